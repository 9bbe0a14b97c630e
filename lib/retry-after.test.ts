import fc from 'fast-check'
import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after'
import { HOUR_MS } from './time'
import { forAll } from '@/tests/for-all'

const now = Date.parse('2026-11-24T09:00:00Z')

it.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['30', 30_000],
  ['0', 0],
  ['86400', HOUR_MS],
  ['Tue, 24 Nov 2026 09:00:10 GMT', 10_000],
  ['Tue, 24 Nov 2026 08:00:00 GMT', 0],
])('reads %j as %j', (header, ms) => {
  expect(retryAfterMs(header, now, HOUR_MS)).toBe(ms)
})

it('reads anything as a bounded wait, or as none', () => {
  const header = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map(date => date.toUTCString()),
  )
  forAll(header, text => {
    const ms = retryAfterMs(text, now, HOUR_MS) ?? 0
    expect(ms).toBeGreaterThanOrEqual(0)
    expect(ms).toBeLessThanOrEqual(HOUR_MS)
  })
})
