// Pages with every element of the site under axe (WCAG 2.0 to 2.2 A and AA, best practices), on
// phone and desktop, light and dark. tests/export holds the headings, names and alternatives of
// every page.
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { plannerWords } from '@/content/words/planner'
import { plannerPhotoWords } from '@/content/words/photo'
import { plannerSteps } from '@/components/planner/steps'
import { axeFindings, contrastRules, options as common, type Part } from './axe'
import {
  expect,
  fillEstimate,
  waitForIsland,
  waitForPlanner,
  test,
  openShareMenu,
  openStep,
  samplePages,
  setTrench,
  share,
} from './fixtures'

const options: RunOptions = {
  ...common,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default: targets of 24 by 24 px, or with that much space around them.
  rules: { 'target-size': { enabled: true } },
}

const findings = (page: Page, part?: Part, runOptions = options) => axeFindings(page, part, runOptions)

/**
 * In the light and the dark scheme. The markup is the same in the dark, so only the rules on color
 * are run again.
 */
async function findingsOfBoth(page: Page, part?: Part): Promise<string[]> {
  // A hovered button eases from one scheme's color to the other's.
  await page.mouse.move(0, 0)
  const light = await findings(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findings(page, part, contrastRules)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map(finding => `dark: ${finding}`)]
}

/** Its page around it is the same in every step. */
const planner = '[data-island="planner"]'
const inspector = '.planner-inspector'
/** Without what is the same on every page. */
const ownPart: Part = { include: ['html'], exclude: ['#site-header', '#shell > footer', '#text-bar'] }
const openAll = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach(details => (details.open = true)))
const devices = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const
/** A test for each, so that several workers share them. */
const halves = [0, 1].map(rest => samplePages.filter((_, index) => index % 2 === rest))

test.describe('on a phone and a desktop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404/ })
  for (const [index, half] of halves.entries()) {
    test(`half ${index + 1} of the pages has no finding`, async ({ page }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      const collect = async (where: string, part?: Part) => {
        for (const [device, viewport] of devices) {
          await page.setViewportSize(viewport)
          found.push(...(await findingsOfBoth(page, part)).map(finding => `${where}, ${device}: ${finding}`))
        }
      }
      for (const path of half) {
        await page.goto(path)
        await collect(path, path === half[0] ? 'html' : ownPart)
        // Checked before and after its script makes the controls usable.
        if (path !== '/ev-charger-planner') continue
        await waitForPlanner(page)
        await collect(`${path}, ready`, planner)
      }
      expect(found).toEqual([])
    })
  }
})

