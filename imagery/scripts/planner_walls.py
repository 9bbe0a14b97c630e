"""The planner's garage: walls, door, ceiling, floor, and the shelf with what stands on it."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from planner_parts import *


def plaster(corners, normal):
    """One painted wall face as a single quad."""
    return quads("plaster", [corners], WALL)


def framed(name, outer, inner, m):
    """A face with a rectangular hole, as one mesh; corners go the same way round in both."""
    bm = bmesh.new()
    rings = [[bm.verts.new(at(*p)) for p in ring] for ring in (outer, inner)]
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new((rings[0][i], rings[0][j], rings[1][j], rings[1][i]))
    return from_bm(name, bm, m, smooth=False)


def wall_body(x0, z0, x1, z1, inner):
    """What is seen of a wall's cut: its top, ends and outer side. Also keeps light out."""
    return solid("body", ((x0, 0, z0), (x1, TALL, z1)), CUT, "d" + inner)


def baseboard(x0, z0, x1, z1):
    """Board at a wall's foot with a thin cap."""
    grow = 0.012
    return [
        solid("base", ((x0, 0, z0), (x1, 0.36, z1)), TRIM, "d"),
        solid("cap", ((x0 - grow, 0.33, z0 - grow), (x1 + grow, 0.375, z1 + grow)), TRIM, ""),
    ]


def outlet(x, y, z, wall):
    """Duplex receptacle with its plate on the back or right wall."""

    def part(w, h, depth, dy, m):
        """Plate or opening, centered dy above the outlet."""
        if wall == "back":
            return solid("o", ((x - w, y + dy - h, z), (x + w, y + dy + h, z + depth)), m, "b")
        return solid("o", ((x, y + dy - h, z - w), (x - depth, y + dy + h, z + w)), m, "r")

    return [
        part(0.12, 0.19, 0.025, 0, TRIM),
        part(0.06, 0.065, 0.04, 0.085, GROOVE),
        part(0.06, 0.065, 0.04, -0.085, GROOVE),
    ]


def back_wall():
    """Back wall, z = -10."""
    return [
        plaster(((-HALF, 0, -HALF), (HALF, 0, -HALF), (HALF, TALL, -HALF), (-HALF, TALL, -HALF)), "f"),
        wall_body(-HALF - THICK, -HALF - THICK, HALF + THICK, -HALF - 0.02, "f"),
        *baseboard(-HALF, -HALF, HALF, -HALF + 0.05),
        *outlet(5.2, 1.35, -HALF, "back"),
        *outlet(-4.6, 1.35, -HALF, "back"),
    ]


def right_wall():
    """Right wall, x = 10."""
    return [
        plaster(((HALF, 0, -HALF), (HALF, 0, HALF), (HALF, TALL, HALF), (HALF, TALL, -HALF)), "l"),
        wall_body(HALF + 0.02, -HALF, HALF + THICK, HALF, "l"),
        *baseboard(HALF - 0.05, -HALF, HALF, HALF),
        *outlet(HALF, 1.35, -4.7, "right"),
        *outlet(HALF, 1.35, 4.7, "right"),
    ]


# The window of the left wall: from and to, z and y.
SIDE_Z, SIDE_Y = (-7.6, -4.0), (4.3, 7.3)


