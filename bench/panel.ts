// `npm run bench:panel`: what reading a meter's file costs on the served page, into
// docs/benchmarks.md.
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { panelCheckPath } from '@/content/routes'
import { bold, formatInteger, median, table } from './figures.ts'
import { measureSite, withBrowser, writePart } from './measure-site.ts'
import { gzipBytes } from './page-weight.ts'
import { csvKwh, greenButton, greenButtonEntries, meterYear, tsvKw, YEAR_INTERVALS } from '../tests/meter-files.ts'

const RUNS = 5
const GOAL_MS = 300
const CHOICE_GOAL_MS = 50
const PAUSE_GOAL_MS = 50
const TIMEOUT_MS = 120_000
const LARGE_ROWS = 1_000_000
/** With the rest of a row, a million rows have about 200 MB. */
const LARGE_NOTE = 180
const LARGE_START_MS = Date.UTC(1997, 0, 1)

const { form, meter } = panelCheck

let address = ''

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(address)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-island="panel-check"]')?.noValidate)
  await page.getByRole('radio', { name: form.ways.meter }).press('Space')
  return page
}

/** Waits for the chart of the days. Not by its role, which would work through the whole page. */
const charted = (page: Page) =>
  page.waitForSelector('svg[aria-label^="Highest demand of each day"]', { timeout: TIMEOUT_MS })

/** Waits for the picture of the replayed year. */
const replayed = (page: Page) =>
  page.waitForSelector('section[aria-labelledby="check-replay"] canvas', { timeout: TIMEOUT_MS })

/** From a choice of the replay to the sentence that follows from it, in milliseconds. */
async function choiceMs(browser: Browser, file: string): Promise<number> {
  const page = await open(browser)
  await page.getByLabel(meter.choose).setInputFiles(file)
  const replay = page.getByRole('region', { name: panelReplay.title })
  await replay.getByRole('status').first().waitFor({ timeout: TIMEOUT_MS })
  const spent = await replay.evaluate(async section => {
    const [sentence] = section.querySelectorAll('[role=status]')
    const choices = [...section.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const times: number[] = []
    for (const choice of choices.filter(({ checked }) => !checked)) {
      const start = performance.now()
      const changed = new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        if (sentence) observer.observe(sentence, { childList: true, characterData: true, subtree: true })
      })
      choice.click()
      await changed
      times.push(performance.now() - start)
    }
    return times
  })
  await page.close()
  return median(spent)
}

/**
 * Main thread's time from choosing the file to the chart on the page, in milliseconds: script with
 * its loading, layout and paint. ScriptDuration would leave out what runs after a piece of the file
 * has been read.
 */
async function mainThreadMs(browser: Browser, file: string): Promise<number> {
  const page = await open(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () =>
    ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) *
    1000
  const before = await busy()
  await page.getByLabel(meter.choose).setInputFiles(file)
  await charted(page)
  const spent = (await busy()) - before
  await page.close()
  return spent
}

interface LargeFile {
  readonly seconds: number
  /** The longest time between two ticks of the page until the year was replayed. */
  readonly longestPauseMs: number
}

type LargeKind = 'CSV' | 'CSV, days in no order' | 'Green Button'

function writeLargeFile(file: string, kind: LargeKind) {
  const note = 'x'.repeat(LARGE_NOTE)
  // Neither rising nor falling for long, which is a running total's shape.
  const wh = (index: number) => 200 + ((index * 7919) % 97)
  const csvRow = (index: number) => {
    const time = new Date(LARGE_START_MS + index * 900_000).toISOString()
    return `${time.slice(0, 10)},${time.slice(11, 16)},${wh(index) / 1000},${note}\n`
  }
  const greenButtonReading = (index: number) =>
    `<IntervalReading><timePeriod><duration>900</duration><start>${LARGE_START_MS / 1000 + index * 900}</start></timePeriod><value>${wh(index)}</value></IntervalReading>`
  const one = kind === 'Green Button' ? greenButtonReading : csvRow
  const days = Math.ceil(LARGE_ROWS / 96)
  const day = (number: number) => Array.from({ length: 96 }, (_, quarter) => one(96 * number + quarter)).join('')
  writeFileSync(file, kind === 'Green Button' ? '<feed><entry><content><IntervalBlock>' : 'Date,Time,kWh,Notes\n')
  for (let index = 0; index < days; index += 1)
    appendFileSync(file, day(kind === 'CSV, days in no order' ? (index * 7919) % days : index))
  if (kind === 'Green Button') appendFileSync(file, '</IntervalBlock></content></entry></feed>')
}

