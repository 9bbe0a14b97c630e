// The itemized estimate of a plan, in US dollars. Formula: docs/planner.md, "Estimate".
import type { ConduitType } from './constants'
import type { Plan } from './plan'
import { brands } from './brands'
import type { Route } from './route'

// Three factors multiply the cost of the conduit. The third is the brand's (brands.ts).

export const materialFactors: Readonly<Record<ConduitType, number>> = { EMT: 1.15, PVC: 1 }

/** 60 A or more: 1.15. 50 A or more: 1.08. Else 1. */
export function ampFactor(amps: number): number {
  if (amps >= 60) return 1.15
  return amps >= 50 ? 1.08 : 1
}

interface Amount {
  /** Not rounded. */
  readonly amountUsd: number
  /**
   * Whole dollars for display. The shown amounts add up to the total; each is within a dollar of
   * `amountUsd`.
   */
  readonly shownUsd: number
}

export type EstimateLine = Amount &
  (
    | { readonly id: 'base-labor' }
    /** amountUsd = quantityFt * unitPriceUsd * material * amp * brand. Whole feet. */
    | {
        readonly id: 'conduit'
        readonly quantityFt: number
        readonly unitPriceUsd: number
        readonly factors: { readonly material: number; readonly amp: number; readonly brand: number }
      }
    /** amountUsd = quantityFt * unitPriceUsd. */
    | { readonly id: 'trench'; readonly quantityFt: number; readonly unitPriceUsd: number }
  )

export interface Estimate {
  /** Base labor, conduit, and the trench if there is one, wherever the charger is. */
  readonly lines: readonly EstimateLine[]
  /** `est_cost`: Math.round of the sum of the exact amounts. */
  readonly totalUsd: number
}

/** The estimate of a plan along a route: its own (`routeOf(plan)`), or one measured on a photo. */
export function estimateOf(plan: Plan, { conduitFt }: Pick<Route, 'conduitFt'>): Estimate {
  const factors = {
    material: materialFactors[plan.conduitType],
    amp: ampFactor(plan.amps),
    brand: brands[plan.brand].factor,
  }
  const conduitUsd = conduitFt * plan.pricePerFt * factors.material * factors.amp * factors.brand
  const trenchUsd = plan.trenchFt * plan.trenchPricePerFt

  // Each line shows its share of the rounded running sum, so that the lines add up.
  const afterLabor = Math.round(plan.baseLabor)
  const afterConduit = Math.round(plan.baseLabor + conduitUsd)
  const totalUsd = Math.round(plan.baseLabor + conduitUsd + trenchUsd)

  const lines: EstimateLine[] = [
    { id: 'base-labor', amountUsd: plan.baseLabor, shownUsd: afterLabor },
    {
      id: 'conduit',
      quantityFt: conduitFt,
      unitPriceUsd: plan.pricePerFt,
      factors,
      amountUsd: conduitUsd,
      shownUsd: afterConduit - afterLabor,
    },
  ]
  if (plan.trenchFt > 0) {
    const shownUsd = totalUsd - afterConduit
    lines.push({
      id: 'trench',
      quantityFt: plan.trenchFt,
      unitPriceUsd: plan.trenchPricePerFt,
      amountUsd: trenchUsd,
      shownUsd,
    })
  }
  return { lines, totalUsd }
}
