// What the pages say about towns. The towns of the fact sheet are checked against a transcription
// of it that was made apart from content/towns; the rules below the transcription hold for every
// town.
import { describe, expect, it, test } from 'vitest'
import { permitOffices } from '@/content/permit-offices'
import { allTowns, isLocation, isServiceArea, locationSlugs, type Town } from '@/content/towns'
import type { County } from '@/content/schema'
import { zipAnswers } from '@/content/zips'
import { linksIn, pricedText } from '@/lib/page-words'
import { lookupZip } from '@/lib/zip'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { inFolder, pageAt, textAt, type Page } from './pages'

interface Facts {
  readonly county: County
  /** Municipalities that may issue the permit in this place. */
  readonly offices: readonly string[]
  /** Villages inside or beside the place that its pages may name. */
  readonly alsoNamed?: readonly string[]
  readonly mainZip: string
  /** Degrees north and west, to two decimals. */
  readonly point: readonly [number, number]
}

const brookhaven = 'Town of Brookhaven'
const islip = 'Town of Islip'

const sheet: Readonly<Record<string, Facts>> = {
  babylon: {
    county: 'Suffolk',
    offices: ['Village of Babylon', 'Town of Babylon'],
    mainZip: '11702',
    point: [40.7, 73.33],
  },
  'bay-shore': {
    county: 'Suffolk',
    offices: [islip],
    alsoNamed: ['Village of Brightwaters'],
    mainZip: '11706',
    point: [40.73, 73.25],
  },
  bohemia: { county: 'Suffolk', offices: [islip], mainZip: '11716', point: [40.77, 73.12] },
  brookhaven: {
    county: 'Suffolk',
    offices: [brookhaven],
    alsoNamed: [
      'Bellport',
      'Belle Terre',
      'Lake Grove',
      'Old Field',
      'Patchogue',
      'Poquott',
      'Port Jefferson',
      'Shoreham',
    ].map(name => `Village of ${name}`),
    mainZip: '11719',
    point: [40.84, 72.94],
  },
  centereach: {
    county: 'Suffolk',
    offices: [brookhaven],
    alsoNamed: ['Village of Lake Grove'],
    mainZip: '11720',
    point: [40.87, 73.08],
  },
  commack: {
    county: 'Suffolk',
    offices: ['Town of Huntington', 'Town of Smithtown'],
    mainZip: '11725',
    point: [40.84, 73.28],
  },
  'east-hampton': {
    county: 'Suffolk',
    offices: ['Village of East Hampton', 'Town of East Hampton'],
    mainZip: '11937',
    point: [40.96, 72.19],
  },
  farmingville: { county: 'Suffolk', offices: [brookhaven], mainZip: '11738', point: [40.84, 73.04] },
  hauppauge: {
    county: 'Suffolk',
    offices: ['Town of Smithtown', islip],
    alsoNamed: ['Village of Islandia'],
    mainZip: '11788',
    point: [40.82, 73.21],
  },
  hempstead: {
    county: 'Nassau',
    offices: ['Village of Hempstead', 'Town of Hempstead'],
    mainZip: '11550',
    point: [40.71, 73.62],
  },
  holbrook: { county: 'Suffolk', offices: [islip, brookhaven], mainZip: '11741', point: [40.79, 73.07] },
  holtsville: { county: 'Suffolk', offices: [brookhaven, islip], mainZip: '11742', point: [40.81, 73.05] },
  huntington: {
    county: 'Suffolk',
    offices: ['Town of Huntington', 'Village of Huntington Bay', 'Village of Lloyd Harbor'],
    alsoNamed: ['Village of Northport', 'Village of Asharoken'],
    mainZip: '11743',
    point: [40.87, 73.43],
  },
  islip: {
    county: 'Suffolk',
    offices: [islip],
    alsoNamed: ['Village of Brightwaters', 'Village of Islandia'],
    mainZip: '11751',
    point: [40.73, 73.21],
  },
  mastic: { county: 'Suffolk', offices: [brookhaven], mainZip: '11950', point: [40.81, 72.85] },
  medford: { county: 'Suffolk', offices: [brookhaven], mainZip: '11763', point: [40.82, 72.99] },
  montauk: { county: 'Suffolk', offices: ['Town of East Hampton'], mainZip: '11954', point: [41.04, 71.95] },
  patchogue: {
    county: 'Suffolk',
    offices: ['Village of Patchogue', brookhaven],
    mainZip: '11772',
    point: [40.77, 73.02],
  },
  'port-jefferson': {
    county: 'Suffolk',
    offices: ['Village of Port Jefferson', 'Village of Belle Terre'],
    alsoNamed: [brookhaven],
    mainZip: '11777',
    point: [40.95, 73.07],
  },
  riverhead: {
    county: 'Suffolk',
    offices: ['Town of Riverhead', 'Town of Southampton'],
    mainZip: '11901',
    point: [40.92, 72.66],
  },
  ronkonkoma: {
    county: 'Suffolk',
    offices: [islip, brookhaven, 'Town of Smithtown'],
    mainZip: '11779',
    point: [40.81, 73.13],
  },
  sayville: { county: 'Suffolk', offices: [islip], mainZip: '11782', point: [40.74, 73.08] },
  selden: { county: 'Suffolk', offices: [brookhaven], mainZip: '11784', point: [40.87, 73.04] },
  'shelter-island': {
    county: 'Suffolk',
    offices: ['Town of Shelter Island', 'Village of Dering Harbor'],
    mainZip: '11964',
    point: [41.07, 72.34],
  },
  smithtown: {
    county: 'Suffolk',
    offices: ['Town of Smithtown', 'Village of the Branch'],
    alsoNamed: ['Village of Nissequogue', 'Village of Head of the Harbor'],
    mainZip: '11787',
    point: [40.86, 73.2],
  },
  southampton: {
    county: 'Suffolk',
    offices: ['Village of Southampton', 'Town of Southampton'],
    mainZip: '11968',
    point: [40.88, 72.39],
  },
  'stony-brook': {
    county: 'Suffolk',
    offices: [brookhaven],
    alsoNamed: ['Village of Old Field', 'Village of Head of the Harbor'],
    mainZip: '11790',
    point: [40.92, 73.14],
  },
}

