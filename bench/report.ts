// The parts of docs/benchmarks.md: one for each measurement, with date and machine.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import path from 'node:path'
import { budgets, type GroupName } from './budgets.ts'
import { plural } from '../lib/plural.ts'
import { bold, table, formatInteger } from './figures.ts'
import type { BuildFigure } from './builds.ts'
import type { FrameworkPageFigure } from './framework-page.ts'
import type { LighthouseFigure, PageFigure } from './lighthouse.ts'
import type { LoadFigure, LoadStep } from './load.ts'
import type { NavigationFigure } from './navigation.ts'
import { root } from '../scripts/project.ts'
import type { WeightFigure } from './weights.ts'

export const parts = ['weights', 'lighthouse', 'versus', 'navigation', 'interactions', 'load', 'builds'] as const
export type Part = (typeof parts)[number]

/** @throws when the report lacks the part's markers */
export function replacePart(report: string, part: string, text: string): string {
  const [start, end] = [`<!-- part:${part} -->`, `<!-- end:${part} -->`]
  const from = report.indexOf(start)
  const to = report.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no part ${part}: expected ${start} and ${end}`)
  return `${report.slice(0, from + start.length)}\n${text}\n${report.slice(to)}`
}

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** Versions of Node.js, the browser and the packages that build, serve and measure. */
export function versions(chromium: string | undefined): string {
  const browser =
    chromium === undefined
      ? ''
      : spawnSync(chromium, ['--version'], { encoding: 'utf8' })
          .stdout.trim()
          .replace(/^(\S+ [\d.]+).*$/, '$1')
  return [
    `Node.js ${process.version}`,
    browser,
    ...['next', 'wrangler', 'workerd', 'lighthouse'].map(name => `${name} ${versionOf(name)}`),
  ]
    .filter(text => text !== '')
    .join(', ')
}

/** Date, machine and versions of a measurement, and whether the machine was busy. */
export function environmentText(now: Date, loadBefore: number, tools = versions(undefined)): string {
  const cores = cpus().length
  const busy =
    loadBefore > cores / 2
      ? ` The machine was busy: load ${loadBefore.toFixed(1)} on ${cores} cores before the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`
      : ''
  const memoryGib = Math.round(totalmem() / 2 ** 30)
  return `Measured on ${now.toISOString().slice(0, 10)}; ${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memoryGib} GiB, ${platform()} ${release()}. ${tools}.${busy}`
}

const markIfAbove = (value: number, limit: number) => bold(formatInteger(value), value > limit)
const limitsOf = (group: GroupName) => budgets.groups[group]

export function weightsText(figures: readonly WeightFigure[]): string {
  const rows = figures.map(
    ({ kind, group, path: address, htmlGzip, inlineScript, cssGzip, fonts, scriptGzip, flightGzip }) => [
      `${kind} (${address})`,
      markIfAbove(htmlGzip, limitsOf(group).htmlGzip),
      markIfAbove(inlineScript, limitsOf(group).inlineScript),
      markIfAbove(cssGzip, limitsOf(group).cssGzip),
      markIfAbove(fonts, limitsOf(group).fonts),
      markIfAbove(Math.max(0, scriptGzip - budgets.framework.gzipBytes), limitsOf(group).ownScriptGzip),
      markIfAbove(flightGzip, limitsOf(group).flightGzip),
    ],
  )
  return table(
    [
      'heaviest page of each kind',
      'HTML gzip',
      'inline script',
      'CSS gzip',
      'fonts',
      `scripts beyond the framework’s ${formatInteger(budgets.framework.gzipBytes)}`,
      'flight data gzip',
    ],
    rows,
  )
}

/** @param baseline the smallest Next.js page, measured in the same run */
export function lighthouseText(
  figures: readonly LighthouseFigure[],
  baseline: readonly FrameworkPageFigure[],
  runs: number,
): string {
  const limits = budgets.lighthouse
  const names = Object.keys(limits.categories)
  const rowOf = (name: string, figure: PageFigure, most: { lcpMs: number; tbtMs: number; cls: number }) => [
    `${name}, ${figure.device}`,
    ...names.map(category => String(figure.scores[category] ?? '')),
    figure.fcpMs,
    markIfAbove(figure.lcpMs, most.lcpMs),
    markIfAbove(figure.tbtMs, most.tbtMs),
    bold(figure.cls.toFixed(3), figure.cls > most.cls),
    figure.bytes,
    figure.scriptBytes,
  ]
  const rows = figures.map(figure =>
    rowOf(figure.path, figure, {
      ...limits,
      lcpMs: figure.device === 'phone' ? limits.phoneLcpMs[figure.group] : Infinity,
    }),
  )
  const unlimited = { lcpMs: Infinity, tbtMs: Infinity, cls: Infinity }
  const baselineRows = baseline.map(figure => rowOf(figure.name, figure, unlimited))
  const head = [...names, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'bytes', 'of scripts']
  const median = `Median of ${plural(runs, 'run')}; bytes are transfer sizes with headers.`
  return [
    table(['page', ...head], rows),
    median,
    'In the same run, a Next.js page with a single heading:',
    table(['page', ...head], baselineRows),
  ].join('\n\n')
}

export function navigationText(figures: readonly NavigationFigure[]): string {
  const { prerenderedLcpMs } = budgets.navigation
  const rows = figures.map(({ from, to, prerenderedMs, plainMs, prerendered, tries }) => [
    `${from} to ${to}`,
    markIfAbove(prerenderedMs, prerenderedLcpMs),
    formatInteger(plainMs),
    `${prerendered} of ${tries}`,
  ])
  return `${table(['link', 'prerendered, ms', 'not prerendered, ms', 'tries prerendered'], rows)}\n\nFrom the click to the largest contentful paint of the next page, median; the pointer hovers for 1.2 s first.`
}

export function loadText({ steps, sustainedPerSecond, overload, imageBytes, secondsPerStep }: LoadFigure): string {
  const row = ({ perSecond, sent, refused, failed, acceptedPerSecond, medianMs, p99Ms, slowestMs }: LoadStep) => [
    `${perSecond} a second`,
    formatInteger(sent),
    acceptedPerSecond.toFixed(0),
    formatInteger(refused),
    markIfAbove(failed, 0),
    formatInteger(medianMs),
    formatInteger(p99Ms),
    formatInteger(slowestMs),
  ]
  const columns = [
    'plans posted',
    'sent',
    'accepted a second',
    '429 or 503',
    'failed',
    'median ms',
    '99% within ms',
    'slowest ms',
  ]
  const latestPostMs = Math.max(...[...steps, overload].map(step => step.latestPostMs))
  return `${table(columns, [...steps, overload].map(row))}\n\nSustained, each accepted and 99% within 1 s: **${sustainedPerSecond} plans a second**. The last row posts twice as many (steps of ${secondsPerStep} s, a different plan each time, each with a picture of ${formatInteger(imageBytes)} bytes; the lead desk, its database and the load generator share the machine). The generator posted each plan within ${formatInteger(latestPostMs)} ms of its time.`
}

export function buildsText(figures: readonly BuildFigure[]): string {
  const [base] = figures
  const times = (ms: number) => (base ? `${(ms / base.wallMs).toFixed(1)} ×` : '')
  const rows = figures.map(({ pages, towns, wallMs, outBytes }) => [
    `${towns === undefined ? 'the site' : `${formatInteger(towns)} towns`}`,
    pages,
    (wallMs / 1000).toFixed(1),
    times(wallMs),
    (wallMs / pages).toFixed(0),
    (outBytes / 2 ** 20).toFixed(1),
  ])
  return `${table(['built', 'pages', 'seconds', 'of the site', 'ms a page', 'MiB'], rows)}\n\nNext.js build, type check and scripts/finish-export; images were generated before. Towns are location pages, generated in a copy of the tree. Budget: 1,000 towns within ${budgets.build.thousandTownsTimesBase} times the site.`
}
