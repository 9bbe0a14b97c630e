import type { MetadataRoute } from 'next'
import { settings } from '@/lib/settings'

export const dynamic = 'force-static'

// Do not block /privacy and /terms here: a crawler must be able to read their noindex.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: `${settings.siteUrl}/sitemap.xml` }
}
