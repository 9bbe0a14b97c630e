"""Outdoor electrical service: meter, riser, enclosure, outlet, ground rod.

All parts sit on a wall whose plane is y = 0 and which faces -Y.  Units are meters.  Generic
shapes: no brand names, no copied label artwork.
"""
import math

import bmesh

import electrical as EL
import charger as CH
from lib import NT, Vector, box, cyl, from_bm, group, m_grain, m_metal, mat, prism, rrect, srgb, text, tube

FACE = (math.pi / 2, 0, 0)  # turns a cylinder's axis, or flat text, toward the camera


def m_clear(name="clear"):
    """Thin clear cover: light passes, edges reflect; cheaper and cleaner than refraction."""
    m = mat(name, (1, 1, 1))
    t = NT(m)
    glossy = t.new("ShaderNodeBsdfGlossy", Roughness=0.03)
    through = t.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (0.90, 0.93, 0.93, 1)
    fresnel = t.new("ShaderNodeFresnel", IOR=1.45)
    blend = t.new("ShaderNodeMixShader")
    t.link(fresnel.outputs[0], blend.inputs[0])
    t.link(through.outputs[0], blend.inputs[1])
    t.link(glossy.outputs[0], blend.inputs[2])
    t.link(blend.outputs[0], t.n["Material Output"].inputs[0])
    return m


