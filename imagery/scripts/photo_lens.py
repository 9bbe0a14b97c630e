#!/usr/bin/python3
"""Turn a graded wall picture into a phone's photo: bend it by the lens, add sensor noise, write JPEG with EXIF.

    python3 scripts/photo_lens.py VIEW PICTURE.png TARGET.jpg [quality] [scale percent of the render]

VIEW is a key of photo_views.VIEWS.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import map_coordinates

from photo_views import HEIGHT, OVERSCAN, VIEWS, WIDTH, focal_px

NOISE = 1.6  # standard deviation of the sensor noise, of 255
FOCAL_LENGTH_35MM = 0xA405
EXIF_IFD = 0x8769


def bend(picture, view, scale):
    """Sample the pinhole picture where each pixel of the photo looks through the lens."""
    focal = focal_px(view)
    k1, k2 = view["lens"]
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    bent_x = (x - WIDTH / 2 - view["center"][0]) / focal
    bent_y = (y - HEIGHT / 2 - view["center"][1]) / focal
    flat_x, flat_y = bent_x, bent_y
    for _ in range(12):  # inverts bent = flat * (1 + k1 r^2 + k2 r^4)
        r2 = flat_x**2 + flat_y**2
        factor = 1 + k1 * r2 + k2 * r2 * r2
        flat_x, flat_y = bent_x / factor, bent_y / factor
    width, height = round(WIDTH * OVERSCAN), round(HEIGHT * OVERSCAN)
    at = [(flat_y * focal + height / 2) * scale - 0.5, (flat_x * focal + width / 2) * scale - 0.5]
    return np.stack(
        [map_coordinates(picture[..., k], at, order=3, mode="nearest") for k in range(3)], axis=-1
    )


def main():
    """Write one photo."""
    name, source, target = sys.argv[1:4]
    quality = int(sys.argv[4]) if len(sys.argv) > 4 else 70
    scale = float(sys.argv[5]) / 100 if len(sys.argv) > 5 else 1.0
    view = VIEWS[name]
    picture = np.asarray(Image.open(source).convert("RGB"), dtype=np.float32)
    photo = bend(picture, view, scale)
    photo += np.random.default_rng(7).normal(0, NOISE, photo.shape[:2])[..., None]
    exif = Image.Exif()
    if view["focal"][1] is not None:
        exif[EXIF_IFD] = {FOCAL_LENGTH_35MM: view["focal"][1]}
    exif[0x0112] = 1  # orientation: upright
    image = Image.fromarray(np.clip(photo + 0.5, 0, 255).astype(np.uint8))
    image.save(target, quality=quality, optimize=True, progressive=True, exif=exif, subsampling=2)


main()
