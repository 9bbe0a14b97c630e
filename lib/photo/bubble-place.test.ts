import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, bubblePlace } from './bubble-place'
import { forAll } from '@/tests/for-all'

const HANDLE_PX = 44
const handleAt = (x: number, y: number): Box => ({
  left: x - HANDLE_PX / 2,
  top: y - HANDLE_PX / 2,
  width: HANDLE_PX,
  height: HANDLE_PX,
})
const bubble = { width: 240, height: 64 }
const phone = { width: 390, height: 300 }
const areApart = (a: Box, b: Box) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top

describe('the place of a refusal', () => {
  it('is above the handle, and below it near the top', () => {
    expect(bubblePlace(bubble, phone, handleAt(195, 200), [])).toMatchObject({ left: 75, top: 106 })
    expect(bubblePlace(bubble, phone, handleAt(195, 20), [])).toMatchObject({ left: 75, top: 50 })
  })

  it('is beside a handle low in a corner, under its loupe', () => {
    const frame = { width: 508, height: 334 }
    const handle = handleAt(95, 249)
    const loupe = { left: 139, top: 106, width: 120, height: 120 }
    const place = bubblePlace({ width: 240, height: 72 }, frame, handle, [loupe])
    expect(place.left).toBe(handle.left + handle.width + 8)
    expect([areApart(place, loupe), areApart(place, handle)]).toEqual([true, true])
  })

  it('stays inside the frame and off the handle, wherever that is', () => {
    const along = (length: number) => fc.double({ min: 0, max: length, noNaN: true })
    forAll(along(phone.width), along(phone.height), along(phone.width), along(phone.height), (x, y, u, v) => {
      const place = bubblePlace(bubble, phone, handleAt(x, y), [handleAt(u, v)])
      expect(areApart(place, handleAt(x, y))).toBe(true)
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.top).toBeGreaterThanOrEqual(0)
      expect(place.left + place.width).toBeLessThanOrEqual(phone.width)
      expect(place.top + place.height).toBeLessThanOrEqual(phone.height)
    })
  })
})
