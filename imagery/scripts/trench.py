"""Trench: open trench across a lawn to a detached garage with a charger on its side wall.

    blender -b -P scripts/trench.py -- trench|trench_autumn [scale percent] [samples]

The garage's side wall is y = 0 and faces -Y.  The trench meets it at TRENCH_X at an angle; ground,
soil and tape are built in the trench's own frame (local y runs along it, 0 at the wall).
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import charger as CH
import electrical as EL
import house as H
import service as SV
from digging import clod_mesh, m_soil, spade, strip
from exterior import m_roof

NAME, SCALE, SPP = scene_args(("trench",), scale=40, spp=28)
AUTUMN = NAME == "trench_autumn"
LONG, WIDE = 6.4, 5.6
FOUNDATION, EAVE, PITCH = 0.16, 2.55, 0.58
TRENCH_X, TURN = 2.25, math.radians(-29)
HALF, DEEP = 0.165, 0.50
CHARGER_Z = 1.26
EYE = (-0.75, -5.6, 1.75) if AUTUMN else (-3.15, -8.3, 2.15)
rnd = random.Random(14)
reset()

vinyl = H.m_vinyl("vinyl", srgb("#8a4038" if AUTUMN else "#b4bec4"))
white = H.m_white()
concrete = m_concrete("foundation", (0.30, 0.295, 0.28))
pvc = EL.metals()["pvc"]


soil = m_soil()
turf = H.m_lawn()


def wobble(y, seed):
    """Ragged edge of a hand-dug trench."""
    return 0.018 * math.sin(2.1 * y + seed) + 0.012 * math.sin(6.7 * y + 2 * seed) + 0.006 * math.sin(19 * y)


def heap_height(x, y):
    """Soil bank on the right of the trench."""
    if not -6.8 < y < -1.2:
        return 0.0
    ends = min(1.0, (y + 6.8) / 0.9, (-1.2 - y) / 0.8)
    middle = 0.86 + 0.10 * math.sin(1.3 * y)
    bank = max(0.0, 1 - ((x - middle) / (0.46 + 0.06 * math.sin(2.9 * y))) ** 2)
    lumps = 0.82 + 0.20 * math.sin(3.1 * y + 4 * x) * math.sin(2.3 * y) + 0.10 * math.sin(9 * y + 7 * x)
    return 0.36 * ends * bank * lumps


def local(x, y):
    """World ground point in the trench's frame."""
    dx, dy = x - TRENCH_X, y
    return dx * math.cos(-TURN) - dy * math.sin(-TURN), dx * math.sin(-TURN) + dy * math.cos(-TURN)


