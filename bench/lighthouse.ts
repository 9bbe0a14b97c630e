// Lighthouse's phone on one page of each kind, in turns with the floor: a page of one heading on
// the same asset server. The best of the runs counts, since noise only adds.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { routes } from '../content/routes.ts'
import { table } from './figures.ts'
import { root } from '../scripts/project.ts'
import { withStaticServer } from './static-server.ts'

interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number
        readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] }
      }
    >
  >
}

interface PageFigure {
  readonly path: string
  /** Percent by category. */
  readonly scores: readonly number[]
  readonly fcpMs: number
  readonly lcpMs: number
  readonly floorFcpMs: number
  readonly floorLcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Transfer size of all requests of the first load. */
  readonly bytes: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const lighthouseFile = path.join(root, 'node_modules/lighthouse/cli/index.js')
const TIMEOUT_MS = 150_000
/** On a busy machine a page sometimes paints too late for Lighthouse. */
const MAX_TRIES = 3

/** One indexed page of each kind: a noindex page cannot reach 100 for SEO. */
export const samplePaths: readonly string[] = [
  ...new Map(routes.filter(({ indexed }) => indexed).map(route => [route.kind, route.path])).values(),
]

/** @throws when no try returns figures */
function run(url: string, chromium: string, tries = 1): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    const args = [lighthouseFile, url, '--quiet', '--output=json', `--output-path=${file}`]
    args.push('--no-enable-error-reporting', '--chrome-flags=--headless=new --no-sandbox --disable-gpu')
    const result = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
    })
    if (!existsSync(file)) throw new Error(`Lighthouse wrote no report for ${url}: ${result.stderr.trim().slice(-400)}`)
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (report.runtimeError === undefined) return report
    if (tries === MAX_TRIES)
      throw new Error(
        `Lighthouse could not measure ${url}: ${report.runtimeError.code}: ${report.runtimeError.message}`,
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return run(url, chromium, tries + 1)
}

const least = (reports: readonly Report[], read: (report: Report) => number) => Math.min(...reports.map(read))
const value = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? NaN
const transferred = ({ audits }: Report) =>
  (audits['network-requests']?.details?.items ?? []).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)

function figureOf(address: string, reports: readonly Report[], floor: readonly Report[]): PageFigure {
  return {
    path: address,
    scores: CATEGORIES.map(name =>
      Math.round(100 * Math.max(...reports.map(({ categories }) => categories[name]?.score ?? NaN))),
    ),
    fcpMs: least(reports, value('first-contentful-paint')),
    lcpMs: least(reports, value('largest-contentful-paint')),
    floorFcpMs: least(floor, value('first-contentful-paint')),
    floorLcpMs: least(floor, value('largest-contentful-paint')),
    tbtMs: least(reports, value('total-blocking-time')),
    cls: least(reports, value('cumulative-layout-shift')),
    bytes: least(reports, transferred),
  }
}

const FLOOR =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>One heading</title><h1>One heading</h1></html>'

export async function measureLighthouse(
  site: string,
  chromium: string,
  { runs, paths }: { runs: number; paths: readonly string[] },
): Promise<readonly PageFigure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-floor-'))
  writeFileSync(path.join(folder, 'index.html'), FLOOR)
  try {
    return await withStaticServer(folder, floorUrl => {
      const turns = Array.from({ length: runs }, (_, turn) => {
        console.log(`  turn ${turn + 1} of ${runs}`)
        return { floor: run(floorUrl, chromium), pages: paths.map(address => run(site + address, chromium)) }
      })
      const floor = turns.map(turn => turn.floor)
      return paths.map((address, index) =>
        figureOf(
          address,
          turns.map(({ pages }) => pages[index]!),
          floor,
        ),
      )
    })
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

export function lighthouseText(figures: readonly PageFigure[], runs: number): string {
  const rows = figures.map(({ path: address, scores, fcpMs, lcpMs, floorFcpMs, floorLcpMs, tbtMs, cls, bytes }) => [
    address,
    scores.join(', '),
    fcpMs,
    lcpMs,
    (fcpMs / floorFcpMs).toFixed(2),
    (lcpMs / floorLcpMs).toFixed(2),
    tbtMs,
    cls.toFixed(3),
    bytes,
  ])
  const head = [
    'page',
    CATEGORIES.join(', '),
    'FCP ms',
    'LCP ms',
    'FCP / floor',
    'LCP / floor',
    'TBT ms',
    'CLS',
    'bytes',
  ]
  return `${table(head, rows)}\n\nThe best of ${runs} runs on Lighthouse’s phone, in turns with a page of one heading on the same server (the floor). Goals: 1.05 and 1.2 of the floor; bytes are transfer sizes with headers.`
}
