// Every charger brand, whole. A new brand is an entry here with a code of its own and `logo.svg`
// (160 x 44) in public/planner/brands/<key>/. One with a shape also has its model in
// public/planner/models/ (GLB, and packed for the scene: imagery/README.md) and `hero.webp`
// (480 x 400) beside the logo; the others share custom's picture. Paths are relative to the site.
import type { Amps } from './constants'

/** Ratio of a charger's shape to its real size, so that brands look different across the garage. */
export const SHAPE_SCALE = 1.25

/** The 3D model, and its outline on the drawing: real sizes times `SHAPE_SCALE`. */
export interface ChargerShape {
  /** GLB, as a plan that is sent names it. */
  readonly model: string
  readonly halfWidthFt: number
  readonly halfHeightFt: number
  readonly cornerFt: number
  /** Out from the wall. */
  readonly depthFt: number
  readonly color: string
}

interface BrandFacts {
  /** Stands for the brand in shared links: never changed, never given to another. */
  readonly code: number
  readonly key: string
  readonly name: string
  /** Set by choosing the brand; null keeps the current amps. */
  readonly amps: Amps | null
  /** Multiplies the conduit cost. */
  readonly factor: number
  /** Length of its cable, by the manufacturer. */
  readonly cableFt: number
  /** Its model in short. Null for the built-in block. */
  readonly shape: ChargerShape | null
}

/** The planner's controls show them in this order. */
const list = [
  // The shortest common length of cable.
  { code: 0, key: 'custom', name: 'Custom', amps: null, factor: 1, cableFt: 18, shape: null },
  {
    code: 1,
    key: 'tesla',
    name: 'Tesla Wall Connector',
    amps: 60,
    factor: 1.12,
    cableFt: 24,
    shape: { model: 'slab', halfWidthFt: 0.44, halfHeightFt: 0.77, cornerFt: 0.22, depthFt: 0.4, color: '#2b2f33' },
  },
  {
    code: 2,
    key: 'wallbox',
    name: 'Wallbox',
    amps: 50,
    factor: 1.06,
    cableFt: 25, // Pulsar Plus
    shape: { model: 'square', halfWidthFt: 0.6, halfHeightFt: 0.6, cornerFt: 0.26, depthFt: 0.45, color: '#e9ebea' },
  },
  {
    code: 3,
    key: 'chargepoint',
    name: 'ChargePoint',
    amps: 50,
    factor: 1.08,
    cableFt: 23, // Home Flex
    shape: { model: 'tower', halfWidthFt: 0.31, halfHeightFt: 0.88, cornerFt: 0.16, depthFt: 0.43, color: '#cfd3d4' },
  },
  {
    code: 4,
    key: 'emporia',
    name: 'Emporia',
    amps: 40,
    factor: 1,
    cableFt: 24,
    shape: { model: 'pill', halfWidthFt: 0.8, halfHeightFt: 0.4, cornerFt: 0.4, depthFt: 0.41, color: '#3c4248' },
  },
] as const satisfies readonly BrandFacts[]

export type BrandKey = (typeof list)[number]['key']

export interface Brand extends BrandFacts {
  readonly key: BrandKey
  readonly logo: string
  /** A picture of a generic charger. */
  readonly image: string
}

export const brandKeys: readonly BrandKey[] = list.map(({ key }) => key)

export const brands = Object.fromEntries(
  list.map(brand => [
    brand.key,
    {
      ...brand,
      shape: brand.shape && { ...brand.shape, model: `/planner/models/charger-${brand.shape.model}.glb` },
      logo: `/planner/brands/${brand.key}/logo.svg`,
      image: `/planner/brands/${brand.shape === null ? 'custom' : brand.key}/hero.webp`,
    },
  ]),
) as Readonly<Record<BrandKey, Brand>>
