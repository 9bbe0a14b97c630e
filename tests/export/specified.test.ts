// Every row of specified.txt stands on the exported pages, and their ZIPs have an answer.
import { expect, it } from 'vitest'
import { zipRows } from '@/content/zips'
import { notFound, pages, problemsOf, type ExportedPage } from './pages'
import { partOf, plain } from './page-lines'
import { addresses, factAt, filledIn, patternOf, rows, values } from './specified'

const all = [...pages, notFound]

function lacking(page: ExportedPage, { at, part: name, texts }: (typeof rows)[number]): string[] {
  const slug = page.path.split('/').findLast(word => word !== '') ?? ''
  const where = filledIn(name, slug)
  const changed = `Changed on purpose? Then change ${at} too.`
  const part = partOf(page, where)
  if (part === undefined) return [`the page has no “${where}”. ${changed}`]
  let from = 0
  for (const text of texts) {
    const wanted = filledIn(text.replace(/^!/, ''), slug)
    const pattern = patternOf(wanted)
    if (text.startsWith('!')) {
      if (pattern.test(part)) return [`“${wanted}” must not stand in “${where}”. ${changed}`]
      continue
    }
    pattern.lastIndex = from
    const found = pattern.exec(part)
    if (!found)
      return [
        `the specification names “${wanted}” in “${where}”; it ${part.search(patternOf(wanted)) < 0 ? 'is not there' : 'does not stand behind what goes before it'}. ${changed}`,
      ]
    from = found.index + found[0].length
  }
  return []
}

it('has every agreed address', () => {
  expect(addresses).toHaveLength(56)
  expect(addresses.filter(path => !all.some(page => page.path === path))).toEqual([])
})

it('has on each page what is agreed, in its place and order', { timeout: 60_000 }, () => {
  expect(rows.length).toBeGreaterThan(100)
  const asked = new Set(rows.flatMap(row => row.pages))
  expect([...asked].toSorted()).toEqual([...addresses, notFound.path].toSorted())
  const found = rows.flatMap(row =>
    problemsOf(
      all.filter(({ path }) => row.pages.includes(path)),
      page => lacking(page, row),
    ),
  )
  expect(found.join('\n')).toBe('')
})

it('has the agreed values where an owner changes them', () => {
  const found = values
    .filter(({ key, value }) => plain(factAt(key)) !== plain(value))
    .map(
      ({ file, key, value }) =>
        `${file}: ${key} is ${factAt(key)}; agreed on is ${value}. Changed on purpose? Then change tests/export/specified.txt too.`,
    )
  expect(found.join('\n')).toBe('')
})

it('answers every ZIP that a page names', () => {
  const known = new Set(zipRows.map(({ zip }) => zip))
  const named = (page: ExportedPage) =>
    plain(page.text).match(/(?<![$\d-]|\d,)(?:11[5-9]\d\d|110\d\d|06390)(?!\d|,\d\d\d\b)/g) ?? []
  expect(new Set(pages.flatMap(named)).size).toBeGreaterThan(25)
  expect(
    problemsOf(all, page =>
      [...new Set(named(page))]
        .filter(zip => !known.has(zip))
        .map(zip => `ZIP ${zip} has no answer: add it to a town’s zipTable`),
    ),
  ).toEqual([])
})
