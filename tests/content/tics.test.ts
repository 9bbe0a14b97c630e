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
  ['a price that leaves the charger out as “installed”', /\$[\d,]+(–\$[\d,]+)?,? installed\b/],
  // Our own calendar is as long.
  ['a time that is mostly the permit', /most of (it|that|the time)\b[^.]*\bpermit/i],
  ['a wait for a permit without its date and “often”', /^Permit: \d/],
  ['an inspector’s fee by a town’s rules', /by town rules/i],
])('%s: none', (_, words) => {
  const found = finishedPages.flatMap(({ path, words: text }) =>
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => words.test(line))
      .map(line => `${path}: ${line}`),
  )
  expect(found).toEqual([])
})

it('never says “in Shelter Island”, also not in structured data and alt texts', () => {
  expect(finishedPages.filter(({ html }) => /\bin Shelter Island\b/.test(html)).map(({ path }) => path)).toEqual([])
})

it('reads every page', () => {
  expect(finishedPages.length).toBeGreaterThan(50)
  expect(finishedPages.filter(({ words }) => words.length < 400)).toEqual([])
})
