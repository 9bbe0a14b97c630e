import { describe, expect, it } from 'vitest'
import { addresses as specified } from '@/tests/export/specified'
import { otherSpelling } from '@/lib/route'
import { articleSlugs, serviceSlugs } from './slugs'
import { routes, townPage } from './routes'
import { locationSlugs, serviceAreaSlugs, townSlugs } from './towns'

describe('the list of routes', () => {
  const paths = routes.map(({ path }) => path)

  it('holds every specified address, and each address once', () => {
    const missing = specified.filter(path => !(paths as readonly string[]).includes(path))
    expect(missing).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('adds to the specified addresses only pages of a service, a town or an article', () => {
    const added = routes.filter(({ path }) => !specified.includes(path)).map(({ kind }) => kind)
    expect(
      added.filter(
        kind => !['service', 'service-check', 'service-area', 'location', 'article', 'article-check'].includes(kind),
      ),
    ).toEqual([])
  })

  it('lists the pages of each kind in the order of their slugs', () => {
    const slugsOf = (...kinds: string[]) =>
      routes.filter(route => kinds.includes(route.kind)).map(({ path }) => path.split('/').filter(Boolean).at(-1))
    expect(slugsOf('service', 'service-check')).toEqual([...serviceSlugs])
    expect(slugsOf('service-area')).toEqual([...serviceAreaSlugs])
    expect(slugsOf('location')).toEqual([...locationSlugs])
    expect(slugsOf('article', 'article-check')).toEqual([...articleSlugs])
  })

  it('ends in a slash for the root and the locations pages only', () => {
    for (const path of paths) expect(path.endsWith('/'), path).toBe(path === '/' || path.startsWith('/locations/'))
  })

  it('keeps only privacy and terms out of the index', () => {
    expect(routes.filter(route => !route.indexed).map(route => route.path)).toEqual(['/privacy', '/terms'])
  })

  it('gives every route but the root one other spelling, which leads back', () => {
    for (const path of paths) {
      const other = otherSpelling(path)
      if (path === '/') expect(other).toBeUndefined()
      else expect(other && otherSpelling(other)).toBe(path)
    }
  })
})

describe('the page of a town', () => {
  it('is of the preferred family, or else of the other one', () => {
    expect(townPage('huntington', 'locations')).toEqual({ path: '/locations/huntington/', family: 'locations' })
    expect(townPage('montauk', 'locations')).toEqual({ path: '/service-areas/montauk', family: 'service-areas' })
  })

  it.each(townSlugs)('%s has one', slug => {
    expect(routes.map(({ path }) => path)).toContain(townPage(slug, 'service-areas').path)
  })
})
