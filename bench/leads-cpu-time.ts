// What a plan costs the Worker in CPU time, for the limit of Workers Free. Its bundle runs in this
// thread, on the same JavaScript engine as on Cloudflare; the bindings, whose time Cloudflare does
// not count, are replaced by an SQLite in memory and by stubs.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { PAGE_SECONDS_HEADER } from '../lib/leads/choices.ts'
import { bundledWorker } from '../tests/lead-desk/desk-folder.ts'
import { root } from '../scripts/project.ts'
import { paddedJpeg, plan } from '../tests/lead-desk/sample-leads.ts'

const WARM_UP = 100
const PLANS = 500
/** Of the planner's picture, usual size. */
const PICTURE_BYTES = 55_000

export interface CpuFigure {
  readonly pictureBytes: number
  /**
   * Milliseconds of CPU for one plan with one destination: checked, stored, answered, delivered.
   */
  readonly firstMs: number
  readonly meanMs: number
}

/** The part of D1 that the Worker uses. */
function openDatabase() {
  const db = new DatabaseSync(':memory:')
  const folder = path.join(root, 'worker/migrations')
  for (const name of readdirSync(folder).sort()) db.exec(readFileSync(path.join(folder, name), 'utf8'))
  const statement = (sql: string, values: readonly SQLInputValue[]) => {
    const all = () => {
      const results = db.prepare(sql).all(...values)
      const { changes } = db.prepare('SELECT changes() AS changes').get() as { changes: number }
      return { results, meta: { changes } }
    }
    return {
      bind: (...next: readonly SQLInputValue[]) => statement(sql, next),
      all: () => Promise.resolve(all()),
      run: () => Promise.resolve(all()),
      first: (column?: string) => {
        const row = all().results[0] ?? null
        return Promise.resolve(row === null || column === undefined ? row : row[column])
      },
      now: all,
    }
  }
  return {
    prepare: (sql: string) => statement(sql, []),
    batch: (statements: readonly ReturnType<typeof statement>[]) => Promise.resolve(statements.map(({ now }) => now())),
  }
}

interface Worker {
  readonly fetch: (request: Request, env: object, context: object) => Promise<Response>
}

export async function measureCpu(): Promise<CpuFigure> {
  const { default: worker } = (await import(pathToFileURL(await bundledWorker()).href)) as { default: Worker }
  const env = {
    DB: openDatabase(),
    PLANS: { put: () => Promise.resolve(null) },
    RATE_LIMIT: 'off',
    // Gets each lead; a chat would get digests of so many.
    LEAD_FORWARD_URL: 'https://hooks.example.com/leads',
  }
  const picture = paddedJpeg(PICTURE_BYTES)
  const requestOf = (n: number) =>
    new Request('https://www.example.com/api/leads/plan', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bench-cpu-${n}`,
        origin: 'https://www.example.com',
        [PAGE_SECONDS_HEADER]: '40',
      },
      body: JSON.stringify(
        plan({ page_url: `https://www.example.com/ev-charger-planner?n=${n}`, plan_image_jpeg: picture }),
      ),
    })
  const realFetch = globalThis.fetch
  let delivered = 0
  globalThis.fetch = () => {
    delivered++
    return Promise.resolve(new Response('ok'))
  }
  const handle = async (request: Request) => {
    const rest: Promise<unknown>[] = []
    const response = await worker.fetch(request, env, { waitUntil: (work: Promise<unknown>) => rest.push(work) })
    await Promise.all(rest)
    if (response.status !== 201) throw new Error(`a plan was answered ${response.status}`)
  }
  try {
    const cpuOf = async (requests: readonly Request[]) => {
      const before = process.threadCpuUsage()
      for (const request of requests) await handle(request)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000 / requests.length
    }
    // What Node.js itself loads on first use.
    const text = await requestOf(0).text()
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    const firstMs = await cpuOf([requestOf(0)])
    await cpuOf(Array.from({ length: WARM_UP }, (_, n) => requestOf(1 + n)))
    const meanMs = await cpuOf(Array.from({ length: PLANS }, (_, n) => requestOf(1 + WARM_UP + n)))
    const sent = 1 + WARM_UP + PLANS
    if (delivered !== sent) throw new Error(`${delivered} of ${sent} plans were delivered`)
    return { pictureBytes: PICTURE_BYTES, firstMs, meanMs }
  } finally {
    globalThis.fetch = realFetch
  }
}
