// Prices that the pages put beside each other in words.
import type { Price } from '@/lib/format'

type Group = Readonly<Record<string, Price>>
type Key = `${string}.${string}`

/** The dearer job, the one that it is said to cost more than, and what it is. */
const order: readonly (readonly [dearer: Key, than: Key, what: string])[] = [
  ['babylon.overall', 'town.standard', 'a longer run'],
  ['huntington.overall', 'town.standard', 'a house on a hillside'],
  ['bayShore.waterfront', 'town.standard', 'work on the water'],
  ['portJefferson.weatherproof', 'town.standard', 'work by the harbor'],
  ['southampton.luxury', 'town.standard', 'a hidden run'],
  ['islip.tesla', 'town.standard', 'a charger with its work'],
  ['shelterIsland.island', 'town.standard', 'work on the island'],
  ['montauk.marine', 'town.standard', 'work in salt air'],
  ['eastHampton.premium', 'town.standard', 'a longer run'],
  ['montauk.oceanfront', 'montauk.marine', 'work on the oceanfront'],
  ['eastHampton.multiCar', 'eastHampton.premium', 'several cars'],
  ['southampton.multiStation', 'southampton.luxury', 'several chargers'],
]

/** US dollars that the least of all jobs may be below a standard one. */
const startsLower: Readonly<Partial<Record<Key, number>>> = { 'huntington.overall': 100 }

/** `content/prices.ts: bayShore.waterfront.max: expected at least 2000, …`, one a line. */
export function priceOrderFaults(file: string, prices: Readonly<Record<string, Group>>): readonly string[] {
  const priceAt = (key: Key): Price | undefined => {
    const [group = '', name = ''] = key.split('.')
    return prices[group]?.[name]
  }
  return order.flatMap(([dearer, than, what]) => {
    const [price, other] = [priceAt(dearer), priceAt(than)]
    if (price === undefined || other === undefined) return []
    const reason = `because the pages say that ${what} costs more`
    const ends = [
      ['min', price.min, other.min - (startsLower[dearer] ?? 0)],
      ['max', price.max ?? price.min, other.max ?? other.min],
    ] as const
    const tooLow = ends.filter(([, own, least]) => own < least)
    if (tooLow.length === 0 && ends.every(([, own, least]) => own === least))
      return [`${file}: ${dearer}: expected more than ${than}, ${reason}, got the same`]
    return tooLow.map(
      ([end, own, least]) =>
        `${file}: ${dearer}.${end}: expected at least ${least}, as in ${than}, ${reason}, got ${own}`,
    )
  })
}
