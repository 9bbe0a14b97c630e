// `summary`: how many leads came, from where, and how soon they were answered.
import { business } from '../../content/business.ts'
import type { WeekHours } from '../../lib/hours.ts'
import { businessMinutesBetween } from '../../lib/leads/business-hours.ts'
import { pagePathOf } from '../../lib/leads/channel.ts'
import { type LeadKind, leadKinds } from '../../lib/leads/choices.ts'
import { median } from '../../lib/median.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { channelText } from '../../worker/staff/source.ts'
import { roughDuration } from '../../worker/staff/times.ts'
import type { Options } from './options.ts'
import { query, type Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { isoTime, localTime, log, stringify, table } from './terminal.ts'

const DEFAULT_DAYS = 30
const NO_PAGE = '(unknown)'

export interface SummaryRow {
  readonly id: string
  readonly kind: LeadKind
  readonly received_at_ms: number
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly page_url: string | null
  /** A code of lib/leads/channel.ts, a utm_source or a host; '' where it is unknown. */
  readonly channel: string
  readonly answered_at_ms: number | null
}

type KindCounts = Readonly<Record<LeadKind, number>>

export interface Summary {
  readonly leads: number
  readonly kinds: KindCounts
  readonly days: readonly ({ readonly day: string; readonly leads: number } & KindCounts)[]
  readonly pages: readonly { readonly page: string; readonly leads: number }[]
  /** The most frequent first. */
  readonly sources: readonly { readonly source: string; readonly leads: number }[]
  readonly answered: number
  /**
   * Minutes from the lead to its answer, by the clock and in business hours; null without answers.
   */
  readonly medianMinutes: number | null
  readonly medianBusinessMinutes: number | null
  /** The longest waiting first. */
  readonly unanswered: readonly (SummaryRow & { readonly waitedMinutes: number })[]
}

export async function showSummary(store: Store, options: Options): Promise<void> {
  const nowMs = Date.now()
  const sinceMs = options.sinceMs ?? nowMs - DEFAULT_DAYS * DAY_MS
  const rows = await query<SummaryRow>(
    store,
    `SELECT id, kind, received_at_ms, name, phone, email, page_url, channel, answered_at_ms FROM leads
     WHERE received_at_ms >= ?1 AND is_trial = 0 AND junk_at_ms IS NULL ORDER BY received_at_ms`,
    sinceMs,
  )
  const summary = summarize(rows, nowMs)
  log(options.json ? stringify(toJson(summary, sinceMs)) : text(summary, sinceMs))
}

/** `rows` in any order. Days are those of this machine's time zone. */
export function summarize(rows: readonly SummaryRow[], nowMs: number, hours: WeekHours = business.hours.home): Summary {
  const answered = rows.flatMap(({ received_at_ms, answered_at_ms }) =>
    answered_at_ms === null ? [] : [{ from: received_at_ms, to: answered_at_ms }],
  )
  const byDay = Map.groupBy(rows, ({ received_at_ms }) => localTime(received_at_ms).slice(0, 10))
  const byPage = Map.groupBy(rows, ({ page_url }) => pagePathOf(page_url) ?? NO_PAGE)
  const bySource = Map.groupBy(rows, ({ channel }) => channelText(channel))
  return {
    leads: rows.length,
    kinds: countKinds(rows),
    days: [...byDay]
      .map(([day, ofDay]) => ({ day, leads: ofDay.length, ...countKinds(ofDay) }))
      .sort((a, b) => b.day.localeCompare(a.day)),
    pages: [...byPage]
      .map(([page, ofPage]) => ({ page, leads: ofPage.length }))
      .sort((a, b) => b.leads - a.leads || a.page.localeCompare(b.page)),
    sources: [...bySource]
      .map(([source, ofSource]) => ({ source, leads: ofSource.length }))
      .sort((a, b) => b.leads - a.leads || a.source.localeCompare(b.source)),
    answered: answered.length,
    medianMinutes: median(answered.map(({ from, to }) => (to - from) / MINUTE_MS)),
    medianBusinessMinutes: median(answered.map(({ from, to }) => businessMinutesBetween(hours, from, to))),
    unanswered: rows
      .filter(({ answered_at_ms }) => answered_at_ms === null)
      .map(row => ({ ...row, waitedMinutes: (nowMs - row.received_at_ms) / MINUTE_MS }))
      .sort((a, b) => b.waitedMinutes - a.waitedMinutes),
  }
}

function countKinds(rows: readonly SummaryRow[]): KindCounts {
  const count = (kind: LeadKind) => rows.filter(row => row.kind === kind).length
  return { plan: count('plan'), quote: count('quote'), estimate: count('estimate'), photo: count('photo') }
}

function text({ leads, days, pages, sources, answered, unanswered, ...summary }: Summary, sinceMs: number): string {
  const since = localTime(sinceMs).slice(0, 10)
  if (leads === 0) return `No leads since ${since}.`
  const parts = [
    `${plural(leads, 'lead')} since ${since}: ${answered} answered, ${unanswered.length} not`,
    summary.medianMinutes === null || summary.medianBusinessMinutes === null
      ? 'No answers are noted yet (the button on the lead page).'
      : `Median time to the answer: ${roughDuration(summary.medianMinutes)}, of it ${roughDuration(summary.medianBusinessMinutes)} in business hours`,
    '',
    table(
      ['day', 'leads', ...leadKinds],
      days.map(row => [row.day, String(row.leads), ...leadKinds.map(kind => String(row[kind]))]),
      [10, ...['leads', ...leadKinds].map(() => 8)],
    ),
    '',
    table(
      ['page', 'leads'],
      pages.map(row => [row.page, String(row.leads)]),
      [60, 8],
    ),
    '',
    table(
      ['source', 'leads'],
      sources.map(row => [row.source, String(row.leads)]),
      [60, 8],
    ),
  ]
  if (unanswered.length > 0)
    parts.push(
      '',
      table(
        ['unanswered', 'kind', 'received', 'waits', 'name', 'phone or email'],
        unanswered.map(row => [
          row.id,
          row.kind,
          localTime(row.received_at_ms),
          roughDuration(row.waitedMinutes),
          row.name ?? '',
          row.phone ?? row.email ?? '',
        ]),
        [36, 8, 16, 14, 28, 28],
      ),
    )
  return parts.join('\n')
}

function toJson({ unanswered, medianMinutes, medianBusinessMinutes, ...counts }: Summary, sinceMs: number) {
  return {
    since: isoTime(sinceMs),
    ...counts,
    median_minutes_to_answer: medianMinutes,
    median_business_minutes_to_answer: medianBusinessMinutes,
    unanswered: unanswered.map(({ waitedMinutes, received_at_ms, answered_at_ms: _answered, ...row }) => ({
      ...row,
      received_at: isoTime(received_at_ms),
      waited_minutes: Math.floor(waitedMinutes),
    })),
  }
}
