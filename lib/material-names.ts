// Names of the lines of a materials list, by their ids.
import { fill } from '@/lib/template'

/** Templates: {kind} and {size} of conduit and fittings, {gauge} and {color} of wire, {amps}. */
export interface MaterialWords {
  readonly kinds: Readonly<Record<'emt' | 'pvc40' | 'pvc80', string>>
  readonly sizes: Readonly<Record<'1-2' | '3-4', string>>
  readonly colors: Readonly<Record<'black' | 'red' | 'green', string>>
  readonly names: Readonly<
    Record<'conduit' | 'elbow' | 'coupling' | 'connector' | 'strap' | 'wire' | 'breaker' | 'pull-point', string>
  > &
    Readonly<Record<'trench-dig' | 'warning-tape', string>>
}

const wordOf = (words: Readonly<Record<string, string>>, key = ''): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key

/** The name of a line's id, such as 'conduit-emt-1-2'; an unknown id stays as it is. */
export function materialName(id: string, { kinds, sizes, colors, names }: MaterialWords): string {
  if (Object.hasOwn(names, id)) return wordOf(names, id)
  const fitting = /^(\w+)-(emt|pvc40|pvc80)-(1-2|3-4)$/.exec(id)
  if (fitting) {
    const [, item, kind, size] = fitting
    return fill(wordOf(names, item), { kind: wordOf(kinds, kind), size: wordOf(sizes, size) })
  }
  const [, gauge = '', color] = /^wire-thhn-(\d+)-(\w+)$/.exec(id) ?? []
  if (color !== undefined) return fill(names.wire, { gauge, color: wordOf(colors, color) })
  const amps = /^breaker-2p-(\d+)$/.exec(id)?.[1]
  return amps === undefined ? id : fill(names.breaker, { amps })
}
