// Finds the places nearest to a place, between their centers.
import { milesBetween, type GeoPoint } from './map/long-island'

export interface Place {
  readonly slug: string
  readonly point: GeoPoint
}

/**
 * The places nearest to one of them, nearest first, without itself. Equal distances keep the given
 * order.
 */
export const nearest = <P extends Place>(place: P, places: readonly P[], count: number): readonly P[] =>
  places
    .filter(({ slug }) => slug !== place.slug)
    .toSorted((a, b) => milesBetween(place.point, a.point) - milesBetween(place.point, b.point))
    .slice(0, count)
