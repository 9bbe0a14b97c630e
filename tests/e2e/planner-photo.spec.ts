// Your photo, from the file to the lead desk, on a phone-sized window: by touch, by keyboard alone, offline and after a reload.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { panelCheck } from '@/content/panel-check'
import { plannerPhotoLabels as words } from '@/content/planner-photo-labels'
import { plannerSceneLabels } from '@/content/planner-scene-labels'
import { panelCheckPath } from '@/content/routes'
import { samplePhoto } from '@/lib/photo/sample'
import { cornerNames, type MarkName, pinNames } from '@/lib/photo/session'
import { PHOTO_DATABASE } from '@/lib/storage-keys'
import { expect, hold, test, waitForIsland, waitForPlanner } from './fixtures'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedMessages:
    /could not be sent|could not be read|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/,
})

const root = path.resolve(import.meta.dirname, '../..')
const leads = (...args: readonly string[]) =>
  execFileSync(process.execPath, ['scripts/leads.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LEADS_PERSIST: process.env.LEADS_PERSIST },
  })

interface ListedLead {
  readonly id: string
  readonly sheet_url: string
  readonly lead: { readonly panel_check?: object }
  readonly photos: readonly { readonly number: number; readonly what: string }[]
}

/** The only lead of a person, with its photos. */
function leadOf(name: string) {
  const [lead, ...others] = JSON.parse(leads('list', '--find', name, '--json')) as ListedLead[]
  expect(others).toEqual([])
  if (!lead) throw new Error(`${name} has no lead`)
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-photos-'))
  leads('show', lead.id, '--photos', folder)
  const files = readdirSync(folder)
    .toSorted()
    .map(file => readFileSync(path.join(folder, file)))
  rmSync(folder, { recursive: true })
  return { ...lead, files }
}

