import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { Box3, type BufferAttribute } from 'three'
import { garages, type Plan, reducePlan, routeOf, worldPoint, type Leg, brandKeys, SHAPE_SCALE } from '@/lib/planner'
import { CAR, carPlaceFt } from '@/lib/planner/cable'
import { chargerSizeFt } from '@/lib/planner/charger'
import { jointsAlongFt, jointsOf, strapsAlongFt, strapsOf } from '@/lib/planner/fittings'
import { defaultPlan } from '@/tests/planner/default-plan'
import { arbPlan, place, withTrench } from '@/tests/planner/plans'
import { carSlices, GLASS_OPACITY, isCarInTheWay, isWallHidden, walledBy, partOpacity } from './wall-visibility'
import { beginningOf, BURIED_FT, conduitCorners, onConduit, STAND_OFF_FT, sweep } from './conduit-path'
import { conduitGeometry, highlightGeometry, panelGeometry } from './device-geometry'
import { runAnchors } from './dimensions'
import { blockHang, MAX_DRAWN_TRENCH_FT, withDrawableTrench } from './sizes'
import { plainGarage } from './garage-geometry'
import { chargerGeometry } from './charger-geometry'
import { realConduitGeometry } from './real-conduit'
import { add, distance, vector } from './vectors'
import { carShadowGeometry, driveGeometry, lawnGeometry, trenchGeometry } from './outdoors-geometry'
import { captureScale } from './capture'
import { wallPointForGrab, wallPointForDrag, wallPointForTap } from './wall-picking'
import { forAll } from '@/tests/for-all'

const trenched = withTrench(12)
const plans: readonly (readonly [name: string, plan: Plan])[] = [
  ['the default', defaultPlan],
  ['round the corner', place(defaultPlan, 'right', 3, 2)],
  ['in the corner', place(defaultPlan, 'right', -9.5, 5)],
  ['at the panel', place(defaultPlan, 'back', -8.5, 5)],
  ['across the trench', place(trenched, 'detached', -4, 6)],
  ['straight across the trench', place(trenched, 'detached', 0, 1.2)],
  ['across a short trench', place(withTrench(0.5), 'detached', 2, 4)],
]

it('the conduit’s label is at the conduit', () => {
  forAll(arbPlan, plan => {
    const route = routeOf(plan)
    const anchors = runAnchors(route)
    const legs = route.legs.filter(({ surface }) => surface !== 'trench')
    expect(anchors.length === 0).toBe(legs.length === 0)
    for (const at of anchors)
      expect(legs.some(({ from, to }) => distance(from, at) + distance(at, to) <= distance(from, to) + 2)).toBe(true)
  })
})

describe.each(plans)('the conduit, %s', (_, plan) => {
  const route = routeOf(plan)
  const corners = conduitCorners(route)

  it('runs along the axes of the room from panel to charger', () => {
    if (route.legs.length === 0) return expect(corners).toEqual([])
    corners.slice(1).forEach((corner, i) => {
      const step = add(corner, corners[i] ?? corner, -1)
      expect([step.x, step.y, step.z].filter(part => Math.abs(part) > 1e-9)).toHaveLength(1)
    })
    expect(distance(corners[0] ?? vector(0, 0, 0), route.from)).toBeLessThan(0.2)
    expect(distance(corners.at(-1) ?? vector(0, 0, 0), route.to)).toBeLessThan(0.2)
  })

  it('is drawn from the panel on', () => {
    for (const share of [0, 0.3, 0.7, 1]) {
      const { legs, from } = beginningOf(route, share)
      expect(legs.reduce((sum, { lengthFt }) => sum + lengthFt, 0)).toBeCloseTo(share * route.lengthFt)
      if (legs[0]) expect(legs[0].from).toEqual(from)
      expect(conduitGeometry({ ...route, legs }, 'EMT') === null).toBe(legs.length === 0)
    }
  })

  it('has a geometry of finite numbers', () => {
    for (const type of ['EMT', 'PVC'] as const) {
      for (const geometry of [conduitGeometry(route, type), highlightGeometry(route, type)]) {
        if (route.legs.length === 0) expect(geometry).toBeNull()
        else expect([...(geometry?.getAttribute('position').array ?? [NaN])].every(Number.isFinite)).toBe(true)
      }
    }
  })
})

test('the conduit is offset from the walls and buried in the trench', () => {
  const corners = conduitCorners(routeOf(place(trenched, 'detached', -4, 6)))
  expect(Math.min(...corners.map(({ y }) => y))).toBe(-BURIED_FT)
  expect(corners[0]?.z).toBeCloseTo(-10 + STAND_OFF_FT)
  expect(corners.at(-1)?.x).toBeCloseTo(22 - STAND_OFF_FT)
})

