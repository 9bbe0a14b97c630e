// The one list of addresses. Pages, navigation, footer, sitemap, redirects and tests read it.
import type { Path, Route, RouteKind } from '@/lib/route'
import { articleSlugs, serviceSlugs, type ArticleSlug, type ServiceSlug } from './slugs'
import {
  isLocation,
  isServiceArea,
  locationSlugs,
  serviceAreaSlugs,
  type LocationSlug,
  type ServiceAreaSlug,
  type TownSlug,
} from './towns'

export const servicePath = (slug: ServiceSlug): Path => `/services/${slug}`
export const serviceAreaPath = (slug: ServiceAreaSlug): Path => `/service-areas/${slug}`
export const locationPath = (slug: LocationSlug): Path => `/locations/${slug}/`
export const articlePath = (slug: ArticleSlug): Path => `/blog/${slug}`

/** The two kinds of page that a town may have, as their addresses begin. */
export type PlaceFamily = 'service-areas' | 'locations'

export const otherFamily = (family: PlaceFamily): PlaceFamily =>
  family === 'locations' ? 'service-areas' : 'locations'

export function pageIn(family: PlaceFamily, slug: TownSlug): Path | undefined {
  if (family === 'locations') return isLocation(slug) ? locationPath(slug) : undefined
  return isServiceArea(slug) ? serviceAreaPath(slug) : undefined
}

/**
 * A town's page of the preferred family, or else of the other one. Throws for a town without a
 * page.
 */
export function townPage(
  slug: TownSlug,
  preferred: PlaceFamily,
): { readonly path: Path; readonly family: PlaceFamily } {
  for (const family of [preferred, otherFamily(preferred)]) {
    const path = pageIn(family, slug)
    if (path) return { path, family }
  }
  throw new Error(`${slug} has neither a service-area page nor a location page`)
}

export const panelCheckSlug: ServiceSlug = 'electrical-panel-upgrades'
export const panelCheckPath = `${servicePath(panelCheckSlug)}#check` as const

/** The article that carries the second opinion, an island. */
export const costGuideSlug: ArticleSlug = 'ev-charger-installation-costs-suffolk-county'

export const permitsSlug: ServiceSlug = 'permits-inspections'
export const zipTablePath = `${servicePath(permitsSlug)}#zips` as const

/** Opens the planner's photo view. */
export const photoPlannerPath = '/ev-charger-planner#photo'

const route = (path: Path, kind: RouteKind, indexed = true): Route => ({ path, kind, indexed })

/** Where quote buttons lead on a page without a form. */
export const estimateForm = '/contact#estimate' satisfies Path

/** The form that the header's button leads to: the page's own, where it has one. */
export function nearestForm(path: Path | undefined): string {
  if (path === '/contact') return '#estimate'
  return path === '/' || /^\/(services|service-areas|locations)\/./.test(path ?? '') ? '#quote' : estimateForm
}

/** Every route, in the order of the sitemap. */
export const routes: readonly Route[] = [
  route('/', 'home'),
  route('/services', 'services'),
  ...serviceSlugs.map(slug => route(servicePath(slug), slug === panelCheckSlug ? 'service-check' : 'service')),
  route('/service-areas', 'service-areas'),
  ...serviceAreaSlugs.map(slug => route(serviceAreaPath(slug), 'service-area')),
  route('/locations/', 'locations'),
  ...locationSlugs.map(slug => route(locationPath(slug), 'location')),
  route('/blog', 'blog'),
  ...articleSlugs.map(slug => route(articlePath(slug), slug === costGuideSlug ? 'article-check' : 'article')),
  route('/ev-charger-planner', 'planner'),
  route('/contact', 'contact'),
  route('/privacy', 'privacy', false),
  route('/terms', 'terms', false),
]

/** Opened by the code that a computer's photo step shows, and linked from nowhere: in no list. */
export const photoFromPhone = route('/photo-from-phone', 'photo-from-phone', false)
