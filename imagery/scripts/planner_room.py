"""The planner's garage: one GLB for the web and the light baked into its sheets.

    blender -b -P scripts/planner_room.py -- draft|day|evening [sheet percent] [samples]

Coordinates are the planner's, in feet: x right, y up, z toward the door, origin on the middle of the floor.
`day` also writes WORK/models_raw/garage.glb and the colors of all surfaces. Every run writes the light
(WORK/room_LIGHT.npz: two halves with different seeds) and a small panorama for reflections.
planner_sheets.py makes the WebP sheets from them.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import addon_utils
from lib import *
from exterior import m_roof, m_siding

LIGHT, SCALE, SPP = scene_args(("day",), scale=100, spp=128)
FOOT = 0.3048
SHEET = int(1536 * SCALE)
CAR = os.path.join(HERE, "..", "..", "public", "planner", "models", "ev-car.glb")
HALF, TALL, THICK = 10, 9, 0.5
DOOR_HALF, DOOR_TALL, DOOR_Z = 8, 7, 10.16
SHED_X = 60  # where the detached garage stands while its light is baked
reset()


def at(x, y, z):
    """Planner feet to Blender meters."""
    return Vector((x * FOOT, -z * FOOT, y * FOOT))


def solid(name, corners, m, skip=""):
    """Axis-aligned box ((x, y, z), (x, y, z)) in feet; skip names faces to leave out: l r d u b f."""
    (x0, y0, z0), (x1, y1, z1) = corners
    x0, x1 = sorted((x0, x1))
    y0, y1 = sorted((y0, y1))
    z0, z1 = sorted((z0, z1))
    faces = {
        "l": ((x0, y0, z0), (x0, y0, z1), (x0, y1, z1), (x0, y1, z0)),
        "r": ((x1, y0, z1), (x1, y0, z0), (x1, y1, z0), (x1, y1, z1)),
        "d": ((x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)),
        "u": ((x0, y1, z1), (x1, y1, z1), (x1, y1, z0), (x0, y1, z0)),
        "b": ((x1, y0, z0), (x0, y0, z0), (x0, y1, z0), (x1, y1, z0)),
        "f": ((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)),
    }
    bm = bmesh.new()
    for key, points in faces.items():
        if key not in skip:
            bm.faces.new([bm.verts.new(at(*p)) for p in points])
    return from_bm(name, bm, m, smooth=False)


def quads(name, faces, m, facing=None):
    """Mesh of polygons, counter-clockwise seen from outside, or turned toward facing."""
    bm = bmesh.new()
    for points in faces:
        face = bm.faces.new([bm.verts.new(at(*p)) for p in points])
        face.normal_update()
        if facing and face.normal.dot(at(*facing)) < 0:
            face.normal_flip()
    return from_bm(name, bm, m, smooth=False)


def round_bar(points, radius, m):
    """Round bar along points in feet, six-sided."""
    ob = tube("bar", [at(*p) for p in points], radius * FOOT, m, 1)
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    return link(bpy.data.objects.new("bar", mesh))


def can(x, y, z, radius, height, m):
    """Upright cylinder on y."""
    return cyl("can", radius * FOOT, height * FOOT, at(x, y + height / 2, z), m, seg=16)


# ------------------------------------------------------------ materials
def m_floor():
    """Light troweled concrete with a cross of control joints."""
    m = m_concrete("slab", (0.44, 0.42, 0.39))
    t = NT(m)
    b = bsdf(m)
    plain = b["Base Color"].links[0].from_socket
    axes = t.new("ShaderNodeSeparateXYZ")
    t.link(t.coords(), axes.inputs[0])
    near = t.math("MINIMUM", t.math("ABSOLUTE", axes.outputs[0]), t.math("ABSOLUTE", axes.outputs[1]))
    t.link(t.mix(t.ramp(near, [(0.005, 0.72), (0.011, 0.0)]), plain, (0.05, 0.047, 0.043)), b["Base Color"])
    return m


WALL = m_drywall("wall", srgb("#e2dfd8"), dirt=0.05, floor_z=0)
CEILING = m_drywall("ceiling", srgb("#e8e6e1"))
FLOOR = m_floor()
TRIM = mat("trim", srgb("#efede8"), 0.4)
# Lit by nothing, so that a cut reads as a cut.
CUT = mat("cut", (0, 0, 0), 0.9, emit=srgb("#2c3238"), emit_s=1)
SILL = mat("sill", (0, 0, 0), 0.9, emit=srgb("#a39d93"), emit_s=1)
STEEL = mat("steel", srgb("#a9adb0"), 0.5)
DARK = mat("dark", srgb("#35393c"), 0.6)
PLY = m_wood("ply", srgb("#c9a06e"), srgb("#ad8455"), 1.2, 0.55, axis="Y")
CARTON = m_cardboard("carton", srgb("#b8925f"))
DOOR = mat("door", srgb("#e9e8e4"), 0.5)
GROOVE = mat("groove", srgb("#b9b8b2"), 0.7)
PANE = mat("pane", (0, 0, 0), 0.5, emit=(1, 1, 1), emit_s=1)
LAMP = mat("lamp", (0, 0, 0), 0.5, emit=(1, 1, 1), emit_s=1)
SIDING = m_siding("siding", srgb("#c3ccd0"))
WHITE = mat("white", srgb("#eceae4"), 0.6)
ROOF = m_roof("roof", srgb("#54585c"), ridge="Y")
CONCRETE = m_concrete("footing", (0.40, 0.39, 0.375))


# ------------------------------------------------------------ pieces of the room
def plaster(corners, normal):
    """One painted wall face as a single quad."""
    return quads("plaster", [corners], WALL)


def wall_body(x0, z0, x1, z1, inner):
    """What is seen of a wall's cut: its top, ends and outer side. Also keeps light out."""
    return solid("body", ((x0, 0, z0), (x1, TALL, z1)), CUT, "d" + inner)


