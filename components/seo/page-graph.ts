import type { Graph, Thing } from 'schema-dts'
import { business } from '@/content/business'
import { lastModified } from '@/content/last-modified'
import { pageTitles } from '@/content/page-titles'
import { ratingInData } from '@/content/reviews'
import { routes } from '@/content/routes'
import { ownProfiles } from '@/content/samples'
import { breadcrumbNode, faqNode, graph, pageNode, type Crumb, type PageNodeFacts } from '@/lib/json-ld/page'
import { businessNode, websiteNode } from '@/lib/json-ld/site'
import { parsePhone } from '@/lib/phone'
import type { Path, RouteKind } from '@/lib/route'
import type { Question } from '@/lib/schema/page'
import { settings } from '@/lib/settings'
import { fromHome } from '@/components/layout/breadcrumbs'

const { siteUrl } = settings

/** The business and website nodes, the same on every page but for the rating. */
function siteNodes(showsRating: boolean): Thing[] {
  const phone = parsePhone(business.phone)
  return [
    businessNode(siteUrl, {
      name: business.name,
      telephone: phone.ok ? phone.e164 : business.phone,
      address: business.address,
      geo: business.geo,
      hours: business.hours.towns,
      areas: ['Nassau County, NY', 'Suffolk County, NY'],
      social: ownProfiles,
      priceRange: business.priceRange,
      rating: showsRating ? ratingInData(settings) : undefined,
    }),
    websiteNode(siteUrl, business.name),
  ]
}

const kinds: Partial<Record<RouteKind, PageNodeFacts['kind']>> = {
  services: 'CollectionPage',
  'service-areas': 'CollectionPage',
  locations: 'CollectionPage',
  blog: 'CollectionPage',
  contact: 'ContactPage',
}

/** A page has at most one node of these types: its mainEntity. */
const MAIN_TYPES: readonly string[] = ['Service', 'ItemList', 'BlogPosting']

function mainEntityOf(nodes: readonly Thing[]): string | undefined {
  const main = nodes.find(node => typeof node === 'object' && '@type' in node && MAIN_TYPES.includes(node['@type']))
  return typeof main === 'object' && '@id' in main ? main['@id'] : undefined
}

interface PageGraphFacts {
  /** Undefined on the not-found page. */
  readonly path: Path | undefined
  readonly crumbs: readonly Crumb[] | undefined
  readonly nodes: readonly Thing[]
  readonly faq: readonly Question[]
  readonly showsRating: boolean
}

/** A page's graph: business, site, page, breadcrumb, the page's own nodes, and its questions. */
export function pageGraph({ path, crumbs, nodes, faq, showsRating }: PageGraphFacts): Graph {
  const route = routes.find(candidate => candidate.path === path)
  const page =
    route &&
    pageNode(siteUrl, {
      path: route.path,
      kind: kinds[route.kind] ?? 'WebPage',
      name: pageTitles[route.path]?.title ?? business.name,
      modified: lastModified(route),
      hasBreadcrumb: crumbs !== undefined,
      mainEntity: mainEntityOf(nodes),
    })
  return graph([
    ...siteNodes(showsRating),
    ...(page ? [page] : []),
    ...(crumbs ? [breadcrumbNode(siteUrl, fromHome(crumbs))] : []),
    ...nodes,
    ...(path && faq.length > 0 ? [faqNode(siteUrl, path, faq)] : []),
  ])
}