def side_window():
    """Casing, sill, reveal, sash and bars of the left wall's window."""
    (z0, z1), (y0, y1) = SIDE_Z, SIDE_Y
    x, deep, casing = -HALF, -HALF - 0.32, 0.28
    middle_z, middle_y = (z0 + z1) / 2, (y0 + y1) / 2
    bars = [
        ((z0, y0), (z0 + 0.14, y1)),
        ((z1 - 0.14, y0), (z1, y1)),
        ((z0 + 0.14, y0), (z1 - 0.14, y0 + 0.14)),
        ((z0 + 0.14, y1 - 0.14), (z1 - 0.14, y1)),
        ((middle_z - 0.05, y0 + 0.14), (middle_z + 0.05, y1 - 0.14)),
        ((z0 + 0.14, middle_y - 0.05), (z1 - 0.14, middle_y + 0.05)),
    ]
    return [
        solid("casing", ((x, y0, z0 - casing), (x + 0.06, y1 + casing, z0)), TRIM, "l"),
        solid("casing", ((x, y0, z1), (x + 0.06, y1 + casing, z1 + casing)), TRIM, "l"),
        solid("casing", ((x, y1, z0), (x + 0.06, y1 + casing, z1)), TRIM, "l"),
        solid("stool", ((deep, y0 - 0.1, z0 - casing - 0.1), (x + 0.16, y0, z1 + casing + 0.1)), TRIM),
        solid("apron", ((x, y0 - 0.34, z0 - casing), (x + 0.05, y0 - 0.1, z1 + casing)), TRIM, "l"),
        solid("head", ((deep, y1, z0), (x, y1 + 0.03, z1)), TRIM),
        *(solid("jamb", ((deep, y0, a), (x, y1, b)), TRIM) for a, b in ((z0 - 0.03, z0), (z1, z1 + 0.03))),
        *(solid("bar", ((deep, a[1], a[0]), (deep + 0.1, b[1], b[0])), TRIM) for a, b in bars),
    ]


def left_wall():
    """Left wall, x = -10, with a window toward the back, and a broom on a hook toward the door."""
    x = -HALF
    (z0, z1), (y0, y1) = SIDE_Z, SIDE_Y
    face = [(x, 0, HALF), (x, 0, -HALF), (x, TALL, -HALF), (x, TALL, HALF)]
    hole = [(x, y0, z1), (x, y0, z0), (x, y1, z0), (x, y1, z1)]
    bodies = (
        ((x - THICK, 0, -HALF), (x - 0.02, TALL, z0 - 0.03)),
        ((x - THICK, 0, z1 + 0.03), (x - 0.02, TALL, HALF)),
        ((x - THICK, 0, z0 - 0.03), (x - 0.02, y0 - 0.1, z1 + 0.03)),
        ((x - THICK, y1 + 0.03, z0 - 0.03), (x - 0.02, TALL, z1 + 0.03)),
    )
    return [
        framed("plaster", face, hole, WALL),
        *(solid("body", corners, CUT, "dr") for corners in bodies),
        *side_window(),
        *baseboard(x, -HALF, x + 0.05, HALF),
        solid("rail", ((x, 5.4, 6.7), (x + 0.1, 5.65, 9.4)), PLY, "l"),
        round_bar([(x + 0.22, 0.9, 7.3), (x + 0.22, 5.6, 7.3)], 0.045, PLY),
        solid("brush", ((x + 0.08, 0.45, 6.85), (x + 0.4, 0.9, 7.75)), mat("brush", srgb("#4a4f52"), 0.9)),
        round_bar([(x + 0.2, 1.3, 8.4), (x + 0.2, 5.6, 8.4)], 0.05, PLY),
        solid("blade", ((x + 0.12, 0.5, 8.05), (x + 0.2, 1.5, 8.75)), STEEL),
    ]


WINDOWS = [(-5.9 + 3.93 * i) for i in range(4)]  # middles
PANE_HALF, PANE_Y = 1.3, (5.62, 6.62)


