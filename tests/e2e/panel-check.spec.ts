// The panel check by phone and by keyboard, the meter's file and its year replayed.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { chargerOutputs } from '@/lib/panel/load'
import { panelCheckPath } from '@/content/routes'
import { meterYear, psegCsv } from '@/tests/meter-files'
import { axeFindings } from './axe'
import { expect, hold, test, waitForIsland } from './fixtures'

const { form, meter, answer } = panelCheck
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('it reads as a worked example with its lines and prices', async ({ page }) => {
    await page.goto(panelCheckPath)
    await expect(result(page)).toContainText('32 A fits by every method')
    await expect(result(page)).toContainText(answer.example)
    await page.getByText(answer.methods.title, { exact: true }).click()
    await expect(page.getByRole('table', { name: /by 220\.83/ })).toContainText('22,000')
    await expect(page.getByText(answer.steps.upgrade.price, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: form.submit })).toBeHidden()
  })
})

/** Height of the check in windows of a phone. */
const screens = (page: Page) =>
  page.evaluate(() => document.querySelector('#check')!.getBoundingClientRect().height / 844)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the verdict stays in sight while the boxes change, and covers none that has the focus', async ({ page }) => {
    await open(page)
    expect(await screens(page)).toBeLessThanOrEqual(4)
    const bar = page.getByRole('link', { name: /why$/ })
    await page.getByRole('checkbox', { name: form.appliances.range }).click()
    await expect(bar).toBeInViewport()
    await expect(bar).toHaveText(/^Too much: 125\.4 of 100 A · why$/)
    const boxes = page.locator('#check form :is(input:not([type=radio]), select)')
    for (let index = 0; index < (await boxes.count()); index += 1) {
      const box = boxes.nth(index)
      if (!(await box.isVisible())) continue
      await box.focus()
      const [top, covered] = await box.evaluate(element => {
        const { bottom, left, width } = element.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, bottom - 2)
        return [bottom, over?.closest('.answer-bar, .text-bar') !== null && over !== null]
      })
      expect(covered, `${await box.getAttribute('name')} at ${top}`).toBe(false)
    }
    await bar.click()
    await expect(page.getByRole('heading', { name: answer.heading })).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(bar).toBeHidden()
  })

  test('the utility’s file of a solar home is refused, one with rate periods is read and replayed', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await open(page)
    await page.getByRole('radio', { name: form.ways.meter }).check({ force: true })
    await chooseFile(page, psegCsv(year.slice(0, 96 * 40), true))
    await expect(page.getByText(panelReplay.none.solar)).toBeVisible({ timeout: 20_000 })

    await chooseFile(page, psegCsv(year))
    await expect(page.getByText(summary)).toBeVisible({ timeout: 20_000 })
    // The answer comes first; what was read is folded behind it.
    await expect(page.getByRole('heading', { name: answer.heading })).toBeInViewport()
    const readAs = page.getByRole('region', { name: meter.readAs.title })
    await expect(readAs).toBeHidden()
    await page.locator('summary', { hasText: meter.readAs.title }).click()
    await expect(readAs).toContainText('00000001')
    await page.locator('summary', { hasText: meter.readAs.title }).click()
    expect(await screens(page)).toBeLessThanOrEqual(6)
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
    const png = await readFile(await picture.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('the planner opens with the amps that were handed over', async ({ page }) => {
  for (const output of chargerOutputs) {
    await open(page)
    await page.getByRole('radio', { name: '200' }).press('Space')
    await page.getByRole('radio', { name: String(output), exact: true }).press('Space')
    await result(page)
      .getByRole('link', { name: `Use ${output} A in the planner` })
      .click()
    await expect(page.getByText(`${output} A on a ${output * 1.25} A circuit`).first()).toBeAttached()
  }
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
  await page.keyboard.type('8000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: answer.heading })).toBeFocused()
  await expect(result(page)).toContainText('150 A')
  await expect(result(page)).toContainText(answer.verdicts.room.title)
  expect(
    await page.evaluate(() => window.dataLayer?.filter(entry => JSON.stringify(entry).includes('panel_check'))),
  ).toEqual([{ event: 'panel_check', way: 'appliances', result: 'close' }])
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
  expect(page.workers()).toHaveLength(1)
  // The page answers while it reads.
  await page.getByRole('radio', { name: '200' }).check({ force: true })
  await expect(page.getByRole('radio', { name: '200' })).toBeChecked()
  await page.getByRole('button', { name: meter.stop }).click()
  await expect(page.getByText(/Reading the file/)).toBeHidden()
  await expect.poll(() => page.workers().length).toBe(0)
})
