import { describe, expect, test } from 'vitest'
import { mdxReferenceFaults, unknownKeyFaults, withLine } from './content-check'

const file = 'content/articles/foo.mdx'
const references = { targets: new Set(['/contact']), claims: new Set(['costGuide']) }

test.each([
  ['See [us](/contact).\n\n<Note title="x" claim="costGuide">', []],
  ['One\n\nSee [us](/contcat).', [`${file}:3: expected a link to a page of this site, got "/contcat"`]],
  ['<a href="/nowhere">x</a>', [`${file}:1: expected a link to a page of this site, got "/nowhere"`]],
  [
    '<Table caption="x" claim="costGide">',
    [`${file}:1: expected the name of a claim in content/claims.ts, got "costGide"`],
  ],
])('%s', (source, faults) => {
  expect(mdxReferenceFaults(file, source, references)).toEqual(faults)
})

describe('keys of a register', () => {
  const claims = { name: 'claims', file: 'content/claims.ts', value: { rebate: { asOf: '2024-01', tags: ['a'] } } }
  const importLine = "import { claims, type Claim } from '@/content/claims'\n"

  test.each<[source: string, faults: readonly string[]]>([
    [`${importLine}claims.rebate.asOf`, []],
    [`${importLine}claims.rebate.asOf.slice(0, 4)`, []],
    [`${importLine}claims.rebate.tags.length`, []],
    [`${importLine}// Terms are in content/claims.ts, see claims.ts.`, []],
    ['import { claims } from "./other"\nclaims.nope', []],
    [
      `${importLine}\n{longDate(claims.rebat.asOf)}`,
      [':3: expected a key of content/claims.ts, got claims.rebat.asOf'],
    ],
    [`${importLine}claims.rebate.expires`, [':2: expected a key of content/claims.ts, got claims.rebate.expires']],
  ])('%s', (source, faults) => {
    expect(unknownKeyFaults(file, source, [claims])).toEqual(faults.map(fault => file + fault))
  })
})

describe('the line of a fault', () => {
  const source = [
    "updated: '2026-02-30',",
    'metadata: {',
    "  title: 'Long',",
    '},',
    'hero: {',
    "  title: 'Short',",
    '  lead: `From ${price}, [call](/contcat).`,',
    '},',
    'steps: [{ text: 1 }, { text: 2 }],',
  ].join('\n')
  const page = 'content/pages/foo.ts'

  test.each([
    ['the text, where it stands there once', ': updated: expected a date, got "2026-02-30"', 1],
    ['the link', ': hero.lead: expected a link to a page of this site, got "/contcat"', 7],
    ['the key inside its parents', ': hero.title: expected at most 60 characters, got "From $850"', 6],
    ['the key of a text that is put together', ': hero.lead: expected at most 45 words, got "From $850, call."', 7],
  ])('is found by %s', (_, fault, line) => {
    expect(withLine(page + fault, () => source)).toBe(`${page}:${line}${fault}`)
  })

  test.each([
    ['a missing key', `${page}: rail: expected text, got nothing`],
    ['an entry of a list', `${page}: steps[1].text: expected text, got 2`],
    ['a fault with its line already', `${page}:3: expected a key of content/prices.ts, got prices.cheap`],
  ])('is not guessed for %s', (_, fault) => {
    expect(withLine(fault, () => source)).toBe(fault)
  })
})
