"""The planner's car: its left half, which a node mirrors, one wheel for all four corners, and the few parts
that are on one side only.

Local frame as in car_shape.py: x = distance back from the nose, y = left, z up, meters.  The body is cut along
its regions; its normals are those of a finer grid, so that reflections run smooth over coarse triangles.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

import car_shape as shape
from lib import box, cyl, from_bm, link, spline, tube
from web_mesh import FEET, anchor, cut, merge, plain

STATIONS, ROWS, RINGS = 58, 26, 4
FINER = 4  # times, of the grid that the normals are taken from
PORT = (4.06, 0.93)  # left rear fender, where the planner's cable ends
# (x back, y left, z up) -> Blender (X = left, Y = back, Z = up), in feet
PLACE = Matrix.Scale(FEET, 4) @ Matrix(
    ((0, 1, 0, 0), (1, 0, 0, -shape.LENGTH / 2), (0, 0, 1, 0), (0, 0, 0, 1))
)
WHEEL_SEGMENTS = 34


def materials():
    """Every material of the car by its name: color, roughness, metal."""
    finishes = {
        "paint": ("#1f4f86", 0.32, 0.35),
        "glass": ("#0d1114", 0.05),
        "glass_dark": ("#0d1114", 0.05),
        "gloss": ("#0b0c0e", 0.12),
        "trim": ("#16181a", 0.6),
        "gap": ("#040506", 0.9),
        "lamp_tail": ("#5a0808", 0.3),
        "lamp_head": ("#dfe8ee", 0.2),
        "plate": ("#d9dcdc", 0.6),
        "tire": ("#141414", 0.85),
        "rim": ("#8b9196", 0.3, 0.9),
        "seat": ("#33373b", 0.8),
        "cabin": ("#141618", 0.8),
    }
    return {name: plain(name, *finish) for name, finish in finishes.items()}


def ramp(value, start, end):
    """Smooth step from 0 at start to 1 at end."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def bump(value, middle, width):
    """Bell of height 1."""
    return np.exp(-(((value - middle) / width) ** 2))


def formed(x, y, z):
    """The body with a flatter roof over steeper windows, and creases in hood, shoulder and doors."""
    top, belt = shape.Z_TOP(np.clip(x, 0, shape.LENGTH)), shape.Z_BELT(np.clip(x, 0, shape.LENGTH))
    rise = np.clip((z - belt) / np.maximum(top - belt, 0.02), 0, 1)
    cabin = np.where(z > belt, ramp(top - belt, 0.08, 0.36) * ramp(rise, 0, 0.12), 0)
    steep = (0.885 - 0.285 * rise) * (1 - rise**9) ** 0.45
    y = y + cabin * (np.where(y > 1e-6, steep, 0) - y)
    on_hood = ramp(x, 0.14, 0.34) * (1 - ramp(x, 1.20, 1.36)) * ramp(z, 0.62, 0.74)
    crease = 0.40 + 0.14 * x
    z = z + 0.009 * on_hood * (1 - ramp(np.abs(y), crease - 0.08, crease + 0.08))
    on_side = ramp(x, 0.35, 0.8) * (1 - ramp(x, 4.0, 4.4)) * ramp(np.abs(y), 0.55, 0.75)
    shoulder = 0.775 + 0.032 * x
    y = y - 0.016 * on_side * ramp(shoulder - z, -0.012, 0.045) * (1 - ramp(shoulder - z, 0.05, 0.30))
    y = y - 0.020 * on_side * bump(z, 0.47, 0.085) * ramp(x, 1.30, 1.55) * (1 - ramp(x, 3.05, 3.35))
    return x, y, z


def half_grid(times):
    """Left half of the body: points (stations, rows, 3), each station and row divided by times."""
    rows = (ROWS - 1) * times + 1
    x, y, z = shape.body_grid((STATIONS - 1) * times + 1, rows, (RINGS - 1) * times + 1)
    return np.stack(formed(x[:, :rows], y[:, :rows], z[:, :rows]), -1)


