// `export --google-ads`: jobs won by an advertisement, as Google Ads imports offline conversions.
// https://support.google.com/google-ads/answer/7014069
import { leadDeskLabels as labels } from '../../content/words/staff.ts'
import { timeZone } from '../../lib/new-york.ts'
import { isInstant } from '../../lib/time.ts'
import { csvRow } from '../../lib/leads/csv.ts'
import { leadView } from '../../worker/staff/lead-view.ts'
import type { LeadRow } from './rows.ts'

export const conversionColumns = [
  'Google Click ID',
  'Conversion Name',
  'Conversion Time',
  'Conversion Value',
  'Conversion Currency',
  'Order ID',
] as const

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
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}${offset}`
}

/**
 * The record of a win that has Google's click id; undefined for any other lead. Google counts an
 * Order ID once, so that a win that is corrected, or in a later file again, is one conversion.
 */
export function conversionRow(row: LeadRow): string | undefined {
  const { gclid } = leadView(row).source
  if (gclid === null || row.won_cents === null || row.won_at_ms === null || row.is_trial === 1) return undefined
  if (!isInstant(row.won_at_ms)) return undefined
  return csvRow([gclid, labels.conversionName, conversionTime(row.won_at_ms), row.won_cents / 100, 'USD', row.id])
}
