import { describe, expect, it } from 'vitest'
import { tipsOf } from './hints'
import type { PlanAction } from './reducer'
import { apply, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

const tips = (...actions: PlanAction[]) => tipsOf(apply(actions))
const height = (value: number): PlanAction => ({ type: 'setMountHeightIn', value })
const detached: PlanAction[] = [
  { type: 'setTrenchFt', value: 10 },
  { type: 'setMountWall', mountWall: 'detached' },
]

describe('rules of thumb', () => {
  it('have no tip at the start', () => expect(tips()).toEqual([]))
  it.each([
    [18, []],
    [48, []],
    [48.1, ['high']],
    [72, ['high']],
  ])('indoors, %s in gets %s', (inches, expected) => expect(tips(height(inches))).toEqual(expected))
  it('indoors, the lowest place of a drag is low', () =>
    expect(tips({ type: 'placeCharger', wall: 'back', alongFt: 0, heightFt: 0 })).toEqual(['low']))
  it.each([
    [18, ['lowOutdoors']],
    [23.9, ['lowOutdoors']],
    [24, []],
    [48, []],
    [60, ['high']],
  ])('on the detached wall, %s in gets %s', (inches, expected) =>
    expect(tips(...detached, height(inches))).toEqual(expected),
  )
  it.each([
    [-8.5, ['close']],
    [-6, ['close']],
    [-5.5, []],
  ])('a charger at %s ft beside the panel at -8.5 ft gets %s', (alongFt, expected) =>
    expect(tips({ type: 'placeCharger', wall: 'back', alongFt, heightFt: 4 })).toEqual(expected),
  )
  it('a 60 A circuit is large', () => {
    expect(tips({ type: 'setAmps', amps: 50 })).toEqual([])
    expect(tips({ type: 'setAmps', amps: 60 })).toEqual(['large'])
  })
  it('give at most one tip each', () => {
    forAll(arbPlan, plan => {
      expect(tipsOf(plan).join()).toMatch(/^(low|lowOutdoors|high)?,?(close)?,?(large)?$/)
    })
  })
})