def baseboard(x0, z0, x1, z1):
    """Board at a wall's foot with a thin cap."""
    grow = 0.012
    return [
        solid("base", ((x0, 0, z0), (x1, 0.36, z1)), TRIM, "d"),
        solid("cap", ((x0 - grow, 0.33, z0 - grow), (x1 + grow, 0.375, z1 + grow)), TRIM, ""),
    ]


def outlet(x, y, z, wall):
    """Duplex receptacle with its plate on the back or right wall."""

    def part(w, h, depth, dy, m):
        """Plate or opening, centered dy above the outlet."""
        if wall == "back":
            return solid("o", ((x - w, y + dy - h, z), (x + w, y + dy + h, z + depth)), m, "b")
        return solid("o", ((x, y + dy - h, z - w), (x - depth, y + dy + h, z + w)), m, "r")

    return [
        part(0.12, 0.19, 0.025, 0, TRIM),
        part(0.06, 0.065, 0.04, 0.085, GROOVE),
        part(0.06, 0.065, 0.04, -0.085, GROOVE),
    ]


def back_wall():
    """Back wall, z = -10."""
    return [
        plaster(((-HALF, 0, -HALF), (HALF, 0, -HALF), (HALF, TALL, -HALF), (-HALF, TALL, -HALF)), "f"),
        wall_body(-HALF - THICK, -HALF - THICK, HALF + THICK, -HALF - 0.02, "f"),
        *baseboard(-HALF, -HALF, HALF, -HALF + 0.05),
        *outlet(5.2, 1.35, -HALF, "back"),
        *outlet(-4.6, 1.35, -HALF, "back"),
    ]


def right_wall():
    """Right wall, x = 10."""
    return [
        plaster(((HALF, 0, -HALF), (HALF, 0, HALF), (HALF, TALL, HALF), (HALF, TALL, -HALF)), "l"),
        wall_body(HALF + 0.02, -HALF, HALF + THICK, HALF, "l"),
        *baseboard(HALF - 0.05, -HALF, HALF, HALF),
        *outlet(HALF, 1.35, -4.7, "right"),
        *outlet(HALF, 1.35, 4.7, "right"),
    ]


def left_wall():
    """Left wall, x = -10, with a broom on a hook."""
    x = -HALF
    return [
        plaster(((x, 0, HALF), (x, 0, -HALF), (x, TALL, -HALF), (x, TALL, HALF)), "r"),
        wall_body(x - THICK, -HALF, x - 0.02, HALF, "r"),
        *baseboard(x, -HALF, x + 0.05, HALF),
        solid("rail", ((x, 5.4, 2.2), (x + 0.1, 5.65, 6.2)), PLY, "l"),
        round_bar([(x + 0.22, 0.9, 2.9), (x + 0.22, 5.6, 2.9)], 0.045, PLY),
        solid("brush", ((x + 0.08, 0.45, 2.45), (x + 0.4, 0.9, 3.35)), mat("brush", srgb("#7d3f2c"), 0.9)),
        round_bar([(x + 0.2, 1.3, 4.3), (x + 0.2, 5.6, 4.3)], 0.05, PLY),
        solid("blade", ((x + 0.12, 0.5, 3.95), (x + 0.2, 1.5, 4.65)), STEEL),
        round_bar(
            [(x + 0.3, 4.7 + 0.62 * math.sin(a), 5.6 + 0.62 * math.cos(a)) for a in np.linspace(0, 6.28, 19)],
            0.09,
            mat("cord", srgb("#c4591e"), 0.7),
        ),
    ]


WINDOWS = [(-5.9 + 3.93 * i) for i in range(4)]  # middles
PANE_HALF, PANE_Y = 1.3, (5.62, 6.62)


