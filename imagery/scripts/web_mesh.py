"""Helpers of the light web models: plain materials, merged meshes, anchors, and cuts along a field."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from lib import link, mat, srgb

FEET = 3.28084
SNAP = 0.0035  # meters: vertices this close to a region border count as lying on it


def plain(name, color, rough, metal=0.0, glow=None, glow_strength=0.0):
    """Material with constant factors only, so that it survives the glTF export."""
    return mat(name, srgb(color), rough, metal, emit=srgb(glow) if glow else None, emit_s=glow_strength)


def merge(name, objects, feet=True, crease=38):
    """Bake objects (modifiers, curves, transforms) into one mesh object and delete them.

    Edges sharper than crease degrees stay hard.
    """
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    materials = []
    scale = Matrix.Scale(FEET if feet else 1, 4)
    for ob in objects:
        if ob.type not in {"MESH", "CURVE"}:
            continue
        mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
        mesh.transform(scale @ ob.matrix_world)
        slots = [m for m in mesh.materials] or [None]
        remap = []
        for slot in slots:
            if slot not in materials:
                materials.append(slot)
            remap.append(materials.index(slot))
        smooth = ob.type == "CURVE"
        for polygon in mesh.polygons:
            polygon.material_index = remap[min(polygon.material_index, len(remap) - 1)]
            polygon.use_smooth = polygon.use_smooth or smooth
        bm.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
    for ob in objects:
        bpy.data.objects.remove(ob)
    bmesh.ops.triangulate(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for material in materials:
        mesh.materials.append(material)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(crease)
    ob = bpy.data.objects.new(name, mesh)
    return link(ob)


def anchor(name, point, parent):
    """Empty node that marks an attachment point (meters in, feet out)."""
    ob = link(bpy.data.objects.new(name, None))
    ob.location = Vector(point) * FEET
    ob.parent = parent


def cut(verts, tris, field):
    """Split triangles along field == 0.

    verts is a list of xyz and whatever else changes evenly along an edge; field(x, y, z) is vectorized.
    """
    points = np.array(verts)
    values = field(*points.T[:3])
    values[np.abs(values) < SNAP] = 0.0
    sign = np.sign(values)
    made = {}
    out = []

    def crossing(a, b):
        """Index of the vertex where edge a-b meets the border, made once per edge."""
        key = (min(a, b), max(a, b))
        if key not in made:
            k = values[a] / (values[a] - values[b])
            verts.append(tuple(points[a] + (points[b] - points[a]) * k))
            made[key] = len(verts) - 1
        return made[key]

    for tri in tris:
        s = [sign[i] for i in tri]
        if not (1 in s and -1 in s):
            out.append(tri)
            continue
        if 0 in s:
            i = s.index(0)
            a, b, c = tri[i], tri[(i + 1) % 3], tri[(i + 2) % 3]
            m = crossing(b, c)
            out += [(a, b, m), (a, m, c)]
            continue
        lone = next(i for i in range(3) if s[i] != s[(i + 1) % 3] and s[i] != s[(i + 2) % 3])
        a, b, c = tri[lone], tri[(lone + 1) % 3], tri[(lone + 2) % 3]
        p, q = crossing(a, b), crossing(a, c)
        out += [(a, p, q), (p, b, c), (p, c, q)]
    return verts, out
