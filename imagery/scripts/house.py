"""Parts of a plain American frame house and its grounds, for daylight scenes.

Walls are built in the plane y = 0 and face -Y, like the electrical parts; use turned() to set
another wall of the same house.  Units are meters.
"""

import math
import random
from contextlib import contextmanager

import bmesh
import bpy

from exterior import leafcloud
from lib import (
    NT,
    box,
    bsdf,
    cyl,
    from_bm,
    group,
    link,
    m_concrete,
    m_grain,
    mat,
    prism,
    srgb,
    tube,
)

COURSE = 0.1016  # one four-inch course of vinyl siding
LIP = 0.014


@contextmanager
def turned(loc, angle):
    """Place everything built inside the block as one group, moved and turned about z."""
    before = set(bpy.data.objects)
    yield
    group("turned", [o for o in bpy.data.objects if o not in before], loc, (0, 0, angle))


# ------------------------------------------------------------------ materials
def m_vinyl(name, color):
    """Vinyl siding: faint embossed grain along the course and a little weathering."""
    m = mat(name, color, 0.48, spec=0.35)
    t = NT(m)
    b = bsdf(m)
    cloud = t.noise(t.coords(scale=(0.5, 1, 1.4)), 1.1, 4, 0.6)
    tone = t.ramp(cloud, [(0.3, 0.0), (0.7, 1.0)])
    t.link(t.mix(tone, tuple(c * 0.93 for c in color), color), b["Base Color"])
    grain = t.noise(t.coords(scale=(2.5, 40, 60)), 3.0, 4, 0.6)
    t.link(t.bump(grain, 0.06, 0.002), b["Normal"])
    return m


def m_lawn():
    """Ground between the blades: patchy greens, a little straw."""
    m = mat("lawn", (0.06, 0.10, 0.03), 0.95, spec=0.1)
    t = NT(m)
    v = t.coords()
    broad = t.ramp(t.noise(v, 0.5, 4, 0.6), [(0.3, 0.0), (0.7, 1.0)])
    fine = t.noise(v, 45, 4, 0.7)
    color = t.mix(broad, (0.062, 0.102, 0.028), (0.088, 0.128, 0.040))
    color = t.mix(0.55, color, t.ramp(fine, [(0.3, 0.18), (0.7, 0.85)]), "OVERLAY")
    t.link(color, bsdf(m)["Base Color"])
    t.link(t.bump(fine, 0.9, 0.03), bsdf(m)["Normal"])
    return m


def m_snow():
    """Fresh snow: white with a soft blue in its hollows."""
    m = mat("snow", (0.80, 0.82, 0.86), 0.75, spec=0.2)
    t = NT(m)
    v = t.coords()
    drift = t.noise(v, 0.8, 4, 0.55)
    t.link(t.bump(t.noise(v, 60, 3, 0.6), 0.25, 0.01, t.bump(drift, 0.8, 0.12)), bsdf(m)["Normal"])
    return m


def m_pane():
    """Daylight window glass: dark room behind, sky on the face."""
    return mat("pane", (0.045, 0.055, 0.065), 0.03, 0.25, coat=1.0)


def m_white():
    """White vinyl and aluminum trim."""
    return m_grain("white", srgb("#ecebe6"), 0.40, 0.02)


# ------------------------------------------------------------------ walls and roof
def siding(left, right, bottom, top, material):
    """Wall of real overlapping courses; left and right are x, or functions of z for a gable."""
    edge = [side if callable(side) else (lambda _z, x=side: x) for side in (left, right)]
    bm = bmesh.new()
    z = bottom
    while z < top - 0.01:
        high = min(z + COURSE, top)
        rows = []
        for depth, height in ((0.0, z), (-LIP, z + 0.0005), (-LIP, z + 0.006), (-0.001, high)):
            rows.append([bm.verts.new((e(height), depth, height)) for e in edge])
        for a, b in zip(rows, rows[1:]):
            if rows[0][1].co.x - rows[0][0].co.x > 0.02:
                bm.faces.new((a[0], a[1], b[1], b[0]))
        z = high
    return from_bm("siding", bm, material, smooth=False)


def solid(name, outline, depth, material, y=0.02):
    """Body behind a wall: an XZ outline that runs back from y by depth."""
    return prism(name, outline, depth, material, (0, y + depth, 0), bev=0)


def chevron(middle, half, eave, pitch, low, high):
    """Gable-shaped outline between two heights above the roof line, eaves at middle +- half."""
    peak = eave + half * pitch
    return [
        (middle - half, eave + low),
        (middle, peak + low),
        (middle + half, eave + low),
        (middle + half, eave + high),
        (middle, peak + high),
        (middle - half, eave + high),
    ]


def gable_roof(middle, half, eave, pitch, front, back, roof, white):
    """Two slopes with their ridge along y, with rake boards and a soffit at the front gable."""
    span = back - front
    prism("roof", chevron(middle, half, eave, pitch, 0.09, 0.14), span, roof, (0, back, 0), bev=0)
    prism("deck", chevron(middle, half, eave, pitch, 0.0, 0.088), span - 0.03, white, (0, back, 0), bev=0)
    prism(
        "rake", chevron(middle, half, eave, pitch, -0.10, 0.10), 0.03, white, (0, front + 0.02, 0), bev=0.004
    )


