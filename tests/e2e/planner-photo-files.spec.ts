// Photos that are cropped, kept on the device and removed from it.
import sharp from 'sharp'
import { plannerPhotoWords as words } from '@/content/words/photo'
import { samplePhoto } from '@/lib/photo/sample'
import { pinNames } from '@/lib/photo/session'
import { PHOTO_DATABASE } from '@/lib/storage-keys'
import { expect, recordsIn, test } from './fixtures'
import { phone, button, mark, figures, heading, open, chooseSample, sampleFile, choose } from './photo-view'

// Photos are decoded several times over, on a machine that does much else.
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
  await expect.poll(() => recordsIn(page, PHOTO_DATABASE, 'photo')).toBe(0)
  await page.reload()
  await expect(heading(page, 'photo')).toBeVisible()
  await expect(page.locator('.photo-surface')).toBeHidden()
})

test('a crop, a screenshot and a zoomed photo ask for both sides, say why, and measure with them', async ({ page }) => {
  await open(page)
  const { photo, reference, trueRunFt } = samplePhoto
  const jpeg = (exif: Record<string, string>, top = 0) =>
    sharp(sampleFile())
      .extract({ left: 0, top, width: photo.widthPx, height: photo.heightPx - top })
      .withExif({ IFD2: { FocalLengthIn35mmFilm: '26', ...exif } })
      .jpeg()
      .toBuffer()
  const [crop, zoomed] = await Promise.all([jpeg({}, 100), jpeg({ DigitalZoomRatio: '2/1' })])
  // Above and below the photo is screen.
  const bars = { top: 700, bottom: 932, background: '#111' }
  const screen = await sharp(sampleFile()).resize(1170).extend(bars).png().toBuffer()
  const asTaken = { type: 'jpeg', scale: 1, down: 0, height: photo.heightPx }
  for (const { file, type, scale, down, height, why } of [
    { ...asTaken, file: crop, down: -100, height: photo.heightPx - 100, why: words.frame.crop },
    { ...asTaken, file: zoomed, why: words.frame.zoom },
    { file: screen, type: 'png', scale: 1170 / photo.widthPx, down: bars.top, height: 2510, why: words.frame.lens },
  ]) {
    await choose(page, file, `part.${type}`, `image/${type}`)
    await expect(heading(page, 'wall')).toBeFocused()
    const view = page.locator('.photo-view')
    await page.getByRole('radio', { name: words.wall.kinds['entry-door'] }).check({ force: true })
    await expect(view.locator('.photo-steps').getByText(why)).toBeVisible()
    const surface = await page.locator('.photo-surface').boundingBox()
    if (!surface) throw new Error('there is no photo')
    const shownScale = surface.height / height
    const tap = ({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }) =>
      page.touchscreen.tap(surface.x + xPx * scale * shownScale, surface.y + (yPx * scale + down) * shownScale)
    for (const corner of reference.corners) await tap(corner)
    await expect(page.locator('.photo-problem')).toHaveText(why)
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
