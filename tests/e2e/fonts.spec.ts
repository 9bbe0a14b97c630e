// The subsetted fonts still have what pages need.
import { expect, test } from './fixtures'

test('both fonts load, with the weights that pages use and tabular figures', async ({ page }) => {
  await page.goto('/services')
  const found = await page.evaluate(async () => {
    await document.fonts.ready
    const root = getComputedStyle(document.documentElement)
    const familyOf = (name: string) => (root.getPropertyValue(name).split(',')[0] ?? '').trim()
    const bare = (families: string) => families.replaceAll('"', '')
    const width = (text: string, style: string) => {
      const span = document.createElement('span')
      span.style.cssText = `position:absolute;white-space:pre;font-size:100px;${style}`
      span.textContent = text
      document.body.append(span)
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width
    }
    return Promise.all(
      ['--font-display', '--font-text'].map(async name => {
        const family = familyOf(name)
        const styleOf = (weight: number) => `font-family:${family},monospace;font-weight:${weight};`
        const faces = await document.fonts.load(`700 100px ${family}`, '1')
        const tabular = [...'0123456789'].map(digit =>
          Math.round(width(digit.repeat(10), `${styleOf(700)}font-variant-numeric:tabular-nums`)),
        )
        const plain = [...'0123456789'].map(digit =>
          Math.round(width(digit.repeat(10), `${styleOf(700)}font-variant-numeric:proportional-nums`)),
        )
        return {
          loaded: faces.map(({ status }) => status),
          tabularWidths: new Set(tabular).size,
          plainWidths: new Set(plain).size,
          weightsDiffer:
            width('Garage', styleOf(name === '--font-display' ? 600 : 400)) !== width('Garage', styleOf(700)),
          weightsUsed: [
            ...new Set(
              [...document.querySelectorAll('body *')]
                .filter(element => bare(getComputedStyle(element).fontFamily).startsWith(bare(family)))
                .map(element => getComputedStyle(element).fontWeight),
            ),
          ],
          kerned: width('AVAVAV', styleOf(700)) < width('AVAVAV', `${styleOf(700)}font-kerning:none`),
        }
      }),
    )
  })
  expect(found).toHaveLength(2)
  for (const font of found) expect(font).toMatchObject({ loaded: ['loaded'], tabularWidths: 1, kerned: true })
  expect(found.map(({ weightsDiffer }) => weightsDiffer)).toEqual([false, true])
  expect(found[0]?.weightsUsed).toEqual(['700'])
  // Without the feature the widths differ, so the check above can fail.
  expect(Math.max(...found.map(({ plainWidths }) => plainWidths))).toBeGreaterThan(1)
})

test('text uses the site’s font; the font of rare characters loads only where one is shown', async ({ page }) => {
  await page.goto('/contact')
  const statuses = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      const [first, second] = getComputedStyle(document.body)
        .fontFamily.split(',')
        .map(family => family.trim().replaceAll('"', ''))
      const of = (name: string | undefined) =>
        [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === name)
      return {
        own: of(first).map(({ status, weight }) => `${weight} ${status}`),
        others: of(second).map(({ status, unicodeRange }) => `${unicodeRange.startsWith('U+A1')} ${status}`),
      }
    })
  expect(await statuses()).toEqual({ own: ['400 700 loaded'], others: ['true unloaded'] })
  await page
    .locator('main p')
    .first()
    .evaluate(lead => lead.append(' José'))
  await expect.poll(statuses).toEqual({ own: ['400 700 loaded'], others: ['true loaded'] })
})
