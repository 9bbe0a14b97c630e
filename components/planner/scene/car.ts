// The car's materials, and the ghost that it becomes while it hides the charger.
import { Color, Mesh, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial, type Object3D } from 'three'
import { setOpacity } from './fade'

export const GHOST_OPACITY = 0.3

/** By the name of the model's material. */
const finishes: Readonly<Record<string, { color?: string; metalness?: number; roughness?: number }>> = {
  paint: { color: '#173f70', metalness: 0.35, roughness: 0.45 },
  glass: { color: '#06080a', metalness: 0, roughness: 0.03 },
  trim: { color: '#101214', roughness: 0.5 },
  tire: { color: '#0e0f10', roughness: 0.8 },
  lamp_head: { color: '#b6c0c7', metalness: 0.6, roughness: 0.14 },
  lamp_tail: { color: '#5c0a0c', roughness: 0.1 },
  rim: { color: '#8f969b', metalness: 0.9, roughness: 0.28 },
}

function finish(body: Mesh) {
  const { material } = body
  if (!(material instanceof MeshStandardMaterial)) return
  const { name, side } = material
  if (name === 'paint')
    body.material = new MeshPhysicalMaterial({ ...finishes.paint, name, side, clearcoat: 1, clearcoatRoughness: 0.02 })
  else material.setValues({ ...finishes[name], emissive: new Color(0) })
}

export class CarModel {
  private readonly bodies: readonly Mesh[]
  private readonly depths: readonly Mesh[]

  constructor(car: Object3D) {
    const bodies: Mesh[] = []
    car.traverse(object => {
      if (object instanceof Mesh) bodies.push(object as Mesh)
    })
    bodies.forEach(finish)
    this.bodies = bodies
    // Drawn before a ghost, into the depth buffer only, so that just its nearest surfaces show.
    const depthOnly = new MeshBasicMaterial({ colorWrite: false, transparent: true })
    this.depths = bodies.map(body => {
      const depth = new Mesh(body.geometry, depthOnly)
      depth.renderOrder = 1
      body.add(depth)
      return depth
    })
  }

  fade(opacity: number) {
    const isGhost = opacity < 1
    for (const depth of this.depths) depth.visible = isGhost
    for (const body of this.bodies) {
      body.renderOrder = isGhost ? 2 : 0
      setOpacity(body.material as MeshStandardMaterial, opacity)
    }
  }
}
