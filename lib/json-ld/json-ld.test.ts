import { describe, expect, it } from 'vitest'
import { articleNode, breadcrumbNode, type Crumb, graph, pageNode, scriptJson, serviceNode } from './page'
import { type BusinessFacts, businessNode, websiteNode } from './site'

const site = 'https://www.example.com'
const facts: BusinessFacts = {
  name: 'Fairlead Electric',
  telephone: '+15165550134',
  address: { street: '1 Sample Street', locality: 'Huntington', region: 'NY', postalCode: '11743', country: 'US' },
  geo: { latitude: 40.8682, longitude: -73.4257 },
  hours: { weekdays: { opens: '07:00', closes: '18:00' }, saturday: { opens: '08:00', closes: '16:00' } },
  phoneHours: { weekdays: { opens: '07:00', closes: '19:00' }, saturday: { opens: '08:00', closes: '16:00' } },
  areas: ['Suffolk County, NY'],
  social: ['https://www.facebook.com/fairlead'],
  priceRange: '$850-$4500',
}
const crumbs: readonly Crumb[] = [
  { name: 'Home', path: '/' },
  { name: 'Service Areas', path: '/service-areas' },
  { name: 'Islip', path: '/service-areas/islip' },
]
const path = '/service-areas/islip'

describe('the business', () => {
  it('has every specified field', () => {
    expect(businessNode(site, facts)).toMatchObject({
      '@type': 'Electrician',
      '@id': `${site}/#business`,
      name: facts.name,
      telephone: facts.telephone,
      url: `${site}/`,
      address: {
        streetAddress: '1 Sample Street',
        addressLocality: 'Huntington',
        addressRegion: 'NY',
        postalCode: '11743',
        addressCountry: 'US',
      },
      geo: { latitude: 40.8682, longitude: -73.4257 },
      openingHoursSpecification: [
        { opens: '07:00', closes: '18:00' },
        { dayOfWeek: 'Saturday', opens: '08:00', closes: '16:00' },
      ],
      contactPoint: { telephone: facts.telephone, hoursAvailable: [{ closes: '19:00' }, { closes: '16:00' }] },
      areaServed: [{ name: 'Suffolk County, NY' }],
      sameAs: facts.social,
      priceRange: '$850-$4500',
      hasMap: 'https://www.google.com/maps/search/?api=1&query=40.8682,-73.4257',
    })
  })
  it('names no profiles where it has none', () => {
    expect(businessNode(site, { ...facts, social: [] })).not.toHaveProperty('sameAs')
  })
  it('has a rating only where one is given', () => {
    expect(businessNode(site, facts)).not.toHaveProperty('aggregateRating')
    expect(businessNode(site, { ...facts, rating: { rating: 4.9, count: 127 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.9, reviewCount: 127, bestRating: 5 },
    })
  })
})

describe('a page', () => {
  it('refers to site, business, breadcrumb and main entity', () => {
    const page = pageNode(site, {
      path,
      kind: 'WebPage',
      name: 'Islip',
      modified: '2026-11-21',
      hasBreadcrumb: true,
      mainEntity: `${site}${path}#service`,
    })
    const crumb = breadcrumbNode(site, crumbs)
    expect(page).toMatchObject({
      '@id': `${site}${path}#webpage`,
      isPartOf: { '@id': `${site}/#website` },
      about: { '@id': `${site}/#business` },
      mainEntity: { '@id': `${site}${path}#service` },
      dateModified: '2026-11-21',
    })
    expect(page).toHaveProperty('breadcrumb', {
      '@id': typeof crumb === 'object' && '@id' in crumb ? crumb['@id'] : '',
    })
  })
  it('omits breadcrumb and main entity where there is none', () => {
    const page = pageNode(site, {
      path: '/',
      kind: 'WebPage',
      name: 'Home',
      modified: '2026-11-21',
      hasBreadcrumb: false,
    })
    expect(page).not.toHaveProperty('breadcrumb')
    expect(page).not.toHaveProperty('mainEntity')
    expect(websiteNode(site, facts.name)).toMatchObject({
      '@id': `${site}/#website`,
      publisher: { '@id': `${site}/#business` },
    })
  })
})

describe('nodes of a page', () => {
  it('is a service with its cities, its county and its town', () => {
    expect(
      serviceNode(site, {
        path,
        type: 'EV charger installation',
        name: 'n',
        description: 'See [this](/x).',
        cities: ['Islip', 'East Islip'],
        counties: ['Suffolk'],
        town: 'Islip',
        offer: { name: 'Standard job', low: 850, high: 1500 },
      }),
    ).toMatchObject({
      description: 'See this.',
      provider: { '@id': `${site}/#business` },
      areaServed: [
        { '@type': 'City', name: 'Islip, NY' },
        { '@type': 'City', name: 'East Islip, NY' },
        { '@type': 'AdministrativeArea', name: 'Suffolk County, NY' },
      ],
      serviceArea: { name: 'Islip, NY' },
      offers: { name: 'Standard job', priceSpecification: { priceCurrency: 'USD', minPrice: 850, maxPrice: 1500 } },
    })
  })
  it('is an article with dates, picture and author', () => {
    const article = articleNode(site, {
      path: '/blog/a',
      title: 't',
      description: 'd',
      section: 's',
      keywords: ['k'],
      readMinutes: 5,
      published: '2024-01-15',
      updated: '2026-11-21',
      author: facts.name,
    })
    expect(article).toMatchObject({
      timeRequired: 'PT5M',
      author: { '@id': `${site}/#business`, name: facts.name },
      publisher: { name: facts.name },
      image: { url: `${site}/og/blog-a.png` },
      mainEntityOfPage: { '@id': `${site}/blog/a#webpage` },
    })
  })
})

describe('the script', () => {
  it('cannot be closed by its content, and parses to the same data', () => {
    const data = graph([{ '@type': 'WebSite', name: '</script><!-- & \u2028' }])
    expect(scriptJson(data)).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(scriptJson(data))).toEqual(data)
  })
})
