// Pages without JavaScript, islands with it: proven on the served product.
import { plannerLabels } from '@/content/planner-labels'
import { routes } from '@/lib/routes'
import { expect, hydrated, test } from './quiet'

const withIslands = (path: string) =>
  path === '/' ||
  path === '/contact' ||
  path === '/ev-charger-planner' ||
  (path.startsWith('/locations/') && path !== '/locations/')

test('pages without an island load no framework script at all', async ({ page }) => {
  test.setTimeout(120_000)
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const { path } of routes.filter(route => !withIslands(route.path))) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await page.locator('[data-island]').count(), path).toBe(0)
  }
  expect(scripts).toEqual([])
})

test('a page with islands loads nothing of the framework before one is near, then becomes interactive', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  await page.locator('#quote').scrollIntoViewIfNeeded()
  await hydrated(page, 'quick-quote')
  expect(scripts.length).toBeGreaterThan(2)
})

test('a form in the first view asks for its scripts when the visitor does something', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expect(page.locator('link[rel=prefetch]'), 'fetched ahead, and not run').not.toHaveCount(0)
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await hydrated(page, 'long-estimate')
})

test('the planner, whose controls need its scripts, starts unasked; a form that nobody touches does not', async ({
  page,
  context,
}) => {
  const form = await context.newPage()
  const scripts: string[] = []
  form.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await form.goto('/contact')
  await page.goto('/ev-charger-planner')
  await expect(page.getByRole('button', { name: plannerLabels.send.submit })).toBeEnabled({ timeout: 10_000 })
  expect(scripts).toEqual([])
})

test('a form that is sent before its scripts have come is held until they are there', async ({ page }) => {
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

test('a form whose scripts never come goes the way that it goes without them', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', route => new Promise(() => void route))
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Get My Free Estimate' }).click()
  // The browser's own word on the first empty field.
  await expect(page.locator('#estimate-first-name')).toBeFocused()
  await expect(page.locator('[data-island="long-estimate"]')).toHaveJSProperty('noValidate', false)
})

test.describe('a page that was changed before its scripts came, by a translator for example', () => {
  // The framework names the difference, and starts the page anew.
  test.use({
    expectedMessages: /A speculation rule set was inserted into the document but will be ignored/,
    expectedErrors: /Minified React error #418/,
  })
  for (const [path, island] of [
    ['/', 'quick-quote'],
    ['/contact', 'long-estimate'],
    ['/locations/mastic/', 'quick-quote'],
  ] as const) {
    test(`${path} is whole, and its form answers`, async ({ page }) => {
      await page.goto(path)
      await page.locator('h1').evaluate(heading => (heading.textContent = 'Estaciones de carga'))
      await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded()
      await page.keyboard.press('Shift')
      const form = page.locator(`[data-island="${island}"]`)
      await expect(form).toHaveJSProperty('noValidate', true)
      await expect(page.locator('h1')).not.toHaveText('')
      await form.locator('[type=submit]').click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1)
      await expect(page.locator('html')).toHaveAttribute('data-js', '')
    })
  }
})

test('what was typed before the scripts came is still there', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.goto('/contact')
  await page.locator('#estimate-first-name').fill('Ada')
  await page.locator('#estimate-charger-type').selectOption('juicebox')
  await hydrated(page, 'long-estimate')
  await expect(page.locator('#estimate-first-name')).toHaveValue('Ada')
  await expect(page.locator('#estimate-charger-type')).toHaveValue('juicebox')
})

test.describe('the policy', () => {
  test.use({ expectedMessages: /Content Security Policy|This document requires 'Trusted|TrustedTypePolicy/i })
  test('of a page allows its own scripts and no inline script besides', async ({ page }) => {
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
    test(`of ${path} lets no text become markup and no foreign address a script`, async ({ page }) => {
      await page.goto(path)
      if (path === '/contact') {
        await page.keyboard.press('Shift')
        await hydrated(page, 'long-estimate')
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
