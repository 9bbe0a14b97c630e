// What a page says in its own words, and how much of it two pages share. Pure: content objects in, words and numbers out.
import { parseInline, plainText } from '@/lib/inline'

/** Keys that hold machine values, not words: slugs, ids of other modules, dates, the names of layouts and block kinds. */
const MACHINE_KEYS = new Set(['slug', 'href', 'path', 'layout', 'kind', 'claim', 'testimonial', 'service', 'town', 'published', 'updated', 'dated'])

/** Words about the page that stand in search results or on other pages. */
const OFF_PAGE_KEYS = new Set(['metadata', 'card', 'excerpt', 'cardCategory'])

function strings(value: unknown, skip: (key: string, value: unknown) => boolean): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(item => strings(item, skip))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (skip(key, item) ? [] : strings(item, skip)))
}

// A machine key is skipped only where it holds a string: an object under the same name may hold words.
const isMachine = (key: string, value: unknown) => key === 'keywords' || (typeof value === 'string' && MACHINE_KEYS.has(key))

const lines = (texts: readonly string[]) => texts.map(text => plainText(text).replace(/\s+/g, ' ').trim()).filter(text => text !== '').join('\n')

/** Every visible string of a page or of a whole module, one a line, in order; links reduced to their labels. */
export const ownText = (page: unknown): string => lines(strings(page, isMachine))

/** As ownText, without what stands only in search results or on other pages: metadata, cards, excerpts. */
export const bodyText = (page: unknown): string => lines(strings(page, (key, value) => isMachine(key, value) || OFF_PAGE_KEYS.has(key)))

/** Every link target in a page's strings, in order. */
export const linksIn = (page: unknown): string[] =>
  strings(page, isMachine).flatMap(text => parseInline(text).flatMap(part => (part.kind === 'link' ? [part.href] : [])))

/** What is left of the marks once they are read: a broken link or an unpaired emphasis. */
export const brokenMarks = (page: unknown): string[] =>
  strings(page, isMachine).filter(text => parseInline(text).some(part => /\]\(|\*\*|https?:\/\//.test(part.text) || (part.kind !== 'link' && /\[[^\]]*\]/.test(part.text))))

/** Lower-case words; prices, sizes and words with an apostrophe or a hyphen count as one. */
export const words = (text: string): string[] =>
  text.toLowerCase().replace(/[’‘]/g, "'").match(/[\p{L}\p{N}]+(?:['.,/-][\p{L}\p{N}]+)*/gu) ?? []

/** The set of sequences of `size` words. A sequence never runs from one line into the next. */
export function shingles(text: string, size: number): Set<string> {
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    const list = words(line)
    for (let start = 0; start + size <= list.length; start++) found.add(list.slice(start, start + size).join(' '))
  }
  return found
}

export interface NamedText {
  readonly name: string
  readonly text: string
}

export interface SharedPair {
  readonly names: readonly [string, string]
  /** Shared sequences over those of the page that has fewer, 0 to 1. */
  readonly share: number
  /** The sequences in both, those that stand on the most pages first. */
  readonly shared: readonly { readonly sequence: string; readonly pages: number }[]
}

/** Every pair of pages that shares a sequence of `size` words, the worst first. */
export function sharedPairs(pages: readonly NamedText[], size: number): SharedPair[] {
  const sets = pages.map(({ name, text }) => ({ name, set: shingles(text, size) }))
  const pageCount = new Map<string, number>()
  for (const { set } of sets) for (const sequence of set) pageCount.set(sequence, (pageCount.get(sequence) ?? 0) + 1)
  const pairs: SharedPair[] = []
  sets.forEach((a, index) => {
    for (const b of sets.slice(index + 1)) {
      const [small, large] = a.set.size <= b.set.size ? [a.set, b.set] : [b.set, a.set]
      const shared = [...small]
        .filter(sequence => large.has(sequence))
        .map(sequence => ({ sequence, pages: pageCount.get(sequence) ?? 0 }))
        .sort((x, y) => y.pages - x.pages)
      if (shared.length > 0) pairs.push({ names: [a.name, b.name], share: shared.length / small.size, shared })
    }
  })
  return pairs.sort((x, y) => y.share - x.share)
}

/** A few lines for a failure message: how much, where, and the commonest of what is shared. */
export function describePairs(pairs: readonly SharedPair[], limit = 5): string {
  return pairs
    .slice(0, limit)
    .map(({ names, share, shared }) =>
      [`${(share * 100).toFixed(1)}% shared: ${names.join(' | ')}`, ...shared.slice(0, 6).map(({ sequence, pages }) => `    "${sequence}" (${pages} pages)`)].join('\n'),
    )
    .join('\n')
}
