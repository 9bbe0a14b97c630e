import { describe, expect, it } from 'vitest'
import { chargerPositionFt, panelPositionFt, type Plan } from './plan'
import { routeOf } from './route'
import { defaultPlan } from '@/tests/planner/default-plan'
import { arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

const plan = (patch: Partial<Plan>): Plan => ({ ...defaultPlan, ...patch })
const at = (wall: 'back' | 'right' | 'detached', alongFt: number, heightFt: number): Pick<Plan, 'charger'> => ({
  charger:
    wall === 'detached'
      ? { wall, alongFt, heightFt, cameFrom: { wall: 'back', alongFt: 0, heightFt: 4 } }
      : { wall, alongFt, heightFt },
})

describe('any route', () => {
  it('starts at the panel, ends at the charger, and has connected legs', () => {
    forAll(arbPlan, plan => {
      const { from, to, legs } = routeOf(plan)
      expect(from).toEqual(panelPositionFt(plan))
      expect(to).toEqual(chargerPositionFt(plan))
      const ends = [from, ...legs.map(({ to }) => to)]
      expect([...legs.map(({ from }) => from), to]).toEqual(ends)
    })
  })
  it('has only legs along one axis, none of length 0', () => {
    forAll(arbPlan, plan => {
      for (const { from, to, lengthFt } of routeOf(plan).legs) {
        const moved = (['x', 'y', 'z'] as const).filter(axis => from[axis] !== to[axis])
        expect(moved).toHaveLength(1)
        expect(lengthFt).toBeGreaterThan(0)
      }
    })
  })
  it('is as long as its legs together, and priced in whole feet, never below 0', () => {
    forAll(arbPlan, plan => {
      const { legs, lengthFt, conduitFt } = routeOf(plan)
      const sum = legs.reduce((total, leg) => total + leg.lengthFt, 0)
      expect(lengthFt).toBe(sum)
      expect(conduitFt).toBe(Math.round(lengthFt))
      expect(conduitFt).toBeGreaterThanOrEqual(0)
    })
  })
  it('has an elbow at every change of direction and nowhere else', () => {
    forAll(arbPlan, plan => {
      const { legs, elbows, elbowsAt } = routeOf(plan)
      const axes = legs.map(({ from, to }) =>
        (['x', 'y', 'z'] as const).map(axis => Math.sign(to[axis] - from[axis])).join(' '),
      )
      expect(elbows).toBe(axes.filter((axis, i) => i > 0 && axis !== axes[i - 1]).length)
      expect(elbowsAt).toEqual(
        legs
          .slice(1)
          .map(({ from }) => from)
          .filter((_, i) => axes[i] !== axes[i + 1]),
      )
    })
  })
  it('in the garage: |Δs| + |Δy| long on the unrolled strip', () => {
    forAll(arbPlan, plan => {
      const { charger } = plan
      if ('cameFrom' in charger) return
      const panelS = plan.panelLocation === 'back-left' ? 1.5 : 38.5
      const chargerS = charger.wall === 'back' ? charger.alongFt + 10 : charger.alongFt + 30
      expect(routeOf(plan).lengthFt).toBeCloseTo(Math.abs(chargerS - panelS) + Math.abs(charger.heightFt - 5), 8)
    })
  })
})

describe('routes by hand', () => {
  // panel back-left: s = -8.5 + 10 = 1.5; panel right-front: s = 20 + 8.5 + 10 = 38.5; both at 5 ft
  it.each<[string, Plan, number, number, number]>([
    ['start: |10 - 1.5| + |4 - 5| = 9.5, one turn down', plan({}), 9.5, 10, 1],
    ['at the panel: 0', plan(at('back', -8.5, 5)), 0, 0, 0],
    ['right wall: |30 - 1.5| + 1 = 29.5, corner and turn', plan(at('right', 0, 4)), 29.5, 30, 2],
    [
      'detached, aside: 4 + 28.5 + 20 + 2 + 3 = 57.5; turns: level, corner, out, along, up',
      plan({ trenchFt: 20, ...at('detached', 2, 4) }),
      57.5,
      58,
      5,
    ],
    [
      'detached, straight across: 4 + 28.5 + 20 + 0 + 3 = 55.5; turns: level, corner, out, up',
      plan({ trenchFt: 20, ...at('detached', 0, 4) }),
      55.5,
      56,
      4,
    ],
    [
      'detached from right-front: 4 + 8.5 + 15 + 0 + 3 = 30.5; turns: level, out, up',
      plan({ panelLocation: 'right-front', trenchFt: 15, ...at('detached', 0, 4) }),
      30.5,
      31,
      3,
    ],
    [
      'detached from right-front, aside: 4 + 8.5 + 0.5 + 6 + 7.5 = 26.5; turns: level, out, along, up',
      plan({ panelLocation: 'right-front', trenchFt: 0.5, ...at('detached', -6, 8.5) }),
      26.5,
      27,
      4,
    ],
  ])('%s', (_, plan, lengthFt, conduitFt, elbows) => {
    const route = routeOf(plan)
    expect([route.lengthFt, route.conduitFt, route.elbows]).toEqual([expect.closeTo(lengthFt, 12), conduitFt, elbows])
  })

  it('has one elbow for a charger in the corner itself', () => {
    const { legs, elbows } = routeOf(plan(at('right', -10, 4)))
    expect(legs.map(({ surface }) => surface)).toEqual(['back', 'right'])
    expect(elbows).toBe(1)
  })

  it('names the surface that each leg is fixed to', () => {
    const surfaces = (plan: Plan) => routeOf(plan).legs.map(({ surface }) => surface)
    expect(surfaces(plan(at('right', 0, 4)))).toEqual(['back', 'right', 'right'])
    expect(surfaces(plan({ trenchFt: 20, ...at('detached', 2, 4) }))).toEqual([
      'back',
      'back',
      'right',
      'trench',
      'detached',
      'detached',
    ])
    expect(surfaces(plan({ trenchFt: 20, panelLocation: 'right-front', ...at('detached', 2, 4) }))).toEqual([
      'right',
      'right',
      'trench',
      'detached',
      'detached',
    ])
  })
})