def front_wall():
    """Front wall with a sectional door: four insulated sections, the top one with windows."""
    z, out = HALF, []
    for sign in (-1, 1):
        a, b = sorted((sign * DOOR_HALF, sign * HALF))
        out.append(quads("pier", [((b, 0, z), (a, 0, z), (a, TALL, z), (b, TALL, z))], WALL))
        out.append(solid("body", ((a, 0, z + 0.02), (b + (THICK if sign > 0 else 0), TALL, z + THICK)), CUT, "db") if sign > 0
                   else solid("body", ((a - THICK, 0, z + 0.02), (b, TALL, z + THICK)), CUT, "db"))  # fmt: skip
        j = sign * DOOR_HALF
        out.append(solid("jamb", ((j, 0, z - 0.06), (j + sign * 0.3, DOOR_TALL + 0.3, z + 0.3)), TRIM, "d"))
        out.append(
            solid(
                "track", ((j + sign * 0.06, 0.1, z - 0.28), (j + sign * 0.2, DOOR_TALL + 0.4, z - 0.1)), STEEL
            )
        )
        out += baseboard(a, z - 0.05, b, z)
    out.append(quads("lintel", [((DOOR_HALF, DOOR_TALL, z), (-DOOR_HALF, DOOR_TALL, z), (-DOOR_HALF, TALL, z), (DOOR_HALF, TALL, z))], WALL))  # fmt: skip
    out.append(
        solid("body", ((-DOOR_HALF, DOOR_TALL + 0.02, z + 0.02), (DOOR_HALF, TALL, z + THICK)), CUT, "b")
    )
    out.append(
        solid("head", ((-DOOR_HALF, DOOR_TALL, z - 0.06), (DOOR_HALF, DOOR_TALL + 0.3, z + 0.3)), TRIM)
    )
    d0, d1 = DOOR_Z, DOOR_Z + 0.14
    for row in range(3):
        y = row * 1.75
        out.append(solid("section", ((-DOOR_HALF, y + 0.02, d0), (DOOR_HALF, y + 1.73, d1)), DOOR))
        for column in range(6):
            x = -DOOR_HALF + (column + 0.5) * 16 / 6
            out.append(solid("field", ((x - 1.12, y + 0.3, d0 - 0.03), (x + 1.12, y + 1.45, d0)), DOOR, "f"))
    out.append(solid("low", ((-DOOR_HALF, 5.27, d0), (DOOR_HALF, PANE_Y[0], d1)), DOOR))
    out.append(solid("high", ((-DOOR_HALF, PANE_Y[1], d0), (DOOR_HALF, DOOR_TALL, d1)), DOOR))
    edges = [-DOOR_HALF, *(w + s * PANE_HALF for w in WINDOWS for s in (-1, 1)), DOOR_HALF]
    for a, b in zip(edges[::2], edges[1::2]):
        out.append(solid("stile", ((a, PANE_Y[0], d0), (b, PANE_Y[1], d1)), DOOR))
    for w in WINDOWS:
        out.append(solid("bar", ((w - 0.04, PANE_Y[0], d0 + 0.02), (w + 0.04, PANE_Y[1], d1)), DOOR))
    for x in (-5.33, -2.67, 0, 2.67, 5.33):
        for y in (1.75, 3.5, 5.25):
            out.append(solid("hinge", ((x - 0.12, y - 0.2, d0 - 0.05), (x + 0.12, y + 0.2, d0)), STEEL, "f"))
    out.append(solid("seal", ((-DOOR_HALF, 0, d0), (DOOR_HALF, 0.03, d1)), DARK))
    return out


def panes():
    """Glass of the door: seen, but no obstacle for the light."""
    z = DOOR_Z + 0.07
    return [
        quads("glass", [((w + PANE_HALF, PANE_Y[0], z), (w - PANE_HALF, PANE_Y[0], z), (w - PANE_HALF, PANE_Y[1], z), (w + PANE_HALF, PANE_Y[1], z))], PANE)
        for w in WINDOWS
    ]  # fmt: skip


LAMPS = [(0.6, -4.6), (0.6, 4.2)]  # middles of the two ceiling lights, x and z


def ceiling():
    """Ceiling with tracks, opener and the housings of two lights."""
    out = [
        quads(
            "ceil",
            [((-HALF, TALL, -HALF), (HALF, TALL, -HALF), (HALF, TALL, HALF), (-HALF, TALL, HALF))],
            CEILING,
        )
    ]
    for sign in (-1, 1):
        x = sign * (DOOR_HALF + 0.13)
        bend = [(x, 7.4 + 0.9 * math.sin(a), 9.8 - 0.9 * (1 - math.cos(a))) for a in np.linspace(0, 1.57, 6)]
        out.append(round_bar([*bend, (x, 8.3, -1)], 0.07, STEEL))
        out.append(solid("hanger", ((x - 0.04, 8.3, -0.9), (x + 0.04, TALL, -0.8)), STEEL))
    out.append(round_bar([(0, 8.35, 9.7), (0, 8.35, 0.4)], 0.06, STEEL))
    out.append(solid("opener", ((-0.55, 8.1, -1.1), (0.55, 8.62, 0.4)), mat("opener", srgb("#d8d8d4"), 0.5)))
    for x, z in LAMPS:
        out.append(solid("housing", ((x - 2.1, 8.9, z - 0.3), (x + 2.1, TALL, z + 0.3)), TRIM, "u"))
    return out


