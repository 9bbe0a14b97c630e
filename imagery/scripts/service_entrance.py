"""Service entrance: meter, riser and a new 200 A outdoor panel on a sided wall, low sun.

    blender -b -P scripts/service_entrance.py -- service_entrance|service_charger [scale percent] [samples]

The wall plane is y = 0 and faces -Y; conduit leaves low to the right, to a charger farther along the
wall.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import charger as CH
import electrical as EL
import house as H
import service as SV

NAME, SCALE, SPP = scene_args(("service_entrance",), scale=40, spp=28)
CHARGER_SIDE = NAME == "service_charger"
LEFT, RIGHT, TOP = -4.0, 7.0, 3.4
FOUNDATION = 0.30
METER_X, METER_Z = -0.62, 1.58
PANEL_X, PANEL_Z = 0.02, 1.40
PANEL_W, PANEL_H = 0.40, 0.78
CHARGER_X, CHARGER_Z = 2.55, 1.26
rnd = random.Random(8)
reset()

vinyl = H.m_vinyl("vinyl", srgb("#a9b59c" if CHARGER_SIDE else "#8496a1"))
white = H.m_white()
metals = EL.metals()
pvc = metals["pvc"]

# ------------------------------------------------------------ wall, foundation, ground
H.siding(LEFT, RIGHT, FOUNDATION, TOP, vinyl)
box("core", (RIGHT - LEFT, 0.2, TOP), ((LEFT + RIGHT) / 2, 0.12, TOP / 2 + FOUNDATION), vinyl, 0)
concrete = m_concrete("foundation", (0.33, 0.32, 0.30))
box("footing", (RIGHT - LEFT, 0.2, 0.8), ((LEFT + RIGHT) / 2, 0.108, FOUNDATION - 0.4), concrete, 0)
box("starter", (RIGHT - LEFT, 0.012, 0.020), ((LEFT + RIGHT) / 2, -0.004, FOUNDATION - 0.008), white, 0.002)
for x in (-2.35, 1.42, 5.2):  # lapped ends of the siding lengths, staggered by course
    for k in range(30):
        seam_x = x + 0.61 * ((k * 7) % 3)
        z = FOUNDATION + H.COURSE * (k + 0.5)
        if z < TOP:
            box("lap", (0.0022, 0.003, H.COURSE * 0.96), (seam_x, -0.0065, z), vinyl, 0, rot=(0.13, 0, 0))
H.downspout(6.2, TOP, 0.0, white, 0.16)
gravel = m_concrete("bed", (0.16, 0.13, 0.10))
box("bedsoil", (RIGHT - LEFT, 0.75, 0.1), ((LEFT + RIGHT) / 2, -0.37, -0.055), gravel, 0)
bm = bmesh.new()
bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
for v in bm.verts:
    v.co *= 1 + rnd.uniform(-0.12, 0.12)
stones = []
for k, shade in enumerate(("#a79a86", "#8b8378", "#c2b6a2", "#6f6a63")):
    pebble = bm.copy()
    stones.append(from_bm(f"stone{k}", pebble, m_concrete(f"stone{k}", srgb(shade)), (0, 0, -9 - k)).data)
bm.free()
for _ in range(2600):
    x = -2.2 + 7.0 * rnd.random() ** 1.3
    size = rnd.uniform(0.010, 0.026)
    ob = H.instance(
        rnd.choice(stones),
        (x, rnd.uniform(-0.70, -0.01), -0.004 + rnd.uniform(0, 0.010)),
        (size * rnd.uniform(0.9, 1.5), size, size * rnd.uniform(0.5, 0.8)),
        rnd.uniform(0, 6),
    )
box(
    "edging",
    (RIGHT - LEFT, 0.03, 0.10),
    ((LEFT + RIGHT) / 2, -0.74, -0.02),
    mat("edging", (0.03, 0.03, 0.03), 0.7),
    0.01,
)
box("lawnground", (60, 40, 0.1), (0, -20.75, -0.075), H.m_lawn(), 0)
H.lawn((-2.2, 6.0), (-2.6, -0.78), 1500, rnd, z=-0.03)
box("far", (80, 60, 0.1), (36, 30, -0.09), H.m_lawn(), 0)

# ------------------------------------------------------------ meter with its riser, panel beside it
RISER_Y = -0.058
EL.conduit(
    [(METER_X, RISER_Y, METER_Z + 0.18), (METER_X, RISER_Y, TOP + 1)],
    0.030,
    straps=((METER_X, 2.02, False), (METER_X, 2.75, False)),
)
SV.hub(METER_X, METER_Z + 0.214, RISER_Y, 0.030)
SV.meter(METER_X, METER_Z)
SV.enclosure(PANEL_X, PANEL_Z, PANEL_W, PANEL_H, handle=False)
ink = mat("ink", (0.05, 0.06, 0.08), 0.6)
paper = mat("label", srgb("#f3f1ea"), 0.6)
box("rating", (0.150, 0.0015, 0.062), (PANEL_X, -0.1512, PANEL_Z + 0.150), paper, 0.0005)
text("200 A", 0.030, (PANEL_X, -0.1524, PANEL_Z + 0.161), ink, SV.FACE)
text("SERVICE DISCONNECT", 0.0118, (PANEL_X, -0.1524, PANEL_Z + 0.136), ink, SV.FACE)
gap = PANEL_X - PANEL_W / 2 - (METER_X + 0.14)
nipple_x = METER_X + 0.14 + gap / 2
cyl("nipple", 0.028, gap + 0.02, (nipple_x, -0.058, METER_Z - 0.12), metals["emt"], (0, math.pi / 2, 0))
for side in (-1, 1):
    spot = (nipple_x + side * (gap / 2 - 0.008), -0.058, METER_Z - 0.12)
    cyl("locknut", 0.042, 0.016, spot, metals["emt"], (0, math.pi / 2, 0), 8, 0.002)

# ------------------------------------------------------------ branch conduit to the charger
RUN_Y, RUN_Z = -0.040, FOUNDATION + 0.16
out_x = PANEL_X + 0.10
feed_x = CHARGER_X - 0.055
EL.conduit(
    [
        (out_x, RUN_Y, PANEL_Z - PANEL_H / 2),
        (out_x, RUN_Y, RUN_Z),
        (feed_x, RUN_Y, RUN_Z),
        (feed_x, RUN_Y, CHARGER_Z - 0.18),
    ],
    0.0167,
    0.13,
    straps=(
        (out_x, 0.76, False),
        (out_x + 0.36, RUN_Z, True),
        (out_x + 1.15, RUN_Z, True),
        (out_x + 1.95, RUN_Z, True),
        (feed_x, 0.82, False),
    ),
    material=pvc,
)
EL.fitting((out_x, RUN_Y, PANEL_Z - PANEL_H / 2 - 0.014), radius=0.025, material=pvc)
cyl("runcoupling", 0.0215, 0.075, (out_x + 0.78, RUN_Y, RUN_Z), pvc, (0, math.pi / 2, 0), bev=0.002)
EL.fitting((feed_x, RUN_Y, CHARGER_Z - 0.197), radius=0.025, material=pvc)
box("backer", (0.32, 0.020, 0.48), (CHARGER_X, -0.018, CHARGER_Z), white, 0.004, 3)
origin = Vector((CHARGER_X, -0.028, CHARGER_Z))
CH.charger(tuple(origin), "graphite", led_s=9)
hook = Vector((CHARGER_X + 0.44, -0.02, CHARGER_Z - 0.04))
SV.parked_cable(origin, hook)
SV.outlet_cover(1.35, 0.78)

# ------------------------------------------------------------ grounding: bare copper to the rod
wire_x = METER_X - 0.075
wire = [(wire_x, -0.030, METER_Z - 0.20)]
wire += [(wire_x + 0.004 * math.sin(5 * z), -0.021, z) for z in (1.25, 1.0, 0.75, 0.5, 0.32)]
wire += [(wire_x - 0.01, -0.03, 0.24), (wire_x - 0.05, -0.10, 0.145)]
SV.ground_rod(wire_x - 0.075, -0.135, wire)
for z in (1.18, 0.82, 0.46):
    box("staple", (0.030, 0.004, 0.010), (wire_x, -0.024, z), metals["strap"], 0.001)
H.shrubs([(4.6, -0.50, 0.9), (6.6, -0.6, 1.1), (7.6, -0.6, 1.2)])
H.trees([(14, 6, 4.0, 1.4), (19, 12, 4.4, 1.6), (22, 2, 4.2, 1.4), (17, -2, 4.2, 1.2)])

# ------------------------------------------------------------ light
world((1, 1, 1), 1.0)
sky(
    [(0.0, "#fbe9d3"), (0.08, "#f0e4d8"), (0.22, "#c6d5e6"), (0.5, "#93b6dd"), (1.0, "#6793cb")],
    strength=0.85,
)
if CHARGER_SIDE:
    sun((-0.62, 0.66, -0.56), 4.0, kelvin(4900), 1.0)
    camera(
        (3.95, -2.45, 1.38),
        (1.35, 0, 1.38),
        28.5,
        (0.0, -0.07),
        fstop=4.0,
        focus=(CHARGER_X, -0.1, CHARGER_Z),
    )
else:
    sun((0.78, 0.50, -0.40), 4.8, kelvin(4150), 0.8)
    camera(
        (-1.25, -3.1, 1.40), (0.42, 0, 1.40), 28.5, (0.0, -0.095), fstop=4.0, focus=(PANEL_X, -0.15, PANEL_Z)
    )
bpy.context.scene.camera.rotation_euler[0] = math.pi / 2
render(NAME, WORK, (1600, 900), SPP, SCALE, bounces=4)
