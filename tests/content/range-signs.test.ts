import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { sources } from '@/tests/architecture/sources'
import { hyphenRanges, straightPrimes } from './range-signs'

it('knows a range with a hyphen from other figures', () => {
  expect(hyphenRanges('2-4 hours, $899-$1,499, +$500-$1,200, 2020-2024.')).toEqual([
    '2-4',
    '$899-$1,499',
    '$500-$1,200',
    '2020-2024',
  ])
  expect(hyphenRanges('NEMA 14-50, (516) 555-0134, 11743-1234, 2026-11-24, 2–4 hours, 10-minute')).toEqual([])
  expect(straightPrimes(`8' high, 6" wide, 8′ 6″, “2024”`)).toEqual([`8'`, `6"`])
})

interface Text {
  readonly file: string
  readonly text: string
}

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '')

/** Strings and templates of a module, the expressions in a template as {}. */
function textsOf(file: string, source: string): Text[] {
  const texts: Text[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push({ file, text: withoutTags(value) })
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push({ file, text: withoutTags(quasis.map(({ value }) => value.cooked ?? '').join('{}')) })
    },
  }).visit(parseSync(file, source).program)
  return texts
}

/**
 * The price range that the specification quotes, a phone number put together from its digits, ids,
 * among them trade sizes, a line of CSV, the path of a drawing, and the characters of a font.
 */
const isNoText = (text: string) =>
  ['$850-$4500', '({}) {}-{}', '1-2', '3-4', '{}-{}'].includes(text) ||
  /^[a-z]+(-[\w{}]+)+$|^"\{\} |^M[\d{} -][\w{} .-]*$|^U\+[\dA-FU+, -]+$/.test(text)

it('finds none in the words of pages, messages and the lead desk', () => {
  const texts = sources
    .filter(({ folder, isTest }) => !isTest && ['content', 'lib', 'worker'].includes(folder))
    .flatMap(({ file, text }) => textsOf(file, text))
    .filter(({ text }) => !isNoText(text))
  expect(texts.length).toBeGreaterThan(5000)
  expect(
    texts.flatMap(({ file, text }) =>
      [
        ...hyphenRanges(text),
        // Quotation marks in the Worker are of SQL.
        ...(file.startsWith('worker/') ? [] : straightPrimes(text)),
        ...(text.match(/\{\w*\}-\$?\{\w*\}/g) ?? []),
      ].map(found => `${file}: ${found}`),
    ),
  ).toEqual([])
})
