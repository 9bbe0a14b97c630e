// A page as JSON-LD, built from the data that it shows: itself, its way from the home page, and
// what it is about. One graph per page, with stable ids under the site's address. All nodes are
// linked to the page's own node, directly or through another one.
import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Service as ServiceNode,
  Thing,
  WebPage,
} from 'schema-dts'
import type { IsoDate } from '@/lib/format'
import { plainText } from '@/lib/inline'
import type { Path } from '@/lib/route'
import { absolute } from '@/lib/urls'
import { breadcrumbId, businessId, pageId, shareImage, websiteId } from './ids'

export interface Crumb {
  readonly name: string
  readonly path: Path
}

export interface PageNodeFacts {
  readonly path: Path
  readonly kind: 'WebPage' | 'CollectionPage' | 'ContactPage'
  readonly name: string
  readonly modified: IsoDate
  readonly hasBreadcrumb: boolean
  /** `@id` of the page's main node. */
  readonly mainEntity?: string | undefined
}

/** The page itself; refers to its breadcrumb and main entity by id. */
export function pageNode(
  siteUrl: string,
  { path, kind, name, modified, hasBreadcrumb, mainEntity }: PageNodeFacts,
): WebPage | CollectionPage | ContactPage {
  return {
    '@type': kind,
    '@id': pageId(siteUrl, path),
    url: absolute(siteUrl, path),
    name,
    isPartOf: { '@id': websiteId(siteUrl) },
    about: { '@id': businessId(siteUrl) },
    inLanguage: 'en-US',
    dateModified: modified,
    primaryImageOfPage: shareImage(siteUrl, path),
    ...(hasBreadcrumb && { breadcrumb: { '@id': breadcrumbId(siteUrl, path) } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  }
}

/** Whole US dollars. */
export interface OfferFacts {
  readonly name: string
  readonly low: number
  readonly high: number
}

export interface ServiceFacts {
  readonly path: Path
  readonly type: string
  readonly name: string
  readonly description: string
  readonly cities: readonly string[]
  readonly counties: readonly string[]
  /** Town of a town page. */
  readonly town?: string
  /** The price of a standard job, where the page has one and, for a town, we hold the license. */
  readonly offer?: OfferFacts | undefined
}

/** A price range: an offer whose price lies between two amounts. */
const offerNode = (siteUrl: string, path: Path, { name, low, high }: OfferFacts): Offer => ({
  '@type': 'Offer',
  name,
  url: absolute(siteUrl, path),
  priceSpecification: {
    '@type': 'PriceSpecification',
    priceCurrency: 'USD',
    minPrice: low,
    maxPrice: high,
  },
})

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
    ...(facts.offer && { offers: offerNode(siteUrl, facts.path, facts.offer) }),
  }
}

/** The path from the home page to this page, which is the last crumb. Positions start at 1. */
export function breadcrumbNode(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  const last = crumbs.at(-1)
  return {
    '@type': 'BreadcrumbList',
    ...(last && { '@id': breadcrumbId(siteUrl, last.path) }),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: crumb.name,
      item: absolute(siteUrl, crumb.path),
    })),
  }
}

/** The questions that the page shows, with their answers as plain text. */
export function faqNode(
  siteUrl: string,
  path: Path,
  questions: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(siteUrl, path)}#faq`,
    isPartOf: { '@id': pageId(siteUrl, path) },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
    })),
  }
}

export interface ArticleFacts {
  readonly path: Path
  readonly title: string
  readonly description: string
  readonly section: string
  readonly keywords: readonly string[]
  readonly readMinutes: number
  readonly published: IsoDate
  readonly updated: IsoDate
  readonly author: string
}

/** An article of the blog. `timeRequired` is an ISO 8601 duration. */
export function articleNode(siteUrl: string, facts: ArticleFacts): BlogPosting {
  // The name is repeated because some consumers do not resolve ids in author and publisher.
  const author = {
    '@type': 'Organization',
    '@id': businessId(siteUrl),
    name: facts.author,
    url: absolute(siteUrl, '/'),
  } as const
  return {
    '@type': 'BlogPosting',
    '@id': `${absolute(siteUrl, facts.path)}#article`,
    headline: facts.title,
    description: facts.description,
    articleSection: facts.section,
    keywords: facts.keywords,
    timeRequired: `PT${facts.readMinutes}M`,
    datePublished: facts.published,
    dateModified: facts.updated,
    inLanguage: 'en-US',
    url: absolute(siteUrl, facts.path),
    mainEntityOfPage: { '@id': pageId(siteUrl, facts.path) },
    image: shareImage(siteUrl, facts.path),
    author,
    publisher: author,
  }
}

/** The pages that an index page lists, in its order. Positions start at 1. */
export function itemListNode(siteUrl: string, path: Path, items: readonly Crumb[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absolute(siteUrl, path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: item.name,
      url: absolute(siteUrl, item.path),
    })),
  }
}

/** The page's graph. */
export const graph = (nodes: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes })

/** JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
