// No page grows without notice: screens of a phone by kind of page, footer included.
import { photoFromPhone, routes } from '@/content/routes'
import type { RouteKind } from '@/lib/route'
import { expect, test } from './fixtures'

const SCREEN_PX = 844
const FOOTER_SCREENS = 0.8
const screens: Record<RouteKind, number> = {
  home: 10,
  services: 7,
  service: 9,
  'service-check': 9,
  'service-areas': 7,
  'service-area': 9,
  locations: 7,
  location: 7,
  blog: 7,
  article: 11,
  'article-check': 11,
  planner: 7,
  contact: 6,
  'photo-from-phone': 6,
  privacy: 9,
  terms: 9,
}
/** Location pages with a long article of their own. */
const longLocations = ['/locations/babylon/', '/locations/brookhaven/']

test.use({ viewport: { width: 390, height: SCREEN_PX } })

for (const { path, kind } of [...routes, photoFromPhone])
  test(`${path} is no longer than a page of its kind`, async ({ page }) => {
    await page.goto(path)
    const height = (element: Element) => element.scrollHeight
    const footer = (await page.locator('#shell > footer').evaluate(height)) / SCREEN_PX
    expect.soft(footer, 'footer').toBeLessThanOrEqual(FOOTER_SCREENS)
    const limit = longLocations.includes(path) ? 9 : screens[kind]
    expect((await page.locator('html').evaluate(height)) / SCREEN_PX).toBeLessThanOrEqual(limit)
  })