def lathe(name, profile, material, loc, seg=64):
    """Turn (radius, depth) pairs about the -Y axis."""
    bm = bmesh.new()
    rings = []
    for radius, depth in profile:
        rings.append(
            [
                bm.verts.new((radius * math.cos(a), -depth, radius * math.sin(a)))
                for a in (math.tau * k / seg for k in range(seg))
            ]
        )
    for a, b in zip(rings, rings[1:]):
        for k in range(seg):
            bm.faces.new((a[k], a[(k + 1) % seg], b[(k + 1) % seg], b[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return from_bm(name, bm, material, loc, angle=40)


def m_steel_box():
    """Light gray baked enamel of outdoor enclosures."""
    return m_grain("steelbox", srgb("#a7acad"), 0.42, 0.06, 220)


def meter(x, z, reading="04827"):
    """Ringed meter socket with a round glass meter; z is the middle of the socket box."""
    gray = m_steel_box()
    zinc = EL.metals()["emt"]
    dark = EL.metals()["dark"]
    obs = [
        prism("socket", rrect(0.28, 0.40, 0.012, 5), 0.105, gray, bev=0.006),
        prism("socketlid", rrect(0.262, 0.380, 0.012, 5), 0.010, gray, (0, -0.104, 0), bev=0.004),
        lathe("ring", [(0.098, 0.110), (0.098, 0.138), (0.090, 0.142), (0.084, 0.138)], zinc, (0, 0, 0.04)),
        cyl("base", 0.085, 0.02, (0, -0.124, 0.04), dark, FACE, 64),
        cyl("dial", 0.074, 0.05, (0, -0.150, 0.04), mat("dial", srgb("#e2e3de"), 0.5), FACE, 64, 0.004),
        box("lcd", (0.070, 0.004, 0.024), (0, -0.1765, 0.062), mat("lcd", srgb("#8d9a86"), 0.25), 0.001),
        box("port", (0.030, 0.004, 0.012), (0, -0.1765, 0.006), dark, 0.002),
        box("bars", (0.046, 0.002, 0.010), (0, -0.1762, 0.024), dark, 0),
        lathe(
            "glass",
            [(0.083, 0.130), (0.083, 0.200), (0.078, 0.213), (0.064, 0.220), (0.0, 0.222)],
            m_clear(),
            (0, 0, 0.04),
        ),
        cyl("seal", 0.010, 0.012, (0, -0.118, -0.165), mat("seal", srgb("#a33a2c"), 0.4), FACE, 24, 0.002),
    ]
    digits = text(reading, 0.021, (0, -0.1792, 0.062), mat("digits", (0.015, 0.018, 0.015), 0.5), FACE)
    obs.append(digits)
    return group("meter", obs, (x, 0, z))


def enclosure(x, z, width=0.37, height=0.62, handle=True):
    """Rain-tight panel enclosure: drip hood, raised door, latch and warning plate; z is the middle."""
    gray = m_steel_box()
    dark = EL.metals()["dark"]
    screw = EL.metals()["screw"]
    plate = mat("warnplate", srgb("#d9a51c"), 0.5)
    paper = mat("label", srgb("#f3f1ea"), 0.6)
    ink = mat("ink", (0.05, 0.06, 0.08), 0.6)
    obs = [
        box("encbox", (width, 0.13, height), (0, -0.065, 0), gray, 0.004, 3),
        box("hood", (width + 0.016, 0.155, 0.014), (0, -0.077, height / 2 + 0.005), gray, 0.004, 3),
        box("hoodlip", (width + 0.016, 0.006, 0.030), (0, -0.152, height / 2 - 0.006), gray, 0.002),
        box("doorgap", (width - 0.016, 0.006, height - 0.030), (0, -0.132, -0.008), dark, 0),
        box("door", (width - 0.024, 0.014, height - 0.040), (0, -0.139, -0.008), gray, 0.005, 3),
        box("pressing", (width - 0.11, 0.006, height - 0.17), (0, -0.1475, -0.02), gray, 0.005, 3),
        box("hasp", (0.055, 0.012, 0.030), (0, -0.150, -height / 2 + 0.040), gray, 0.003),
        cyl("eye", 0.007, 0.02, (0, -0.158, -height / 2 + 0.040), dark, FACE, 20, 0.001),
        box("warn", (0.11, 0.0015, 0.030), (0, -0.1512, height / 2 - 0.105), plate, 0.0005),
        box("note", (0.11, 0.0015, 0.046), (0, -0.1512, height / 2 - 0.146), paper, 0.0005),
    ]
    for k in range(4):
        wide = 0.090 if k % 2 == 0 else 0.066
        obs.append(
            box("line", (wide, 0.001, 0.0035), (-0.004, -0.1524, height / 2 - 0.131 - 0.0095 * k), ink, 0)
        )
    for k in range(3):
        obs.append(
            box(
                "wline", (0.08 - 0.02 * k, 0.001, 0.004), (0, -0.1524, height / 2 - 0.096 - 0.009 * k), ink, 0
            )
        )
    for side in (-1, 1):
        for at in (-0.36, 0.36):
            spot = (side * (width / 2 - 0.022), -0.1475, at * height)
            obs.append(cyl("rivet", 0.006, 0.004, spot, screw, FACE, 20, 0.001))
    if handle:
        obs.append(box("lever", (0.030, 0.035, 0.12), (width / 2 + 0.020, -0.075, 0.05), dark, 0.008, 3))
        obs.append(box("leverbase", (0.012, 0.07, 0.16), (width / 2 + 0.006, -0.075, 0.03), gray, 0.003))
    return group("enclosure", obs, (x, 0, z))


def weatherhead(x, z, y, radius=0.030):
    """Rain cap on top of a riser with three drip loops of wire."""
    zinc = EL.metals()["emt"]
    black = mat("wire", (0.012, 0.012, 0.013), 0.55)
    cyl("cap", radius * 1.35, 0.10, (x, y, z + 0.02), zinc, seg=40, bev=0.012)
    box("capnose", (radius * 2.5, 0.13, 0.075), (x, y - 0.07, z + 0.045), zinc, 0.022, 4, rot=(0.45, 0, 0))
    return [
        tube(
            "loop",
            [
                (x + dx, y - 0.11, z + 0.02),
                (x + dx * 1.5, y - 0.16, z - 0.06),
                (x + dx * 2.0 - 0.04, y - 0.19, z - 0.16),
                (x + dx * 1.6 - 0.13, y - 0.17, z - 0.17),
                (x - 0.20, y - 0.12, z + 0.02 + dx),
                (x - 0.24, y - 0.10, z + 0.13),
            ],
            0.0075,
            black,
            4,
        )
        for dx in (-0.022, 0.0, 0.022)
    ]


def hub(x, z, y, radius, material=None):
    """Threaded rain-tight hub where a pipe enters the top or bottom of an enclosure."""
    material = material or EL.metals()["emt"]
    cyl("hub", radius * 1.55, 0.030, (x, y, z), material, seg=8, bev=0.002)
    cyl("hubneck", radius * 1.28, 0.062, (x, y, z), material, seg=40, bev=0.003)


def outlet_cover(x, z):
    """Weather-resistant outlet under a clear in-use cover."""
    white = m_grain("coverwhite", srgb("#e6e6e2"), 0.4, 0.02)
    dark = EL.metals()["dark"]
    obs = [
        prism("plate", rrect(0.090, 0.145, 0.010, 5), 0.022, white, bev=0.003),
        box("device", (0.036, 0.010, 0.070), (0, -0.024, 0), white, 0.003),
        box("test", (0.014, 0.006, 0.007), (0, -0.030, 0.005), dark, 0.001),
        box("reset", (0.014, 0.006, 0.007), (0, -0.030, -0.005), mat("reset", srgb("#a33a2c"), 0.5), 0.001),
        prism("bubble", rrect(0.082, 0.136, 0.016, 6), 0.060, m_clear(), (0, -0.022, 0), bev=0.010),
    ]
    for at in (-0.022, 0.022):
        for side in (-1, 1):
            obs.append(box("slot", (0.002, 0.002, 0.008), (side * 0.0062, -0.030, at), dark, 0))
    return group("outlet", obs, (x, 0, z))


def ground_rod(x, y, wire_from):
    """Top of a ground rod with its clamp, and the bare copper wire that comes down to it."""
    copper = m_metal("copper", (0.62, 0.30, 0.16), 0.35, 0.10, 60)
    bronze = m_metal("bronze", (0.50, 0.36, 0.18), 0.40, 0.08, 60)
    cyl("rod", 0.008, 0.30, (x, y, 0.05), copper, seg=24, bev=0.002)
    box("clamp", (0.034, 0.026, 0.022), (x, y - 0.004, 0.13), bronze, 0.006, 3)
    cyl("clampbolt", 0.006, 0.03, (x + 0.026, y, 0.13), bronze, (0, math.pi / 2, 0), 6, 0.001)
    tube(
        "groundwire",
        [Vector(p) for p in wire_from] + [Vector((x - 0.004, y - 0.016, 0.13))],
        0.0042,
        copper,
        6,
    )


def hung_cable(origin, hook, leave, end, h=0.375):
    """Holster and a charger's cable: coiled over the hook, then along the leave points to end."""
    CH.holster(hook)
    tip = CH.gland_tip(origin, h)
    return CH.coil(
        hook + Vector((0, 0, 0.047)),
        3,
        0.135,
        0.205,
        -0.030,
        0.0105,
        CH.materials()["rubber"],
        5,
        start=tip + Vector((0, 0, 0.02)),
        pre=(
            tip + Vector((0.002, -0.004, -0.05)),
            tip + Vector((0.05, -0.02, -0.19)),
            tip + Vector((0.15, -0.02, -0.20)),
            hook + Vector((-0.115, -0.028, -0.15)),
        ),
        post=(hook + Vector((0.125, -0.125, -0.12)), *leave),
        end=end,
    )


def parked_cable(origin, hook, h=0.375):
    """A charger's cable at rest: coiled over its holster, the connector hung in the coil."""
    ways = ((0.160, -0.150, -0.33), (0.105, -0.165, -0.475), (0.0, -0.170, -0.49))
    ways += ((-0.085, -0.170, -0.40), (-0.118, -0.170, -0.29))
    hung_cable(origin, hook, [hook + Vector(w) for w in ways], hook + Vector((-0.119, -0.170, -0.205)), h)
    CH.connector(hook + Vector((0.048, -0.170, -0.085)), (0, math.radians(-8), 0))
