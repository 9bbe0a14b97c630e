// What the map links to: every place, on the page of the family that is asked for where it has one, else on its page of the other.
import { allTowns } from '@/content/towns'
import type { PlaceFamily } from '@/content/types'
import { isLocation, isServiceArea, locationPath, serviceAreaPath, type Path, type TownSlug } from '@/lib/routes'
import type { MapLink } from './map-parts'

const pages = {
  'service-areas': (slug: TownSlug) => (isServiceArea(slug) ? serviceAreaPath(slug) : undefined),
  locations: (slug: TownSlug) => (isLocation(slug) ? locationPath(slug) : undefined),
} satisfies Record<PlaceFamily, (slug: TownSlug) => Path | undefined>

export function mapLinks(first: PlaceFamily): readonly MapLink[] {
  const families: readonly PlaceFamily[] = [first, first === 'locations' ? 'service-areas' : 'locations']
  return allTowns.flatMap(({ slug, name, point }) => {
    const links = families.flatMap(family => {
      const href = pages[family](slug)
      return href ? [{ slug, name, href, family, point }] : []
    })
    return links.slice(0, 1)
  })
}
