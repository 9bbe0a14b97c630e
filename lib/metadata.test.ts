import { describe, expect, it } from 'vitest'
import { documentTitle, pageMetadata, type PageFacts } from './metadata'

const facts: PageFacts = {
  siteUrl: 'https://www.example.com',
  siteName: 'Fairlead Electric',
  path: '/locations/islip/',
  title: 'EV Chargers for Islip',
  description: 'A description.',
  keywords: ['one', 'two'],
}

describe('the title', () => {
  it('ends with the site’s name where both fit', () => {
    expect(documentTitle('EV Chargers for Islip', 'Fairlead Electric')).toBe(
      'EV Chargers for Islip | Fairlead Electric',
    )
    expect(documentTitle('About Fairlead Electric', 'Fairlead Electric')).toBe('About Fairlead Electric')
  })
  it('omits the name where it would be cut off', () => {
    const long = 'Stony Brook EV Charger Installation: Routes and Permits'
    expect(documentTitle(long, 'Fairlead Electric')).toBe(long)
  })
})

describe('metadata', () => {
  it('has a share picture with size and alternative text', () => {
    expect(pageMetadata(facts).openGraph?.images).toEqual([
      {
        url: 'https://www.example.com/og/locations-islip.png',
        width: 1200,
        height: 630,
        alt: 'EV Chargers for Islip',
      },
    ])
  })
  it('dates an article and names its feed', () => {
    const article = pageMetadata({
      ...facts,
      article: { published: '2024-01-15', updated: '2026-11-21', section: 'Guide' },
      feed: { path: '/rss.xml', title: 'Blog' },
    })
    expect(article.openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2024-01-15',
      modifiedTime: '2026-11-21',
      section: 'Guide',
    })
    expect(article.alternates?.types).toEqual({
      'application/rss+xml': [{ url: 'https://www.example.com/rss.xml', title: 'Blog' }],
    })
    expect(pageMetadata(facts).alternates?.types).toBeUndefined()
  })
})
