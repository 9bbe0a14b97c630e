// Lighthouse on one page of each kind, as a phone and as a desktop.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { routes } from '../content/routes.ts'
import { groupOf, type GroupName } from './budgets.ts'
import { median } from './figures.ts'
import { root } from '../scripts/project.ts'

export type Device = 'phone' | 'desktop'

/** Medians of several runs on one page. */
export interface PageFigure {
  readonly device: Device
  /** Percent by category. */
  readonly scores: Readonly<Record<string, number>>
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Transfer size of all requests of the first load. */
  readonly bytes: number
  readonly scriptBytes: number
}

export interface LighthouseFigure extends PageFigure {
  readonly path: string
  readonly group: GroupName
}

interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number
        readonly details?: {
          readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[]
        }
      }
    >
  >
}

const lighthouseFile = path.join(root, 'node_modules/lighthouse/cli/index.js')
const TIMEOUT_MS = 150_000
/** Retries: on a busy machine a page sometimes paints too late for Lighthouse. */
const MAX_TRIES = 3

/** One indexed page of each kind: a noindex page cannot reach 100 for SEO. */
export const samplePaths: readonly string[] = [
  ...new Map(routes.filter(({ indexed }) => indexed).map(route => [route.kind, route.path])).values(),
]

function runOnce(url: string, device: Device, chromium: string): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    const args = [
      lighthouseFile,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ]
    const result = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
    })
    if (!existsSync(file))
      throw new Error(
        `Lighthouse wrote no report for ${url}: ${result.stderr.trim().slice(-400) || String(result.error ?? result.status)}`,
      )
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws when Lighthouse is not installed or no try returns figures */
function runWithRetries(url: string, device: Device, chromium: string): Report {
  if (!existsSync(lighthouseFile)) throw new Error('Lighthouse is not installed: run npm ci')
  for (let tries = 1; ; tries++) {
    const report = runOnce(url, device, chromium)
    if (report.runtimeError === undefined) return report
    if (tries === MAX_TRIES)
      throw new Error(
        `Lighthouse could not measure ${url} as a ${device}: ${report.runtimeError.code}: ${report.runtimeError.message}`,
      )
  }
}

/** @throws when Lighthouse is not installed or gives no figures */
export function measurePage(url: string, device: Device, chromium: string, runs: number): PageFigure {
  return figureOf(
    device,
    Array.from({ length: runs }, () => runWithRetries(url, device, chromium)),
  )
}

/**
 * Measures two pages in turns, so that other load on the machine meets both. Which one is first
 * alternates.
 * @throws when Lighthouse is not installed or gives no figures
 */
export function measureInTurns(
  urls: readonly [string, string],
  device: Device,
  chromium: string,
  runs: number,
): readonly [PageFigure, PageFigure] {
  const reports: [Report[], Report[]] = [[], []]
  for (let run = 0; run < runs; run++)
    for (const side of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      reports[side].push(runWithRetries(urls[side], device, chromium))
  return [figureOf(device, reports[0]), figureOf(device, reports[1])]
}

function figureOf(device: Device, reports: readonly Report[]): PageFigure {
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  const value = (name: string) => medianOf(({ audits }) => audits[name]?.numericValue ?? NaN)
  const requests = ({ audits }: Report) => audits['network-requests']?.details?.items ?? []
  const sizes = (wanted: (type: string | undefined) => boolean) =>
    medianOf(report =>
      requests(report)
        .filter(({ resourceType }) => wanted(resourceType))
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    )
  const names = Object.keys(reports[0]?.categories ?? {})
  return {
    device,
    scores: Object.fromEntries(
      names.map(name => [name, Math.round(100 * medianOf(({ categories }) => categories[name]?.score ?? NaN))]),
    ),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: sizes(() => true),
    scriptBytes: sizes(type => type === 'Script'),
  }
}

export function measureLighthouse(
  site: string,
  chromium: string,
  { runs, paths, log }: { runs: number; paths: readonly string[]; log: (text: string) => void },
): readonly LighthouseFigure[] {
  return paths.flatMap(address => {
    const route = routes.find(known => known.path === address)
    if (!route) throw new Error(`${address} is not a page of the site`)
    return (['phone', 'desktop'] as const).map(device => {
      const figure = measurePage(site + address, device, chromium, runs)
      log(`${address} ${device}: ${JSON.stringify(figure.scores)}`)
      return { path: address, group: groupOf(route), ...figure }
    })
  })
}