for (const [device, viewport] of devices) {
  test.describe(`on a ${device}, light and dark`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404|503/ })
    test('menus, the sheet, toasts and errors have none either', async ({ page }) => {
      await page.goto('/service-areas/islip')
      if (device === 'phone') {
        await page.getByRole('button', { name: siteWords.menu }).click()
        expect(await findingsOfBoth(page, 'header')).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: siteWords.sidebar.title }).click()
      } else {
        await page.getByRole('button', { name: siteWords.services, exact: true }).click()
        expect(await findingsOfBoth(page, 'header')).toEqual([])
        await page.keyboard.press('Escape')
        await page
          .getByRole('navigation', { name: siteWords.mainMenu })
          .getByRole('button', { name: siteWords.serviceAreas })
          .click()
      }
      expect(await findingsOfBoth(page, device === 'phone' ? '#areas' : 'header')).toEqual([])
      await page.goto('/locations/islip/#quote')
      await waitForIsland(page, 'quick-quote')
      await page.getByRole('button', { name: siteWords.forms.quote.submit }).click()
      await expect(page.locator('#quote-name')).toBeFocused()
      expect(await findingsOfBoth(page, '#quote')).toEqual([])
    })

    test('nor what opens, answers and fails later', async ({ page }) => {
      test.setTimeout(120_000)
      await page.goto('/service-areas/islip')
      await openAll(page)
      if (device === 'desktop') await page.keyboard.press('Control+b')
      expect(await findingsOfBoth(page, 'details, .with-sidebar > :not(main)')).toEqual([])

      await page.goto('/')
      await openAll(page)
      expect(await findingsOfBoth(page, 'details')).toEqual([])
      const zip = page.locator('[data-island="zip-lookup"]')
      await zip.getByLabel(siteWords.zip.field).fill('117')
      await zip.getByRole('button', { name: siteWords.zip.submit }).click()
      await expect(zip.getByText(siteWords.zip.invalid).first()).toBeVisible()
      expect(await findingsOfBoth(page, '#zip')).toEqual([])
      await zip.getByLabel(siteWords.zip.field).fill('11725')
      await zip.getByRole('button', { name: siteWords.zip.submit }).click()
      await expect(zip.getByRole('heading', { name: /Commack/ })).toBeVisible()
      expect(await findingsOfBoth(page, '#zip')).toEqual([])

      // After a failed send: the status line and its two links.
      await page.route('**/api/leads/*', route => route.fulfill({ status: 503 }))
      await page.goto('/contact')
      const form = page.locator('[data-island="long-estimate"]')
      await waitForIsland(page, 'long-estimate')
      await fillEstimate(page, 'Byron')
      await form.getByRole('button', { name: siteWords.forms.estimate.submit }).click()
      await expect(page.getByText(siteWords.forms.status.kept)).toBeVisible()
      expect(await findingsOfBoth(page, '[data-island=long-estimate]')).toEqual([])
    })

    // Its colors in the dark: states.spec.ts.
    test('nor the planner while it is used', async ({ page }) => {
      test.setTimeout(120_000)
      page.on('dialog', dialog => void dialog.accept())
      await page.goto('/ev-charger-planner')
      const send = page.getByRole('button', { name: plannerWords.send.submit })
      await waitForPlanner(page)
      await openAll(page)
      await page.getByRole('radio', { name: /Tesla/ }).press(' ')
      await setTrench(page, '20')
      await openStep(page, 'place')
      await page.getByRole('radio', { name: plannerWords.mountWalls.detached, exact: true }).press(' ')
      for (const step of plannerSteps) {
        await openStep(page, step)
        expect(await findings(page, step === plannerSteps[0] ? planner : inspector), step).toEqual([])
      }
      if (device === 'phone') {
        await page.locator('.planner-grip').press('ArrowUp')
        expect(await findings(page, inspector), 'the sheet at its largest').toEqual([])
      }
      await openShareMenu(page)
      // It lies over the tabs of the largest sheet.
      expect(await findings(page, '.planner-share'), 'the Share menu').toEqual([])
      await page.keyboard.press('Escape')
      await openStep(page, 'plan')
      await page.getByLabel(plannerWords.send.email).fill('visitor@')
      await send.click()
      await expect(page.getByText(plannerWords.send.check)).toBeVisible()
      expect(await findings(page, inspector)).toEqual([])
      await page.getByLabel(plannerWords.send.email).fill('')
      await send.click()
      await expect(page.getByRole('group', { name: plannerWords.send.ask.title })).toBeFocused()
      await expect(page.getByText(plannerWords.send.ask.title)).toBeInViewport({ ratio: 1 })
      expect(await findings(page, inspector)).toEqual([])
      await page.getByRole('button', { name: plannerWords.send.ask.decline }).click()
      await expect(page.getByText(plannerWords.send.noContact)).toBeVisible()
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await share(page, plannerWords.keep.copyLink)
      await expect(page.getByLabel(plannerWords.keep.link)).toBeFocused()
      expect(await findings(page)).toEqual([])
    })
  })
}

for (const [device, viewport] of devices)
  test(`the photo planner passes at each step on a ${device}, light and dark`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize(viewport)
    await page.goto('/ev-charger-planner#photo')
    const view = page.locator('.photo-view')
    const check = async (step: 'photo' | 'wall' | 'pins' | 'send') => {
      await expect(view.getByRole('heading', { name: plannerPhotoWords[step].title, exact: true })).toBeVisible()
      expect(await findingsOfBoth(page, step === 'photo' ? planner : '.photo-view'), step).toEqual([])
    }
    const press = (name: string) => view.getByRole('button', { name, exact: true }).click()
    await check('photo')
    await press(plannerPhotoWords.photo.sample)
    await check('wall')
    await press(plannerPhotoWords.next)
    await check('pins')
    await press(plannerPhotoWords.next)
    await check('send')
    await press(plannerPhotoWords.send.submit)
    await expect(view.getByText(plannerPhotoWords.send.nameProblem)).toBeVisible()
    await check('send')
  })
