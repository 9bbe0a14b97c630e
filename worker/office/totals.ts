// Leads, time to the answer and jobs won: by week, page, kind and source, from an index that
// holds all of it.
import { FIRST_MONDAY_MS, wallTime, WEEK_MS } from '@/lib/new-york'
import { HOUR_MS } from '@/lib/time'
import type { Env } from '@/worker/env'

/** Null of no values. */
function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort()
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

const MAX_ROWS = 25

export const spans = [12, 52] as const
export type Span = (typeof spans)[number]

export interface TotalsRow {
  /** Start of the week in milliseconds, path, kind, or channel; null or '' where it is unknown. */
  readonly key: string | number | null
  readonly leads: number
  readonly median_ms: number | null
  readonly won: number
  readonly won_cents: number
}

/** In the order of the page. */
export const totalsParts = ['all', 'week', 'source', 'page', 'kind'] as const
export type TotalsPart = (typeof totalsParts)[number]
export type Totals = Readonly<Record<TotalsPart, readonly TotalsRow[]>>

export const readSpan = (parameters: URLSearchParams): Span =>
  spans.find(weeks => String(weeks) === parameters.get('weeks')) ?? spans[0]

/** Midnight of Monday in New York, of this week and those before; the newest first. */
export function weekStarts(nowMs: number, weeks: number): readonly number[] {
  const monday = Math.floor((wallTime(nowMs) - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS
  return Array.from({ length: weeks }, (_, index) => {
    const start = monday - index * WEEK_MS
    // Clocks change on Sundays, so noon has the same offset from UTC.
    const noon = start + 12 * HOUR_MS
    return start - (wallTime(noon) - noon)
  })
}

/**
 * One part of the index leads_totals a week, whose words these are. Each lead is read once:
 * grouping in the database would read it twice, and a median needs every wait.
 */
const totalsSql = `SELECT week.value AS week,
    (SELECT json_group_array(json_array(kind, channel, page_path,
       CASE WHEN answered_at_ms IS NOT NULL THEN MAX(answered_at_ms - received_at_ms, 0) END,
       CASE WHEN outcome = 'won' THEN CAST(COALESCE(won_cents, 0) AS INTEGER) END))
     FROM leads INDEXED BY leads_totals
     WHERE received_at_ms >= week.value AND received_at_ms < week.value + json_extract(?2, week.fullkey)
       AND is_trial = 0 AND suspect IS NULL AND junk_at_ms IS NULL) AS leads
  FROM json_each(?1) AS week`

interface CountedLead {
  readonly week: number
  readonly kind: string
  readonly source: string
  readonly page: string | null
  readonly waitMs: number | null
  /** Null where it was not won. */
  readonly wonCents: number | null
}

type WeekLead = readonly [
  kind: string,
  channel: string,
  page: string | null,
  waitMs: number | null,
  cents: number | null,
]

const readWeek = ({ week, leads }: { readonly week: number; readonly leads: string }): CountedLead[] =>
  (JSON.parse(leads) as readonly WeekLead[]).map(([kind, source, page, waitMs, wonCents]) => ({
    week,
    kind,
    source,
    page,
    waitMs,
    wonCents,
  }))

function rowsOf(leads: readonly CountedLead[], part: TotalsPart): TotalsRow[] {
  return [...Map.groupBy(leads, lead => (part === 'all' ? part : lead[part]))].map(([key, ofKey]) => {
    const won = ofKey.flatMap(({ wonCents }) => wonCents ?? [])
    return {
      key,
      leads: ofKey.length,
      median_ms: median(ofKey.flatMap(({ waitMs }) => waitMs ?? [])),
      won: won.length,
      won_cents: won.reduce((sum, cents) => sum + cents, 0),
    }
  })
}

/** Totals of the last `weeks` weeks, this one included. */
export async function totals(env: Env, weeks: Span, nowMs: number): Promise<Totals> {
  const starts = weekStarts(nowMs, weeks)
  // A week in which clocks change is an hour longer or shorter. The first is the one that goes on.
  const lengths = starts.map((start, index) => (starts[index - 1] ?? start + 2 * WEEK_MS) - start)
  const { results } = await env.DB.prepare(totalsSql)
    .bind(JSON.stringify(starts), JSON.stringify(lengths))
    .all<{ week: number; leads: string }>()
  const leads = results.flatMap(readWeek)
  const byCount = (a: TotalsRow, b: TotalsRow) => b.leads - a.leads || String(a.key).localeCompare(String(b.key))
  const rows = (part: TotalsPart) =>
    part === 'week' ? rowsOf(leads, part) : rowsOf(leads, part).sort(byCount).slice(0, MAX_ROWS)
  return Object.fromEntries(totalsParts.map(part => [part, rows(part)])) as unknown as Totals
}
