// Photos with an estimate request, from the file to the lead desk: made small and upright on the
// device, without place or camera, and sent once whatever happens to the network and the tab.
import type { Page, Request } from 'playwright/test'
import sharp from 'sharp'
import { siteWords } from '@/content/words/site'
import { photoWords } from '@/content/words/forms'
import { leadMessages } from '@/lib/leads/messages'
import { expect, fillEstimate, recordsIn, test, waitForIsland } from './fixtures'
import { leadOf, photosOf, visitor } from './stored-leads'

test.use({
  expectedMessages:
    /could not be sent|could not be read|keeps no copy|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/,
})

const { fields, status } = photoWords
const subjects = ['panel', 'label', 'parking', 'wall'] as const
type Subject = (typeof subjects)[number]

async function openEstimate(page: Page, lastName: string) {
  await page.goto('/contact')
  await waitForIsland(page, 'long-estimate')
  await fillEstimate(page, lastName)
}
const submit = (page: Page) => page.getByRole('button', { name: siteWords.forms.estimate.submit }).click()
const choose = (page: Page, what: Subject, buffer: Buffer, name = 'IMG_0001.JPG', mimeType = 'image/jpeg') =>
  page.locator(`[data-photo="${what}"]`).setInputFiles({ name, mimeType, buffer })
const preview = (page: Page, what: Subject) =>
  page.getByRole('img', { name: `${fields.preview} ${fields.subjects[what].title}` })
const isPut = (request: Request) => request.method() === 'PUT'
const sentWords = (count: number) => (count === 1 ? status.sent.one : status.sent.many.replace('{n}', String(count)))

const WIDTH = 320
const HEIGHT = 200
/** Red, green, blue and white quarters, with a place and a camera in the file. */
async function quarters(orientation: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const quarter = (background: string) =>
    ({ create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3, background } }) as const
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } }).composite([
    { input: quarter('#f00'), left: 0, top: 0 },
    { input: quarter('#0f0'), left: WIDTH / 2, top: 0 },
    { input: quarter('#00f'), left: 0, top: HEIGHT / 2 },
  ])
  return picture
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' },
    })
    .withMetadata({ orientation })
    .toFormat(format, { quality: 95 })
    .toBuffer()
}

/** The size, and the color of each quarter with every channel rounded to 0 or 1. */
async function look(picture: Buffer) {
  const { data, info } = await sharp(picture).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + 3)].map(channel => Math.round(channel / 255)).join('')
  }
  const corners = [colorAt(0.25, 0.25), colorAt(0.75, 0.25), colorAt(0.25, 0.75), colorAt(0.75, 0.75)]
  return { width: info.width, height: info.height, corners }
}

test('photos of any format and orientation arrive upright, without place and camera', async ({ page }) => {
  test.setTimeout(90_000)
  const bodies: Buffer[] = []
  page.on('request', request => {
    const body = isPut(request) ? request.postDataBuffer() : null
    if (body) bodies.push(body)
  })
  const kinds = [
    ['jpeg', 6],
    ['jpeg', 2],
    ['webp', 8],
    ['png', 5],
  ] as const
  const files = await Promise.all(kinds.map(([format, orientation]) => quarters(orientation, format)))
  const name = visitor('Photo')
  await openEstimate(page, name)
  for (const [index, what] of subjects.entries()) {
    const [format = 'jpeg'] = kinds[index] ?? []
    await choose(page, what, files[index] ?? Buffer.alloc(0), `photo.${format}`, `image/${format}`)
    await expect(preview(page, what)).toBeVisible()
  }
  expect(bodies, 'nothing is sent before the form is').toEqual([])
  await submit(page)
  await expect(page.getByText(leadMessages.estimate.title).first()).toBeVisible()
  await expect(page.getByText(sentWords(4))).toBeVisible()
  const lead = leadOf(name)
  expect([lead.photos_announced, lead.photos.map(({ what }) => what)]).toEqual([4, subjects])
  const stored = await photosOf(page, lead)
  expect(await Promise.all(stored.map(look))).toEqual(await Promise.all(files.map(look)))
  for (const picture of [...stored, ...bodies]) {
    expect((await sharp(picture).metadata()).exif).toBeUndefined()
    expect(picture.toString('latin1')).not.toMatch(/Exif|Secret camera|GPS/)
  }
})

