import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAR, cablePath, cableReach, carPlaceFt, carPorts, neededCableFt, portPositionFt } from './cable'
import { brands } from './brands'
import { CHARGER_HALF_RANGE_FT, GARAGE_HALF_FT } from './constants'
import { garages, isFarWall } from './garages'
import { chargerPositionFt, type Plan } from './plan'
import { reducePlan } from './reducer'
import { defaultPlan } from '@/tests/planner/default-plan'
import { arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { farGarageOf } from './walls'

const arbPort = fc.constantFrom(...carPorts)
const placed = (wall: 'back' | 'right' | 'detached', alongFt: number, heightFt = 4, from: Plan = defaultPlan) =>
  reducePlan(from, { type: 'placeCharger', wall, alongFt, heightFt })
const arbIndoors = fc
  .tuple(
    fc.constantFrom('back', 'right'),
    fc.double({ min: -9.5, max: 9.5, noNaN: true }),
    fc.double({ min: 1.2, max: 8.5, noNaN: true }),
  )
  .map(([wall, alongFt, heightFt]) => placed(wall, alongFt, heightFt))

function isInsideCar(plan: Plan, x: number, z: number) {
  const { xFt, zFt } = carPlaceFt(plan)
  return Math.abs(x - xFt) < CAR.halfWidthFt - 1e-3 && z > zFt - CAR.rearFt + 1e-3 && z < zFt + CAR.frontFt - 1e-3
}

describe('the car', () => {
  it('stands in the garage, or before the door of the one across the trench when that has the charger', () => {
    forAll(arbPlan, plan => {
      // Beyond that a double has no feet left.
      fc.pre(plan.trenchFt < 1e12)
      const { xFt, zFt } = carPlaceFt(plan)
      const { wall } = plan.charger
      const far = isFarWall(wall) ? farGarageOf(plan.trenchFt, wall) : null
      expect(Math.abs(xFt) + CAR.halfWidthFt < GARAGE_HALF_FT).toBe(!far)
      if (!far) return
      expect(xFt - CAR.halfWidthFt).toBeGreaterThan(far.xFt)
      expect(xFt + CAR.halfWidthFt).toBeLessThan(far.xFt + far.size.depthFt)
      expect(zFt - CAR.rearFt).toBeGreaterThan(far.size.halfWidthFt)
    })
  })

  it('is served from the detached wall at any length of trench', () => {
    for (const trenchFt of [1, 20, 40])
      for (const [brand, alongFt] of [
        ['custom', 3],
        ['tesla', 0],
      ] as const) {
        const there = placed('detached', alongFt, 4, reducePlan(defaultPlan, { type: 'setTrenchFt', value: trenchFt }))
        expect(cableReach(reducePlan(there, { type: 'chooseBrand', brand }), 'rear-left')).toMatchObject({
          reaches: true,
        })
      }
  })
})

describe('charge ports', () => {
  it('are on the car’s sides: left is toward +x because the car has backed in', () => {
    const [rearLeft, rearRight, frontLeft, frontRight] = carPorts.map(port => portPositionFt(defaultPlan, port))
    expect(rearLeft?.x).toBeGreaterThan(rearRight?.x ?? Infinity)
    expect(frontLeft?.x).toBe(rearLeft?.x)
    expect(frontRight?.x).toBe(rearRight?.x)
    expect(frontLeft?.z).toBeGreaterThan(rearLeft?.z ?? Infinity)
    for (const port of carPorts) expect(Math.abs(portPositionFt(defaultPlan, port).z)).toBeLessThan(GARAGE_HALF_FT)
  })
})

describe('the cable’s way', () => {
  it('leads from the charger to the port, around the car', () => {
    forAll(arbPlan, arbPort, (plan, port) => {
      const path = cablePath(plan, port)
      const charger = chargerPositionFt(plan)
      expect(path.at(-1)).toEqual(portPositionFt(plan, port))
      expect(path[0]).toMatchObject({ y: charger.y, z: charger.z })
      path.slice(1).forEach((to, i) => {
        const from = path[i] ?? to
        for (let share = 0; share <= 1; share += 0.05)
          expect(isInsideCar(plan, from.x + (to.x - from.x) * share, from.z + (to.z - from.z) * share)).toBe(false)
      })
    })
  })

  it('is straight where nothing is in between, and passes the corner of the detached garage', () => {
    expect(cablePath(placed('right', -5), 'rear-left')).toHaveLength(2)
    expect(cablePath(placed('right', -5), 'rear-right').length).toBeGreaterThan(2)
    const trench = reducePlan(defaultPlan, { type: 'setTrenchFt', value: 6 })
    const fromOutside = cablePath(placed('detached', 4, 4, trench), 'front-left')
    expect(fromOutside[1]).toMatchObject({ x: GARAGE_HALF_FT + 6, z: garages.detached.size.halfWidthFt })
  })
})

describe('the needed length', () => {
  it('is never shorter than the straight line', () => {
    forAll(arbPlan, arbPort, (plan, port) => {
      const from = chargerPositionFt(plan)
      const to = portPositionFt(plan, port)
      expect(neededCableFt(plan, port)).toBeGreaterThan(Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z))
    })
  })

  it('grows by no more than the way that the charger moves, so that nearer never needs more', () => {
    forAll(arbIndoors, arbIndoors, arbPort, (one, other, port) => {
      fc.pre(one.charger.wall === other.charger.wall)
      const a = chargerPositionFt(one)
      const b = chargerPositionFt(other)
      const movedFt = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
      expect(Math.abs(neededCableFt(one, port) - neededCableFt(other, port))).toBeLessThanOrEqual(1.1 * movedFt + 1e-6)
    })
  })

  it('falls step by step toward a port that is in plain sight', () => {
    const { z } = portPositionFt(defaultPlan, 'rear-left')
    const lengths = [9.5, 6, 3, 0, -3, z].map(alongFt => neededCableFt(placed('right', alongFt), 'rear-left'))
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  })
})

describe('whether it reaches', () => {
  it('says how much is left, or what is missing and how far to move', () => {
    forAll(arbPlan, arbPort, (plan, port) => {
      const reach = cableReach(plan, port)
      expect(reach.cableFt).toBe(brands[plan.brand].cableFt)
      expect(reach.spareFt).toBe(reach.cableFt - neededCableFt(plan, port))
      expect(reach.reaches).toBe(reach.spareFt >= 0)
      if (reach.moveFt === null) return
      const { wall, alongFt } = plan.charger
      const { moveFt } = reach
      const reached = [alongFt - moveFt, alongFt + moveFt]
        .filter(along => Math.abs(along) <= CHARGER_HALF_RANGE_FT[wall])
        .map(along => neededCableFt({ ...plan, charger: { ...plan.charger, alongFt: along } }, port))
      expect(Math.min(...reached)).toBeLessThanOrEqual(reach.cableFt)
    })
  })

  it('from the default place to every port but those at the front, where a longer cable helps', () => {
    expect(cableReach(defaultPlan, 'rear-left')).toMatchObject({ reaches: true, cableFt: brands.custom.cableFt })
    expect(cableReach(defaultPlan, 'front-right')).toMatchObject({ reaches: false })
    const wallbox = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'wallbox' })
    expect(cableReach(wallbox, 'front-left')).toMatchObject({ reaches: true, cableFt: brands.wallbox.cableFt })
  })

  it('is null where no place on the wall would do', () => {
    const far = placed('detached', 0, 4, reducePlan(defaultPlan, { type: 'setTrenchFt', value: 40 }))
    expect(cableReach(far, 'front-left')).toMatchObject({ reaches: false, moveFt: null })
  })
})
