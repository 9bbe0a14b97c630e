import { expect, test } from 'vitest'
import { mdxReferenceFaults } from './content-check'

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
