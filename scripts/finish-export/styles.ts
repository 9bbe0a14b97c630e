// Style sheets without what the site's browsers do not need, and in each page's head the rules that
// its first paint uses. The whole sheets follow at its end: no paint waits for a second request.
import { selectOne } from 'css-select'
import { parseDocument } from 'htmlparser2'
import postcss, { type AtRule, type Root } from 'postcss'
import { applyEdits, readDocument } from './document.ts'

const PROPERTY_FALLBACK = /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/

/**
 * Removes what Tailwind adds for browsers without @property: 50 custom properties on every element.
 * Those browsers lack light-dark() too, which every color of the site needs, except Firefox 120 to
 * 127.
 */
export const dropPropertyFallback = (css: string): string => css.replace(PROPERTY_FALLBACK, '')

/** Set by scripts before the first paint. */
const SET_BY_SCRIPT = /\[data-(?:js|fonts|sidebar)\b/
/** What no first paint shows: a pointer, a focus, an open menu, paper. */
const LATER = /(?<!:not\()(?::(?:hover|active|focus(?:-visible|-within)?|popover-open)\b|::(?:backdrop|selection))/
const LATER_MEDIA = /\bprint\b|hover:\s*hover/
const PSEUDO_ELEMENT = /::?(?:before|after|marker|placeholder|-webkit-[a-z-]+|file-selector-button)\b/g

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes')

function keepSelectors(sheet: Root, isKept: (selector: string) => boolean) {
  sheet.walkRules(rule => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent)) return
    const kept = rule.selectors.filter(isKept)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

const sheets = new Map<string, Root>()

/** The sheet without what comes later, its addresses such that they hold in any page. */
function firstPaintSheet(css: string, path: string): Root {
  const known = sheets.get(path)
  if (known) return known
  const sheet = postcss.parse(
    css.trim().replaceAll(/(?<=url\()[^):]+(?=\))/g, address => new URL(address, `https://a.example${path}`).pathname),
  )
  sheet.walkAtRules('media', rule => void (LATER_MEDIA.test(rule.params) && rule.remove()))
  keepSelectors(sheet, selector => !LATER.test(selector))
  sheets.set(path, sheet)
  return sheet
}

/** The rules of a sheet that match an element of the page. */
function usedRules(sheet: Root, page: ReturnType<typeof parseDocument>): string {
  const used = sheet.clone()
  keepSelectors(used, selector => {
    if (SET_BY_SCRIPT.test(selector)) return true
    try {
      return selectOne(selector.replaceAll(PSEUDO_ELEMENT, '') || '*', page) !== null
    } catch {
      // A pseudo-class that only a browser knows.
      return true
    }
  })
  const animations = new Set<string>()
  used.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach(word => void animations.add(word)))
  used.walkAtRules(rule => {
    if (isKeyframes(rule) && !animations.has(rule.params)) rule.remove()
  })
  // From the inside out: a rule in one that is left empty by it.
  const empty: AtRule[] = []
  used.walkAtRules(rule => void (rule.name !== 'layer' && empty.unshift(rule)))
  for (const rule of empty) if (rule.nodes?.length === 0) rule.remove()
  return used.toString()
}

/**
 * Fetch the fonts that all pages use, when the browser has time, for the next page, where
 * before-paint.ts makes them preloads.
 */
const fontLinks = (css: string) =>
  [...css.matchAll(/@font-face\{[^}]*url\(([^)]+)\)[^}]*\}/g)]
    .filter(([face]) => !face.includes('unicode-range'))
    .map(([, address]) => `<link rel="prefetch" as="font" type="font/woff2" crossorigin href="${address}">`)

/** @param sheetAt the style sheet at a path */
export async function styleFirstPaint(html: string, sheetAt: (path: string) => Promise<string>): Promise<string> {
  const { links: all, charsetEnd } = readDocument(html)
  const links = all.filter(({ attributes }) => attributes.rel === 'stylesheet')
  if (!links[0]) throw new Error('the page has no style sheet')
  const page = parseDocument(html)
  const used = await Promise.all(
    links.map(async ({ attributes: { href = '' } }) => usedRules(firstPaintSheet(await sheetAt(href), href), page)),
  )
  const rules = used.join('')
  const insert = (at: number, text: string) => ({ start: at, end: at, text })
  return applyEdits(html, [
    insert(charsetEnd, fontLinks(rules).join('')),
    ...links.map((link, index) => ({ ...link, text: index === 0 ? `<style>${rules}</style>` : '' })),
    insert(html.lastIndexOf('</body>'), links.map(link => html.slice(link.start, link.end)).join('')),
  ])
}
