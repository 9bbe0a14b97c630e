// Your photo, from the file to the lead desk, on a phone-sized window: by touch, by keyboard alone,
// offline and after a reload.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { panelCheck } from '@/content/words/panel-check'
import { plannerPhotoLabels as words } from '@/content/words/photo'
import { plannerSceneLabels } from '@/content/words/planner'
import { panelCheckPath } from '@/content/routes'
import { samplePhoto } from '@/lib/photo/sample'
import { cornerNames, type MarkName, pinNames } from '@/lib/photo/session'
import { withCameraSize } from '@/tests/photo/photos'
import { PHOTO_DATABASE } from '@/lib/storage-keys'
import { expect, hold, test, waitForIsland, waitForPlanner } from './fixtures'

// Three pictures are prepared, sent and read back from storage, on a machine that does much else.
test.describe.configure({ timeout: 90_000 })
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

/** The only lead of a person. */
function leadOf(name: string): ListedLead {
  const [lead, ...others] = JSON.parse(leads('list', '--find', name, '--json')) as ListedLead[]
  expect(others).toEqual([])
  if (!lead) throw new Error(`${name} has no lead`)
  return lead
}

/** Reading them starts the storage's runtime, which takes seconds. */
function picturesOf({ id }: ListedLead): readonly Buffer[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-photos-'))
  leads('show', id, '--photos', folder)
  const files = readdirSync(folder)
    .toSorted()
    .map(file => readFileSync(path.join(folder, file)))
  rmSync(folder, { recursive: true })
  return files
}

const range = (low: number, high: number) =>
  words.figures.run.replace('{low}', String(low)).replace('{high}', String(high))

