import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ampFactor } from './constants'
import { estimateOf } from './estimate'
import { normalizeNumber } from './number-input'
import type { Plan } from './plan'
import { brandKeys, brands } from './brands'
import { numberAction, type PlanAction } from './reducer'
import { routeOf } from './route'
import { apply, arbModestPlan, arbPlan } from './test-plans'

const estimate = (plan: Plan) => estimateOf(plan, routeOf(plan))
const total = (...actions: PlanAction[]) => estimate(apply(actions)).totalUsd

describe('estimates by hand: labor + feet x price x material x amps x brand + trench', () => {
  it('start: 450 + 10 x 12 x 1.15 x 1 x 1 = 588', () => expect(total()).toBe(588))
  it('PVC: 450 + 10 x 12 = 570', () => expect(total({ type: 'setConduitType', conduitType: 'PVC' })).toBe(570))
  it('50 A: 450 + 138 x 1.08 = 599.04', () => expect(total({ type: 'setAmps', amps: 50 })).toBe(599))
  it('60 A: 450 + 138 x 1.15 = 608.7', () => expect(total({ type: 'setAmps', amps: 60 })).toBe(609))
  it('Tesla: 450 + 138 x 1.15 x 1.12 = 627.744', () => expect(total({ type: 'chooseBrand', brand: 'tesla' })).toBe(628))
  it('Wallbox: 450 + 138 x 1.08 x 1.06 = 607.9824', () =>
    expect(total({ type: 'chooseBrand', brand: 'wallbox' })).toBe(608))
  it('ChargePoint: 450 + 138 x 1.08 x 1.08 = 610.9632', () =>
    expect(total({ type: 'chooseBrand', brand: 'chargepoint' })).toBe(611))
  it('Emporia: 450 + 138 x 1 x 1 = 588', () => expect(total({ type: 'chooseBrand', brand: 'emporia' })).toBe(588))
  it('Tesla turned down to 40 A keeps its factor: 450 + 138 x 1.12 = 604.56', () =>
    expect(total({ type: 'chooseBrand', brand: 'tesla' }, { type: 'setAmps', amps: 40 })).toBe(605))
  it('Tesla on the right wall: 450 + 30 x 12 x 1.15 x 1.15 x 1.12 = 983.232', () =>
    expect(
      total({ type: 'chooseBrand', brand: 'tesla' }, { type: 'placeCharger', wall: 'right', alongFt: 0, heightFt: 4 }),
    ).toBe(983))
  it('other panel: 450 + 30 x 12 x 1.15 = 864', () =>
    expect(total({ type: 'setPanelLocation', panelLocation: 'right-front' })).toBe(864))
  it('at the panel: 450 + 0', () =>
    expect(total({ type: 'placeCharger', wall: 'back', alongFt: -8.5, heightFt: 5 })).toBe(450))
  it('a trench costs while the charger stays in the garage: 588 + 10 x 18 = 768', () =>
    expect(total({ type: 'setTrenchFt', value: 10 })).toBe(768))
  it('Wallbox, PVC, detached behind 20 ft at z = 2: 450 + 58 x 12 x 1.08 x 1.06 + 20 x 18 = 1606.7808', () =>
    expect(
      total(
        { type: 'chooseBrand', brand: 'wallbox' },
        { type: 'setConduitType', conduitType: 'PVC' },
        { type: 'setTrenchFt', value: 20 },
        { type: 'placeCharger', wall: 'detached', alongFt: 2, heightFt: 4 },
      ),
    ).toBe(1607))
  it('right-front, detached behind 15 ft: 450 + 31 x 12 x 1.15 + 15 x 18 = 1147.8', () =>
    expect(
      total(
        { type: 'setPanelLocation', panelLocation: 'right-front' },
        { type: 'setTrenchFt', value: 15 },
        { type: 'placeCharger', wall: 'detached', alongFt: 0, heightFt: 4 },
      ),
    ).toBe(1148))
  it('own prices: 100.4 + 10 x 7.5 x 1.15 + 2.5 x 3 = 194.15', () =>
    expect(
      total(
        { type: 'setBaseLabor', value: 100.4 },
        { type: 'setPricePerFt', value: 7.5 },
        { type: 'setTrenchFt', value: 2.5 },
        { type: 'setTrenchPricePerFt', value: 3 },
      ),
    ).toBe(194))
})

