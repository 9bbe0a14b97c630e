import { describe, expect, it } from 'vitest'
import { usdRange } from '@/lib/format'
import { routes } from './routes'
import { business } from './business'
import { lastModified } from './last-modified'
import { privacy, terms } from './legal'
import { pageTitles } from './page-titles'
import { prices } from './prices'

describe('the foot of a share picture', () => {
  const feet = routes.map(({ path }) => [path, pageTitles[path]?.foot ?? ''] as const)

  it('is on every page', () => {
    expect(feet.filter(([, foot]) => foot === '')).toEqual([])
  })

  it('names the price where it is the page’s own and nowhere else', () => {
    const isTown = (path: string) => /^\/(service-areas|locations)\/./.test(path)
    expect(feet.filter(([path, foot]) => isTown(path) && !foot.includes('$'))).toEqual([])
    expect(
      feet
        .filter(([path, foot]) => foot.includes('$') && !isTown(path))
        .map(([path]) => path)
        .sort(),
    ).toEqual(['/', '/services/home-ev-charger-installation'])
    expect(pageTitles['/']?.foot).toContain(usdRange(prices.home.from))
  })

  it('has the Tesla page’s own number, and claims no license, since a picture cannot say for which place', () => {
    expect(pageTitles['/services/tesla-ev-charger-installation']?.foot).toContain(business.teslaPhone)
    expect(feet.filter(([, foot]) => /licensed/i.test(foot))).toEqual([])
  })
})

it.each([
  ['/privacy', privacy.updated],
  ['/terms', terms.updated],
])('%s: the last change is in its structured data as it is shown', (path, updated) => {
  const route = routes.find(candidate => candidate.path === path)
  expect(route && lastModified(route)).toBe(updated)
})
