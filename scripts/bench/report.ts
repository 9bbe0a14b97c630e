// Writes docs/benchmarks.md: one part for each thing that is measured, with the day and the machine, replaced when it is measured again.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import path from 'node:path'
import { budgets, type GroupName } from './budgets.ts'
import { table, whole } from './figures.ts'
import type { BuildFigure } from './builds.ts'
import type { FrameworkPageFigure } from './framework-page.ts'
import type { LighthouseFigure } from './lighthouse.ts'
import type { LoadFigure } from './load.ts'
import type { NavigationFigure } from './navigation.ts'
import { root } from './tree.ts'
import type { WeightFigure } from './weights.ts'

export const parts = ['weights', 'lighthouse', 'navigation', 'load', 'builds'] as const
export type Part = (typeof parts)[number]

/** @throws when the report has no place for the part. */
export function replacePart(report: string, part: string, text: string): string {
  const [start, end] = [`<!-- part:${part} -->`, `<!-- end:${part} -->`]
  const from = report.indexOf(start)
  const to = report.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`docs/benchmarks.md has no place for ${part}: expected ${start} and ${end}`)
  return `${report.slice(0, from + start.length)}\n${text}\n${report.slice(to)}`
}

const file = path.join(root, 'docs/benchmarks.md')
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** What did the work: Chromium where a part needs one, and the packages that build, serve and measure. */
export function engines(chromium: string | undefined): string {
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

/** When, where and with what a part was measured. Whoever compares figures needs to know that the machine had other work. */
export function circumstances(now: Date, loadBefore: number, tools = engines(undefined)): string {
  const cores = cpus().length
  const busy =
    loadBefore > cores / 2
      ? ` The machine had other work: a load of ${loadBefore.toFixed(1)} on ${cores} cores before the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end; times on an idle one are shorter.`
      : ''
  const memoryGib = Math.round(totalmem() / 2 ** 30)
  return `Measured on ${now.toISOString().slice(0, 10)}; ${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memoryGib} GiB, ${platform()} ${release()}. ${tools}.${busy}`
}

export function writePart(part: Part, text: string): void {
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), part, text))
}

const mark = (value: number, limit: number) => (value > limit ? `**${whole(value)}**` : whole(value))
const limitsOf = (group: GroupName) => budgets.groups[group]

export function weightsText(figures: readonly WeightFigure[]): string {
  const rows = figures.map(
    ({ kind, group, path: address, htmlGzip, inlineScript, cssGzip, fonts, scriptGzip, flightGzip }) => [
      `${kind} (${address})`,
      mark(htmlGzip, limitsOf(group).htmlGzip),
      mark(inlineScript, limitsOf(group).inlineScript),
      mark(cssGzip, limitsOf(group).cssGzip),
      mark(fonts, limitsOf(group).fonts),
      scriptGzip === 0
        ? '0'
        : mark(Math.max(0, scriptGzip - budgets.framework.gzipBytes), limitsOf(group).ownScriptGzip),
      mark(flightGzip, limitsOf(group).flightGzip),
    ],
  )
  return table(
    [
      'heaviest page of each kind',
      'HTML gzip',
      'inline script',
      'CSS gzip',
      'fonts',
      `scripts beyond the framework’s ${whole(budgets.framework.gzipBytes)}`,
      'flight data gzip',
    ],
    rows,
  )
}

const shiftText = (shift: number) => shift.toFixed(3)

/** @param floor the framework's page of one heading, measured in the same run */
export function lighthouseText(
  figures: readonly LighthouseFigure[],
  floor: readonly FrameworkPageFigure[],
  runs: number,
): string {
  const { categories, tbtMs, cls, phoneLcpMs } = budgets.lighthouse
  const names = Object.keys(categories)
  const rows = figures.map(
    ({ path: address, device, group, scores, fcpMs, lcpMs, tbtMs: tbt, cls: shift, bytes, scriptBytes }) => [
      `${address}, ${device}`,
      ...names.map(name => String(scores[name] ?? '')),
      whole(fcpMs),
      device === 'phone' ? mark(lcpMs, phoneLcpMs[group]) : whole(lcpMs),
      mark(tbt, tbtMs),
      shift > cls ? `**${shiftText(shift)}**` : shiftText(shift),
      whole(bytes),
      whole(scriptBytes),
    ],
  )
  const floorRows = floor.map(({ name, device, scores, fcpMs, lcpMs, tbtMs: tbt, cls: shift, bytes, scriptBytes }) => [
    `${name}, ${device}`,
    ...names.map(category => String(scores[category] ?? '')),
    fcpMs,
    lcpMs,
    tbt,
    shiftText(shift),
    bytes,
    scriptBytes,
  ])
  const head = [...names, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'bytes', 'of scripts']
  const median = `Median of ${runs} ${runs === 1 ? 'run' : 'runs'}; bytes are transfer sizes with headers.`
  return [
    table(['page', ...head], rows),
    median,
    'In the same run, a page of the framework that holds one heading and nothing else:',
    table(['page', ...head], floorRows),
  ].join('\n\n')
}

export function navigationText(figures: readonly NavigationFigure[]): string {
  const { prerenderedLcpMs } = budgets.navigation
  const rows = figures.map(({ from, to, prerenderedMs, plainMs, prerendered, tries }) => [
    `${from} to ${to}`,
    mark(prerenderedMs, prerenderedLcpMs),
    whole(plainMs),
    `${prerendered} of ${tries}`,
  ])
  return `${table(['way', 'prepared, ms', 'not prepared, ms', 'prerendered'], rows)}\n\nFrom the click to the largest paint of the next page, median; the pointer rests on the link for 1.2 s first.`
}

export function loadText({ steps, sustainedPerSecond, pictureBytes, secondsPerStep }: LoadFigure): string {
  const rows = steps.map(({ perSecond, sent, errors, medianMs, p99Ms }) => [
    `${perSecond} a second`,
    sent,
    errors > 0 ? `**${errors}**` : '0',
    whole(medianMs),
    whole(p99Ms),
  ])
  return `${table(['plans posted', 'sent', 'errors', 'median ms', '99% within ms'], rows)}\n\nSustained without an error and answered within 5 s: **${sustainedPerSecond} plans a second** (steps of ${secondsPerStep} s, a different plan each time, each with a picture of ${whole(pictureBytes)} bytes; the desk, its database and this load share the machine).`
}

export function buildsText(figures: readonly BuildFigure[]): string {
  const [base] = figures
  const times = (ms: number) => (base ? `${(ms / base.wallMs).toFixed(1)} ×` : '')
  const rows = figures.map(({ pages, towns, wallMs, outBytes }) => [
    `${towns === undefined ? 'the site' : `${whole(towns)} towns`}`,
    pages,
    (wallMs / 1000).toFixed(1),
    times(wallMs),
    (wallMs / pages).toFixed(0),
    (outBytes / 2 ** 20).toFixed(1),
  ])
  return `${table(['built', 'pages', 'seconds', 'of the site', 'ms a page', 'MiB'], rows)}\n\nFramework build, type check and finishing of the export; pictures were there. Towns are location pages, generated in a copy of the tree. Budget: 1,000 towns within ${budgets.build.thousandTownsTimesBase} times the site.`
}
