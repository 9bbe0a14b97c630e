import fc from 'fast-check'
import { expect, it } from 'vitest'
import { retryAfterMs } from './post-lead'

it('reads any Retry-After as a bounded wait, or as none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.nat().map(String),
        fc.date({ noInvalidDate: true }).map(date => date.toUTCString()),
      ),
      header => {
        const ms = retryAfterMs(header) ?? 0
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(ms).toBeLessThanOrEqual(300_000)
      },
    ),
  )
})

it.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['10', 10_000],
  ['0', 0],
  ['86400', 300_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
])('reads %j as %j', (header, ms) => {
  expect(retryAfterMs(header)).toBe(ms)
})
