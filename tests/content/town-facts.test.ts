// Rules of place: no page of a county says what is true of the other only.
import { expect, it, test } from 'vitest'
import { allTowns, isLocation, isServiceArea } from '@/content/towns'
import { zipAnswers } from '@/content/zips'
import { pricedText } from '@/lib/page-words'
import { lookupZip } from '@/lib/zip'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { inFolder, pageAt, type Page } from './pages'

const pagesOf = (slug: string): Page[] => [
  ...(isServiceArea(slug) ? [pageAt(serviceAreaPath(slug))] : []),
  ...(isLocation(slug) ? [pageAt(locationPath(slug))] : []),
]

const inNassau = allTowns.filter(({ county }) => county === 'Nassau')

test.each(inNassau.map(town => [town.slug, town] as const))(
  '%s, in Nassau, has no word of Suffolk, its license, its approval times or its tax map, on its pages or in its ZIP answers',
  (slug, { zipTable }) => {
    const texts = [
      ...pagesOf(slug).flatMap(({ content, source }) => [pricedText(content), source.replaceAll(/^import .*$/gm, '')]),
      ...zipTable.map(({ zip }) => JSON.stringify(lookupZip(zipAnswers, zip))),
    ]
    for (const text of texts)
      expect(text).not.toMatch(/Suffolk|permitDays\.suffolk|7-10 business days|tax[- ]map|first four digits/i)
  },
)

it('says nothing of Nassau alone on a page of a Suffolk town', () => {
  const nassau = inNassau.map(({ slug }): string => slug)
  const others = [...inFolder('service-areas'), ...inFolder('locations')]
    .filter(({ slug }) => !nassau.includes(slug))
    .filter(({ content }) => /Nassau(?! and Suffolk| or Suffolk)/.test(pricedText(content)))
  expect(others.map(({ name }) => name)).toEqual([])
})

it('answers a ZIP with the county of its town', () => {
  for (const { county, zipTable } of allTowns)
    for (const { zip } of zipTable) expect(lookupZip(zipAnswers, zip).county, zip).toBe(county)
})
