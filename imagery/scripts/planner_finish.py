#!/usr/bin/python3
"""Finish the sheets of planner_sheets.py for the web, in two sizes.

    python3 scripts/planner_finish.py day|evening [output folder]

The floor loses the hairlines of its material and gets control joints and stains, the walls the seams of
their drywall, the evening its white, the charts a rim against bleeding mipmaps. The panorama is drawn anew
from the room's walls, without noise and without the car.
"""

import json
import os
import struct
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, distance_transform_edt, gaussian_filter, grey_closing

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("WORK", os.path.join(HERE, "..", "work"))
PUBLIC = os.path.join(HERE, "..", "..", "public", "planner")
SHEET_PX, QUALITY = 2048, 55
PHONE_PX = 1536
PANORAMA_PX = (1024, 512)
EYE = np.array([3.4, 3.6, -1.5])  # of the panorama, in feet: planner_room.py
ROOM = np.array([[-10, 0, -10], [10, 9, 10]], float)
LAMPS, LAMP_Y = ((0.6, -4.6), (0.6, 4.2)), 8.88  # planner_walls.py
SIDE_Z, SIDE_Y = (-7.6, -4.0), (4.3, 7.3)  # planner_walls.py
SKY = {"day": 0.6, "evening": 0.03}  # the side window's share of the lamps' brightness
EVENING_SATURATION, EVENING_WHITE = 0.72, (1.0, 1.01, 1.04)
HAIRLINE_PX, HAIRLINE_DEPTH = 11, 0.02  # texels; display values
JOINT_FT = 0.035
STAINS = (  # x, z, radius in feet, and by how much the middle is darker
    (-2.3, 5.4, 0.9, 0.2),
    (-1.7, 6.3, 0.4, 0.16),
    (5.2, 4.6, 0.7, 0.09),
    (4.4, -3.4, 1.3, 0.06),
    (7.4, 7.6, 0.8, 0.08),
    (6.6, -7.2, 0.6, 0.07),
)
TYPES = {5126: np.float32, 5123: np.uint16, 5122: np.int16, 5121: np.uint8, 5120: np.int8, 5125: np.uint32}
WIDTHS = {"VEC3": 3, "VEC2": 2, "SCALAR": 1}


