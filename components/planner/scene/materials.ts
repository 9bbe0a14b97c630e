// The scene's materials, shared by its meshes.
import {
  Color,
  DoubleSide,
  LineBasicMaterial,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
} from 'three'
import { lightColors } from '@/lib/palette'
import type { ConduitType } from '@/lib/planner'
import { conduitStyles } from './device-geometry'
import type { SceneTheme } from './colors'
import { concreteTexture, contactTexture } from './textures'

const conduit = (type: ConduitType) => {
  const { metalness, roughness } = conduitStyles[type]
  return new MeshStandardMaterial({ vertexColors: true, metalness, roughness, envMapIntensity: 1.2 })
}

export function makeMaterials(theme: SceneTheme) {
  return {
    /** Walls, shelf, door. */
    paint: new MeshLambertMaterial({ vertexColors: true }),
    floor: new MeshLambertMaterial({ vertexColors: true, map: concreteTexture() }),
    device: new MeshStandardMaterial({ vertexColors: true, metalness: 0.15, roughness: 0.45 }),
    EMT: conduit('EMT'),
    PVC: conduit('PVC'),
    band: new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      opacity: 0.92,
      polygonOffset: true,
      polygonOffsetFactor: -1,
    }),
    ground: new MeshBasicMaterial({
      color: new Color(theme.ground),
      vertexColors: true,
      transparent: true,
      depthWrite: false,
    }),
    outline: new LineBasicMaterial({ color: new Color(theme.line), transparent: true, opacity: 0.5 }),
    contact: new MeshBasicMaterial({ map: contactTexture(), transparent: true, opacity: 0.62, depthWrite: false }),
    /** Drawn over everything. */
    dimension: new MeshBasicMaterial({
      vertexColors: true,
      depthTest: false,
      transparent: true,
      opacity: 0.85,
      side: DoubleSide,
    }),
    grid: new LineBasicMaterial({ color: lightColors.ink, transparent: true, opacity: 0.16 }),
  }
}

export type Materials = ReturnType<typeof makeMaterials>

export function disposeMaterials(materials: Materials) {
  for (const material of Object.values(materials)) {
    if ('map' in material) material.map?.dispose()
    material.dispose()
  }
}
