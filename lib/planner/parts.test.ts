import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf, STICK_FT, strapsAlongFt } from './parts'
import type { Plan } from './plan'
import type { PlanAction } from './reducer'
import { routeOf } from './route'
import { apply, arbPlan } from '@/tests/planner/plans'

const parts = (plan: Plan) => partsOf(plan, routeOf(plan))
const of = (...actions: PlanAction[]) => parts(apply(actions))

describe('parts by hand', () => {
  it('start: 8.5 ft level and 1 ft down take one stick, one elbow and two straps on the level leg', () =>
    expect(of()).toEqual({
      breakerAmps: 40,
      conduitFt: 10,
      sticks: 1,
      elbows: 1,
      couplings: 2,
      connectors: 2,
      straps: 2,
      trenchFt: 0,
    }))
  it('PVC is strapped every 3 ft', () =>
    expect(of({ type: 'setConduitType', conduitType: 'PVC' })).toMatchObject({ couplings: 2, straps: 3 }))
  it('on the right wall: 18.5 ft, corner, 10 ft, elbow, 1 ft', () =>
    expect(of({ type: 'placeCharger', wall: 'right', alongFt: 0, heightFt: 4 })).toMatchObject({
      conduitFt: 30,
      sticks: 3,
      elbows: 2,
      couplings: 5,
      straps: 5,
    }))
  it('at the panel: nothing but charger and breaker', () =>
    expect(
      of({ type: 'chooseBrand', brand: 'tesla' }, { type: 'placeCharger', wall: 'back', alongFt: -8.5, heightFt: 5 }),
    ).toEqual({
      breakerAmps: 60,
      conduitFt: 0,
      sticks: 0,
      elbows: 0,
      couplings: 0,
      connectors: 0,
      straps: 0,
      trenchFt: 0,
    }))
  it('the trench counts as priced, and its conduit needs no strap', () => {
    expect(of({ type: 'setTrenchFt', value: 25 })).toMatchObject({ trenchFt: 25, conduitFt: 10 })
    const far = of({ type: 'setTrenchFt', value: 1_000_000 }, { type: 'setMountWall', mountWall: 'detached' })
    expect(far.straps).toBe(
      of({ type: 'setTrenchFt', value: 5 }, { type: 'setMountWall', mountWall: 'detached' }).straps,
    )
  })
})

describe('parts of any plan', () => {
  it('are whole, never negative, and enough conduit for the run', () => {
    fc.assert(
      fc.property(arbPlan, plan => {
        const route = routeOf(plan)
        const { trenchFt, breakerAmps, ...counts } = partsOf(plan, route)
        expect([trenchFt, breakerAmps]).toEqual([plan.trenchFt, plan.amps])
        for (const count of Object.values(counts)) expect(Number.isInteger(count) && count >= 0).toBe(true)
        expect(counts.sticks * STICK_FT).toBeGreaterThanOrEqual(route.conduitFt)
        expect(counts.elbows).toBe(route.elbows)
      }),
    )
  })
})

describe('straps along a leg', () => {
  it('stay inside it, near both ends, and no farther apart than the code allows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 60, noNaN: true }),
        fc.constantFrom('EMT' as const, 'PVC' as const),
        (lengthFt, type) => {
          const at = strapsAlongFt(lengthFt, type)
          expect(at[0]).toBeLessThanOrEqual(3)
          expect(lengthFt - (at.at(-1) ?? 0)).toBeLessThanOrEqual(3 + 1e-9)
          for (const [i, place] of at.entries())
            if (i > 0) expect(place - (at[i - 1] ?? 0)).toBeLessThanOrEqual((type === 'EMT' ? 10 : 3) + 1e-9)
        },
      ),
    )
  })
})
