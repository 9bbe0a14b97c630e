// Landmarks, and the accessible names and states that only a browser has. Those of forms and of the
// planner: their components' tests.
import { labels } from '@/content/words/site'
import { expect, test } from './fixtures'

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
  const sidebar = page.getByRole('complementary', { name: labels.sidebar.title })
  await expect(sidebar.getByRole('navigation', { name: labels.sidebar.towns })).toBeVisible()
  await expect(page.getByRole('button', { name: labels.sidebar.toggle })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+B Meta+B',
  )
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