describe('straps and joints', () => {
  it('are those of each leg, on straight segments, and do not touch each other', () => {
    forAll(arbPlan, plan => {
      const shown = withDrawableTrench(plan)
      // A trench shorter than the conduit's diameter is not drawn.
      fc.pre(shown.trenchFt === 0 || shown.trenchFt > 0.1)
      const route = routeOf(shown)
      const straps = strapsOf(route, shown.conduitType).map(onConduit)
      const joints = jointsOf(route).map(onConduit)
      const count = (of: (leg: Leg) => number) => route.legs.reduce((sum, leg) => sum + of(leg), 0)
      expect(straps).toHaveLength(
        count(({ surface, lengthFt }) =>
          surface === 'trench' ? 0 : strapsAlongFt(lengthFt, shown.conduitType).length,
        ),
      )
      expect(joints).toHaveLength(count(({ lengthFt }) => jointsAlongFt(lengthFt).length))
      const { straights } = sweep(conduitCorners(route))
      for (const { at } of [...straps, ...joints])
        expect(
          straights.some(([from, to]) => Math.abs(distance(from, at) + distance(at, to) - distance(from, to)) < 1e-6),
        ).toBe(true)
      for (const joint of joints) for (const strap of straps) expect(distance(joint.at, strap.at)).toBeGreaterThan(0.23)
    })
  })
})

test('a wall is hidden while the camera is behind it, the right one also while the charger is', () => {
  const front = vector(-15, 14, 25)
  expect((['back', 'right', 'left', 'front'] as const).filter(wall => isWallHidden(wall, front, 'back', 0))).toEqual([
    'left',
    'front',
  ])
  expect(isWallHidden('right', front, 'detached', 10)).toBe(true)
  expect(isWallHidden('detached', vector(25, 5, 0), 'back', 10)).toBe(true)
  expect(isWallHidden('ceiling', front, 'back', 0)).toBe(true)
  expect(isWallHidden('ceiling', vector(2, 5, 8), 'back', 0)).toBe(false)
  expect([vector(0, 12, 30), vector(20, 60, 1)].map(camera => isWallHidden('roof', camera, 'back', 10))).toEqual([
    false,
    true,
  ])
})

test('the car is in the way only of what stands behind it', () => {
  const low = place(defaultPlan, 'back', -2, 1.5)
  expect(isCarInTheWay(vector(-2.3, 3, 20), low)).toBe(true)
  expect(isCarInTheWay(vector(-2.3, 30, 2), low)).toBe(false)
  expect(isCarInTheWay(vector(8, 4, 8), place(defaultPlan, 'right', 0, 4))).toBe(false)
  const behindShelf = place(defaultPlan, 'back', -9, 4)
  expect(partOpacity('shelf', vector(-9, 5, 9), behindShelf, new Set())).toBe(GLASS_OPACITY)
  expect(partOpacity('shelf', vector(6, 5, 5), behindShelf, new Set())).toBe(1)
})

describe('a pointer', () => {
  const towardsDetached = { origin: worldPoint(-20, 6, 0), direction: vector(1, -0.03, 0) }

  it('hits the visible wall: the right one, or the detached one while the right one is hidden', () => {
    expect(wallPointForDrag(towardsDetached, trenched)?.wall).toBe('right')
    expect(wallPointForDrag(towardsDetached, place(trenched, 'detached', 0, 4))?.wall).toBe('detached')
  })

  it('grabs the charger on its own wall', () => {
    expect(wallPointForGrab({ origin: worldPoint(0, 4, 20), direction: vector(0, 0, -1) }, defaultPlan)).toEqual({
      wall: 'back',
      alongFt: 0,
      heightFt: 4,
    })
  })

  it('taps only points on a wall', () => {
    const high = { origin: worldPoint(0, 30, 20), direction: vector(0, 0, -1) }
    expect(wallPointForTap(high, reducePlan(defaultPlan, { type: 'setMountWall', mountWall: 'back' }))).toBeNull()
    expect(wallPointForTap({ origin: worldPoint(3, 4, 20), direction: vector(0, 0, -1) }, defaultPlan)).toMatchObject({
      wall: 'back',
      alongFt: 3,
    })
  })
})

it('walls in the way are glass where the panel, the charger or the conduit hangs on them, and vanish where nothing does', () => {
  const arbCamera = fc
    .tuple(
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: 1, max: 60, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
    )
    .map(([x, y, z]) => vector(x, y, z))
  forAll(arbPlan, arbCamera, (plan, camera) => {
    const route = routeOf(plan)
    const holding = walledBy(plan, route)
    for (const { surface } of route.legs)
      if (surface !== 'trench') expect(partOpacity(surface, camera, plan, holding)).toBeGreaterThan(0)
    for (const part of ['back', 'right', 'left', 'front', 'ceiling', 'detached', 'roof'] as const) {
      const isHidden = isWallHidden(part, camera, plan.charger.wall, plan.trenchFt)
      const whileHidden = holding.has(part) ? GLASS_OPACITY : 0
      expect(partOpacity(part, camera, plan, holding)).toBe(isHidden ? whileHidden : 1)
    }
  })
})

