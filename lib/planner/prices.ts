// What the owner charges in the planner, in US dollars. Links and leads carry the prices of their
// plan; its factors are those of today.
import type { ConduitType } from './constants'

/** Prices at the start; a visitor may enter others. */
export const unitPrices = { baseLabor: 450, pricePerFt: 12, trenchPricePerFt: 18 } as const

// Three factors multiply the cost of the conduit. The third is the brand's (brands.ts).

export const materialFactors: Readonly<Record<ConduitType, number>> = { EMT: 1.15, PVC: 1 }

/** 60 A or more: 1.15. 50 A or more: 1.08. Else 1. */
export function ampFactor(amps: number): number {
  if (amps >= 60) return 1.15
  return amps >= 50 ? 1.08 : 1
}
