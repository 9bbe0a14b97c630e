"""Soil, clods, ragged ground strips and a spade, for scenes with an open trench."""
import bmesh

from lib import NT, box, bsdf, cyl, from_bm, group, m_grain, m_metal, m_wood, mat, prism, srgb, tube


def m_soil():
    """Sandy brown subsoil, lumpy at two scales."""
    m = mat("soil", (0.15, 0.10, 0.06), 0.95, spec=0.1)
    t = NT(m)
    v = t.coords()
    lumps, crumbs = t.noise(v, 5, 6, 0.7), t.noise(v, 55, 4, 0.7)
    color = t.mix(t.ramp(lumps, [(0.3, 0.0), (0.7, 1.0)]), (0.105, 0.074, 0.048), (0.235, 0.176, 0.120))
    color = t.mix(0.5, color, t.ramp(crumbs, [(0.3, 0.2), (0.7, 0.8)]), "OVERLAY")
    t.link(color, bsdf(m)["Base Color"])
    height = t.math("ADD", t.math("MULTIPLY", lumps, 1.6), t.math("MULTIPLY", crumbs, 0.5))
    t.link(t.bump(height, 1.0, 0.03), bsdf(m)["Normal"])
    return m


def strip(name, rows, material):
    """Mesh from rows of points of equal length."""
    bm = bmesh.new()
    grid = [[bm.verts.new(p) for p in row] for row in rows]
    for a, b in zip(grid, grid[1:]):
        for k in range(len(a) - 1):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    return from_bm(name, bm, material, angle=60)


def clod_mesh(soil, rnd, rough=0.22):
    """Lump of earth with a radius of one, for instancing."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    for v in bm.verts:
        v.co *= 1 + rnd.uniform(-rough, rough)
    return from_bm("clod", bm, soil, (0, 0, -3)).data


def spade(loc, rot):
    """D-handled spade; loc is the middle of the blade's tread."""
    ash = m_wood("ash", srgb("#c79f68"), srgb("#a87c46"), 3, 0.5, "Z")
    steel = m_metal("spadesteel", (0.33, 0.34, 0.35), 0.38, 0.12, 30)
    blade = [
        (-0.10, 0.0),
        (0.10, 0.0),
        (0.10, -0.20),
        (0.06, -0.27),
        (0, -0.30),
        (-0.06, -0.27),
        (-0.10, -0.20),
    ]
    grip = [(-0.05, 0, 0.92), (-0.055, 0, 1.02), (0.055, 0, 1.02), (0.05, 0, 0.92), (0, 0, 0.84)]
    return group(
        "spade",
        [
            prism("blade", blade, 0.006, steel, bev=0.002),
            box("treadle", (0.20, 0.024, 0.010), (0, -0.006, 0.0), steel, 0.002),
            cyl("socket", 0.021, 0.26, (0, -0.004, 0.08), steel, seg=32, r2=0.018),
            cyl("shaft", 0.0165, 0.72, (0, -0.004, 0.52), ash, seg=32),
            tube("grip", grip, 0.014, m_grain("gripblack", (0.02, 0.02, 0.022), 0.5), 6, True),
        ],
        loc,
        rot,
    )
