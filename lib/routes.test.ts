import { describe, expect, it } from 'vitest'
import { locationSlugs, otherSpelling, routes, serviceAreaSlugs, townSlugs } from './routes'

describe('the list of routes', () => {
  it('holds the 56 routes of the specification, each once', () => {
    expect(routes).toHaveLength(56)
    expect(new Set(routes.map(route => route.path)).size).toBe(56)
    expect(serviceAreaSlugs).toHaveLength(21)
    expect(locationSlugs).toHaveLength(15)
  })
  it('ends in a slash for the root and the locations pages only', () => {
    for (const { path } of routes) expect(path.endsWith('/'), path).toBe(path === '/' || path.startsWith('/locations/'))
  })
  it('knows 27 places, nine of them in both families', () => {
    expect(townSlugs).toHaveLength(27)
    expect(locationSlugs.filter(slug => (serviceAreaSlugs as readonly string[]).includes(slug))).toHaveLength(9)
  })
  it('keeps only privacy and terms out of the index', () => {
    expect(routes.filter(route => !route.indexed).map(route => route.path)).toEqual(['/privacy', '/terms'])
  })
  it('gives every route but the root one other spelling, which leads back', () => {
    for (const { path } of routes) {
      const other = otherSpelling(path)
      if (path === '/') expect(other).toBeUndefined()
      else expect(otherSpelling(other!)).toBe(path)
    }
  })
})
