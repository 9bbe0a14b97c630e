// What the pages say about places against an own transcription of the fact sheet (its sections 1, 2 and 5), made apart from content/towns.
import { describe, expect, it, test } from 'vitest'
import { permitOffices } from '@/content/permit-offices'
import { towns } from '@/content/towns'
import type { County } from '@/content/types'
import { lookupZip } from '@/content/zips'
import { linksIn, pricedText } from '@/lib/page-words'
import {
  isLocation,
  isServiceArea,
  locationPath,
  locationSlugs,
  serviceAreaPath,
  townSlugs,
  type TownSlug,
} from '@/lib/routes'
import { inFolder, pageAt, textAt, type Page } from './pages'

interface Facts {
  readonly county: County
  /** Municipalities that a visitor of this place may have to file with, as the sheet's ZIP table names them. */
  readonly offices: readonly string[]
  /** Villages inside or beside the place that the sheet names in its entry. */
  readonly alsoNamed?: readonly string[]
  readonly mainZip: string
  /** Degrees north and west, to two decimals. */
  readonly point: readonly [number, number]
}

const brookhaven = 'Town of Brookhaven'
const islip = 'Town of Islip'

// Partial: a town without an entry is a failed test and not a build that stops.
const sheet: Readonly<Partial<Record<TownSlug, Facts>>> = {
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

/** Every other ZIP that the sheet mentions. */
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

const eachPlace = Object.entries(sheet) as [TownSlug, Facts][]

/** The one or two pages of a place. */
const pagesOf = (slug: TownSlug): Page[] => [
  ...(isServiceArea(slug) ? [pageAt(serviceAreaPath(slug))] : []),
  ...(isLocation(slug) ? [pageAt(locationPath(slug))] : []),
]

const townPages = [...inFolder('service-areas'), ...inFolder('locations')]
const places = new Set(eachPlace.flatMap(([, { offices, alsoNamed = [] }]) => [...offices, ...alsoNamed]))

describe('the transcription', () => {
  it('has the 27 places and finds their 36 pages', () => {
    expect(eachPlace.map(([slug]) => slug).sort()).toEqual([...townSlugs].sort())
    expect(eachPlace.flatMap(([slug]) => pagesOf(slug))).toHaveLength(36)
  })
})

describe.each(eachPlace)('%s', (slug, { county, offices, alsoNamed = [], mainZip, point: [north, west] }) => {
  const town = towns[slug]
  const named = town.offices.map(id => permitOffices[id].name)

  it('is in the county of the sheet, under its main ZIP and at its point', () => {
    expect(town.county).toBe(county)
    expect(town.zips[0]).toBe(mainZip)
    expect(lookupZip(mainZip).county).toBe(county)
    expect(Math.abs(town.point.lat - north)).toBeLessThan(0.0101)
    expect(Math.abs(town.point.lon + west)).toBeLessThan(0.0101)
  })

  it('meets the permit offices of the sheet and no other', () => {
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

  it('sends nobody to the town or village of another place', () => {
    for (const { name, content } of pagesOf(slug)) {
      const foreign = [...places].filter(
        office => ![...offices, ...alsoNamed].includes(office) && pricedText(content).includes(office),
      )
      expect(foreign, name).toEqual([])
    }
  })
})

describe('Hempstead is in Nassau', () => {
  const page = pageAt('/service-areas/hempstead')
  const answer = lookupZip('11550')

  it('has no word of Suffolk, its license, its approval times or its tax map, on the page or in the ZIP answer', () => {
    for (const text of [
      pricedText(page.content),
      JSON.stringify(answer),
      page.source.replaceAll(/^import .*$/gm, ''),
    ]) {
      expect(text).not.toMatch(/Suffolk|permitDays\.suffolk|7-10 business days|tax[- ]map|first four digits/i)
    }
  })

  it('says that it is in Nassau and whose license counts', () => {
    expect(textAt(page.path)).toMatch(/Nassau County/)
    expect(textAt(page.path)).toMatch(/village[^.]*master electrician license/i)
  })

  it('is the only place with Nassau wording', () => {
    const others = townPages
      .filter(({ slug }) => slug !== 'hempstead')
      .filter(({ content }) => /Nassau(?! and Suffolk| or Suffolk)/.test(pricedText(content)))
    expect(others.map(({ name }) => name)).toEqual([])
  })
})

describe('a place with two pages', () => {
  const pairs = locationSlugs.filter(slug => isServiceArea(slug))

  it('is one of nine', () => {
    expect(pairs).toHaveLength(9)
  })

  test.each(pairs)('%s: each page leads to the other', slug => {
    expect(linksIn(pageAt(serviceAreaPath(slug)).content)).toContain(locationPath(slug))
    expect(linksIn(pageAt(locationPath(slug)).content)).toContain(serviceAreaPath(slug))
  })
})

describe('numbers of places', () => {
  it('are ZIPs that the sheet knows', () => {
    const known = new Set([...eachPlace.map(([, { mainZip }]) => mainZip), ...otherZips])
    const unknown = townPages.flatMap(({ name, content }) =>
      [...pricedText(content).matchAll(/\b(11[5-9]\d{2}|00\d{3})\b/g)]
        .filter(([zip]) => !known.has(zip))
        .map(([zip]) => `${name}: ${zip}`),
    )
    expect(unknown).toEqual([])
    const listed = eachPlace.flatMap(([slug]) =>
      towns[slug].zips.filter(zip => !known.has(zip)).map(zip => `${slug}: ${zip}`),
    )
    expect(listed).toEqual([])
  })

  it('are tax-map digits of the place itself or of a town in the same paragraph', () => {
    const found = townPages.flatMap(({ name, slug, path }) =>
      textAt(path)
        .split('\n')
        .flatMap(line =>
          [...line.matchAll(/(?<![\d,.$])0[1-9]00(?![\d,])/g)].map(([digits]) => ({
            name,
            digits,
            context: `${line} ${towns[slug as TownSlug].name}`,
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
