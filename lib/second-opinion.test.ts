import { describe, expect, it, test } from 'vitest'
import { readFigure, secondOpinion, type OurAmounts, type QuoteVariable } from './second-opinion'

const ours: OurAmounts = {
  standard: { min: 800, max: 1500 },
  lines: {
    trench: { min: 500, max: 1200 },
    panel: { min: 1500, max: 3000 },
    permit: { min: 100, max: 250 },
    charger: { min: 400, max: 1200 },
  },
}
const read = (figure: number, ...checked: QuoteVariable[]) => secondOpinion(figure, new Set(checked), ours)

describe('secondOpinion', () => {
  it('adds up what the quote has', () => {
    expect(read(3000, 'trench', 'permit').range).toEqual({ min: 1400, max: 2950 })
  })

  it('finds a figure at either end within the range', () => {
    expect([read(800), read(1500)].map(({ verdict, gap, lines }) => [verdict, gap, lines])).toEqual([
      ['within', 0, []],
      ['within', 0, []],
    ])
  })

  it('explains a high figure by lines that were not checked and are large enough', () => {
    expect(read(2600)).toMatchObject({ verdict: 'above', gap: 1100, lines: ['trench', 'panel', 'charger'] })
    expect(read(3600, 'panel')).toMatchObject({ verdict: 'within', lines: [] })
    expect(read(4600, 'panel')).toMatchObject({ verdict: 'above', gap: 100, lines: ['trench', 'permit', 'charger'] })
  })

  it('explains a low figure by lines that the quote may lack', () => {
    expect(read(1200, 'trench', 'permit')).toMatchObject({ verdict: 'below', gap: 200, lines: ['trench', 'permit'] })
    expect(read(500)).toMatchObject({ verdict: 'below', gap: 300, lines: [] })
  })

  it('names no line for a gap that none can close', () => {
    expect(read(50_000)).toMatchObject({ verdict: 'above', lines: [] })
  })

  it('keeps what moves the price within its range', () => {
    expect(read(1400, 'walls', 'distance')).toMatchObject({ verdict: 'within', movers: ['distance', 'walls'] })
  })
})

test.each([
  ['$1,850', 1850],
  ['1850.50', 1851],
  [' 900 ', 900],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['about 900', undefined],
  ['1e9', undefined],
  ['99999999', undefined],
])('readFigure(%j) is %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure)
})
