#!/usr/bin/python3
"""Turn the light of planner_room.py into the planner's sheets, which planner_finish.py makes ready for the web.

    python3 scripts/planner_sheets.py draft|day|evening

Sheet: color x denoised light, graded like the pictures. Panorama: linear light / PANORAMA_RANGE, sRGB-coded,
so that lamps keep some of their brightness in 8 bits.
"""

import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import binary_erosion, distance_transform_edt, gaussian_filter
from scipy.spatial import cKDTree

from post import agx, denoise

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("WORK", os.path.join(HERE, "..", "work"))
EV = {"day": 0.02, "evening": 0.25}
WHITE = {"day": (1.02, 1.0, 0.965), "evening": (0.9, 1.0, 1.12)}
CUTS = {"evening": 0.4}  # what is lit by nothing follows the light of day
FILL = 0.035  # no place is darker: the eye sees into shadows that a camera leaves black
HIDDEN = 0.045  # darker than this are faces inside or behind something
FACING_M = 0.4  # how far apart, in meters, two surfaces count that face opposite ways, halved
FOOT, HALF, TALL = 0.3048, 10, 9  # planner_parts.py
SMOOTH = 5  # texels
SIDE_Z, SIDE_Y = (-7.6, -4.0), (4.3, 7.3)  # planner_walls.py
SUN = (2.6, -0.65, -1)  # its direction, in the planner's coordinates
SUNLIGHT = np.array((1.7, 1.45, 1.1))
PANORAMA_RANGE = 4  # three multiplies it back: textures.ts


def filled(values, covered):
    """Give texels outside the charts the value of the nearest one inside, so that mipmaps do not bleed."""
    nearest = distance_transform_edt(~covered, return_distances=False, return_indices=True)
    return values[tuple(nearest)]


def coded(linear):
    """Linear 0..1 to 8-bit sRGB."""
    linear = np.clip(linear, 0, 1)
    srgb = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return (srgb * 255 + 0.5).astype(np.uint8)


def spread(light, light_place, light_normal, place, normal):
    """Light of coarse texels for fine ones: from the nearest on a surface that faces the same way, never across charts."""
    tree = cKDTree(np.hstack([light_place, light_normal * FACING_M]))
    distance, nearest = tree.query(np.hstack([place, normal * FACING_M]), k=12, workers=-1)
    weight = 1 / (distance + 0.015) ** 2
    return (light[nearest] * weight[..., None]).sum(1) / weight.sum(1)[:, None]


def smooth(light, place, normal):
    """Light without the blocks of its coarse texels, on each of the room's flat surfaces apart."""
    for axis, at in ((2, 0), (2, TALL), (0, HALF), (0, -HALF), (1, HALF), (1, -HALF)):
        on = (np.abs(place[..., axis] - at * FOOT) < 0.002) & (np.abs(normal[..., axis]) > 0.98)
        weight = binary_erosion(on, iterations=2).astype(np.float32)
        total = np.maximum(gaussian_filter(weight, SMOOTH, mode="constant", truncate=5), 1e-6)
        for i in range(3):
            blurred = gaussian_filter(light[..., i] * weight, SMOOTH, mode="constant", truncate=5) / total
            light[..., i][on] = np.where(total > 1e-5, blurred, light[..., i])[on]


def smoothstep(low, high, value):
    """0 below low, 1 above high, smooth between."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def sunlight(place):
    """
    The sun through the side window on the back wall: sharp where a bake of this size is not, and
    without the shadow of a car that may stand elsewhere. Edges are softer with the way from the window.
    """
    x, z, y = place[..., 0] / FOOT, -place[..., 1] / FOOT, place[..., 2] / FOOT
    way = x + HALF
    at_z, at_y = z + way * SUN[2] / -SUN[0], y + way * SUN[1] / -SUN[0]
    soft = 0.008 * np.maximum(way, 1)

    def within(value, low, high, bar):
        """Between two sides of the frame, and not behind the bar in its middle."""
        edges = smoothstep(-soft, soft, value - low) * smoothstep(-soft, soft, high - value)
        return edges * (1 - 0.85 * smoothstep(-soft, soft, bar - np.abs(value - (low + high) / 2)))

    lit = within(at_z, SIDE_Z[0] + 0.1, SIDE_Z[1] - 0.1, 0.08) * within(at_y, SIDE_Y[0] + 0.1, SIDE_Y[1] - 0.1, 0.08)
    on_wall = np.abs(z + HALF) < 0.02
    return (lit * on_wall)[..., None] * SUNLIGHT


def main(light, surfaces):
    """Write WORK/garage-LIGHT.png and WORK/reflections-LIGHT.png."""
    base = np.load(os.path.join(WORK, f"room_{surfaces}.npz"))
    data = np.load(os.path.join(WORK, f"room_{light}.npz"))
    color, place, normal = (base[k].astype(np.float32) for k in ("color", "position", "normal"))
    coarse, coarse_normal = base["position_light"], base["normal_light"] * 2 - 1
    covered = base["normal_light"].sum(-1) > 0.05  # a baked normal is never black
    halves = [filled(data[f"light{seed}"][..., :3].astype(np.float32), covered) for seed in (0, 1)]
    flat = np.ones(covered.shape, np.float32)
    guide = filled(coarse[..., :3], covered) * 0.05
    clean = denoise(
        *halves,
        np.full_like(guide, 0.97),
        filled(coarse_normal, covered) * 0.4 + guide,
        flat,
        radius=7,
        k=0.7,
    )
    inside = normal.sum(-1) > 0.05
    lit = np.zeros(color.shape[:2] + (3,), np.float32)
    seen = covered & (clean.max(-1) > HIDDEN)
    lit[inside] = spread(
        np.hypot(clean[seen], FILL),
        coarse[seen][:, :3],
        coarse_normal[seen],
        place[inside][:, :3],
        normal[inside] * 2 - 1,
    )
    smooth(lit, place[..., :3], normal * 2 - 1)
    if light != "evening":
        lit += sunlight(place)
    lit *= color[..., :3]
    glow = data["glow"].astype(np.float32)
    glow[glow.max(-1) < 0.5] *= CUTS.get(light, 1)
    lit = filled(lit + glow, inside) * 2 ** EV.get(light, 0)
    graded = agx(lit * WHITE.get(light, 1), 1.1, 1.2)
    image = Image.fromarray((np.clip(graded, 0, 1) * 255 + 0.5).astype(np.uint8))
    image.save(os.path.join(WORK, f"garage-{light}.png"))
    panorama = gaussian_filter(
        data["panorama"][..., :3] * WHITE.get(light, 1), (0.5, 0.5, 0), mode=("nearest", "wrap", "nearest")
    ) * 2 ** EV.get(light, 0)
    Image.fromarray(coded(panorama / PANORAMA_RANGE)).save(os.path.join(WORK, f"reflections-{light}.png"))


main(sys.argv[1], "draft" if sys.argv[1] == "draft" else "day")
