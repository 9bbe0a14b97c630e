import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jointsAlongFt, MOST_FITTED_FT, STICK_FT, strapsAlongFt } from './fittings'
import { routeOf } from './route'
import { arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

describe('straps along a leg', () => {
  it('by hand: none on a foot, 1.5 ft from both ends of 8.5', () => {
    expect([1, 8.5].map(lengthFt => strapsAlongFt(lengthFt, 'EMT'))).toEqual([[], [1.5, 7]])
  })
  it('stay inside it, near both ends, and no farther apart than the code allows', () => {
    forAll(
      fc.double({ min: 4, max: 60, noNaN: true }),
      fc.constantFrom('EMT' as const, 'PVC' as const),
      (lengthFt, type) => {
        const at = strapsAlongFt(lengthFt, type)
        expect(at.every(place => place > 0 && place < lengthFt)).toBe(true)
        expect(at[0]).toBeLessThanOrEqual(3)
        expect(lengthFt - (at.at(-1) ?? 0)).toBeLessThanOrEqual(3 + 1e-9)
        for (const [i, place] of at.entries())
          if (i > 0) expect(place - (at[i - 1] ?? 0)).toBeLessThanOrEqual((type === 'EMT' ? 10 : 3) + 1e-9)
      },
    )
  })
})

it('a trench of a typed billion feet fills no memory', () => {
  expect([...jointsAlongFt(1e9), ...strapsAlongFt(1e9, 'PVC')]).toEqual([])
})

it('joints inside a leg make pieces of at most one stick, and no piece too many', () => {
  forAll(arbPlan, plan => {
    for (const leg of routeOf(plan).legs.filter(({ lengthFt }) => lengthFt <= MOST_FITTED_FT)) {
      const pieces = jointsAlongFt(leg.lengthFt).length + 1
      expect(pieces * STICK_FT).toBeGreaterThanOrEqual(leg.lengthFt)
      expect((pieces - 1) * STICK_FT).toBeLessThan(leg.lengthFt)
    }
  })
})
