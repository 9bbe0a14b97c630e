// Faults of layout that a visitor would see. All functions run in the browser.

/** Where the page has another size in the dark. */
export function schemeFaults(): string[] {
  const root = document.documentElement
  // Every color of the site follows this property (app/tokens.css).
  const [light, dark] = ['light', 'dark'].map(scheme => {
    root.style.colorScheme = scheme
    return `${root.scrollWidth} by ${root.scrollHeight} px`
  })
  root.style.colorScheme = ''
  return light === dark ? [] : [`the page is ${light}, in the dark ${dark}`]
}

/**
 * Sideways scroll, text out of the window or of its box, and what is split over two lines: words
 * that have room on a line of their own, ranges with their unit, prices and phone numbers.
 */
export function layoutFaults(): string[] {
  const told = new Set<string>()
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ''}> “${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}”`
  const once = <T>(ask: (element: Element) => T) => {
    const known = new Map<Element, T>()
    return (element: Element): T => {
      if (!known.has(element)) known.set(element, ask(element))
      return known.get(element) as T
    }
  }
  const isForEars: (element: Element) => boolean = once(
    element =>
      element.clientWidth === 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForEars(element.parentElement)),
  )
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    element !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  /**
   * The widest line that the text could have: the window without the padding and borders around it.
   */
  const roomFor = (element: Element | null): number => {
    if (!element) return innerWidth
    const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(element)
    const sides = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(side => Number.parseFloat(side))
    return sides.reduce((room, side) => room - side, roomFor(element.parentElement))
  }
  /** The nearest box around a text that is drawn: with a border or a background. */
  const frameOf: (element: Element) => Element | null = once(element => {
    if (element === document.body) return null
    const { borderTopWidth, borderBottomWidth, backgroundColor, overflowX, overflowY, clipPath, display } =
      getComputedStyle(element)
    if (clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY))
      return null
    const isBox =
      (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0) ||
      !/, 0\)$|transparent/.test(backgroundColor)
    if (isBox && display !== 'inline' && display !== 'contents') return element
    return element.parentElement && frameOf(element.parentElement)
  })
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) told.add(`the page is ${scrollWidth} px wide`)
  /**
   * Phone numbers; prices and ranges with their unit, which with large text on a phone may end a
   * line at their dash.
   */
  const wholes =
    innerWidth < 15 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      ? /\(\d{3}\) \d{3}-\d{4}|[+$]?\d[\d,.]*/g
      : /\(\d{3}\) \d{3}-\d{4}|[+$]?\d[\d,.]*(?:[-–]\$?\d[\d,.]*(?:\s(?:hours|days|weeks|years|miles|inches|ft|A)\b)?)?/g
  // A line may end after a space, a hyphen, a dash or a slash.
  const words = /[^ \t\n\r\-–—/\u00ad\u200b]+[-–—/]?/g
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  /** The part of the text as rectangles, one or more to a line. */
  const rectsOf = (text: Node, start: number, end: number) => {
    range.setStart(text, start)
    range.setEnd(text, end)
    return [...range.getClientRects()].filter(({ width }) => width > 0.5)
  }
  const isSplit = ([first, ...rest]: DOMRect[]) => rest.some(({ top }) => Math.abs(top - (first?.top ?? top)) > 3)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const content = text.textContent ?? ''
    if (
      !element ||
      !content.trim() ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('svg, script, style, option, [aria-hidden="true"]') ||
      isForEars(element)
    )
      continue
    const rects = rectsOf(text, 0, content.length)
    if (rects.length === 0) continue
    const box = range.getBoundingClientRect()
    if (isSplit(rects))
      for (const [parts, fault] of [
        [words, 'broken'],
        [wholes, 'split'],
      ] as const)
        for (const { 0: part, index } of content.matchAll(parts)) {
          const lines = rectsOf(text, index, index + part.length)
          // A space at the end of a line has no width.
          const width = lines.reduce((sum, line) => sum + line.width + line.height / 5, 0)
          if (isSplit(lines) && width < roomFor(element)) told.add(`“${part}” is ${fault}: ${name(element)}`)
        }
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element))
      told.add(`out of the window: ${name(element)}`)
    const frame = frameOf(element)
    const outer = frame?.getBoundingClientRect()
    if (
      frame &&
      outer &&
      (box.right > outer.right + 1.5 ||
        box.left < outer.left - 1.5 ||
        box.bottom > outer.bottom + 2.5 ||
        box.top < outer.top - 2.5)
    )
      told.add(`out of <${frame.tagName.toLowerCase()}>: ${name(element)}`)
  }
  return [...told]
}

/** Elements whose middle is covered or out of sight while they have the focus. */
export function focusFaults(): string[] {
  const told: string[] = []
  const name = (element: Element) => element.outerHTML.slice(0, 90)
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (element.tabIndex < 0 || element.closest('svg') || !element.checkVisibility({ visibilityProperty: true }))
      continue
    element.focus()
    if (document.activeElement !== element) continue
    const shown = element.closest('label') ?? element
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const heights = box.height < 100 ? [0.5] : [0.1, 0.3, 0.5, 0.7, 0.9]
    const hits = heights.map(part => document.elementFromPoint((left + right) / 2, top + (bottom - top) * part))
    if (!hits.some(hit => hit && (shown.contains(hit) || hit.contains(shown))))
      told.push(`${name(element)} under ${hits[0] ? name(hits[0]) : 'the edge of the window'}`)
  }
  return told
}

/** Parts that animate, or are hidden until they would, with reduced motion. */
export function movingParts(): string[] {
  return [
    ...document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
      .map(() => 'an animation runs'),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scrolling is smooth'] : []),
    ...[...document.querySelectorAll('main h1, main h2, main p')]
      .filter(element => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
      .map(element => `clear: ${element.textContent.slice(0, 40)}`),
  ]
}

/**
 * Drawings without their style, which are black shapes, and lists without a marker outside
 * navigation, which Safari does not announce as lists.
 */
export function bareParts(): string[] {
  return [
    ...[...document.querySelectorAll('svg.drawing')]
      .filter(drawing => getComputedStyle(drawing).fill !== 'none')
      .map(drawing => `no style: ${drawing.getAttribute('aria-label')}`),
    ...[...document.querySelectorAll('ul, ol')]
      .filter(list => list.closest('nav') === null && getComputedStyle(list).listStyleType === 'none')
      .map(list => `list: ${list.textContent.slice(0, 40)}`),
  ]
}

/** Parts that cannot be told from their surroundings in forced colors. */
export function lostParts(): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const isClear = (color: string) => color === 'none' || color === 'transparent' || channels(color)[3] === 0
  const paper = getComputedStyle(document.body).backgroundColor
  const told: string[] = []
  for (const icon of document.querySelectorAll<SVGElement>('a svg, button svg')) {
    if (!icon.checkVisibility({ visibilityProperty: true }) || icon.closest('svg a')) continue
    const shapes = [...icon.querySelectorAll('path, circle, rect')].map(shape => getComputedStyle(shape))
    if (
      shapes.length > 0 &&
      shapes.every(({ fill, stroke }) => (isClear(fill) || fill === paper) && (isClear(stroke) || stroke === paper))
    )
      told.push(`a symbol in ${icon.closest('a, button')?.textContent.slice(0, 40)}`)
  }
  // Checkboxes are the browser's own, which draws their frame without a border.
  for (const field of document.querySelectorAll(
    'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="range"]), select, textarea',
  )) {
    if (!field.checkVisibility() || field.closest('.sr-only') || (field as HTMLElement).tabIndex < 0) continue
    const { borderTopWidth, borderTopColor } = getComputedStyle(field)
    if (Number.parseFloat(borderTopWidth) < 1 || borderTopColor === paper) told.push(`the frame of ${field.id}`)
  }
  for (const text of document.querySelectorAll('main h1, main h2, main p, main li, footer a')) {
    if (text.checkVisibility() && getComputedStyle(text).color === getComputedStyle(text).backgroundColor)
      told.push(`text “${text.textContent.slice(0, 40)}”`)
  }
  return told
}