def tubes():
    """Luminous faces of the two ceiling lights."""
    return [
        quads("tube", [((x - 2, 8.88, z - 0.22), (x + 2, 8.88, z - 0.22), (x + 2, 8.88, z + 0.22), (x - 2, 8.88, z + 0.22))], LAMP)
        for x, z in LAMPS
    ]  # fmt: skip


def tote(x, y, z, w, h, l, color, lid):
    """Storage tote: w across the shelf, l along it."""
    m, top = mat("tote" + color, srgb(color), 0.5), mat("lid" + lid, srgb(lid), 0.5)
    bm = bmesh.new()
    k = 0.92
    low = [
        bm.verts.new(at(x + sx * w / 2 * k, y, z + sz * l / 2 * k))
        for sx, sz in ((-1, 1), (1, 1), (1, -1), (-1, -1))
    ]
    high = [
        bm.verts.new(at(x + sx * w / 2, y + h, z + sz * l / 2))
        for sx, sz in ((-1, 1), (1, 1), (1, -1), (-1, -1))
    ]
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new((low[i], low[j], high[j], high[i]))
    out = [from_bm("tote", bm, m, smooth=False)]
    out.append(
        solid(
            "lid",
            ((x - w / 2 - 0.05, y + h, z - l / 2 - 0.05), (x + w / 2 + 0.05, y + h + 0.1, z + l / 2 + 0.05)),
            top,
        )
    )
    out.append(
        solid(
            "lid2",
            (
                (x - w / 2 + 0.1, y + h + 0.1, z - l / 2 + 0.1),
                (x + w / 2 - 0.1, y + h + 0.14, z + l / 2 - 0.1),
            ),
            top,
            "d",
        )
    )
    for dz in (-0.3, 0, 0.3):
        out.append(
            solid(
                "rib",
                (
                    (x + w / 2 * 0.95, y + 0.1, z + dz * l - 0.03),
                    (x + w / 2 * 1.01, y + h - 0.1, z + dz * l + 0.03),
                ),
                m,
                "l",
            )
        )
    return out


def carton(x, y, z, w, h, l):
    """Taped cardboard box with a label."""
    tape, label = mat("tape", srgb("#d3b47d"), 0.4), mat("label", srgb("#ecebe6"), 0.7)
    return [
        solid("carton", ((x - w / 2, y, z - l / 2), (x + w / 2, y + h, z + l / 2)), CARTON, "d"),
        solid("tape", ((x - w / 2, y + h, z - 0.08), (x + w / 2, y + h + 0.006, z + 0.08)), tape, "d"),
        solid("tape", ((x + w / 2, y + h * 0.68, z - 0.08), (x + w / 2 + 0.006, y + h, z + 0.08)), tape, "l"),
        solid(
            "label",
            ((x + w / 2, y + h * 0.25, z + l * 0.14), (x + w / 2 + 0.006, y + h * 0.5, z + l * 0.38)),
            label,
            "l",
        ),
    ]


def shelf():
    """Steel shelving along the left wall with what a garage holds."""
    x0, x1, z0, z1 = -9.85, -8.3, -5.4, 0.6
    boards, out = (0.42, 2.05, 3.7, 5.35), []
    for x in (x0, x1):
        for z in (z0, z1):
            out.append(solid("post", ((x - 0.06, 0, z - 0.06), (x + 0.06, 6.2, z + 0.06)), DARK, "d"))
    for y in boards:
        out.append(solid("board", ((x0, y - 0.06, z0), (x1, y, z1)), PLY))
        for x in (x0, x1):
            out.append(solid("beam", ((x - 0.03, y - 0.24, z0), (x + 0.03, y - 0.02, z1)), DARK))
    x = (x0 + x1) / 2 + 0.05
    out += tote(x, boards[0], -4.4, 1.25, 1.1, 1.7, "#566470", "#323b42")
    out += tote(x, boards[0], -2.3, 1.25, 1.1, 1.7, "#566470", "#323b42")
    out += carton(x, boards[0], -0.4, 1.2, 1.25, 1.4)
    out += carton(x, boards[1], -4.3, 1.2, 1.2, 1.8)
    out += tote(x, boards[1], -2.2, 1.2, 0.95, 1.6, "#c9ced0", "#3d5a7c")
    out += tote(x, boards[1], -0.3, 1.2, 0.95, 1.5, "#c9ced0", "#3d5a7c")
    out += tote(x, boards[2], -4.5, 1.2, 0.95, 1.5, "#c9ced0", "#3d5a7c")
    for i, color in enumerate(("#d8d8d4", "#b9bcbc", "#d8d8d4")):
        out.append(
            can(
                x + 0.2 - 0.1 * (i % 2),
                boards[2],
                -3.1 + 0.72 * i,
                0.28,
                0.62,
                mat("can" + color, srgb(color), 0.4),
            )
        )
    out += carton(x, boards[2], -0.3, 1.1, 1.0, 1.3)
    out += carton(x, boards[3], -4.2, 1.25, 0.85, 2.0)
    red = mat("toolbox", srgb("#a8322a"), 0.4)
    out.append(solid("toolbox", ((x - 0.4, boards[3], -2.6), (x + 0.4, boards[3] + 0.62, -1.0)), red))
    out.append(
        round_bar(
            [
                (x, boards[3] + 0.62, -2.2),
                (x, boards[3] + 0.82, -2.1),
                (x, boards[3] + 0.82, -1.5),
                (x, boards[3] + 0.62, -1.4),
            ],
            0.05,
            DARK,
        )
    )
    out.append(can(x, boards[3], -0.3, 0.42, 0.9, mat("bucket", srgb("#e0dfd9"), 0.4)))
    return out


