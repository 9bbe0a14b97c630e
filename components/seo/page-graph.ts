import type { Graph, Thing } from 'schema-dts'
import { business } from '@/content/business'
import { lastModified } from '@/content/last-modified'
import { pageTitles } from '@/content/page-titles'
import { breadcrumbNode, graph, pageNode, type Crumb, type PageNodeFacts } from '@/lib/json-ld/page'
import { routes } from '@/content/routes'
import type { Path, RouteKind } from '@/lib/route'
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
  readonly showsRating: boolean
}

/** A page's graph: business, site, page, breadcrumb, and the page's own nodes. */
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
