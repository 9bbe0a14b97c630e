// The one metadata factory: every page's title, description, canonical, Open Graph and robots come from here.
import type { Metadata } from 'next'
import type { Path } from './routes'
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
  readonly article?: { readonly published: string; readonly updated: string; readonly section: string }
}

export function pageMetadata({ siteUrl, siteName, path, title, description, keywords, indexed = true, article }: PageFacts): Metadata {
  const url = absolute(siteUrl, path)
  const image = { url: absolute(siteUrl, sharePath(path)), ...SHARE_SIZE, alt: title }
  const shared = { title, description, url, siteName, locale: 'en_US', images: [image] }
  return {
    // The template of the root layout would add the name only once too; absolute keeps one rule in one place.
    title: { absolute: title.includes(siteName) ? title : `${title} | ${siteName}` },
    description,
    keywords: [...keywords],
    alternates: { canonical: url },
    robots: indexed ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false, follow: true },
    openGraph: article
      ? { ...shared, type: 'article', publishedTime: article.published, modifiedTime: article.updated, section: article.section }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
