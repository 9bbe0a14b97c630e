// From the phone: a computer shows a code, a phone opens it, and its photo opens on the computer.
// Each test has two browsers of its own.
import { createHash } from 'node:crypto'
import jsQR from 'jsqr'
import { type Browser, devices, type Page } from 'playwright/test'
import sharp from 'sharp'
import { handOffWords as words, photoFromPhoneWords as onPhone } from '@/content/words/hand-off'
import { plannerPhotoWords } from '@/content/words/photo'
import { photoFromPhone } from '@/content/routes'
import { PHOTO_DATABASE } from '@/lib/storage-keys'
import { MINUTE_MS } from '@/lib/time'
import { openLocalStore } from '@/scripts/leads/local-store'
import { expect, test } from './fixtures'
import { button, choose, heading } from './photo-view'

// Pictures are prepared and sent on a machine that does much else.
test.describe.configure({ timeout: 90_000 })

test.use({ expectedMessages: /Failed to load resource/ })

/** As a phone's wide lens takes it. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#998' } })
    .withExif({ IFD2: { FocalLengthIn35mmFilm: '13' } })
    .jpeg()
    .toBuffer()

const code = (page: Page) => page.getByRole('img', { name: words.code })

/** Reads the code off the screen, as a phone's camera does. */
async function readCode(page: Page): Promise<string> {
  await expect(code(page)).toBeVisible({ timeout: 20_000 })
  const { data, info } = await sharp(await code(page).screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
  if (text === undefined) throw new Error('the code cannot be read')
  return text
}

const openOnComputer = async (page: Page) => {
  await page.goto('/ev-charger-planner#photo')
  await expect(heading(page, 'photo')).toBeVisible({ timeout: 20_000 })
}

async function openOnPhone(browser: Browser, address: string): Promise<Page> {
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage()
  await phone.goto(address)
  return phone
}

async function take(phone: Page, width: number, height: number) {
  const buffer = await photo(width, height)
  await phone.locator('[data-photo-input=camera]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
}

/** The photo of the plan, as the computer keeps it. */
const kept = (page: Page) =>
  page.evaluate(
    database =>
      new Promise(resolve => {
        const opening = indexedDB.open(database)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('photo').objectStore('photo').get('photo')
          reading.onsuccess = () => resolve({ ...(reading.result as object), jpeg: undefined })
        }
      }),
    PHOTO_DATABASE,
  )

test('a photo taken on a phone opens on the computer with its lens, and so does a second phone’s', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOnComputer(page)
  const address = await readCode(page)
  expect(address).toMatch(new RegExp(`^${baseURL}${photoFromPhone.path}#[0-9a-f]{32}$`))
  const phone = await openOnPhone(browser, address)
  await expect(phone.getByRole('button', { name: onPhone.take })).toBeVisible()
  await take(phone, 1600, 1200)
  await expect(phone.getByText(onPhone.sent)).toBeVisible({ timeout: 20_000 })
  await expect(heading(page, 'wall')).toBeVisible({ timeout: 20_000 })
  await expect
    .poll(() => kept(page))
    .toEqual({ widthPx: 1600, heightPx: 1200, focal35Mm: 13, digitalZoom: null, isWhole: true })
  // Somebody else reads the code too. Their photo waits until the step is opened again.
  const other = await openOnPhone(browser, address)
  await take(other, 1200, 1600)
  await expect(other.getByText(onPhone.sent)).toBeVisible({ timeout: 20_000 })
  await expect(heading(page, 'wall')).toBeVisible()
  await button(page, plannerPhotoWords.tabs.photo).click()
  await expect.poll(() => kept(page), { timeout: 20_000 }).toMatchObject({ widthPx: 1200, heightPx: 1600 })
  await expect(heading(page, 'wall')).toBeVisible()
})

test('a code ends after half an hour, on both sides, and the computer shows a new one', async ({ page, browser }) => {
  await openOnComputer(page)
  const address = await readCode(page)
  const phone = await openOnPhone(browser, address)
  await expect(phone.getByRole('button', { name: onPhone.take })).toBeVisible()
  const store = openLocalStore(process.env.LEADS_PERSIST ?? '')
  const id = createHash('sha256').update(new URL(address).hash.slice(1)).digest('hex').slice(0, 32)
  const sql = 'UPDATE hand_offs SET until_ms = until_ms - ?1 WHERE id = ?2'
  await store.batch([{ sql, parameters: [31 * MINUTE_MS, id] }])
  await store.close()
  // Opened before, and only now.
  await take(phone, 1600, 1200)
  await expect(phone.getByText(onPhone.gone)).toBeVisible({ timeout: 20_000 })
  await phone.reload()
  await expect(phone.getByText(onPhone.gone)).toBeVisible({ timeout: 20_000 })
  await expect(phone.getByRole('button', { name: onPhone.take })).toBeHidden()
  await expect(page.getByText(words.over)).toBeVisible({ timeout: 20_000 })
  await expect(code(page)).toBeHidden()
  await button(page, words.renew).click()
  const renewed = await readCode(page)
  expect(renewed).not.toBe(address)
  await phone.goto(renewed)
  await take(phone, 1600, 1200)
  await expect(heading(page, 'wall')).toBeVisible({ timeout: 20_000 })
})

test('a key that nobody has, or none, takes no photo', async ({ browser, baseURL }) => {
  const foreign = await openOnPhone(browser, `${baseURL}${photoFromPhone.path}#${'f'.repeat(32)}`)
  await expect(foreign.getByText(onPhone.gone)).toBeVisible({ timeout: 20_000 })
  const none = await openOnPhone(browser, `${baseURL}${photoFromPhone.path}`)
  await none.keyboard.press('Shift')
  await expect(none.getByText(onPhone.noKey)).toBeVisible({ timeout: 20_000 })
  for (const phone of [foreign, none]) await expect(phone.locator('[data-photo-input]')).toHaveCount(0)
})

test('a phone without network keeps its photo and sends it later; a file that is none is told', async ({
  page,
  browser,
}) => {
  await openOnComputer(page)
  const phone = await openOnPhone(browser, await readCode(page))
  const text = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') }
  await phone.locator('[data-photo-input=file]').setInputFiles(text)
  await expect(phone.getByText(onPhone.problems.unreadable)).toBeVisible({ timeout: 20_000 })
  await phone.context().setOffline(true)
  await take(phone, 1600, 1200)
  await expect(phone.getByText(onPhone.failed)).toBeVisible({ timeout: 20_000 })
  await phone.context().setOffline(false)
  await phone.getByRole('button', { name: onPhone.again }).click()
  await expect(phone.getByText(onPhone.sent)).toBeVisible({ timeout: 20_000 })
  await expect(heading(page, 'wall')).toBeVisible({ timeout: 20_000 })
})

test('without the lead desk there is no code, and a photo is chosen as before', async ({ page }) => {
  await page.route('**/api/hand-off', route => route.fulfill({ status: 404, body: 'not here' }))
  const isAsked = page.waitForResponse('**/api/hand-off')
  await openOnComputer(page)
  await isAsked
  await choose(page, await photo(1600, 1200))
  await expect(heading(page, 'wall')).toBeVisible()
  await button(page, plannerPhotoWords.tabs.photo).click()
  await expect(code(page)).toBeHidden()
  await expect(page.getByText(words.title)).toBeHidden()
})