const visitor = () => `Pin${Math.random().toString(36).slice(2, 10)}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const mark = (page: Page, name: MarkName) => button(page, words.marks[name])
const figures = (page: Page) => page.locator('.photo-figures')
const heading = (page: Page, step: 'photo' | 'wall' | 'pins' | 'send') =>
  page.getByRole('heading', { name: words[step].title, exact: true })

async function open(page: Page) {
  await page.goto('/ev-charger-planner#photo')
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
  await expect(heading(page, 'photo')).toBeVisible()
}

async function chooseSample(page: Page) {
  await open(page)
  await button(page, words.photo.sample).tap()
  await expect(heading(page, 'wall')).toBeVisible()
}

const sampleFile = () => readFileSync(path.join(root, 'public', samplePhoto.path))
const choose = (page: Page, buffer: Buffer, name = 'IMG_0001.JPG', mimeType = 'image/jpeg') =>
  page.locator('[data-photo-input=file]').setInputFiles({ name, mimeType, buffer })

/** Where a point of the sample photo is in the window. */
async function inWindow(page: Page, { xPx, yPx }: { readonly xPx: number; readonly yPx: number }) {
  const box = await page.locator('.photo-surface').boundingBox()
  if (!box) throw new Error('there is no photo')
  const scale = box.width / samplePhoto.photo.widthPx
  return { x: box.x + xPx * scale, y: box.y + yPx * scale }
}

const tapAt = async (page: Page, point: { readonly xPx: number; readonly yPx: number }) => {
  const { x, y } = await inWindow(page, point)
  await page.touchscreen.tap(x, y)
}

/** The planner's own form has fields of the same names. */
const field = (page: Page, name: 'name' | 'phone' | 'email') => page.locator('.photo-view').getByLabel(words.send[name])

/** How many records the device holds: the photo and its marks, or none. A reload ends a write that has just begun. */
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

async function fillContact(page: Page, name: string) {
  await field(page, 'name').fill(name)
  await field(page, 'phone').fill('631 555 0123')
}
const bothSent = (page: Page) => page.getByText(words.send.status.sent.many.replace('{n}', '2'))

async function expectBothPictures(name: string) {
  const { photos, files } = leadOf(name)
  expect(photos).toMatchObject([
    { number: 1, what: 'marked' },
    { number: 2, what: 'clean' },
  ])
  const sizes = await Promise.all(files.map(file => sharp(file).metadata()))
  const { widthPx: width, heightPx: height } = samplePhoto.photo
  expect(sizes).toMatchObject([
    { format: 'jpeg', width, height },
    { format: 'jpeg', width, height },
  ])
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(false)
}

/** The refusal stands near a handle and inside the frame, and covers neither the handle nor the loupe. */
async function expectBeside(page: Page, name: MarkName) {
  await expect(async () => {
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox({ timeout: 500 })
      if (!box) throw new Error(`${selector} is not there`)
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    const [bubble, handle, frame] = await Promise.all(
      ['.photo-problem', `button[data-mark=${name}]`, '.photo-frame'].map(boxOf),
    )
    if (!bubble || !handle || !frame) throw new Error('a box is missing')
    const isApart = (other: typeof bubble) =>
      bubble.right <= other.x || bubble.x >= other.right || bubble.bottom <= other.y || bubble.y >= other.bottom
    expect(isApart(handle)).toBe(true)
    if (await page.locator('.photo-loupe').isVisible()) expect(isApart(await boxOf('.photo-loupe'))).toBe(true)
    const gap = Math.max(
      bubble.x - handle.right,
      handle.x - bubble.right,
      bubble.y - handle.bottom,
      handle.y - bubble.bottom,
    )
    expect(gap).toBeLessThanOrEqual(10)
    expect(bubble.x).toBeGreaterThanOrEqual(frame.x)
    expect(bubble.y).toBeGreaterThanOrEqual(frame.y)
    expect(bubble.right).toBeLessThanOrEqual(frame.right)
    expect(bubble.bottom).toBeLessThanOrEqual(frame.bottom)
  }).toPass({ timeout: 5_000 })
}

test('by touch: a photo, four corners, two pins and a lead with both pictures', async ({ page }) => {
  const name = visitor()
  await open(page)
  await choose(page, sampleFile())
  await expect(heading(page, 'wall')).toBeVisible()
  await page.getByRole('radio', { name: words.wall.kinds['entry-door'] }).check({ force: true })
  for (const corner of samplePhoto.reference.corners) await tapAt(page, corner)
  await button(page, words.next).tap()
  await expect(heading(page, 'pins')).toBeVisible()
  for (const pin of pinNames) await tapAt(page, samplePhoto[pin])
  await expect(figures(page)).toContainText('8-9 ft')
  await button(page, words.next).tap()
  await expect(heading(page, 'send')).toBeVisible()

  await button(page, words.send.submit).tap()
  await expect(page.getByText(words.send.nameProblem)).toBeVisible()
  await expect(page.getByText(words.send.contactProblem)).toBeVisible()
  await fillContact(page, name)
  await button(page, words.send.submit).tap()
  await expect(page.getByText(words.send.report.sent)).toBeVisible()
  await expect(bothSent(page)).toBeVisible({ timeout: 30_000 })
  const events = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(entry => (entry as { event?: string }).event === 'generate_lead'),
  )
  expect(events).toEqual([{ event: 'generate_lead', form: 'photo', currency: 'USD', value: expect.any(Number) }])
  await expectBothPictures(name)
})

test('by keyboard alone: the sample photo, a corner and a pin moved, and a lead', async ({ page }) => {
  const name = visitor()
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const press = async (target: string) => {
    await button(page, target).focus()
    await page.keyboard.press('Enter')
  }
  await press(words.view)
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
  await press(words.photo.sample)
  await expect(heading(page, 'wall')).toBeFocused()
  await mark(page, 'topRight').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await press(words.next)
  await expect(heading(page, 'pins')).toBeFocused()
  await expect(figures(page)).toContainText('8-9 ft')
  const before = await figures(page).textContent()
  await mark(page, 'charger').focus()
  for (let press = 0; press < 30; press++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(figures(page)).not.toHaveText(before ?? '')
  await page.keyboard.press('Control+z')
  await expect(figures(page)).toHaveText(before ?? '')
  await press(words.next)
  await expect(heading(page, 'send')).toBeFocused()
  await field(page, 'name').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(bothSent(page)).toBeVisible({ timeout: 30_000 })
  await expectBothPictures(name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page, words.view)).toBeFocused()
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

test('a panel check made in this tab goes along only once it is ticked, and the sheet shows it', async ({ page }) => {
  await page.goto(panelCheckPath)
  await waitForIsland(page, 'panel-check')
  await page.getByRole('checkbox', { name: panelCheck.form.appliances.range }).check()
  await expect(page.getByRole('region', { name: panelCheck.answer.heading })).toContainText(
    panelCheck.answer.verdicts.over.title,
  )
  const send = async (name: string, isTicked: boolean) => {
    await chooseSample(page)
    await button(page, words.tabs.send).tap()
    await fillContact(page, name)
    const tick = page.getByRole('checkbox', { name: words.send.panelCheck.label })
    await expect(tick).not.toBeChecked()
    if (isTicked) await tick.check()
    await button(page, words.send.submit).tap()
    await expect(bothSent(page)).toBeVisible({ timeout: 30_000 })
    return leadOf(name)
  }
  expect((await send(visitor(), false)).lead).not.toHaveProperty('panel_check')
  await page.goto('/')
  const { lead, sheet_url } = await send(visitor(), true)
  expect(lead.panel_check).toEqual({
    way: 'appliances',
    service_amps: 100,
    load_amps: 111.7,
    charger_amps: 40,
    is_managed: false,
    largest_amps: 0,
  })
  await page.goto(new URL(sheet_url).pathname)
  await expect(
    page.getByText('100 A service; 111.7 A with a 40 A charger; by appliances; no charger fits'),
  ).toBeVisible()
})

test('offline, the lead waits on the device and goes out with both pictures later', async ({ page, context }) => {
  const name = visitor()
  await chooseSample(page)
  await button(page, words.tabs.send).tap()
  await fillContact(page, name)
  // The code that sends is there once the step has been open.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, words.send.submit).tap()
  await expect(page.getByText(words.send.report.status.kept)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(words.send.report.sent)).toBeVisible({ timeout: 20_000 })
  await expect(bothSent(page)).toBeVisible({ timeout: 30_000 })
  await expectBothPictures(name)
})

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

test('a file that cannot be used gets a sentence, and the photo before it stays', async ({ page }) => {
  await open(page)
  const heic = Buffer.concat([
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    Buffer.alloc(500),
  ])
  const { problems } = words.photo
  for (const [file, problem] of [
    [heic, problems.heic],
    [Buffer.from('<html>not a photo'), problems.unreadable],
    [Buffer.alloc(0), problems.empty],
  ] as const) {
    await choose(page, file)
    await expect(page.getByText(problem)).toBeVisible()
  }
  // Playwright hands over no file of this size; the page's own code reads the size first.
  await page.locator('[data-photo-input=file]').evaluate(input => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(61_000_000)], 'large.jpg', { type: 'image/jpeg' }))
    ;(input as HTMLInputElement).files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText(problems.large)).toBeVisible()
  const png = await sharp(sampleFile()).resize(400).png().toBuffer()
  await choose(page, png, 'wall.png', 'image/png')
  await expect(heading(page, 'wall')).toBeVisible()
  await button(page, words.tabs.photo).tap()
  await choose(page, Buffer.alloc(0))
  await expect(page.getByText(problems.empty)).toBeVisible()
  await expect(page.locator('.photo-surface')).toBeVisible()
})

test('marks that cannot be measured are refused in a sentence beside the handle that caused it', async ({ page }) => {
  await open(page)
  await choose(page, sampleFile())
  for (const [xPx, yPx] of [
    [200, 200],
    [900, 900],
    [900, 200],
    [200, 900],
  ] as const)
    await tapAt(page, { xPx, yPx })
  const bubble = page.locator('.photo-problem')
  await expect(bubble).toHaveText(words.problems.corners)
  await expect(button(page, words.next)).toBeDisabled()
  // The last corner made them cross.
  const faulty = mark(page, 'bottomLeft')
  await expect(faulty).toHaveAccessibleDescription(new RegExp(`^${words.problems.corners}`))
  await expect(mark(page, 'topLeft')).not.toHaveAccessibleDescription(new RegExp(words.problems.corners))
  const spoken = page.locator('[aria-live]').getByText(words.problems.corners)
  await expect(spoken).toHaveCount(1)
  await expectBeside(page, 'bottomLeft')

  // With the loupe, by keyboard; then with the phone turned.
  await faulty.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('.photo-loupe')).toBeVisible()
  await expectBeside(page, 'bottomLeft')
  await page.setViewportSize({ width: 844, height: 390 })
  await expectBeside(page, 'bottomLeft')
  await page.setViewportSize({ width: 390, height: 844 })

  // Without that corner there is nothing to refuse yet.
  await button(page, words.undo).tap()
  await button(page, words.undo).tap()
  await expect(bubble).toBeHidden()
})

test('a finger drags a mark beside the loupe, and Undo takes the whole drag back', async ({ page }) => {
  await chooseSample(page)
  await button(page, words.tabs.pins).tap()
  const charger = mark(page, 'charger')
  const before = await charger.getAttribute('style')
  const from = await inWindow(page, samplePhoto.charger)
  // Not by touch: Playwright has no dragging finger. The page hears the same pointer events.
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y + 10, { steps: 5 })
  const loupe = page.locator('.photo-loupe')
  await expect(loupe).toBeVisible()
  const [seen, at] = [await loupe.boundingBox(), { x: from.x - 40, y: from.y + 10 }]
  expect(seen?.width).toBeCloseTo(120, 0)
  const isBeside = seen && (at.x < seen.x || at.x > seen.x + seen.width)
  expect(isBeside).toBe(true)
  await page.mouse.up()
  await expect(loupe).toBeHidden()
  expect(await charger.getAttribute('style')).not.toBe(before)
  await button(page, words.undo).tap()
  await expect(charger).toHaveAttribute('style', before ?? '')
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
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('the view fills the stage beside the panel, whose charger sets its price', async ({ page }) => {
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    await button(page, words.view).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await button(page, words.photo.sample).click()
    await expect(heading(page, 'wall')).toBeVisible()
    await expect.poll(() => page.locator('.photo-mark').count()).toBe(cornerNames.length)
    await button(page, words.tabs.send).click()
    const before = await figures(page).textContent()
    await page.getByRole('radio', { name: /Tesla/ }).check({ force: true })
    await expect(figures(page)).not.toHaveText(before ?? '')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.send.save).click()])
    expect(download.suggestedFilename()).toBe('ev_charger_photo.png')
    const picture = await sharp(await download.path()).metadata()
    expect(picture).toMatchObject({ format: 'png', width: samplePhoto.photo.widthPx })
    expect(picture.height).toBeGreaterThan(samplePhoto.photo.heightPx)
    await button(page, plannerSceneLabels.views.drawing).click()
    await expect(page.locator('.photo-view')).toBeHidden()
  })
})