def front_wall():
    """Front wall with a sectional door: four insulated sections, the top one with windows."""
    z, out = HALF, []
    for sign in (-1, 1):
        a, b = sorted((sign * DOOR_HALF, sign * HALF))
        out.append(quads("pier", [((b, 0, z), (a, 0, z), (a, TALL, z), (b, TALL, z))], WALL))
        out.append(solid("body", ((a, 0, z + 0.02), (b + (THICK if sign > 0 else 0), TALL, z + THICK)), CUT, "db") if sign > 0
                   else solid("body", ((a - THICK, 0, z + 0.02), (b, TALL, z + THICK)), CUT, "db"))  # fmt: skip
        j = sign * DOOR_HALF
        out.append(solid("jamb", ((j, 0, z - 0.06), (j + sign * 0.3, DOOR_TALL + 0.3, z + 0.3)), TRIM, "d"))
        out.append(
            solid(
                "track", ((j + sign * 0.06, 0.1, z - 0.28), (j + sign * 0.2, DOOR_TALL + 0.4, z - 0.1)), STEEL
            )
        )
        out += baseboard(a, z - 0.05, b, z)
    out.append(quads("lintel", [((DOOR_HALF, DOOR_TALL, z), (-DOOR_HALF, DOOR_TALL, z), (-DOOR_HALF, TALL, z), (DOOR_HALF, TALL, z))], WALL))  # fmt: skip
    out.append(
        solid("body", ((-DOOR_HALF, DOOR_TALL + 0.02, z + 0.02), (DOOR_HALF, TALL, z + THICK)), CUT, "b")
    )
    out.append(
        solid("head", ((-DOOR_HALF, DOOR_TALL, z - 0.06), (DOOR_HALF, DOOR_TALL + 0.3, z + 0.3)), TRIM)
    )
    d0, d1 = DOOR_Z, DOOR_Z + 0.14
    for row in range(3):
        y = row * 1.75
        out.append(solid("section", ((-DOOR_HALF, y + 0.02, d0), (DOOR_HALF, y + 1.73, d1)), DOOR))
        for column in range(6):
            x = -DOOR_HALF + (column + 0.5) * 16 / 6
            out.append(solid("field", ((x - 1.12, y + 0.3, d0 - 0.03), (x + 1.12, y + 1.45, d0)), DOOR, "f"))
    out.append(solid("low", ((-DOOR_HALF, 5.27, d0), (DOOR_HALF, PANE_Y[0], d1)), DOOR))
    out.append(solid("high", ((-DOOR_HALF, PANE_Y[1], d0), (DOOR_HALF, DOOR_TALL, d1)), DOOR))
    edges = [-DOOR_HALF, *(w + s * PANE_HALF for w in WINDOWS for s in (-1, 1)), DOOR_HALF]
    for a, b in zip(edges[::2], edges[1::2]):
        out.append(solid("stile", ((a, PANE_Y[0], d0), (b, PANE_Y[1], d1)), DOOR))
    for w in WINDOWS:
        out.append(solid("bar", ((w - 0.04, PANE_Y[0], d0 + 0.02), (w + 0.04, PANE_Y[1], d1)), DOOR))
    for x in (-5.33, -2.67, 0, 2.67, 5.33):
        for y in (1.75, 3.5, 5.25):
            out.append(solid("hinge", ((x - 0.12, y - 0.2, d0 - 0.05), (x + 0.12, y + 0.2, d0)), STEEL, "f"))
    out.append(solid("seal", ((-DOOR_HALF, 0, d0), (DOOR_HALF, 0.03, d1)), DARK))
    return out


def panes():
    """Glass of the door: seen, but no obstacle for the light."""
    z = DOOR_Z + 0.07
    return [
        quads("glass", [((w + PANE_HALF, PANE_Y[0], z), (w - PANE_HALF, PANE_Y[0], z), (w - PANE_HALF, PANE_Y[1], z), (w + PANE_HALF, PANE_Y[1], z))], PANE)
        for w in WINDOWS
    ]  # fmt: skip


def side_pane():
    """Glass of the left wall's window."""
    (z0, z1), (y0, y1), x = SIDE_Z, SIDE_Y, -HALF - 0.27
    return [quads("glass", [((x, y0, z1), (x, y0, z0), (x, y1, z0), (x, y1, z1))], PANE)]


LAMPS = [(0.6, -4.6), (0.6, 4.2)]  # middles of the two ceiling lights, x and z