def half_body():
    """Points and normals of the left half, as two lists, and its triangles."""
    points = half_grid(1)
    fine = half_grid(FINER)
    normal = np.cross(np.gradient(fine, axis=1), np.gradient(fine, axis=0))
    ring = (RINGS - 1) * FINER + 1
    kept = np.concatenate(
        [
            np.arange(0, ring, FINER),
            ring + np.arange(0, (STATIONS - 1) * FINER + 1, FINER),
            len(fine) - ring + np.arange(0, ring, FINER),
        ]
    )
    normal = normal[kept][:, ::FINER]
    normal[:, -1, 1] = 0  # across the middle
    length = np.linalg.norm(normal, axis=-1, keepdims=True)
    normal = np.where(length > 1e-12, normal / np.maximum(length, 1e-12), 0)
    normal[0] = (-1, 0, 0)
    normal[-1] = (1, 0, 0)
    count, rows = points.shape[:2]
    tris = []
    for i in range(count - 1):
        for j in range(rows - 1):
            a, b = i * rows + j, i * rows + j + 1
            c, d = a + rows, b + rows
            tris += [(a, b, d), (a, d, c)]
    return points.reshape(-1, 3), normal.reshape(-1, 3), tris


def part(name):
    """Field of a region of car_shape."""
    return lambda x, y, z: shape.regions(x, y, z)[name]


def lamp_middle(x):
    """Height of the middle of a head lamp, and half of its own height."""
    sweep = np.clip(x / 0.56, 0, 1)
    return 0.664 + 0.118 * sweep, 0.046 - 0.030 * sweep


def strip(middle_and_half):
    """The two edges of a strip, each a border of its own, because it is thinner than a triangle."""

    def upper(x, y, z):
        """Distance above the strip."""
        middle, half = middle_and_half(x, y)
        return z - middle - half

    def lower(x, y, z):
        """Distance below it."""
        middle, half = middle_and_half(x, y)
        return middle - half - z

    return upper, lower


def tail_middle(x, y):
    """Height of the middle of the tail lamps, a bar that is higher at the corners, and half of its own height."""
    corner = np.clip((y - shape.LAMP_SPLIT_Y) / 0.25, 0, 1)
    return 0.935 + 0.012 * corner, 0.013 + 0.020 * corner


def windscreen_edge(x):
    """Half width of the windshield."""
    return 0.755 - 0.165 * np.clip((x - 1.33) / 0.87, 0, 1)


def backlight_edge(x):
    """Half width of the rear window."""
    return 0.55 + 0.09 * np.clip((x - 3.62) / 0.6, 0, 1)


# Regions as intersections of borders (negative inside); each border is cut only near the others, which keeps the
# count low.  The last region that holds a triangle gives its material.
# fmt: off
WINDSCREEN = (
    lambda x, y, z: 1.345 - x, lambda x, y, z: x - 2.215, lambda x, y, z: y - windscreen_edge(x), lambda x, y, z: 1.0 - z,
)
ROOF = (
    lambda x, y, z: 2.235 - x, lambda x, y, z: x - 3.52, lambda x, y, z: y - 0.50 + 0.05 * np.clip((x - 2.9) / 0.6, 0, 1),
    lambda x, y, z: 1.3 - z,
)
BACKLIGHT = (
    lambda x, y, z: 3.64 - x, lambda x, y, z: x - 4.24, lambda x, y, z: y - backlight_edge(x),
    lambda x, y, z: 1.10 - z,
)
REGIONS = (
    ("trim", (lambda x, y, z: z - 0.315 - 0.03 * np.clip((x - 1.2) / 2.4, 0, 1),)),
    ("trim", (lambda x, y, z: shape.regions(x, y, z)["arch"] - 0.045,)),
    ("trim", (part("diff"),)),
    ("trim", (*strip(lambda x, y: (0.425, 0.075)), lambda x, y, z: x - 0.13, lambda x, y, z: y - 0.60 - 0.3 * (z - 0.425))),
    ("glass_dark", ROOF),
    ("glass", WINDSCREEN),
    ("glass_dark", BACKLIGHT),
    ("glass", (part("dlo"),)),
    ("lamp_tail", (*strip(tail_middle), lambda x, y, z: 4.33 - x)),
    ("gloss", (*strip(lambda x, y: lamp_middle(x)), lambda x, y, z: x - 0.55, lambda x, y, z: 0.33 - y)),
)
# fmt: on
NEAR = 0.07  # meters from the other borders of a region


