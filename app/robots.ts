import type { MetadataRoute } from 'next'
import { settings } from '@/lib/settings'

export const dynamic = 'force-static'

// /privacy and /terms say noindex themselves; to be read, that must not be blocked here.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: `${settings.siteUrl}/sitemap.xml` }
}
