// Which places lie nearest to a place, how far and which way. Straight lines between centres, on a sphere.
import { milesBetween, type GeoPoint } from './map/long-island'

export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

const COMPASS: readonly Compass[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** The eighth of the compass in which one point lies from another, at the start of the great circle. */
export function compassFrom(from: GeoPoint, to: GeoPoint): Compass {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const east = radians(to.lon - from.lon)
  const y = Math.sin(east) * Math.cos(radians(to.lat))
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(east)
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4))
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] ?? 'N'
}

export interface Placed {
  readonly slug: string
  readonly point: GeoPoint
}

export type Neighbor<P extends Placed> = P & { readonly miles: number; readonly direction: Compass }

/** The places nearest to one of them, the nearest first, without itself. Equal distances keep the order given. */
export function nearest<P extends Placed>(place: P, places: readonly P[], count: number): readonly Neighbor<P>[] {
  return places
    .filter(({ slug }) => slug !== place.slug)
    .map(other => ({
      ...other,
      miles: milesBetween(place.point, other.point),
      direction: compassFrom(place.point, other.point),
    }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, count)
}
