// The words on and around the map of Long Island.
import { business } from './business'
import type { PlaceFamily } from './routes'

export interface MapLabels {
  /** Name of the navigation landmark that the linked places make up. */
  readonly nav: string
  readonly title: string
  readonly description: string
  /** Accessible name of a linked place, by kind of page. It starts with the visible name. */
  readonly place: Readonly<Record<PlaceFamily, (name: string) => string>>
  /** Title of the small map, with its town. */
  readonly marked: (name: string) => string
  readonly office: string
  readonly counties: { readonly nassau: string; readonly suffolk: string }
  readonly around: {
    readonly sound: string
    readonly ocean: string
    readonly connecticut: string
    readonly queens: string
  }
  readonly miles: string
  readonly north: string
}

export const mapLabels: MapLabels = {
  nav: 'Places on the map',
  title: 'Map of Nassau and Suffolk Counties',
  description: `Long Island from the Queens line to Montauk Point, with our office in ${business.address.locality} and every place that has a page here.`,
  place: { 'service-areas': name => `${name}, service area`, locations: name => `${name}, location page` },
  marked: name => `${name} on the map of Long Island`,
  office: 'Our office',
  counties: { nassau: 'Nassau', suffolk: 'Suffolk' },
  around: { sound: 'Long Island Sound', ocean: 'Atlantic Ocean', connecticut: 'Connecticut', queens: 'Queens' },
  miles: 'miles',
  north: 'N',
}
