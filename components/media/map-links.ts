// What the map links to: every place, on the page of the family that is asked for where it has one, else on its page of the other.
import { allTowns } from '@/content/towns'
import { isLocation, isServiceArea, locationPath, serviceAreaPath, type Path, type TownSlug } from '@/lib/routes'
import type { MapLink } from './map-parts'

const pages = {
  'service-areas': (slug: TownSlug) => (isServiceArea(slug) ? serviceAreaPath(slug) : undefined),
  locations: (slug: TownSlug) => (isLocation(slug) ? locationPath(slug) : undefined),
} satisfies Record<string, (slug: TownSlug) => Path | undefined>

export function mapLinks(first: keyof typeof pages): readonly MapLink[] {
  const other = first === 'locations' ? 'service-areas' : 'locations'
  return allTowns.flatMap(({ slug, name, point }) => {
    const href = pages[first](slug) ?? pages[other](slug)
    return href ? [{ slug, name, href, point }] : []
  })
}
