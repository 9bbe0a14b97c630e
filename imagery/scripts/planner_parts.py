"""What planner_room.py builds with: the planner's coordinates in feet, boxes, polygons, bars, and materials."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from lib import *
from exterior import m_roof, m_siding

FOOT = 0.3048
HALF, TALL, THICK = 10, 9, 0.5
DOOR_HALF, DOOR_TALL, DOOR_Z = 8, 7, 10.16
SHED_X = 60  # where the detached garage stands while its light is baked
reset()


def at(x, y, z):
    """Planner feet to Blender meters."""
    return Vector((x * FOOT, -z * FOOT, y * FOOT))


def solid(name, corners, m, skip=""):
    """Axis-aligned box ((x, y, z), (x, y, z)) in feet; skip names faces to leave out: l r d u b f."""
    (x0, y0, z0), (x1, y1, z1) = corners
    x0, x1 = sorted((x0, x1))
    y0, y1 = sorted((y0, y1))
    z0, z1 = sorted((z0, z1))
    faces = {
        "l": ((x0, y0, z0), (x0, y0, z1), (x0, y1, z1), (x0, y1, z0)),
        "r": ((x1, y0, z1), (x1, y0, z0), (x1, y1, z0), (x1, y1, z1)),
        "d": ((x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)),
        "u": ((x0, y1, z1), (x1, y1, z1), (x1, y1, z0), (x0, y1, z0)),
        "b": ((x1, y0, z0), (x0, y0, z0), (x0, y1, z0), (x1, y1, z0)),
        "f": ((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)),
    }
    bm = bmesh.new()
    for key, points in faces.items():
        if key not in skip:
            bm.faces.new([bm.verts.new(at(*p)) for p in points])
    return from_bm(name, bm, m, smooth=False)


def quads(name, faces, m, facing=None):
    """Mesh of polygons, counter-clockwise seen from outside, or turned toward facing."""
    bm = bmesh.new()
    for points in faces:
        face = bm.faces.new([bm.verts.new(at(*p)) for p in points])
        face.normal_update()
        if facing and face.normal.dot(at(*facing)) < 0:
            face.normal_flip()
    return from_bm(name, bm, m, smooth=False)


def round_bar(points, radius, m):
    """Round bar along points in feet, six-sided."""
    ob = tube("bar", [at(*p) for p in points], radius * FOOT, m, 1)
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    return link(bpy.data.objects.new("bar", mesh))


def can(x, y, z, radius, height, m):
    """Upright cylinder on y."""
    return cyl("can", radius * FOOT, height * FOOT, at(x, y + height / 2, z), m, seg=16)


# ------------------------------------------------------------ materials
def m_floor():
    """Light troweled concrete with a cross of control joints."""
    m = m_concrete("slab", (0.44, 0.42, 0.39), stain=0.45, cracks=0.24)
    t = NT(m)
    b = bsdf(m)
    plain = b["Base Color"].links[0].from_socket
    axes = t.new("ShaderNodeSeparateXYZ")
    t.link(t.coords(), axes.inputs[0])
    near = t.math("MINIMUM", t.math("ABSOLUTE", axes.outputs[0]), t.math("ABSOLUTE", axes.outputs[1]))
    t.link(t.mix(t.ramp(near, [(0.005, 0.72), (0.011, 0.0)]), plain, (0.05, 0.047, 0.043)), b["Base Color"])
    return m


WALL = m_drywall("wall", srgb("#e2dfd8"), dirt=0.05, floor_z=0)
CEILING = m_drywall("ceiling", srgb("#e8e6e1"))
FLOOR = m_floor()
TRIM = mat("trim", srgb("#efede8"), 0.4)
# Lit by nothing, so that a cut reads as a cut.
CUT = mat("cut", (0, 0, 0), 0.9, emit=srgb("#7d776e"), emit_s=1)
SILL = mat("sill", (0, 0, 0), 0.9, emit=srgb("#a39d93"), emit_s=1)
STEEL = mat("steel", srgb("#a9adb0"), 0.5)
DARK = mat("dark", srgb("#35393c"), 0.6)
PLY = m_wood("ply", srgb("#c9a06e"), srgb("#ad8455"), 1.2, 0.55, axis="Y")
CARTON = m_cardboard("carton", srgb("#b8925f"))
DOOR = mat("door", srgb("#e9e8e4"), 0.5)
GROOVE = mat("groove", srgb("#b9b8b2"), 0.7)
PANE = mat("pane", (0, 0, 0), 0.5, emit=(1, 1, 1), emit_s=1)
LAMP = mat("lamp", (0, 0, 0), 0.5, emit=(1, 1, 1), emit_s=1)
SIDING = m_siding("siding", srgb("#c3ccd0"))
WHITE = mat("white", srgb("#eceae4"), 0.6)
ROOF = m_roof("roof", srgb("#54585c"), ridge="Y")
CONCRETE = m_concrete("footing", (0.40, 0.39, 0.375))
