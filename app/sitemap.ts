import type { MetadataRoute } from 'next'
import { lastModified } from '@/content/last-modified'
import { routes } from '@/content/routes'
import { settings } from '@/lib/settings'
import { absolute } from '@/lib/urls'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(route => route.indexed)
    .map(route => ({ url: absolute(settings.siteUrl, route.path), lastModified: lastModified(route) }))
}