def near(field, others):
    """The border only where the region's other borders are not far outside."""

    def local(x, y, z):
        """Signed distance; 1 far away."""
        value = field(x, y, z)
        for other in others:
            value = np.where(other(x, y, z) < NEAR, value, 1.0)
        return value

    return local


def body(looks):
    """The half body, its surface for what is put on it, and its regions."""
    points, normals, tris = half_body()
    # Inward: rays come from outside.
    surface = BVHTree.FromPolygons(points.tolist(), tris)
    verts = np.hstack([points, normals]).tolist()
    borders = [part("arch")]
    for _, fields in REGIONS:
        borders += [near(field, [other for other in fields if other is not field]) for field in fields]
    for border in borders:
        verts, tris = cut(verts, tris, border)
    data = np.array(verts)
    index = np.array(tris)
    corners = data[index][..., :3]
    x, y, z = corners.mean(1).T
    kinds = ["paint"] + sorted({name for name, _ in REGIONS})
    kind = np.zeros(len(index), int)
    for name, fields in REGIONS:
        inside = np.max([field(x, y, z) for field in fields], axis=0) < 0
        kind[inside] = kinds.index(name)
    area = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    keep = (shape.regions(x, y, z)["arch"] > 0) & (area > 1e-7)
    # The same way round as the normals, which point outward.
    way = np.einsum(
        "ij,ij->i",
        np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]),
        data[index][..., 3:].mean(1),
    )
    index[way < 0] = index[way < 0][:, ::-1]
    mesh = bpy.data.meshes.new("body")
    mesh.from_pydata(data[:, :3].tolist(), [], index[keep].tolist())
    for name in kinds:
        mesh.materials.append(looks[name])
    mesh.polygons.foreach_set("material_index", kind[keep].tolist())
    mesh.polygons.foreach_set("use_smooth", [True] * int(keep.sum()))
    normal = data[:, 3:] / np.maximum(np.linalg.norm(data[:, 3:], axis=1, keepdims=True), 1e-9)
    turned = normal[:, (1, 0, 2)]
    mesh.transform(PLACE)
    mesh.flip_normals()
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(turned.tolist())
    return link(bpy.data.objects.new("body", mesh)), surface


class Skin:
    """Places on the body's surface."""

    def __init__(self, surface):
        """surface: the uncut half body."""
        self.surface = surface

    def hit(self, origin, direction):
        """Where a ray meets the body, and its normal there."""
        x, y, z = origin
        # The surface ends in the middle.
        start = Vector((x, max(y, 1e-4), z))
        point, normal, _, _ = self.surface.ray_cast(start, Vector(direction).normalized())
        if point is None:
            raise ValueError(f"no body from {origin}")
        if normal.dot(Vector(direction)) > 0:
            normal = -normal
        return point, normal

    def side(self, x, z):
        """On the flank."""
        return self.hit((x, 2, z), (0, -1, 0))

    def top(self, x, y):
        """On hood, roof or tailgate."""
        return self.hit((x, y, 3), (0, 0, -1))

    def front(self, y, z):
        """On the nose."""
        return self.hit((-1, y, z), (1, 0, 0))

    def rear(self, y, z):
        """On the tail."""
        return self.hit((6, y, z), (-1, 0, 0))

    def around(self, angle, height):
        """On the nose's corner: degrees from straight ahead to the left; height(x) of the place."""
        turn = math.radians(angle)
        z = height(0.2)
        for _ in range(4):
            point, normal = self.hit(
                (0.62 - 3 * math.cos(turn), 0.36 + 3 * math.sin(turn), z),
                (math.cos(turn), -math.sin(turn), 0),
            )
            z = height(point.x)
        return point, normal


