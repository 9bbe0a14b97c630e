import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ampFactor, estimateOf, materialFactors } from './estimate'
import { normalizeNumber } from './number-input'
import type { Plan } from './plan'
import { type BrandKey, brandKeys, brands } from './brands'
import { numberAction, type PlanAction } from './reducer'
import { routeOf } from './route'
import { specifiedPrices } from '@/tests/planner/default-plan'
import { apply, arbModestPlan, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import type { Wall } from './types'

const estimate = (plan: Plan) => estimateOf(plan, routeOf(plan))
const total = (...actions: PlanAction[]) => estimate(apply(actions)).totalUsd

const { EMT, PVC } = materialFactors
const [A50, A60] = [ampFactor(50), ampFactor(60)]
const { tesla, wallbox } = brands
const choose = (brand: BrandKey): PlanAction => ({ type: 'chooseBrand', brand })
const amps = (value: 40 | 50 | 60): PlanAction => ({ type: 'setAmps', amps: value })
const pvc: PlanAction = { type: 'setConduitType', conduitType: 'PVC' }
const trench = (value: number): PlanAction => ({ type: 'setTrenchFt', value })
const otherPanel: PlanAction = { type: 'setPanelLocation', panelLocation: 'right-front' }
const at = (wall: Wall, alongFt: number, heightFt = 4): PlanAction => ({
  type: 'placeCharger',
  wall,
  alongFt,
  heightFt,
})

describe('labor + feet x price x material x amps x brand + trench', () => {
  it.each<[string, PlanAction[], conduitFt: number, factor: number, trenchFt?: number]>([
    ['at the start', [], 10, EMT],
    ['with PVC', [pvc], 10, PVC],
    ['with 50 A', [amps(50)], 10, EMT * A50],
    ['with 60 A', [amps(60)], 10, EMT * A60],
    ['with a brand and its amps', [choose('tesla')], 10, EMT * A60 * tesla.factor],
    ['with a brand turned down to 40 A', [choose('tesla'), amps(40)], 10, EMT * tesla.factor],
    ['on the right wall', [choose('tesla'), at('right', 0)], 30, EMT * A60 * tesla.factor],
    ['from the other panel', [otherPanel], 30, EMT],
    ['at the panel', [at('back', -8.5, 5)], 0, EMT],
    ['with a trench, while the charger stays in the garage', [trench(10)], 10, EMT, 10],
    ['behind a trench', [choose('wallbox'), pvc, trench(20), at('detached', 2)], 58, A50 * wallbox.factor, 20],
    ['behind a trench, from the other panel', [otherPanel, trench(15), at('detached', 0)], 31, EMT, 15],
  ])('%s', (_, actions, conduitFt, factor, trenchFt = 0) => {
    const { baseLabor, pricePerFt, trenchPricePerFt } = specifiedPrices
    expect(total(...actions)).toBe(
      Math.round(baseLabor + conduitFt * pricePerFt * factor + trenchFt * trenchPricePerFt),
    )
  })
  it('with prices of the visitor’s own: 100.4 + 10 x 8 + 2.5 x 3 = 187.9', () =>
    expect(
      total(pvc, { type: 'setBaseLabor', value: 100.4 }, { type: 'setPricePerFt', value: 8 }, trench(2.5), {
        type: 'setTrenchPricePerFt',
        value: 3,
      }),
    ).toBe(188))
})

describe('the lines', () => {
  it('hold everything that a line of the estimate shows', () => {
    const plan = apply([choose('tesla'), trench(10)])
    const factors = { material: EMT, amp: A60, brand: tesla.factor }
    const conduitUsd = 10 * plan.pricePerFt * EMT * A60 * tesla.factor
    expect(estimate(plan).lines).toMatchObject([
      { id: 'base-labor', amountUsd: plan.baseLabor },
      {
        id: 'conduit',
        quantityFt: 10,
        unitPriceUsd: plan.pricePerFt,
        factors,
        amountUsd: expect.closeTo(conduitUsd, 9) as number,
      },
      {
        id: 'trench',
        quantityFt: 10,
        unitPriceUsd: plan.trenchPricePerFt,
        amountUsd: 10 * plan.trenchPricePerFt,
      },
    ])
  })
  it('include the trench exactly while there is one, also one that costs nothing', () => {
    const ids = (...actions: PlanAction[]) => estimate(apply(actions)).lines.map(({ id }) => id)
    expect(ids()).toEqual(['base-labor', 'conduit'])
    expect(ids({ type: 'setTrenchFt', value: 5 }, { type: 'setTrenchPricePerFt', value: 0 })).toEqual([
      'base-labor',
      'conduit',
      'trench',
    ])
  })
  it('add up: exact amounts to the rounded total, shown amounts to it without rounding', () => {
    forAll(arbModestPlan, plan => {
      const { lines, totalUsd } = estimate(plan)
      expect(Math.round(lines.reduce((sum, { amountUsd }) => sum + amountUsd, 0))).toBe(totalUsd)
      expect(lines.reduce((sum, { shownUsd }) => sum + shownUsd, 0)).toBe(totalUsd)
      for (const { amountUsd, shownUsd } of lines) {
        expect(Number.isInteger(shownUsd)).toBe(true)
        expect(shownUsd).toBeGreaterThanOrEqual(0)
        expect(Math.abs(shownUsd - amountUsd)).toBeLessThanOrEqual(1)
      }
    })
  })
  it('are finite for every plan', () => {
    forAll(arbPlan, plan => {
      const { lines, totalUsd } = estimate(plan)
      expect(
        [totalUsd, ...lines.flatMap(({ amountUsd, shownUsd }) => [amountUsd, shownUsd])].every(Number.isFinite),
      ).toBe(true)
    })
  })
})

describe('the total', () => {
  it('never falls when a price, the labor or the trench rises', () => {
    const fields = ['pricePerFt', 'baseLabor', 'trenchFt', 'trenchPricePerFt'] as const
    forAll(arbPlan, fc.constantFrom(...fields), fc.double({ min: 0, max: 1e6, noNaN: true }), (plan, field, more) => {
      // Adding a trench moves no charger; removing one would.
      const raised = apply([numberAction(field, normalizeNumber(field, plan[field] + more))], plan)
      expect(estimate(raised).totalUsd).toBeGreaterThanOrEqual(estimate(plan).totalUsd)
    })
  })
  it('never falls when the conduit gets longer, and a longer route never has less conduit', () => {
    forAll(arbModestPlan, arbModestPlan, (a, b) => {
      const [short, long] = [routeOf(a), routeOf(b)].sort((one, other) => one.lengthFt - other.lengthFt)
      if (!short || !long) return
      expect(long.conduitFt).toBeGreaterThanOrEqual(short.conduitFt)
      expect(estimateOf(a, long).totalUsd).toBeGreaterThanOrEqual(estimateOf(a, short).totalUsd)
    })
  })
  it('never falls with a factor: more amps, a brand with a higher one, EMT for PVC', () => {
    forAll(arbPlan, plan => {
      const dollars = (patch: Partial<Plan>) => estimate({ ...plan, ...patch }).totalUsd
      expect(dollars({ amps: 40 })).toBeLessThanOrEqual(dollars({ amps: 50 }))
      expect(dollars({ amps: 50 })).toBeLessThanOrEqual(dollars({ amps: 60 }))
      expect(dollars({ conduitType: 'PVC' })).toBeLessThanOrEqual(dollars({ conduitType: 'EMT' }))
      const byFactor = brandKeys
        .toSorted((a, b) => brands[a].factor - brands[b].factor)
        .map(brand => dollars({ brand }))
      expect([...byFactor].sort((a, b) => a - b)).toEqual(byFactor)
    })
  })
})