test('a PNG, a WebP and a photo of 48 megapixels become JPEGs of at most 2,000 pixels and 400 kB', async ({ page }) => {
  // Decoding 48 megapixels takes seconds on a busy machine.
  test.setTimeout(150_000)
  const name = visitor('Photo')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const [png, webp, large] = await Promise.all([
    sharp({ create: { width: 120, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer(),
    sharp({ create: { width: 2100, height: 1200, channels: 3, noise, background: '#888' } })
      .webp()
      .toBuffer(),
    sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#684' } })
      .jpeg()
      .toBuffer(),
  ])
  await openEstimate(page, name)
  await choose(page, 'panel', png, 'panel.png', 'image/png')
  await choose(page, 'label', webp, 'label.webp', 'image/webp')
  await choose(page, 'wall', large)
  for (const what of ['panel', 'label', 'wall'] as const)
    await expect(preview(page, what)).toBeVisible({ timeout: 60_000 })
  await submit(page)
  await expect(page.getByText(sentWords(3))).toBeVisible({ timeout: 15_000 })
  const lead = leadOf(name)
  expect(lead.photos.map(({ number, what }) => `${number} ${what}`)).toEqual(['1 panel', '2 label', '4 wall'])
  const stored = await photosOf(page, lead)
  const sizes = await Promise.all(stored.map(async photo => sharp(photo).metadata()))
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['jpeg', 120, 90],
    ['jpeg', expect.any(Number), expect.any(Number)],
    ['jpeg', 2000, 1500],
  ])
  expect(Math.max(...sizes.flatMap(({ width, height }) => [width, height]))).toBeLessThanOrEqual(2000)
  expect(Math.max(...stored.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(400_000)
  expect((await look(stored[0] ?? Buffer.alloc(0))).corners, 'what was transparent is white').toEqual(
    Array(4).fill('111'),
  )
})

test('photos outlast a reload; offline, they and the request wait on the device; back online both arrive', async ({
  page,
  context,
}) => {
  const name = visitor('Photo')
  await openEstimate(page, name)
  await choose(page, 'panel', await quarters(1))
  await choose(page, 'wall', await quarters(6))
  await expect(preview(page, 'wall')).toBeVisible()
  await page.reload()
  await waitForIsland(page, 'long-estimate')
  for (const what of ['panel', 'wall'] as const) await expect(preview(page, what)).toBeVisible()
  await page.locator('#estimate-message').focus()
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByText(siteWords.forms.status.kept)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(sentWords(2))).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(siteWords.forms.status.kept)).toBeHidden()
  const lead = leadOf(name)
  expect([lead.photos_announced, lead.photos.length]).toEqual([2, 2])
})

test('photos go on where the tab was closed', async ({ page, context }) => {
  const name = visitor('Photo')
  let isSecondHeld = false
  await context.route('**/api/leads/photos/*/2?*', async route => {
    if (isSecondHeld) return route.continue()
    isSecondHeld = true
  })
  await openEstimate(page, name)
  for (const what of ['panel', 'label', 'wall'] as const) {
    await choose(page, what, await quarters(1))
    await expect(preview(page, what)).toBeVisible()
  }
  await submit(page)
  await expect(page.getByText(status.sending.replace('{n}', '2').replace('{total}', '3'))).toBeVisible()
  await expect.poll(() => isSecondHeld).toBe(true)
  await page.close()
  // The server may have got the photo whose answer never came.
  const before = leadOf(name)
  expect(before.photos_announced).toBe(3)
  expect([[1], [1, 2]]).toContainEqual(before.photos.map(({ number }) => number))

  const other = await context.newPage()
  const posts: string[] = []
  other.on('request', request => {
    if (request.url().includes('/api/leads/')) posts.push(`${request.method()} ${/[^/]*$/.exec(request.url())?.[0]}`)
  })
  await other.goto('/contact')
  await expect.poll(() => recordsIn(other, 'fairlead', 'outbox'), { timeout: 30_000 }).toBe(0)
  expect(posts, 'the request itself is not sent again').toEqual(['PUT 2?what=label', 'PUT 4?what=wall'])
  expect(leadOf(name).photos.map(({ number }) => number)).toEqual([1, 2, 4])
})

test('without script the form says how to text photos, and has no fields for them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/contact')
  const [before = ''] = photoWords.text.split('[')
  await expect(page.locator('#estimate noscript p')).toContainText(before)
  await expect(page.locator('#estimate noscript p')).toBeVisible()
  await expect(page.getByText(fields.title, { exact: true })).toBeHidden()
  await context.close()
})