def ribbon(name, places, width, material, lift=0.0035):
    """Flat strip along places on the body, each a point and a normal."""
    bm = bmesh.new()
    rows = []
    for i, (point, normal) in enumerate(places):
        way = places[min(i + 1, len(places) - 1)][0] - places[max(i - 1, 0)][0]
        across = way.cross(normal).normalized() * width / 2
        rows.append([bm.verts.new(point + normal * lift + across * side) for side in (-1, 1)])
    for a, b in zip(rows, rows[1:]):
        bm.faces.new((a[0], a[1], b[1], b[0]))
    for face in bm.faces:
        face.normal_update()
        if face.normal.dot(places[0][1]) < 0 and face.normal.dot(places[-1][1]) < 0:
            face.normal_flip()
    return from_bm(name, bm, material)


def between(points, steps):
    """Smooth line through pairs."""
    return [(p.x, p.y) for p in spline([(a, b, 0) for a, b in points], steps)]


GAP = 0.0085  # meters: a shut line and the dark of its rounded edges


def shut_lines(skin, looks):
    """Doors, hood, bumpers, tailgate."""
    gap = looks["gap"]
    front_door = between([(1.512, 0.335), (1.500, 0.50), (1.505, 0.72), (1.56, 0.975)], 7)
    middle = [(2.785 - 0.055 * t, 0.345 + 0.655 * t) for t in np.linspace(0, 1, 14)]
    rear_door = between([(3.31, 0.345), (3.345, 0.56), (3.44, 0.72), (3.62, 0.87), (3.84, 1.035)], 6)
    bumper = between([(0.565, 0.60), (0.535, 0.69), (0.50, 0.755)], 4)
    rear_bumper = between([(4.135, 0.575), (4.20, 0.66), (4.28, 0.72)], 4)
    hood_side = [(x, 0.705 + 0.055 * min(max(x - 0.3, 0), 1)) for x in np.linspace(0.36, 1.26, 18)]
    nose = [(0.205 + 0.075 * (y / 0.62) ** 4, y) for y in np.linspace(0, 0.62, 14)]
    corner = between([nose[-1], (0.315, 0.682), hood_side[0]], 5)
    gate = [
        (shape.LAMP_SPLIT_Y + 0.13 * min(max((z - 0.95) / 0.25, 0), 1), z)
        for z in np.linspace(0.60, 1.09, 14)
    ]
    gate_foot = [(y, 0.60 - 0.02 * (1 - y / 0.47)) for y in np.linspace(0, 0.47, 8)]
    lines = [
        ("front door", [skin.side(*at) for at in front_door]),
        ("middle", [skin.side(*at) for at in middle]),
        ("rear door", [skin.side(*at) for at in rear_door]),
        ("front bumper", [skin.side(*at) for at in bumper]),
        ("rear bumper", [skin.side(*at) for at in rear_bumper]),
        ("hood", [skin.top(*at) for at in nose + corner[1:-1] + hood_side]),
        ("tailgate", [skin.rear(*at) for at in gate]),
        ("tailgate foot", [skin.rear(*at) for at in gate_foot]),
        ("rear bumper top", [skin.rear(y, 0.745) for y in np.linspace(0.475, 0.74, 8)]),
    ]
    return [ribbon(name, places, GAP, gap) for name, places in lines]


def lamps(skin, looks):
    """What shines in the dark housings: a light guide along the top, two lenses, and the bar in the tail."""
    made = []

    def at(share):
        """Height in the lamp, -1 to 1."""

        def height(x):
            """At a distance from the nose."""
            middle, half = lamp_middle(x)
            return float(middle + share * half)

        return height

    guide = [skin.around(angle, at(0.62)) for angle in np.linspace(2, 74, 16)]
    made.append(ribbon("guide", guide, 0.015, looks["lamp_head"]))
    for angle, radius in ((14, 0.026), (34, 0.024)):
        point, normal = skin.around(angle, at(-0.22))
        turn = normal.to_track_quat("Z", "Y").to_euler()
        made.append(cyl("bezel", radius + 0.006, 0.008, point + normal * 0.002, looks["rim"], turn, 18))
        made.append(
            cyl("lens", radius, 0.014, point + normal * 0.002, looks["lamp_head"], turn, 18, r2=radius * 0.7)
        )
    return made