def floor():
    """Slab, the curbs that stay where a wall is hidden, and the apron outside the door."""
    outer, cut, curb = HALF + THICK, CUT, 0.28
    top = quads("floor", [((-HALF, 0, HALF), (HALF, 0, HALF), (HALF, 0, -HALF), (-HALF, 0, -HALF))], FLOOR)
    slab = solid("slab", ((-outer, -0.5, -outer), (outer, -0.02, outer)), CONCRETE, "du")
    i = HALF + 0.04
    curbs = [
        ((-outer + 0.03, -i), (outer - 0.03, -outer + 0.03)),
        ((-outer + 0.03, -i), (-i, outer - 0.03)),
        ((i, -i), (outer - 0.03, outer - 0.03)),
        ((-i, i), (-DOOR_HALF, outer - 0.03)),
        ((DOOR_HALF, i), (i, outer - 0.03)),
    ]
    out = [top, slab]
    for (xa, za), (xb, zb) in curbs:
        out.append(solid("curb", ((xa, -0.02, za), (xb, curb, zb)), cut, "d"))
    rim = ((-outer, -i, -outer, outer), (i, outer, -outer, outer), (-i, i, -outer, -i), (-i, i, i, outer))
    for x0, x1, z0, z1 in rim:
        out.append(
            quads("rim", [((x0, -0.02, z1), (x1, -0.02, z1), (x1, -0.02, z0), (x0, -0.02, z0))], CONCRETE)
        )
    out.append(quads("sill", [((-DOOR_HALF, 0, outer), (DOOR_HALF, 0, outer), (DOOR_HALF, 0, HALF), (-DOOR_HALF, 0, HALF))], SILL))  # fmt: skip
    return out


# ------------------------------------------------------------ the detached garage
SHED_HALF, SHED_DEEP, EAVE, OVER = 7, 12, 9.0, 0.4


def sx(x):
    """Local x of the detached garage to the place where it is baked."""
    return x + SHED_X


def shed():
    """Walls, footing, door with a lantern, slab."""
    h, d, t = SHED_HALF, SHED_DEEP, 0.4
    out = [
        quads("siding", [((sx(0), 0.5, -h), (sx(0), 0.5, h), (sx(0), EAVE, h), (sx(0), EAVE, -h))], SIDING),
        quads("siding", [((sx(d), 0.5, h), (sx(d), 0.5, -h), (sx(d), EAVE, -h), (sx(d), EAVE, h))], SIDING),
        quads("siding", [((sx(d), 0.5, -h), (sx(0), 0.5, -h), (sx(0), EAVE, -h), (sx(d), EAVE, -h))], SIDING),
        quads("siding", [((sx(0), 0.5, h), (sx(1.5), 0.5, h), (sx(1.5), EAVE, h), (sx(0), EAVE, h))], SIDING),
        quads(
            "siding",
            [((sx(d - 1.5), 0.5, h), (sx(d), 0.5, h), (sx(d), EAVE, h), (sx(d - 1.5), EAVE, h))],
            SIDING,
        ),
        quads(
            "siding",
            [((sx(1.5), 7.2, h), (sx(d - 1.5), 7.2, h), (sx(d - 1.5), EAVE, h), (sx(1.5), EAVE, h))],
            SIDING,
        ),
    ]
    inner = h - t
    out.append(quads("lining", [
        ((sx(t), 0, inner), (sx(t), 0, -inner), (sx(t), EAVE, -inner), (sx(t), EAVE, inner)),
        ((sx(d - t), 0, -inner), (sx(d - t), 0, inner), (sx(d - t), EAVE, inner), (sx(d - t), EAVE, -inner)),
        ((sx(t), 0, -inner), (sx(d - t), 0, -inner), (sx(d - t), EAVE, -inner), (sx(t), EAVE, -inner)),
        ((sx(d - t), 0, inner), (sx(t), 0, inner), (sx(t), EAVE, inner), (sx(d - t), EAVE, inner)),
    ], WALL))  # fmt: skip
    out.append(
        quads(
            "slab",
            [((sx(t), 0, inner), (sx(d - t), 0, inner), (sx(d - t), 0, -inner), (sx(t), 0, -inner))],
            CONCRETE,
        )
    )
    for a, b in (
        ((0, -h), (t, h)),
        ((d - t, -h), (d, h)),
        ((t, -h), (d - t, -inner)),
        ((t, inner), (d - t, h)),
    ):
        top = EAVE - 0.01
        out.append(
            quads(
                "top",
                [
                    (
                        (sx(a[0]), top, b[1]),
                        (sx(b[0]), top, b[1]),
                        (sx(b[0]), top, a[1]),
                        (sx(a[0]), top, a[1]),
                    )
                ],
                CUT,
            )
        )
    out.append(
        solid("footing", ((sx(-0.03), -0.3, -h - 0.03), (sx(d + 0.03), 0.5, h + 0.03)), CONCRETE, "du")
    )
    for x, z in ((0, -h), (0, h), (d, -h), (d, h)):
        out.append(
            solid("corner", ((sx(x) - 0.06, 0.5, z - 0.06), (sx(x) + 0.06, EAVE, z + 0.06)), WHITE, "d")
        )
    for z in (-1, 1):
        x = 0.3
        out.append(solid("corner", ((sx(-0.05), 0.5, z * h), (sx(0), EAVE, z * (h - x))), WHITE, "dr"))
    for row in range(4):
        y = row * 1.75 + 0.1
        out.append(
            solid("section", ((sx(1.5), y + 0.02, h - 0.1), (sx(d - 1.5), y + 1.73, h + 0.02)), DOOR, "b")
        )
        for column in range(4):
            x = 1.5 + (column + 0.5) * 9 / 4
            out.append(
                solid(
                    "field", ((sx(x - 0.9), y + 0.35, h + 0.02), (sx(x + 0.9), y + 1.4, h + 0.05)), DOOR, "b"
                )
            )
    for x0, x1, y0, y1 in ((1.2, 1.5, 0, 7.5), (d - 1.5, d - 1.2, 0, 7.5), (1.2, d - 1.2, 7.1, 7.5)):
        out.append(solid("casing", ((sx(x0), y0, h), (sx(x1), y1, h + 0.08)), WHITE, "b"))
    out.append(solid("lantern", ((sx(0.5), 6.2, h), (sx(0.95), 7.0, h + 0.35)), DARK, "b"))
    return out


