// Your photo as tests use it: its parts, files, and places in the window.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerPhotoWords as words } from '@/content/words/photo'
import { samplePhoto } from '@/lib/photo/sample'
import { cornerNames, type MarkName, pinNames } from '@/lib/photo/session'
import { root } from '@/scripts/project'
import { expect, waitForPlanner } from './fixtures'
import { leadOf, photosOf } from './stored-leads'

/** A phone, and what the console says of failures that these tests cause. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedMessages:
    /could not be sent|could not be read|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/,
} as const

const range = (low: number, high: number) =>
  words.figures.run.replace('{low}', String(low)).replace('{high}', String(high))

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const mark = (page: Page, name: MarkName) => button(page, words.marks[name])

export const figures = (page: Page) => page.locator('.photo-figures')

export const heading = (page: Page, step: 'photo' | 'wall' | 'pins' | 'send') =>
  page.locator('.photo-view').getByRole('heading', { name: words[step].title, exact: true })

export async function open(page: Page) {
  await page.goto('/ev-charger-planner#photo')
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
  await expect(heading(page, 'photo')).toBeVisible()
}

export async function chooseSample(page: Page) {
  await open(page)
  await button(page, words.photo.sample).tap()
  await expect(heading(page, 'wall')).toBeVisible()
}

export const sampleFile = () => readFileSync(path.join(root, 'public', samplePhoto.path))

export const choose = (page: Page, buffer: Buffer, name = 'IMG_0001.JPG', mimeType = 'image/jpeg') =>
  page.locator('[data-photo-input=file]').setInputFiles({ name, mimeType, buffer })

/** Where a point of the sample photo is in the window. */
async function inWindow(page: Page, { xPx, yPx }: { readonly xPx: number; readonly yPx: number }) {
  const box = await page.locator('.photo-surface').boundingBox()
  if (!box) throw new Error('there is no photo')
  const scale = box.width / samplePhoto.photo.widthPx
  return { x: box.x + xPx * scale, y: box.y + yPx * scale }
}

export const tapAt = async (page: Page, point: { readonly xPx: number; readonly yPx: number }) => {
  const { x, y } = await inWindow(page, point)
  await page.touchscreen.tap(x, y)
}

async function fillContact(page: Page, name: string) {
  await field(page, 'name').fill(name)
  await field(page, 'phone').fill('631 555 0123')
}

/** By touch, to the last step: the photo, four corners, two pins. */
export async function measureSample(page: Page) {
  await open(page)
  await choose(page, sampleFile())
  await expect(heading(page, 'wall')).toBeVisible()
  await page.getByRole('radio', { name: words.wall.kinds['entry-door'] }).check({ force: true })
  for (const corner of samplePhoto.reference.corners) await tapAt(page, corner)
  await button(page, words.next).tap()
  await expect(heading(page, 'pins')).toBeVisible()
  for (const pin of pinNames) await tapAt(page, samplePhoto[pin])
  await expect(figures(page)).toContainText(range(7, 9))
  await button(page, words.next).tap()
  await expect(heading(page, 'send')).toBeVisible()
}

/** Sends what is measured; all pictures are at the lead desk, whole and different. */
export async function expectSentWith(page: Page, name: string, pictures: readonly string[]) {
  await fillContact(page, name)
  await button(page, words.send.submit).click()
  await expect(page.getByText(words.send.report.sent)).toBeVisible()
  const all = words.send.status.sent.many.replace('{n}', String(pictures.length))
  await expect(page.getByText(all)).toBeVisible({ timeout: 30_000 })
  const lead = leadOf(name)
  expect(lead.photos).toMatchObject(pictures.map((what, i) => ({ number: i + 1, what })))
  const files = await photosOf(page, lead)
  const { widthPx: width, heightPx: height } = samplePhoto.photo
  expect(await Promise.all(files.map(file => sharp(file).metadata()))).toMatchObject(
    pictures.map(() => ({ format: 'jpeg', width, height })),
  )
  expect(new Set(files.map(file => file.toString('base64'))).size).toBe(pictures.length)
}

/** The planner's own form has fields of the same names. */
export const field = (page: Page, name: 'name' | 'phone' | 'email') =>
  page.locator('.photo-view').getByLabel(words.send[name])

/** A place in the window, in percent of the photo as it is shown now. */
export async function shareAt(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const box = await page.locator('.photo-surface').boundingBox()
  if (!box) throw new Error('there is no photo')
  return { x: (100 * (x - box.x)) / box.width, y: (100 * (y - box.y)) / box.height }
}

/** A mark is placed where the photo had `share`: within half a CSS pixel of a phone's. */
export async function expectPlaced(page: Page, name: MarkName, share: { readonly x: number; readonly y: number }) {
  await expect(mark(page, name)).toHaveAttribute('data-placed', 'true')
  const [x, y] = await mark(page, name).evaluate(({ style }) => [parseFloat(style.left), parseFloat(style.top)])
  expect([Math.abs((x ?? NaN) - share.x) < 0.15, Math.abs((y ?? NaN) - share.y) < 0.2], name).toEqual([true, true])
}

/** The sample beside the inspector, at its last step. */
export async function openDesktop(page: Page) {
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
}

/** The saved picture is an upright card. */
export async function expectSaved(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.send.save).click()])
  expect(download.suggestedFilename()).toBe('ev_charger_photo.png')
  const saved = await sharp(await download.path()).metadata()
  expect(saved).toMatchObject({ format: 'png', width: 1080, height: 1350 })
}