def windows(skin, looks):
    """Black edges of the glass, pillars between the side windows, and the strip below the windshield."""
    side = shape.smooth_outline(shape.SIDE_GLASS, 3)
    front = [(1.345, y) for y in np.linspace(0, 0.70, 8)]
    front += [(x, float(windscreen_edge(x))) for x in np.linspace(1.37, 2.19, 12)]
    front += [(2.215, y) for y in np.linspace(0.55, 0, 6)]
    back = [(3.64, y) for y in np.linspace(0, 0.52, 6)]
    back += [(x, float(backlight_edge(x))) for x in np.linspace(3.67, 4.21, 8)]
    back += [(4.24, y) for y in np.linspace(0.60, 0, 7)]
    lines = [
        ([skin.side(*at) for at in side + side[:1]], 0.030),
        ([skin.top(*at) for at in front], 0.042),
        ([skin.top(*at) for at in back], 0.042),
        ([skin.top(1.30, y) for y in np.linspace(0, 0.77, 9)], 0.085),
        ([skin.side(2.765 - 0.1 * (z - 0.95), z) for z in np.linspace(1.0, 1.42, 7)], 0.075),
        ([skin.side(3.60 - 0.16 * (z - 0.95), z) for z in np.linspace(1.02, 1.33, 6)], 0.022),
    ]
    return [ribbon("edge", places, width, looks["gloss"]) for places, width in lines]


def front_parts(skin, looks):
    """Slats of the lower intake, its frame, and the wipers."""
    made = []
    for z in (0.395, 0.43, 0.465):
        places = [skin.front(y, z) for y in np.linspace(0, 0.565, 9)]
        made.append(ribbon("slat", places, 0.010, looks["gloss"], 0.004))
    lip = [skin.front(y, 0.357) for y in np.linspace(0, 0.60, 9)]
    made.append(ribbon("lip", lip, 0.022, looks["gloss"], 0.004))
    for start, end in (((1.375, 0.06), (1.44, 0.66)), ((1.375, 0.50), (1.435, 0.08))):
        ends = [Vector(start), Vector(end)]
        places = [skin.top(*ends[0].lerp(ends[1], t)) for t in np.linspace(0, 1, 8)]
        made.append(tube("wiper", [p + n * 0.012 for p, n in places], 0.0075, looks["trim"], 0))
    return made


def side_parts(skin, looks):
    """Door handles, mirror, sill and the rail along the side windows."""
    made = []
    for x in (2.56, 3.43):
        point, normal = skin.side(x, 0.872)
        lean = math.atan2(normal.z, normal.y)
        made.append(
            box("recess", (0.215, 0.004, 0.040), point + normal * 0.001, looks["gap"], 0, rot=(lean, 0, 0))
        )
        made.append(
            box(
                "handle",
                (0.195, 0.020, 0.024),
                point + normal * 0.010,
                looks["paint"],
                0.008,
                2,
                rot=(lean, 0, 0),
            )
        )
    made.append(
        box("mirror", (0.125, 0.215, 0.130), (1.845, 0.985, 1.058), looks["paint"], 0.040, 3, (0, 0, 0.10))
    )
    made.append(
        box(
            "mirror foot",
            (0.100, 0.200, 0.030),
            (1.848, 0.975, 0.993),
            looks["gloss"],
            0.012,
            1,
            (0, 0, 0.10),
        )
    )
    made.append(
        box("mirror glass", (0.006, 0.170, 0.092), (1.908, 0.988, 1.058), looks["rim"], 0, rot=(0, 0, 0.10))
    )
    made.append(box("stalk", (0.075, 0.130, 0.032), (1.815, 0.885, 0.990), looks["gloss"], 0.010, 1))
    rail = between([(1.66, 1.008), (2.2, 1.006), (2.8, 1.005), (3.4, 1.019), (3.84, 1.037)], 4)
    made.append(ribbon("rail", [skin.side(*at) for at in rail], 0.012, looks["rim"], 0.004))
    return made