/** First four digits of a Suffolk tax-map number, outside the villages. */
const taxMap: Readonly<Record<string, string>> = {
  '0100': 'Babylon',
  '0200': 'Brookhaven',
  '0300': 'East Hampton',
  '0400': 'Huntington',
  '0500': 'Islip',
  '0600': 'Riverhead',
  '0700': 'Shelter Island',
  '0800': 'Smithtown',
  '0900': 'Southampton',
  '1000': 'Southold',
}

/** Other known ZIPs. */
const otherZips = [
  '11965',
  '11703',
  '11704',
  '11718',
  '11746',
  '11768',
  '11752',
  '11730',
  '11722',
  '11749',
  '11760',
  '11767',
  '11780',
  '11754',
  '11776',
  '11796',
  '11705',
  '11931',
  '11933',
  '11792',
  '11951',
  '11967',
  '11976',
  '11794',
  '11549',
  '11551',
  '11553',
  '11556',
  '00501',
  '00544',
]

const eachPlace = Object.entries(sheet)

const townOf = (slug: string): Town => {
  const town = allTowns.find(candidate => candidate.slug === slug)
  if (!town) throw new Error(`no town ${slug}`)
  return town
}

/** The one or two pages of a town. */
const pagesOf = (slug: string): Page[] => [
  ...(isServiceArea(slug) ? [pageAt(serviceAreaPath(slug))] : []),
  ...(isLocation(slug) ? [pageAt(locationPath(slug))] : []),
]

const townPages = [...inFolder('service-areas'), ...inFolder('locations')]
const municipalities = new Set(eachPlace.flatMap(([, { offices, alsoNamed = [] }]) => [...offices, ...alsoNamed]))

describe.each(eachPlace)('%s', (slug, { county, offices, alsoNamed = [], mainZip, point: [north, west] }) => {
  const town = townOf(slug)
  const named = town.offices.map(id => permitOffices[id].name)

  it('is in the county of the sheet, under its main ZIP and at its point', () => {
    expect(town.county).toBe(county)
    expect(town.zips[0]).toBe(mainZip)
    expect(lookupZip(zipAnswers, mainZip).county).toBe(county)
    expect(Math.abs(town.point.lat - north)).toBeLessThan(0.0101)
    expect(Math.abs(town.point.lon + west)).toBeLessThan(0.0101)
  })

  it('has exactly the permit offices of the fact sheet', () => {
    expect(named).toEqual(expect.arrayContaining([...offices]))
    expect(named.filter(name => ![...offices, ...alsoNamed].includes(name))).toEqual([])
  })

  it('opens its permit card with one of the sheet’s offices', () => {
    expect(offices).toContain(named[0])
  })

  it('names every municipality that it may have to file with on each page, in its own words or in its permit card', () => {
    for (const { name, content } of pagesOf(slug)) {
      const text = `${pricedText(content)}\n${town.officeNote}\n${named.join('\n')}`
      const missing = offices.filter(office => !text.includes(office.replace(/^(Town|Village) of (the )?/, '')))
      expect(missing, name).toEqual([])
    }
  })

  it('names no town or village of another place', () => {
    for (const { name, content } of pagesOf(slug)) {
      const foreign = [...municipalities].filter(
        office => ![...offices, ...alsoNamed].includes(office) && pricedText(content).includes(office),
      )
      expect(foreign, name).toEqual([])
    }
  })
})

