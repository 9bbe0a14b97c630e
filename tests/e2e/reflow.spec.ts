// Pages with every element of the site with wide text, in a low window, with reduced motion, with
// forced colors, and as Safari reads their lists. every-window.spec.ts has all pages.
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { expect, samplePages, waitForPlanner, test } from './fixtures'
import { layoutFaults } from './page-layout'

test.use({ expectedMessages: /404/, contextOptions: { reducedMotion: 'reduce' } })

async function settle(page: Page, path: string) {
  await page.goto(path)
  if (path === '/ev-charger-planner') await waitForPlanner(page)
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What animates, or is hidden until it would, with reduced motion. */
const movingParts = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
      .map(() => 'an animation runs'),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scrolling is smooth'] : []),
    ...[...document.querySelectorAll('main h1, main h2, main p')]
      .filter(element => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
      .map(element => `clear: ${element.textContent.slice(0, 40)}`),
  ])

/** What cannot be told from its surroundings in forced colors. */
const lostParts = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const isClear = (color: string) => color === 'none' || color === 'transparent' || channels(color)[3] === 0
    const paper = getComputedStyle(document.body).backgroundColor
    const told: string[] = []
    for (const icon of document.querySelectorAll<SVGElement>('a svg, button svg')) {
      if (!icon.checkVisibility({ visibilityProperty: true }) || icon.closest('svg a')) continue
      const shapes = [...icon.querySelectorAll('path, circle, rect')].map(shape => getComputedStyle(shape))
      if (
        shapes.length > 0 &&
        shapes.every(({ fill, stroke }) => (isClear(fill) || fill === paper) && (isClear(stroke) || stroke === paper))
      )
        told.push(`a symbol in ${icon.closest('a, button')?.textContent.slice(0, 40)}`)
    }
    // Checkboxes are the browser's own, which draws their frame without a border.
    for (const field of document.querySelectorAll(
      'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="range"]), select, textarea',
    )) {
      if (!field.checkVisibility() || field.closest('.sr-only') || (field as HTMLElement).tabIndex < 0) continue
      const { borderTopWidth, borderTopColor } = getComputedStyle(field)
      if (Number.parseFloat(borderTopWidth) < 1 || borderTopColor === paper) told.push(`the frame of ${field.id}`)
    }
    for (const text of document.querySelectorAll('main h1, main h2, main p, main li, footer a')) {
      if (text.checkVisibility() && getComputedStyle(text).color === getComputedStyle(text).backgroundColor)
        told.push(`text “${text.textContent.slice(0, 40)}”`)
    }
    return told
  })

/** Drawings without their style, which are black shapes. */
const bareDrawings = (page: Page) =>
  page
    .locator('svg.drawing')
    .evaluateAll(drawings =>
      drawings
        .filter(drawing => getComputedStyle(drawing).fill !== 'none')
        .map(drawing => `no style: ${drawing.getAttribute('aria-label')}`),
    )

/** Lists without a marker outside navigation, which Safari does not announce as lists. */
const silentLists = (page: Page) =>
  page
    .locator('ul, ol')
    .evaluateAll(lists =>
      lists
        .filter(list => list.closest('nav') === null && getComputedStyle(list).listStyleType === 'none')
        .map(list => `list: ${list.textContent.slice(0, 40)}`),
    )

for (const half of [0, 1])
  test.describe(`half ${half + 1} of the pages`, () => {
    test.use({ viewport: { width: 390, height: 844 } })
    test('keeps still, is read in full, and holds wide text', async ({ page }) => {
      test.setTimeout(120_000)
      const found: string[] = []
      for (const path of samplePages.filter((_, index) => index % 2 === half)) {
        await settle(page, path)
        const moving = await movingParts(page)
        const silent = [...(await silentLists(page)), ...(await bareDrawings(page))]
        await page.emulateMedia({ forcedColors: 'active' })
        const lost = await lostParts(page)
        await page.emulateMedia({ forcedColors: null })
        await page.addStyleTag({ content: textSpacing })
        const spaced = await page.evaluate(layoutFaults)
        await page.setViewportSize({ width: 1280, height: 900 })
        spaced.push(...(await page.evaluate(layoutFaults)))
        await page.setViewportSize({ width: 390, height: 844 })
        found.push(...[...moving, ...silent, ...lost, ...spaced].map(fault => `${path}: ${fault}`))
      }
      expect(found).toEqual([])
    })
  })

test.describe('in a window of 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  test('fixed bars leave room to read', async ({ page }) => {
    for (const path of ['/', '/contact', '/ev-charger-planner', '/service-areas/islip']) {
      await settle(page, path)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      // For each row of pixels: is the element in the middle fixed?
      const free = await page.evaluate(() => {
        const isFixed = (element: Element | null): boolean =>
          element !== null &&
          (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
        return Array.from({ length: innerHeight }, (_, y) => y).filter(
          y => !isFixed(document.elementFromPoint(innerWidth / 2, y)),
        ).length
      })
      expect(free, path).toBeGreaterThan(110)
    }
  })
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
  test('checked and focused elements differ', async ({ page }) => {
    await settle(page, '/ev-charger-planner')
    const chosen = await page.evaluate(() => {
      const backs = [...document.querySelectorAll('input[name="plan-amps"]')].map(input => ({
        isChecked: (input as HTMLInputElement).checked,
        back: getComputedStyle(input.closest('label')!).backgroundColor,
      }))
      return {
        on: backs.filter(({ isChecked }) => isChecked).map(({ back }) => back),
        off: backs.filter(({ isChecked }) => !isChecked).map(({ back }) => back),
      }
    })
    expect(chosen.on).toHaveLength(1)
    expect(chosen.off).not.toContain(chosen.on[0])
    const borderOf = (element: Element) => getComputedStyle(element).borderBottomColor
    const brand = (state: string) => page.locator(`label:has(input[name="plan-brand"]${state})`).first()
    expect(await brand(':checked').evaluate(borderOf)).not.toBe(await brand(':not(:checked)').evaluate(borderOf))
    const step = (state: string) => page.locator(`.planner-tabs button${state}`).first()
    expect(await step('[aria-current]').evaluate(borderOf)).not.toBe(
      await step(':not([aria-current])').evaluate(borderOf),
    )
    await page.goto('/contact')
    await page.getByLabel(labels.forms.estimate.firstName).focus()
    const { outlineStyle, outlineWidth } = await page.getByLabel(labels.forms.estimate.firstName).evaluate(element => {
      const style = getComputedStyle(element)
      return { outlineStyle: style.outlineStyle, outlineWidth: style.outlineWidth }
    })
    expect(outlineStyle).not.toBe('none')
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
  })
})
