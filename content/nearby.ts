// The words around links to nearby towns and services.
import type { Compass } from '@/lib/nearby'
import type { Town } from './towns'

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
  /** On the page of a whole Town, for the places inside it. */
  within: (town: string) => `Places in the Town of ${town}`,
  /** How a place inside a Town belongs to it. */
  part: (kind: Town['kind'], partly: boolean) => {
    if (kind === 'incorporated village') return 'A village with its own building department'
    return partly ? 'A hamlet, partly in another town' : 'A hamlet in the Town'
  },
  /** From center to center, in a straight line. */
  distance: (miles: number, direction: Compass) =>
    `About ${Math.max(1, Math.round(miles))} ${Math.round(miles) > 1 ? 'miles' : 'mile'} ${directions[direction]}`,
  services: (town: string) => `Our services in ${town}`,
  sibling: {
    'service-areas': (town: string) => `What it costs in ${town} and who issues the permit`,
    locations: (town: string) => `Installation on your street in ${town}, with a quick quote`,
  },
} as const

export const readOn = 'More from the blog'
