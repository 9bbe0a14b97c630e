// The car: one mesh with its materials, and glass over it; all of smoked glass while it hides the
// charger.
import {
  BackSide,
  BufferGeometry,
  Color,
  CustomBlending,
  FrontSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  MeshStandardMaterial,
  type Object3D,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { GLASS_ORDER } from './fade'

/** Lacquer over paint, and the plastic over lamps. */
const COAT = { clearcoat: 1, clearcoatRoughness: 0.07 } as const
/** What is seen through it is darkened by its opacity; what it reflects is not. */
const GLASS = {
  color: '#030405',
  metalness: 0,
  roughness: 0.02,
  specularIntensity: 0,
  ...COAT,
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const
/** By the name of the model's material. The paint is that of the car on the site's pictures. */
const finishes: Readonly<Record<string, MeshPhysicalMaterialParameters>> = {
  paint: { color: '#8f9294', metalness: 0.85, roughness: 0.22, ...COAT },
  glass: { ...GLASS, opacity: 0.9 },
  glass_dark: { ...GLASS, opacity: 0.96 },
  gloss: { color: '#050607', metalness: 0, roughness: 0.25 },
  trim: { color: '#101214', metalness: 0, roughness: 0.55 },
  gap: { color: '#1b1d1f', metalness: 0, roughness: 1 },
  tire: { color: '#0b0b0c', metalness: 0, roughness: 0.85 },
  lamp_head: { color: '#eef3f6', emissive: '#aab4bc', metalness: 0.2, roughness: 0.15, ...COAT },
  lamp_tail: { color: '#b80d13', metalness: 0.1, roughness: 0.3, ...COAT },
  rim: { color: '#b4babf', metalness: 0.95, roughness: 0.26 },
  seat: { color: '#4a4e52', metalness: 0, roughness: 0.8 },
  cabin: { color: '#181a1c', metalness: 0, roughness: 0.8 },
}

function finished({ name, color }: MeshStandardMaterial) {
  const finish = finishes[name]
  const parameters = { color, ...finish, name, side: FrontSide, dithering: true }
  return finish?.clearcoat ? new MeshPhysicalMaterial(parameters) : new MeshStandardMaterial(parameters)
}

/** What is drawn apart: one sees through glass, and a car of smoked glass has no cabin. */
const roleOf = ({ name }: MeshStandardMaterial) =>
  name.startsWith('glass') ? 'glass' : name === 'seat' || name === 'cabin' ? 'cabin' : 'shell'

type Body = Mesh<BufferGeometry, MeshStandardMaterial[]>

/** What is drawn of `mesh` in the car's own frame. A mirror turns its triangles round. */
function placed({ geometry, matrixWorld }: Mesh): BufferGeometry {
  const copy = geometry.clone().applyMatrix4(matrixWorld)
  if (matrixWorld.determinant() < 0) copy.index?.array.reverse()
  return copy
}

/**
 * The meshes as one geometry with a group for each material. The model has one half of the body and
 * one wheel, which several parts show.
 */
function joined(meshes: readonly Mesh<BufferGeometry, MeshStandardMaterial>[]): Body {
  const materials = [...new Set(meshes.map(({ material }) => material))]
  const surfaces = materials.map(material =>
    mergeGeometries(meshes.filter(mesh => mesh.material === material).map(placed)),
  )
  const geometry = surfaces.length > 0 ? mergeGeometries(surfaces, true) : new BufferGeometry()
  return new Mesh(geometry, materials.map(finished))
}

/** A car of smoked glass: how much each part keeps back of what is behind it. */
const SMOKE = { ...GLASS, color: '#16191d', envMapIntensity: 0.35 } as const
const SMOKE_OPACITY = { body: 0.5, windows: 0.75 } as const
const smokeColor = new Color(SMOKE.color)
const paintColor = new Color(finishes.paint?.color)

export class CarModel {
  /** To be shown in place of the model. */
  readonly group = new Group()
  private readonly solid: readonly Mesh[]
  private readonly smoked: readonly Mesh[]
  private readonly smoke = new MeshPhysicalMaterial(SMOKE)

  constructor(car: Object3D) {
    const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
    car.updateWorldMatrix(false, true)
    car.traverse(object => {
      if (object instanceof Mesh) meshes.push(object as Mesh<BufferGeometry, MeshStandardMaterial>)
    })
    const [shell, cabin, glass] = (['shell', 'cabin', 'glass'] as const).map(role =>
      joined(meshes.filter(({ material }) => roleOf(material) === role)),
    ) as [Body, Body, Body]
    /** The far sides of the outside, as seen through the windows. */
    const inside = new MeshBasicMaterial({
      color: '#0c0e10',
      side: BackSide,
      // Behind the outside along the car's outline.
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 4,
    })
    this.solid = [shell, cabin, new Mesh(shell.geometry, inside), glass]
    // Of the glass only the nearest surface shows, not all parts of a car through each other.
    const nearest = new MeshBasicMaterial({ colorWrite: false, transparent: true })
    const windows = new MeshPhysicalMaterial({ ...SMOKE, opacity: SMOKE_OPACITY.windows })
    const part = ({ geometry }: Body, material: Material, order: number) =>
      Object.assign(new Mesh(geometry, material), { renderOrder: order })
    this.smoked = [
      ...[shell, glass].map(body => part(body, nearest, GLASS_ORDER - 1)),
      part(shell, this.smoke, GLASS_ORDER),
      part(glass, windows, GLASS_ORDER),
    ]
    this.group.add(...this.solid, ...this.smoked)
    this.show(1)
  }

  /** `whole`: from 0, all of smoked glass, to 1, the car as it is. */
  show(whole: number) {
    for (const mesh of this.solid) mesh.visible = whole === 1
    for (const mesh of this.smoked) mesh.visible = whole < 1
    this.smoke.opacity = SMOKE_OPACITY.body + (1 - SMOKE_OPACITY.body) * whole
    this.smoke.color.lerpColors(smokeColor, paintColor, whole)
  }

  dispose() {
    this.group.traverse(object => {
      if (!(object instanceof Mesh)) return
      const { geometry, material } = object as Mesh
      geometry.dispose()
      for (const each of [material].flat()) each.dispose()
    })
  }
}
