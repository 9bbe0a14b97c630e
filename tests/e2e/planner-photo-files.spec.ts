// Photos of any format, cropped or on their side, kept on the device and removed from it.
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerPhotoLabels as words } from '@/content/words/photo'
import { samplePhoto } from '@/lib/photo/sample'
import { pinNames } from '@/lib/photo/session'
import { withCameraSize } from '@/tests/photo/photos'
import { PHOTO_DATABASE } from '@/lib/storage-keys'
import { expect, test } from './fixtures'
import { phone, button, mark, figures, heading, open, chooseSample, sampleFile, choose } from './photo-view'

/**
 * How many records the device holds: the photo and its marks, or none. A reload ends a write that
 * has just begun.
 */
const recordsKept = (page: Page) =>
  page.evaluate(
    database =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('photo').objectStore('photo').count()
          counting.onerror = () => reject(new Error('the records cannot be counted'))
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
    PHOTO_DATABASE,
  )

/** What the device keeps of the photo, without its pixels. */
const photoKept = (page: Page) =>
  page.evaluate(
    database =>
      new Promise<Record<string, unknown> | null>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('photo').objectStore('photo').get('photo')
          reading.onerror = () => reject(new Error('the photo cannot be read'))
          reading.onsuccess = () => {
            const { jpeg: _jpeg, ...facts } = (reading.result ?? {}) as Record<string, unknown>
            resolve(facts)
          }
        }
      }),
    PHOTO_DATABASE,
  )

// Three pictures are prepared, sent and read back from storage, on a machine that does much else.
test.describe.configure({ timeout: 90_000 })

test.use(phone)

test('a reload and a turned phone keep photo and pins; a removed photo is gone, and Undo brings it back', async ({
  page,
}) => {
  await chooseSample(page)
  await button(page, words.tabs.pins).tap()
  await mark(page, 'charger').focus()
  await page.keyboard.press('Shift+ArrowUp')
  const style = await mark(page, 'charger').getAttribute('style')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(mark(page, 'charger')).toHaveAttribute('style', style ?? '')
  await page.reload()
  await expect(heading(page, 'send')).toBeVisible()
  await button(page, words.tabs.pins).tap()
  await expect(mark(page, 'charger')).toHaveAttribute('style', style ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, words.tabs.photo).tap()
  await button(page, words.photo.remove).tap()
  await expect(page.locator('.photo-surface')).toBeHidden()
  await button(page, words.undo).tap()
  await expect(page.locator('.photo-surface')).toBeVisible()
  await button(page, words.redo).tap()
  await expect.poll(() => recordsKept(page)).toBe(0)
  await page.reload()
  await expect(heading(page, 'photo')).toBeVisible()
  await expect(page.locator('.photo-surface')).toBeHidden()
})

test('a photo on its side opens upright and with its focal length, whatever its format', async ({ page }) => {
  await open(page)
  // Red on the left as it is stored: with orientation 6 that is the upper half.
  const stored = sharp({ create: { width: 80, height: 60, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 40, height: 60, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ])
  for (const format of ['jpeg', 'webp', 'png'] as const) {
    const file = await stored
      .clone()
      .withMetadata({ orientation: 6, exif: { IFD2: { FocalLengthIn35mmFilm: '77' } } })
      .toFormat(format)
      .toBuffer()
    await choose(page, file, `turned.${format}`, `image/${format}`)
    await expect(heading(page, 'wall')).toBeFocused()
    const facts = { widthPx: 60, heightPx: 80, focal35Mm: 77, isWhole: true }
    await expect.poll(() => photoKept(page), format).toEqual(facts)
    const image = page.locator('.photo-surface > img')
    await expect(image).toHaveJSProperty('naturalWidth', 60)
    const colors = await image.evaluate((element: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = 60
      canvas.height = 80
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(element, 0, 0)
      return [20, 60].map(y =>
        [...(context?.getImageData(30, y, 1, 1).data ?? [])].map(value => Math.round(value / 255)),
      )
    })
    expect(colors, format).toEqual([
      [1, 0, 0, 1],
      [0, 0, 1, 1],
    ])
    await button(page, words.tabs.photo).tap()
    await button(page, words.photo.remove).tap()
    await expect.poll(() => photoKept(page)).toEqual({})
  }
})

test('a crop and a screenshot ask for both sides, and measure with them', async ({ page }) => {
  await open(page)
  const { photo, reference, trueRunFt } = samplePhoto
  const exif = { IFD2: { FocalLengthIn35mmFilm: '26' } }
  const whole = await sharp(sampleFile()).withExif(exif).jpeg().toBuffer()
  // Above and below the photo is screen.
  const bars = { top: 700, bottom: 932, background: '#111' }
  const screen = await sharp(sampleFile()).resize(1170).extend(bars).png().toBuffer()
  for (const { file, type, scale, down, height } of [
    { file: Buffer.from(withCameraSize(whole, 4032, 3024)), type: 'jpeg', scale: 1, down: 0, height: photo.heightPx },
    { file: screen, type: 'png', scale: 1170 / photo.widthPx, down: bars.top, height: 2510 },
  ]) {
    await choose(page, file, `part.${type}`, `image/${type}`)
    await expect(heading(page, 'wall')).toBeFocused()
    const view = page.locator('.photo-view')
    await page.getByRole('radio', { name: words.wall.kinds['entry-door'] }).check({ force: true })
    await expect(view.locator('.photo-steps').getByText(words.problems.frame)).toBeVisible()
    const surface = await page.locator('.photo-surface').boundingBox()
    if (!surface) throw new Error('there is no photo')
    const shownScale = surface.height / height
    const tap = ({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }) =>
      page.touchscreen.tap(surface.x + xPx * scale * shownScale, surface.y + (yPx * scale + down) * shownScale)
    for (const corner of reference.corners) await tap(corner)
    await expect(page.locator('.photo-problem')).toHaveText(words.problems.frame)
    await expect(button(page, words.next)).toBeDisabled()
    await page.getByLabel(words.wall.widthFt).fill('3')
    await expect(page.locator('.photo-problem')).toBeHidden()
    await button(page, words.next).tap()
    for (const pin of pinNames) await tap(samplePhoto[pin])
    await expect(figures(page)).toContainText('$')
    const [, low, high] = (/(\d+)–(\d+) ft/.exec((await figures(page).textContent()) ?? '') ?? []).map(Number)
    expect([(low ?? NaN) <= Math.round(trueRunFt), (high ?? NaN) >= Math.floor(trueRunFt)]).toEqual([true, true])
    await button(page, words.tabs.photo).tap()
  }
})
