// Finds the places nearest to a place, with distance and direction. Great circles between centers.
import { milesBetween, type GeoPoint } from './map/long-island'

export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

const COMPASS: readonly Compass[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** The compass direction from one point to another, at the start of the great circle. */
export function compassDirection(from: GeoPoint, to: GeoPoint): Compass {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const east = radians(to.lon - from.lon)
  const y = Math.sin(east) * Math.cos(radians(to.lat))
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(east)
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4))
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] ?? 'N'
}

export interface Place {
  readonly slug: string
  readonly point: GeoPoint
}

export type Neighbor<P extends Place> = P & { readonly miles: number; readonly direction: Compass }

/**
 * The places nearest to one of them, nearest first, without itself. Equal distances keep the given
 * order.
 */
export function nearest<P extends Place>(place: P, places: readonly P[], count: number): readonly Neighbor<P>[] {
  return places
    .filter(({ slug }) => slug !== place.slug)
    .map(other => ({
      ...other,
      miles: milesBetween(place.point, other.point),
      direction: compassDirection(place.point, other.point),
    }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, count)
}
