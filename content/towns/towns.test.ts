import { describe, expect, it, test } from 'vitest'
import { locationSlugs, routes, serviceAreaSlugs, townSlugs, type TownSlug } from '@/lib/routes'
import { parseInline, plainText } from '@/lib/inline'
import { permitOffices, type OfficeId, type PermitOffice } from '../permit-offices'
import { claims } from '../claims'
import { longDate } from '@/lib/format'
import { allTowns, liesWithin, towns } from '.'

const each = allTowns.map(town => [town.slug, town] as const)
const paths = new Set<string>(routes.map(({ path }) => path))

/** Generous bounds of Nassau and Suffolk: Queens line to Montauk Point, south shore to Orient. */
const longIsland = { south: 40.54, north: 41.17, west: -73.78, east: -71.85 }

describe('the towns', () => {
  it('are the 27 places of the routes, each once', () => {
    expect(allTowns).toHaveLength(27)
    expect(Object.keys(towns).sort()).toEqual([...townSlugs].sort())
    expect(new Set(allTowns.map(({ name }) => name)).size).toBe(27)
    expect([...serviceAreaSlugs, ...locationSlugs].every(slug => towns[slug].slug === slug)).toBe(true)
  })

  it('are listed by name', () => {
    expect(allTowns.map(({ name }) => name)).toEqual(allTowns.map(({ name }) => name).sort())
    expect(allTowns[0]?.slug).toBe('babylon')
    expect(allTowns.at(-1)?.slug).toBe('stony-brook')
  })

  it('have one in Nassau: Hempstead', () => {
    expect(allTowns.filter(({ county }) => county === 'Nassau').map(({ slug }) => slug)).toEqual(['hempstead'])
  })

  it('say something different about each place', () => {
    for (const key of ['description', 'officeNote', 'houses', 'coast', 'rail'] as const) {
      expect(new Set(allTowns.map(town => town[key])).size, key).toBe(27)
    }
    const openings = allTowns.map(({ description }) => description.split(' ').slice(0, 3).join(' '))
    expect(new Set(openings).size, 'descriptions open with different words').toBe(27)
  })

  it('keep clear of Suffolk wording in Hempstead', () => {
    const { slug: _, ...facts } = towns.hempstead
    expect(JSON.stringify(facts)).not.toMatch(/Suffolk/)
  })
})

describe.each(each)('%s', (slug, town) => {
  it('is filed under its own slug', () => {
    expect(town.slug).toBe(slug)
    expect(town.name.toLowerCase().replaceAll(' ', '-')).toBe(slug)
  })

  it('has a telling description of card length', () => {
    expect(town.description.length).toBeGreaterThanOrEqual(40)
    expect(town.description.length).toBeLessThanOrEqual(160)
    expect(town.description).toMatch(/\.$/)
    expect(town.description).not.toMatch(/EV charger installation/i)
  })

  it('has ZIPs of five digits, none twice', () => {
    expect(town.zips.length).toBeGreaterThan(0)
    for (const zip of town.zips) expect(zip).toMatch(/^11\d{3}$/)
    expect(new Set(town.zips).size).toBe(town.zips.length)
  })

  it('lies on Long Island', () => {
    const { lat, lon } = town.point
    expect(lat).toBeGreaterThan(longIsland.south)
    expect(lat).toBeLessThan(longIsland.north)
    expect(lon).toBeGreaterThan(longIsland.west)
    expect(lon).toBeLessThan(longIsland.east)
  })

  it('names the offices that issue its permit, each once', () => {
    expect(town.offices.length).toBeGreaterThan(0)
    expect(new Set(town.offices).size).toBe(town.offices.length)
    expect(town.offices.filter(id => !Object.hasOwn(permitOffices, id))).toEqual([])
  })

  it('has neighbors, landmarks and words for houses, coast, office and rail', () => {
    expect(town.neighbors.length).toBeGreaterThan(0)
    expect(town.neighbors).not.toContain(town.name)
    expect(town.landmarks.length).toBeGreaterThan(0)
    for (const text of [town.officeNote, town.houses, town.coast]) expect(text).toMatch(/\.$/)
    expect(town.rail).not.toMatch(/\.$/)
  })

  it('links only to pages of the site', () => {
    for (const text of [town.officeNote, town.houses, town.coast]) {
      for (const part of parseInline(text)) if (part.kind === 'link') expect(paths).toContain(part.href)
      expect(plainText(text)).not.toMatch(/[[\]*]/)
    }
  })
})

describe('the permit offices', () => {
  const offices = Object.entries<PermitOffice>(permitOffices)

  test.each(offices)('%s is named as its id says', (id, { name }) => {
    expect(name.toLowerCase().replaceAll(' ', '-')).toBe(id)
  })

  it('are each met by a place', () => {
    const met = new Set<string>(allTowns.flatMap(({ offices }) => offices))
    expect(offices.map(([id]) => id).filter(id => !met.has(id))).toEqual([])
  })

  it('date every fee and wait as the claims do', () => {
    const dated = offices
      .flatMap(([, { usualFee, usualDays }]) => [usualFee, usualDays])
      .filter(value => value !== undefined)
    expect(dated.length).toBe(4)
    for (const { text, claim } of dated) {
      const [month, year] = longDate(claims[claim].asOf).split(' ')
      expect(text).toContain(month)
      expect(text).toContain(year)
    }
  })
})

test('a town’s offices come most likely first', () => {
  const first: Partial<Record<TownSlug, OfficeId>> = {
    patchogue: 'village-of-patchogue',
    montauk: 'town-of-east-hampton',
    ronkonkoma: 'town-of-islip',
  }
  for (const [slug, id] of Object.entries(first)) expect(towns[slug as TownSlug].offices[0]).toBe(id)
})

describe('a whole Town', () => {
  const inside = (whole: TownSlug) => allTowns.filter(place => liesWithin(place, towns[whole])).map(({ slug }) => slug)

  it('holds the hamlets and villages on its land, those that it shares too', () => {
    expect(inside('brookhaven')).toEqual([
      'centereach',
      'farmingville',
      'holbrook',
      'holtsville',
      'mastic',
      'medford',
      'patchogue',
      'port-jefferson',
      'ronkonkoma',
      'selden',
      'stony-brook',
    ])
    expect(inside('shelter-island')).toEqual([])
  })

  it('is not what a page about a hamlet or village of the same name is about', () => {
    for (const slug of townSlugs.filter(slug => towns[slug].kind !== 'town')) expect(inside(slug), slug).toEqual([])
  })
})
