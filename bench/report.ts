// The parts of docs/benchmarks.md: one for each measurement, with date and machine.
import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** @throws when the report lacks the part's markers */
export function replacePart(report: string, part: string, text: string): string {
  const [start, end] = [`<!-- part:${part} -->`, `<!-- end:${part} -->`]
  const from = report.indexOf(start)
  const to = report.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no part ${part}: expected ${start} and ${end}`)
  return `${report.slice(0, from + start.length)}\n${text}\n${report.slice(to)}`
}

/** Versions of Node.js and the browser. */
export function versions(chromium: string | undefined): string {
  if (chromium === undefined) return `Node.js ${process.version}`
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8' })
  return `Node.js ${process.version}, ${stdout.trim().replace(/^(\S+ [\d.]+).*$/, '$1')}`
}

/** Date, machine and versions of a measurement, and whether the machine was busy. */
export function environmentText(now: Date, loadBefore: number, tools = versions(undefined)): string {
  const cores = cpus().length
  const busy =
    loadBefore > cores / 2
      ? ` The machine was busy: load ${loadBefore.toFixed(1)} on ${cores} cores before the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`
      : ''
  const memoryGib = Math.round(totalmem() / 2 ** 30)
  return `Measured on ${now.toISOString().slice(0, 10)}; ${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memoryGib} GiB. ${tools}.${busy}`
}
