// Brand presets: what choosing a brand sets, and its generic pictures and model. Paths are relative to the site.
import type { Amps } from './constants'

export const brandKeys = ['custom', 'tesla', 'wallbox', 'chargepoint', 'emporia'] as const
export type BrandKey = (typeof brandKeys)[number]

export interface BrandPreset {
  readonly name: string
  /** Null keeps the current amps. */
  readonly amps: Amps | null
  /** Multiplies the conduit cost. */
  readonly factor: number
  readonly logo: string
  /** Hero image. */
  readonly image: string
  /** 3D model; null for the built-in block. */
  readonly model: string | null
}

const pictures = (key: BrandKey) => ({
  logo: `/planner/brands/${key}/logo.svg`,
  image: `/planner/brands/${key}/hero.webp`,
})

export const brandPresets: Readonly<Record<BrandKey, BrandPreset>> = {
  custom: { name: 'Custom', amps: null, factor: 1, ...pictures('custom'), model: null },
  tesla: {
    name: 'Tesla Wall Connector',
    amps: 60,
    factor: 1.12,
    ...pictures('tesla'),
    model: '/planner/models/charger-slab.glb',
  },
  wallbox: {
    name: 'Wallbox',
    amps: 50,
    factor: 1.06,
    ...pictures('wallbox'),
    model: '/planner/models/charger-square.glb',
  },
  chargepoint: {
    name: 'ChargePoint',
    amps: 50,
    factor: 1.08,
    ...pictures('chargepoint'),
    model: '/planner/models/charger-tower.glb',
  },
  emporia: { name: 'Emporia', amps: 40, factor: 1, ...pictures('emporia'), model: '/planner/models/charger-pill.glb' },
}
