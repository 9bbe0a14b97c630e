// The before/after slider by touch.
import { siteWords } from '@/content/words/site'
import { expect, test } from './fixtures'
import { swipe } from './touch'

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a swipe across the slider moves it, and one along the page scrolls the page only', async ({ page }) => {
    await page.goto('/')
    const slider = page.getByRole('slider', { name: siteWords.slider.slider })
    await slider.scrollIntoViewIfNeeded()
    await slider.press('ArrowUp')
    await expect(slider).toHaveAttribute('aria-valuetext', /^51%/)
    /** Distances in CSS pixels, from four fifths of the picture's width. */
    const swipeSlider = async (x: number, y: number) => {
      const box = (await slider.boundingBox())!
      await swipe(page, { x: box.x + box.width * 0.8, y: box.y + box.height / 2 }, { x, y })
    }
    /** Where the page is once it has not moved for ten frames. */
    const scrolled = () =>
      page.evaluate(
        () =>
          new Promise<number>(resolve => {
            let last = -1
            let still = 0
            const look = () => {
              still = scrollY === last ? still + 1 : 0
              last = scrollY
              if (still < 10) requestAnimationFrame(look)
              else resolve(last)
            }
            look()
          }),
      )
    const before = await scrolled()
    await swipeSlider(-4, -120)
    expect(await scrolled()).toBeGreaterThan(before + 60)
    await expect(slider).toHaveValue('51')
    await expect(slider).toHaveAttribute('aria-valuetext', /^51%/)
    // The swipe may have carried the slider below the header.
    await slider.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const after = await scrolled()
    await swipeSlider(-150, 4)
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(52)
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${await slider.inputValue()}%`))
    expect(await scrolled()).toBe(after)
    const box = (await slider.boundingBox())!
    await page.touchscreen.tap(box.x + box.width * 0.7, box.y + box.height / 2)
    await expect(slider).toHaveAttribute('aria-valuetext', /^(2\d|3\d)%/)
  })
})
