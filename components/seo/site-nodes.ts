import { business } from '@/content/business'
import { businessNode, websiteNode } from '@/lib/json-ld'
import { settings } from '@/lib/settings'

/** The business and the site, the same two nodes on every page. */
export function siteNodes(showsRating: boolean) {
  return [
    businessNode(settings.siteUrl, {
      name: business.name,
      telephone: business.phone,
      address: business.address,
      geo: business.geo,
      hours: business.hours.towns,
      areas: ['Nassau County, NY', 'Suffolk County, NY'],
      social: Object.values(business.social),
      priceRange: business.priceRange,
      rating: showsRating ? business.reviews : undefined,
    }),
    websiteNode(settings.siteUrl, business.name),
  ]
}
