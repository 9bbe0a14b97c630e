// Offers in structured data: the price of a standard job in a town or of a charger service, and
// where we work around a town.
import type { OfferFacts } from '@/lib/json-ld/page'
import { isLicenseKnown } from './license'
import { servicePriceLine, townPriceLine } from './price-line'
import { services } from './services'
import type { ServiceSlug } from './slugs'
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

/** The work of a charger service. The unit is bought separately. */
export function serviceOffer(slug: ServiceSlug): OfferFacts {
  const { figure, job } = servicePriceLine(slug)
  return {
    name: `${services[slug].name}: ${job}, labor and materials, charger not included`,
    low: figure.min,
    high: figure.max ?? figure.min,
  }
}

/** The town, its places with a ZIP of their own, and those with a page whose own office is its. */
export const citiesServed = (town: Town): readonly string[] => [
  town.name,
  ...town.zipTable.flatMap(({ zip, place }) => (place && zip !== town.zips[0] && town.zips.includes(zip) ? place : [])),
  ...allTowns.filter(other => liesWithin(other, town) && other.offices[0] === town.offices[0]).map(({ name }) => name),
]
