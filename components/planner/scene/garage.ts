// The garage as rendered in Blender: one model, and a sheet with its colors and light for day and evening (imagery/scripts/planner_room.py).
import { EquirectangularReflectionMapping, Mesh, SRGBColorSpace, type Texture } from 'three'
import { GARAGE_MODEL, type Light, lightSheetOf, reflectionsOf } from './files'
import { loadModel, loadPicture } from './models'

/** Parts of the garage's model that show or hide together. */
export const garageParts = ['floor', 'shelf', 'back', 'right', 'left', 'front', 'ceiling', 'detached', 'roof'] as const
export type GaragePart = (typeof garageParts)[number]

export interface Garage {
  readonly parts: Readonly<Partial<Record<GaragePart, Mesh>>>
  readonly sheet: Texture
}

/** Null where the model or its light cannot be loaded, with a console warning. */
export async function loadGarage(light: Light): Promise<Garage | null> {
  const [model, sheet] = await Promise.all([loadModel(GARAGE_MODEL), loadPicture(lightSheetOf(light))])
  if (!model || !sheet) return null
  sheet.colorSpace = SRGBColorSpace
  // glTF's UVs count from the top.
  sheet.flipY = false
  sheet.anisotropy = 8
  const parts = garageParts.flatMap(name => {
    const mesh = model.getObjectByName(name)
    if (!(mesh instanceof Mesh)) return []
    mesh.updateWorldMatrix(true, false)
    // Quantized: the scale stays with the mesh.
    const part = new Mesh((mesh as Mesh).geometry)
    part.applyMatrix4(mesh.matrixWorld)
    return [[name, part] as const]
  })
  return { parts: Object.fromEntries(parts), sheet }
}

/** What metal, glass and car paint reflect. Its values count this many times, so that lamps are brighter than white. */
export const REFLECTIONS_RANGE = 4

export async function loadReflections(light: Light): Promise<Texture | null> {
  const texture = await loadPicture(reflectionsOf(light))
  if (texture) {
    texture.colorSpace = SRGBColorSpace
    texture.mapping = EquirectangularReflectionMapping
  }
  return texture
}
