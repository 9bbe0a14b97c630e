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
from planner_parts import *
from planner_walls import *
from planner_shed import *

LIGHT, SCALE, SPP = scene_args(("day",), scale=100, spp=128)
SHEET = int(1536 * SCALE)
CAR = os.path.join(HERE, "..", "models", "ev-car.glb")


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
    "side": (side_pane(), 0.3),
    "ceiling": (ceiling(), 0.4),
    "tubes": (tubes(), 0.3),
    "detached": (shed(), 0.65),
    "roof": (shed_roof(), 0.5),
}
rooms = {name: joined(name, objects) for name, (objects, _) in PIECES.items()}
for name in ("panes", "side", "tubes"):
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
    for part, whole in (("panes", "front"), ("side", "left"), ("tubes", "ceiling")):
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
    y, z = sum(SIDE_Y) / 2, sum(SIDE_Z) / 2
    area("daylight", at(-HALF - 0.2, y, z), at(0, y - 3, z), 3.4 * FOOT, 90, srgb("#dbe8fa"), 2.8 * FOOT)
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
half = SHEET // 2
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


# planner_sheets.py adds the sun on the back wall.
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
sc.cycles.samples = SPP
sc.render.image_settings.file_format = "OPEN_EXR"
sc.render.filepath = os.path.join(WORK, f"room_{LIGHT}_panorama.exr")
bpy.ops.render.render(write_still=True)
shot = bpy.data.images.load(sc.render.filepath)
data["panorama"] = np.array(shot.pixels[:], np.float32).reshape(128, 256, 4)[::-1]

if is_day:
    # High and left, so that the wall of the detached garage that takes a charger has light.
    sun(at(0.75, -0.9, -0.5), 3.4, srgb("#fff1da"), 2.0)
world(srgb("#cfdff2") if is_day else srgb("#46587f"), 1.1 if is_day else 0.55)
light(OUTSIDE)
for seed, target in enumerate(targets):
    data[f"light{seed}"] = pixels(target).astype(np.float16)
np.savez_compressed(os.path.join(WORK, f"room_{LIGHT}.npz"), **data)
print("DONE", LIGHT, flush=True)