def gutter(x0, x1, z, y, white):
    """K-style gutter along x, open side up, in front of a fascia."""
    length = x1 - x0
    middle = (x0 + x1) / 2
    box("gutterback", (length, 0.012, 0.13), (middle, y, z), white, 0.002)
    box("gutterbottom", (length, 0.085, 0.012), (middle, y - 0.045, z - 0.062), white, 0.002)
    box("gutterface", (length, 0.012, 0.085), (middle, y - 0.098, z - 0.012), white, 0.004, rot=(-0.28, 0, 0))
    box("gutterlip", (length, 0.022, 0.012), (middle, y - 0.113, z + 0.032), white, 0.004)


def downspout(x, top, y, white, bottom=0.10):
    """Rectangular downspout with straps and a kick-out elbow at the foot."""
    box("spout", (0.076, 0.055, top - bottom), (x, y - 0.045, (top + bottom) / 2), white, 0.008, 3)
    for z in (bottom + 0.35, (top + bottom) / 2, top - 0.4):
        box("spoutstrap", (0.12, 0.006, 0.025), (x, y - 0.075, z), white, 0.002)
    box("elbow", (0.076, 0.26, 0.055), (x, y - 0.15, bottom - 0.01), white, 0.008, 3, rot=(0.28, 0, 0))


def window(x, z, w, h, shutters=None, shade=0.42):
    """Double-hung window with casing, sill and a half-drawn shade; z is the middle."""
    white = m_white()
    pane = m_pane()
    curtain = mat("shade", srgb("#cfcabd"), 0.18, coat=1.0)
    box("casing", (w + 0.18, 0.06, h + 0.18), (x, -0.012, z), white, 0.006, 2)
    box("sill", (w + 0.26, 0.11, 0.045), (x, -0.040, z - h / 2 - 0.095), white, 0.006, 2)
    box("pane", (w, 0.008, h), (x, -0.042, z), pane, 0)
    if shade:
        box("blind", (w - 0.01, 0.004, h * shade), (x, -0.0465, z + h / 2 - h * shade / 2), curtain, 0)
    for side in (-1, 1):
        box("stile", (0.038, 0.022, h), (x + side * (w / 2 - 0.019), -0.052, z), white, 0.003)
    for at, thick in ((-h / 2 + 0.019, 0.038), (0, 0.05), (h / 2 - 0.019, 0.038)):
        box("sash", (w, 0.024, thick), (x, -0.053, z + at), white, 0.003)
    box("muntin", (0.018, 0.014, h - 0.03), (x, -0.0495, z), white, 0.002)
    for side in (-1, 1) if shutters else ():
        sx = x + side * (w / 2 + 0.09 + w * 0.20 + 0.012)
        box("shutter", (w * 0.40, 0.028, h + 0.12), (sx, -0.028, z), shutters, 0.005, 2)
        for k in range(14):
            height = z - h / 2 + 0.03 + (h - 0.06) * k / 13
            box(
                "louver",
                (w * 0.40 - 0.08, 0.014, 0.03),
                (sx, -0.044, height),
                shutters,
                0.003,
                rot=(0.5, 0, 0),
            )


