import { describe, expect, test } from 'vitest'
import { mdxReferenceFaults, unknownKeyFaults, withLine } from './content-check'

const file = 'content/articles/foo.mdx'
const references = { targets: new Set(['/contact']), claims: new Set(['costGuide']) }

test.each([
  ['See [us](/contact).\n\n<Note title="x" claim="costGuide">', []],
  ['<a href="/nowhere">x</a>', [`${file}:1: expected a link to a page of this site, got "/nowhere"`]],
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
    [`${importLine}claims.rebate.expires`, [':2: expected a key of content/claims.ts, got claims.rebate.expires']],
  ])('%s', (source, faults) => {
    expect(unknownKeyFaults(file, source, [claims])).toEqual(faults.map(fault => file + fault))
  })
})

describe('the line of a fault', () => {
  const source = "export const claims = {\n  costGuide: {\n    asOf: '2024-01',\n  },\n  'juice-box': {},\n}\n"
  const read = () => source

  test.each([
    ['content/claims.ts: costGuide.asOf: expected a date', ' (line 3)'],
    ['content/claims.ts: costGuide.source: expected text, got nothing', ' (line 2)'],
    ['content/claims.ts: juice-box: expected text', ' (line 5)'],
    ['content/claims.ts: rows[2].nowhere: expected text', ''],
    ['content/slugs.ts:7: expected a key of content/claims.ts', ''],
  ])('%s', (fault, line) => {
    expect(withLine(fault, read)).toBe(fault + line)
  })
})
