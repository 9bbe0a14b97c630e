import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarize, type SummaryRow } from './summary.ts'
import { forAll } from '@/tests/for-all'

/** Without an offset: local time, as the summary counts days. */
const at = (text: string) => Date.parse(text)
const MINUTE_MS = 60_000

const row = (changes: Partial<SummaryRow>): SummaryRow => ({
  id: '1',
  kind: 'quote',
  received_at_ms: at('2026-11-24T12:00'),
  name: null,
  phone: null,
  email: null,
  page_url: null,
  channel: '',
  answered_at_ms: null,
  ...changes,
})

describe('summarize', () => {
  it('counts by local day, kind, page and source, whatever the campaign', () => {
    const summary = summarize(
      [
        row({ received_at_ms: at('2026-11-23T00:00'), page_url: 'https://a.example/contact', channel: 'google-ads' }),
        row({ received_at_ms: at('2026-11-23T23:59'), kind: 'plan', page_url: 'https://a.example/contact/?utm_x=1' }),
        row({ received_at_ms: at('2026-11-24T00:00'), page_url: 'https://b.example/' }),
        row({ received_at_ms: at('2026-11-24T00:01'), page_url: 'not an address' }),
      ],
      at('2026-11-24T12:00'),
    )
    expect(summary).toMatchObject({
      leads: 4,
      kinds: { plan: 1, quote: 3, estimate: 0, photo: 0 },
      days: [
        { day: '2026-11-24', leads: 2, plan: 0, quote: 2, estimate: 0, photo: 0 },
        { day: '2026-11-23', leads: 2, plan: 1, quote: 1, estimate: 0, photo: 0 },
      ],
      pages: [
        { page: '/contact', leads: 2 },
        { page: '(unknown)', leads: 1 },
        { page: '/', leads: 1 },
      ],
      sources: [
        { source: 'Not known', leads: 3 },
        { source: 'Google Ads', leads: 1 },
      ],
    })
  })

  it('takes the median of the answers by the clock and in business hours', () => {
    const received = Date.parse('2026-11-24T18:30-05:00')
    const answeredAfter = (...minutes: number[]) =>
      summarize(
        minutes.map(minute => row({ received_at_ms: received, answered_at_ms: received + minute * MINUTE_MS })),
        received,
        { weekdays: { opens: '07:00', closes: '19:00' }, saturday: { opens: '08:00', closes: '16:00' } },
      )
    expect(answeredAfter()).toMatchObject({ answered: 0, medianMinutes: null, medianBusinessMinutes: null })
    expect(answeredAfter(20)).toMatchObject({ answered: 1, medianMinutes: 20, medianBusinessMinutes: 20 })
    // 13 h later it is 7:30 AM: 30 minutes of the evening and 30 of the morning.
    expect(answeredAfter(13 * 60, 10)).toMatchObject({ medianMinutes: 395, medianBusinessMinutes: 35 })
    expect(answeredAfter(5, 13 * 60, 10)).toMatchObject({ medianMinutes: 10, medianBusinessMinutes: 10 })
  })

  it('lists the unanswered, the longest waiting first', () => {
    const summary = summarize(
      [
        row({ id: 'new', received_at_ms: 5 * MINUTE_MS }),
        row({ id: 'old', received_at_ms: 0 }),
        row({ id: 'answered', answered_at_ms: 1 }),
      ],
      10 * MINUTE_MS,
    )
    expect(summary.unanswered.map(({ id, waitedMinutes }) => [id, waitedMinutes])).toEqual([
      ['old', 10],
      ['new', 5],
    ])
  })

  it('counts every lead once in every table', () => {
    const rows = fc.array(
      fc
        .record({
          kind: fc.constantFrom('plan', 'quote', 'estimate'),
          received_at_ms: fc.integer({ min: at('2026-01-01'), max: at('2027-12-31') }),
          page_url: fc.option(fc.webUrl()),
          answered_at_ms: fc.option(fc.integer({ min: at('2027-12-31'), max: at('2028-12-31') })),
        })
        .map(row),
    )
    forAll(rows, leads => {
      const { days, pages, kinds, answered, unanswered } = summarize(leads, at('2029-01-01'))
      const total = (counts: readonly { leads: number }[]) => counts.reduce((sum, count) => sum + count.leads, 0)
      expect([total(days), total(pages), kinds.plan + kinds.quote + kinds.estimate]).toEqual(
        Array(3).fill(leads.length),
      )
      expect(answered + unanswered.length).toBe(leads.length)
      for (const day of days) expect(day.plan + day.quote + day.estimate).toBe(day.leads)
    })
  })
})
