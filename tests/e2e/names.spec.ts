// Accessible names, roles, descriptions and live regions.
import type { Locator, Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import { leadMessages } from '@/lib/leads/messages'
import { usd } from '@/lib/usd'
import {
  expect,
  fillQuote,
  waitForIsland,
  waitForPlanner,
  test,
  openMoreSettings,
  openStep,
  totalAfter,
} from './fixtures'

/** Collects announcements of live regions from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output:not([aria-live])'
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(live)
        const text = region?.textContent.replace(/\s+/g, ' ').trim()
        if (text && said.at(-1) !== text) said.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('landmarks and menus', async ({ page }) => {
  await page.goto('/service-areas/islip')
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: labels.mainMenu })).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Home"
      - button "Services"
      - button "Service Areas"
      - link "Blog"
      - link "EV Planner"
      - link "Contact"
  `)
  await expect(page.getByRole('navigation', { name: labels.breadcrumbs }).getByRole('listitem').last()).toContainText(
    'Islip',
  )
  const toggle = page.getByRole('button', { name: labels.sidebar.toggle })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(toggle).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B')
  await expect(
    page
      .getByRole('complementary', { name: labels.sidebar.title })
      .getByRole('navigation', { name: labels.sidebar.towns })
      .getByRole('link', { name: 'Islip', exact: true }),
  ).toHaveAttribute('aria-current', 'page')
  // The browser computes the expanded state of a popover's button; only its accessibility tree has
  // it.
  const session = await page.context().newCDPSession(page)
  const isExpanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === labels.services)
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown
  }
  expect(await isExpanded()).toBe(false)
  await page.getByRole('button', { name: labels.services, exact: true }).click()
  await expect.poll(isExpanded).toBe(true)
})

test('the ZIP lookup announces its answer and its error', async ({ page }) => {
  await page.goto('/#zip')
  const field = page.getByRole('textbox', { name: labels.zip.field })
  await page.keyboard.press('Shift')
  // The script removes letters; the form itself is the same before and after it runs.
  await expect(async () => {
    await field.fill('x')
    await expect(field).toHaveValue('', { timeout: 500 })
  }).toPass()
  // The error is announced in place, the answer in one line.
  await expect(page.locator('[data-island="zip-lookup"] [aria-live="polite"]')).toHaveCount(2)
  const said = await listen(page)
  await field.fill('117')
  await page.getByRole('button', { name: labels.zip.submit }).click()
  await expect.poll(async () => (await said()).at(-1)).toContain(labels.zip.invalid)
  await expect(field).toHaveAccessibleDescription(labels.zip.invalid)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('11751')
  await page.getByRole('button', { name: labels.zip.submit }).click()
  await expect.poll(async () => (await said()).at(-1)).toBe(`11751, Islip. ${labels.zip.found}`)
  await expect(page.getByRole('region', { name: 'ZIP 11751' })).toBeVisible()
  await expect(field).toHaveAccessibleDescription('')
})

async function expectField(field: Locator, name: string, isRequired: boolean) {
  await expect(field).toHaveAccessibleName(name)
  expect(await field.evaluate((element: HTMLInputElement) => element.required), name).toBe(isRequired)
}

test('quick quote: names, field errors and toast', async ({ page }) => {
  const words = labels.forms.quote
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  await expectField(page.locator('#quote-name'), words.name, true)
  await expectField(page.locator('#quote-phone'), words.phone, true)
  await expectField(page.locator('#quote-location'), words.location, true)
  await expect(page.getByRole('combobox', { name: words.charger })).toBeVisible()
  const said = await listen(page)
  await page.getByRole('button', { name: words.submit }).click()
  for (const field of ['#quote-name', '#quote-phone', '#quote-location']) {
    await expect(page.locator(field)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(field)).toHaveAccessibleDescription(/\w+ \w+/)
  }
  await expect.poll(async () => (await said()).join('\n')).toContain(leadMessages.quoteIncomplete.title)
  await fillQuote(page, 'Heard')
  await page.getByRole('button', { name: words.submit }).click()
  await expect.poll(async () => (await said()).join('\n')).toContain(leadMessages.quote.title)
  await expect(
    page
      .getByRole('region', { name: new RegExp(labels.forms.runtime.region) })
      .getByRole('button', { name: labels.forms.runtime.close })
      .first(),
  ).toBeVisible()
})

test('planner: groups, radios, numbers, the charger, and announcements after a move and a new price', async ({
  page,
}) => {
  const words = plannerLabels
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const island = page.getByRole('region', { name: words.region })
  const steps = island.getByRole('navigation', { name: words.inspector.steps })
  await expect(steps.getByRole('button')).toHaveText(Object.values(words.inspector.tabs))
  await island.locator('.planner-circuit > summary').click()
  await openMoreSettings(page)
  for (const [step, legends] of [
    ['charger', [words.brand, words.amps, words.chargerModel, words.conduitType]],
    ['panel', [words.panelLocation]],
    ['place', [words.mountWall]],
  ] as const) {
    await openStep(page, step)
    await expect(steps.locator('[aria-current=step]')).toHaveText(words.inspector.tabs[step])
    await expect(island.getByRole('group', { name: words.inspector.titles[step], exact: true })).toBeVisible()
    for (const legend of legends)
      await expect(
        island.getByRole('group', { name: legend, exact: true }).getByRole('radio', { checked: true }),
      ).toHaveCount(1)
  }
  await expect(island.getByRole('radio', { name: words.mountWalls.detached })).toHaveAccessibleDescription(
    `${words.mountWallHints.auto} ${words.detachedNeedsTrench}`,
  )
  await expect(island.getByRole('spinbutton', { name: words.numbers.mountHeightIn })).toHaveAccessibleDescription(
    '18 to 72. Usual: 48.',
  )
  await openStep(page, 'plan')
  await expect(island.getByRole('table', { name: words.estimate.caption })).toHaveCount(1)
  await openStep(page, 'place')
  const charger = page.getByRole('application', { name: words.drawing.charger }).locator('visible=true')
  await expect(charger).toHaveAttribute('aria-roledescription', words.drawing.chargerRole)
  await expect(charger).toHaveAccessibleDescription(/back wall.*48 in/)
  for (const name of Object.values(words.nudge)) await expect(island.getByRole('button', { name })).toBeVisible()

  const said = await listen(page)
  await charger.press('ArrowRight')
  await charger.press('ArrowRight')
  await expect
    .poll(async () => (await said()).at(-1))
    .toContain(usd(totalAfter({ type: 'nudge', direction: 'right' }, { type: 'nudge', direction: 'right' })))
  await expect(charger).toHaveAccessibleDescription(/11 ft/)
  await island.getByRole('radio', { name: 'PVC' }).press(' ')
  await expect.poll(async () => (await said()).at(-1)).toMatch(/Estimate \$\d+/)
  expect(
    (await said()).filter((text, index, all) => all.indexOf(text) !== index),
    'nothing is said twice',
  ).toEqual([])

  await openStep(page, 'plan')
  await island.getByLabel(words.send.email).fill('nobody@')
  await island.getByRole('button', { name: words.send.submit }).click()
  await expect.poll(async () => (await said()).at(-1)).toBe(words.send.check)
})
