import { describe, expect, it } from 'vitest'
import { hintsOf, panelDistanceFt } from './hints'
import type { PlanAction } from './reducer'
import { apply, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

const findings = (...actions: PlanAction[]) => hintsOf(apply(actions)).map(({ finding }) => finding)
const height = (value: number): PlanAction => ({ type: 'setMountHeightIn', value })
const detached: PlanAction[] = [
  { type: 'setTrenchFt', value: 10 },
  { type: 'setMountWall', mountWall: 'detached' },
]

describe('rules of thumb', () => {
  it('find nothing at the start', () => expect(findings()).toEqual(['fine', 'fine', 'fine']))
  it.each([
    [18, 'fine'],
    [48, 'fine'],
    [48.1, 'high'],
    [72, 'high'],
  ])('indoors, %s in is %s', (inches, finding) => expect(findings(height(inches))[0]).toBe(finding))
  it('indoors, the lowest place of a drag is low', () =>
    expect(findings({ type: 'placeCharger', wall: 'back', alongFt: 0, heightFt: 0 })[0]).toBe('low'))
  it.each([
    [18, 'lowOutdoors'],
    [23.9, 'lowOutdoors'],
    [24, 'fine'],
    [48, 'fine'],
    [60, 'high'],
  ])('on the detached wall, %s in is %s', (inches, finding) =>
    expect(findings(...detached, height(inches))[0]).toBe(finding),
  )
  it.each([
    [-8.5, 'close'],
    [-6, 'close'],
    [-5.5, 'fine'],
  ])('the panel at -8.5 ft has a charger at %s ft for a neighbor that is %s', (alongFt, finding) =>
    expect(findings({ type: 'placeCharger', wall: 'back', alongFt, heightFt: 4 })[1]).toBe(finding),
  )
  it('a 60 A circuit is large', () => {
    expect(findings({ type: 'setAmps', amps: 50 })[2]).toBe('fine')
    expect(findings({ type: 'setAmps', amps: 60 })[2]).toBe('large')
  })
  it('are always three', () => {
    forAll(arbPlan, plan => {
      const hints = hintsOf(plan)
      expect(hints.map(({ rule }) => rule)).toEqual(['height', 'clearance', 'service'])
      expect(panelDistanceFt(plan)).toBeGreaterThanOrEqual(0)
    })
  })
})
