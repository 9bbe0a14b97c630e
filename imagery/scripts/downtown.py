"""Downtown: rear parking lot of a two-story brick Main Street building, two wall chargers.

    blender -b -P scripts/downtown.py -- downtown|downtown_dusk [scale percent] [samples]

The rear wall is y = 0 and faces -Y; stalls run along -Y, nose in.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import car as CAR
import charger as CH
import electrical as EL
import house as H
import service as SV
from exterior import m_brick, m_parking

NAME, SCALE, SPP = scene_args(("downtown",), scale=40, spp=28)
DUSK = NAME == "downtown_dusk"
STALL = 2.75
LINES = [(k + 0.5) * STALL for k in (-3, -2, -1, 0, 1, 2)]
CHARGERS = (-0.5 * STALL, 0.5 * STALL)
CHARGER_Z = 1.30
WALL_L, WALL_R, TOP = -7.4, 12.0, 7.4
APRON = 0.13
rnd = random.Random(6)
reset()

brick = m_brick("brick", (0.235, 0.092, 0.060), (0.160, 0.062, 0.045))
stone = m_concrete("limestone", (0.46, 0.43, 0.37))
walk = m_concrete("apron", (0.36, 0.35, 0.33))
black = m_grain("ironblack", srgb("#1b1d1f"), 0.42, 0.06, 300)
yellow = m_grain("bollard", srgb("#dba51d"), 0.45, 0.05, 300)
band = m_grain("band", srgb("#f0eee6"), 0.4, 0.02)
paint = m_grain("linepaint", srgb("#d9d8d0"), 0.75, 0.3, 90)
green = m_grain("doorgreen", srgb("#27453c"), 0.40, 0.03)
glow = mat("bulb", (0, 0, 0), 0.5, emit=kelvin(2700), emit_s=40)
pane = H.m_pane()
zinc = EL.metals()["emt"]


def tall_window(x, z, w=1.0, h=1.75):
    """Two-over-two sash in a brick opening with a stone lintel and sill."""
    frame = mat("sashpaint", srgb("#d8d2c2"), 0.45)
    box("reveal", (w + 0.10, 0.06, h + 0.10), (x, -0.002, z), frame, 0.004)
    box("glass", (w - 0.06, 0.010, h - 0.06), (x, -0.034, z), pane, 0)
    shade = rnd.choice((0.25, 0.45, 0.6))
    blind = mat("blind", srgb("#bdb49f"), 0.2, coat=1.0)
    box("blind", (w - 0.08, 0.006, h * shade), (x, -0.038, z + h / 2 - h * shade / 2 - 0.04), blind, 0)
    for side in (-1, 0, 1):
        box("stile", (0.05 if side else 0.03, 0.02, h), (x + side * (w / 2 - 0.025), -0.046, z), frame, 0.003)
    for at in (-h / 2 + 0.03, 0, h / 2 - 0.03):
        box("rail", (w, 0.022, 0.055), (x, -0.047, z + at), frame, 0.003)
    box("lintel", (w + 0.42, 0.10, 0.22), (x, -0.012, z + h / 2 + 0.15), stone, 0.008, 3)
    box("sill", (w + 0.30, 0.18, 0.11), (x, -0.045, z - h / 2 - 0.09), stone, 0.008, 3)


def gooseneck(x, z):
    """Barn lamp on a bent arm with a warm bulb and its pool of light."""
    cyl("rosette", 0.060, 0.03, (x, -0.016, z), black, SV.FACE, 32, 0.006)
    arm = spline(
        [
            (x, -0.02, z),
            (x, -0.14, z + 0.10),
            (x, -0.34, z + 0.12),
            (x, -0.47, z + 0.02),
            (x, -0.49, z - 0.10),
        ],
        10,
    )
    tube("arm", arm, 0.014, black, 6)
    cyl("shade", 0.19, 0.13, (x, -0.49, z - 0.17), black, seg=48, r2=0.045, bev=0.003)
    cyl("shadetop", 0.045, 0.06, (x, -0.49, z - 0.09), black, seg=32)
    cyl("bulb", 0.045, 0.05, (x, -0.49, z - 0.235), glow, seg=24, bev=0.012)
    area("lamp", (x, -0.49, z - 0.27), (x, -0.25, 0), 0.22, 60 if DUSK else 26, kelvin(2800), spread=130)


def awning(x, z, w=1.9):
    """Striped canvas awning: sloped panels, valance and side triangles."""
    cloths = (m_grain("cloth", srgb("#2c4a41"), 0.8, 0.1), m_grain("clothlight", srgb("#d9d3c1"), 0.8, 0.1))
    n = 9
    for k in range(n):
        x0 = x - w / 2 + w * k / n
        bm = bmesh.new()
        spots = ((0, -0.02, z), (0, -0.95, z - 0.52), (0, -0.95, z - 0.72))
        pairs = [[bm.verts.new((x0 + dx, y, h)) for dx in (0, w / n)] for _, y, h in spots]
        for a, b in zip(pairs, pairs[1:]):
            bm.faces.new((a[0], a[1], b[1], b[0]))
        from_bm("cloth", bm, cloths[k % 2], smooth=False)
    for side in (-1, 1):
        bm = bmesh.new()
        bm.faces.new(
            [
                bm.verts.new((x + side * w / 2, y, h))
                for y, h in ((-0.02, z), (-0.95, z - 0.52), (-0.02, z - 0.52))
            ]
        )
        from_bm("clothside", bm, cloths[0], smooth=False)


def bollard(x, y):
    """Steel bollard with two reflective bands."""
    cyl("bollard", 0.072, 1.02, (x, y, 0.51), yellow, seg=48)
    cyl("dome", 0.072, 0.05, (x, y, 1.03), yellow, seg=48, bev=0.022)
    for z in (0.74, 0.88):
        cyl("band", 0.0727, 0.06, (x, y, z), band, seg=48)


# ------------------------------------------------------------ building
box("wall", (WALL_R - WALL_L, 0.5, TOP), ((WALL_L + WALL_R) / 2, 0.25, TOP / 2), brick, 0)
box("end", (0.4, 12, TOP), (WALL_L + 0.22, 6.5, TOP / 2 - 0.01), brick, 0)
box("base", (WALL_R - WALL_L + 0.04, 0.12, 0.55), ((WALL_L + WALL_R) / 2, -0.005, 0.275), stone, 0.01)
box("belt", (WALL_R - WALL_L + 0.06, 0.14, 0.16), ((WALL_L + WALL_R) / 2, -0.01, 3.62), stone, 0.01)
box("cornice", (WALL_R - WALL_L + 0.2, 0.42, 0.20), ((WALL_L + WALL_R) / 2, 0.05, 6.75), stone, 0.02, 3)
box("coping", (WALL_R - WALL_L + 0.12, 0.66, 0.10), ((WALL_L + WALL_R) / 2, 0.22, TOP + 0.05), stone, 0.01)
for k in range(8):
    tall_window(-5.7 + 2.35 * k, 5.05)
DOOR_X = -4.55
box("doorframe", (1.16, 0.10, 2.30), (DOOR_X, -0.03, APRON + 1.15), black, 0.006)
box("door", (0.98, 0.05, 2.10), (DOOR_X, -0.075, APRON + 1.07), green, 0.006)
box("doorlite", (0.56, 0.02, 0.80), (DOOR_X, -0.105, APRON + 1.52), pane, 0.003)
box("kick", (0.90, 0.008, 0.22), (DOOR_X, -0.104, APRON + 0.20), zinc, 0.002)
tube(
    "pull",
    [
        (DOOR_X + 0.38, -0.10, 1.0),
        (DOOR_X + 0.38, -0.15, 1.02),
        (DOOR_X + 0.38, -0.15, 1.28),
        (DOOR_X + 0.38, -0.10, 1.30),
    ],
    0.010,
    zinc,
    6,
)
awning(DOOR_X, 3.25)
for x in (4.6, 7.1):
    tall_window(x, 2.05, 1.25, 1.5)
for x in CHARGERS:
    gooseneck(x, 3.15)
H.downspout(2.52, 6.6, -0.01, black, 0.2)
box("unit", (0.5, 0.26, 0.75), (-2.75, -0.15, 1.35), SV.m_steel_box(), 0.01)

# ------------------------------------------------------------ chargers, feed, bollards
FEED_Z = 2.30
EL.conduit(
    [
        (-2.62, -0.036, 1.70),
        (-2.62, -0.036, FEED_Z),
        (CHARGERS[1] - 0.03, -0.036, FEED_Z),
        (CHARGERS[1] - 0.03, -0.036, CHARGER_Z + 0.2),
    ],
    0.0175,
    0.12,
    straps=tuple((x, FEED_Z, True) for x in (-2.1, -0.75, 0.4, 1.0)) + ((CHARGERS[1] - 0.03, 1.9, False),),
)
EL.conduit(
    [(CHARGERS[0] - 0.03, -0.036, FEED_Z), (CHARGERS[0] - 0.03, -0.036, CHARGER_Z + 0.2)],
    0.0175,
    straps=((CHARGERS[0] - 0.03, 1.9, False),),
)
box("tee", (0.13, 0.060, 0.085), (CHARGERS[0] - 0.03, -0.036, FEED_Z), zinc, 0.008, 3)
origins = []
for x in CHARGERS:
    box("plate", (0.34, 0.020, 0.56), (x, -0.010, CHARGER_Z - 0.02), black, 0.004, 3)
    EL.fitting((x - 0.03, -0.036, CHARGER_Z + 0.235), radius=0.026)
    origin = Vector((x, -0.020, CHARGER_Z))
    CH.charger(tuple(origin), "white", led_s=9, w=0.26, h=0.44)
    origins.append(origin)
    for side in (-1, 1):
        bollard(x + side * 0.46, -0.72)
hooks = [o + Vector((0.42, 0.008, -0.05)) for o in origins]
SV.parked_cable(origins[0], hooks[0], 0.44)
CAR_X, NOSE_Y = STALL, -1.42
car_ob, port = CAR.build(
    srgb("#c9ccce" if DUSK else "#8f1f1c"), (CAR_X, NOSE_Y, 0), 0, tail=0, head=0, coat=1.0, metal_k=0.25
)
car_ob.rotation_euler = (0, 0, -math.pi / 2)
car_ob.scale = (1, -1, 1)
inlet = Vector((CAR_X - 0.925, NOSE_Y - port[0], port[1]))
CH.connector(inlet + Vector((-0.015, 0, 0)))
SV.hung_cable(
    origins[1],
    hooks[1],
    (
        hooks[1] + Vector((0.10, -0.22, -0.50)),
        hooks[1] + Vector((0.02, -0.50, -0.98)),
        Vector((CHARGERS[1] + 0.12, -0.95, 0.15)),
        Vector((CHARGERS[1] + 0.02, -1.50, 0.02)),
        Vector((CHARGERS[1] - 0.02, -2.10, 0.03)),
        inlet + Vector((-0.42, 0.20, -0.56)),
        inlet + Vector((-0.32, 0.02, -0.32)),
        inlet + Vector((-0.236, 0, -0.18)),
    ),
    inlet + Vector((-0.190, 0, -0.095)),
    h=0.44,
)

# ------------------------------------------------------------ lot
box("lot", (120, 120, 0.1), (0, 0, -0.05), m_parking(), 0)
box("apron", (WALL_R - WALL_L, 1.15, APRON), ((WALL_L + WALL_R) / 2, -0.575, APRON / 2), walk, 0.015, 3)
for k in range(12):
    box(
        "joint",
        (0.012, 1.15, 0.003),
        (WALL_L + 1.6 * k + 0.5, -0.575, APRON + 0.0005),
        mat("joint", (0.06, 0.06, 0.055), 0.9),
        0,
    )
for x in LINES:
    box("line", (0.10, 5.2, 0.004), (x, -3.85, 0.001), paint, 0)
text("EV", 0.85, (0, -2.45, 0.004), paint)
for x in (-STALL, 0, STALL, 2 * STALL):
    stop = box(
        "stop",
        (1.75, 0.15, 0.11),
        (x, -1.62 if x != STALL else -1.30, 0.056),
        m_concrete("stopstone", (0.42, 0.41, 0.38)),
        0.03,
        3,
    )
H.trees([(-12, 9, 4.2, 1.4), (-15, 3, 4.4, 1.4), (-20, 14, 4.6, 1.7), (-11.5, 20, 4.6, 1.6)])
H.shrubs([(-8.3, -0.1, 1.2), (-9.3, 0.1, 1.3), (-10.4, 0.4, 1.2)])

# ------------------------------------------------------------ light
world((1, 1, 1), 1.0)
if DUSK:
    sky([(0.0, "#d79a86"), (0.08, "#a98fa8"), (0.22, "#6b7fae"), (0.5, "#3f5f98"), (1.0, "#22396b")], 0.40)
    camera((-1.9, -5.3, 1.6), (0.75, 0, 1.6), 27, (0.0, 0.05))
else:
    sky([(0.0, "#fbdcb9"), (0.08, "#f3dcc8"), (0.22, "#c3cee0"), (0.5, "#86a6d2"), (1.0, "#587fba")], 0.75)
    sun((0.66, 0.62, -0.34), 3.6, kelvin(3700), 0.9)
    camera((-4.2, -7.9, 1.6), (0.25, 0, 1.6), 28.5, (0.0, 0.045))
bpy.context.scene.camera.rotation_euler[0] = math.pi / 2
render(NAME, WORK, (1600, 900), SPP, SCALE, bounces=4)
