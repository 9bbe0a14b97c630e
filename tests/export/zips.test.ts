// The ZIP lookup knows every ZIP that a page prints.
import { expect, it } from 'vitest'
import { zipRows } from '@/content/zips'
import { isLongIslandZip } from '@/lib/zip'
import { pages, problemsOf } from './pages'

it('answers every ZIP of Long Island that the pages print', () => {
  const known = new Set(zipRows.map(({ zip }) => zip))
  const printed = pages.map(({ text }) => [...text.matchAll(/(?<![\d,.$#-])\d{5}(?![\d,-])/g)].map(([zip]) => zip))
  expect(printed.flat().filter(zip => known.has(zip)).length).toBeGreaterThan(20)
  expect(
    problemsOf(pages, ({ text }) =>
      [...text.matchAll(/(?<![\d,.$#-])\d{5}(?![\d,-])/g)]
        .map(([zip]) => zip)
        .filter(zip => isLongIslandZip(zip) && !known.has(zip)),
    ),
  ).toEqual([])
})
