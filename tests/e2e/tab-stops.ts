// The Tab stops of a page, and whether a visitor sees the focus on each.
import type { Page } from 'playwright/test'

export interface TabStop {
  readonly name: string
  /** Index in document order. */
  readonly order: number
  readonly hasVisibleFocus: boolean
  readonly isInMain: boolean
  readonly isInPlanner: boolean
  /** The element over the middle of the focused one, or null. */
  readonly coveredBy: string | null
  /** The bar in sight that lies over a part of it, where it has room between such bars, or null. */
  readonly underBar: string | null
}

const currentStop = (page: Page): Promise<TabStop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    // Some controls show their focus on a sibling, on the label, or on a circle inside a focused
    // group.
    const outlined = [
      element,
      element.closest('label'),
      ...element.querySelectorAll('circle'),
      ...(element.parentElement?.children ?? []),
    ].filter(found => found !== null)
    // The map draws a path around the dot and name of the focused place; the path is transparent
    // otherwise.
    const paths = element.closest('svg')
      ? [...element.querySelectorAll('path')].map(path => getComputedStyle(path))
      : []
    const hasFocusPath = paths.some(
      ({ stroke, strokeWidth }) => stroke !== 'none' && !/, 0\)$/.test(stroke) && Number.parseFloat(strokeWidth) >= 2,
    )
    const hasVisibleFocus =
      hasFocusPath ||
      outlined.some(candidate => {
        const { outlineStyle, outlineWidth, strokeWidth, boxShadow } = getComputedStyle(candidate)
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
          (candidate.tagName === 'circle' && Number.parseFloat(strokeWidth) >= 3) ||
          boxShadow.includes('inset')
        )
      })
    // On the map, test the name or the dot: the box around both may hold the name of another place.
    const parts = element.closest('svg')
      ? [...element.querySelectorAll('text, circle')].filter(part => part.getBoundingClientRect().width > 0)
      : []
    const target = parts.find(part => part.tagName === 'text') ?? parts[0] ?? element
    const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const hit = document.elementFromPoint(
      Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
      Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 1), innerHeight - 1),
    )
    const isUncovered =
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit) === true)
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const bars = [...document.querySelectorAll('#site-header, #text-bar, .planner-foot, .planner-foot-row')]
      .filter(
        bar =>
          ['fixed', 'sticky'].includes(getComputedStyle(bar).position) &&
          bar.checkVisibility({ visibilityProperty: true }) &&
          !bar.contains(element) &&
          !element.contains(bar),
      )
      .map(bar => ({ bar, rect: bar.getBoundingClientRect() }))
      .filter(({ rect }) => rect.left < box.right && rect.right > box.left)
    const roomPx = innerHeight - bars.reduce((sum, { rect }) => sum + rect.height, 0)
    const over = bars.find(({ rect }) => rect.top < box.bottom - 1 && rect.bottom > box.top + 1)
    return {
      underBar: over && box.height < roomPx ? over.bar.id || over.bar.className : null,
      name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.id}`,
      order: [...document.querySelectorAll('*')].indexOf(element),
      hasVisibleFocus,
      isInMain: element.closest('main') !== null,
      isInPlanner: element.closest('.planner-layout') !== null,
      coveredBy: isUncovered ? null : (hit?.outerHTML.slice(0, 90) ?? 'the edge of the window'),
    }
  })

/** Presses the key up to `most` times, or to the end of the page, and returns every stop. */
export async function tabSteps(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

/** Presses Tab through the whole page. @throws when the focus does not leave the page. */
export async function tabThroughPage(page: Page, most = 400): Promise<TabStop[]> {
  const stops = await tabSteps(page, 'Tab', most)
  if (stops.length === most)
    throw new Error(
      `the focus did not leave the page in ${most} steps; last stops: ${stops
        .slice(-3)
        .map(({ name }) => name)
        .join(', ')}`,
    )
  return stops
}

/** Presses Tab through what only this page has, behind its skip link. */
export async function tabThroughMain(page: Page): Promise<TabStop[]> {
  await page.locator('#content').focus()
  const stops: TabStop[] = []
  for (;;) {
    const [stop] = await tabSteps(page, 'Tab', 1)
    if (!stop?.isInMain) return stops
    stops.push(stop)
  }
}

export const underBars = (stops: readonly TabStop[]): string[] =>
  stops.filter(({ underBar }) => underBar !== null).map(({ name, underBar }) => `${name} under ${underBar}`)

export const covered = (stops: readonly TabStop[]): string[] =>
  stops.filter(({ coveredBy }) => coveredBy !== null).map(({ name, coveredBy }) => `${name} under ${coveredBy}`)
