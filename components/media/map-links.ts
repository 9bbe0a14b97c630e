import { townPage, type PlaceFamily } from '@/content/routes'
import { allTowns } from '@/content/towns'
import type { MapLink } from './map-parts'

/** A link for every town, to its page of the preferred family or else of the other one. */
export const mapLinks = (preferred: PlaceFamily): readonly MapLink[] =>
  allTowns.map(({ slug, name, point, map }) => {
    const { path, family } = townPage(slug, preferred)
    return { slug, name, href: path, family, point, map }
  })
