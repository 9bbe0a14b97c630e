"""Hard-wired or plug-in: two chargers side by side on a garage wall.

    blender -b -P scripts/hardwired_or_plug.py -- [scale percent] [samples]

Left: conduit runs straight into the charger.  Right: the charger has a short cord and a four-blade
plug, shown beside the 50 A receptacle it goes into, so that its four openings can be seen.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import charger as CH
import electrical as EL
import service as SV

SCALE, SPP = scene_args(scale=40, spp=30)
LEFT_X, RIGHT_X, CHARGER_Z = -0.78, 0.36, 1.36
BOX_X, BOX_Z = RIGHT_X - 0.135, 0.88
RUN_Z = 0.57
CONDUIT_Y = -0.028
reset()

metals = EL.metals()
dark = metals["dark"]
wall = m_drywall("wall", srgb("#d9dbd8"), dirt=0.05)
trim = m_grain("trim", srgb("#eeece6"), 0.35, 0.02)
box("back", (9, 0.1, 3.2), (0, 0.05, 1.5), wall, 0)
box("floor", (9, 11, 0.1), (0, -5, -0.05), m_concrete("floor"), 0)
box("ceiling", (9, 11, 0.1), (0, -5, 2.80), m_drywall("ceiling", srgb("#dfddd7")), 0)
box("baseboard", (9, 0.014, 0.11), (0, -0.007, 0.055), trim, 0.004, 3)
box("rightwall", (0.1, 11, 2.8), (4.1, -5, 1.35), wall, 0)
for name, size, spot in (  # left wall round a window, which throws the patch of sun
    ("l1", (0.12, 8.3, 2.8), (-3.0, -6.85, 1.35)),
    ("l2", (0.12, 1.3, 2.8), (-3.0, -0.65, 1.35)),
    ("l3", (0.12, 1.4, 1.15), (-3.0, -2.0, 0.57)),
    ("l4", (0.12, 1.4, 0.6), (-3.0, -2.0, 2.45)),
    ("bar", (0.05, 0.035, 1.0), (-3.0, -2.0, 1.65)),
    ("rail", (0.05, 1.4, 0.035), (-3.0, -2.0, 1.65)),
):
    box(name, size, spot, wall, 0)


def receptacle(x, z):
    """Four-inch steel box with a raised cover and a round 50 A, four-wire receptacle."""
    face = m_grain("receptacle", (0.055, 0.056, 0.058), 0.45, 0.05, 300)
    zinc = metals["emt"]
    steel = metals["gray"]
    obs = [
        prism("box", rrect(0.118, 0.118, 0.012, 6), 0.054, zinc, bev=0.003),
        prism("cover", rrect(0.122, 0.122, 0.014, 6), 0.008, steel, (0, -0.0542, 0), bev=0.003),
        lathe_face("rim", 0.037, 0.010, face),
    ]
    for sx in (-1, 1):
        obs.append(box("hotslot", (0.0046, 0.003, 0.0185), (sx * 0.0140, -0.0722, 0.001), dark, 0))
        for sz in (-1, 1):
            obs.append(
                cyl(
                    "coverscrew",
                    0.0046,
                    0.004,
                    (sx * 0.050, -0.063, sz * 0.050),
                    metals["screw"],
                    SV.FACE,
                    20,
                    0.001,
                )
            )
    obs.append(box("neutralslot", (0.0042, 0.003, 0.0150), (0, -0.0722, -0.0190), dark, 0))
    obs.append(cyl("groundhole", 0.0052, 0.003, (0, -0.0722, 0.0205), dark, SV.FACE, 32))
    return group("receptacle", obs, (x, 0, z))


def lathe_face(name, radius, depth, material):
    """Round molded face that stands a little proud of its cover."""
    profile = [(radius + 0.003, 0.0600), (radius + 0.003, 0.0600 + depth * 0.8), (radius, 0.0600 + depth)]
    profile += [(radius * 0.93, 0.0608 + depth), (0.0, 0.0608 + depth)]
    return SV.lathe(name, profile, material, (0, 0, 0))


def plug(loc):
    """Molded 50 A plug hanging from its cord, four blades down."""
    body = m_grain("plugbody", (0.018, 0.018, 0.019), 0.45, 0.10, 300)
    blade = m_metal("blade", (0.66, 0.58, 0.40), 0.28, 0.06, 60)
    obs = [
        cyl("plughead", 0.033, 0.036, (0, 0, -0.018), body, seg=48, bev=0.006),
        cyl("plugneck", 0.019, 0.055, (0, 0, 0.022), body, seg=40, r2=0.011, bev=0.004),
        box("grip", (0.052, 0.030, 0.040), (0, 0, 0.004), body, 0.010, 4),
        box("hot1", (0.0028, 0.0150, 0.028), (-0.0150, 0, -0.049), blade, 0.0008),
        box("hot2", (0.0028, 0.0150, 0.028), (0.0150, 0, -0.049), blade, 0.0008),
        box("neutral", (0.0028, 0.0150, 0.028), (0, 0.019, -0.049), blade, 0.0008),
        cyl("earth", 0.0045, 0.034, (0, -0.019, -0.052), blade, seg=24, bev=0.002),
    ]
    return group("plug", obs, loc, (math.radians(-13), math.radians(5), math.radians(24)))


# ------------------------------------------------------------ left: hard-wired
left = (LEFT_X, 0, CHARGER_Z)
CH.charger(left, "graphite", led_s=8)
feed_x = LEFT_X - 0.055
EL.conduit(
    [(-3.0, CONDUIT_Y, RUN_Z), (feed_x, CONDUIT_Y, RUN_Z), (feed_x, CONDUIT_Y, CHARGER_Z - 0.185)],
    0.0135,
    0.11,
    straps=((-1.04, RUN_Z, True), (-1.9, RUN_Z, True), (feed_x, 0.92, False)),
)
EL.fitting((feed_x, CONDUIT_Y, CHARGER_Z - 0.197))
SV.parked_cable(left, Vector((LEFT_X + 0.44, 0, CHARGER_Z - 0.05)))

# ------------------------------------------------------------ right: cord, plug, receptacle
right = (RIGHT_X, 0, CHARGER_Z)
CH.charger(right, "graphite", led_s=0.0)
SV.parked_cable(right, Vector((RIGHT_X + 0.44, 0, CHARGER_Z - 0.05)))
receptacle(BOX_X, BOX_Z)
EL.conduit(
    [(3.9, CONDUIT_Y, RUN_Z), (BOX_X, CONDUIT_Y, RUN_Z), (BOX_X, CONDUIT_Y, BOX_Z - 0.055)],
    0.0135,
    0.11,
    straps=((1.95, RUN_Z, True), (0.92, RUN_Z, True)),
)
EL.fitting((BOX_X, CONDUIT_Y, BOX_Z - 0.070))
cord_x = RIGHT_X - 0.045
plug_at = Vector((RIGHT_X + 0.015, -0.085, BOX_Z + 0.045))
cyl("cordgland", 0.019, 0.034, (cord_x, -0.050, CHARGER_Z - 0.200), CH.materials()["plug"], seg=32, bev=0.004)
tube(
    "cord",
    spline(
        [
            (cord_x, -0.050, CHARGER_Z - 0.19),
            (cord_x - 0.002, -0.052, CHARGER_Z - 0.26),
            (cord_x + 0.010, -0.060, CHARGER_Z - 0.33),
            plug_at + Vector((0.008, 0.022, 0.085)),
            plug_at + Vector((0.003, 0.010, 0.040)),
        ],
        12,
    ),
    0.0105,
    CH.materials()["rubber"],
)
plug(tuple(plug_at))

# ------------------------------------------------------------ light
world(srgb("#eceef0"), 0.07)
area("ledbar", (-0.1, -0.70, 2.66), (-0.1, -0.16, 0.9), 3.4, 92, kelvin(5300), 0.10, 140)
area("fill", (1.4, -3.2, 2.6), (0.8, -0.4, 0.8), 1.0, 34, kelvin(5400))
area("door", (-0.2, -6.6, 1.6), (0.2, 0, 1.0), 4.8, 50, kelvin(6200), 2.2)
sun((1.0, 0.62, -0.30), 7.0, kelvin(4700), 0.8)
camera((0.03, -3.75, 1.09), (0.03, 0, 1.09), 58)
render("hardwired_or_plug", WORK, (1600, 900), SPP, SCALE, bounces=5)
