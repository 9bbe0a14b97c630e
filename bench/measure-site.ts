// Builds and serves the site for a benchmark, and writes what it found into docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { installChromium } from '../scripts/browsers.ts'
import { build, leadDesk } from '../scripts/build.ts'
import { prettier, root, runNode } from '../scripts/project.ts'
import { withServer } from '../scripts/local/serve.ts'
import { environmentText, replacePart, versions } from './report.ts'

const report = path.join(root, 'docs/benchmarks.md')

/**
 * Runs `measure` with the address of the served site, or of BASE_URL, and the path of a Chromium.
 */
export async function measureSite(measure: (site: string, chromium: string) => Promise<void>): Promise<void> {
  const executable = await installChromium()
  if (process.env.BASE_URL) return measure(process.env.BASE_URL, executable)
  build(leadDesk)
  await withServer(url => measure(url, executable))
}

export const software3d = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** Runs `measure` in a Chromium of its own. */
export async function withBrowser<T>(
  executablePath: string,
  options: readonly string[],
  measure: (browser: Browser) => Promise<T>,
): Promise<T> {
  const args = ['--no-sandbox', '--disable-background-networking', ...options]
  const browser = await chromium.launch({ executablePath, args })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Measures one part of the report; `measure` resolves to its text. */
export async function writePart(part: string, measure: () => Promise<string> | string, chromium?: string) {
  const loadBefore = loadavg()[0] ?? 0
  const text = await measure()
  console.log(text)
  const whole = `${environmentText(new Date(), loadBefore, versions(chromium))}\n\n${text}`
  writeFileSync(report, replacePart(readFileSync(report, 'utf8'), part, whole))
  runNode([prettier, '--write', '--log-level', 'warn', report])
}
