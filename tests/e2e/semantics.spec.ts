// Semantics that depend on styles: lists in Safari, tables that scroll.
import { routes } from '@/content/routes'
import { expect, test } from './fixtures'

/** One page of each kind. */
const samples = [...new Map(routes.map(({ kind, path }) => [kind, path])).values()]

test('no list loses its role in Safari, which ignores lists with list-style: none outside navigation', async ({
  page,
}) => {
  for (const path of samples) {
    await page.goto(path)
    const lists = await page
      .locator('ul, ol')
      .evaluateAll(elements =>
        elements
          .filter(element => element.closest('nav') === null)
          .map(element => ({ text: element.textContent.slice(0, 40), type: getComputedStyle(element).listStyleType })),
      )
    expect(lists.length, path).toBeGreaterThan(0)
    expect(
      lists.filter(({ type }) => type === 'none'),
      path,
    ).toEqual([])
  }
})

test('a table is a tab stop only while it scrolls', async ({ page }) => {
  await page.goto('/services/electrical-panel-upgrades')
  const table = page.locator('[data-scroller]').first()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(table).toHaveAttribute('tabindex', '0')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(table).toHaveAttribute('tabindex', '-1')
})
