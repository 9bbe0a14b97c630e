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

it('an article is dated', () => {
  const article = { published: '2024-01-15', updated: '2026-11-21', section: 'Guide' } as const
  expect(pageMetadata({ ...facts, article }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2024-01-15',
    modifiedTime: '2026-11-21',
    section: 'Guide',
  })
})
