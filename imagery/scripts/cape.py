"""Cape: small Cape Cod house in soft daylight, charger on the gable wall beside the driveway.

    blender -b -P scripts/cape.py -- cape|cape_snow|cape_run [scale percent] [samples]

The gable wall is y = 0 and faces -Y over the driveway; the front of the house is x = 0 and faces
the street at -X.
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
from exterior import m_roof

NAME, SCALE, SPP = scene_args(("cape",), scale=40, spp=28)
SNOW = NAME == "cape_snow"
DEPTH, LENGTH = 7.6, 9.4
FOUNDATION, EAVE = 0.34, 2.78
PITCH = 0.86
MIDDLE = DEPTH / 2
CHARGER_X, CHARGER_Z = 2.95, 1.26
METER_X, METER_Z = 1.22, 1.60
# view: eye, target, lens, vertical shift, siding, car
VIEWS = {
    "cape": ((-4.0, -7.2, 1.52), (2.55, 0.0, 1.9), 30, 0.092, "#d8d2bd", "#2c4a63"),
    "cape_snow": ((-6.6, -9.2, 1.6), (2.1, 0.0, 1.9), 32, 0.075, "#6f8578", "#8d9296"),
    "cape_run": ((0.25, -3.7, 1.32), (1.95, 0.0, 1.2), 29, -0.03, "#e4e2da", "#2c4a63"),
}
EYE, AIM, LENS, SHIFT, SIDING, PAINT = VIEWS[NAME]
rnd = random.Random(3)
reset()

vinyl = H.m_vinyl("vinyl", srgb(SIDING))
white = H.m_white()
snow = H.m_snow()
roof = snow if SNOW else m_roof("roof", (0.085, 0.082, 0.080), "Y")
shutter = m_grain("shutter", srgb("#2d4250"), 0.42, 0.03)
concrete = m_concrete("foundation", (0.30, 0.295, 0.28))
brick = m_concrete("chimneybrick", (0.20, 0.085, 0.060))
pvc = EL.metals()["pvc"]


def rake(z):
    """Distance from the corner to the roof line at height z."""
    return max(0.0, (z - EAVE) / PITCH)


# ------------------------------------------------------------ gable wall over the driveway
PEAK = EAVE + MIDDLE * PITCH
body = [(0.02, FOUNDATION), (DEPTH - 0.02, FOUNDATION), (DEPTH - 0.02, EAVE), (MIDDLE, PEAK), (0.02, EAVE)]
H.solid("core", body, LENGTH - 0.04, vinyl)
H.siding(lambda z: rake(z), lambda z: DEPTH - rake(z), FOUNDATION, PEAK, vinyl)
box(
    "footing", (DEPTH - 0.03, LENGTH - 0.03, 0.6), (MIDDLE, LENGTH / 2 + 0.005, FOUNDATION - 0.3), concrete, 0
)
for x in (0.035, DEPTH - 0.035):
    box("cornerpost", (0.09, 0.05, EAVE - FOUNDATION), (x, -0.008, (EAVE + FOUNDATION) / 2), white, 0.004)
H.gable_roof(MIDDLE, MIDDLE + 0.28, EAVE - 0.28 * PITCH, PITCH, -0.22, LENGTH + 0.22, roof, white)
H.window(4.35, 1.72, 0.86, 1.25)
H.window(6.25, 1.72, 0.86, 1.25)
H.window(2.75, 4.02, 0.76, 1.12)
H.window(4.85, 4.02, 0.76, 1.12)
louver = box("vent", (0.42, 0.05, 0.52), (MIDDLE, -0.02, 5.35), white, 0.006)
for k in range(7):
    box("slat", (0.36, 0.02, 0.045), (MIDDLE, -0.052, 5.16 + 0.062 * k), white, 0.003, rot=(0.6, 0, 0))
box("stack", (0.95, 0.75, 1.7), (MIDDLE + 0.1, 4.4, PEAK + 0.35), brick, 0.01)
box("stackcap", (1.05, 0.85, 0.10), (MIDDLE + 0.1, 4.4, PEAK + 1.22), concrete, 0.01)

# ------------------------------------------------------------ street front, turned to face -X
with H.turned((0, 0, 0), -math.pi / 2):
    H.siding(-LENGTH, 0, FOUNDATION, EAVE, vinyl)
    box("frontpost", (0.09, 0.05, EAVE - FOUNDATION), (-0.035, -0.008, (EAVE + FOUNDATION) / 2), white, 0.004)
    H.window(-1.9, 1.72, 1.0, 1.30, shutter)
    H.window(-7.4, 1.72, 1.0, 1.30, shutter)
    box("doorframe", (1.22, 0.07, 2.25), (-4.7, -0.02, FOUNDATION + 1.12), white, 0.006)
    box("frontdoor", (0.92, 0.05, 2.04), (-4.7, -0.045, FOUNDATION + 1.03), shutter, 0.006)
    box("step", (1.9, 1.1, 0.30), (-4.7, -0.55, 0.12), concrete, 0.02)
    box("eavesoffit", (LENGTH + 0.4, 0.27, 0.02), (-LENGTH / 2, -0.14, EAVE - 0.26), white, 0)
    H.gutter(-LENGTH - 0.2, 0.2, EAVE - 0.19, -0.29, white)
    H.downspout(-0.16, EAVE - 0.28, 0.0, white, 0.16)
    H.shrubs(
        [(-1.0, -0.75, 0.95), (-2.1, -0.8, 1.1), (-3.1, -0.75, 0.9), (-6.4, -0.8, 1.0), (-7.6, -0.8, 1.2)]
    )
dormer = 4.0
for y in (2.6, 6.8):
    with H.turned((1.05, y, 0), -math.pi / 2):
        box("dormer", (1.5, 2.6, 1.35), (0, 1.3, 4.05), vinyl, 0)
        H.window(0, dormer + 0.06, 0.78, 0.92)
        for side in (-1, 1):
            box("dormerpost", (0.10, 0.05, 1.35), (side * 0.72, -0.012, 4.05), white, 0.004)
        cap = snow if SNOW else m_roof("roof2", (0.085, 0.082, 0.080), "Y")
        H.gable_roof(0, 0.95, 4.52, 0.75, -0.18, 2.6, cap, white)
        prism("dormergable", [(-0.75, 4.66), (0.75, 4.66), (0, 5.24)], 0.02, white, (0, 0.005, 0), bev=0)

# ------------------------------------------------------------ service: riser, meter, panel, conduit
riser_y = -0.055
EL.conduit(
    [(METER_X, riser_y, METER_Z + 0.18), (METER_X, riser_y, 3.30)],
    0.030,
    straps=((METER_X, 2.25, False), (METER_X, 2.95, False)),
)
SV.weatherhead(METER_X, 3.30, riser_y)
H.service_drop((METER_X - 0.24, riser_y - 0.14, 3.43), (-28, -14, 8.2))
SV.hub(METER_X, METER_Z + 0.215, riser_y, 0.030)
SV.meter(METER_X, METER_Z)
PANEL_X = METER_X + 0.40
SV.enclosure(PANEL_X, METER_Z - 0.08, 0.30, 0.52, handle=False)
cyl("nipple", 0.024, 0.14, (METER_X + 0.20, -0.06, METER_Z - 0.12), EL.metals()["emt"], (0, math.pi / 2, 0))
run_y, run_z = -0.036, FOUNDATION + 0.11
feed_x = CHARGER_X - 0.055
EL.conduit(
    [
        (PANEL_X + 0.06, run_y, METER_Z - 0.32),
        (PANEL_X + 0.06, run_y, run_z),
        (feed_x, run_y, run_z),
        (feed_x, run_y, CHARGER_Z - 0.18),
    ],
    0.0165,
    0.12,
    straps=(
        (PANEL_X + 0.06, 0.92, False),
        (PANEL_X + 0.30, run_z, True),
        (feed_x - 0.28, run_z, True),
        (feed_x, 0.80, False),
    ),
    material=pvc,
)
EL.fitting((PANEL_X + 0.06, run_y, METER_Z - 0.345), radius=0.024, material=pvc)
EL.fitting((feed_x, run_y, CHARGER_Z - 0.197), radius=0.024, material=pvc)
box("backer", (0.32, 0.020, 0.48), (CHARGER_X, -0.018, CHARGER_Z), white, 0.004, 3)
origin = Vector((CHARGER_X, -0.028, CHARGER_Z))
CH.charger(tuple(origin), "graphite", led_s=9, w=0.235, h=0.41)
SV.outlet_cover(5.3, 0.62)

# ------------------------------------------------------------ car on the driveway, cable round its nose
CAR_AT = Vector((3.95, -2.35, 0))
car_ob, port = CAR.build(srgb(PAINT), tuple(CAR_AT), 0, tail=0, head=0, coat=1.0, metal_k=0.30)
car_ob.scale = (1, -1, 1)  # puts the charge port on the flank that the camera sees
inlet = CAR_AT + Vector((port[0], -0.925, port[1]))
CH.connector(inlet + Vector((0, -0.015, 0)), (0, 0, math.pi / 2))
hook = Vector((CHARGER_X + 0.42, -0.020, CHARGER_Z - 0.04))
SV.hung_cable(
    origin,
    hook,
    (  # leaves the hook, lies round the nose, rises to the inlet
        hook + Vector((0.15, -0.20, -0.45)),
        hook + Vector((0.16, -0.45, -0.95)),
        Vector((3.50, -0.95, 0.03)),
        Vector((3.38, -1.8, 0.02)),
        Vector((3.52, -2.9, 0.02)),
        Vector((4.20, -3.62, 0.02)),
        Vector((4.90, -3.85, 0.05)),
        inlet + Vector((-0.12, -0.42, -0.40)),
        inlet + Vector((0, -0.236, -0.18)),
    ),
    inlet + Vector((0, -0.190, -0.095)),
    h=0.41,
)

# ------------------------------------------------------------ grounds
box("ground", (160, 160, 0.1), (0, 30, -0.105), snow if SNOW else H.m_lawn(), 0)
H.concrete_drive(-14, 11, -4.35, -0.62)
mulch = snow if SNOW else m_concrete("mulch", (0.060, 0.042, 0.030))
box("bed", (DEPTH, 0.60, 0.10), (MIDDLE, -0.31, -0.02), mulch, 0.01)
box("frontbed", (1.3, LENGTH, 0.10), (-0.66, LENGTH / 2, -0.03), mulch, 0.01)
if SNOW:  # what the shovel left beside the driveway
    H.snowbank(-13, 10, -4.75, rnd)
else:
    H.lawn((-9, 0), (-0.55, 11), 2600, rnd, lambda x, y: x < -1.35, EYE, -0.05)
    H.lawn((-6, 12), (-9, -4.4), 1500, rnd, eye=EYE, z=-0.05)
with H.turned((11.2, -6, 0), -math.pi / 2):
    H.fence(-7.0, 4.0, 0.0)
H.trees(
    [
        (13.5, 3.5, 4.2, 1.25),
        (17, -2.5, 4.6, 1.35),
        (21, -7, 4.4, 1.3),
        (15.5, 9, 4.6, 1.4),
        (-1.5, 21, 4.5, 1.4),
    ]
    + [(-9, 26, 4.3, 1.4), (4, 26, 5.2, 1.5), (24, -13, 4.4, 1.4)],
    (0.022, 0.040, 0.026) if SNOW else (0.055, 0.092, 0.032),
)

# ------------------------------------------------------------ light
world((1, 1, 1), 1.0)
sky(
    [(0.0, "#f2f0ea"), (0.08, "#e2e8ee"), (0.25, "#b4cfe9"), (0.5, "#8db5e0"), (1.0, "#6598d2")],
    strength=0.95,
)
if SNOW:
    sun((0.70, 0.62, -0.30), 3.2, kelvin(4300), 1.0)
else:
    sun((0.60, 0.66, -0.56), 4.3, kelvin(4800), 1.4)
camera(EYE, AIM, LENS, (0.0, SHIFT))
bpy.context.scene.camera.rotation_euler[0] = math.pi / 2
render(NAME, WORK, (1600, 900), SPP, SCALE, bounces=4)
