import { nearbyLabels } from '@/content/words/map'
import { services } from '@/content/services'
import { allTowns, liesWithin, placeIn, type TownSlug, type Town } from '@/content/towns'
import { nearest } from '@/lib/nearby'
import {
  articlePath,
  costGuideSlug,
  otherFamily,
  pageIn,
  townPage,
  type PlaceFamily,
  servicePath,
} from '@/content/routes'
import type { County } from '@/content/schema'
import { serviceSlugs, type ArticleSlug, type ServiceSlug } from '@/content/slugs'
import { PageSection, SectionHeading } from '@/components/ui/section'

const NEIGHBORS = 4
const SERVICES = 3
/** Fill up the list where fewer service pages name the town. */
const DEFAULT_SERVICES: readonly ServiceSlug[] = [
  'home-ev-charger-installation',
  'electrical-panel-upgrades',
  'permits-inspections',
]

const guides: Readonly<Record<County, ArticleSlug>> = {
  Suffolk: costGuideSlug,
  Nassau: 'nassau-county-ev-charger-permits',
}

/** The services whose pages name the town, then the usual ones. */
const servicesFor = (slug: TownSlug) => {
  const naming = serviceSlugs.filter(service => services[service].towns.includes(slug))
  return [...new Set([...naming, ...DEFAULT_SERVICES])].slice(0, Math.max(SERVICES, naming.length))
}

/** Whether another Town's office serves a part of the place. */
const isShared = ({ offices }: Town) => offices.filter(office => office.startsWith('town-of-')).length > 1

/**
 * The places inside a whole Town, by name. They have no distance from the Town that they are part
 * of.
 */
const placesWithin = (whole: Town) =>
  allTowns
    .filter(place => liesWithin(place, whole))
    .map(place => ({ slug: place.slug, name: place.name, note: nearbyLabels.part(place.kind, isShared(place)) }))

/** The nearest places with their distances, without the Town that contains this place. */
const placesAround = (town: Town) =>
  nearest(
    town,
    allTowns.filter(other => !liesWithin(town, other)),
    NEIGHBORS,
  ).map(({ slug, name, miles, direction }) => ({ slug, name, note: nearbyLabels.distance(miles, direction) }))

/** The end of a town page: its other page, the nearest places or those inside it, and services. */
export function Nearby({ town, family }: { town: Town; family: PlaceFamily }) {
  const other = otherFamily(family)
  const sibling = pageIn(other, town.slug)
  const within = placesWithin(town)
  const places = (within.length > 0 ? within : placesAround(town)).map(({ slug, name, note }) => ({
    href: townPage(slug, family).path,
    name,
    note,
  }))
  return (
    <PageSection background="sunken" aria-labelledby="nearby">
      <SectionHeading
        id="nearby"
        title={within.length > 0 ? nearbyLabels.within(town.name) : nearbyLabels.title(town.name)}
      />
      <div className="@container">
        <ul className="near-places">
          {places.map(({ href, name, note }) => (
            <li key={href} className="group">
              <a href={href} className="card-link">
                {name}
              </a>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label={nearbyLabels.services(placeIn(town))} className="near-links">
        {sibling ? (
          <li>
            <a href={sibling} className="link font-semibold">
              {nearbyLabels.sibling[other](town.name)}
            </a>
          </li>
        ) : null}
        <li>
          <a href={articlePath(guides[town.county])} className="link">
            {nearbyLabels.guide[town.county]}
          </a>
        </li>
        {servicesFor(town.slug).map(service => (
          <li key={service}>
            <a href={servicePath(service)} className="link">
              {services[service].name}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