def model_parts(path):
    """Name, positions in feet, UVs and triangles of each node of a GLB file."""
    with open(path, "rb") as file:
        content = file.read()
    length = struct.unpack("<I", content[12:16])[0]
    gltf, data = json.loads(content[20 : 20 + length]), content[28 + length :]

    def values(index):
        """An accessor as numbers, normalized where it says so."""
        accessor = gltf["accessors"][index]
        view = gltf["bufferViews"][accessor["bufferView"]]
        kind, width = np.dtype(TYPES[accessor["componentType"]]), WIDTHS[accessor["type"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        stride = view.get("byteStride") or width * kind.itemsize
        found = np.ndarray((accessor["count"], width), kind, data, start, (stride, kind.itemsize)).astype(float)
        return found / np.iinfo(kind).max if accessor.get("normalized") else found

    for node in gltf["nodes"]:
        if "mesh" in node:
            part = gltf["meshes"][node["mesh"]]["primitives"][0]
            position = values(part["attributes"]["POSITION"]) * node.get("scale", 1) + node.get("translation", 0)
            yield node["name"], position, values(part["attributes"]["TEXCOORD_0"]), values(
                part["indices"]
            ).astype(int).reshape(-1, 3)


def places():
    """For each texel: the place that it shows, in feet, and its part; NaN outside of the charts."""
    place = np.full((SHEET_PX, SHEET_PX, 3), np.nan, np.float32)
    names = np.full((SHEET_PX, SHEET_PX), "", dtype="U8")
    for name, position, uv, triangles in model_parts(os.path.join(HERE, "..", "models", "garage.glb")):
        for corners in triangles:
            a, b, c = uv[corners] * SHEET_PX
            low = np.maximum(np.floor(np.min([a, b, c], 0)).astype(int) - 1, 0)
            high = np.minimum(np.ceil(np.max([a, b, c], 0)).astype(int) + 1, SHEET_PX)
            x, y = np.meshgrid(np.arange(low[0], high[0]) + 0.5, np.arange(low[1], high[1]) + 0.5)
            size = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
            if abs(size) < 1e-9:
                continue
            v = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / size
            w = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / size
            inside = (v >= -1e-6) & (w >= -1e-6) & (v + w <= 1 + 1e-6)
            here = (slice(low[1], high[1]), slice(low[0], high[0]))
            shares = np.stack([1 - v - w, v, w], -1)[inside]
            place[here][inside] = shares @ position[corners]
            names[here][inside] = name
    return place, names


def surfaces(place, names):
    """Masks of the room's flat surfaces."""
    x, y, z = np.moveaxis(place, -1, 0)

    def on(name, value, at):
        """Texels of a part on one plane."""
        return (names == name) & (np.abs(value - at) < 0.005)

    above = y > 0.38  # the baseboard
    return {
        "floor": on("floor", y, 0) & (np.abs(x) < 10.02) & (np.abs(z) < 10.02),
        "back": on("back", z, -10) & above,
        "right": on("right", x, 10) & above,
        "left": on("left", x, -10) & above,
        "ceiling": on("ceiling", y, 9),
        "front": on("front", z, 10) & above,
    }


def seams(shade, x, y, z):
    """Taped seams of drywall that hangs lengthwise: at 4.5 ft, and at the ends of the sheets."""
    away = np.minimum(np.abs(y - 4.5), np.minimum(np.abs(np.abs(x) - 6.2), np.abs(np.abs(z) - 6.2)))
    band = 0.6 * np.exp(-((away / 0.2) ** 2)) + 0.9 * np.exp(-(((away - 0.24) / 0.05) ** 2))
    return shade * (1 - 0.016 * np.nan_to_num(band))[..., None]


def slab(sheet, place, mask):
    """The floor as broom-clean concrete: no hairlines, sawn joints at 10 ft, stains where a car stands and turns."""
    rows, columns = (np.flatnonzero(mask.any(axis)) for axis in (1, 0))
    here = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    shade = sheet[here]
    gray = shade.mean(-1)
    closed = grey_closing(gaussian_filter(gray, 0.6), size=(HAIRLINE_PX, HAIRLINE_PX))
    line = binary_dilation(closed - gray > HAIRLINE_DEPTH, iterations=2)[..., None]
    filled = np.stack([grey_closing(shade[..., i], size=(HAIRLINE_PX, HAIRLINE_PX)) for i in range(3)], -1)
    share = gaussian_filter(line.astype(np.float32), (1.5, 1.5, 0))
    shade = shade + share * (gaussian_filter(filled, (2, 2, 0)) - shade)
    x, _, z = np.moveaxis(np.nan_to_num(place[here], nan=99), -1, 0)
    noise = np.random.default_rng(11)
    cloud = sum(
        gaussian_filter(noise.standard_normal(x.shape), size, mode="wrap") * size * weight
        for size, weight in ((60, 0.5), (24, 0.35), (9, 0.25))
    )
    stain = 1 + 0.014 * np.clip(cloud, -2.5, 2.5)
    for at_x, at_z, radius, dark in STAINS:
        away = np.hypot(x - at_x, z - at_z) / radius * (1 + 0.12 * cloud)
        stain *= 1 - dark * np.exp(-(away**2))
    joint = np.exp(-((np.minimum(np.abs(x), np.abs(z)) / JOINT_FT) ** 4))
    out = sheet.copy()
    out[here] = np.where(mask[here][..., None], shade * (stain * (1 - 0.5 * joint))[..., None], sheet[here])
    return out


def finished(light, sheet, place, flat):
    """The sheet with its floor and the seams of its walls, in display values 0..1."""
    out = slab(sheet, place, flat["floor"])
    for name, mask in flat.items():
        if name not in ("floor", "ceiling"):
            out[mask] = seams(sheet[mask], *place[mask].T)
    if light == "evening":
        gray = (out @ [0.2126, 0.7152, 0.0722])[..., None]
        out = (gray + EVENING_SATURATION * (out - gray)) * EVENING_WHITE
    # Over the edges of the charts, so that mipmaps do not bleed.
    drawn = np.any(list(flat.values()), 0)
    rim = binary_dilation(drawn, iterations=4) & ~drawn & ~np.isfinite(place[..., 0])
    nearest = distance_transform_edt(~drawn, return_distances=False, return_indices=True)
    out[rim] = out[tuple(nearest)][rim]
    return out


def linear(coded):
    """sRGB 0..1 to linear."""
    return np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)


def coded(light):
    """Linear to sRGB, both 0..1."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)


def panorama(light, old, sheet, place, flat):
    """The room around EYE, linear: the rendered panorama's brightness, the sheet's sharpness, and the lamps."""
    width, height = PANORAMA_PX
    turn = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    rise = (0.5 - (np.arange(height) + 0.5) / height)[:, None] * np.pi
    ray = np.stack([np.cos(rise) * np.cos(turn), np.sin(rise) + 0 * turn, np.cos(rise) * np.sin(turn)], -1)
    reach = np.where(ray > 0, (ROOM[1] - EYE) / ray, (ROOM[0] - EYE) / ray)
    axis, hit = reach.argmin(-1), EYE + reach.min(-1)[..., None] * ray
    out, bright = gaussian_filter(old, (2, 2, 0)), linear(np.clip(sheet, 0, 1))
    beside_car = (hit[..., 0] < 1) | (hit[..., 2] > 9)
    gain = {}
    for name, wall_axis, is_far in (("right", 0, 1), ("ceiling", 1, 1), ("floor", 1, 0), ("back", 2, 0), ("left", 0, 0)):
        seen = (axis == wall_axis) & ((ray[..., wall_axis] > 0) == is_far)
        texels = np.argwhere(flat[name])
        texels = texels[np.random.default_rng(1).choice(len(texels), 4000)]
        across = [other for other in range(3) if other != wall_axis]
        known = np.hstack([place[tuple(texels.T)][:, across], np.ones((4000, 1))])
        to_texel = np.linalg.lstsq(known, texels, rcond=None)[0]
        at = np.hstack([hit[seen][:, across], np.ones((seen.sum(), 1))]) @ to_texel
        row, column = np.clip(np.round(at).astype(int), 0, SHEET_PX - 1).T
        value = bright[row, column]
        ratio = (old[seen] / np.maximum(value, 0.02))[~beside_car[seen]]
        # The car hides most of the left wall in the rendered one.
        gain[name] = np.median(ratio) if name != "left" else gain["right"]
        out[seen] = value * gain[name]
    is_window = (axis == 0) & (ray[..., 0] < 0)
    for along, (low, high) in ((2, SIDE_Z), (1, SIDE_Y)):
        is_window &= (hit[..., along] > low) & (hit[..., along] < high)
    out[is_window] = SKY[light]
    for x, z in LAMPS:
        at = EYE + ((LAMP_Y - EYE[1]) / np.maximum(ray[..., 1:2], 1e-3)) * ray
        out[(ray[..., 1] > 0) & (np.abs(at[..., 0] - x) < 2) & (np.abs(at[..., 2] - z) < 0.3)] = 1
    return gaussian_filter(out, (0.6, 0.6, 0), mode=("nearest", "wrap", "nearest"))


def picture(path, size):
    """A picture in another size, display values 0..1."""
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB").resize(size, Image.BICUBIC)).astype(np.float32) / 255


def main(light, out):
    """Write garage-LIGHT.avif, garage-LIGHT-phone.avif and reflections-LIGHT.webp."""
    place, names = places()
    flat = surfaces(place, names)
    sheet = finished(light, picture(os.path.join(WORK, f"garage-{light}.png"), (SHEET_PX, SHEET_PX)), place, flat)
    around = linear(picture(os.path.join(WORK, f"reflections-{light}.png"), PANORAMA_PX))
    around = coded(panorama(light, around, sheet, place, flat))

    def image(values):
        """8 bits, dithered against bands."""
        noise = np.random.default_rng(5).random(values.shape) - 0.5
        return Image.fromarray(np.clip(values * 255 + 0.5 + noise, 0, 255).astype(np.uint8))

    whole = image(sheet)
    small = whole.resize((PHONE_PX, PHONE_PX), Image.LANCZOS)
    for name, made, options in (
        (f"garage-{light}.avif", whole, {"quality": QUALITY, "speed": 4}),
        (f"garage-{light}-phone.avif", small, {"quality": QUALITY, "speed": 4}),
        (f"reflections-{light}.webp", image(around), {"quality": 90, "method": 6}),
    ):
        path = os.path.join(out, name)
        made.save(path, **options)
        print(path, os.path.getsize(path), "bytes")


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else os.path.join(PUBLIC, "light"))
