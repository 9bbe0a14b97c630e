// Leads, time to the answer and jobs won: by week, page, kind and source. Counted by the database,
// from an index that holds all of it.
import { FIRST_MONDAY_MS, wallTime, WEEK_MS } from '@/lib/new-york'
import { HOUR_MS } from '@/lib/time'
import type { Env } from '@/worker/env'

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

/** The words are those of the index leads_totals. */
const counted = 'is_trial = 0 AND suspect IS NULL AND junk_at_ms IS NULL'

/** ?1: since. `key` is an expression on `leads`. */
const sql = (key: string, from: string, since: string, order: string) =>
  `WITH counted AS MATERIALIZED (
     SELECT ${key} AS key, MAX(answered_at_ms - received_at_ms, 0) AS wait, outcome = 'won' AS is_won, won_cents
     FROM ${from} WHERE ${since} AND ${counted}
   ), ranked AS (
     SELECT key, wait, ROW_NUMBER() OVER (PARTITION BY key ORDER BY wait) AS place, COUNT(*) OVER (PARTITION BY key) AS answers
     FROM counted WHERE wait IS NOT NULL
   ), medians AS (
     SELECT key, AVG(wait) AS median_ms FROM ranked WHERE place IN ((answers + 1) / 2, (answers + 2) / 2) GROUP BY key
   )
   SELECT counted.key, COUNT(*) AS leads, MAX(median_ms) AS median_ms, COALESCE(SUM(is_won), 0) AS won,
     COALESCE(SUM(CASE WHEN is_won THEN won_cents END), 0) AS won_cents
   FROM counted LEFT JOIN medians ON medians.key IS counted.key GROUP BY counted.key ORDER BY ${order} LIMIT ?2`

const byCount = 'leads DESC, counted.key'
const sinceThen = 'received_at_ms >= ?1'

export const totalsSql: Readonly<Record<TotalsPart, string>> = {
  all: sql("'all'", 'leads', sinceThen, byCount),
  week: sql(
    'week.value',
    // Week by week, each a part of the index.
    'json_each(?3) AS week CROSS JOIN leads',
    `received_at_ms >= week.value AND received_at_ms < week.value + json_extract(?4, week.fullkey) AND +received_at_ms >= ?1`,
    'counted.key DESC',
  ),
  kind: sql('kind', 'leads', sinceThen, byCount),
  source: sql('channel', 'leads', sinceThen, byCount),
  page: sql('page_path', 'leads', sinceThen, byCount),
}

/** Totals of the last `weeks` weeks, this one included. */
export async function totals(env: Env, weeks: Span, nowMs: number): Promise<Totals> {
  const starts = weekStarts(nowMs, weeks)
  const sinceMs = starts.at(-1) ?? 0
  // A week in which clocks change is an hour longer or shorter. The first is the one that goes on.
  const lengths = starts.map((start, index) => (starts[index - 1] ?? start + 2 * WEEK_MS) - start)
  const results = await env.DB.batch<TotalsRow>(
    totalsParts.map(part => {
      const statement = env.DB.prepare(totalsSql[part])
      return part === 'week'
        ? statement.bind(sinceMs, weeks, JSON.stringify(starts), JSON.stringify(lengths))
        : statement.bind(sinceMs, MAX_ROWS)
    }),
  )
  return Object.fromEntries(
    totalsParts.map((part, index) => [part, results[index]?.results ?? []]),
  ) as unknown as Totals
}
