// A name of any length that the content check takes leaves header and footer whole. The pages are
// built with one name, so others take its place in the browser.
import { isLongName } from '@/lib/brand-name'
import { expect, test } from './fixtures'

const names = [
  'Volt Masters',
  'Long Island Chargers',
  'Hauppauge Electricians',
  'Massapequa Electrical Contractor',
  'Cold Spring Harbor Electrical & Charging',
  // Words of 16 letters.
  'Southamptoncharg Electricconducts of L I',
] as const
const windows = [
  { width: 320, textSize: 100 },
  { width: 390, textSize: 100 },
  { width: 320, textSize: 200 },
  { width: 1280, textSize: 100 },
]
// React would put its own name back.
test.use({ javaScriptEnabled: false })

/** Puts the name in place of the page's; words of it that are broken or out of the window. */
function showName(text: string): string[] {
  const places = [...document.querySelectorAll('.site-header .brand, .footer-brand')]
  return places.flatMap(place => {
    const node = [...place.childNodes].find(child => child instanceof Text)
    if (node === undefined) return [`no name in ${place.className}`]
    node.textContent = text
    const range = document.createRange()
    return [...text.matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { left, right } = range.getBoundingClientRect()
        return range.getClientRects().length > 1 || left < 0 || right > document.documentElement.clientWidth
      })
      .map(([word]) => `${word} in ${place.className}`)
  })
}

for (const path of ['/', '/ev-charger-planner'])
  test(`names of 12 to 40 letters fit on ${path} in every window`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await page.goto(path)
    const header = page.locator('header .brand')
    const heightOf = () => page.locator('.site-header').evaluate(element => element.getBoundingClientRect().height)
    const own = (await header.textContent()) ?? ''
    const show = async (name: string) => {
      await header.evaluate((brand, isLong) => brand.classList.toggle('brand-long', isLong), isLongName(name))
      return page.evaluate(showName, name)
    }
    for (const { width, textSize } of windows) {
      await page.setViewportSize({ width, height: 844 })
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * textSize) / 100 } })
      await show(own)
      const usual = await heightOf()
      for (const name of names) {
        const where = `${name}, ${width} px, text at ${textSize}%`
        const broken = await show(name)
        // At twice the text size a long word may break, but nothing moves sideways.
        if (textSize === 100) {
          expect(broken, where).toEqual([])
          expect(await heightOf(), where).toBe(usual)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)
      }
    }
  })