def shed_roof():
    """Gable roof over the detached garage, ridge along z."""
    h, d = SHED_HALF, SHED_DEEP
    ridge, low = EAVE + 2.9, EAVE - 0.05
    mid, e = d / 2, OVER
    drop = (ridge - EAVE) / mid * e
    out, z = [], h + e
    for s in (-1, 1):
        x = mid + s * (mid + e)
        face = (
            (sx(mid), ridge + 0.2, z),
            (sx(x), EAVE - drop + 0.2, z),
            (sx(x), EAVE - drop + 0.2, -z),
            (sx(mid), ridge + 0.2, -z),
        )
        out.append(quads("roof", [face], ROOF, (0, 1, 0)))
        out.append(
            solid(
                "fascia", ((sx(x) - 0.06, EAVE - drop - 0.3, -z), (sx(x) + 0.06, EAVE - drop + 0.2, z)), WHITE
            )
        )
        under = (
            (sx(mid + s * mid), EAVE, z),
            (sx(x), EAVE - drop, z),
            (sx(x), EAVE - drop, -z),
            (sx(mid + s * mid), EAVE, -z),
        )
        out.append(quads("soffit", [under], WHITE, (0, -1, 0)))
        gable = ((sx(0), EAVE, s * h), (sx(d), EAVE, s * h), (sx(mid), ridge, s * h))
        out.append(quads("gable", [gable], SIDING, (0, 0, s)))
        for side in (-1, 1):
            edge = mid + side * (mid + e)
            rake = (
                (sx(mid), ridge + 0.2, s * z),
                (sx(mid), ridge - 0.25, s * z),
                (sx(edge), EAVE - drop - 0.25, s * z),
                (sx(edge), EAVE - drop + 0.2, s * z),
            )
            out.append(quads("rake", [rake], WHITE, (0, 0, s)))
            ledge = (
                (sx(mid), ridge - 0.25, s * h),
                (sx(mid), ridge - 0.25, s * z),
                (sx(edge), EAVE - drop - 0.25, s * z),
                (sx(edge), EAVE - drop - 0.25, s * h),
            )
            out.append(quads("ledge", [ledge], WHITE, (0, -1, 0)))
    out.append(
        solid("cap", ((sx(mid - 0.25), ridge + 0.16, -z), (sx(mid + 0.25), ridge + 0.26, z)), ROOF, "d")
    )
    return out


def joined(name, objects):
    """One object with the meshes of all, in Blender meters."""
    bpy.ops.object.select_all(action="DESELECT")
    for ob in objects:
        ob.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    bpy.ops.object.join()
    ob = bpy.context.view_layer.objects.active
    ob.name = ob.data.name = name
    return ob


# name: objects, share of the sheet's detail
PIECES = {
    "floor": (floor(), 1.0),
    "shelf": (shelf(), 0.7),
    "back": (back_wall(), 0.9),
    "right": (right_wall(), 0.9),
    "left": (left_wall(), 0.6),
    "front": (front_wall(), 0.7),
    "panes": (panes(), 0.4),
    "ceiling": (ceiling(), 0.4),
    "tubes": (tubes(), 0.3),
    "detached": (shed(), 0.65),
    "roof": (shed_roof(), 0.5),
}
rooms = {name: joined(name, objects) for name, (objects, _) in PIECES.items()}
for name in ("panes", "tubes"):
    for ray in ("diffuse", "shadow", "transmission"):
        setattr(rooms[name], "visible_" + ray, False)


