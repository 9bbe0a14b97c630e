// The finished wall in a browser with WebGL: where it is in the photo, what follows a choice, and
// what is saved and sent.
import path from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerPhotoWords as words } from '@/content/words/photo'
import { brands } from '@/lib/planner'
import { chargerSizeFt } from '@/lib/planner/charger'
import { finishPose } from '@/lib/photo/finish/possible'
import { projectPoint, type WallPoint, wallPointAt } from '@/lib/photo/pose'
import { samplePhoto } from '@/lib/photo/sample'
import { root } from '@/scripts/project'
import { expect, test } from './fixtures'
import { expectSaved, expectSentWith, figures, openDesktop } from './photo-view'
import { visitor } from './stored-leads'

const picture = (page: Page) => page.locator('.photo-finished canvas')

/**
 * The rows and columns of an area in which the picture is clearly darker than the photo, shadows
 * left out: first and last, in photo pixels.
 */
const drawnIn = (page: Page, area: readonly [x: number, y: number, width: number, height: number]) =>
  picture(page).evaluate(
    async (canvas: HTMLCanvasElement, { area: [left, top, width, height], address }) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      const plain = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      plain?.drawImage(bitmap, 0, 0)
      const [before, after] = [plain, canvas.getContext('2d')].map(
        context => context?.getImageData(left, top, width, height).data ?? [],
      )
      const [xs, ys]: [number[], number[]] = [[], []]
      for (let i = 0; i < width * height; i++) {
        const darker = [0, 1, 2].reduce((sum, c) => sum + (before?.[4 * i + c] ?? 0) - (after?.[4 * i + c] ?? 0), 0)
        if (darker < 160) continue
        xs.push(left + (i % width))
        ys.push(top + Math.floor(i / width))
      }
      const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
      return { columns: ends(xs), rows: ends(ys) }
    },
    { area, address: samplePhoto.path },
  )

test.use({
  viewport: { width: 1440, height: 900 },
  // Fewer frames of the scene behind the photo, each of which the processor draws.
  contextOptions: { reducedMotion: 'reduce' },
  // With software rendering the photo is drawn before the scene behind it uses what was fetched.
  expectedMessages: /preloaded using link preload but not used/,
})

/** Charger and conduit are where the pose has them, follow the choice, and are saved. */
async function expectInPlace(page: Page) {
  await page.getByRole('radio', { name: brands.tesla.name }).check({ force: true })
  await page.getByRole('radio', { name: 'PVC' }).check({ force: true })
  const found = finishPose(samplePhoto.photo, samplePhoto.reference)
  if (!found.ok) throw new Error(found.reason)
  const seen = (point: WallPoint) => {
    const at = projectPoint(samplePhoto.photo, found.pose, point)
    if (!at) throw new Error('it cannot be seen')
    return at
  }
  const [panel, charger] = [samplePhoto.panel, samplePhoto.charger].map(pin =>
    wallPointAt(samplePhoto.photo, found.pose, pin),
  )
  if (!panel || !charger) throw new Error('a pin is not on the wall')

  const { halfWidthFt, halfHeightFt, depthFt } = chargerSizeFt('tesla')
  const body = [-1, 1].flatMap(right =>
    [-1, 1].flatMap(up =>
      [0.04, depthFt].map(zFt =>
        seen({ xFt: charger.xFt + right * halfWidthFt, yFt: charger.yFt + up * halfHeightFt, zFt }),
      ),
    ),
  )
  const [left, right] = [Math.min(...body.map(({ xPx }) => xPx)), Math.max(...body.map(({ xPx }) => xPx))]
  // The box is the widest of all that is in these rows: the hook hangs lower.
  const { xPx, yPx } = samplePhoto.charger
  const box = () => drawnIn(page, [Math.round(xPx) - 60, Math.round(yPx) - 30, 120, 20])
  await expect.poll(async () => Math.abs((await box()).columns[0] - left)).toBeLessThan(4)
  expect(Math.abs((await box()).columns[1] - right)).toBeLessThan(4)

  const middle = seen({ xFt: (panel.xFt + charger.xFt) / 2, yFt: panel.yFt, zFt: 0.05 })
  const { rows } = await drawnIn(page, [Math.round(middle.xPx) - 2, Math.round(middle.yPx) - 40, 4, 80])
  expect(Math.abs((rows[0] + rows[1]) / 2 - middle.yPx)).toBeLessThan(4)
  const perFt = seen({ xFt: panel.xFt, yFt: panel.yFt + 1, zFt: 0 }).yPx - seen({ ...panel, zFt: 0 }).yPx
  // 1.05 in across for 3/4 PVC, 0.84 in for 1/2.
  expect(rows[1] - rows[0]).toBeLessThan((Math.abs(perFt) * 1.05) / 12 + 4)

  const pixels = () =>
    picture(page).evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('2d')?.getImageData(1200, 560, 120, 120).data.join(),
    )
  const [price, drawn] = [await figures(page).textContent(), await pixels()]
  await page.getByRole('radio', { name: brands.wallbox.name }).check({ force: true })
  await expect.poll(pixels).not.toBe(drawn)
  await expect(figures(page)).not.toHaveText(price ?? '')
  await expectSaved(page)
}

/** Home and the photo step show the sample as the planner finishes it. */
async function expectAsOnHome(page: Page) {
  const address = await picture(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const drawn = sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).removeAlpha()
  const master = path.join(root, 'imagery/masters/photo_finished.png')
  // Without a GPU edges are smoothed in another way. The photo alone differs by 1.2.
  const { channels } = await sharp(await drawn.png().toBuffer())
    .composite([{ input: master, blend: 'difference' }])
    .png()
    .toBuffer()
    .then(difference => sharp(difference).stats())
  for (const { mean } of channels.slice(0, 3)) expect(mean, `write ${master} anew from the canvas`).toBeLessThan(0.3)
}

/** A graphics context that is lost is made anew for the next picture. */
async function expectAfterLoss(page: Page) {
  await page.evaluate(() => {
    const { contexts } = window as typeof window & { contexts: WebGL2RenderingContext[] }
    for (const context of contexts) {
      const extension = context.getExtension('WEBGL_lose_context')
      extension?.loseContext()
      // As a browser does.
      setTimeout(() => extension?.restoreContext(), 1000)
    }
  })
  const before = await picture(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await page.getByRole('radio', { name: brands.tesla.name }).check({ force: true })
  await expect.poll(() => picture(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())).not.toBe(before)
  await expect(page.getByText(words.finished.off.unmade)).toBeHidden()
}

// One page for all: its software rendering takes longer than the rest of the test.
test('the finished wall is in its place, survives a lost context, is saved and goes with the lead', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = []
    Object.assign(window, { contexts })
    const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')?.value as (
      ...values: unknown[]
    ) => RenderingContext | null
    HTMLCanvasElement.prototype.getContext = function (...values: unknown[]) {
      const context = getContext.apply(this, values)
      if (context instanceof WebGL2RenderingContext) contexts.push(context)
      return context as null
    }
  })
  await openDesktop(page)
  await expect(picture(page)).toBeVisible()
  await expectAsOnHome(page)
  await expectInPlace(page)
  await expectAfterLoss(page)
  await expectSentWith(page, visitor('Pin'), ['marked', 'clean', 'finished'])
})
