// What the pages say about towns. The towns of the fact sheet are checked against a transcription
// of it; the other rules hold for every town.
import { describe, expect, it, test } from 'vitest'
import { permitOffices } from '@/content/permit-offices'
import { allTowns, isLocation, isServiceArea, type Town } from '@/content/towns'
import { zipAnswers } from '@/content/zips'
import { pricedText } from '@/lib/page-words'
import { lookupZip } from '@/lib/zip'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { otherZips, sheet, taxMap } from './fact-sheet'
import { inFolder, pageAt, textAt, type Page } from './pages'

const eachPlace = [...sheet]

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
const municipalities = new Set(eachPlace.flatMap(([, { offices, alsoNamed }]) => [...offices, ...alsoNamed]))

describe.each(eachPlace)('%s', (slug, { county, offices, alsoNamed, mainZip, point: [north, west] }) => {
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

describe('numbers of towns', () => {
  it('are ZIPs that the sheet knows, or ZIPs of a town that the sheet does not have', () => {
    const known = new Set([
      ...eachPlace.map(([, { mainZip }]) => mainZip),
      ...otherZips,
      ...allTowns.filter(({ slug }) => !sheet.has(slug)).flatMap(({ zips }) => zips),
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
