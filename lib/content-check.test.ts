import { describe, expect, test } from 'vitest'
import { mdxReferenceFaults, unknownKeyFaults } from './content-check'

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
