import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forCases } from '@/tests/for-all'
import { partAround } from './part-around'

const side = fc.integer({ min: 100, max: 4000 })
const size = fc.record({ width: side, height: side })

it('the part around a point is inside the picture, in the frame’s proportions, and has the point', () => {
  const share = fc.double({ min: 0.1, max: 1, noNaN: true })
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  forCases(300, size, size, share, place, place, (picture, frame, wanted, x, y) => {
    const at = { xPx: x * picture.width, yPx: y * picture.height }
    const { left, top, width, height } = partAround(at, picture, frame, wanted)
    expect(width / height).toBeCloseTo(frame.width / frame.height)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(picture.width + 1e-6)
    expect(top + height).toBeLessThanOrEqual(picture.height + 1e-6)
    expect(at.xPx).toBeGreaterThanOrEqual(left - 1e-6)
    expect(at.xPx).toBeLessThanOrEqual(left + width + 1e-6)
  })
})
