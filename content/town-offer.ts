// What structured data says of a town: the price of a standard job, and where we work around it.
import type { OfferFacts } from '@/lib/json-ld/page'
import { townPriceLine } from './price-line'
import type { Town } from './towns'

export function townOffer({ name, slug }: Town): OfferFacts {
  const { figure, job } = townPriceLine(slug)
  return { name: `EV charger installation in ${name}, NY: ${job}`, low: figure.min, high: figure.max ?? figure.min }
}

/** The town and its neighbors, where Suffolk's one license covers them all; else the town alone. */
export const citiesServed = ({ county, name, neighbors }: Town): readonly string[] =>
  county === 'Suffolk' ? [name, ...neighbors] : [name]