def ceiling():
    """Ceiling with tracks, opener and the housings of two lights."""
    out = [
        quads(
            "ceil",
            [((-HALF, TALL, -HALF), (HALF, TALL, -HALF), (HALF, TALL, HALF), (-HALF, TALL, HALF))],
            CEILING,
        )
    ]
    for sign in (-1, 1):
        x = sign * (DOOR_HALF + 0.13)
        bend = [(x, 7.4 + 0.9 * math.sin(a), 9.8 - 0.9 * (1 - math.cos(a))) for a in np.linspace(0, 1.57, 6)]
        out.append(round_bar([*bend, (x, 8.3, -1)], 0.07, STEEL))
        out.append(solid("hanger", ((x - 0.04, 8.3, -0.9), (x + 0.04, TALL, -0.8)), STEEL))
    out.append(round_bar([(0, 8.35, 9.7), (0, 8.35, 0.4)], 0.06, STEEL))
    out.append(solid("opener", ((-0.55, 8.1, -1.1), (0.55, 8.62, 0.4)), mat("opener", srgb("#d8d8d4"), 0.5)))
    for x, z in LAMPS:
        out.append(solid("housing", ((x - 2.1, 8.9, z - 0.3), (x + 2.1, TALL, z + 0.3)), TRIM, "u"))
    return out


def tubes():
    """Luminous faces of the two ceiling lights."""
    return [
        quads("tube", [((x - 2, 8.88, z - 0.22), (x + 2, 8.88, z - 0.22), (x + 2, 8.88, z + 0.22), (x - 2, 8.88, z + 0.22))], LAMP)
        for x, z in LAMPS
    ]  # fmt: skip


def tote(x, y, z, w, h, l, color, lid):
    """Storage tote: w across the shelf, l along it."""
    m, top = mat("tote" + color, srgb(color), 0.5), mat("lid" + lid, srgb(lid), 0.5)
    bm = bmesh.new()
    k = 0.92
    low = [
        bm.verts.new(at(x + sx * w / 2 * k, y, z + sz * l / 2 * k))
        for sx, sz in ((-1, 1), (1, 1), (1, -1), (-1, -1))
    ]
    high = [
        bm.verts.new(at(x + sx * w / 2, y + h, z + sz * l / 2))
        for sx, sz in ((-1, 1), (1, 1), (1, -1), (-1, -1))
    ]
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new((low[i], low[j], high[j], high[i]))
    out = [from_bm("tote", bm, m, smooth=False)]
    out.append(
        solid(
            "lid",
            ((x - w / 2 - 0.05, y + h, z - l / 2 - 0.05), (x + w / 2 + 0.05, y + h + 0.1, z + l / 2 + 0.05)),
            top,
        )
    )
    out.append(
        solid(
            "lid2",
            (
                (x - w / 2 + 0.1, y + h + 0.1, z - l / 2 + 0.1),
                (x + w / 2 - 0.1, y + h + 0.14, z + l / 2 - 0.1),
            ),
            top,
            "d",
        )
    )
    for dz in (-0.3, 0, 0.3):
        out.append(
            solid(
                "rib",
                (
                    (x + w / 2 * 0.95, y + 0.1, z + dz * l - 0.03),
                    (x + w / 2 * 1.01, y + h - 0.1, z + dz * l + 0.03),
                ),
                m,
                "l",
            )
        )
    return out


def carton(x, y, z, w, h, l):
    """Taped cardboard box with a label."""
    tape, label = mat("tape", srgb("#d3b47d"), 0.4), mat("label", srgb("#ecebe6"), 0.7)
    return [
        solid("carton", ((x - w / 2, y, z - l / 2), (x + w / 2, y + h, z + l / 2)), CARTON, "d"),
        solid("tape", ((x - w / 2, y + h, z - 0.08), (x + w / 2, y + h + 0.006, z + 0.08)), tape, "d"),
        solid("tape", ((x + w / 2, y + h * 0.68, z - 0.08), (x + w / 2 + 0.006, y + h, z + 0.08)), tape, "l"),
        solid(
            "label",
            ((x + w / 2, y + h * 0.25, z + l * 0.14), (x + w / 2 + 0.006, y + h * 0.5, z + l * 0.38)),
            label,
            "l",
        ),
    ]


