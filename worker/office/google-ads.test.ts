import { describe, expect, it } from 'vitest'
import { leadDeskWords } from '@/content/words/staff'
import { act, undo } from '@/worker/staff/outcomes'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { type AdFile, adFile, conversionTime, normalizedMail } from './google-ads'

const { env } = ownStorage()
const NAME = leadDeskWords.conversionName

it.each([
  ['2026-11-25T19:00:00Z', '2026-11-25 14:00:00-05:00'],
  ['2026-07-04T03:59:59Z', '2026-07-03 23:59:59-04:00'],
  ['2026-01-01T05:00:00Z', '2026-01-01 00:00:00-05:00'],
])('writes %s as Google Ads reads it', (instant, text) => expect(conversionTime(Date.parse(instant))).toBe(text))

it.each([
  [' Ann.B+ads@GMail.com ', 'annb@gmail.com'],
  ['ann.b+ads@example.com', 'ann.b+ads@example.com'],
  ['no address', ''],
])('matches the mail %j as %j', (mail, normalized) => expect(normalizedMail(mail)).toBe(normalized))

const add = (id: string, source: string | null, columns = {}) =>
  insertLead(env, id, {
    source,
    person_id: id,
    phone_e164: '+16315550101;ext=2',
    email: 'ann@example.com',
    ...columns,
  }).run()
const win = (id: string, cents: number) => act(env, id, { what: 'won', author: null, cents })
const records = async (file: AdFile) => (await adFile(env, file, Date.now())).csv.trimEnd().split('\r\n').slice(1)

describe('the files', () => {
  it('have a win by an ad once, its changes, and no other lead', async () => {
    await add('ad', 'latest_gclid=abc')
    await add('iphone', 'latest_gbraid=xyz')
    await add('trial', 'latest_gclid=t', { is_trial: 1 })
    await add('other', null)
    for (const id of ['ad', 'iphone', 'trial', 'other']) await win(id, 125_050)
    const [first, ...others] = await records('conversions')
    expect(first).toMatch(new RegExp(`^"abc","${NAME}","[^"]+",1250.5,"USD","ad"$`))
    expect(others).toEqual([])
    expect(await records('conversions'), 'the last file again, where its download was lost').toEqual([first])
    expect(await records('adjustments')).toEqual([])

    await win('ad', 200_000)
    expect(await records('adjustments')).toEqual([expect.stringMatching(/^"ad",.*"RESTATE",2000,"USD"$/)])
    expect(await records('adjustments')).toEqual([])
    const seq = await env.DB.prepare("SELECT MAX(seq) AS seq FROM lead_events WHERE lead_id = 'ad'").first<number>(
      'seq',
    )
    await act(env, 'ad', { what: 'lost', author: null })
    expect(await records('adjustments')).toEqual([expect.stringMatching(/^"ad",.*"RETRACT",,$/)])
    expect(await undo(env, 'ad', null, (seq ?? 0) + 1)).toBe(true)
    for (const file of ['conversions', 'adjustments'] as const) expect(await records(file)).toEqual([])
  })

  it('have every win by its hashed customer, with the click ids of iPhones', async () => {
    const rows = await records('customers')
    expect(rows).toHaveLength(3)
    const iphone = rows.find(row => row.endsWith('"iphone"'))
    // SHA-256 of ann@example.com and of +16315550101.
    expect(iphone?.split(',').slice(0, 5)).toEqual([
      '"71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476"',
      '"a0810601430d029d73871efbc3df2e82820b188c516568115cebbaa737723a5a"',
      '',
      '"xyz"',
      '',
    ])
    expect(rows.join()).not.toMatch(/@|6315550101/)
  })

  it('leave out a damaged record', async () => {
    await add('damaged', 'latest_gclid=d')
    await win('damaged', 100)
    await env.DB.prepare("UPDATE leads SET won_at_ms = 9e15 WHERE id = 'damaged'").run()
    expect((await records('conversions')).join()).not.toContain('damaged')
  })
})
