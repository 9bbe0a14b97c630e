// The words of the map of Long Island, and of the links to nearby towns and services.
import type { Compass } from '@/lib/nearby'
import { business } from '@/content/business'
import type { PlaceFamily } from '@/content/routes'
import type { Town } from '@/content/towns'

export const mapLabels = {
  /** Name of the navigation landmark that the linked places make up. */
  nav: 'Places on the map',
  title: 'Map of Nassau and Suffolk Counties',
  description: `Long Island from the Queens line to Montauk Point, with our office in ${business.address.locality} and every place that has a page here.`,
  /** Accessible name of a linked place, by kind of page. It starts with the visible name. */
  place: {
    'service-areas': (name: string) => `${name}, service area`,
    locations: (name: string) => `${name}, location page`,
  } satisfies Readonly<Record<PlaceFamily, (name: string) => string>>,
  /** Title of the small map, with its town. */
  marked: (name: string) => `${name} on the map of Long Island`,
  business: 'Our office',
  counties: { nassau: 'Nassau', suffolk: 'Suffolk' },
  around: { sound: 'Long Island Sound', ocean: 'Atlantic Ocean', connecticut: 'Connecticut', queens: 'Queens' },
  miles: 'miles',
  north: 'N',
}

const directions: Readonly<Record<Compass, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
}

export const nearbyLabels = {
  title: (town: string) => `Near ${town}`,
  within: (town: string) => `Places in the Town of ${town}`,
  /** How a place inside a Town belongs to it. */
  part: (kind: Town['kind'], partly: boolean) => {
    if (kind === 'incorporated village') return 'A village with its own building department'
    return partly ? 'A hamlet, partly in another town' : 'A hamlet in the Town'
  },
  /** From center to center, in a straight line. */
  distance: (miles: number, direction: Compass) =>
    `About ${Math.max(1, Math.round(miles))} ${Math.round(miles) > 1 ? 'miles' : 'mile'} ${directions[direction]}`,
  services: (place: string) => `Our services ${place}`,
  /** The article that goes with the county. */
  guide: { Suffolk: 'What a charger costs in Suffolk, part by part', Nassau: 'Permits in Nassau, explained' },
  sibling: {
    'service-areas': (town: string) => `${town} cost and permits`,
    locations: (town: string) => `${town} homes and routes`,
  },
} as const
