// Compares the scene with the approved pictures in planner-pictures/ on a coarse grid, which
// ignores another renderer's edges and shades. After an intended change, renew and review them:
// `npm start`, and beside it
// `RENEW_PICTURES=1 BASE_URL=http://127.0.0.1:8787 npx playwright test planner-3d-pictures`
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerWords as words, plannerSceneWords as scene } from '@/content/words/planner'
import { defaultPlan } from '@/content/planner'
import { modelPathOf, type Plan, type PlanAction, reducePlan } from '@/lib/planner'
import { encodePlanLink } from '@/lib/planner/link'
import { FONTS_FLAG } from '@/lib/storage-keys'
import { atRest, open, sceneIsShown, SLOW_MS, viewport } from './planner-scene'
import { expect, share, showViews, test } from './fixtures'

test.use({ viewport })
test.describe.configure({ timeout: 240_000 })

const folder = path.resolve(import.meta.dirname, 'planner-pictures')
const WIDTH = 400
/** Grid size, and the mean and largest allowed difference per channel (0 to 255). */
const GRID = { width: 40, height: 28 }
const MEAN_DIFFERENCE = 5
const LARGEST_DIFFERENCE = 48

const planWith = (...actions: readonly PlanAction[]): Plan => actions.reduce(reducePlan, defaultPlan)
const right = planWith(
  { type: 'chooseBrand', brand: 'tesla' },
  { type: 'placeCharger', wall: 'right', alongFt: 1, heightFt: 4 },
)
const detached = planWith(
  { type: 'chooseBrand', brand: 'chargepoint' },
  { type: 'setConduitType', conduitType: 'PVC' },
  { type: 'setTrenchFt', value: 12 },
  { type: 'setMountWall', mountWall: 'detached' },
)

const atDoor: PlanAction = { type: 'setPanelLocation', panelLocation: 'right-front' }

/** Each view, wall and place of the panel, on a desktop, a tablet and a phone. */
const pictures: readonly {
  readonly name: string
  readonly plan: Plan
  /** A view, or the step with the run of before. */
  readonly shown: keyof typeof scene.presets | 'panel'
  readonly window: readonly [width: number, height: number]
  readonly dark?: true
}[] = [
  { name: 'corner-block', plan: defaultPlan, shown: 'corner', window: [viewport.width, viewport.height] },
  { name: 'front', plan: defaultPlan, shown: 'front', window: [1440, 900] },
  { name: 'front-right-wall-dark', plan: reducePlan(right, atDoor), shown: 'front', window: [834, 1112], dark: true },
  { name: 'front-detached', plan: detached, shown: 'front', window: [390, 844] },
  { name: 'top-detached-pvc', plan: detached, shown: 'top', window: [390, 844] },
  { name: 'panel-moved', plan: planWith(atDoor), shown: 'panel', window: [1440, 900] },
  { name: 'panel-right-wall', plan: right, shown: 'panel', window: [390, 844] },
]

const showPlan = (page: Page, plan: Plan) =>
  page.evaluate(link => (location.hash = link), `plan=${encodePlanLink(plan)}`)

async function take(
  page: Page,
  { plan, shown, window: [width, height], dark }: (typeof pictures)[number],
  fetched: ReadonlySet<string>,
): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  if (shown === 'panel') {
    const { panelLocation } = plan
    const before = panelLocation === 'back-left' ? 'right-front' : 'back-left'
    await showPlan(page, reducePlan(plan, { type: 'setPanelLocation', panelLocation: before }))
    await page.getByRole('button', { name: words.inspector.tabs.panel, exact: true }).press('Enter')
    await atRest(page)
  }
  await showPlan(page, plan)
  if (shown !== 'panel') {
    const preset = page.getByRole('button', { name: scene.presets[shown], exact: true })
    if (!(await preset.isVisible())) await showViews(page)
    await preset.press('Enter')
  }
  const model = modelPathOf(plan)
  if (model) await expect.poll(() => fetched.has(model), { message: model, timeout: SLOW_MS }).toBe(true)
  await atRest(page)
  const [download] = await Promise.all([page.waitForEvent('download'), share(page, words.exportPng)])
  return viewOf(page, readFileSync(await download.path()))
}

/**
 * The camera's buttons with their margins, which lie over the lower part of what panel and bar
 * leave free; on a phone they lie over the view.
 */
const CAMERA_BUTTONS_PX = 68
const PHONE_PX = 640

/**
 * The view without the words below it: it has the shape of what is free of panel, bar and buttons.
 */
async function viewOf(page: Page, sheet: Buffer): Promise<Buffer> {
  const free = await page.locator('.planner-cameras').locator('..').boundingBox()
  if (!free) throw new Error('the scene is not shown')
  const ratio = (free.height - ((page.viewportSize()?.width ?? 0) < PHONE_PX ? 0 : CAMERA_BUTTONS_PX)) / free.width
  const { width } = await sharp(sheet).metadata()
  return sharp(sheet)
    .extract({ left: 0, top: 0, width, height: Math.round(width * ratio) })
    .toBuffer()
}

const cellsOf = (picture: Buffer) =>
  sharp(picture)
    .removeAlpha()
    .resize({ ...GRID, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()

async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)])
  const each = [...a].map((value, i) => Math.abs(value - (b[i] ?? 0)))
  return { mean: each.reduce((sum, value) => sum + value, 0) / each.length, largest: Math.max(...each) }
}

const isAlike = ({ mean, largest }: Awaited<ReturnType<typeof difference>>) =>
  mean <= MEAN_DIFFERENCE && largest <= LARGEST_DIFFERENCE

test('the scene matches the approved pictures, and different plans do not match each other', async ({ page }, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // As on a visit's later pages: in the site's fonts.
  await page.addInitScript(flag => localStorage.setItem(flag, '1'), FONTS_FLAG)
  const fetched = new Set<string>()
  page.on('requestfinished', request => void fetched.add(new URL(request.url()).pathname))
  await open(page)
  await sceneIsShown(page)
  const taken = new Map<string, Buffer>()
  for (const picture of pictures) {
    const file = path.join(folder, `${picture.name}.webp`)
    const shot = await take(page, picture, fetched)
    if (process.env.RENEW_PICTURES) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, await sharp(shot).resize({ width: WIDTH }).webp({ quality: 82 }).toBuffer())
    }
    await info.attach(picture.name, { body: shot, contentType: 'image/png' })
    const found = await difference(shot, readFileSync(file))
    expect(isAlike(found), `${picture.name} differs by ${JSON.stringify(found)}`).toBe(true)
    for (const [name, other] of taken)
      expect(isAlike(await difference(shot, other)), `${picture.name} is not ${name}`).toBe(false)
    taken.set(picture.name, shot)
  }
})