# ------------------------------------------------------------ UVs: one sheet
def unwrap():
    """Unwrap all pieces into one square with the detail that PIECES asks for."""
    bpy.ops.object.select_all(action="DESELECT")
    for ob in rooms.values():
        ob.select_set(True)
    bpy.context.view_layer.objects.active = rooms["floor"]
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.smart_project(angle_limit=math.radians(60), island_margin=0.001)
    bpy.ops.uv.select_all(action="SELECT")
    bpy.ops.uv.average_islands_scale()
    bpy.ops.object.mode_set(mode="OBJECT")
    for name, (_, detail) in PIECES.items():
        mesh = rooms[name].data
        layer = mesh.uv_layers.active.data
        for polygon in mesh.polygons:
            dull = mesh.materials[polygon.material_index].name == "cut"
            for i in polygon.loop_indices:
                layer[i].uv = layer[i].uv * detail * (0.15 if dull else 1)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.select_all(action="SELECT")
    bpy.ops.uv.pack_islands(rotate=True, margin=0.0016)
    bpy.ops.object.mode_set(mode="OBJECT")
    area = 0
    for ob in rooms.values():
        layer = ob.data.uv_layers.active.data
        for polygon in ob.data.polygons:
            p = [layer[i].uv for i in polygon.loop_indices]
            area += abs(sum(a.x * b.y - b.x * a.y for a, b in zip(p, p[1:] + p[:1]))) / 2
    print(f"UV: {area:.0%} of the sheet used", flush=True)


unwrap()


def export():
    """WORK/models_raw/garage.glb: positions in feet and UVs only, one node a piece, glass and tubes with theirs."""
    addon_utils.enable("io_scene_gltf2")
    out = os.path.join(WORK, "models_raw")
    os.makedirs(out, exist_ok=True)
    bpy.ops.object.select_all(action="DESELECT")
    copies = []
    for name, ob in rooms.items():
        twin = ob.copy()
        twin.data = ob.data.copy()
        twin.data.materials.clear()
        for polygon in twin.data.polygons:
            polygon.material_index = 0
        shift = Matrix.Translation(at(-SHED_X, 0, 0)) if name in ("detached", "roof") else Matrix()
        twin.data.transform(Matrix.Scale(1 / FOOT, 4) @ shift)
        link(twin)
        ob.name = name + "_baked"
        twin.name = twin.data.name = name
        copies.append(twin)
    for part, whole in (("panes", "front"), ("tubes", "ceiling")):
        bpy.ops.object.select_all(action="DESELECT")
        pair = [next(t for t in copies if t.name == name) for name in (whole, part)]
        for twin in pair:
            twin.select_set(True)
        bpy.context.view_layer.objects.active = pair[0]
        copies.remove(pair[1])
        bpy.ops.object.join()
    for twin in copies:
        twin.select_set(True)
    bpy.ops.export_scene.gltf(
        filepath=os.path.join(out, "garage.glb"),
        export_format="GLB",
        use_selection=True,
        export_normals=False,
        export_materials="NONE",
        export_yup=True,
    )
    for twin in copies:
        bpy.data.objects.remove(twin)


if LIGHT in ("draft", "day"):
    export()


# ------------------------------------------------------------ light
np.bool = bool  # Debian's importer predates its numpy
bpy.ops.import_scene.gltf(filepath=CAR)
for ob in bpy.context.selected_objects:
    if ob.parent is None:
        ob.scale *= FOOT
        ob.location = at(-2.3, 0, 0.2)
is_day = LIGHT != "evening"
glow = PANE.node_tree.nodes["Principled BSDF"].inputs
glow["Emission"].default_value = (*(srgb("#dfeaf6") if is_day else srgb("#27406e")), 1)
glow["Emission Strength"].default_value = 3.5 if is_day else 0.35
warm = kelvin(5000 if is_day else 3600)
glow = LAMP.node_tree.nodes["Principled BSDF"].inputs
glow["Emission"].default_value = (*warm, 1)
glow["Emission Strength"].default_value = 8
for x, z in LAMPS:
    area("led", at(x, 8.86, z), at(x, 0, z), 4 * FOOT, 120 if is_day else 110, warm, 0.45 * FOOT)
if is_day:
    for w in WINDOWS:
        middle = sum(PANE_Y) / 2
        area(
            "daylight",
            at(w, middle, DOOR_Z - 0.12),
            at(w, middle - 4, 0),
            2 * PANE_HALF * FOOT,
            40,
            srgb("#dbe8fa"),
            FOOT,
        )
