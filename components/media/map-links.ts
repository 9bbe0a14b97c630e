// What the map links to: every place, on the page of the family that is asked for where it has one, else on its page of the other.
import { allTowns } from '@/content/towns'
import { placePage, type PlaceFamily } from '@/lib/routes'
import type { MapLink } from './map-parts'

export const mapLinks = (first: PlaceFamily): readonly MapLink[] =>
  allTowns.map(({ slug, name, point }) => {
    const { path, family } = placePage(slug, first)
    return { slug, name, href: path, family, point }
  })
