"""Walls of known geometry, as a visitor would photograph them for the photo planner.

    blender -b -P scripts/photo_wall.py -- VIEW [scale percent] [samples]

VIEW is a key of photo_views.VIEWS.  Writes the buffers and VIEW.json, the camera's pose and the true places
of the reference, panel and charger; photo_lens.py makes the picture from them.  The wall is y = 0, faces
-Y, and x = 0 is the left side of the door that serves as the reference.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import electrical as EL
import house as H
import service as SV
from exterior import m_roof
from photo_views import FOOT, HEIGHT, OVERSCAN, VIEWS, WALLS, WIDTH, focal_px

NAME, SCALE, SPP = scene_args(("garage-15",), scale=40, spp=16)
VIEW = VIEWS[NAME]
WALL = WALLS[VIEW["wall"]]
rnd = random.Random(5)
reset()
dark = EL.metals()["dark"]


def place(point):
    """Wall feet (x, y, z) to Blender meters."""
    return Vector((point[0] * FOOT, -point[2] * FOOT, point[1] * FOOT))


def casing(width, height, thick, wide, material):
    """Flat trim around a door opening that starts at x = 0, z = 0."""
    for x in (-wide / 2, width + wide / 2):
        box("jamb", (wide, thick, height), (x, -thick / 2, height / 2), material, 0.003)
    box(
        "head",
        (width + 2 * wide, thick, wide),
        (width / 2, -thick / 2, height + wide / 2),
        material,
        0.003,
    )


# ------------------------------------------------------------ garage from inside
def entry_door():
    """Six-panel steel door, 36 x 80 in, with knob, deadbolt, casing, threshold and a mat."""
    width, height = 3 * FOOT, 80 / 12 * FOOT
    paint = m_grain("doorpaint", srgb("#6f8794"), 0.42, 0.03)
    trim = m_grain("trim", srgb("#eeece6"), 0.35, 0.02)
    nickel = m_metal("nickel", (0.55, 0.53, 0.50), 0.25, 0.06, 60)
    box("gap", (width, 0.004, height), (width / 2, -0.002, height / 2), dark, 0)
    box("leaf", (width - 0.008, 0.006, height - 0.006), (width / 2, -0.007, height / 2), paint, 0)
    rows = ((0.235, 0.46), (0.785, 0.52), (1.40, 0.46))  # bottom and height of the panels
    for low, high in rows:
        for x in (0.27, width - 0.27):
            middle = low + high / 2
            box("molding", (0.30, 0.010, high), (x, -0.012, middle), paint, 0.004, 3)
            box("sunk", (0.27, 0.008, high - 0.03), (x, -0.0145, middle), paint, 0.003, 2)
            box("raised", (0.21, 0.012, high - 0.09), (x, -0.0165, middle), paint, 0.005, 3)
    casing(width, height, 0.018, 0.072, trim)
    for z, radius in ((0.95, 0.030), (1.12, 0.026)):
        cyl("rose", radius, 0.012, (0.075, -0.016, z), nickel, SV.FACE, 40, 0.003)
    cyl("knob", 0.027, 0.05, (0.075, -0.045, 0.95), nickel, SV.FACE, 40, 0.012)
    cyl("bolt", 0.018, 0.016, (0.075, -0.026, 1.12), nickel, SV.FACE, 32, 0.003)
    for z in (0.25, 1.05, 1.82):
        cyl("hinge", 0.008, 0.09, (width - 0.002, -0.016, z), nickel, seg=20)
    box("threshold", (width + 0.02, 0.09, 0.014), (width / 2, -0.045, 0.007), nickel, 0.004)
    box(
        "mat", (0.80, 0.50, 0.014), (width / 2, -0.42, 0.007), m_grain("mat", srgb("#3c3a36"), 0.95, 0.5, 120)
    )


def props():
    """What stands and hangs in a garage, clear of the places that are pinned."""
    plastic = m_grain("bin", srgb("#2f5d50"), 0.42, 0.04)
    gray = m_grain("bin2", srgb("#4a5660"), 0.42, 0.04)
    wood = m_wood("handle", srgb("#c79a5a"), srgb("#a87a3e"), 3, 0.5, "Z")
    steel = EL.metals()["emt"]
    plate = m_grain("plate", srgb("#efeee9"), 0.4, 0.01)
    red = m_grain("red", srgb("#b3261e"), 0.30, 0.02, coat=0.5)
    for x, z, w, h in ((-0.30, 1.22, 0.072, 0.118), (2.35, 0.42, 0.072, 0.118)):
        box("plate", (w, 0.007, h), (x, -0.0035, z), plate, 0.002)
    box("rocker", (0.033, 0.008, 0.066), (-0.30, -0.008, 1.22), plate, 0.002)
    for z in (-0.022, 0.022):
        box("outlet", (0.034, 0.006, 0.028), (2.35, -0.008, 0.42 + z), plate, 0.002)
        for dx in (-0.006, 0.006):
            box("slot", (0.002, 0.004, 0.009), (2.35 + dx, -0.0105, 0.424 + z), dark, 0)
    cyl("extinguisher", 0.055, 0.34, (-0.55, -0.075, 1.15), red, seg=48, bev=0.03)
    cyl("valve", 0.020, 0.07, (-0.55, -0.075, 1.35), dark, seg=24, bev=0.004)
    box("lever", (0.018, 0.09, 0.012), (-0.55, -0.09, 1.395), dark, 0.003)
    box("band", (0.118, 0.118, 0.10), (-0.55, -0.075, 1.17), m_grain("tag", srgb("#e8e4da"), 0.6, 0.02), 0.05)
    # rolling bins and a ladder at the right end
    for x, material in ((4.30, plastic), (4.92, gray)):
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        for v in bm.verts:
            taper = 0.84 if v.co.z < 0 else 1.0
            v.co = Vector((v.co.x * 0.56 * taper, v.co.y * 0.60 * taper, (v.co.z + 0.5) * 0.92))
        bevel(from_bm("bin", bm, material, (x, -0.42, 0.03)), 0.03, 4)
        box("lid", (0.60, 0.66, 0.05), (x, -0.42, 0.98), material, 0.02, 4, rot=(0.04, 0, 0))
        cyl("wheels", 0.10, 0.5, (x, -0.14, 0.10), dark, (0, math.pi / 2, 0), 32, 0.01)
    # rake and shovel on a rail, over the bins
    box("rail", (1.0, 0.018, 0.07), (4.6, -0.009, 1.92), wood, 0.004)
    for x, lean in ((4.30, 0.02), (4.62, -0.015), (4.92, 0.01)):
        cyl("stick", 0.014, 0.74, (x, -0.05, 1.72), wood, (0, lean, 0), 20)
        cyl("peg", 0.006, 0.08, (x + 0.03, -0.04, 1.94), steel, SV.FACE, 16)
        head = (0.22, 0.02, 0.28) if x != 4.62 else (0.36, 0.03, 0.06)
        box("head", head, (x, -0.055, 2.14), steel, 0.012, 3)
    # shelf with two totes above the pinned places
    box("shelf", (1.7, 0.32, 0.022), (2.75, -0.16, 2.18), wood, 0.003)
    for x in (2.05, 3.45):
        box("bracket", (0.025, 0.28, 0.025), (x, -0.14, 2.155), steel, 0.003)
        box("bracket2", (0.025, 0.025, 0.24), (x, -0.013, 2.05), steel, 0.003)
    for x, material in ((2.35, gray), (2.92, gray), (3.38, plastic)):
        wide = 0.50 if x != 3.38 else 0.32
        box("tote", (wide, 0.28, 0.24), (x, -0.16, 2.312), material, 0.02, 4)
        box("totelid", (wide + 0.02, 0.30, 0.03), (x, -0.16, 2.44), plate, 0.01, 3)


def garage():
    """Back wall of a garage, 20 ft long, 9 ft high, lit by a ceiling light, a window and the open door."""
    paint = srgb("#e3e0d8")
    wall = m_drywall("wall", paint, dirt=0.25)
    side = m_drywall("side", paint, dirt=0.15)
    left, right, top = -0.95, 5.25, 2.74
    box("back", (8, 0.1, 3.2), (2, 0.05, 1.5), wall, 0)
    box("floor", (9, 9, 0.1), (2, -4, -0.05), m_concrete("floor"), 0)
    box("ceiling", (9, 9, 0.1), (2, -4, top + 0.05), side, 0)
    box("right", (0.1, 9, 2.8), (right + 0.05, -4, 1.35), side, 0)
    y0, y1, z0, z1 = -2.55, -1.25, 1.15, 2.15
    for size, spot in (
        ((0.12, 8 + y0, 2.8), (left - 0.06, (y0 - 8) / 2, 1.35)),
        ((0.12, -y1, 2.8), (left - 0.06, y1 / 2, 1.35)),
        ((0.12, y1 - y0, z0), (left - 0.06, (y0 + y1) / 2, z0 / 2)),
        ((0.12, y1 - y0, top - z1), (left - 0.06, (y0 + y1) / 2, (top + z1) / 2)),
    ):
        box("left", size, spot, side, 0)
    trim = m_grain("trim", srgb("#eeece6"), 0.35, 0.02)
    for f in (0, 0.5, 1):
        box("bar", (0.05, 0.035, z1 - z0), (left - 0.06, y0 + f * (y1 - y0), (z0 + z1) / 2), trim, 0.004)
        box("bar", (0.05, y1 - y0, 0.035), (left - 0.06, (y0 + y1) / 2, z0 + f * (z1 - z0)), trim, 0.004)
    for x0, x1 in ((left, -0.074), (3 * FOOT + 0.074, right)):
        box("baseboard", (x1 - x0, 0.014, 0.10), ((x0 + x1) / 2, -0.007, 0.05), trim, 0.004, 3)
    box("joint", (9, 0.010, 0.004), (2, -1.52, -0.0012), mat("joint", (0.02, 0.02, 0.02), 0.9), 0)
    entry_door()
    props()
    panel = WALL["panel"]
    x, z = panel[0] * FOOT, panel[1] * FOOT
    EL.panel((x, 0, z))
    EL.conduit(
        [(x - 0.07, -0.028, z + 0.37), (x - 0.07, -0.028, top)],
        0.0205,
        straps=((x - 0.07, 2.2, False),),
        strap_material=EL.metals()["emt"],
    )
    EL.fitting((x - 0.07, -0.028, z + 0.382), radius=0.029)
    world(srgb("#f3ece2"), 0.07)
    area("ceilinglight", (2.2, -1.9, 2.66), (2.2, -1.2, 0), 2.4, 85, kelvin(4900), 0.3)
    area("opendoor", (2.0, -6.4, 1.5), (2.0, 0, 1.0), 4.6, 120, kelvin(6000), 2.2)
    area("windowsky", (left - 0.45, (y0 + y1) / 2, 1.7), (1.5, -1.0, 1.0), 1.3, 34, srgb("#9fbff2"), 1.0)
    sun((1.0, 0.60, -0.30), 6.0, kelvin(4800), 0.8)


# ------------------------------------------------------------ garage door from the driveway
def overhead_door():
    """White sectional door, 9 x 7 ft, with a row of windows, in its casing."""
    width, height = 9 * FOOT, 7 * FOOT
    white = H.m_white()
    pane = H.m_pane()
    section = height / 4
    for row in range(4):
        z = section * (row + 0.5)
        box("section", (width, 0.04, section - 0.006), (width / 2, 0.0, z), white, 0.004)
        for column in range(4):
            x = width * (column + 0.5) / 4
            if row == 3:
                box("frame", (0.56, 0.02, 0.34), (x, -0.026, z), white, 0.004)
                box("pane", (0.50, 0.006, 0.28), (x, -0.036, z), pane, 0)
                box("muntin", (0.016, 0.010, 0.28), (x, -0.038, z), white, 0.002)
            else:
                box("raised", (0.56, 0.022, 0.34), (x, -0.024, z), white, 0.010, 3)
    box("seal", (width, 0.05, 0.02), (width / 2, 0, 0.008), dark, 0)
    casing(width, height, 0.045, 0.11, white)


def driveway():
    """Front of a one-car garage in daylight: door, meter, outdoor panel and a free stretch of siding."""
    left, right, base, eave = -1.0, 6.85, 0.16, 2.75
    vinyl = H.m_vinyl("vinyl", srgb("#a9b7bf"))
    white = H.m_white()
    concrete = m_concrete("foundation", (0.30, 0.295, 0.28))
    door = 9 * FOOT
    middle, length = (left + right) / 2, right - left
    for x0, x1 in ((left, -0.1), (door + 0.1, right)):
        box("footing", (x1 - x0, 0.2, 0.5), ((x0 + x1) / 2, 0.098, base - 0.25), concrete, 0)
        H.siding(x0, x1, base, eave - 0.1, vinyl)
    H.siding(-0.1, door + 0.1, base + 19 * H.COURSE, eave - 0.1, vinyl)
    box("core", (length - 0.04, 5.5, eave - 0.1), (middle, 2.80, eave / 2 + 0.05), vinyl, 0)
    for x in (left + 0.035, right - 0.035):
        box("post", (0.09, 0.05, eave - 0.1 - base), (x, -0.008, (eave - 0.1 + base) / 2), white, 0.004)
    overhead_door()
    box("soffit", (length + 0.4, 0.30, 0.02), (middle, -0.14, eave - 0.10), white, 0)
    H.gutter(left - 0.2, right + 0.2, eave - 0.04, -0.30, white)
    H.downspout(left + 0.16, eave - 0.12, 0.0, white, 0.12)
    roof = m_roof("roof", (0.075, 0.076, 0.080), "X")
    with H.turned((0, 0, 0), -math.pi / 2):
        H.gable_roof(-2.8, 3.08, eave - 0.1, 0.5, left - 0.22, right + 0.22, roof, white)
    for x in (-0.42, door + 0.38):
        box("lampback", (0.11, 0.02, 0.20), (x, -0.025, 1.86), dark, 0.004)
        box("lamp", (0.10, 0.10, 0.22), (x, -0.085, 1.82), mat("lampglass", srgb("#d9d4c4"), 0.2), 0.01)
        box("lampcap", (0.13, 0.13, 0.03), (x, -0.085, 1.94), dark, 0.006)
    panel = WALL["panel"]
    x, z = panel[0] * FOOT, panel[1] * FOOT
    SV.enclosure(x, z, 0.37, 0.62, handle=False)
    SV.meter(x + 0.52, z + 0.12)
    cyl("nipple", 0.024, 0.21, (x + 0.28, -0.058, z), EL.metals()["emt"], (0, math.pi / 2, 0))
    riser = x + 0.52
    EL.conduit([(riser, -0.058, z + 0.30), (riser, -0.058, eave - 0.1)], 0.028, straps=((riser, 2.2, False),))
    SV.hub(riser, z + 0.334, -0.058, 0.028)
    SV.outlet_cover(5.2, 0.62)
    lawn = H.m_lawn()
    box("ground", (70, 60, 0.1), (0, 0, -0.085), lawn, 0)
    with H.turned((0, 0, 0), -math.pi / 2):
        H.concrete_drive(0, 11, -0.5, door + 0.5)
    eye = camera_spot()
    H.lawn((door + 0.6, 9), (-5.5, -0.3), 2600, rnd, eye=eye, z=-0.03)
    H.lawn((-6, -0.6), (-5.5, -0.3), 1100, rnd, eye=eye, z=-0.03)
    H.shrubs([(7.5, -0.3, 1.2), (8.5, 0.1, 1.4), (-1.9, 0.2, 1.3)])
    H.trees([(-7, 12, 4.4, 1.4), (10.5, 8, 4.2, 1.5), (14, 3, 4.0, 1.3), (-5, 5, 3.8, 1.1)])
    H.fence(8.6, 20, 2.2)
    world((1, 1, 1), 1.0)
    sky(
        [(0.0, "#f2f0ea"), (0.08, "#e2e8ee"), (0.25, "#b4cfe9"), (0.5, "#8db5e0"), (1.0, "#6598d2")],
        strength=0.95,
    )
    sun((0.50, 0.74, -0.62), 4.0, kelvin(5000), 1.2)


# ------------------------------------------------------------ camera
def camera_spot():
    """Where the phone is, in meters: off the wall's normal by the view's yaw, at eye height."""
    turn = math.radians(VIEW["yaw"])
    x = VIEW["aim"][0] - VIEW["distance"] * math.sin(turn)
    return place((x, VIEW["eye"], VIEW["distance"] * math.cos(turn)))


def write_truth(cam):
    """Camera and true places as JSON: feet, rows of the rotation are the photo's right, down and forward."""
    turn = cam.matrix_world.to_3x3().transposed()  # rows: camera x, y up, z backward, in Blender's axes
    rows = [turn[0], -turn[1], -turn[2]]
    flip = [[round(v, 9) for v in (row[0], row[2], -row[1])] for row in rows]
    spot = cam.matrix_world.translation
    width, height = WALL["size"]
    face = WALL["face"]
    along, rise = (abs(WALL["charger"][k] - WALL["panel"][k]) for k in (0, 1))
    truth = {
        "photo": {"widthPx": WIDTH, "heightPx": HEIGHT, "focal35Mm": VIEW["focal"][1]},
        "camera": {
            "focalPx": round(focal_px(VIEW), 4),
            "principalPointPx": [WIDTH / 2 + VIEW["center"][0], HEIGHT / 2 + VIEW["center"][1]],
            "radialDistortion": VIEW["lens"],
            "positionFt": [round(v / FOOT, 6) for v in (spot.x, spot.z, -spot.y)],
            "rotation": flip,
            "yawDeg": VIEW["yaw"],
            "distanceFt": VIEW["distance"],
        },
        "reference": {
            "kind": WALL["kind"],
            "cornersFt": [[0, height, face], [width, height, face], [width, 0, face], [0, 0, face]],
            "widthFt": None,
            "heightFt": height,
        },
        "panelFt": [*WALL["panel"][:2], WALL["charger"][2]],
        "panelFaceFt": WALL["panel"],
        "chargerFt": WALL["charger"],
        "runFt": round(along + rise, 6),
    }
    with open(os.path.join(WORK, f"{NAME}.json"), "w", encoding="utf-8") as file:
        json.dump(truth, file, indent=2)


os.makedirs(WORK, exist_ok=True)
{"garage": garage, "driveway": driveway}[VIEW["wall"]]()
frame = (round(WIDTH * OVERSCAN), round(HEIGHT * OVERSCAN))
eye_at = camera_spot()
cam = camera(tuple(eye_at), tuple(place((*VIEW["aim"], 0))), focal_px(VIEW) / frame[0] * 36)
cam.rotation_euler.rotate_axis("Z", math.radians(VIEW["roll"]))
bpy.context.view_layer.update()
write_truth(cam)
render(NAME, WORK, frame, SPP, SCALE, bounces=4)
