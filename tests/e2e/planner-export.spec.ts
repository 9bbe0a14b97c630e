// The picture that Export PNG saves: the view, and below it what it is and what it costs.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { plannerWords as words } from '@/content/words/planner'
import { expect, test, waitForPlanner, share } from './fixtures'

/**
 * For each row of pixels, whether it holds something other than paper, in the part below the view.
 */
async function inkRows(png: Buffer, fromY: number): Promise<boolean[]> {
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height - fromY }, (_, row) =>
    data.subarray((fromY + row) * info.width, (fromY + row + 1) * info.width),
  )
  return rows.map(row => Math.min(...row) < 160)
}
const linesIn = (rows: readonly boolean[]) => rows.filter((hasInk, row) => hasInk && !rows[row - 1]).length

test('Export PNG saves the view with its words below, on light paper in the dark scheme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await page.getByRole('radio', { name: /Tesla/ }).check({ force: true })
  const [download] = await Promise.all([page.waitForEvent('download'), share(page, words.exportPng)])
  await expect(page.getByText('Saved as ev_charger_plan.png')).toBeVisible()
  expect(download.suggestedFilename()).toBe('ev_charger_plan.png')
  const png = readFileSync(await download.path())
  const { width: savedWidth, height } = await sharp(png).metadata()
  // The drawing is 960 x 660.
  expect(savedWidth).toBe(960)
  expect(height).toBeGreaterThan(660 + 200)
  // Title, price and notes, four facts, the business.
  expect(linesIn(await inkRows(png, 670))).toBeGreaterThanOrEqual(10)
  // Statistics are of the whole picture that they are asked of.
  const corner = await sharp(png)
    .extract({ left: 2, top: height - 6, width: 4, height: 4 })
    .toBuffer()
  const { channels } = await sharp(corner).stats()
  expect(Math.min(...channels.map(({ mean }) => mean))).toBeGreaterThan(235)
})
