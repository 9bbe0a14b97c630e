// Parses one HTML page into what a search engine reads. Knows nothing about this site.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export interface Heading {
  readonly level: number
  readonly text: string
}

export interface PageImage {
  readonly src: string
  /** Null where the attribute is missing. */
  readonly alt: string | null
  readonly width: string | null
  readonly height: string | null
}

export interface ReadPage {
  readonly elements: readonly Tree.Element[]
  readonly title: string
  readonly language: string | null
  /** Content of every meta element, by name or property. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  readonly canonical: readonly string[]
  readonly feeds: readonly string[]
  readonly headings: readonly Heading[]
  readonly ids: ReadonlySet<string>
  readonly links: readonly string[]
  readonly mainLinks: readonly string[]
  readonly images: readonly PageImage[]
  readonly jsonLd: readonly unknown[]
  /** All text of the body, closed <details> included, with white space collapsed. */
  readonly text: string
  readonly mainWords: number
}

const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript'])
/** Elements whose edges do not separate words. */
export const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'tspan',
])
export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
export const attribute = (element: Tree.Element, name: string): string | null =>
  element.attrs.find(entry => entry.name === name)?.value ?? null

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || ('tagName' in node && WITHOUT_TEXT.has(node.tagName))) return ''
  const text = node.childNodes.map(textOf).join('')
  return 'tagName' in node && !INLINE.has(node.tagName) ? ` ${text} ` : text
}

function withDescendants(node: Tree.Node): Tree.Element[] {
  const own = 'tagName' in node ? [node] : []
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(withDescendants)] : own
}

export function readPage(html: string): ReadPage {
  const elements = withDescendants(parse(html))
  const named = (...tags: readonly string[]) => elements.filter(({ tagName }) => tags.includes(tagName))
  const linkOf = (rel: string) => named('link').filter(link => attribute(link, 'rel') === rel)
  const hrefs = (among: readonly Tree.Element[]) =>
    among
      .flatMap(element => (element.tagName === 'a' ? [attribute(element, 'href')] : []))
      .filter(href => href !== null)
  const meta = Map.groupBy(
    named('meta').flatMap(entry => {
      const name = attribute(entry, 'name') ?? attribute(entry, 'property')
      return name === null ? [] : [{ name, content: attribute(entry, 'content') ?? '' }]
    }),
    ({ name }) => name,
  )
  const main = named('main')[0]
  const body = named('body')[0]
  const [root] = elements
  return {
    elements,
    title: collapse(named('title').map(title => title.childNodes.map(textOf).join(''))[0] ?? ''),
    language: root ? attribute(root, 'lang') : null,
    meta: new Map([...meta].map(([name, entries]) => [name, entries.map(({ content }) => content)])),
    canonical: linkOf('canonical').map(link => attribute(link, 'href') ?? ''),
    feeds: linkOf('alternate')
      .filter(link => attribute(link, 'type') === 'application/rss+xml')
      .map(link => attribute(link, 'href') ?? ''),
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(heading => ({
      level: Number(heading.tagName[1]),
      text: collapse(textOf(heading)),
    })),
    ids: new Set(elements.flatMap(element => attribute(element, 'id') ?? [])),
    links: hrefs(elements),
    mainLinks: main ? hrefs(withDescendants(main)) : [],
    images: named('img').map(image => ({
      src: attribute(image, 'src') ?? '',
      alt: attribute(image, 'alt'),
      width: attribute(image, 'width'),
      height: attribute(image, 'height'),
    })),
    jsonLd: named('script')
      .filter(script => attribute(script, 'type') === 'application/ld+json')
      .map(
        script => JSON.parse(script.childNodes.map(child => ('value' in child ? child.value : '')).join('')) as unknown,
      ),
    text: body ? collapse(textOf(body)) : '',
    mainWords: main ? collapse(textOf(main)).split(' ').length : 0,
  }
}

export function clicksFromHome(linksOf: (path: string) => readonly string[]): ReadonlyMap<string, number> {
  const clicks = new Map([['/', 0]])
  // A Map's iterator visits entries added while it runs, so this walks breadth first.
  for (const [path, count] of clicks)
    for (const target of linksOf(path)) if (!clicks.has(target)) clicks.set(target, count + 1)
  return clicks
}