const visitor = () => `Pin${Math.random().toString(36).slice(2, 10)}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const mark = (page: Page, name: MarkName) => button(page, words.marks[name])
const figures = (page: Page) => page.locator('.photo-figures')
const heading = (page: Page, step: 'photo' | 'wall' | 'pins' | 'send') =>
  page.locator('.photo-view').getByRole('heading', { name: words[step].title, exact: true })

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

async function fillContact(page: Page, name: string) {
  await field(page, 'name').fill(name)
  await field(page, 'phone').fill('631 555 0123')
}
const allSent = (page: Page) => page.getByText(words.send.status.sent.many.replace('{n}', '3'))

async function expectAllPictures(name: string) {
  const lead = leadOf(name)
  expect(lead.photos).toMatchObject([
    { number: 1, what: 'marked' },
    { number: 2, what: 'clean' },
    { number: 3, what: 'finished' },
  ])
  const files = picturesOf(lead)
  const sizes = await Promise.all(files.map(file => sharp(file).metadata()))
  const { widthPx: width, heightPx: height } = samplePhoto.photo
  expect(sizes).toMatchObject([
    { format: 'jpeg', width, height },
    { format: 'jpeg', width, height },
    { format: 'jpeg', width, height },
  ])
  expect(new Set(files.map(file => file.toString('base64'))).size).toBe(files.length)
}

/**
 * The refusal stands near a handle and inside the frame, and covers neither the handle nor the
 * loupe.
 */
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

test('by touch: a photo, four corners, two pins and a lead with its pictures', async ({ page }) => {
  const name = visitor()
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

  await button(page, words.send.submit).tap()
  await expect(page.getByText(words.send.nameProblem)).toBeVisible()
  await expect(page.getByText(words.send.contactProblem)).toBeVisible()
  await fillContact(page, name)
  await button(page, words.send.submit).tap()
  await expect(page.getByText(words.send.report.sent)).toBeVisible()
  await expect(allSent(page)).toBeVisible({ timeout: 30_000 })
  const events = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(entry => (entry as { event?: string }).event === 'generate_lead'),
  )
  expect(events).toEqual([
    {
      event: 'generate_lead',
      form: 'photo',
      currency: 'USD',
      value: expect.any(Number),
      transaction_id: expect.stringMatching(/^\w{6}$/),
    },
  ])
  await expectAllPictures(name)
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
  await expect(figures(page)).toContainText(range(8, 9))
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
  await expect(allSent(page)).toBeVisible({ timeout: 30_000 })
  await expectAllPictures(name)
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

test('a panel check made in this tab goes along once it is ticked, and the sheet shows it', async ({ page }) => {
  await page.goto(panelCheckPath)
  await waitForIsland(page, 'panel-check')
  await page.getByRole('checkbox', { name: panelCheck.form.appliances.range }).check()
  await expect(page.getByRole('region', { name: panelCheck.answer.heading })).toContainText(
    panelCheck.answer.verdicts.over.title,
  )
  const name = visitor()
  await chooseSample(page)
  await button(page, words.tabs.send).tap()
  await fillContact(page, name)
  const tick = page.getByRole('checkbox', { name: words.send.panelCheck.label })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await button(page, words.send.submit).tap()
  await expect(allSent(page)).toBeVisible({ timeout: 30_000 })
  const { lead, sheet_url } = leadOf(name)
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

test('offline, the lead waits on the device and goes out with its pictures later', async ({ page, context }) => {
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
  await expect(allSent(page)).toBeVisible({ timeout: 30_000 })
  await expectAllPictures(name)
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

/** The middle of a handle in the window. */
async function middleOf(page: Page, name: MarkName) {
  const box = await mark(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A place in the window, in percent of the photo as it is shown now. */
async function shareAt(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const box = await page.locator('.photo-surface').boundingBox()
  if (!box) throw new Error('there is no photo')
  return { x: (100 * (x - box.x)) / box.width, y: (100 * (y - box.y)) / box.height }
}

/** A mark is placed where the photo had `share`: within half a CSS pixel of a phone's. */
async function expectPlaced(page: Page, name: MarkName, share: { readonly x: number; readonly y: number }) {
  await expect(mark(page, name)).toHaveAttribute('data-placed', 'true')
  const [x, y] = await mark(page, name).evaluate(({ style }) => [parseFloat(style.left), parseFloat(style.top)])
  expect([Math.abs((x ?? NaN) - share.x) < 0.15, Math.abs((y ?? NaN) - share.y) < 0.2], name).toEqual([true, true])
}

test('the first tap places a mark right where it was, also on and near the handle that shows where it starts', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await open(page)
  for (const [dx, dy] of [
    [0, 0],
    [6, -3],
    [-11, 0],
    [12, 12],
    [0, -21],
    [-22, 0],
  ] as const) {
    await choose(page, sampleFile())
    await expect(heading(page, 'wall')).toBeFocused()
    await expect(mark(page, 'topLeft')).not.toHaveAttribute('data-placed')
    for (const names of [cornerNames, pinNames]) {
      for (const name of names) {
        const start = await middleOf(page, name)
        const tapped = { x: start.x + dx, y: start.y + dy }
        const share = await shareAt(page, tapped)
        await page.touchscreen.tap(tapped.x, tapped.y)
        await expectPlaced(page, name, share)
      }
      if (names === cornerNames) await button(page, words.next).tap()
    }
    await button(page, words.tabs.photo).tap()
  }
})

test('a tap on the start of another corner places the one that is asked for', async ({ page }) => {
  await open(page)
  await choose(page, sampleFile())
  const start = await middleOf(page, 'bottomRight')
  const tapped = { x: start.x + 5, y: start.y }
  const share = await shareAt(page, tapped)
  await page.touchscreen.tap(tapped.x, tapped.y)
  await expectPlaced(page, 'topLeft', share)
  await expect(mark(page, 'bottomRight')).not.toHaveAttribute('data-placed')
})

test('the charger may be right beside the panel, and a placed pin is dragged from where it was taken', async ({
  page,
}) => {
  await open(page)
  await choose(page, sampleFile())
  for (const corner of samplePhoto.reference.corners) await tapAt(page, corner)
  await button(page, words.next).tap()
  await tapAt(page, samplePhoto.panel)
  const frame = await page.locator('.photo-surface').boundingBox()
  const panel = await middleOf(page, 'panel')
  const tapped = { x: panel.x + 14, y: panel.y + 6 }
  const share = await shareAt(page, tapped)
  await page.touchscreen.tap(tapped.x, tapped.y)
  await expectPlaced(page, 'charger', share)
  expect(await page.locator('.photo-surface').boundingBox(), 'the photo stays where it is').toEqual(frame)
  expect(await middleOf(page, 'panel')).toEqual(panel)
  // The panel's handle shows on the side away from the charger's.
  await page.mouse.move(panel.x - 12, panel.y)
  await page.mouse.down()
  await page.mouse.move(panel.x - 52, panel.y + 10, { steps: 4 })
  await page.mouse.up()
  await expectPlaced(page, 'panel', await shareAt(page, { x: panel.x - 40, y: panel.y + 10 }))
})

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