def cabin(looks):
    """Half of the inside, as seen through the windows."""
    seat, dark = looks["seat"], looks["cabin"]
    made = [
        box("floor", (2.7, 0.72, 0.04), (2.85, 0.36, 0.56), dark, 0),
        box("dash", (0.42, 0.68, 0.16), (1.66, 0.34, 0.895), dark, 0.04, 2),
        box("parcel shelf", (0.5, 0.60, 0.03), (3.95, 0.30, 0.96), dark, 0),
        box("door top", (2.05, 0.05, 0.10), (2.65, 0.80, 0.95), dark, 0),
        box("console", (0.9, 0.13, 0.10), (2.25, 0.065, 0.66), dark, 0),
    ]
    for x, y, width in ((2.42, 0.37, 0.48), (3.32, 0.34, 0.62)):
        made += [
            box("cushion", (0.48, width, 0.14), (x - 0.14, y, 0.68), seat, 0.05, 2),
            box("back", (0.13, width, 0.60), (x + 0.14, y, 0.98), seat, 0.05, 2, (0, 0.20, 0)),
            box("headrest", (0.085, 0.25, 0.15), (x + 0.235, y, 1.325), seat, 0.035, 2, (0, 0.16, 0)),
        ]
    return made


def lathe(name, profile, material, angle=40):
    """Surface of revolution about y through (y, radius) pairs, seen from the left of their way up."""
    bm = bmesh.new()
    rings = [
        [bm.verts.new((r * math.cos(a), y, r * math.sin(a))) for y, r in profile]
        for a in (math.tau * i / WHEEL_SEGMENTS for i in range(WHEEL_SEGMENTS))
    ]
    for a, b in zip(rings, rings[1:] + rings[:1]):
        for k in range(len(profile) - 1):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    return from_bm(name, bm, material, angle=angle)


def spoke(angle, looks):
    """One of the twin spokes: flat face, sides that go into the wheel, wider at the rim."""
    across = Vector((-math.sin(angle), 0, math.cos(angle)))
    along = Vector((math.cos(angle), 0, math.sin(angle)))
    out = Vector((0, 1, 0))
    bm = bmesh.new()
    rows = []
    for radius, half, face in ((0.030, 0.012, 0.084), (0.120, 0.009, 0.100), (0.241, 0.014, 0.098)):
        middle = along * radius
        rows.append(
            [
                bm.verts.new(middle + across * (half * side * wide) + out * depth)
                for side, wide, depth in (
                    (-1, 1.5, face - 0.05),
                    (-1, 1, face),
                    (1, 1, face),
                    (1, 1.5, face - 0.05),
                )
            ]
        )
    for a, b in zip(rows, rows[1:]):
        for k in range(3):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    return from_bm("spoke", bm, looks["rim"], angle=25)


def wheel(looks):
    """Tire, rim with five twin spokes and a brake disc; its outer face is toward +y."""
    tire = [
        (-0.105, 0.254), (-0.117, 0.280), (-0.116, 0.312), (-0.100, 0.337), (-0.074, 0.346),
        (0.074, 0.346), (0.100, 0.337), (0.116, 0.312), (0.117, 0.280), (0.107, 0.256),
    ]  # fmt: skip
    lip = [(0.107, 0.258), (0.111, 0.252), (0.105, 0.243), (0.080, 0.239)]
    barrel = [(0.080, 0.239), (-0.02, 0.225), (-0.02, 0.03)]
    spin = (math.pi / 2, 0, 0)
    made = [
        lathe("tire", tire, looks["tire"], 50),
        lathe("lip", lip, looks["rim"], 60),
        lathe("barrel", barrel, looks["gap"]),
        cyl("disc", 0.150, 0.014, (0, 0.004, 0), looks["rim"], spin, 20),
        box("caliper", (0.075, 0.040, 0.13), (0.125, 0.020, 0.01), looks["trim"], 0.01, 1),
        cyl("hub", 0.052, 0.05, (0, 0.076, 0), looks["rim"], spin, 20, 0.006),
        cyl("cap", 0.026, 0.006, (0, 0.102, 0), looks["gloss"], spin, 16),
    ]
    for k in range(5):
        for side in (-1, 1):
            made.append(spoke(math.tau * k / 5 + 0.3 + side * 0.155, looks))
    return made


