// Files for Google Ads: jobs won by an advertisement, what changed of them since, and, where the
// owner has turned it on, every win by the customer's hashed mail and phone.
// https://support.google.com/google-ads/answer/7014069
// https://support.google.com/google-ads/answer/7686447
// https://support.google.com/google-ads/answer/15712870
import { leadDeskWords as words } from '@/content/words/staff'
import { type Cell, csvRow } from '@/lib/leads/csv'
import { counts } from '@/lib/leads/person'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { timeZone } from '@/lib/new-york'
import { isInstant } from '@/lib/time'
import type { Env } from '@/worker/env'
import { sha256Hex } from '@/worker/sha256'
import { leadView } from '@/worker/staff/lead-view'

export const adFiles = ['conversions', 'adjustments', 'customers'] as const
export type AdFile = (typeof adFiles)[number]

const heads: Readonly<Record<AdFile, readonly string[]>> = {
  conversions: [
    'Google Click ID',
    'Conversion Name',
    'Conversion Time',
    'Conversion Value',
    'Conversion Currency',
    'Order ID',
  ],
  adjustments: [
    'Order ID',
    'Conversion Name',
    'Adjustment Time',
    'Adjustment Type',
    'Adjusted Value',
    'Adjusted Value Currency',
  ],
  customers: [
    'Email',
    'Phone Number',
    'Google Click ID',
    'gbraid',
    'wbraid',
    'Conversion Name',
    'Conversion Time',
    'Conversion Value',
    'Conversion Currency',
    'Order ID',
  ],
}

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
})

/** '2026-11-25 14:00:00-05:00', in New York. */
export function conversionTime(ms: number): string {
  const part = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]))
  const offset = part.timeZoneName?.replace('GMT', '') ?? ''
  const day = [part.year, part.month, part.day].join('-')
  return `${day} ${part.hour}:${part.minute}:${part.second}${offset}`
}

const valueOf = (cents: number): number => cents / 100

/** Time, value, currency and Order ID of a win; Google counts an Order ID once. */
const winCells = ({ id, won_at_ms, won_cents }: StoredLead): readonly Cell[] => [
  words.conversionName,
  conversionTime(won_at_ms ?? 0),
  valueOf(won_cents ?? 0),
  'USD',
  id,
]

/** Without it there is nothing to hash: '' stays ''. */
const hashed = async (text: string): Promise<string> => (text === '' ? '' : sha256Hex(new TextEncoder().encode(text)))

/**
 * As Google matches them: small letters, no spaces, and in Gmail neither dots nor what follows a
 * plus.
 */
export function normalizedMail(mail: string): string {
  const [, name = '', host = ''] = /^(.*)@(.*)$/.exec(mail.replace(/\s/g, '').toLowerCase()) ?? []
  if (name === '') return ''
  return /^(?:gmail|googlemail)\.com$/.test(host)
    ? `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
    : `${name}@${host}`
}

/** '+16315550101;ext=12' -> '+16315550101' */
const normalizedPhone = (e164: string | null): string => e164?.replace(/;.*$/, '') ?? ''

/** The record of a win for Data Manager: by the customer and by whichever click ids there are. */
async function customerCells(lead: StoredLead): Promise<readonly Cell[]> {
  const [mail, phone] = [normalizedMail(lead.email ?? ''), normalizedPhone(lead.phone_e164)]
  const { gclid, gbraid, wbraid } = leadView(lead).source.clicks
  return [await hashed(mail), await hashed(phone), gclid, gbraid, wbraid, ...winCells(lead)]
}

interface Win extends StoredLead {
  /** What Google was told: null where it was retracted. */
  readonly told_cents: number | null
  readonly exported_at_ms: number | null
}

/** A damaged row is no win. */
const isWin = ({ won_cents, won_at_ms }: StoredLead): boolean =>
  typeof won_cents === 'number' && typeof won_at_ms === 'number' && isInstant(won_at_ms)

interface AdRecord {
  readonly id: string
  readonly cells: readonly Cell[]
  /** What Google has after this file; null: retracted. */
  readonly cents: number | null
}

async function winsOf(env: Env, condition: string): Promise<readonly Win[]> {
  const { results } = await env.DB.prepare(
    `SELECT ${storedLeadColumns}, ad.cents AS told_cents, ad.exported_at_ms
     FROM leads LEFT JOIN ad_conversions AS ad ON ad.lead_id = leads.id WHERE ${condition} ORDER BY received_at_ms`,
  ).all<Win>()
  return results
}

const IS_WON = `outcome = 'won' AND ${counts('leads')}`

async function conversions(env: Env): Promise<readonly AdRecord[]> {
  // The last file again, where its download was lost.
  const wins = await winsOf(
    env,
    `${IS_WON} AND (ad.lead_id IS NULL OR ad.exported_at_ms = (SELECT MAX(exported_at_ms) FROM ad_conversions))`,
  )
  return wins.flatMap(win => {
    const { gclid } = leadView(win).source.clicks
    if (!isWin(win) || gclid === null || (win.exported_at_ms !== null && win.told_cents !== win.won_cents)) return []
    return [{ id: win.id, cells: [gclid, ...winCells(win)], cents: win.won_cents }]
  })
}

/** A retracted conversion cannot come back; Google refuses its Order ID. */
async function adjustments(env: Env, nowMs: number): Promise<readonly AdRecord[]> {
  const time = conversionTime(nowMs)
  const told = await winsOf(env, 'ad.cents IS NOT NULL')
  return told.flatMap(lead => {
    const isStillWon = lead.outcome === 'won' && lead.junk_at_ms === null && isWin(lead)
    if (isStillWon && lead.won_cents === lead.told_cents) return []
    const change = isStillWon ? ['RESTATE', valueOf(lead.won_cents ?? 0), 'USD'] : ['RETRACT', '', '']
    return [
      {
        id: lead.id,
        cells: [lead.id, words.conversionName, time, ...change],
        cents: isStillWon ? lead.won_cents : null,
      },
    ]
  })
}

/** Every win, each time: Google counts an Order ID once. */
async function customers(env: Env): Promise<readonly AdRecord[]> {
  const wins = (await winsOf(env, IS_WON)).filter(isWin)
  return Promise.all(wins.map(async win => ({ id: win.id, cells: await customerCells(win), cents: win.won_cents })))
}

/** The owner has confirmed what the privacy page says of it. */
export const matchesCustomers = (env: Env): boolean => env.LEAD_ADS_MATCH === '1'

/** The CSV of a file, and how many records it has. What it tells Google of clicks is remembered. */
export async function adFile(env: Env, file: AdFile, nowMs: number): Promise<{ csv: string; count: number }> {
  const records = await { conversions, adjustments, customers }[file](env, nowMs)
  if (file !== 'customers' && records.length > 0)
    await env.DB.prepare(
      `INSERT INTO ad_conversions (lead_id, cents, exported_at_ms)
       SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), ?2 FROM json_each(?1) WHERE 1
       ON CONFLICT (lead_id) DO UPDATE SET cents = excluded.cents`,
    )
      .bind(JSON.stringify(records.map(({ id, cents }) => [id, cents])), nowMs)
      .run()
  return { csv: [heads[file], ...records.map(({ cells }) => cells)].map(csvRow).join(''), count: records.length }
}