it('slices the car into pieces that cover it and reach no farther', () => {
  for (const [, plan] of plans) {
    const { xFt, zFt } = carPlaceFt(plan)
    const box = new Box3().setFromPoints(
      carSlices(plan).flatMap(points => points.map(({ x, y, z }) => vector(x, y, z))),
    )
    expect(box.min.x).toBeCloseTo(xFt - CAR.halfWidthFt, 0)
    expect(box.max.z).toBeCloseTo(zFt + CAR.frontFt, 0)
  }
})

test.each([1.2, 1.5, 2, 2.5, 4])('the built-in charger’s cable and plug stay above the floor at %d ft', heightFt => {
  const plan: Plan = { ...defaultPlan, charger: { ...defaultPlan.charger, heightFt } }
  const geometry = chargerGeometry('custom', blockHang(plan, false))
  geometry.computeBoundingBox()
  expect(heightFt + (geometry.boundingBox?.min.y ?? NaN)).toBeGreaterThan(0)
})

test.each(brandKeys)('a charger’s shape: %s stands off the wall, and its cable hangs within a yard of it', brand => {
  for (const hang of ['with-plug', 'without-plug', 'low'] as const) {
    const geometry = chargerGeometry(brand, hang)
    const normals = geometry.getAttribute('normal')
    for (const value of normals.array) expect(Number.isFinite(value)).toBe(true)
    const { min, max } = new Box3().setFromBufferAttribute(geometry.getAttribute('position') as BufferAttribute)
    expect(Math.max(max.x, max.y, -min.x, -min.y)).toBeLessThan(3 * SHAPE_SCALE)
    expect(min.z).toBeGreaterThan(-0.01)
    expect(max.z).toBeLessThan(SHAPE_SCALE)
    const { halfWidthFt, halfHeightFt } = chargerSizeFt(brand)
    expect(min.x).toBeCloseTo(-halfWidthFt * SHAPE_SCALE, 6)
    expect(max.y).toBeGreaterThanOrEqual(halfHeightFt * SHAPE_SCALE - 1e-6)
  }
})

test('conduit on a photo is to scale, and none is left where the charger hangs right at the panel', () => {
  const corners = [
    { xFt: 2.6, yFt: 5.5 },
    { xFt: 9, yFt: 5.5 },
    { xFt: 9, yFt: 4.7 },
  ]
  for (const [type, amps, diameterIn] of [
    ['EMT', 40, 0.706],
    ['EMT', 60, 0.922],
    ['PVC', 60, 1.05],
  ] as const) {
    const geometry = realConduitGeometry(corners, type, amps)
    const box = new Box3().setFromBufferAttribute(geometry?.getAttribute('position') as BufferAttribute)
    expect(box.min.x).toBeCloseTo(2.6, 1)
    expect(box.min.y).toBeCloseTo(4.7, 1)
    expect(box.max.x - 9).toBeGreaterThanOrEqual(diameterIn / 24)
    expect(box.max.x - 9).toBeLessThan(diameterIn / 24 + 0.11)
    expect(box.max.z).toBeGreaterThanOrEqual(diameterIn / 12)
  }
  expect(
    realConduitGeometry(
      [1, 1].map(xFt => ({ xFt, yFt: 5 })),
      'EMT',
      40,
    ),
  ).toBeNull()
})

test('a long trench is drawn shorter; nothing else of the plan changes', () => {
  const long = withTrench(1_000_000)
  expect(withDrawableTrench(long)).toEqual({ ...long, trenchFt: MAX_DRAWN_TRENCH_FT })
  expect(withDrawableTrench(trenched)).toBe(trenched)
})

test('what is built here costs far fewer triangles than the scene may have', () => {
  const parts = [
    ...Object.values(plainGarage().parts).map(({ geometry }) => geometry),
    lawnGeometry(30, garages.detached.size),
    driveGeometry(30, garages.detached.size),
    carShadowGeometry(),
    trenchGeometry(30),
    panelGeometry(),
    chargerGeometry('custom', 'with-plug'),
  ]
  const triangles = parts.reduce((sum, geometry) => sum + (geometry?.getIndex()?.count ?? 0) / 3, 0)
  expect(triangles).toBeGreaterThan(1000)
  expect(triangles).toBeLessThan(30_000)
})

test('pictures are never below 640 x 440, nor sharper than twice where that is enough', () => {
  expect(Math.floor(390 * captureScale(390, 600, 3))).toBeGreaterThanOrEqual(640)
  expect(Math.floor(200 * captureScale(2000, 200, 1))).toBeGreaterThanOrEqual(440)
  expect(captureScale(1000, 800, 3)).toBe(2)
  expect(captureScale(1000, 800, 1)).toBe(1)
})
