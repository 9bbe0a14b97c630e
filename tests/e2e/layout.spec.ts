// Menus, sidebar and text bar, with and without JavaScript.
import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { serviceSlugs } from '@/content/slugs'
import { serviceAreaSlugs } from '@/content/towns'
import { telHref } from '@/lib/phone'
import { expect, test } from './fixtures'

const phone = { width: 390, height: 844 }

test.describe('the navigation', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      test('opens Services and Service Areas, also by keyboard, and Escape closes them and returns the focus', async ({
        page,
      }) => {
        await page.goto('/blog')
        const main = page.getByRole('navigation', { name: siteWords.mainMenu })
        for (const name of [siteWords.home, siteWords.blog, siteWords.planner, siteWords.contact])
          await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
        await expect(main.getByRole('link', { name: siteWords.blog, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )
        const services = main.getByRole('button', { name: siteWords.services, exact: true })
        await services.press('Space')
        await expect(page.locator('#menu-services').getByRole('link')).toHaveCount(serviceSlugs.length + 1)
        await expect(page.locator('#menu-services')).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(page.locator('#menu-services a').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.locator('#menu-services')).toBeHidden()
        await expect(services).toBeFocused()
        await main.getByRole('button', { name: siteWords.serviceAreas }).press('Enter')
        await expect(page.locator('#menu-areas').getByRole('link')).toHaveCount(serviceAreaSlugs.length + 2)
        await page.locator('#menu-areas').getByRole('link', { name: 'Montauk' }).click()
        await expect(page).toHaveURL('/service-areas/montauk')
      })

      test('is a collapsible menu on a phone and closes when a link is clicked', async ({ page }) => {
        await page.setViewportSize(phone)
        await page.goto('/contact')
        const menu = page.locator('#menu-phone')
        await expect(menu).toBeHidden()
        await page.getByRole('button', { name: siteWords.menu }).click()
        for (const name of [
          siteWords.home,
          siteWords.services,
          siteWords.serviceAreas,
          siteWords.blog,
          siteWords.contact,
          siteWords.getFreeEstimate,
        ])
          await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
        await expect(menu.getByRole('link', { name: business.phone })).toHaveAttribute('href', telHref(business.phone))
        await menu.getByRole('link', { name: siteWords.blog }).click()
        await expect(page).toHaveURL('/blog')
        await expect(menu).toBeHidden()
        // A link to the same page closes it too.
        await page.getByRole('button', { name: siteWords.menu }).press('Enter')
        await expect(menu).toBeVisible()
        await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
        await menu.getByRole('link', { name: siteWords.blog }).click()
        await expect(menu).toBeHidden()
      })

      test('closes the phone menu and the sheet of towns with a Close button and Escape, which return the focus, and the page behind them stands still', async ({
        page,
      }) => {
        await page.setViewportSize(phone)
        await page.goto('/service-areas/islip')
        const scrolled = () => page.evaluate(() => scrollY)
        // A wheel that turns while a busy page is not painted yet moves nothing.
        const scrollTo = (top: number) =>
          expect(async () => {
            await page.mouse.wheel(0, top - (await scrolled()))
            await expect.poll(scrolled, { timeout: 1000 }).toBe(top)
          }).toPass()
        await page.mouse.move(195, 600)
        await scrollTo(200)
        for (const [name, id, closers] of [
          [siteWords.menu, 'menu-phone', page.getByRole('banner')],
          [siteWords.sidebar.title, 'areas', page.locator('#areas')],
        ] as const) {
          const popover = page.locator(`#${id}`)
          const button = page.getByRole('button', { name, exact: true })
          await expect(popover).toBeHidden()
          await button.click()
          await expect(popover).toBeVisible()
          // 18rem.
          if (id === 'areas') await expect.poll(async () => (await popover.boundingBox())?.width).toBe(288)
          const before = await scrolled()
          // Beside the menu and the sheet, and over them.
          for (const [x, y] of [
            [340, 780],
            [100, 300],
          ] as const) {
            await page.mouse.move(x, y)
            await page.mouse.wheel(0, 3000)
          }
          const close = closers.getByRole('button', { name: siteWords.close, exact: true })
          await expect(close).toBeInViewport({ ratio: 1 })
          await close.click()
          await expect(popover).toBeHidden()
          expect(await scrolled()).toBe(before)
          await expect(button).toBeFocused()
          await button.press('Enter')
          await page.keyboard.press('Tab')
          if (id === 'areas') {
            await expect(close).toBeFocused()
            await page.keyboard.press('Tab')
          }
          await expect(popover.locator('a').first()).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(popover).toBeHidden()
          await expect(button).toBeFocused()
        }
        const before = await scrolled()
        await page.mouse.move(340, 780)
        await scrollTo(before + 100)
      })
    })
  }
})

