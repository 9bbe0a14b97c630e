import { nearbyWords } from '@/content/words/map'
import { allTowns, liesWithin, type Town } from '@/content/towns'
import {
  articlePath,
  costGuideSlug,
  otherFamily,
  pageIn,
  servicePath,
  townPage,
  type PlaceFamily,
} from '@/content/routes'
import { services } from '@/content/services'
import type { County } from '@/content/schema'
import type { ArticleSlug } from '@/content/slugs'
import { PageSection } from '@/components/ui/section'
import { milesBetween, type GeoPoint } from '@/lib/map/long-island'

interface Place {
  readonly slug: string
  readonly point: GeoPoint
}

/**
 * The places nearest to one of them, nearest first, without itself. Equal distances keep the given
 * order.
 */
export const nearest = <P extends Place>(place: P, places: readonly P[], count: number): readonly P[] =>
  places
    .filter(({ slug }) => slug !== place.slug)
    .toSorted((a, b) => milesBetween(place.point, a.point) - milesBetween(place.point, b.point))
    .slice(0, count)

const NEIGHBORS = 4

const guides: Readonly<Record<County, ArticleSlug>> = {
  Suffolk: costGuideSlug,
  Nassau: 'nassau-county-ev-charger-permits',
}

/** The places inside a whole Town, or else the nearest, without the Town around this one. */
function placesOf(town: Town): readonly Town[] {
  const within = allTowns.filter(place => liesWithin(place, town))
  if (within.length > 0) return within
  return nearest(
    town,
    allTowns.filter(other => !liesWithin(town, other)),
    NEIGHBORS,
  )
}

interface NearbyProps {
  town: Town
  family: PlaceFamily
  /** The page has no list of services. */
  isShort?: boolean
}

const mainServices = ['home-ev-charger-installation', 'tesla-ev-charger-installation', 'permits-inspections'] as const

/** The end of a town page: its other page, an article, and places near or inside it. */
export function Nearby({ town, family, isShort = false }: NearbyProps) {
  const other = otherFamily(family)
  const sibling = pageIn(other, town.slug)
  const links = [
    ...(sibling ? [{ href: sibling, name: nearbyWords.sibling[other](town.name) }] : []),
    { href: articlePath(guides[town.county]), name: nearbyWords.guide[town.county] },
    ...(isShort ? mainServices.map(slug => ({ href: servicePath(slug), name: services[slug].name })) : []),
    ...placesOf(town).map(({ slug, name }) => ({ href: townPage(slug, family).path, name })),
  ]
  return (
    <PageSection background="sunken" aria-labelledby="nearby" className="py-6 md:py-10">
      <h2 id="nearby" className="text-xl">
        {nearbyWords.title(town.name)}
      </h2>
      <ul className="near-links">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className="link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
