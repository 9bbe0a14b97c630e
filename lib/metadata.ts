// Metadata of every page: title, description, canonical address, Open Graph and robots.
import type { Metadata } from 'next'
import type { IsoDate } from './format'
import type { Path } from './route'
import { SHARE_SIZE, sharePath } from './share'
import { absolute } from './urls'

export interface PageFacts {
  readonly siteUrl: string
  readonly siteName: string
  readonly path: Path
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly indexed?: boolean
  readonly article?: { readonly published: IsoDate; readonly updated: IsoDate; readonly section: string }
  /** The RSS feed that lists the page. */
  readonly feed?: { readonly path: Path; readonly title: string }
}

/** Characters of a title that a search result shows, roughly. */
const MAX_TITLE_LENGTH = 60

/**
 * The page's title, followed by the site's name where both fit. Search results also show the name
 * beside the address (og:site_name, WebSite node).
 */
export function documentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title
  const full = `${title} | ${siteName}`
  return full.length <= MAX_TITLE_LENGTH ? full : title
}

/**
 * Metadata in the form of Next.js. Pages that are not `indexed` ask search engines to leave them
 * out; their links are followed.
 */
export function pageMetadata({
  siteUrl,
  siteName,
  path,
  title,
  description,
  keywords,
  indexed = true,
  article,
  feed,
}: PageFacts): Metadata {
  const url = absolute(siteUrl, path)
  const image = { url: absolute(siteUrl, sharePath(path)), ...SHARE_SIZE, alt: title }
  const shared = { title, description, url, siteName, locale: 'en_US', images: [image] }
  return {
    title: { absolute: documentTitle(title, siteName) },
    description,
    keywords: [...keywords],
    alternates: {
      canonical: url,
      ...(feed && { types: { 'application/rss+xml': [{ url: absolute(siteUrl, feed.path), title: feed.title }] } }),
    },
    robots: indexed ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false, follow: true },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.published,
          modifiedTime: article.updated,
          section: article.section,
          authors: [siteName],
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
