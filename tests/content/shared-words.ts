// How much wording two pages share. Pure: texts in, sequences and shares out.
import { words } from '@/lib/page-words'

/** The set of sequences of `size` words. A sequence never runs from one line into the next. */
function shingles(text: string, size: number): Set<string> {
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

/** Lines for a failure message: share, pages and the most common shared sequences. */
export function describePairs(pairs: readonly SharedPair[], limit = 5): string {
  return pairs
    .slice(0, limit)
    .map(({ names, share, shared }) =>
      [
        `${(share * 100).toFixed(1)}% shared: ${names.join(' | ')}`,
        ...shared.slice(0, 6).map(({ sequence, pages }) => `    "${sequence}" (${pages} pages)`),
      ].join('\n'),
    )
    .join('\n')
}
