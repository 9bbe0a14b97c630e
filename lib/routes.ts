// The one list of addresses. Pages, navigation, footer, sitemap, redirects and smoke tests all read it.
// A path here is the canonical form: no trailing slash, except /locations/ and everything below it.

export const serviceSlugs = [
  'tesla-ev-charger-installation',
  'home-ev-charger-installation',
  'commercial-ev-charger-installation',
  'electrical-panel-upgrades',
  'permits-inspections',
] as const

export const serviceAreaSlugs = [
  'babylon',
  'bay-shore',
  'brookhaven',
  'commack',
  'east-hampton',
  'farmingville',
  'hauppauge',
  'hempstead',
  'holbrook',
  'huntington',
  'islip',
  'montauk',
  'patchogue',
  'port-jefferson',
  'riverhead',
  'ronkonkoma',
  'sayville',
  'shelter-island',
  'smithtown',
  'southampton',
  'stony-brook',
] as const

export const locationSlugs = [
  'ronkonkoma',
  'smithtown',
  'huntington',
  'islip',
  'patchogue',
  'babylon',
  'brookhaven',
  'selden',
  'holbrook',
  'holtsville',
  'medford',
  'farmingville',
  'bohemia',
  'centereach',
  'mastic',
] as const

export const postSlugs = [
  'best-ev-charger-long-island-homes',
  'commercial-ev-charging-benefits',
  'ev-charger-installation-costs-suffolk-county',
  'nassau-county-ev-charger-permits',
  'prepare-home-ev-charger-installation',
  'tesla-wall-connector-vs-universal-chargers',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]
export type ServiceAreaSlug = (typeof serviceAreaSlugs)[number]
export type LocationSlug = (typeof locationSlugs)[number]
export type PostSlug = (typeof postSlugs)[number]
/** Any of the 27 places that has at least one page. */
export type TownSlug = ServiceAreaSlug | LocationSlug

/** The slugs of all 27 places, service areas first, each once. */
export const townSlugs: readonly TownSlug[] = [...new Set<TownSlug>([...serviceAreaSlugs, ...locationSlugs])]

export type RouteKind =
  | 'home'
  | 'services'
  | 'service'
  | 'service-areas'
  | 'service-area'
  | 'locations'
  | 'location'
  | 'blog'
  | 'post'
  | 'planner'
  | 'contact'
  | 'privacy'
  | 'terms'

/** A path in its canonical form, as it stands in links, canonicals and the sitemap. */
export type Path = `/${string}`

export interface Route {
  readonly path: Path
  readonly kind: RouteKind
  /** False for pages that ask search engines not to list them; those stay out of the sitemap too. */
  readonly indexed: boolean
}

export const servicePath = (slug: ServiceSlug): Path => `/services/${slug}`
export const serviceAreaPath = (slug: ServiceAreaSlug): Path => `/service-areas/${slug}`
export const locationPath = (slug: LocationSlug): Path => `/locations/${slug}/`
export const postPath = (slug: PostSlug): Path => `/blog/${slug}`

export const isServiceArea = (slug: string): slug is ServiceAreaSlug =>
  (serviceAreaSlugs as readonly string[]).includes(slug)
export const isLocation = (slug: string): slug is LocationSlug => (locationSlugs as readonly string[]).includes(slug)

/** The two kinds of pages that a place may have, as their addresses begin. */
export type PlaceFamily = 'service-areas' | 'locations'

export const otherFamily = (family: PlaceFamily): PlaceFamily =>
  family === 'locations' ? 'service-areas' : 'locations'

/** A place's page of one family, where it has one. */
export function pageIn(family: PlaceFamily, slug: TownSlug): Path | undefined {
  if (family === 'locations') return isLocation(slug) ? locationPath(slug) : undefined
  return isServiceArea(slug) ? serviceAreaPath(slug) : undefined
}

/** A place's page of the family that is asked for, else of the other: every place has one of them. */
export function placePage(slug: TownSlug, first: PlaceFamily): { readonly path: Path; readonly family: PlaceFamily } {
  for (const family of [first, otherFamily(first)]) {
    const path = pageIn(family, slug)
    if (path) return { path, family }
  }
  throw new Error(`no page for ${slug}`)
}

const route = (path: Path, kind: RouteKind, indexed = true): Route => ({ path, kind, indexed })

/** All 56 routes, in the order of the specification's table. */
export const routes: readonly Route[] = [
  route('/', 'home'),
  route('/services', 'services'),
  ...serviceSlugs.map(slug => route(servicePath(slug), 'service')),
  route('/service-areas', 'service-areas'),
  ...serviceAreaSlugs.map(slug => route(serviceAreaPath(slug), 'service-area')),
  route('/locations/', 'locations'),
  ...locationSlugs.map(slug => route(locationPath(slug), 'location')),
  route('/blog', 'blog'),
  ...postSlugs.map(slug => route(postPath(slug), 'post')),
  route('/ev-charger-planner', 'planner'),
  route('/contact', 'contact'),
  route('/privacy', 'privacy', false),
  route('/terms', 'terms', false),
]

/**
 * The other spelling of a canonical path: with a trailing slash where the canonical has none, and the reverse.
 * The served site redirects it to the canonical one. The root has no other spelling.
 */
export function otherSpelling(path: Path): Path | undefined {
  if (path === '/') return undefined
  return path.endsWith('/') ? (path.slice(0, -1) as Path) : `${path}/`
}
