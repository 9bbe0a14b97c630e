// The shape of an address on this site. The list of addresses is content/routes.ts.

/**
 * In canonical form, as in links, canonical tags and the sitemap: no trailing slash, except the
 * root and /locations/ with all below it.
 */
export type Path = `/${string}`

export type RouteKind =
  | 'home'
  | 'services'
  | 'service'
  | 'service-check'
  | 'service-areas'
  | 'service-area'
  | 'locations'
  | 'location'
  | 'blog'
  | 'article'
  /** The cost guide, with the second opinion. */
  | 'article-check'
  | 'planner'
  | 'contact'
  | 'photo-from-phone'
  | 'privacy'
  | 'terms'

export interface Route {
  readonly path: Path
  readonly kind: RouteKind
  /**
   * False for pages that ask search engines not to list them. Those are left out of the sitemap
   * too.
   */
  readonly indexed: boolean
}

/**
 * The other spelling of a canonical path: with a trailing slash where the canonical has none, and
 * the reverse. The served site redirects it to the canonical one. The root has no other spelling.
 */
export function otherSpelling(path: Path): Path | undefined {
  if (path === '/') return undefined
  return path.endsWith('/') ? (path.slice(0, -1) as Path) : `${path}/`
}
