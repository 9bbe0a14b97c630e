// An exported HTML page: script elements with their offsets, and edits by offset. The rest of the
// text stays as it is.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export interface Attributes {
  readonly [name: string]: string
}

export interface PageElement {
  readonly tag: string
  readonly attributes: Attributes
  /** Text inside; only for scripts. */
  readonly text: string
  /** Offsets in the page's text, end tag included. */
  readonly start: number
  readonly end: number
}

export interface PageDocument {
  readonly html: string
  readonly scripts: readonly PageElement[]
  readonly links: readonly PageElement[]
  /** Names of the islands on the page, in order. */
  readonly islands: readonly string[]
  /** Offset after the charset declaration, which must be within the first 1,024 bytes. */
  readonly charsetEnd: number
}

/** @throws when the page declares no charset. */
export function readDocument(html: string): PageDocument {
  const scripts: PageElement[] = []
  const links: PageElement[] = []
  const islands: string[] = []
  let charsetEnd = -1
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const place = node.sourceCodeLocation
      if (node.tagName === 'meta' && attributes.charset !== undefined && place) charsetEnd = place.endOffset
      if (attributes['data-island'] !== undefined) islands.push(attributes['data-island'])
      if (place && (node.tagName === 'script' || node.tagName === 'link')) {
        const text = node.childNodes.map(child => ('value' in child ? child.value : '')).join('')
        const element = { tag: node.tagName, attributes, text, start: place.startOffset, end: place.endOffset }
        ;(node.tagName === 'script' ? scripts : links).push(element)
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
    if ('content' in node) visit(node.content)
  }
  visit(parse(html, { sourceCodeLocationInfo: true }))
  if (charsetEnd < 0) throw new Error('the page declares no charset')
  return { html, scripts, links, islands, charsetEnd }
}

export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies the edits. @throws when two overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) throw new Error(`two edits overlap at offset ${edit.start}`)
    result += html.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + html.slice(at)
}
