import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvRow } from './csv'
import { forAll } from '@/tests/for-all'

const unquote = (cell: string) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')

describe('a cell', () => {
  it.each(['=1+1', '@SUM(A1)', ' =1+1', '|cmd', '%0A', '＝1+1', '﹦1+1', '﹣1', '\u200b=1+1', '\u202e@SUM(A1)'])(
    '%j gets an apostrophe in front',
    text => {
      expect(csvCell(text)).toBe(`"'${text}"`)
    },
  )

  it.each(['Ann', '(516) 555-0134', 'tel:+15165550134', 'a=b', '1-2', ''])('%j is unchanged', text => {
    expect(csvCell(text)).toBe(text === '' ? '' : `"${text}"`)
  })

  it('keeps numbers as numbers', () => {
    expect([588, -8.5, 0].map(csvCell)).toEqual(['588', '-8.5', '0'])
    expect([null, undefined].map(csvCell)).toEqual(['', ''])
  })

  it('is one quoted field that keeps its text and never starts a formula', () => {
    forAll(
      fc.oneof(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\' a') }), fc.string({ unit: 'binary' })),
      text => {
        fc.pre(text !== '')
        expect(csvCell(text)).toMatch(/^"(?:[^"]|"")*"$/)
        const cell = unquote(csvCell(text))
        expect([text, `'${text}`]).toContain(cell)
        expect(cell).not.toMatch(/^\s*[=+\-@|%]|^[\t\r\n]/)
      },
    )
  })
})

it('a record ends with CRLF', () => {
  expect(csvRow(['a"b', 1, null])).toBe('"a""b",1,\r\n')
})