# ------------------------------------------------------------ ground, trench, bank, pipe, tape
with H.turned((TRENCH_X, 0, 0), TURN):
    ys = [-60] + [-12 + 0.06 * k for k in range(203)]
    left = [-HALF + wobble(y, 1.0) for y in ys]
    right = [HALF + wobble(y, 4.2) for y in ys]
    for side, edges in ((-90, left), (90, right)):
        rows = [
            [(side, y, 0), (e + math.copysign(0.12, side), y, 0), (e, y, -0.012)] for e, y in zip(edges, ys)
        ]
        strip(
            "turf",
            rows + [[(side, 0.2, 0), (0, 0.2, 0), (0, 0.21, 0)], [(side, 90, 0), (0, 90, 0), (0, 91, 0)]],
            turf,
        )

    def cut(e, y, lean, seed):
        """One wall of the trench from the turf's edge to the bottom."""
        steps = [0.0, 0.05, 0.12, 0.22, 0.32, 0.42, DEEP + 0.02]
        return [
            (e + lean * d * 0.10 + 0.012 * math.sin(13 * y + 21 * d + seed) * (d > 0), y, -0.012 - d)
            for d in steps
        ]

    strip("cutleft", [cut(e, y, 1, 0.3) for e, y in zip(left[1:], ys[1:])], soil)
    strip("cutright", [cut(e, y, -1, 2.0) for e, y in zip(right[1:], ys[1:])], soil)
    rows = []
    for y in ys[1:]:
        fill = max(0.0, min(1.0, (y + 2.5) / 0.9)) * 0.26  # the last stretch is already backfilled
        rows.append(
            [
                (
                    x,
                    y,
                    -DEEP
                    + fill
                    + 0.018 * math.sin(9 * y + 14 * x) * math.sin(4 * y)
                    + 0.05 * (x / HALF) ** 4,
                )
                for x in (-0.2, -0.14, -0.07, 0, 0.07, 0.14, 0.2)
            ]
        )
    strip("bottom", rows, soil)
    rows = []
    for i in range(120):
        y = -6.9 + 5.8 * i / 119
        rows.append([(0.2 + 1.3 * k / 30, y, heap_height(0.2 + 1.3 * k / 30, y) - 0.012) for k in range(31)])
    strip("bank", rows, soil)
    pipe_x, pipe_z = 0.035, -DEEP + 0.045
    pipe = [(pipe_x + 0.016 * math.sin(1.4 * y), y, pipe_z) for y in (-12 + 0.2 * k for k in range(52))]
    tube("pipe", pipe, 0.024, pvc, 8)
    for y in (-6.6, -3.55):
        cyl(
            "pipecoupling",
            0.030,
            0.10,
            (pipe_x + 0.016 * math.sin(1.4 * y), y, pipe_z),
            pvc,
            (math.pi / 2, 0, 0),
        )
    red = mat("tapered", srgb("#c92a22"), 0.35, coat=0.3)
    yellow = mat("tapeyellow", srgb("#f0c022"), 0.35, coat=0.3)
    path = [(-0.02, -0.1, -0.215), (0.03, -1.0, -0.20), (-0.02, -1.7, -0.21), (0.01, -2.2, -0.30)]
    path += [
        (-0.05, -2.7, -0.30),
        (-0.10, -3.1, -0.12),
        (-0.17, -3.4, 0.035),
        (-0.32, -3.7, 0.03),
        (-0.55, -3.95, 0.03),
    ]
    path = resample(spline(path, 16), 0.03)
    for k in range(len(path) - 1):
        a, b = path[k], path[k + 1]
        across = (b - a).cross(Vector((0, 0, 1))).normalized() * 0.055
        lift = Vector((0, 0, 0.03))
        strip(
            "tape",
            [[a - across + lift, a + across + lift], [b - across + lift, b + across + lift]],
            red if k % 14 > 9 else yellow,
        )
    cyl("roll", 0.085, 0.11, (-0.60, -4.04, 0.105), yellow, (math.pi / 2, 0, math.radians(35)), 40, 0.004)
    cyl(
        "rollcore",
        0.040,
        0.116,
        (-0.60, -4.04, 0.105),
        m_cardboard("card", srgb("#b08a5e")),
        (math.pi / 2, 0, math.radians(35)),
        32,
    )
    clod = clod_mesh(soil, rnd)
    for _ in range(900):
        x, y = rnd.gauss(0.85, 0.38), rnd.uniform(-7.2, -0.7)
        if abs(x) < 0.24 or x < 0.2:
            x = -0.25 - abs(rnd.gauss(0, 0.12)) if rnd.random() < 0.4 else rnd.uniform(-0.13, 0.13)
        low = (
            -DEEP + max(0.0, min(1.0, (y + 2.5) / 0.9)) * 0.26
            if abs(x) < 0.2
            else max(0.0, heap_height(x, y) - 0.012)
        )
        size = 0.008 + 0.030 * rnd.random() ** 3
        ob = H.instance(clod, (x, y, low + size * 0.4), size, rnd.uniform(0, 6))
        ob.rotation_euler[0] = rnd.uniform(0, 3)
    spade((0.80, -4.3, 0.30), (math.radians(9), math.radians(-8), 0.5))

# ------------------------------------------------------------ garage
box("footing", (LONG + 0.02, WIDE, 0.5), (LONG / 2, WIDE / 2 - 0.005, FOUNDATION - 0.25), concrete, 0)
box("core", (LONG - 0.04, WIDE - 0.04, EAVE - 0.1), (LONG / 2, WIDE / 2 + 0.01, EAVE / 2 + 0.05), vinyl, 0)
H.siding(0, LONG, FOUNDATION, EAVE - 0.1, vinyl)
for x in (0.035, LONG - 0.035):
    box(
        "post",
        (0.09, 0.05, EAVE - 0.1 - FOUNDATION),
        (x, -0.008, (EAVE - 0.1 + FOUNDATION) / 2),
        white,
        0.004,
    )
