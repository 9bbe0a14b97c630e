import { describe, expect, it } from 'vitest'
import { defaultPlan } from '@/lib/planner'
import { estimateOfRun } from './estimate'

const run = { runFt: 8.6, lowFt: 7.9, highFt: 9.4 }

describe('the estimate of a run', () => {
  it('by hand: 450 + feet x 12 x 1.15, for 9, 8 and 9 ft', () => {
    expect(estimateOfRun(defaultPlan, run, 0)).toMatchObject({
      conduitFt: 9,
      conduitFtLow: 8,
      conduitFtHigh: 9,
      estimate: { totalUsd: 574 },
      lowUsd: 560,
      highUsd: 574,
    })
  })

  it('adds the feet that the photo does not show before it rounds', () => {
    expect(estimateOfRun(defaultPlan, run, 3.5)).toMatchObject({ conduitFt: 12, conduitFtLow: 11, conduitFtHigh: 13 })
  })

  it('takes the prices, amps, brand, conduit and trench of the plan: 500 + 9 x 10 x 1.15 x 1.12 + 10 x 18', () => {
    const plan = {
      ...defaultPlan,
      brand: 'tesla',
      amps: 60,
      conduitType: 'PVC',
      pricePerFt: 10,
      baseLabor: 500,
    } as const
    const { estimate, lowUsd } = estimateOfRun({ ...plan, trenchFt: 10 }, run, 0)
    expect(estimate.totalUsd).toBe(796)
    expect(estimate.lines.map(({ shownUsd }) => shownUsd)).toEqual([500, 116, 180])
    expect(lowUsd).toBe(783)
  })
})
