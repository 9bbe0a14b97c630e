// The words of the blocks that close a town page and an article: where to go from here.
import type { Compass } from '@/lib/nearby'
import type { Town } from './types'

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
  title: (town: string) => `Nearest to ${town}`,
  /** On the page of a whole Town, whose places lie inside it and not some miles away. */
  within: (town: string) => `Places in the Town of ${town}`,
  /** How such a place belongs to it. */
  part: (kind: Town['kind'], partly: boolean) => {
    if (kind === 'incorporated village') return 'A village with its own building department'
    return partly ? 'A hamlet, partly in another town' : 'A hamlet of the Town'
  },
  /** Centre to centre, as the crow flies. */
  distance: (miles: number, direction: Compass) =>
    `About ${Math.max(1, Math.round(miles))} ${Math.round(miles) > 1 ? 'miles' : 'mile'} ${directions[direction]}`,
  services: (town: string) => `For homes and businesses in ${town}`,
  sibling: {
    'service-areas': (town: string) => `${town}: permits, prices and what to watch for`,
    locations: (town: string) => `${town}: house types, ZIPs and a quick quote`,
  },
} as const

export const readOn = 'More from the blog'
