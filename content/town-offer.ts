// What structured data says of a town: the price of a standard job, and where we work around it.
import type { OfferFacts } from '@/lib/json-ld/page'
import { townPriceLine } from './price-line'
import { placeIn, type Town } from './towns'

export function townOffer(town: Town): OfferFacts {
  const { figure, job, always } = townPriceLine(town.slug)
  const work = always ? `${job}, plus ${always}` : job
  return {
    name: `EV charger installation ${placeIn(town)}, NY: ${work}`,
    low: figure.min,
    high: figure.max ?? figure.min,
  }
}

/** The town and its neighbors, where Suffolk's one license covers them all; else the town alone. */
export const citiesServed = ({ county, name, neighbors }: Town): readonly string[] =>
  county === 'Suffolk' ? [name, ...neighbors] : [name]
