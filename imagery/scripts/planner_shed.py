"""The detached garage at the end of the planner's trench."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from planner_parts import *

SHED_HALF, SHED_DEEP, EAVE, OVER = 7, 12, 9.0, 0.4


def sx(x):
    """Local x of the detached garage to the place where it is baked."""
    return x + SHED_X


def shed():
    """Walls, footing, door with a lantern, slab."""
    h, d, t = SHED_HALF, SHED_DEEP, 0.4
    out = [
        quads("siding", [((sx(0), 0.5, -h), (sx(0), 0.5, h), (sx(0), EAVE, h), (sx(0), EAVE, -h))], SIDING),
        quads("siding", [((sx(d), 0.5, h), (sx(d), 0.5, -h), (sx(d), EAVE, -h), (sx(d), EAVE, h))], SIDING),
        quads("siding", [((sx(d), 0.5, -h), (sx(0), 0.5, -h), (sx(0), EAVE, -h), (sx(d), EAVE, -h))], SIDING),
        quads("siding", [((sx(0), 0.5, h), (sx(1.5), 0.5, h), (sx(1.5), EAVE, h), (sx(0), EAVE, h))], SIDING),
        quads(
            "siding",
            [((sx(d - 1.5), 0.5, h), (sx(d), 0.5, h), (sx(d), EAVE, h), (sx(d - 1.5), EAVE, h))],
            SIDING,
        ),
        quads(
            "siding",
            [((sx(1.5), 7.2, h), (sx(d - 1.5), 7.2, h), (sx(d - 1.5), EAVE, h), (sx(1.5), EAVE, h))],
            SIDING,
        ),
    ]
    inner = h - t
    out.append(quads("lining", [
        ((sx(t), 0, inner), (sx(t), 0, -inner), (sx(t), EAVE, -inner), (sx(t), EAVE, inner)),
        ((sx(d - t), 0, -inner), (sx(d - t), 0, inner), (sx(d - t), EAVE, inner), (sx(d - t), EAVE, -inner)),
        ((sx(t), 0, -inner), (sx(d - t), 0, -inner), (sx(d - t), EAVE, -inner), (sx(t), EAVE, -inner)),
        ((sx(d - t), 0, inner), (sx(t), 0, inner), (sx(t), EAVE, inner), (sx(d - t), EAVE, inner)),
    ], WALL))  # fmt: skip
    out.append(
        quads(
            "slab",
            [((sx(t), 0, inner), (sx(d - t), 0, inner), (sx(d - t), 0, -inner), (sx(t), 0, -inner))],
            CONCRETE,
        )
    )
    for a, b in (
        ((0, -h), (t, h)),
        ((d - t, -h), (d, h)),
        ((t, -h), (d - t, -inner)),
        ((t, inner), (d - t, h)),
    ):
        top = EAVE - 0.01
        out.append(
            quads(
                "top",
                [
                    (
                        (sx(a[0]), top, b[1]),
                        (sx(b[0]), top, b[1]),
                        (sx(b[0]), top, a[1]),
                        (sx(a[0]), top, a[1]),
                    )
                ],
                CUT,
            )
        )
    out.append(
        solid("footing", ((sx(-0.03), -0.3, -h - 0.03), (sx(d + 0.03), 0.5, h + 0.03)), CONCRETE, "du")
    )
    for x, z in ((0, -h), (0, h), (d, -h), (d, h)):
        out.append(
            solid("corner", ((sx(x) - 0.06, 0.5, z - 0.06), (sx(x) + 0.06, EAVE, z + 0.06)), WHITE, "d")
        )
    for z in (-1, 1):
        x = 0.3
        out.append(solid("corner", ((sx(-0.05), 0.5, z * h), (sx(0), EAVE, z * (h - x))), WHITE, "dr"))
    for row in range(4):
        y = row * 1.75 + 0.1
        out.append(
            solid("section", ((sx(1.5), y + 0.02, h - 0.1), (sx(d - 1.5), y + 1.73, h + 0.02)), DOOR, "b")
        )
        for column in range(4):
            x = 1.5 + (column + 0.5) * 9 / 4
            out.append(
                solid(
                    "field", ((sx(x - 0.9), y + 0.35, h + 0.02), (sx(x + 0.9), y + 1.4, h + 0.05)), DOOR, "b"
                )
            )
    for x0, x1, y0, y1 in ((1.2, 1.5, 0, 7.5), (d - 1.5, d - 1.2, 0, 7.5), (1.2, d - 1.2, 7.1, 7.5)):
        out.append(solid("casing", ((sx(x0), y0, h), (sx(x1), y1, h + 0.08)), WHITE, "b"))
    out.append(solid("lantern", ((sx(0.5), 6.2, h), (sx(0.95), 7.0, h + 0.35)), DARK, "b"))
    return out


def shed_roof():
    """Gable roof over the detached garage, ridge along z."""
    h, d = SHED_HALF, SHED_DEEP
    ridge, low = EAVE + 2.9, EAVE - 0.05
    mid, e = d / 2, OVER
    drop = (ridge - EAVE) / mid * e
    out, z = [], h + e
    for s in (-1, 1):
        x = mid + s * (mid + e)
        face = (
            (sx(mid), ridge + 0.2, z),
            (sx(x), EAVE - drop + 0.2, z),
            (sx(x), EAVE - drop + 0.2, -z),
            (sx(mid), ridge + 0.2, -z),
        )
        out.append(quads("roof", [face], ROOF, (0, 1, 0)))
        out.append(
            solid(
                "fascia", ((sx(x) - 0.06, EAVE - drop - 0.3, -z), (sx(x) + 0.06, EAVE - drop + 0.2, z)), WHITE
            )
        )
        under = (
            (sx(mid + s * mid), EAVE, z),
            (sx(x), EAVE - drop, z),
            (sx(x), EAVE - drop, -z),
            (sx(mid + s * mid), EAVE, -z),
        )
        out.append(quads("soffit", [under], WHITE, (0, -1, 0)))
        gable = ((sx(0), EAVE, s * h), (sx(d), EAVE, s * h), (sx(mid), ridge, s * h))
        out.append(quads("gable", [gable], SIDING, (0, 0, s)))
        for side in (-1, 1):
            edge = mid + side * (mid + e)
            rake = (
                (sx(mid), ridge + 0.2, s * z),
                (sx(mid), ridge - 0.25, s * z),
                (sx(edge), EAVE - drop - 0.25, s * z),
                (sx(edge), EAVE - drop + 0.2, s * z),
            )
            out.append(quads("rake", [rake], WHITE, (0, 0, s)))
            ledge = (
                (sx(mid), ridge - 0.25, s * h),
                (sx(mid), ridge - 0.25, s * z),
                (sx(edge), EAVE - drop - 0.25, s * z),
                (sx(edge), EAVE - drop - 0.25, s * h),
            )
            out.append(quads("ledge", [ledge], WHITE, (0, -1, 0)))
    out.append(
        solid("cap", ((sx(mid - 0.25), ridge + 0.16, -z), (sx(mid + 0.25), ridge + 0.26, z)), ROOF, "d")
    )
    return out
