// Which scripts load when, and the policy that limits them.
import { plannerWords } from '@/content/words/planner'
import { expect, hold, waitForIsland, test } from './fixtures'

test('a page with islands loads the framework only once an island is near', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await expect(page.locator('link[rel=prefetch]:not([as=font])')).toHaveCount(0)
  await page.locator('#quote').scrollIntoViewIfNeeded()
  await waitForIsland(page, 'quick-quote')
  expect(scripts.length).toBeGreaterThan(2)
})

test('a form in the first view fetches nothing before the first interaction', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expect(page.locator('link[rel=prefetch]:not([as=font])')).toHaveCount(0)
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await waitForIsland(page, 'long-estimate')
})

test('the planner fetches its scripts ahead and starts without an interaction', async ({ page }) => {
  await page.goto('/ev-charger-planner')
  await expect(page.locator('link[rel=prefetch]:not([as=font])')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: plannerWords.inspector.share, exact: true })).toBeEnabled({
    timeout: 10_000,
  })
})

test('a form submitted before its scripts arrive is held until they do', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/contact')
  const form = page.locator('[data-island="long-estimate"]')
  await form.getByRole('button', { name: 'Get My Free Estimate' }).click()
  await expect(form).toHaveJSProperty('noValidate', false)
  await expect(page.locator('#estimate-first-name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#estimate-first-name')).toBeFocused()
  await expect(page).toHaveURL('/contact')
})

test('a form whose scripts never arrive is submitted by the browser', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', route => new Promise(() => void route))
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Get My Free Estimate' }).click()
  // The browser's own validation of the first empty field.
  await expect(page.locator('#estimate-first-name')).toBeFocused()
  await expect(page.locator('[data-island="long-estimate"]')).toHaveJSProperty('noValidate', false)
})

test.describe('a page that a translator changed before hydration', () => {
  // React logs the mismatch and renders the page anew.
  test.use({
    expectedMessages: /A speculation rule set was inserted into the document but will be ignored/,
    expectedErrors: /Minified React error #418/,
  })
  test('is complete and its form works', async ({ page }) => {
    await page.goto('/')
    await page.locator('h1').evaluate(heading => (heading.textContent = 'Estaciones de carga'))
    const form = page.locator('[data-island="quick-quote"]')
    await form.scrollIntoViewIfNeeded()
    await page.keyboard.press('Shift')
    await expect(form).toHaveJSProperty('noValidate', true)
    await expect(page.locator('h1')).not.toHaveText('')
    await form.locator('[type=submit]').click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1)
    await expect(page.locator('html')).toHaveAttribute('data-js', '')
  })
})

test('what is typed while React starts does not reach it, and is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as typeof window & { reached: number }
    counted.reached = 0
    addEventListener('DOMContentLoaded', () => document.addEventListener('keydown', () => counted.reached++))
  })
  const send = await hold(page, '**/_next/static/chunks/*.js')
  const held = page.waitForEvent('requestfinished', request => request.url().includes('/flight/'))
  await page.goto('/contact')
  const field = page.locator('#estimate-first-name')
  await page.locator('#estimate-charger-type').selectOption('juicebox')
  await field.focus()
  await held
  const reached = () => page.evaluate(() => (window as typeof window & { reached: number }).reached)
  const before = await reached()
  await page.keyboard.type('Ada')
  expect(await reached()).toBe(before)
  send()
  await expect(page.locator('[data-island="long-estimate"]')).toHaveJSProperty('noValidate', true)
  await expect(field).toHaveValue('Ada')
  await page.keyboard.type(' L')
  await expect(field).toHaveValue('Ada L')
  await expect(page.locator('#estimate-charger-type')).toHaveValue('juicebox')
  expect(await reached()).toBe(before + 2)
})

test.describe('the policy', () => {
  test.use({ expectedMessages: /Content Security Policy|This document requires 'Trusted|TrustedTypePolicy/i })
  test('allows the page’s own inline scripts and no other', async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective))
    })
    await page.route('**/terms', async route => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace('</body>', '<script>window.injected = true</script></body>'),
      })
    })
    await page.goto('/terms')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { violations: string[] }).violations))
      .toEqual(['script-src-elem'])
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1)
  })

  for (const path of ['/terms', '/contact']) {
    test(`of ${path} blocks markup from text and scripts from other hosts`, async ({ page }) => {
      await page.goto(path)
      if (path === '/contact') {
        await page.keyboard.press('Shift')
        await waitForIsland(page, 'long-estimate')
      }
      const refused = await page.evaluate(() => {
        const attempt = (work: () => unknown) => {
          try {
            work()
            return 'done'
          } catch (error) {
            return (error as Error).name
          }
        }
        const script = () => document.createElement('script')
        return {
          markup: attempt(() => (document.createElement('div').innerHTML = '<img>')),
          foreign: attempt(() => (script().src = 'https://evil.example/x.js')),
          upwards: attempt(() => (script().src = '/_next/static/../../api/x.js')),
          inline: attempt(() => (script().text = 'alert(1)')),
          policy: attempt(() =>
            (
              window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
            ).trustedTypes.createPolicy('mine', {}),
          ),
        }
      })
      expect(refused).toEqual({
        markup: 'TypeError',
        foreign: 'TypeError',
        upwards: 'TypeError',
        inline: 'TypeError',
        policy: 'TypeError',
      })
    })
  }
})
