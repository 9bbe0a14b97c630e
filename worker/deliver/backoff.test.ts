import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backoffMs, refusalPauseMs } from './backoff'
import { forAll } from '@/tests/for-all'

describe('backoffMs', () => {
  it('never shrinks and stays within its bounds', () => {
    forAll(
      fc.nat(10_000),
      fc.integer({ min: 1, max: 3_600_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, maxMs, random) => {
        const pause = backoffMs(attempts, maxMs, random)
        expect(pause).toBeGreaterThanOrEqual(0)
        expect(pause).toBeLessThanOrEqual(maxMs)
        expect(backoffMs(attempts + 1, maxMs, random)).toBeGreaterThanOrEqual(pause)
      },
    )
  })

  it('starts at 15 seconds and doubles', () => {
    expect([1, 2, 3, 4, 5, 6].map(attempts => backoffMs(attempts, 300_000, 1))).toEqual([
      15_000, 30_000, 60_000, 120_000, 240_000, 300_000,
    ])
  })
})

it('refusalPauseMs grows to an hour, then a day, and ends at the fifth refusal', () => {
  expect([1, 2, 3, 4, 5, 6].map(refusalPauseMs)).toEqual([
    300_000,
    1_200_000,
    3_600_000,
    86_400_000,
    undefined,
    undefined,
  ])
})
