// A town's offer in structured data: the price of a standard job, and where we work around it.
import type { OfferFacts } from '@/lib/json-ld/page'
import { townPriceLine } from './price-line'
import { allTowns, liesWithin, placeIn, type Town } from './towns'

export const townOffer = (town: Town): OfferFacts => offerWith(town)

/** With what every job there pays, as the ferry. */
export function offerWith(town: Town): OfferFacts {
  const { figure, job, always } = townPriceLine(town.slug)
  const work = always ? `${job}, plus ${always}` : job
  return {
    name: `EV charger installation ${placeIn(town)}, NY: ${work}`,
    low: figure.min,
    high: figure.max ?? figure.min,
  }
}

/** The town, its places with a ZIP of their own, and those that have a page. */
export const citiesServed = (town: Town): readonly string[] => [
  town.name,
  ...town.zipTable.flatMap(({ zip, place }) => (place && zip !== town.zips[0] && town.zips.includes(zip) ? place : [])),
  ...allTowns.filter(other => liesWithin(other, town)).map(({ name }) => name),
]
