import { weekOf } from '@/tests/week'
import { describe, expect, it } from 'vitest'
import { articleNode, graph, pageNode, scriptJson, serviceNode } from './page'
import { type BusinessFacts, businessNode } from './site'

// On the pages, under the rules of search engines: tests/export/structured-data.test.ts.
const site = 'https://www.example.com'
const facts: BusinessFacts = {
  name: 'Fairlead Electric',
  telephone: '+15165550134',
  address: { street: '1 Sample Street', locality: 'Huntington', region: 'NY', postalCode: '11743', country: 'US' },
  geo: { latitude: 40.8682, longitude: -73.4257 },
  hours: weekOf({ opens: '07:00', closes: '18:00' }, { opens: '08:00', closes: '16:00' }),
  areas: ['Suffolk County, NY'],
  social: ['https://www.facebook.com/fairlead'],
  priceRange: '$850-$4500',
}
const path = '/service-areas/islip'

describe('the business', () => {
  it('is at its place', () => {
    expect(businessNode(site, facts)).toMatchObject({
      name: facts.name,
      telephone: facts.telephone,
      address: {
        streetAddress: '1 Sample Street',
        addressLocality: 'Huntington',
        addressRegion: 'NY',
        postalCode: '11743',
        addressCountry: 'US',
      },
      geo: facts.geo,
      areaServed: [{ name: 'Suffolk County, NY' }],
      sameAs: facts.social,
      hasMap: 'https://www.google.com/maps/search/?api=1&query=40.8682,-73.4257',
    })
  })
  it('names no profiles where it has none', () => {
    expect(businessNode(site, { ...facts, social: [] })).not.toHaveProperty('sameAs')
  })
})

it('a page is of the site, about the business, and has its date', () => {
  expect(
    pageNode(site, { path, kind: 'WebPage', name: 'Islip', modified: '2026-11-21', hasBreadcrumb: false }),
  ).toMatchObject({
    isPartOf: { '@id': `${site}/#website` },
    about: { '@id': `${site}/#business` },
    dateModified: '2026-11-21',
  })
})

it('a service is described in plain text, and names its town', () => {
  expect(
    serviceNode(site, {
      path,
      type: 'EV charger installation',
      name: 'n',
      description: 'See [this](/x).',
      cities: ['East Islip'],
      counties: ['Suffolk'],
      town: 'Islip',
    }),
  ).toMatchObject({
    description: 'See this.',
    areaServed: [{ name: 'East Islip, NY' }, { name: 'Suffolk County, NY' }],
    serviceArea: { name: 'Islip, NY' },
  })
})

it('an article says how long it takes to read', () => {
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
  expect(article).toMatchObject({ timeRequired: 'PT5M', datePublished: '2024-01-15', dateModified: '2026-11-21' })
})

it('the script cannot be closed by its content, and parses to the same data', () => {
  const data = graph([{ '@type': 'WebSite', name: '</script><!-- & \u2028' }])
  expect(scriptJson(data)).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
