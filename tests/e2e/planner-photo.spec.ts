// Your photo, from the file to the lead desk, on a phone-sized window, by touch; and how its dialog
// opens and closes.
import { plannerPhotoWords as words } from '@/content/words/photo'
import { plannerSceneWords } from '@/content/words/planner'
import { expect, hold, isOnTop, test, waitForPlanner } from './fixtures'
import {
  button,
  chooseSample,
  expectSaved,
  expectSentWith,
  field,
  heading,
  measureSample,
  openDesktop,
  phone,
} from './photo-view'
import { visitor } from './stored-leads'

// Pictures are prepared, sent and read back from storage, on a machine that does much else.
test.describe.configure({ timeout: 90_000 })

test.use(phone)

test('by touch, without WebGL: a photo, four corners, two pins, and a lead with the line drawing', async ({ page }) => {
  await measureSample(page)
  await expect(page.getByText(words.finished.off.unmade)).toBeVisible()
  await expect(page.locator('.photo-finished')).toHaveCount(0)
  await expect(page.locator('.photo-pipe')).toBeVisible()
  await expectSentWith(page, visitor('Pin'), ['marked', 'clean'])
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

  test('without WebGL the photo has most of the window, leads to the charger, and is saved', async ({ page }) => {
    await openDesktop(page)
    await expect(page.getByText(words.finished.off.unmade)).toBeVisible()
    await expect(button(page, words.send.change.charger)).toBeVisible()
    await expectSaved(page)
    await button(page, plannerSceneWords.views.drawing).click()
    await expect(page.locator('.photo-view')).toBeHidden()
  })
})

test('a turned tablet keeps the step and what is typed', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 })
  await page.goto('/ev-charger-planner#photo')
  await button(page, words.photo.sample).click()
  await expect(heading(page, 'wall')).toBeVisible()
  for (const step of ['pins', 'send'] as const) {
    await button(page, words.next).click()
    await expect(heading(page, step)).toBeVisible()
  }
  const name = page.locator('.photo-view').getByLabel(words.send.name)
  await name.fill('Ada')
  await page.setViewportSize({ width: 1112, height: 834 })
  await expect(page.getByRole('dialog', { name: words.title })).toHaveCount(0)
  await expect(name).toHaveValue('Ada')
  await button(page, words.back).click()
  await page.setViewportSize({ width: 834, height: 1112 })
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
  await expect(heading(page, 'pins')).toBeVisible()
})
