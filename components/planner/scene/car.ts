// The car's materials, and the level section that cuts it while it hides the charger.
import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  MeshStandardMaterial,
  type Object3D,
  Plane,
  Vector3,
} from 'three'
import { lightColors } from '@/lib/palette'
import { CAR_HEIGHT_FT } from './sizes'

/** Lacquer over paint, and the plastic over lamps. */
const COAT = { clearcoat: 0.6, clearcoatRoughness: 0.02 } as const
/** By the name of the model's material. Blue, so that the car stands out from wall and floor. */
const finishes: Readonly<Record<string, MeshPhysicalMaterialParameters>> = {
  paint: { color: '#1f4f86', metalness: 0.35, roughness: 0.32, specularIntensity: 0.6, ...COAT },
  // Dark from any side: whole glass would show the white walls only.
  glass: { color: '#050708', metalness: 0, roughness: 0.02, specularIntensity: 0.4, clearcoat: 0.15 },
  trim: { color: '#0b0c0d', metalness: 0, roughness: 0.5 },
  tire: { color: '#0a0a0b', metalness: 0, roughness: 0.92 },
  lamp_head: { color: '#c3cad0', metalness: 0.6, roughness: 0.15, ...COAT },
  lamp_tail: { color: '#6e0709', metalness: 0.1, roughness: 0.3, ...COAT },
  rim: { color: '#a7adb2', metalness: 0.95, roughness: 0.24 },
}

function applyFinish(body: Mesh) {
  const { material } = body
  if (!(material instanceof MeshStandardMaterial)) return
  const { name, side } = material
  const finish = finishes[name]
  if (finish?.clearcoat) body.material = new MeshPhysicalMaterial({ ...finish, name, side, dithering: true })
  else material.setValues({ ...finish, emissive: new Color(0), dithering: true })
}

/** Height of the line along the section. */
const LINE_FT = 0.05

export class CarModel {
  private readonly bodies: readonly Mesh[]
  /**
   * What one sees inside: the far sides in one flat color, which look like a filled section, and
   * the line along it.
   */
  private readonly insides: readonly Mesh[]
  private readonly section = new Plane(new Vector3(0, -1, 0), CAR_HEIGHT_FT)
  private readonly belowLine = new Plane(new Vector3(0, 1, 0), LINE_FT - CAR_HEIGHT_FT)

  constructor(car: Object3D) {
    const bodies: Mesh[] = []
    car.traverse(object => {
      if (object instanceof Mesh) bodies.push(object as Mesh)
    })
    bodies.forEach(applyFinish)
    this.bodies = bodies
    const inside = new MeshBasicMaterial({ color: '#2b3036', side: BackSide, clippingPlanes: [this.section] })
    const line = new MeshBasicMaterial({
      color: lightColors.paper,
      side: DoubleSide,
      clippingPlanes: [this.section, this.belowLine],
      // In front of the body that it lies on.
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -4,
    })
    this.insides = bodies.flatMap(body =>
      [inside, line].map(material => {
        const mesh = new Mesh(body.geometry, material)
        body.add(mesh)
        return mesh
      }),
    )
  }

  /** Cuts off what is higher above the floor; the whole car from CAR_HEIGHT_FT on. */
  cut(heightFt: number) {
    const isCut = heightFt < CAR_HEIGHT_FT
    this.section.constant = heightFt
    this.belowLine.constant = LINE_FT - heightFt
    for (const inside of this.insides) inside.visible = isCut
    for (const body of this.bodies)
      (body.material as MeshStandardMaterial).clippingPlanes = isCut ? [this.section] : null
  }
}
