// What is chosen and focused in forced colors. every-window.spec.ts has all pages.
import type { Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { expect, waitForPlanner, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function settle(page: Page, path: string) {
  await page.goto(path)
  if (path === '/ev-charger-planner') await waitForPlanner(page)
  await page.evaluate(async () => void (await document.fonts.ready))
}

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
    await page.getByLabel(siteWords.forms.estimate.firstName).focus()
    const { outlineStyle, outlineWidth } = await page
      .getByLabel(siteWords.forms.estimate.firstName)
      .evaluate(element => {
        const style = getComputedStyle(element)
        return { outlineStyle: style.outlineStyle, outlineWidth: style.outlineWidth }
      })
    expect(outlineStyle).not.toBe('none')
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
  })
})
