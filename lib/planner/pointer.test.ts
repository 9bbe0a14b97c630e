import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointerOnWall, pointerUnderRay, type Ray } from './pointer'
import { apply } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { type Wall, walls } from './types'
import { worldFromWall } from './walls'

const toward = (origin: Ray['origin'], target: Ray['origin']): Ray => ({
  origin,
  direction: { x: target.x - origin.x, y: target.y - origin.y, z: target.z - origin.z },
})
const eye = { x: -8, y: 6, z: 9 }
const trench = apply([{ type: 'setTrenchFt', value: 15 }])

describe('a pointer’s ray', () => {
  it('hits the wall it points at', () => {
    forAll(
      fc.constantFrom(...walls),
      fc.double({ min: -6, max: 6, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (wall, alongFt, heightFt) => {
        const hit = pointerOnWall(toward(eye, worldFromWall({ wall, alongFt, heightFt }, 15)), wall, 15)
        expect(hit?.wall).toBe(wall)
        expect(hit?.alongFt).toBeCloseTo(alongFt, 9)
        expect(hit?.heightFt).toBeCloseTo(heightFt, 9)
      },
    )
  })
  const wallSeen = (ray: Ray, plan = trench): Wall | undefined => pointerUnderRay(ray, plan)?.wall
  it('with auto takes the nearest visible wall', () => {
    expect(wallSeen(toward(eye, { x: 0, y: 4, z: -10 }))).toBe('back')
    expect(wallSeen(toward(eye, { x: 10, y: 4, z: 0 }))).toBe('right')
    // Above the right wall: at x = 10 the ray is at y = 9.6.
    const over = toward({ x: -8, y: 14, z: 0 }, { x: 25, y: 6, z: 0 })
    expect([wallSeen(over), wallSeen(over, apply([]))]).toEqual(['detached', undefined])
  })
  it('with auto passes through walls seen from behind unless there is nothing else', () => {
    const outside = { x: 20, y: 5, z: 0 }
    expect(wallSeen(toward(outside, { x: 0, y: 4, z: -10 }))).toBe('back')
    expect(wallSeen(toward(outside, { x: 0, y: 4, z: 5 }))).toBe('right')
  })
  it('hits nothing toward the floor, the sky or behind the camera', () => {
    expect(wallSeen({ origin: eye, direction: { x: 0, y: -1, z: 0 } })).toBeUndefined()
    expect(wallSeen({ origin: eye, direction: { x: 0, y: 1, z: -0.1 } })).toBeUndefined()
    expect(wallSeen({ origin: eye, direction: { x: -1, y: 0, z: 1 } })).toBeUndefined()
  })
  it('with a fixed wall meets its plane, also beside it', () => {
    const right = apply([{ type: 'setMountWall', mountWall: 'right' }])
    const beside = pointerUnderRay(toward(eye, { x: 10, y: 4, z: -30 }), right)
    expect(beside?.wall).toBe('right')
    expect(beside?.alongFt).toBeCloseTo(-30, 9)
  })
})
