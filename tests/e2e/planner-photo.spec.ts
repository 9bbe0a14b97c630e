// Your photo, from the file to the lead desk, on a phone-sized window, by touch; and how its dialog
// opens and closes.
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerPhotoLabels as words } from '@/content/words/photo'
import { plannerSceneLabels } from '@/content/words/planner'
import { samplePhoto } from '@/lib/photo/sample'
import { cornerNames, pinNames } from '@/lib/photo/session'
import { expect, hold, isOnTop, test, waitForPlanner } from './fixtures'
import { leadOf, photosOf, visitor } from './stored-leads'
import {
  phone,
  range,
  button,
  figures,
  heading,
  open,
  chooseSample,
  sampleFile,
  choose,
  tapAt,
  field,
} from './photo-view'

async function fillContact(page: Page, name: string) {
  await field(page, 'name').fill(name)
  await field(page, 'phone').fill('631 555 0123')
}

const allSent = (page: Page) => page.getByText(words.send.status.sent.many.replace('{n}', '3'))

async function expectAllPictures(page: Page, name: string) {
  const lead = leadOf(name)
  expect(lead.photos).toMatchObject([
    { number: 1, what: 'marked' },
    { number: 2, what: 'clean' },
    { number: 3, what: 'finished' },
  ])
  const files = await photosOf(page, lead)
  const sizes = await Promise.all(files.map(file => sharp(file).metadata()))
  const { widthPx: width, heightPx: height } = samplePhoto.photo
  expect(sizes).toMatchObject([
    { format: 'jpeg', width, height },
    { format: 'jpeg', width, height },
    { format: 'jpeg', width, height },
  ])
  expect(new Set(files.map(file => file.toString('base64'))).size).toBe(files.length)
}

// Three pictures are prepared, sent and read back from storage, on a machine that does much else.
test.describe.configure({ timeout: 90_000 })

test.use(phone)

test('by touch: a photo, four corners, two pins and a lead with its pictures', async ({ page }) => {
  const name = visitor('Pin')
  await open(page)
  await choose(page, sampleFile())
  await expect(heading(page, 'wall')).toBeVisible()
  await page.getByRole('radio', { name: words.wall.kinds['entry-door'] }).check({ force: true })
  for (const corner of samplePhoto.reference.corners) await tapAt(page, corner)
  await button(page, words.next).tap()
  await expect(heading(page, 'pins')).toBeVisible()
  for (const pin of pinNames) await tapAt(page, samplePhoto[pin])
  await expect(figures(page)).toContainText(range(8, 9))
  await button(page, words.next).tap()
  await expect(heading(page, 'send')).toBeVisible()

  await fillContact(page, name)
  await button(page, words.send.submit).tap()
  await expect(page.getByText(words.send.report.sent)).toBeVisible()
  await expect(allSent(page)).toBeVisible({ timeout: 30_000 })
  await expectAllPictures(page, name)
})

test('Next opens the last step and sends nothing, however late the code that sends arrives', async ({ page }) => {
  await chooseSample(page)
  await button(page, words.tabs.pins).tap()
  const release = await hold(page, /\/_next\/static\/.*\.js/)
  const isHeld = page.waitForRequest(/\/_next\/static\/.*\.js/)
  await button(page, words.next).tap()
  await expect(heading(page, 'send')).toBeFocused()
  await isHeld
  await field(page, 'email').focus()
  await page.keyboard.type('ada')
  release()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('@example.com')
  await expect(field(page, 'email')).toHaveValue('ada@example.com')
  await expect(page.getByText(words.send.nameProblem)).toBeHidden()
  await expect(button(page, words.send.submit)).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)
  test(`at ${width} by ${height} px the view says in sight that its code is on its way`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    const release = await hold(page, /\/_next\/static\/.*\.js/)
    await button(page, words.view).tap()
    await expect.poll(() => isOnTop(page.getByText(words.loading))).toBe(true)
    release()
    await expect(heading(page, 'photo')).toBeVisible()
  })

test('Back closes the dialog, and the close button leaves the address as it was', async ({ page }) => {
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const dialog = page.getByRole('dialog', { name: words.title })
  await button(page, words.view).tap()
  await expect(dialog).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#photo')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/ev-charger-planner$/)
  await button(page, words.view).tap()
  await button(page, words.close).tap()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/ev-charger-planner$/)
  await expect(button(page, words.view)).toBeFocused()
  await page.evaluate(() => (location.hash = '#photo'))
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('the photo has most of the window, and the charger chosen beside it is drawn and sets the price', async ({
    page,
  }) => {
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    await button(page, words.view).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await button(page, words.photo.sample).click()
    await expect(heading(page, 'wall')).toBeVisible()
    await expect.poll(() => page.locator('.photo-mark').count()).toBe(cornerNames.length)
    await button(page, words.tabs.send).click()
    const frame = await page.locator('.photo-frame').boundingBox()
    expect(frame?.width).toBeGreaterThanOrEqual(0.65 * 1440)
    const picture = page.locator('.photo-finished canvas')
    await expect(picture).toBeVisible()
    const pixels = () =>
      picture.evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('2d')?.getImageData(1200, 560, 120, 120).data.join(),
      )
    const [price, drawn] = [await figures(page).textContent(), await pixels()]
    await page.getByRole('radio', { name: /Tesla/ }).check({ force: true })
    await expect(figures(page)).not.toHaveText(price ?? '')
    await expect.poll(pixels).not.toBe(drawn)
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.send.save).click()])
    expect(download.suggestedFilename()).toBe('ev_charger_photo.png')
    const saved = await sharp(await download.path()).metadata()
    expect(saved).toMatchObject({ format: 'png', width: samplePhoto.photo.widthPx })
    expect(saved.height).toBeGreaterThan(samplePhoto.photo.heightPx)
    await button(page, plannerSceneLabels.views.drawing).click()
    await expect(page.locator('.photo-view')).toBeHidden()
  })
})
