import { expect, it } from 'vitest'
import { milesBetween } from '@/lib/map/long-island'
import { contentSources } from '@/scripts/build/content-sources'
import { root } from '@/scripts/project'
import { business } from './business'
import { isBusinessIn, milesFromBusiness } from './business-place'
import { allTowns } from './towns'

it('is as far from every town as on the globe, to a mile', () => {
  const place = { lat: business.geo.latitude, lon: business.geo.longitude }
  for (const { name, point } of allTowns)
    expect(Math.abs(milesFromBusiness(point) - milesBetween(place, point)), name).toBeLessThan(1)
})

it('is in the town that business.ts names, and in no other', () => {
  expect(isBusinessIn(business.address.locality)).toBe(true)
  expect(isBusinessIn('Nowhere')).toBe(false)
})

it('is named by no sentence of its own: each reads business.ts', () => {
  const names = /\bbased (right here )?in [A-Z]|\b[Oo]ur home ?town|\boffice (is )?in [A-Z]/
  const own = contentSources(root)
    .filter(({ file }) => !/\.test\.ts$|content\/(samples|promises|business-place)\.ts$/.test(file))
    .flatMap(({ file, source }) => source.split('\n').map((line, index) => ({ line, place: `${file}:${index + 1}` })))
    .filter(({ line }) => names.test(line) && !/isOurTown|isBusinessIn|address\.locality|^\s*(\/\/|\*)/.test(line))
    .map(({ place, line }) => `${place}: ${line.trim().slice(0, 80)}`)
  expect(own).toEqual([])
})