# ------------------------------------------------------------------ grounds
def tuft_mesh(seed, blades=60, spread=0.075, height=(0.03, 0.075)):
    """One clump of lawn blades for instancing."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    for _ in range(blades):
        x, y, a = rnd.gauss(0, spread), rnd.gauss(0, spread), rnd.uniform(0, math.tau)
        tall, lean = rnd.uniform(*height), rnd.uniform(-0.03, 0.03)
        dx, dy = 0.0032 * math.cos(a), 0.0032 * math.sin(a)
        tip = (x + lean * math.sin(a), y + lean * math.cos(a), tall)
        bm.faces.new([bm.verts.new(p) for p in ((x - dx, y - dy, 0), (x + dx, y + dy, 0), tip)])
    m = mat("blade", (0.10, 0.15, 0.04), 0.7, spec=0.2)
    if not bsdf(m)["Base Color"].is_linked:
        t = NT(m)
        island = t.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
        stops = [(0.0, (0.060, 0.105, 0.026)), (0.7, (0.105, 0.155, 0.045)), (1.0, (0.20, 0.20, 0.085))]
        t.link(t.ramp(island, stops), bsdf(m)["Base Color"])
    me = bpy.data.meshes.new(f"tuft{seed}")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m)
    return me


def lawn(x_range, y_range, count, rnd, keep=lambda x, y: True, eye=None, z=0.0):
    """Scatter tufts over a rectangle, denser near the eye point, where keep(x, y) allows."""
    kinds = [tuft_mesh(k) for k in range(3)]
    placed = 0
    for _ in range(count * 12):
        x, y = rnd.uniform(*x_range), rnd.uniform(*y_range)
        near = 1.0 if eye is None else min(1.0, (4.0 / max(1.0, math.dist((x, y), eye[:2]))) ** 1.6)
        if rnd.random() > near or not keep(x, y):
            continue
        ob = link(bpy.data.objects.new("tuft", rnd.choice(kinds)))
        ob.location = (x, y, z)
        ob.rotation_euler = (0, 0, rnd.uniform(0, math.tau))
        size = rnd.uniform(0.8, 1.3)
        ob.scale = (size, size, size * rnd.uniform(0.7, 1.1))
        placed += 1
        if placed >= count:
            break


def instance(mesh, loc, scale, angle=0.0):
    """One more object with the same mesh."""
    ob = link(bpy.data.objects.new(mesh.name, mesh))
    ob.location = loc
    ob.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    ob.rotation_euler = (0, 0, angle)
    return ob


def shrubs(spots, color=(0.040, 0.082, 0.024)):
    """Clipped shrubs at (x, y, size), each with a dark core so that no light falls through."""
    leaves = leafcloud("shrub", 7000, 0.5, 0.46, 0.020, color)
    core = mat("core", (0.006, 0.010, 0.004), 1)
    for k, (x, y, size) in enumerate(spots):
        instance(leaves, (x, y, 0.38 * size), size, k * 1.7)
        cyl("core", 0.34 * size, 0.45 * size, (x, y, 0.28 * size), core, seg=20)


def trees(spots, color=(0.055, 0.092, 0.032), leaf=0.045):
    """Trees at (x, y, height of the crown's middle, size); five clouds make one irregular crown."""
    crown = leafcloud("crown", 16000, 1.7, 1.5, leaf, color)
    bark = mat("bark", (0.075, 0.058, 0.045), 0.9)
    lobes = (
        (0, 0, 0.3, 1.0),
        (1.1, 0.4, -0.4, 0.8),
        (-1.0, -0.5, -0.5, 0.85),
        (0.3, -0.9, 0.9, 0.75),
        (0, 0, 0, 0.7),
    )
    for k, (x, y, z, size) in enumerate(spots):
        for dx, dy, dz, part in lobes:
            ob = instance(crown, (x + dx * size, y + dy * size, z + dz * size), size * part, k * 2.1 + dx * 3)
            ob.rotation_euler[0] = 0.4 * dy
        cyl("trunk", 0.15 * size, z, (x, y, z / 2), bark, seg=20)


def snowbank(x0, x1, y, rnd):
    """Shoveled snow along a driveway: overlapping heaps of many sizes."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
    heap = from_bm("heap", bm, m_snow(), (0, 0, -70)).data
    for k in range(int((x1 - x0) / 0.28)):
        size = rnd.uniform(0.22, 0.42)
        instance(heap, (x0 + 0.28 * k, y + rnd.uniform(-0.16, 0.12), 0.0), (size * 1.3, size, size * 0.75), k)


def fence(x0, x1, y, height=1.8):
    """White vinyl privacy fence along x, posts with caps."""
    white = m_white()
    box("fencepanel", (x1 - x0, 0.03, height - 0.2), ((x0 + x1) / 2, y, height / 2), white, 0)
    groove = mat("groove", srgb("#b9b8b2"), 0.6)
    for k in range(int((x1 - x0) / 0.15)):
        box("groove", (0.008, 0.004, height - 0.24), (x0 + 0.15 * k, y - 0.016, height / 2), groove, 0)
    for rail in (0.16, height - 0.14):
        box("fencerail", (x1 - x0, 0.06, 0.14), ((x0 + x1) / 2, y, rail), white, 0.004)
    for k in range(int((x1 - x0) / 1.83) + 1):
        x = x0 + k * 1.83
        box("fencepost", (0.127, 0.127, height + 0.06), (x, y, height / 2 + 0.03), white, 0.004)
        cyl("cap", 0.11, 0.07, (x, y, height + 0.09), white, (0, 0, math.pi / 4), 4, 0.003, r2=0.01)


def concrete_drive(x0, x1, y0, y1, joints=3.0):
    """Concrete driveway slab with control joints across it."""
    slab = m_concrete("driveway", (0.36, 0.35, 0.33))
    box("drive", (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, -0.045), slab, 0.006)
    gap = mat("jointgap", (0.05, 0.048, 0.045), 0.9)
    for k in range(1, int((x1 - x0) / joints)):
        box("joint", (0.012, y1 - y0, 0.004), (x0 + k * joints, (y0 + y1) / 2, 0.0040), gap, 0)


def service_drop(start, end, sag=0.5):
    """Twisted overhead service cable from a weatherhead to a far pole."""
    black = mat("drop", (0.012, 0.012, 0.013), 0.6)
    for turn in range(3):
        points = []
        for k in range(90):
            s = k / 89
            a = math.tau * (14 * s + turn / 3)
            points.append(
                (
                    start[0] + (end[0] - start[0]) * s,
                    start[1] + (end[1] - start[1]) * s + 0.009 * math.cos(a),
                    start[2] + (end[2] - start[2]) * s - sag * 4 * s * (1 - s) + 0.009 * math.sin(a),
                )
            )
        tube("drop", points, 0.0065, black, 3)
