import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHARGER_HALF_RANGE_FT, WALL_HALF_WIDTH_FT } from './constants'
import { arbWallPoint } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import {
  isWithinWall,
  placeHeightFt,
  placeOnWall,
  projectOntoWall,
  stripFt,
  visibleWalls,
  worldFromStrip,
  worldFromWall,
} from './walls'

const arbFinitePoint = arbWallPoint.filter(
  ({ alongFt, heightFt }) => Number.isFinite(alongFt) && Number.isFinite(heightFt),
)

describe('placing on a wall', () => {
  it('snaps height and then clamps it, so that the lowest place is 1.2 ft and the highest 8.5 ft', () => {
    expect([0.9, 1, 1.2, 1.24, 1.25, 8.5, 8.8, 100, -4].map(placeHeightFt)).toEqual([
      1.2, 1.2, 1.2, 1.2, 1.5, 8.5, 8.5, 8.5, 1.2,
    ])
  })
  it('twice is placing once', () => {
    forAll(arbFinitePoint, point => {
      const placed = placeOnWall(point)
      expect(placeOnWall(placed)).toEqual(placed)
    })
  })
  it('moves a point within the range by at most a quarter foot each way', () => {
    forAll(
      fc.double({ min: -9.5, max: 9.5, noNaN: true }),
      fc.double({ min: 1.2, max: 8.5, noNaN: true }),
      (alongFt, heightFt) => {
        const placed = placeOnWall({ wall: 'back', alongFt, heightFt })
        expect(Math.abs(placed.alongFt - alongFt)).toBeLessThanOrEqual(0.25)
        expect(Math.abs(placed.heightFt - heightFt)).toBeLessThanOrEqual(0.25)
      },
    )
  })
  it('never gives -0', () => {
    expect(Object.is(placeOnWall({ wall: 'back', alongFt: -0.1, heightFt: 4 }).alongFt, 0)).toBe(true)
  })
})

describe('walls in the room', () => {
  it('are in the specified places', () => {
    const at = { alongFt: 3, heightFt: 4 }
    expect(worldFromWall({ wall: 'back', ...at }, 15)).toEqual({ x: 3, y: 4, z: -10 })
    expect(worldFromWall({ wall: 'right', ...at }, 15)).toEqual({ x: 10, y: 4, z: 3 })
    expect(worldFromWall({ wall: 'detached', ...at }, 15)).toEqual({ x: 25, y: 4, z: 3 })
  })
  it('include the detached one only while there is a trench', () => {
    expect([visibleWalls(0), visibleWalls(0.1)]).toEqual([
      ['back', 'right'],
      ['back', 'right', 'detached'],
    ])
  })
  it('give back the wall point that a point in the room came from', () => {
    forAll(arbFinitePoint, fc.double({ min: 0.5, max: 500, noNaN: true }), (point, trenchFt) => {
      expect(projectOntoWall(worldFromWall(point, trenchFt), point.wall)).toEqual(point)
    })
  })
  it('end at their edges, which belong to them', () => {
    const edge = WALL_HALF_WIDTH_FT.detached
    expect([edge, -edge].map(alongFt => isWithinWall({ wall: 'detached', alongFt, heightFt: 9 }))).toEqual([true, true])
    expect(isWithinWall({ wall: 'right', alongFt: 6.5, heightFt: 0 })).toBe(true)
    expect(isWithinWall({ wall: 'detached', alongFt: 6.5, heightFt: 4 })).toBe(false)
    expect([-0.1, 9.1].map(heightFt => isWithinWall({ wall: 'back', alongFt: 0, heightFt }))).toEqual([false, false])
  })
})

describe('the unrolled strip', () => {
  it('runs along the back wall, round the corner at 20 and along the right wall', () => {
    expect(stripFt({ wall: 'back', alongFt: -8.5, heightFt: 5 })).toBe(1.5)
    expect(stripFt({ wall: 'right', alongFt: 8.5, heightFt: 5 })).toBe(38.5)
    expect(worldFromStrip(20, 1)).toEqual({ x: 10, y: 1, z: -10 })
    expect(worldFromStrip(30, 1)).toEqual({ x: 10, y: 1, z: 0 })
  })
  it('goes there and back without moving a point', () => {
    forAll(fc.integer({ min: 0, max: 80 }), fc.double({ min: 0, max: 9, noNaN: true }), (halfFeet, heightFt) => {
      const wall = halfFeet < 40 ? 'back' : 'right'
      const point = projectOntoWall(worldFromStrip(halfFeet / 2, heightFt), wall)
      expect([stripFt(point), point.heightFt]).toEqual([halfFeet / 2, heightFt])
    })
  })
  it('holds every place of a garage wall', () => {
    const { back } = CHARGER_HALF_RANGE_FT
    expect([-back, back].map(alongFt => stripFt({ wall: 'back', alongFt, heightFt: 4 }))).toEqual([0.5, 19.5])
  })
})