area("shed", at(sx(6), 8.8, 0), at(sx(6), 0, 0), 3 * FOOT, 70, warm, 3 * FOOT)
if not is_day:
    lantern = bpy.data.lights.new("lantern", "POINT")
    lantern.energy, lantern.color, lantern.shadow_soft_size = 9, kelvin(2700), 0.05
    link(bpy.data.objects.new("lantern", lantern)).location = at(sx(0.72), 6.4, SHED_HALF + 0.75)
lawn = quads(
    "lawn",
    [((25, -0.14, 30), (100, -0.14, 30), (100, -0.14, -30), (25, -0.14, -30))],
    mat("lawn", srgb("#6b7a4a"), 0.9),
)
INSIDE = [name for name in rooms if name not in ("detached", "roof")]
OUTSIDE = ["detached", "roof"]


def image(name, size, is_float=True):
    """Target of a bake, made active in every material."""
    img = bpy.data.images.new(name, size, size, float_buffer=is_float)
    img.colorspace_settings.name = "Non-Color"
    for m in bpy.data.materials:
        if not m.use_nodes:
            continue
        node = m.node_tree.nodes.get("bake") or m.node_tree.nodes.new("ShaderNodeTexImage")
        node.name = "bake"
        node.image = img
        m.node_tree.nodes.active = node
    return img


def bake(kind, names, samples, seed=1, parts=frozenset()):
    """Bake the named pieces into the active image."""
    sc = bpy.context.scene
    sc.cycles.samples, sc.cycles.seed = samples, seed
    sc.render.bake.margin = 3
    sc.render.bake.use_clear = False
    bpy.ops.object.select_all(action="DESELECT")
    for name in names:
        rooms[name].select_set(True)
    bpy.context.view_layer.objects.active = rooms[names[0]]
    started = time.time()
    bpy.ops.object.bake(type=kind, pass_filter=set(parts), use_clear=False)
    print(f"BAKE {kind} {samples} samples {time.time() - started:.0f} s", flush=True)


def pixels(img):
    """Rows from the top, linear rgb and coverage."""
    size = img.size[0]
    return np.array(img.pixels[:], np.float32).reshape(size, size, 4)[::-1]


c = bpy.context.scene.cycles
c.device, c.use_denoising, c.use_adaptive_sampling = "CPU", False, False
c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 5, 1
c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive = 4, False, False
half = SHEET // 3
data = {}
if LIGHT in ("draft", "day"):
    img = image("color", SHEET)
    bake("DIFFUSE", list(rooms), 2, parts={"COLOR"})
    data["color"] = pixels(img).astype(np.float16)
    bpy.context.scene.render.bake.normal_space = "OBJECT"
    for size, suffix in ((SHEET, ""), (half, "_light")):
        for kind in ("POSITION", "NORMAL"):
            img = image(kind.lower() + suffix, size)
            bake(kind, list(rooms), 1)
            data[kind.lower() + suffix] = pixels(img)[..., : 4 if kind == "POSITION" else 3].astype(
                np.float32
            )
img = image("glow", SHEET)
bake("EMIT", list(rooms), 1)
data["glow"] = pixels(img)[..., :3].astype(np.float16)
targets = [image(f"light{seed}", half) for seed in (1, 2)]


def light(names):
    """Bake the two halves of the light on these pieces."""
    for seed, target in enumerate(targets, 1):
        for m in bpy.data.materials:
            if m.use_nodes:
                m.node_tree.nodes["bake"].image = target
        bake("DIFFUSE", names, max(1, SPP // 2), seed, {"DIRECT", "INDIRECT"})


# Low sun through the door's windows; outside it stands higher, and left, so that the charger's wall has light.
low = sun(at(0.12, -0.145, -1), 9, srgb("#ffe2b8"), 0.8) if is_day else None
world((0, 0, 0), 0)
light(INSIDE)

# Reflections: a panorama from beside the car, looking to +x.
sc = bpy.context.scene
eye = camera(at(3.4, 3.6, -1.5), at(9, 3.6, -1.5), 20)
eye.data.type = "PANO"
eye.data.cycles.panorama_type = "EQUIRECTANGULAR"
eye.data.clip_start = 0.01
sc.view_settings.view_transform = "Standard"
sc.render.resolution_x, sc.render.resolution_y = 256, 128
sc.cycles.samples = 4 * SPP
sc.render.image_settings.file_format = "OPEN_EXR"
sc.render.filepath = os.path.join(WORK, f"room_{LIGHT}_panorama.exr")
bpy.ops.render.render(write_still=True)
shot = bpy.data.images.load(sc.render.filepath)
data["panorama"] = np.array(shot.pixels[:], np.float32).reshape(128, 256, 4)[::-1]

if low:
    bpy.data.objects.remove(low)
if is_day:
    sun(at(0.75, -0.9, -0.5), 3.4, srgb("#fff1da"), 2.0)
world(srgb("#cfdff2") if is_day else srgb("#46587f"), 1.1 if is_day else 0.55)
light(OUTSIDE)
for seed, target in enumerate(targets):
    data[f"light{seed}"] = pixels(target).astype(np.float16)
np.savez_compressed(os.path.join(WORK, f"room_{LIGHT}.npz"), **data)
print("DONE", LIGHT, flush=True)
