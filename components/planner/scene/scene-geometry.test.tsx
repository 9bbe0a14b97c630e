// The scene's pure parts: conduit path, wall visibility, models. The camera: camera.test.tsx.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { brandPresets, defaultPlan, type Plan, reducePlan, routeOf, worldPoint } from '@/lib/planner'
import { partsOf } from '@/lib/planner/parts'
import { arbPlan } from '@/lib/planner/test-plans'
import { isWallHidden } from './wall-visibility'
import { BURIED_FT, conduitCorners, jointsOf, STAND_OFF_FT, strapsOf, sweep } from './conduit-path'
import { bandGeometry, blockGeometry, conduitGeometry, panelGeometry } from './device-geometry'
import { runAnchors } from './dimensions'
import { withDrawableTrench } from './sizes'
import {
  detachedWallGeometry,
  floorGeometry,
  footprintGeometry,
  frontWallGeometry,
  shelfGeometry,
  wallGeometry,
} from './garage-geometry'
import { parseGlb } from './parse-glb'
import { add, distance, vector } from './vectors'
import { groundGeometry, trenchGeometry } from './outdoors-geometry'
import { captureScale } from './capture'
import { wallPointForGrab, wallPointForDrag, wallPointForTap } from './wall-picking'
import { MAX_DRAWN_TRENCH_FT } from './sizes'

const place = (plan: Plan, wall: 'back' | 'right' | 'detached', alongFt: number, heightFt: number) =>
  reducePlan(plan, { type: 'placeCharger', wall, alongFt, heightFt })
const withTrench = reducePlan(defaultPlan, { type: 'setTrenchFt', value: 12 })
const plans: readonly (readonly [name: string, plan: Plan])[] = [
  ['the default', defaultPlan],
  ['round the corner', place(defaultPlan, 'right', 3, 2)],
  ['in the corner', place(defaultPlan, 'right', -9.5, 5)],
  ['at the panel', place(defaultPlan, 'back', -8.5, 5)],
  ['across the trench', place(withTrench, 'detached', -4, 6)],
  ['straight across the trench', place(withTrench, 'detached', 0, 1.2)],
  ['across a short trench', place(reducePlan(defaultPlan, { type: 'setTrenchFt', value: 0.5 }), 'detached', 2, 4)],
]

