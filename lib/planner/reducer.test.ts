import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargerPositionFt,
  isMountWallAvailable,
  isValidPlan,
  mountHeightIn,
  type Plan,
  modelPathOf,
  displayedNumber,
} from './plan'
import { brandKeys, brands } from './brands'
import { numberFields, parseNumber } from './number-input'
import { numberAction, type PlanAction, reducePlan } from './reducer'
import { routeOf } from './route'
import { defaultPlan, specifiedPrices } from '@/tests/planner/default-plan'
import { apply, arbAction, arbPlan, arbTypedText } from '@/tests/planner/plans'
import { forAll, forCases } from '@/tests/for-all'
import type { Wall } from './types'

const at = (wall: Wall, alongFt: number, heightFt: number): PlanAction => ({
  type: 'placeCharger',
  wall,
  alongFt,
  heightFt,
})
const wall = (mountWall: Plan['mountWall']): PlanAction => ({ type: 'setMountWall', mountWall })
const trench = (value: number): PlanAction => ({ type: 'setTrenchFt', value })
const height = (value: number): PlanAction => ({ type: 'setMountHeightIn', value })

it('the plan at the start has the specified defaults', () => {
  expect(defaultPlan).toEqual({
    brand: 'custom',
    chargerModel: 'brand',
    amps: 40,
    panelLocation: 'back-left',
    mountWall: 'auto',
    conduitType: 'EMT',
    ...specifiedPrices,
    trenchFt: 0,
    charger: { wall: 'back', alongFt: 0, heightFt: 4 },
  })
  expect(chargerPositionFt(defaultPlan)).toEqual({ x: 0, y: 4, z: -10 })
  expect(mountHeightIn(defaultPlan)).toBe(48)
  expect(isValidPlan(defaultPlan)).toBe(true)
})

describe('any move', () => {
  it('gives a valid plan, and the same object exactly when nothing changed', () => {
    forCases(500, arbPlan, arbAction, (plan, action) => {
      const before = structuredClone(plan)
      const next = reducePlan(plan, action)
      expect(isValidPlan(next)).toBe(true)
      expect(plan, 'the plan it came from').toEqual(before)
      if (next !== plan) expect(next).not.toEqual(plan)
      expect(reducePlan(plan, action)).toEqual(next)
    })
  })
  it('gives a valid plan whatever is typed', () => {
    forAll(arbPlan, fc.constantFrom(...numberFields), arbTypedText, (plan, field, text) => {
      const value = parseNumber(field, text, displayedNumber(defaultPlan, field))
      const next = reducePlan(plan, numberAction(field, value))
      expect(isValidPlan(next)).toBe(true)
      expect(displayedNumber(next, field)).toBeCloseTo(value, 8)
    })
  })
  it('repeated with the same choice changes nothing more, arrow keys aside', () => {
    forCases(500, arbPlan, arbAction, (plan, action) => {
      if (action.type === 'nudge') return
      const once = reducePlan(plan, action)
      expect(reducePlan(once, action)).toBe(once)
    })
  })
  it('with a value from outside the lists is refused', () => {
    const strange = [
      { type: 'chooseBrand', brand: 'toString' },
      { type: 'setAmps', amps: '50' },
      { type: 'setAmps', amps: 80 },
      { type: 'setPanelLocation', panelLocation: 'left' },
      { type: 'setMountWall', mountWall: 'front' },
      { type: 'setConduitType', conduitType: 'emt' },
      { type: 'setChargerModel', chargerModel: '' },
      { type: 'placeCharger', wall: 'front', alongFt: 1, heightFt: 4 },
      { type: 'placeCharger', wall: 'back', alongFt: NaN, heightFt: 4 },
      { type: 'placeCharger', wall: 'back', alongFt: 1, heightFt: Infinity },
      { type: 'setBaseLabor', value: NaN },
      { type: 'setMountHeightIn', value: Infinity },
      { type: 'load', plan: { ...defaultPlan, trenchFt: -1 } },
    ] as unknown as PlanAction[]
    for (const action of strange) expect(reducePlan(defaultPlan, action)).toBe(defaultPlan)
  })
})

