import type { Graph, Thing } from 'schema-dts'
import { business } from '@/content/business'
import { lastModified } from '@/content/last-modified'
import { pageTitles } from '@/content/page-titles'
import { breadcrumbNode, graph, pageNode, type Crumb, type PageNodeFacts } from '@/lib/json-ld'
import { routes, type Path, type RouteKind } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { siteNodes } from './site-nodes'

const { siteUrl } = settings

const kinds: Partial<Record<RouteKind, PageNodeFacts['kind']>> = {
  services: 'CollectionPage',
  'service-areas': 'CollectionPage',
  locations: 'CollectionPage',
  blog: 'CollectionPage',
  contact: 'ContactPage',
}

/** Types of which a page has at most one and is then about it. */
const MAIN_TYPES: readonly string[] = ['Service', 'ItemList', 'BlogPosting']

function mainEntityOf(nodes: readonly Thing[]): string | undefined {
  const main = nodes.find(node => typeof node === 'object' && '@type' in node && MAIN_TYPES.includes(node['@type']))
  return typeof main === 'object' && '@id' in main ? main['@id'] : undefined
}

interface PageGraphFacts {
  /** Undefined on the not-found page, which describes no page. */
  readonly path: Path | undefined
  readonly crumbs: readonly Crumb[] | undefined
  readonly nodes: readonly Thing[]
  readonly showsRating: boolean
}

/** The one graph of a page: business, site, the page itself, its breadcrumb, and what it adds. */
export function pageGraph({ path, crumbs, nodes, showsRating }: PageGraphFacts): Graph {
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
    ...(crumbs ? [breadcrumbNode(siteUrl, crumbs)] : []),
    ...nodes,
  ])
}
