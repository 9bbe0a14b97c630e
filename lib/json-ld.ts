// JSON-LD nodes, built from the same data that the page shows. One graph a page, with stable ids under the site's address.
import type { BlogPosting, BreadcrumbList, Electrician, FAQPage, Graph, ItemList, Service as ServiceNode, Thing, WebSite } from 'schema-dts'
import { plainText } from './inline'
import type { Path } from './routes'
import { sharePath } from './share'
import { absolute } from './urls'

export interface BusinessFacts {
  readonly name: string
  readonly telephone: string
  readonly address: { readonly street: string; readonly locality: string; readonly region: string; readonly postalCode: string; readonly country: string }
  readonly geo: { readonly latitude: number; readonly longitude: number }
  readonly hours: { readonly weekdays: OpeningTimes; readonly saturday: OpeningTimes }
  readonly areas: readonly string[]
  readonly social: readonly string[]
  readonly priceRange: string
  /** Left out unless the page shows the same figures. */
  readonly rating?: { readonly rating: number; readonly count: number } | undefined
}

interface OpeningTimes {
  /** 'HH:MM', 24-hour clock. */
  readonly opens: string
  readonly closes: string
}

export interface Crumb {
  readonly name: string
  readonly path: Path
}

const businessId = (siteUrl: string) => `${siteUrl}/#business`
const websiteId = (siteUrl: string) => `${siteUrl}/#website`

export function businessNode(siteUrl: string, facts: BusinessFacts): Electrician {
  return {
    '@type': 'Electrician',
    '@id': businessId(siteUrl),
    name: facts.name,
    telephone: facts.telephone,
    url: absolute(siteUrl, '/'),
    image: absolute(siteUrl, sharePath('/')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address.street,
      addressLocality: facts.address.locality,
      addressRegion: facts.address.region,
      postalCode: facts.address.postalCode,
      addressCountry: facts.address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: facts.geo.latitude, longitude: facts.geo.longitude },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...facts.hours.weekdays },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', ...facts.hours.saturday },
    ],
    areaServed: facts.areas.map(name => ({ '@type': 'AdministrativeArea' as const, name })),
    sameAs: facts.social,
    priceRange: facts.priceRange,
    ...(facts.rating && {
      aggregateRating: { '@type': 'AggregateRating' as const, ratingValue: facts.rating.rating, reviewCount: facts.rating.count, bestRating: 5 },
    }),
  }
}

export function websiteNode(siteUrl: string, name: string): WebSite {
  return { '@type': 'WebSite', '@id': websiteId(siteUrl), url: absolute(siteUrl, '/'), name, inLanguage: 'en-US', publisher: { '@id': businessId(siteUrl) } }
}

export interface ServiceFacts {
  readonly path: Path
  readonly type: string
  readonly name: string
  readonly description: string
  readonly cities: readonly string[]
  readonly counties: readonly string[]
  /** The town a page is about. */
  readonly town?: string
}

export function serviceNode(siteUrl: string, facts: ServiceFacts): ServiceNode {
  return {
    '@type': 'Service',
    '@id': `${absolute(siteUrl, facts.path)}#service`,
    serviceType: facts.type,
    name: facts.name,
    description: plainText(facts.description),
    url: absolute(siteUrl, facts.path),
    provider: { '@id': businessId(siteUrl) },
    areaServed: [
      ...facts.cities.map(name => ({ '@type': 'City' as const, name: `${name}, NY` })),
      ...facts.counties.map(name => ({ '@type': 'AdministrativeArea' as const, name: `${name} County, NY` })),
    ],
    ...(facts.town && { serviceArea: { '@type': 'Place' as const, name: `${facts.town}, NY` } }),
  }
}

export function breadcrumbNode(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  const last = crumbs.at(-1)
  return {
    '@type': 'BreadcrumbList',
    ...(last && { '@id': `${absolute(siteUrl, last.path)}#breadcrumb` }),
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem' as const, position: index + 1, name: crumb.name, item: absolute(siteUrl, crumb.path) })),
  }
}

export function faqNode(siteUrl: string, path: Path, questions: readonly { readonly question: string; readonly answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(siteUrl, path)}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
    })),
  }
}

export interface PostFacts {
  readonly path: Path
  readonly title: string
  readonly description: string
  readonly section: string
  readonly published: string
  readonly updated: string
}

export function postNode(siteUrl: string, facts: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${absolute(siteUrl, facts.path)}#article`,
    headline: facts.title,
    description: facts.description,
    articleSection: facts.section,
    datePublished: facts.published,
    dateModified: facts.updated,
    inLanguage: 'en-US',
    mainEntityOfPage: absolute(siteUrl, facts.path),
    image: absolute(siteUrl, sharePath(facts.path)),
    author: { '@id': businessId(siteUrl) },
    publisher: { '@id': businessId(siteUrl) },
  }
}

export function itemListNode(siteUrl: string, path: Path, items: readonly Crumb[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absolute(siteUrl, path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, name: item.name, url: absolute(siteUrl, item.path) })),
  }
}

/** The page's one graph. */
export const graph = (nodes: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes })

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
