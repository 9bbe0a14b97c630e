// A page as lines of text in document order: '## heading', '- item', '[link](target)', with a * the
// current page's, '(button)', '<img name.svg>', '<field with its attributes>'. So a table can name
// a part of a page and say what stands there.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, collapse, INLINE, type ReadPage } from './read-page'
import { graphOf } from './structured-data'

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head'])
const FIELD = ['name', 'type', 'min', 'max', 'step', 'value', 'required', 'checked', 'selected']

/** One kind of space, hyphen and apostrophe. */
export const plain = (text: string) =>
  text
    .replace(/[–‑]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()

const fieldOf = (element: Tree.Element) => {
  const facts = FIELD.flatMap(name => {
    const value = attribute(element, name)
    return value === null ? [] : value === '' ? name : `${name}=${value}`
  })
  return `<${[element.tagName, ...facts].join(' ')}>`
}

function linesOf(node: Tree.Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || ('tagName' in node && UNSEEN.has(node.tagName))) return ''
  const text = node.childNodes.map(linesOf).join('')
  if (!('tagName' in node)) return text
  const { tagName } = node
  if (/^h[1-6]$/.test(tagName)) return `\n${'#'.repeat(Number(tagName[1]))} ${collapse(text)}\n`
  if (tagName === 'a')
    return `[${collapse(text)}](${attribute(node, 'href') ?? ''})${attribute(node, 'aria-current') ? '*' : ''}`
  if (tagName === 'button') return `(${collapse(text) || (attribute(node, 'aria-label') ?? '')})`
  if (['input', 'select', 'textarea', 'option', 'canvas'].includes(tagName)) return `\n${fieldOf(node)}${text}\n`
  if (tagName === 'img') return `\n<img ${attribute(node, 'src')?.replace(/.*\//, '')}>\n`
  if (tagName === 'li') return `\n- ${text.trim()}\n`
  return INLINE.has(tagName) ? text : `\n${text}\n`
}

/** Cached by element: many rows read the same. */
const texts = new WeakMap<Tree.Element, string>()

/** 'address.postalCode: 11743' for every value of a node. */
const factsOf = (value: unknown, key: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        factsOf(part, Array.isArray(value) ? key : key === '' ? name : `${key}.${name}`),
      )
    : [`${key}: ${String(value)}`]

/**
 * A part of a page: 'head', 'main', 'hero' (main up to its first h2), 'headings' (its h1 and h2),
 * another element by its tag or, as '#quote', by its id, the section under a heading ('## Why
 * Choose Us'), a node of the structured data ('Service data'), or the 'event' of a view. Undefined
 * where the page has no such part.
 */
export function partOf(page: ReadPage, part: string): string | undefined {
  const element = (matches: (element: Tree.Element) => boolean) => {
    const found = page.elements.find(matches)
    if (found && !texts.has(found)) texts.set(found, plain(linesOf(found)))
    return found && texts.get(found)
  }
  const byTag = (tag: string) => element(({ tagName }) => tagName === tag)
  if (part.endsWith(' data')) {
    const nodes = graphOf(page.jsonLd).filter(node => `${node['@type']} data` === part)
    return nodes.length === 0 ? undefined : plain(nodes.flatMap(node => factsOf(node, '')).join('\n'))
  }
  if (part === 'event') return page.elements.flatMap(found => attribute(found, 'data-log') ?? [])[0]
  if (part === 'head')
    return plain(
      [['title', [page.title]] as const, ['canonical', page.canonical] as const, ...page.meta]
        .map(([name, values]) => `${name}: ${values.join(', ')}`)
        .join('\n'),
    )
  if (/^#[^#\s]/.test(part)) return element(found => `#${attribute(found, 'id')}` === part)
  if (part === 'headings')
    return byTag('main')
      ?.match(/^##? .*/gm)
      ?.join('\n')
  if (part === 'hero') return byTag('main')?.split(/\n(?=## )/)[0]
  if (!part.startsWith('#')) return byTag(part)
  const lines = (byTag('body') ?? '').split('\n')
  const start = lines.findIndex(line => line.toLowerCase() === plain(part).toLowerCase())
  if (start < 0) return undefined
  const level = part.indexOf(' ')
  const length = lines.slice(start + 1).findIndex(line => /^#+ /.test(line) && line.indexOf(' ') <= level)
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n')
}
