// The garage as rendered in Blender: one model, and a picture with its colors and light for day and
// evening (imagery/scripts/planner_room.py).
import {
  BufferAttribute,
  type BufferGeometry,
  EquirectangularReflectionMapping,
  Mesh,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
  Vector3,
} from 'three'
import { type FarWall, GARAGE_HALF_FT } from '@/lib/planner'
import { GARAGE_MODEL, type Light, garagePictureOf, reflectionsOf } from './files'
import { loadModel, loadPicture } from './models'

/** Parts of the garage's model that show or hide together. The roof is that of a far garage. */
export const garageParts = ['floor', 'shelf', 'back', 'right', 'left', 'front', 'ceiling', 'detached', 'roof'] as const
export type GaragePart = (typeof garageParts)[number] | FarWall

export interface Garage {
  readonly parts: Readonly<Partial<Record<GaragePart, Mesh>>>
  /** Null: plain, without its model or light. */
  readonly picture: Texture | null
}

/** Null where the model or its light cannot be loaded, with a console warning. */
export async function loadGarage(light: Light): Promise<Garage | null> {
  const [model, picture] = await Promise.all([loadModel(GARAGE_MODEL), loadPicture(garagePictureOf(light))])
  if (!model || !picture) return null
  picture.colorSpace = SRGBColorSpace
  // The model's UVs count from the top.
  picture.flipY = false
  picture.anisotropy = 8
  const parts = garageParts.flatMap(name => {
    const surface = model.getObjectByName(name)?.children[0]
    return surface instanceof Mesh ? [[name, new Mesh(surface.geometry)] as const] : []
  })
  return { parts: Object.fromEntries(parts), picture }
}

/**
 * The part of the floor that has the car's shadow in the garage's picture: its sides and half its
 * length, measured from the garage's center, and the width of the edge that fades.
 */
const CLEAR = { rightFt: 1.7, leftFt: -6.6, halfLengthFt: 9.2, edgeFt: 1.2, y: 0.005, columns: 12, rows: 24 } as const

/**
 * The floor below the car without its shadow, for a car that stands elsewhere: the light of the
 * floor at its right, mirrored, with edges that fade. UVs are those of the garage's picture. Null
 * without the floor's corners.
 */
export function clearFloorGeometry(floor: Mesh): BufferGeometry | null {
  const { position, uv } = floor.geometry.attributes
  if (!position || !uv) return null
  floor.updateMatrixWorld()
  const uvAt = (x: number, z: number) => {
    for (let i = 0; i < position.count; i++) {
      const at = new Vector3().fromBufferAttribute(position, i).applyMatrix4(floor.matrixWorld)
      if (Math.hypot(at.x - x, at.y, at.z - z) < 0.02) return { u: uv.getX(i), v: uv.getY(i) }
    }
    return null
  }
  const first = uvAt(-GARAGE_HALF_FT, -GARAGE_HALF_FT)
  const last = uvAt(GARAGE_HALF_FT, GARAGE_HALF_FT)
  if (!first || !last) return null
  const { rightFt, leftFt, halfLengthFt, edgeFt } = CLEAR
  const patch = new PlaneGeometry(rightFt - leftFt, 2 * halfLengthFt, CLEAR.columns, CLEAR.rows)
    .rotateX(-Math.PI / 2)
    .translate((leftFt + rightFt) / 2, CLEAR.y, 0)
  const { position: points, uv: uvs } = patch.attributes
  if (!points || !uvs) return null
  const colors = new Float32Array(points.count * 4).fill(1)
  const share = (along: number) => (along + GARAGE_HALF_FT) / (2 * GARAGE_HALF_FT)
  for (let i = 0; i < points.count; i++) {
    const [x, z] = [points.getX(i), points.getZ(i)]
    const mirrored = 2 * rightFt - x
    uvs.setXY(i, first.u + (last.u - first.u) * share(mirrored), first.v + (last.v - first.v) * share(z))
    colors[4 * i + 3] = Math.min(1, (x - leftFt) / edgeFt, (halfLengthFt - Math.abs(z)) / edgeFt)
  }
  return patch.setAttribute('color', new BufferAttribute(colors, 4))
}

/**
 * What metal, glass and car paint reflect. Its values count this many times, so that lamps are
 * brighter than white.
 */
export const REFLECTIONS_RANGE = 4

export async function loadReflections(light: Light): Promise<Texture | null> {
  const texture = await loadPicture(reflectionsOf(light))
  if (texture) {
    texture.colorSpace = SRGBColorSpace
    texture.mapping = EquirectangularReflectionMapping
  }
  return texture
}