describe('the lines', () => {
  it('hold everything that a line of the estimate shows', () => {
    const plan = apply([
      { type: 'chooseBrand', brand: 'tesla' },
      { type: 'setTrenchFt', value: 10 },
    ])
    expect(estimate(plan).lines).toEqual([
      { id: 'base-labor', amountUsd: 450, shownUsd: 450 },
      {
        id: 'conduit',
        quantityFt: 10,
        unitPriceUsd: 12,
        factors: { material: 1.15, amp: 1.15, brand: 1.12 },
        amountUsd: expect.closeTo(177.744, 9) as number,
        shownUsd: 178,
      },
      { id: 'trench', quantityFt: 10, unitPriceUsd: 18, amountUsd: 180, shownUsd: 180 },
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
    fc.assert(
      fc.property(arbModestPlan, plan => {
        const { lines, totalUsd } = estimate(plan)
        expect(Math.round(lines.reduce((sum, { amountUsd }) => sum + amountUsd, 0))).toBe(totalUsd)
        expect(lines.reduce((sum, { shownUsd }) => sum + shownUsd, 0)).toBe(totalUsd)
        for (const { amountUsd, shownUsd } of lines) {
          expect(Number.isInteger(shownUsd)).toBe(true)
          expect(shownUsd).toBeGreaterThanOrEqual(0)
          expect(Math.abs(shownUsd - amountUsd)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  it('are finite for every plan', () => {
    fc.assert(
      fc.property(arbPlan, plan => {
        const { lines, totalUsd } = estimate(plan)
        expect(
          [totalUsd, ...lines.flatMap(({ amountUsd, shownUsd }) => [amountUsd, shownUsd])].every(Number.isFinite),
        ).toBe(true)
      }),
    )
  })
})

describe('the total', () => {
  it('never falls when a price, the labor or the trench rises', () => {
    const fields = ['pricePerFt', 'baseLabor', 'trenchFt', 'trenchPricePerFt'] as const
    fc.assert(
      fc.property(
        arbPlan,
        fc.constantFrom(...fields),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (plan, field, more) => {
          // Adding a trench moves no charger; removing one would.
          const raised = apply([numberAction(field, normalizeNumber(field, plan[field] + more))], plan)
          expect(estimate(raised).totalUsd).toBeGreaterThanOrEqual(estimate(plan).totalUsd)
        },
      ),
    )
  })
  it('never falls when the conduit gets longer, and a longer route never has less conduit', () => {
    fc.assert(
      fc.property(arbModestPlan, arbModestPlan, (a, b) => {
        const [short, long] = [routeOf(a), routeOf(b)].sort((one, other) => one.lengthFt - other.lengthFt)
        if (!short || !long) return
        expect(long.conduitFt).toBeGreaterThanOrEqual(short.conduitFt)
        expect(estimateOf(a, long).totalUsd).toBeGreaterThanOrEqual(estimateOf(a, short).totalUsd)
      }),
    )
  })
  it('never falls with a factor: more amps, a brand with a higher one, EMT for PVC', () => {
    fc.assert(
      fc.property(arbPlan, plan => {
        const dollars = (patch: Partial<Plan>) => estimate({ ...plan, ...patch }).totalUsd
        expect(dollars({ amps: 40 })).toBeLessThanOrEqual(dollars({ amps: 50 }))
        expect(dollars({ amps: 50 })).toBeLessThanOrEqual(dollars({ amps: 60 }))
        expect(dollars({ conduitType: 'PVC' })).toBeLessThanOrEqual(dollars({ conduitType: 'EMT' }))
        const byFactor = brandKeys
          .toSorted((a, b) => brands[a].factor - brands[b].factor)
          .map(brand => dollars({ brand }))
        expect([...byFactor].sort((a, b) => a - b)).toEqual(byFactor)
      }),
    )
  })
})

it('amp factors step at 50 and 60 A', () => {
  expect([16, 40, 49.9, 50, 59.9, 60, 80].map(ampFactor)).toEqual([1, 1, 1, 1.08, 1.08, 1.15, 1.15])
})
