// The panel check by phone and by keyboard, the meter's file and its year replayed, the way into
// the planner, and a lead with its numbers.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { plannerKeepLabels } from '@/content/words/planner'
import { panelCheckPath } from '@/content/routes'
import { greenButton, greenButtonEntries, meterYear, psegCsv } from '@/tests/meter-files'
import { expect, hold, openMoreSettings, test, waitForIsland, waitForPlanner } from './fixtures'

const { form, meter, answer } = panelCheck
const root = path.resolve(import.meta.dirname, '../..')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const year = meterYear()
const summary =
  '35,036 readings of 15 minutes, November 1, 2025 to October 31, 2026. Highest: 9.4 kW on August 3, 2026 at 6:15 PM.'

async function open(page: Page) {
  await page.goto(panelCheckPath)
  await waitForIsland(page, 'panel-check')
}
const result = (page: Page) => page.getByRole('region', { name: answer.heading })
const chooseFile = (page: Page, text: string, name = 'meter.csv') =>
  page.getByLabel(meter.choose).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function axeFindings(page: Page) {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`)
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('it reads as a worked example with its lines and prices', async ({ page }) => {
    await page.goto(panelCheckPath)
    await expect(result(page)).toContainText(answer.verdicts.close.title)
    await expect(result(page)).toContainText(answer.example)
    await expect(page.getByRole('table', { name: answer.linesTitle })).toContainText('22,000')
    await expect(page.getByText(answer.steps.upgrade.price, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: form.submit })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the utility’s file of a solar home is refused, one with rate periods is read and replayed', async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('radio', { name: form.ways.meter }).check({ force: true })
    await chooseFile(page, psegCsv(year.slice(0, 96 * 40), true))
    await expect(page.getByText(panelReplay.none.solar)).toBeVisible({ timeout: 20_000 })

    await chooseFile(page, psegCsv(year))
    await expect(page.getByText(summary)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('region', { name: meter.readAs.title })).toContainText('00000001')
    await expect(result(page)).toContainText(answer.verdicts.close.title)
    const replay = page.getByRole('region', { name: panelReplay.title })
    await expect(replay).toContainText(
      /on your 100 A service, a 40 A charger would have filled your car on all 36\d nights/,
    )
    expect(await axeFindings(page)).toEqual([])

    // From the evening on, when the house cools itself in summer.
    await replay.getByLabel(panelReplay.form.fromHour).selectOption('18')
    await replay.getByLabel(panelReplay.form.kwh).fill('139')
    await replay.getByRole('radio', { name: '60' }).check({ force: true })
    await replay.getByRole('radio', { name: '48' }).check({ force: true })
    await expect(replay).toContainText(/On the worst night \(.*\) it would have given [\d.]+ of 139 kWh/)
    const colors = await replay.locator('canvas').evaluate(canvas => {
      const { width, height } = canvas as HTMLCanvasElement
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
      const found = new Set<number>()
      for (let at = 0; at < data.length; at += 4) found.add(data[at]! * 65_536 + data[at + 1]! * 256 + data[at + 2]!)
      return { width, colors: found.size }
    })
    expect(colors.width).toBeGreaterThanOrEqual(365)
    expect(colors.colors).toBeGreaterThan(5)
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      replay.getByRole('button', { name: panelReplay.actions.png }).click(),
    ])
    expect(picture.suggestedFilename()).toMatch(/\.png$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('a bad number stays beside its message, and the answer comes back', async ({ page }) => {
    await open(page)
    const area = page.getByRole('textbox', { name: form.area })
    await area.fill('large')
    await area.press('Enter')
    await expect(area).toBeFocused()
    await expect(page.getByText(form.faults.notNumber)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await area.fill('1600')
    await expect(result(page)).toContainText(answer.verdicts.close.title)
  })
})

test('by keyboard alone: service, appliance, answer', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: '100' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('checkbox', { name: form.appliances.range }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: form.appliances.range })).toBeFocused()
  await page.keyboard.type('9000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: answer.heading })).toBeFocused()
  await expect(result(page)).toContainText('150 A')
  await expect(result(page)).toContainText(answer.verdicts.room.title)
  expect(
    await page.evaluate(() => window.dataLayer?.filter(entry => JSON.stringify(entry).includes('panel_check'))),
  ).toEqual([{ event: 'panel_check', way: 'appliances', result: 'room' }])
})

test('what was entered before the script came stays', async ({ page }) => {
  // The page scrolls to the check, which starts the scripts like a visitor's first scroll.
  const send = await hold(page, '**/_next/static/chunks/*.js')
  await page.goto(panelCheckPath, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('input[name=area]')!.value = '2400'
    document.querySelector<HTMLInputElement>('input[name=service][value="200"]')!.checked = true
  })
  send()
  await waitForIsland(page, 'panel-check')
  await expect(page.getByRole('textbox', { name: form.area })).toHaveValue('2400')
  await expect(result(page)).toContainText('200 A')
})

test('a million rows leave the page alive, and Stop ends the reading', async ({ page }) => {
  test.setTimeout(90_000)
  await open(page)
  await page.getByRole('radio', { name: form.ways.meter }).check({ force: true })
  // Made in the page: a file of this size does not travel through the protocol.
  await page.getByLabel(meter.choose).evaluate(input => {
    const day = Array.from({ length: 96 }, (_, index) => {
      const minute = String((index % 4) * 15).padStart(2, '0')
      return `,${String(Math.floor(index / 4)).padStart(2, '0')}:${minute},0.25,${'x'.repeat(160)}\n`
    })
    const parts = ['Date,Time,kWh,Notes\n']
    for (let at = Date.UTC(1997, 0, 1), rows = 0; rows < 1_000_000; at += 86_400_000, rows += 96) {
      const date = new Date(at).toISOString().slice(0, 10)
      parts.push(...day.map(rest => date + rest))
    }
    const list = new DataTransfer()
    list.items.add(new File(parts, 'large.csv'))
    ;(input as HTMLInputElement).files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText(/Reading the file, [1-9]\d?%/)).toBeVisible({ timeout: 30_000 })
  // The page answers while it reads.
  await page.getByRole('radio', { name: '200' }).check({ force: true })
  await expect(page.getByRole('radio', { name: '200' })).toBeChecked()
  await page.getByRole('button', { name: meter.stop }).click()
  await expect(page.getByText(/Reading the file/)).toBeHidden()
})

test('its charger opens the planner on the visitor’s own plan', async ({ page }) => {
  const openCircuit = () => page.locator('.planner-circuit > summary').click()
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await openMoreSettings(page)
  await page.getByLabel(/Base labor/).fill('500')
  await page.getByLabel(/Base labor/).press('Tab')
  await open(page)
  await page.getByRole('link', { name: 'Use 40 A in the planner' }).click()
  await waitForPlanner(page)
  await openCircuit()
  await expect(page.getByRole('radio', { name: /^50/ })).toBeChecked()
  await openMoreSettings(page)
  await expect(page.getByLabel(/Base labor/)).toHaveValue('500')
  await expect(page.getByText(plannerKeepLabels.notice.amps)).toBeVisible()
  await expect(page).toHaveURL('/ev-charger-planner')
  await page.reload()
  await waitForPlanner(page)
  await openCircuit()
  await expect(page.getByRole('radio', { name: /^50/ })).toBeChecked()
})

test('its numbers go along with a lead only when they are ticked, and the sheet shows them', async ({ page }) => {
  interface Listed {
    readonly sheet_url: string
    readonly lead: { readonly firstName?: string; readonly panel_check?: object }
  }
  const leadOf = (name: string) =>
    (
      JSON.parse(
        execFileSync(process.execPath, ['scripts/leads.ts', 'list', '--kind', 'estimate', '--limit', '500', '--json'], {
          cwd: root,
          encoding: 'utf8',
        }),
      ) as Listed[]
    ).find(({ lead }) => lead.firstName === name)
  const send = async (name: string, isTicked: boolean) => {
    const words = labels.forms.estimate
    await page.goto('/contact')
    await waitForIsland(page, 'long-estimate')
    for (const [label, typed] of [
      [words.firstName, name],
      [words.lastName, 'Check'],
      [words.phone, '(631) 555-0107'],
      [words.email, 'check@example.com'],
    ] as const)
      await page.getByLabel(label).fill(typed)
    const tick = page.getByRole('checkbox', { name: words.panelCheck.label })
    await expect(tick).not.toBeChecked()
    if (isTicked) await tick.check()
    await page.getByRole('button', { name: words.submit }).click()
    await expect.poll(() => leadOf(name)?.sheet_url, { timeout: 20_000 }).toBeTruthy()
    return leadOf(name)
  }
  const stamp = Math.random().toString(36).slice(2, 8)
  await open(page)
  await page.getByRole('radio', { name: form.ways.meter }).check({ force: true })
  await chooseFile(page, greenButton(greenButtonEntries(year)), 'usage.xml')
  await expect(page.getByRole('region', { name: panelReplay.title })).toContainText(/filled your car on all/)
  expect((await send(`Without ${stamp}`, false))?.lead).not.toHaveProperty('panel_check')
  const lead = await send(`With ${stamp}`, true)
  expect(lead?.lead.panel_check).toMatchObject({
    way: 'meter',
    service_amps: 100,
    load_amps: 89,
    replay: { service_amps: 100, charger_amps: 40, need_kwh: 11.4, from_hour: 22, to_hour: 7, worst_kwh: 11.4 },
  })
  await page.goto(new URL(lead?.sheet_url ?? '').pathname)
  await expect(
    page.getByText('100 A service; 89 A with a 40 A charger; from the meter’s file; largest that fits 48 A'),
  ).toBeVisible()
  await expect(
    page.getByText(/40 A with load management on 100 A; 11\.4 kWh filled on (36\d) of \1 nights/),
  ).toBeVisible()
})
