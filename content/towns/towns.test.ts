import { describe, expect, it } from 'vitest'

import { allTowns, liesWithin, locationSlugs, towns, townSlugs, type TownSlug } from '.'

const each = allTowns.map(town => [town.slug, town] as const)

describe('the towns', () => {
  it('are listed by name', () => {
    const names = allTowns.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(names.length)
  })

  it('list the locations once each, in the order of the index', () => {
    expect(new Set(locationSlugs).size).toBe(locationSlugs.length)
    expect(locationSlugs.slice(0, 5)).toEqual(['ronkonkoma', 'smithtown', 'huntington', 'islip', 'patchogue'])
  })

  it.each(['description', 'officeNote'] as const)('say something of their own: %s', key => {
    const repeats = [...Map.groupBy(allTowns, town => town[key]).values()].filter(group => group.length > 1)
    expect(repeats.map(group => group.map(({ slug }) => slug))).toEqual([])
  })

  it('open their descriptions with different words', () => {
    const openings = Map.groupBy(allTowns, ({ description }) => description.split(' ').slice(0, 3).join(' '))
    expect([...openings].filter(([, group]) => group.length > 1).map(([opening]) => opening)).toEqual([])
  })
})

describe.each(each)('%s', (slug, town) => {
  it('is named as its file', () => {
    expect(town.slug).toBe(slug)
    expect(town.name.toLowerCase().replaceAll(' ', '-')).toBe(slug)
  })

  it('has a telling description of card length', () => {
    expect(town.description.length).toBeGreaterThanOrEqual(40)
    expect(town.description.length).toBeLessThanOrEqual(160)
    expect(town.description).toMatch(/\.$/)
    expect(town.description).not.toMatch(/EV charger installation/i)
  })

  it('has Long Island ZIPs, and neither a ZIP nor an office twice', () => {
    expect(town.zips).not.toEqual([])
    for (const zip of town.zips) expect(zip).toMatch(/^11\d{3}$/)
    for (const list of [town.zips, town.offices]) expect(new Set<string>(list).size).toBe(list.length)
  })

  it('says of its office a whole sentence', () => {
    expect(town.officeNote).toMatch(/\.$/)
  })
})

describe('a whole Town', () => {
  const inside = (whole: TownSlug) => allTowns.filter(place => liesWithin(place, towns[whole])).map(({ slug }) => slug)

  it('holds the hamlets and villages on its land, those that it shares too', () => {
    expect(inside('brookhaven')).toEqual(expect.arrayContaining(['centereach', 'holbrook', 'patchogue', 'ronkonkoma']))
    expect(inside('brookhaven')).not.toContain('islip')
    expect(inside('brookhaven')).not.toContain('brookhaven')
    expect(inside('shelter-island')).toEqual([])
  })

  it('is not what a page about a hamlet or village of the same name is about', () => {
    for (const slug of townSlugs.filter(slug => towns[slug].kind !== 'town')) expect(inside(slug), slug).toEqual([])
  })
})
