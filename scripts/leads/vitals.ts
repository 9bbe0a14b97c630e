// `vitals`: how fast pages are for visitors (NEXT_PUBLIC_VITALS), by kind of page.
import { DAY_MS } from '../../lib/time.ts'
import type { Options } from './options.ts'
import { query, type Store } from './store.ts'
import { log, stringify, table, warn } from './terminal.ts'

const DEFAULT_DAYS = 28
/**
 * The share of views that are at least so fast, as Google judges pages.
 * https://web.dev/articles/vitals
 */
const SHARE = 0.75

interface VitalsRow {
  readonly page: string
  readonly lcp_ms: number | null
  readonly inp_ms: number | null
  readonly cls: number | null
}

interface PageVitals {
  readonly page: string
  readonly views: number
  /** Of three in four views; null where none was measured. Milliseconds, and a score. */
  readonly lcp_ms: number | null
  readonly inp_ms: number | null
  readonly cls: number | null
}

function usual(values: readonly (number | null)[]): number | null {
  const sorted = values.filter(value => value !== null).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * SHARE) - 1] ?? null
}

/** The most viewed kind of page first. */
export const summarizeVitals = (rows: readonly VitalsRow[]): readonly PageVitals[] =>
  [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, views]) => ({
      page,
      views: views.length,
      lcp_ms: usual(views.map(view => view.lcp_ms)),
      inp_ms: usual(views.map(view => view.inp_ms)),
      cls: usual(views.map(view => view.cls)),
    }))
    .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page))

export async function showVitals(store: Store, { sinceMs, json }: Options): Promise<void> {
  const fromMs = sinceMs ?? Date.now() - DEFAULT_DAYS * DAY_MS
  const rows = await query<VitalsRow>(
    store,
    'SELECT page, lcp_ms, inp_ms, cls FROM vitals WHERE day >= ?1',
    Math.floor(fromMs / DAY_MS),
  )
  const pages = summarizeVitals(rows)
  if (json) return log(stringify(pages))
  if (pages.length === 0)
    return warn('Nothing was measured. Pages measure in a build with NEXT_PUBLIC_VITALS=1: docs/advertising.md')
  const ms = (value: number | null) => (value === null ? '' : `${Math.round(value)} ms`)
  log(
    table(
      ['page', 'views', 'LCP', 'INP', 'CLS'],
      pages.map(({ page, views, lcp_ms, inp_ms, cls }) => [
        page,
        String(views),
        ms(lcp_ms),
        ms(inp_ms),
        cls === null ? '' : cls.toFixed(3),
      ]),
      [62, 8, 10, 10, 8],
    ),
  )
  log('Three in four views were at least so fast.')
}