describe('the conduit’s label', () => {
  it('is at the conduit', () => {
    fc.assert(
      fc.property(arbPlan, plan => {
        const route = routeOf(plan)
        const anchors = runAnchors(route)
        const legs = route.legs.filter(({ surface }) => surface !== 'trench')
        expect(anchors.length === 0).toBe(legs.length === 0)
        for (const at of anchors)
          expect(legs.some(({ from, to }) => distance(from, at) + distance(at, to) <= distance(from, to) + 2)).toBe(
            true,
          )
      }),
    )
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

  it('bends smoothly: no two steps of its line turn by more than a few degrees', () => {
    const { line } = sweep(corners)
    const steps = line
      .slice(1)
      .map((point, i) => add(point, line[i] ?? point, -1))
      .filter(step => Math.hypot(step.x, step.y, step.z) > 1e-9)
      .map(step => step.normalize())
    const cosines = steps.slice(1).map((step, i) => step.dot(steps[i] ?? step))
    expect(Math.min(1, ...cosines)).toBeGreaterThan(Math.cos((12 * Math.PI) / 180))
  })

  it('has a geometry of finite numbers', () => {
    for (const type of ['EMT', 'PVC'] as const) {
      for (const geometry of [conduitGeometry(route, type), bandGeometry(route, type)]) {
        if (route.legs.length === 0) expect(geometry).toBeNull()
        else expect([...(geometry?.getAttribute('position').array ?? [NaN])].every(Number.isFinite)).toBe(true)
      }
    }
  })
})

test('the conduit is offset from the walls and buried in the trench', () => {
  const corners = conduitCorners(routeOf(place(withTrench, 'detached', -4, 6)))
  expect(Math.min(...corners.map(({ y }) => y))).toBe(-BURIED_FT)
  expect(corners[0]?.z).toBeCloseTo(-10 + STAND_OFF_FT)
  expect(corners.at(-1)?.x).toBeCloseTo(22 - STAND_OFF_FT)
})

describe('straps and joints', () => {
  it('match the parts list, are on straight segments, and do not touch each other', () => {
    fc.assert(
      fc.property(arbPlan, plan => {
        const shown = withDrawableTrench(plan)
        // A trench shorter than the conduit's diameter is not drawn.
        fc.pre(shown.trenchFt === 0 || shown.trenchFt > 0.1)
        const route = routeOf(shown)
        const parts = partsOf(shown, route)
        const straps = strapsOf(route, shown.conduitType)
        const joints = jointsOf(route)
        expect(straps).toHaveLength(parts.straps)
        if (shown.conduitType === 'EMT') expect(joints).toHaveLength(parts.couplings - 2 * parts.elbows)
        const { straights } = sweep(conduitCorners(route))
        for (const { at } of [...straps, ...joints])
          expect(
            straights.some(([from, to]) => Math.abs(distance(from, at) + distance(at, to) - distance(from, to)) < 1e-6),
          ).toBe(true)
        for (const joint of joints)
          for (const strap of straps) expect(distance(joint.at, strap.at)).toBeGreaterThan(0.23)
      }),
    )
  })

  it('hold the conduit where the drawing shows it: 1.5 ft from both ends of the level leg, at the wall', () => {
    const straps = strapsOf(routeOf(defaultPlan), 'EMT')
    expect(straps.map(({ at }) => at)).toEqual([vector(-7, 5, -10 + STAND_OFF_FT), vector(-1.5, 5, -10 + STAND_OFF_FT)])
    expect(straps.map(({ wall }) => wall.z)).toEqual([-1, -1])
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
})

describe('a pointer', () => {
  const towardsDetached = { origin: worldPoint(-20, 6, 0), direction: vector(1, -0.03, 0) }

  it('hits the visible wall: the right one, or the detached one while the right one is hidden', () => {
    expect(wallPointForDrag(towardsDetached, withTrench)?.wall).toBe('right')
    expect(wallPointForDrag(towardsDetached, place(withTrench, 'detached', 0, 4))?.wall).toBe('detached')
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

test('a long trench is drawn shorter; nothing else of the plan changes', () => {
  const long = reducePlan(defaultPlan, { type: 'setTrenchFt', value: 1_000_000 })
  expect(withDrawableTrench(long)).toEqual({ ...long, trenchFt: MAX_DRAWN_TRENCH_FT })
  expect(withDrawableTrench(withTrench)).toBe(withTrench)
})

test('the room costs far fewer triangles than the scene may have', () => {
  const parts = [
    floorGeometry(),
    footprintGeometry(),
    wallGeometry(),
    wallGeometry(),
    wallGeometry(),
    frontWallGeometry(),
    detachedWallGeometry(),
    shelfGeometry(),
    groundGeometry(30),
    trenchGeometry(30),
    panelGeometry(),
    blockGeometry(),
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

describe('a model', () => {
  const folder = path.resolve(import.meta.dirname, '../../../public')
  const read = (file: string) => {
    const { buffer, byteOffset, byteLength } = readFileSync(path.join(folder, file))
    return buffer.slice(byteOffset, byteOffset + byteLength)
  }
  const models = readdirSync(path.join(folder, 'planner/models')).map(name => `/planner/models/${name}`)

  it.each(models)('%s is read: named materials, feet, normals, and small', file => {
    const bytes = read(file)
    const parts = parseGlb(bytes)
    expect(parts.length).toBeGreaterThan(1)
    expect(bytes.byteLength).toBeLessThan(200_000)
    for (const { geometry, material } of parts) {
      geometry.computeBoundingBox()
      const { min, max } = geometry.boundingBox ?? { min: vector(NaN, 0, 0), max: vector(NaN, 0, 0) }
      expect(Math.max(max.x - min.x, max.y - min.y, max.z - min.z)).toBeLessThan(17)
      expect(geometry.getAttribute('normal').count).toBe(geometry.getAttribute('position').count)
      expect(material.name).not.toBe('')
    }
  })

  it('of every brand is among them', () => {
    expect(models).toEqual(expect.arrayContaining(Object.values(brandPresets).flatMap(({ model }) => model ?? [])))
  })

  it('that is not a GLB, is truncated or needs a decoder is rejected', () => {
    const bytes = read('/planner/models/charger-slab.glb')
    expect(() => parseGlb(new ArrayBuffer(8))).toThrow('not a GLB')
    expect(() => parseGlb(new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer)).toThrow(
      'not a GLB',
    )
    expect(() => parseGlb(bytes.slice(0, bytes.byteLength / 2))).toThrow()
    const length = new DataView(bytes).getUint32(12, true)
    const json = new TextDecoder()
      .decode(new Uint8Array(bytes, 20, length))
      .replace('"extensionsRequired":["KHR_mesh_quantization"]', '"extensionsRequired":["EXT_mesh_compressed_"]')
    const foreign = bytes.slice(0)
    new Uint8Array(foreign, 20, length).set(new TextEncoder().encode(json).slice(0, length))
    expect(() => parseGlb(foreign)).toThrow('EXT_mesh_compressed_')
  })
})
