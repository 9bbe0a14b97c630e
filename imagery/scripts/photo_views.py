"""Views of the walls that prove the photo planner's measure: places in feet, camera, lens, as-if EXIF.

Wall coordinates in feet: x right and y up from the bottom left corner of the reference, z toward the viewer.
"""

WIDTH, HEIGHT = 1600, 1200
OVERSCAN = 1.05  # the picture is rendered this much larger, so that the lens has pixels to bend in
FRAME_DIAGONAL_MM = 43.27
FOOT = 0.3048

WALLS = {
    # A 36 x 80 in entry door; the panel's face stands 5 in off the wall.
    "garage": {
        "kind": "entry-door",
        "size": (3.0, 80 / 12),
        "face": 0.0,
        "panel": (4.6, 5.0, 0.1265 / FOOT),
        "charger": (12.1, 4.0, 0.0),
    },
    # A 9 x 7 ft overhead door; its casing and an outdoor panel stand off the siding.
    "driveway": {
        "kind": "garage-door",
        "size": (9.0, 7.0),
        "face": 0.03 / FOOT,
        "panel": (11.5, 4.75, 0.15 / FOOT),
        "charger": (20.0, 3.75, 0.014 / FOOT),
    },
}

# yaw: degrees to the left of the wall's normal. focal: what the lens is, and what EXIF says of it (None: no EXIF).
# lens: radial distortion k1, k2 (Brown). center: the principal point's offset in pixels.
VIEWS = {
    "garage-0": dict(
        wall="garage",
        yaw=0,
        distance=12,
        eye=5.1,
        aim=(6.4, 4.3),
        roll=0.7,
        focal=(25.4, 26),
        lens=(-0.018, 0.006),
        center=(6, -4),
    ),
    "garage-15": dict(
        wall="garage",
        yaw=15,
        distance=13,
        eye=5.2,
        aim=(6.3, 4.3),
        roll=-0.5,
        focal=(26.6, 26),
        lens=(-0.012, 0.004),
        center=(-5, 7),
    ),
    "garage-30": dict(
        wall="garage",
        yaw=30,
        distance=13,
        eye=5.0,
        aim=(5.6, 4.2),
        roll=1.1,
        focal=(25.2, None),
        lens=(-0.015, 0.004),
        center=(4, 5),
    ),
    "driveway-0": dict(
        wall="driveway",
        yaw=0,
        distance=19,
        eye=5.3,
        aim=(9.8, 5.2),
        roll=-0.8,
        focal=(24.8, 26),
        lens=(0.012, -0.004),
        center=(-7, 3),
    ),
    "driveway-15": dict(
        wall="driveway",
        yaw=15,
        distance=19,
        eye=5.2,
        aim=(9.6, 5.0),
        roll=0.6,
        focal=(23.6, 24),
        lens=(-0.020, 0.007),
        center=(5, -6),
    ),
    "driveway-30": dict(
        wall="driveway",
        yaw=30,
        distance=19,
        eye=5.4,
        aim=(8.6, 5.0),
        roll=-1.2,
        focal=(27.2, None),
        lens=(-0.010, 0.003),
        center=(8, 2),
    ),
}


def focal_px(view):
    """Focal length in pixels of the finished picture."""
    return view["focal"][0] / FRAME_DIAGONAL_MM * (WIDTH**2 + HEIGHT**2) ** 0.5
