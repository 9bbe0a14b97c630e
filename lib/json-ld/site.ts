// The business and its site as JSON-LD, the same on every page but for the rating.
import type { Electrician, OpeningHoursSpecification, WebSite } from 'schema-dts'
import { openDays, type Weekday, type WeekHours } from '@/lib/hours'
import type { businessSchema } from '@/lib/schema/business'
import type { Content } from '@/lib/schema/fields'
import { absolute } from '@/lib/urls'
import { businessId, image, shareImage, websiteId } from './ids'
import type { Path } from '@/lib/route'

/** The square icon that scripts/images.ts makes; its width and height in pixels. */
const [LOGO, LOGO_SIZE]: [Path, number] = ['/images/icons/icon-512.png', 512]

type Business = Content<typeof businessSchema>

export interface BusinessFacts extends Pick<Business, 'name' | 'address' | 'geo'> {
  /** E.164: search engines ask for the country code. */
  readonly telephone: string
  /** Opening hours of the office. */
  readonly hours: WeekHours
  readonly areas: readonly string[]
  /** The business’s own profiles; none while there are only samples. */
  readonly social: readonly string[]
  readonly priceRange: string
  /** Left out on pages that do not show the same figures. */
  readonly rating?: Business['reviews'] | undefined
}

/** A Google Maps URL (developers.google.com/maps/documentation/urls). No page loads it. */
const mapOf = ({ latitude, longitude }: BusinessFacts['geo']) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

const schemaDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>

const openingHours = (week: WeekHours): OpeningHoursSpecification[] =>
  openDays(week).map(({ days, hours }) => {
    const [first, ...others] = days.map(day => schemaDays[day])
    const dayOfWeek = others.length === 0 && first !== undefined ? first : days.map(day => schemaDays[day])
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, ...hours }
  })

/**
 * The business, with the rating only where `facts` has one.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function businessNode(siteUrl: string, facts: BusinessFacts): Electrician {
  return {
    '@type': 'Electrician',
    '@id': businessId(siteUrl),
    name: facts.name,
    telephone: facts.telephone,
    url: absolute(siteUrl, '/'),
    logo: image(`${siteUrl}/#logo`, absolute(siteUrl, LOGO), LOGO_SIZE, LOGO_SIZE),
    image: shareImage(siteUrl, '/'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address.street,
      addressLocality: facts.address.locality,
      addressRegion: facts.address.region,
      postalCode: facts.address.postalCode,
      addressCountry: facts.address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: facts.geo.latitude, longitude: facts.geo.longitude },
    hasMap: mapOf(facts.geo),
    openingHoursSpecification: openingHours(facts.hours),
    areaServed: facts.areas.map(name => ({ '@type': 'AdministrativeArea' as const, name })),
    ...(facts.social.length > 0 && { sameAs: facts.social }),
    priceRange: facts.priceRange,
    ...(facts.rating && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: facts.rating.rating,
        reviewCount: facts.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** The site, published by the business. */
export function websiteNode(siteUrl: string, name: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: absolute(siteUrl, '/'),
    name,
    inLanguage: 'en-US',
    publisher: { '@id': businessId(siteUrl) },
  }
}
