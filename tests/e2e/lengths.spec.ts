// No page grows without notice: screens of a phone by kind of page, footer included.
import { photoFromPhone, routes } from '@/content/routes'
import type { RouteKind } from '@/lib/route'
import { expect, test } from './fixtures'

const SCREEN_PX = 844
const FOOTER_SCREENS = 0.8
/** An owner may add 500 words to any page. */
const ROOM_SCREENS = 3
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

test('no page is much longer than its kind, and an article has a picture on its first two screens', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const height = (element: Element) => element.scrollHeight
  const found: string[] = []
  for (const { path, kind } of [...routes, photoFromPhone]) {
    await page.goto(path)
    if (kind.startsWith('article')) {
      const picture = await page.locator('article figure img').first().boundingBox()
      const bottom = picture ? picture.y + picture.height : Infinity
      if (bottom > 2 * SCREEN_PX) found.push(`${path}: the first picture ends at ${bottom} px`)
    }
    const footer = (await page.locator('#shell > footer').evaluate(height)) / SCREEN_PX
    const whole = (await page.locator('html').evaluate(height)) / SCREEN_PX
    const limit = (longLocations.includes(path) ? 9 : screens[kind]) + ROOM_SCREENS
    if (footer > FOOTER_SCREENS || whole > limit) found.push(`${path}: ${whole} screens, its footer ${footer}`)
  }
  expect(found).toEqual([])
})