def one_sided(skin, looks):
    """Charge port, steering wheel, screen and plate."""
    x, z = PORT
    point, normal = skin.side(x, z)
    lean = (math.atan2(normal.z, normal.y), 0, 0)
    flap = [skin.side(x + 0.085 * math.cos(a), z + 0.072 * math.sin(a)) for a in np.linspace(0, math.tau, 17)]
    made = [
        ribbon("flap", flap, GAP, looks["gap"]),
        cyl("port", 0.050, 0.010, point + normal * 0.003, looks["gloss"], (lean[0] - math.pi / 2, 0, 0), 20),
        cyl("socket", 0.036, 0.018, point + normal * 0.003, looks["rim"], (lean[0] - math.pi / 2, 0, 0), 16),
    ]
    circle = [
        (1.93 + 0.06 * math.sin(a), 0.37 + 0.18 * math.cos(a), 0.99 + 0.17 * math.sin(a))
        for a in (math.tau * i / 18 for i in range(18))
    ]
    made.append(tube("steering wheel", circle, 0.016, looks["cabin"], 1, cyclic=True))
    made.append(box("hub", (0.03, 0.30, 0.05), (1.935, 0.37, 0.985), looks["cabin"], 0))
    point, normal = skin.rear(0, 0.665)
    lean = (0, -math.atan2(normal.z, normal.x), 0)
    made.append(box("plate", (0.006, 0.32, 0.155), point + normal * 0.007, looks["plate"], 0, rot=lean))
    made.append(box("screen", (0.02, 0.36, 0.20), (1.88, 0.0, 1.03), looks["cabin"], 0))
    return made, point + normal * 0.02


def placed(ob):
    """A merged object, turned into the model's frame."""
    ob.data.transform(PLACE)
    ob.data.flip_normals()
    return ob


def wells(skin, looks):
    """Insides of the wheel arches, from the body's edge to the middle, and what is between them."""
    made = []
    for axle in shape.AXLES:
        bm = bmesh.new()
        rows = []
        for turn in np.linspace(-0.2, math.pi + 0.2, 24):
            x, z = axle + shape.R_ARCH * math.cos(turn), shape.ARCH_Z + shape.R_ARCH * math.sin(turn)
            rows.append([bm.verts.new(at) for at in (skin.side(x, z)[0], (x, 0, z))])
        for a, b in zip(rows, rows[1:]):
            bm.faces.new((a[0], a[1], b[1], b[0]))
        made.append(from_bm("well", bm, looks["gap"], angle=60))
    made.append(box("underbody", (3.9, 0.725, 0.06), (2.35, 0.3625, 0.25), looks["gap"], 0))
    return made


def car():
    """Everything under one node, in feet: x to the car's left, nose to glTF's +z."""
    looks = materials()
    root = link(bpy.data.objects.new("ev", None))
    shell, surface = body(looks)
    skin = Skin(surface)
    details = (
        shut_lines(skin, looks) + lamps(skin, looks) + front_parts(skin, looks) + side_parts(skin, looks)
    )
    details += windows(skin, looks) + cabin(looks) + wells(skin, looks)
    unique, port = one_sided(skin, looks)
    left = [shell, placed(merge("details", details, feet=False))]
    once = placed(merge("once", unique, feet=False))
    rim = placed(merge("wheel", wheel(looks), feet=False))
    rim.data.transform(Matrix.Translation((0, shape.LENGTH / 2 * FEET, 0)))
    for ob in (*left, once):
        ob.parent = root
    for ob in left:
        mirrored = link(bpy.data.objects.new(ob.name + " right", ob.data))
        mirrored.scale.x = -1
        mirrored.parent = root
    for axle in shape.AXLES:
        for side in (1, -1):
            corner = link(bpy.data.objects.new("wheel", rim.data))
            corner.location = PLACE @ Vector((axle, side * shape.TRACK_HALF, shape.R_TIRE))
            corner.scale.x = side
            corner.parent = root
    bpy.data.objects.remove(rim)
    anchor("anchor_port", (port.y, port.x - shape.LENGTH / 2, port.z), root)
    return root
