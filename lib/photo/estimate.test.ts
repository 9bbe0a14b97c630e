import { expect, it } from 'vitest'
import { estimateOf, type Plan } from '@/lib/planner'
import { estimateOfRun } from './estimate'
import { defaultPlan } from '@/tests/planner/default-plan'

const run = { runFt: 8.6, lowFt: 7.9, highFt: 9.4 }

it.each<[string, Plan]>([
  ['the start', defaultPlan],
  ['a plan of the visitor’s', { ...defaultPlan, brand: 'tesla', amps: 60, conduitType: 'PVC', trenchFt: 10 }],
])('estimates a run of 9 ft in the middle of its range, as the planner does: %s', (_, plan) => {
  const ofFeet = (conduitFt: number) => estimateOf(plan, { conduitFt })
  expect(estimateOfRun(plan, run, 0)).toMatchObject({
    conduitFt: 9,
    conduitFtLow: 8,
    conduitFtHigh: 10,
    estimate: ofFeet(9),
    low: ofFeet(8),
    high: ofFeet(10),
  })
})

it('adds the feet that the photo does not show before it rounds', () => {
  expect(estimateOfRun(defaultPlan, run, 3.5)).toMatchObject({ conduitFt: 12, conduitFtLow: 11, conduitFtHigh: 13 })
})
