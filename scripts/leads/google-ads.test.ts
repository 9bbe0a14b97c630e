import { expect, it } from 'vitest'
import { leadDeskLabels } from '../../content/words/staff.ts'
import { readRow, storedLead } from '@/tests/leads/stored-leads'
import { conversionRow, conversionTime } from './google-ads.ts'

it.each([
  ['2026-11-25T19:00:00Z', '2026-11-25 14:00:00-05:00'],
  ['2026-07-04T03:59:59Z', '2026-07-03 23:59:59-04:00'],
  ['2026-01-01T05:00:00Z', '2026-01-01 00:00:00-05:00'],
])('writes %s as Google Ads reads it', (instant, text) => expect(conversionTime(Date.parse(instant))).toBe(text))

it('has a win with a click id and no other lead', () => {
  const won = { source: 'latest_gclid=abc', won_cents: 125_050, won_at_ms: Date.parse('2026-11-25T19:00:00Z') }
  const row = (changes: object) => readRow({ ...storedLead(), ...changes })
  expect(conversionRow(row(won))).toBe(
    `"abc","${leadDeskLabels.conversionName}","2026-11-25 14:00:00-05:00",1250.5,"USD","${storedLead().id}"\r\n`,
  )
  for (const changes of [
    { source: null },
    { source: 'latest_gbraid=x' },
    { won_cents: null, won_at_ms: null },
    { is_trial: 1 },
    { won_at_ms: 9e15 },
  ])
    expect(conversionRow(row({ ...won, ...changes }))).toBeUndefined()
})
