// The office page with thousands of leads, on a real engine.
import { createHash } from 'node:crypto'
import { randomId } from '../lib/random-id.ts'
import { openState, startLeadDesk } from '../tests/lead-desk/lead-desk.ts'
import { median } from './figures.ts'

const LEADS = 5000
const RUNS = 20
const views = {
  Now: '',
  All: '?view=all',
  'All, page 100': '?view=all&page=100',
  Search: '?view=all&q=visitor+4999',
  'Search by place': '?view=all&q=Islip&state=won',
  'Totals, 52 weeks': '?view=totals&weeks=52',
  Suspect: '?view=suspect',
} as const

/** A year of leads: of ten, two wait for an answer, one is suspect, two are won. */
const fill = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
  INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, phone_e164, location, page_url,
    payload, sheet_token, desk_origin, person_id, channel, page_path, suspect, answered_at_ms, outcome, won_cents, won_at_ms)
  SELECT 'lead-' || i, CASE i % 3 WHEN 0 THEN 'quote' WHEN 1 THEN 'estimate' ELSE 'plan' END, 'key-' || i, '', at, '2026',
    'Visitor ' || i, '631555' || printf('%04d', i % 10000), '+1631555' || printf('%04d', i % 10000), CASE i % 4 WHEN 0 THEN '11751' ELSE 'Huntington' END,
    'https://www.example.com/contact', json_object('message', printf('%.*c', 800, 'x'), 'utm', json_object()), printf('%032x', i), 'https://www.example.com',
    'lead-' || (i - i % 5), CASE i % 3 WHEN 0 THEN 'google-ads' ELSE 'bing.com' END, '/page-' || i % 40,
    CASE WHEN i % 10 = 9 THEN 'A program' END, CASE WHEN i % 10 BETWEEN 2 AND 8 THEN at + 1200000 END,
    CASE WHEN i % 10 BETWEEN 2 AND 3 THEN 'won' END, CASE WHEN i % 10 BETWEEN 2 AND 3 THEN 120000 END, CASE WHEN i % 10 BETWEEN 2 AND 3 THEN at END
  FROM (SELECT i, ?1 - i * 6300000 AS at FROM n)`

interface OfficeTime {
  readonly view: string
  readonly medianMs: number
  readonly slowestMs: number
}

/** From the request to the last byte, the first request of each view included. */
export async function measureOffice(): Promise<readonly OfficeTime[]> {
  const desk = await startLeadDesk({ vars: { RATE_LIMIT: 'off' } })
  const store = openState(desk.state)
  const key = randomId()
  try {
    await store.batch([
      { sql: fill, parameters: [Date.now(), LEADS] },
      {
        sql: 'INSERT INTO office_link VALUES (1, ?1, 0)',
        parameters: [createHash('sha256').update(key).digest('hex')],
      },
    ])
    const times: OfficeTime[] = []
    for (const [view, query] of Object.entries(views)) {
      const runs: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const startMs = performance.now()
        const response = await fetch(`${desk.url}/api/leads/office/${key}${query}`)
        const page = await response.text()
        runs.push(performance.now() - startMs)
        if (!response.ok || !page.includes('</html>')) throw new Error(`${view} answered ${response.status}`)
      }
      times.push({ view, medianMs: median(runs), slowestMs: Math.max(...runs) })
    }
    return times
  } finally {
    await store.close()
    await desk.stop()
  }
}

/** Rows of the table in docs/benchmarks.md. */
export const officeRows = (times: readonly OfficeTime[]): readonly string[] =>
  times.map(
    ({ view, medianMs, slowestMs }) =>
      `| office page with ${LEADS.toLocaleString('en-US')} leads, ${view}: median, slowest of ${RUNS} | ${medianMs.toFixed(0)} ms, ${slowestMs.toFixed(0)} ms |`,
  )