H.window(4.65, 1.62, 0.80, 1.05)
box("soffit", (LONG + 0.4, 0.27, 0.02), (LONG / 2, -0.14, EAVE - 0.16), white, 0)
H.gutter(-0.2, LONG + 0.2, EAVE - 0.10, -0.29, white)
H.downspout(LONG - 0.16, EAVE - 0.18, 0.0, white, 0.12)
with H.turned((0, 0, 0), -math.pi / 2):
    half = WIDE / 2

    def rake(z):
        """Distance from the corner to the roof line at height z."""
        return max(0.0, (z - EAVE) / PITCH)

    H.siding(lambda z: -WIDE + rake(z), lambda z: -rake(z), FOUNDATION, EAVE + half * PITCH, vinyl)
    H.solid(
        "gablecore",
        [(-WIDE + 0.03, EAVE - 0.1), (-0.03, EAVE - 0.1), (-half, EAVE + half * PITCH)],
        6.3,
        vinyl,
    )
    roof = m_roof("roof", (0.075, 0.076, 0.080), "Y")
    H.gable_roof(-half, half + 0.28, EAVE - 0.28 * PITCH + 0.02, PITCH, -0.22, LONG + 0.22, roof, white)
    box("corner", (0.09, 0.05, EAVE - FOUNDATION), (-0.035, -0.008, (EAVE + FOUNDATION) / 2), white, 0.004)
    box("doorcase", (4.4, 0.08, 2.28), (-half, -0.02, 1.14), white, 0.006)
    for k in range(4):
        box("section", (4.1, 0.04, 0.52), (-half, -0.055, 0.27 + 0.53 * k), white, 0.006)
        for c in range(6):
            box(
                "raised",
                (0.50, 0.02, 0.30),
                (-half - 1.70 + 0.68 * c, -0.078, 0.27 + 0.53 * k),
                white,
                0.010,
                3,
            )

# ------------------------------------------------------------ riser and charger
feed_y = -0.040
EL.conduit(
    [(TRENCH_X, feed_y, CHARGER_Z - 0.18), (TRENCH_X, feed_y, -0.5)],
    0.021,
    straps=((TRENCH_X, 0.86, False), (TRENCH_X, 0.38, False)),
    material=pvc,
)
cyl("expansion", 0.028, 0.20, (TRENCH_X, feed_y, 0.62), pvc, seg=40, bev=0.003)
EL.fitting((TRENCH_X, feed_y, CHARGER_Z - 0.20), radius=0.028, material=pvc)
charger_x = TRENCH_X + 0.055
box("backer", (0.32, 0.020, 0.48), (charger_x, -0.018, CHARGER_Z), white, 0.004, 3)
origin = Vector((charger_x, -0.028, CHARGER_Z))
CH.charger(tuple(origin), "graphite", led_s=9, w=0.235, h=0.41)
hook = Vector((charger_x + 0.44, -0.020, CHARGER_Z - 0.04))
SV.parked_cable(origin, hook, 0.41)

# ------------------------------------------------------------ grounds and light


def on_grass(x, y):
    """True where turf is whole: off the trench, the bank, the driveway and the garage."""
    u, v = local(x, y)
    if v < 0.3 and (abs(u) < HALF + 0.05 or heap_height(u, v) > 0.015):
        return False
    return not (y > -0.1 and -9 < x < LONG + 0.1)


H.concrete_drive(-9, 0, 0.5, 5.2)
H.lawn((-6, 9), (-6.6, 2), 5200, rnd, on_grass, EYE)
H.trees(
    [
        (-9, 13, 4.0, 1.3),
        (-2, 16, 4.6, 1.5),
        (5, 17, 4.4, 1.5),
        (11.5, 11, 4.3, 1.5),
        (15, 4, 4.2, 1.3),
        (20, 9, 4.6, 1.5),
    ],
    (0.26, 0.085, 0.018) if AUTUMN else (0.055, 0.092, 0.032),
)
H.shrubs([(7.3, -0.4, 1.1), (8.3, -0.1, 1.3), (9.4, 0.2, 1.2)])
H.fence(6.6, 24, 2.6)
world((1, 1, 1), 1.0)
sky(
    [(0.0, "#f2f0ea"), (0.08, "#e2e8ee"), (0.25, "#b4cfe9"), (0.5, "#8db5e0"), (1.0, "#6598d2")],
    strength=0.95,
)
if AUTUMN:
    sun((0.66, 0.66, -0.40), 4.4, kelvin(4300), 1.0)
    camera(EYE, (2.35, 0, 1.75), 28, (0.0, -0.16))
else:
    sun((0.42, 0.74, -0.62), 4.3, kelvin(4900), 1.2)
    camera(EYE, (1.55, 0, 2.15), 31, (0.0, -0.125))
bpy.context.scene.camera.rotation_euler[0] = math.pi / 2
render(NAME, WORK, (1600, 900), SPP, SCALE, bounces=4)