test.describe('the sidebar', () => {
  test('lists the towns, marks the current one, has a Call Now card, and leaves room for a town’s card from 1024 px', async ({
    page,
  }) => {
    for (const [path, town] of [
      ['/service-areas/brookhaven', 'Brookhaven'],
      ['/service-areas/montauk', 'Montauk'],
    ] as const) {
      await page.goto(path)
      const sidebar = page.locator('#areas')
      await expect(sidebar.getByRole('listitem')).toHaveCount(serviceAreaSlugs.length)
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(town)
      await expect(sidebar.getByRole('link', { name: siteWords.callNow })).toHaveAttribute(
        'href',
        telHref(business.phone),
      )
      expect((await sidebar.boundingBox())?.width).toBe(256)
      for (const width of [1024, 1034, 1057, 1103, 1200]) {
        await page.setViewportSize({ width, height: 900 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${path} at ${width} px`,
        ).toBe(true)
        const card = await page
          .locator('[data-town-card]')
          .evaluate(element => element.scrollWidth <= element.clientWidth)
        expect(card, `${path} at ${width} px`).toBe(true)
      }
    }
  })

  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [390, 844],
    [320, 568],
  ] as const)
    test(`has its Call Now card in view without scrolling at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const path of ['/service-areas', '/service-areas/stony-brook']) {
        await page.goto(path)
        if (width < 768) await page.getByRole('button', { name: siteWords.sidebar.title }).click()
        const card = page.locator('#areas').getByRole('region', { name: siteWords.sidebar.callTitle })
        // Cut by the sidebar's own edges too.
        await expect(card, path).toBeInViewport({ ratio: 1 })
        await expect(card.getByRole('link', { name: siteWords.callNow })).toBeVisible()
        expect(await page.locator('#areas').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
      }
    })

  test('collapses with the button and Ctrl+B, for seven days, before the first paint', async ({ page, context }) => {
    await page.goto('/service-areas')
    const toggle = page.getByRole('button', { name: siteWords.sidebar.toggle })
    const width = () => page.locator('#areas').evaluate(element => Math.round(element.getBoundingClientRect().width))
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Control+b')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(await width()).toBe(48)
    // Tab skips a collapsed sidebar.
    await toggle.focus()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').evaluate(element => element.closest('#areas'))).toBeNull()
    await page.keyboard.press('Shift+Tab')
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe('false')
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    // On the next page the attribute is set before the sidebar is parsed.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.getElementById('areas')) return
        ;(window as { stateAtSidebar?: string }).stateAtSidebar = document.documentElement.dataset.sidebar
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/service-areas/islip')
    expect(await page.evaluate(() => (window as { stateAtSidebar?: string }).stateAtSidebar)).toBe('off')
    expect(await width()).toBe(48)
    await toggle.click()
    expect(await width()).toBe(256)
    await page.keyboard.press('Meta+b')
    expect(await width()).toBe(48)
  })
})

test('the first Tab reaches the skip link, the text bar is fixed, and calls and texts are pushed to the dataLayer', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: siteWords.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()

  const link = page.getByRole('link', { name: siteWords.textUs })
  await expect(link).toBeInViewport()
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(business.textMessage)
  await page.mouse.wheel(0, 4000)
  await expect(link).toBeInViewport()

  await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
  await page.getByRole('banner').getByRole('link', { name: business.phone }).first().click()
  await link.click()
  const events = await page.evaluate(() => (window.dataLayer as { event: string }[]).map(({ event }) => event))
  expect(events).toEqual(['ld_injected', 'call_click', 'text_click'])
})

test('a table that scrolls does so with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/services/permits-inspections')
  const table = page.locator('[data-scroller]').first()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
})