describe('choosing a brand', () => {
  it('sets its amps', () => {
    for (const brand of brandKeys) expect(apply([{ type: 'chooseBrand', brand }]).amps).toBe(brands[brand].amps ?? 40)
  })
  it('without amps leaves them as they are', () => {
    expect(
      apply([
        { type: 'chooseBrand', brand: 'tesla' },
        { type: 'chooseBrand', brand: 'custom' },
      ]),
    ).toMatchObject({ brand: 'custom', amps: 60 })
  })
  it('swaps the model; the built-in block stays where it was chosen, and where there is no model', () => {
    const tesla = apply([{ type: 'chooseBrand', brand: 'tesla' }])
    expect(modelPathOf(tesla)).toBe(brands.tesla.shape?.model.replace('.glb', '.bin'))
    const block = apply(
      [
        { type: 'setChargerModel', chargerModel: 'block' },
        { type: 'chooseBrand', brand: 'wallbox' },
      ],
      tesla,
    )
    expect([block.chargerModel, modelPathOf(block), modelPathOf(defaultPlan)]).toEqual(['block', null, null])
  })
})

describe('mount height and the charger’s height are one thing', () => {
  it('typed: inches / 12, not snapped, anywhere along the wall', () => {
    const plan = apply([at('right', 3, 4), height(40.5)])
    expect(plan.charger).toEqual({ wall: 'right', alongFt: 3, heightFt: 3.375 })
    expect(mountHeightIn(plan)).toBe(40.5)
  })
  it('typed: reads back as typed', () => {
    forAll(fc.integer({ min: 18000, max: 72000 }), thousandths => {
      expect(mountHeightIn(apply([height(thousandths / 1000)]))).toBe(thousandths / 1000)
    })
  })
  it('dragged: the field follows with round(12 y) within 18 to 72', () => {
    for (let y = 0; y <= 9; y += 0.1) {
      const plan = apply([at('back', 0, y)])
      expect(mountHeightIn(plan)).toBe(Math.min(Math.max(Math.round(12 * plan.charger.heightFt), 18), 72))
    }
    expect([1.2, 1.5, 6, 6.5, 8.5].map(y => mountHeightIn(apply([at('back', 0, y)])))).toEqual([18, 18, 72, 72, 72])
  })
  it('typed: the bound that the field already shows counts too', () => {
    expect(apply([at('back', 0, 8.5), height(72)]).charger.heightFt).toBe(6)
    expect(apply([at('back', 0, 1.2), height(18)]).charger.heightFt).toBe(1.5)
  })
  it('what a field shows, typed again, is what it then shows; any other field changes nothing', () => {
    forAll(arbPlan, plan => {
      for (const field of numberFields) {
        const retyped = parseNumber(field, String(displayedNumber(plan, field)), NaN)
        const again = reducePlan(plan, numberAction(field, retyped))
        expect(displayedNumber(again, field)).toBe(displayedNumber(plan, field))
        if (field !== 'mountHeightIn') expect(again).toBe(plan)
      }
    })
  })
})

describe('choosing a wall', () => {
  // Projected onto the wall, then snapped and clamped along it: (3, y, -10) onto x = 10 is z = -10.
  it.each([
    [at('back', 3, 4), 'back', 3],
    [at('back', 3, 4), 'right', -9.5],
    [at('right', 2, 4), 'back', 9.5],
    [at('detached', 2.5, 4), 'right', 2.5],
    [at('detached', 2.5, 4), 'back', 9.5],
  ] as const)('from %j to the %s wall is at %d ft along, at the same height', (from, to, alongFt) => {
    const start = apply([trench(15), from, height(41)])
    expect(reducePlan(start, wall(to)).charger).toMatchObject({ wall: to, alongFt, heightFt: 41 / 12 })
    const fixed = apply([trench(15), wall(to), from])
    expect(fixed.charger, 'a pointer elsewhere').toMatchObject({ wall: to, alongFt, heightFt: 4 })
  })
  it('detached is straight across the exit, at the same height, with no bend along that wall', () => {
    for (const from of [at('back', -9.5, 4), at('right', 9, 4), at('detached', 2.5, 4)]) {
      const plan = apply([trench(15), from, height(41), wall('detached')])
      expect(plan.charger).toMatchObject({ wall: 'detached', alongFt: 0, heightFt: 41 / 12 })
      expect(routeOf(plan).legs.filter(({ surface }) => surface === 'detached')).toHaveLength(1)
    }
  })
  it('auto leaves the charger where it is', () => {
    const fixed = apply([at('right', 2, 4), wall('right')])
    expect(reducePlan(fixed, wall('auto'))).toEqual({ ...fixed, mountWall: 'auto' })
  })
  it('detached is refused while there is no trench', () => {
    expect(isMountWallAvailable(defaultPlan, 'detached')).toBe(false)
    expect(reducePlan(defaultPlan, wall('detached'))).toBe(defaultPlan)
    expect(isMountWallAvailable(apply([trench(0.5)]), 'detached')).toBe(true)
  })
})

