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
from scipy.ndimage import distance_transform_edt, gaussian_filter
from scipy.spatial import cKDTree

from post import agx, denoise

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("WORK", os.path.join(HERE, "..", "work"))
EV = {"day": 0.0, "evening": 0.25}
WHITE = {"day": (1.03, 1.0, 0.95), "evening": (0.9, 1.0, 1.12)}
CUTS = {"evening": 0.4}  # what is lit by nothing follows the light of day
FILL = 0.035  # no place is darker: the eye sees into shadows that a camera leaves black
HIDDEN = 0.045  # darker than this are faces inside or behind something
FACING_M = 0.4  # how far apart, in meters, two surfaces count that face opposite ways, halved
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
    lit[inside] = color[inside][:, :3] * spread(
        np.hypot(clean[seen], FILL),
        coarse[seen][:, :3],
        coarse_normal[seen],
        place[inside][:, :3],
        normal[inside] * 2 - 1,
    )
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
