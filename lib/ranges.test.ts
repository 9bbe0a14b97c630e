import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usdRange } from './format'
import { piecesOf } from './ranges'
import { forAll } from '@/tests/for-all'

const wholes = (text: string) => piecesOf(text).flatMap(({ text, isWhole }) => (isWhole ? [text] : []))

describe('piecesOf', () => {
  it.each([
    ['It’s $899–$1,499, from $899.', ['$899–$1,499']],
    ['A trench (+$500–$1,200).', ['+$500–$1,200']],
    ['2–4 hours on site, 3–5 for a longer run.', ['2–4 hours', '3–5']],
    ['7–10 business days, then 1–2 weeks.', ['7–10 business days', '1–2 weeks']],
    ['100–150 A panels (2020–2024).', ['100–150 A', '2020–2024']],
    ['Mon–Fri 7 AM–7 PM, Sat 8 AM–4:30 PM', ['Mon–Fri', '7 AM–7 PM', '8 AM–4:30 PM']],
    ['A 200 A panel at 240 V, 11 AM.', ['200 A', '240 V']],
    ['The wall is 8′ 6″ high.', ['8′ 6″']],
    ['NEMA 14-50, (516) 555-0134, 24/7, a dash – here', ['14-50', '(516) 555-0134']],
  ])('%s', (text, expected) => {
    expect(wholes(text)).toEqual(expected)
  })
  it('keeps every price range whole', () => {
    // Equal ends are one figure, which needs no holding together.
    forAll(
      fc.nat(20_000),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(undefined, 'extra', 'upgrade'),
      (min, more, kind) => {
        const range = usdRange({ min, max: min + more, ...(kind && { kind }) })
        expect(wholes(`About ${range}.`)).toEqual([range])
      },
    )
  })
  it('loses nothing', () => {
    forAll(fc.stringMatching(/^[\d–$+,. ′″A-Za-z]*$/), text => {
      expect(
        piecesOf(text)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    })
  })
})
