import { expect, it } from 'vitest'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { locationSlugs, serviceAreaSlugs, towns } from '@/content/towns'
import { townOfPage } from './town-of-page'

const origin = 'https://www.example.com'

it('names the town of each town page', () => {
  for (const slug of serviceAreaSlugs)
    expect(townOfPage(origin + serviceAreaPath(slug), origin)).toBe(`${towns[slug].name}, NY`)
  for (const slug of locationSlugs)
    expect(townOfPage(`${origin}${locationPath(slug)}?utm_source=a#quote`, origin)).toBe(`${towns[slug].name}, NY`)
})

it.each([
  '',
  origin,
  `${origin}/service-areas`,
  `${origin}/locations/`,
  `${origin}/blog/islip`,
  'https://a.example/locations/islip/',
])('names none for %j', url => {
  expect(townOfPage(url, origin)).toBeUndefined()
})
