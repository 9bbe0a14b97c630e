import type { Metadata } from 'next'
import { business } from '@/content/business'
import { feed } from '@/content/feed'
import type { PageMetadata } from '@/lib/schema/fields'
import { pageMetadata, type PageFacts } from '@/lib/metadata'
import type { Path } from '@/lib/route'
import { settings } from '@/lib/settings'

type Options = Pick<PageFacts, 'indexed' | 'article'>

/** Metadata of a page from its path and content module. Blog pages link the feed. */
export const metadataFor = (path: Path, metadata: PageMetadata, options: Options = {}): Metadata =>
  pageMetadata({
    siteUrl: settings.siteUrl,
    siteName: business.name,
    path,
    ...metadata,
    ...options,
    ...(path.startsWith('/blog') && { feed }),
  })
