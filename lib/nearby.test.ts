import { describe, expect, it } from 'vitest'
import { compassDirection, nearest } from './nearby'

const place = (slug: string, lat: number, lon: number) => ({ slug, point: { lat, lon } })
const selden = place('selden', 40.87, -73.04)
const centereach = place('centereach', 40.86, -73.1)
const montauk = place('montauk', 41.04, -71.95)
const medford = place('medford', 40.82, -72.99)

describe('the nearest places', () => {
  it('come in order of distance, without the place itself, and no more than asked for', () => {
    expect(nearest(selden, [montauk, medford, selden, centereach], 2).map(({ slug }) => slug)).toEqual([
      'centereach',
      'medford',
    ])
  })
  it('are fewer where there are no more', () => {
    expect(nearest(selden, [selden], 4)).toEqual([])
  })
  it('are as far one way as the other, in opposite directions', () => {
    const [there] = nearest(selden, [montauk], 1)
    const [back] = nearest(montauk, [selden], 1)
    expect(there?.miles).toBeCloseTo(back?.miles ?? 0, 9)
    expect([there?.direction, back?.direction]).toEqual(['E', 'W'])
  })
})

it.each([
  [1, 0, 'N'],
  [1, 1.3, 'NE'],
  [0, 1, 'E'],
  [-1, 1.3, 'SE'],
  [-1, 0, 'S'],
  [-1, -1.3, 'SW'],
  [0, -1, 'W'],
  [1, -1.3, 'NW'],
] as const)('from the middle of the island, %d north and %d east is %s', (north, east, direction) => {
  expect(compassDirection({ lat: 40.8, lon: -73 }, { lat: 40.8 + north / 10, lon: -73 + east / 10 })).toBe(direction)
})
