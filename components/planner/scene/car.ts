// The car's materials, and the level section that cuts it while it hides the charger.
import {
  BackSide,
  Color,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  Plane,
  Vector3,
} from 'three'
import { CAR_HEIGHT_FT } from './sizes'

/** By the name of the model's material. */
const finishes: Readonly<Record<string, { color?: string; metalness?: number; roughness?: number }>> = {
  paint: { color: '#1c4a80', metalness: 0.25, roughness: 0.38 },
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
  /** What one sees inside: the far sides in one flat color, which look like a filled section. */
  private readonly insides: readonly Mesh[]
  private readonly section = new Plane(new Vector3(0, -1, 0), CAR_HEIGHT_FT)

  constructor(car: Object3D) {
    const bodies: Mesh[] = []
    car.traverse(object => {
      if (object instanceof Mesh) bodies.push(object as Mesh)
    })
    bodies.forEach(finish)
    this.bodies = bodies
    const inside = new MeshBasicMaterial({ color: '#2b3036', side: BackSide, clippingPlanes: [this.section] })
    this.insides = bodies.map(body => {
      const mesh = new Mesh(body.geometry, inside)
      body.add(mesh)
      return mesh
    })
  }

  /** Cuts off what is higher above the floor; the whole car from CAR_HEIGHT_FT on. */
  cut(heightFt: number) {
    const isCut = heightFt < CAR_HEIGHT_FT
    this.section.constant = heightFt
    for (const inside of this.insides) inside.visible = isCut
    for (const body of this.bodies)
      (body.material as MeshStandardMaterial).clippingPlanes = isCut ? [this.section] : null
  }
}
