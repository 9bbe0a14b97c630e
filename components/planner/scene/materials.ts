// The scene's materials, shared by its meshes. What never moves has its light baked in and needs
// none.
import {
  BackSide,
  Color,
  DoubleSide,
  LineBasicMaterial,
  MeshBasicMaterial,
  MeshStandardMaterial,
  MultiplyBlending,
} from 'three'
import { lightColors } from '@/lib/palette'
import type { ConduitType } from '@/lib/planner'
import { colors } from './colors'
import { conduitStyles } from './device-geometry'
import type { Light } from './files'
import { grainTexture, groundTexture } from './textures'

const conduit = (type: ConduitType) => {
  const { metalness, roughness } = conduitStyles[type]
  return new MeshStandardMaterial({ vertexColors: true, metalness, roughness })
}

export function makeMaterials(light: Light) {
  const device = new MeshStandardMaterial({ vertexColors: true, metalness: 0.25, roughness: 0.38, dithering: true })
  const isDay = light === 'day'
  const outdoors = new Color(isDay ? '#ffffff' : '#5b6b8c')
  const ground = (kind: 'lawn' | 'soil' | 'drive') =>
    new MeshBasicMaterial({
      color: kind === 'drive' ? outdoors.clone().multiply(colors.concrete) : outdoors,
      map: kind === 'drive' ? null : groundTexture(kind),
      vertexColors: true,
      transparent: kind !== 'soil',
      depthWrite: kind === 'soil',
    })
  return {
    /** Of the rendered room, finer than its picture. */
    grain: grainTexture(),
    /** Of what is glass: hides what is behind its nearest surface. */
    depthOnly: new MeshBasicMaterial({ colorWrite: false, transparent: true }),
    /** The room without its model. */
    plain: new MeshBasicMaterial({ vertexColors: true, color: isDay ? '#ffffff' : '#a9b0c0' }),
    device,
    /** The built-in charger: its glass and bright metal mirror the room. */
    block: [device, new MeshStandardMaterial({ vertexColors: true, metalness: 0, roughness: 0.06 }), device],
    EMT: conduit('EMT'),
    PVC: conduit('PVC'),
    /** Drawn around conduit and cable: only the far sides of a wider pipe show. */
    highlight: new MeshBasicMaterial({ vertexColors: true, side: BackSide }),
    /** The run of before. */
    ghost: new MeshBasicMaterial({ color: '#5f6873', transparent: true, opacity: 0.6, depthWrite: false }),
    /** Darkens the wall behind devices and conduit. */
    contact: new MeshBasicMaterial({
      vertexColors: true,
      blending: MultiplyBlending,
      premultipliedAlpha: true,
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
    }),
    lawn: ground('lawn'),
    drive: ground('drive'),
    soil: ground('soil'),
    /** On the wall: what stands before it hides it. */
    dimension: new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      opacity: 0.85,
      side: DoubleSide,
    }),
    grid: new LineBasicMaterial({ color: lightColors.ink, transparent: true, opacity: 0.16 }),
  }
}

export type Materials = ReturnType<typeof makeMaterials>

export function disposeMaterials(materials: Materials) {
  for (const material of Object.values(materials).flat()) {
    if ('map' in material) material.map?.dispose()
    material.dispose()
  }
}