describe('a town in Nassau', () => {
  const inNassau = allTowns.filter(({ county }) => county === 'Nassau')
  const slugs: readonly string[] = inNassau.map(({ slug }) => slug)

  test.each(inNassau.map(town => [town.slug, town] as const))(
    '%s has no word of Suffolk, its license, its approval times or its tax map, on its pages or in its ZIP answers',
    (slug, { zipTable }) => {
      const texts = [
        ...pagesOf(slug).flatMap(({ content, source }) => [
          pricedText(content),
          source.replaceAll(/^import .*$/gm, ''),
        ]),
        ...zipTable.map(({ zip }) => JSON.stringify(lookupZip(zipAnswers, zip))),
      ]
      for (const text of texts)
        expect(text).not.toMatch(/Suffolk|permitDays\.suffolk|7-10 business days|tax[- ]map|first four digits/i)
    },
  )

  it('says in Hempstead that it is in Nassau and whose license counts', () => {
    expect(textAt('/service-areas/hempstead')).toMatch(/Nassau County/)
    expect(textAt('/service-areas/hempstead')).toMatch(/village[^.]*master electrician license/i)
  })

  it('is the only kind with Nassau wording', () => {
    const others = townPages
      .filter(({ slug }) => !slugs.includes(slug))
      .filter(({ content }) => /Nassau(?! and Suffolk| or Suffolk)/.test(pricedText(content)))
    expect(others.map(({ name }) => name)).toEqual([])
  })
})

describe('a town with two pages', () => {
  const pairs = locationSlugs.filter(slug => isServiceArea(slug))

  test.each(pairs)('%s: each page leads to the other', slug => {
    expect(linksIn(pageAt(serviceAreaPath(slug)).content)).toContain(locationPath(slug))
    expect(linksIn(pageAt(locationPath(slug)).content)).toContain(serviceAreaPath(slug))
  })
})

describe('numbers of towns', () => {
  it('are ZIPs that the sheet knows, or ZIPs of a town that the sheet does not have', () => {
    const known = new Set([
      ...eachPlace.map(([, { mainZip }]) => mainZip),
      ...otherZips,
      ...allTowns.filter(({ slug }) => !Object.hasOwn(sheet, slug)).flatMap(({ zips }) => zips),
    ])
    const unknown = townPages.flatMap(({ name, content }) =>
      [...pricedText(content).matchAll(/\b(11[5-9]\d{2}|00\d{3})\b/g)]
        .filter(([zip]) => !known.has(zip))
        .map(([zip]) => `${name}: ${zip}`),
    )
    expect(unknown).toEqual([])
    const listed = allTowns.flatMap(({ slug, zips }) =>
      zips.filter(zip => !known.has(zip)).map(zip => `${slug}: ${zip}`),
    )
    expect(listed).toEqual([])
  })

  it('are tax-map digits of the town itself or of a town in the same paragraph', () => {
    const found = townPages.flatMap(({ name, slug, path }) =>
      textAt(path)
        .split('\n')
        .flatMap(line =>
          [...line.matchAll(/(?<![\d,.$])0[1-9]00(?![\d,])/g)].map(([digits]) => ({
            name,
            digits,
            context: `${line} ${townOf(slug).name}`,
          })),
        ),
    )
    expect(found.length).toBeGreaterThan(5)
    for (const { name, digits, context } of found)
      expect(context, `${name}: ${digits}`).toContain(taxMap[digits] ?? 'a town with these digits')
  })

  it('are the sheet’s digits in the table of the index', () => {
    const lines = textAt('/service-areas').split('\n')
    for (const [digits, town] of Object.entries(taxMap)) expect(lines[lines.indexOf(digits) + 1], digits).toBe(town)
  })
})
