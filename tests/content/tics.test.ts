// Words that a reader notices because they come again and again: at most so often on the site.
import { expect, it, test } from 'vitest'
import { finishedPages } from './finished'

const counted = (words: RegExp) =>
  finishedPages.map(({ path, words: text }) => ({ path, count: text.match(words)?.length ?? 0 }))

test.each<[name: string, words: RegExp, most: number]>([
  ['in writing', /\bin writing\b/gi, 60],
  ['within 24 hours', /\bwithin \d+ hours\b/gi, 70],
  ['we tell you', /\bwe(’ll)? tell you\b/gi, 25],
  ['papers', /\bpapers\b/gi, 3],
])('“%s” is within its limit', (_, words, most) => {
  const pages = counted(words)
  const total = pages.reduce((sum, { count }) => sum + count, 0)
  expect(
    total,
    pages
      .filter(({ count }) => count > 1)
      .map(({ path, count }) => `${path} ${count}`)
      .join(', '),
  ).toBeLessThanOrEqual(most)
})

test.each<[name: string, words: RegExp]>([
  ['your yes', /\bfrom your yes\b/i],
  [
    'British words',
    /\b(side|long|steep|gravel|shared|slim|hillside) drives?\b(?! (to|from|out|in))|\bfill(s|ed)? in\b|\bhand(s|ed)? in\b|\b(sofa|spade|kinder|car park|fortnight|petrol|queue)\b/i,
  ],
])('%s: none', (_, words) => {
  const found = finishedPages.flatMap(({ path, words: text }) =>
    text
      .split('\n')
      .filter(line => words.test(line))
      .map(line => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

it('reads every page', () => {
  expect(finishedPages.length).toBeGreaterThan(50)
  expect(finishedPages.filter(({ words }) => words.length < 400)).toEqual([])
})