describe('placing', () => {
  it('with auto: the wall under the pointer decides, and auto stays auto', () => {
    const plan = apply([at('right', 1.3, 3.1)])
    expect(plan.charger).toEqual({ wall: 'right', alongFt: 1.5, heightFt: 3 })
    expect(plan.mountWall).toBe('auto')
  })
  it('on the detached wall is refused while there is no trench', () => {
    expect(reducePlan(defaultPlan, at('detached', 0, 4))).toBe(defaultPlan)
    const fixed = apply([wall('right')])
    expect(reducePlan(fixed, at('detached', 3, 4))).toBe(fixed)
  })
})

describe('the trench', () => {
  it('carries the detached wall and the charger on it', () => {
    const plan = apply([trench(15), at('detached', 2, 4)])
    expect(chargerPositionFt(plan)).toEqual({ x: 25, y: 4, z: 2 })
    expect(chargerPositionFt(reducePlan(plan, trench(30)))).toEqual({ x: 40, y: 4, z: 2 })
  })
  it('gone: the charger is back where it last stood in the garage, and the wall is auto', () => {
    const detached = apply([
      at('right', 3, 6),
      trench(15),
      wall('detached'),
      at('detached', -2, 2),
      trench(20),
      height(60),
    ])
    expect(reducePlan(detached, trench(0))).toEqual({
      ...defaultPlan,
      charger: { wall: 'right', alongFt: 3, heightFt: 6 },
    })
    const typed = apply([height(41), trench(15), at('detached', 1, 3), trench(0)])
    expect(typed.charger).toEqual({ wall: 'back', alongFt: 0, heightFt: 41 / 12 })
  })
  it('removed while the charger is in the garage: nothing else changes', () => {
    const plan = apply([trench(15), wall('right')])
    expect(reducePlan(plan, trench(0))).toEqual({ ...plan, trenchFt: 0 })
  })
})

describe('arrow keys', () => {
  const nudge = (direction: 'left' | 'right' | 'up' | 'down'): PlanAction => ({ type: 'nudge', direction })
  it('move half a foot', () => {
    expect(apply([nudge('right'), nudge('up')]).charger).toEqual({ wall: 'back', alongFt: 0.5, heightFt: 4.5 })
    expect(apply([nudge('left'), nudge('down')]).charger).toEqual({ wall: 'back', alongFt: -0.5, heightFt: 3.5 })
  })
  it('sideways leave a typed height alone; up and down bring it back to the grid, never the wrong way', () => {
    const typed = apply([height(41)])
    expect(reducePlan(typed, nudge('right')).charger.heightFt).toBe(41 / 12)
    expect(reducePlan(typed, nudge('up')).charger.heightFt).toBe(4)
    expect(reducePlan(typed, nudge('down')).charger.heightFt).toBe(3)
  })
  it('reach the lowest place and come back from it', () => {
    expect(apply([at('back', 0, 1.5), nudge('down')]).charger.heightFt).toBe(1.2)
    expect(apply([at('back', 0, 1.2), nudge('up')]).charger.heightFt).toBe(1.5)
  })
  it('with auto go round the corner and back; with a fixed wall they stop there', () => {
    const corner = apply([at('back', 9.5, 4)])
    const round = reducePlan(corner, nudge('right'))
    expect(round.charger).toEqual({ wall: 'right', alongFt: -9.5, heightFt: 4 })
    expect(reducePlan(round, nudge('left'))).toEqual(corner)
    const fixed = reducePlan(corner, wall('back'))
    expect(reducePlan(fixed, nudge('right'))).toBe(fixed)
  })
  it('stop at every other end', () => {
    for (const [plan, direction] of [
      [apply([at('back', -9.5, 4)]), 'left'],
      [apply([at('right', 9.5, 4)]), 'right'],
      [apply([trench(5), at('detached', -6, 4)]), 'left'],
      [apply([at('back', 0, 8.5)]), 'up'],
      [apply([at('back', 0, 1.2)]), 'down'],
    ] as const)
      expect(reducePlan(plan, nudge(direction))).toBe(plan)
  })
})

it('loading takes any valid plan', () => {
  forAll(arbPlan, arbPlan, (plan, other) => {
    expect(reducePlan(plan, { type: 'load', plan: other })).toEqual(other)
    expect(reducePlan(other, { type: 'load', plan: structuredClone(other) })).toBe(other)
  })
})
