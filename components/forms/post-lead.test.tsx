import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { postLead, retryAfterMs } from './post-lead'

it('sends the notice’s version and the plan’s link to this site’s own lead desk only', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  const lead = { mode: 'json', body: '{}', key: 'a-key', keptAt: 0, noticeVersion: '1', planLink: 'MQ' } as const
  for (const url of ['/api/leads/plan', 'https://example.com/leads']) await postLead({ ...lead, url }, true)
  const sent = fetched.mock.calls.map(([, request]) => new Headers(request?.headers))
  expect(sent.map(headers => [headers.get('x-notice-version'), headers.get('x-plan-link')])).toEqual([
    ['1', 'MQ'],
    [null, null],
  ])
})

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
