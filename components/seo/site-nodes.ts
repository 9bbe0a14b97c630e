import type { Thing } from 'schema-dts'
import { business } from '@/content/business'
import { ratingInData } from '@/content/reviews'
import { ownProfiles } from '@/content/samples'
import { businessNode, websiteNode } from '@/lib/json-ld/site'
import { parsePhone } from '@/lib/phone'
import { settings } from '@/lib/settings'

const { siteUrl } = settings

/** The business and website nodes, the same on every page. */
export function siteNodes(showsRating: boolean): Thing[] {
  const phone = parsePhone(business.phone)
  return [
    businessNode(siteUrl, {
      name: business.name,
      telephone: phone.ok ? phone.e164 : business.phone,
      address: business.address,
      geo: business.geo,
      hours: business.hours.towns,
      phoneHours: business.hours.home,
      areas: ['Nassau County, NY', 'Suffolk County, NY'],
      social: ownProfiles,
      priceRange: business.priceRange,
      rating: showsRating ? ratingInData(settings) : undefined,
    }),
    websiteNode(siteUrl, business.name),
  ]
}
