// A town's offer in structured data: the price of a standard job, and where we work around it.
import type { OfferFacts } from '@/lib/json-ld/page'
import { isLicenseKnown } from './license'
import { townPriceLine } from './price-line'
import { allTowns, liesWithin, placeIn, type Town } from './towns'

/** None where our license for the place is not known. */
export const townOffer = (town: Town): OfferFacts | undefined => (isLicenseKnown(town) ? offerWith(town) : undefined)

/** With what every job there pays, as the ferry. */
export function offerWith(town: Town): OfferFacts {
  const { figure, job, always } = townPriceLine(town.slug)
  const { min, max = min } = figure
  const { min: low, max: high = low } = always?.price ?? { min: 0 }
  return {
    name: `EV charger installation ${placeIn(town)}, NY: ${always ? `${job}, with ${always.name}` : job}`,
    low: min + low,
    high: max + high,
  }
}

/** The town, its places with a ZIP of their own, and those with a page whose own office is its. */
export const citiesServed = (town: Town): readonly string[] => [
  town.name,
  ...town.zipTable.flatMap(({ zip, place }) => (place && zip !== town.zips[0] && town.zips.includes(zip) ? place : [])),
  ...allTowns.filter(other => liesWithin(other, town) && other.offices[0] === town.offices[0]).map(({ name }) => name),
]
