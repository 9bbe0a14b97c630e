import { expect, it } from 'vitest'
import { nearest } from './nearby'

const at = (slug: string, lon: number) => ({ slug, point: { lat: 40.8, lon } })

it('are the nearest first, without the place itself, as many as asked for', () => {
  const places = [at('far', -72), at('here', -73), at('near', -73.1), at('next', -72.8)]
  expect(nearest(at('here', -73), places, 2).map(({ slug }) => slug)).toEqual(['near', 'next'])
})