async function readLargeFile(browser: Browser, file: string): Promise<LargeFile> {
  const page = await open(browser)
  await page.evaluate(() => {
    const ticks = { longest: 0, last: performance.now() }
    Object.assign(window, { ticks })
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const now = performance.now()
      ticks.longest = Math.max(ticks.longest, now - ticks.last)
      ticks.last = now
      channel.port2.postMessage(null)
    }
    channel.port2.postMessage(null)
  })
  const start = performance.now()
  await page.getByLabel(meter.choose).setInputFiles(file)
  await charted(page)
  const seconds = (performance.now() - start) / 1000
  await replayed(page)
  const longestPauseMs = await page.evaluate(() => (window as unknown as { ticks: { longest: number } }).ticks.longest)
  await page.close()
  return { seconds, longestPauseMs }
}

/** Compressed bytes of the scripts that come with the file. */
async function readerBytes(browser: Browser, file: string): Promise<number> {
  const page = await open(browser)
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    // Those of the worker are no `script` to Playwright.
    if (new URL(response.url()).pathname.endsWith('.js')) sizes.push(response.body().then(gzipBytes))
  })
  await page.getByLabel(meter.choose).setInputFiles(file)
  await charted(page)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  return total
}

async function measure(browser: Browser): Promise<string> {
  const year = meterYear()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-panel-'))
  const files = [
    ['Green Button', greenButton(greenButtonEntries(year))],
    ['CSV of kWh, 24-hour clock', csvKwh(year)],
    ['TSV of kW, 12-hour clock', tsvKw(year)],
  ] as const
  const rows: (readonly [string, string, string])[] = []
  // As files on disk: what is handed over the protocol is decoded by the page.
  const fileOf = (index: number) => path.join(folder, `meter-${index}.txt`)
  for (const [index, [what, text]] of files.entries()) {
    writeFileSync(fileOf(index), text)
    const runs: number[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await mainThreadMs(browser, fileOf(index)))
    const ms = median(runs)
    rows.push([
      `${formatInteger(YEAR_INTERVALS)} readings as ${what}, ${(text.length / 1e6).toFixed(1)} MB: main thread, ms`,
      bold(formatInteger(ms), ms > GOAL_MS),
      String(GOAL_MS),
    ])
  }
  rows.push(['scripts that come with a file, gzip bytes', formatInteger(await readerBytes(browser, fileOf(1))), ''])
  rows.push([
    'a choice of the replay: ms to its sentence',
    formatInteger(await choiceMs(browser, fileOf(1))),
    String(CHOICE_GOAL_MS),
  ])
  for (const kind of ['CSV', 'CSV, days in no order', 'Green Button'] as const) {
    const file = path.join(folder, 'large.txt')
    writeLargeFile(file, kind)
    const runs: LargeFile[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await readLargeFile(browser, file))
    // The least, because what else the machine does can only add to it.
    const least = (of: (run: LargeFile) => number) => Math.min(...runs.map(of))
    const size = `${formatInteger(LARGE_ROWS)} readings as ${kind}, ${formatInteger(statSync(file).size / 1e6)} MB`
    rows.push([`${size}: seconds to the chart`, least(({ seconds }) => seconds).toFixed(1), ''])
    const pauseMs = least(({ longestPauseMs }) => longestPauseMs)
    rows.push([`${size}: longest pause of the page, ms`, formatInteger(pauseMs), String(PAUSE_GOAL_MS)])
  }
  rmSync(folder, { recursive: true })
  return `${table(['figure', 'measured', 'goal'], rows)}\n\nThe main thread's time from choosing the file to the chart holds all script, the loading of the readers, layout and paint; median of ${RUNS} runs. Of a million readings the least of ${RUNS} runs.`
}

await measureSite((site, executablePath) => {
  address = new URL(panelCheckPath, site).href
  return writePart('panel', () => withBrowser(executablePath, [], measure), executablePath)
})
