// The words of the map of Long Island, and of the links to nearby towns and services.
import { business } from '@/content/business'
import type { PlaceFamily } from '@/content/routes'

export const mapWords = {
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

export const nearbyWords = {
  title: (town: string) => `In and near ${town}`,
  /** The article that goes with the county. */
  guide: { Suffolk: 'What a charger costs in Suffolk', Nassau: 'Permits in Nassau, explained' },
  sibling: {
    'service-areas': (town: string) => `${town} cost and permits`,
    locations: (town: string) => `${town} homes and routes`,
  },
} as const
