import type { Metadata } from 'next'
import { business } from '@/content/business'
import type { PageMetadata } from '@/content/types'
import { pageMetadata } from '@/lib/metadata'
import type { Path } from '@/lib/routes'
import { settings } from '@/lib/settings'

interface Options {
  indexed?: boolean
  article?: { published: string; updated: string; section: string }
}

/** Metadata of a page from its content module and its address. */
export const metadataFor = (path: Path, metadata: PageMetadata, options: Options = {}): Metadata =>
  pageMetadata({ siteUrl: settings.siteUrl, siteName: business.name, path, ...metadata, ...options })