def shelf():
    """Steel shelving along the left wall with what a garage holds."""
    x0, x1, z0, z1 = -9.85, -8.3, 0.2, 6.2
    boards, out = (0.42, 2.05, 3.7, 5.35), []
    for x in (x0, x1):
        for z in (z0, z1):
            out.append(solid("post", ((x - 0.06, 0, z - 0.06), (x + 0.06, 6.2, z + 0.06)), DARK, "d"))
    for y in boards:
        out.append(solid("board", ((x0, y - 0.06, z0), (x1, y, z1)), PLY))
        for x in (x0, x1):
            out.append(solid("beam", ((x - 0.03, y - 0.24, z0), (x + 0.03, y - 0.02, z1)), DARK))
    x = (x0 + x1) / 2 + 0.05
    slate, lid, light = "#566470", "#323b42", "#c9ced0"
    out += tote(x, boards[0], 1.2, 1.25, 1.1, 1.7, slate, lid)
    out += tote(x, boards[0], 3.3, 1.25, 1.1, 1.7, slate, lid)
    out += carton(x, boards[0], 5.2, 1.2, 1.25, 1.4)
    out += carton(x, boards[1], 1.3, 1.2, 1.2, 1.8)
    out += carton(x, boards[1], 3.4, 1.15, 0.95, 1.7)
    out += tote(x, boards[1], 5.3, 1.2, 0.95, 1.4, slate, lid)
    out += tote(x, boards[2], 1.1, 1.2, 0.95, 1.5, light, slate)
    for i, color in enumerate(("#d8d8d4", "#b9bcbc", "#d8d8d4")):
        out.append(
            can(
                x + 0.2 - 0.1 * (i % 2),
                boards[2],
                2.5 + 0.72 * i,
                0.28,
                0.62,
                mat("can" + color, srgb(color), 0.4),
            )
        )
    out += tote(x, boards[2], 5.2, 1.2, 0.95, 1.5, light, slate)
    out += tote(x, boards[3], 1.2, 1.2, 0.8, 1.7, slate, lid)
    out += carton(x, boards[3], 3.3, 1.25, 0.7, 1.9)
    return out


def floor():
    """Slab, the curbs that stay where a wall is hidden, and the apron outside the door."""
    outer, cut, curb = HALF + THICK, CUT, 0.28
    top = quads("floor", [((-HALF, 0, HALF), (HALF, 0, HALF), (HALF, 0, -HALF), (-HALF, 0, -HALF))], FLOOR)
    slab = solid("slab", ((-outer, -0.5, -outer), (outer, -0.02, outer)), SILL, "du")
    i = HALF + 0.04
    curbs = [
        ((-outer + 0.03, -i), (outer - 0.03, -outer + 0.03)),
        ((-outer + 0.03, -i), (-i, outer - 0.03)),
        ((i, -i), (outer - 0.03, outer - 0.03)),
        ((-i, i), (-DOOR_HALF, outer - 0.03)),
        ((DOOR_HALF, i), (i, outer - 0.03)),
    ]
    out = [top, slab]
    for (xa, za), (xb, zb) in curbs:
        out.append(solid("curb", ((xa, -0.02, za), (xb, curb, zb)), cut, "d"))
    rim = ((-outer, -i, -outer, outer), (i, outer, -outer, outer), (-i, i, -outer, -i), (-i, i, i, outer))
    for x0, x1, z0, z1 in rim:
        out.append(
            quads("rim", [((x0, -0.02, z1), (x1, -0.02, z1), (x1, -0.02, z0), (x0, -0.02, z0))], SILL)
        )
    out.append(quads("sill", [((-DOOR_HALF, 0, outer), (DOOR_HALF, 0, outer), (DOOR_HALF, 0, HALF), (-DOOR_HALF, 0, HALF))], SILL))  # fmt: skip
    return out
