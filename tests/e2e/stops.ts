// Where the keyboard stops on a page, and whether that is seen.
import type { Page } from 'playwright/test'

export interface Stop {
  readonly name: string
  /** Where it stands in the order of the document. */
  readonly order: number
  readonly isMarked: boolean
  /** What covers its middle, if anything does. */
  readonly coveredBy: string | null
}

/** What has the focus, whether it shows, and whether anything lies over it. Null at the end of the page. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    // A control that is drawn by its neighbor or its label shows the focus there; so does a shape inside the focused group.
    const bearers = [
      element,
      element.closest('label'),
      ...element.querySelectorAll('circle'),
      ...(element.parentElement?.children ?? []),
    ].filter(found => found !== null)
    // On the map a line that is clear otherwise runs around dot and name.
    const lines = element.closest('svg')
      ? [...element.querySelectorAll('path')].map(path => getComputedStyle(path))
      : []
    const isDrawn = lines.some(
      ({ stroke, strokeWidth }) => stroke !== 'none' && !/, 0\)$/.test(stroke) && Number.parseFloat(strokeWidth) >= 2,
    )
    const isMarked =
      isDrawn ||
      bearers.some(bearer => {
        const { outlineStyle, outlineWidth, strokeWidth, boxShadow } = getComputedStyle(bearer)
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
          (bearer.tagName === 'circle' && Number.parseFloat(strokeWidth) >= 3) ||
          boxShadow.includes('inset')
        )
      })
    // A place on the map is its name or its dot; the box around both, and the line between them, may hold the name of another.
    const parts = element.closest('svg')
      ? [...element.querySelectorAll('text, circle')].filter(part => part.getBoundingClientRect().width > 0)
      : []
    const body = parts.find(part => part.tagName === 'text') ?? parts[0] ?? element
    const { left, top, width, height } = body.getClientRects()[0] ?? body.getBoundingClientRect()
    const hit = document.elementFromPoint(
      Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
      Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 1), innerHeight - 1),
    )
    const isBare =
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit) === true)
    return {
      name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.id}`,
      order: [...document.querySelectorAll('*')].indexOf(element),
      isMarked,
      coveredBy: isBare ? null : (hit?.outerHTML.slice(0, 90) ?? 'the edge of the window'),
    }
  })

/** Walks on with a key and gives every stop, to the end of the page or for `most` steps. */
export async function walkOn(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

/** Walks through the whole page with Tab. */
export async function walk(page: Page, most = 400): Promise<Stop[]> {
  const stops = await walkOn(page, 'Tab', most)
  if (stops.length === most)
    throw new Error(
      `the focus did not come to the end of the page in ${most} steps; last: ${stops
        .slice(-3)
        .map(({ name }) => name)
        .join(', ')}`,
    )
  return stops
}

/** The names of those that something lies over. */
export const covered = (stops: readonly Stop[]): string[] =>
  stops.filter(({ coveredBy }) => coveredBy !== null).map(({ name, coveredBy }) => `${name} under ${coveredBy}`)
