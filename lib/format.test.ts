import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capitalized, joined, longDate, numberInWords, range, usdRange } from './format'
import { usd } from './usd'
import { forAll } from '@/tests/for-all'

describe('money', () => {
  it('is written in whole dollars with thousands separated', () => {
    expect([0, 899, 1500, 15000, 1234567, 587.5].map(usd)).toEqual([
      '$0',
      '$899',
      '$1,500',
      '$15,000',
      '$1,234,567',
      '$588',
    ])
    expect(usd(-20)).toBe('-$20')
  })
  it('parses back to the same number', () => {
    forAll(fc.integer({ min: 0, max: 1e12 }), dollars => {
      expect(Number(usd(dollars).replace(/[$,]/g, ''))).toBe(dollars)
    })
  })
  it('formats ranges as specified', () => {
    expect(usdRange({ min: 899, max: 1499 })).toBe('$899–$1,499')
    expect(usdRange({ min: 500, max: 1200, kind: 'extra' })).toBe('+$500–$1,200')
    expect(usdRange({ min: 899, kind: 'from' })).toBe('from $899')
    expect(usdRange({ min: 400 })).toBe('$400')
    expect(usdRange({ min: 1500, max: 3000, kind: 'upgrade' })).toBe('$1,500–$3,000')
  })
  it('writes a range of equal ends as one figure', () => {
    expect(usdRange({ min: 500, max: 500, kind: 'extra' })).toBe('+$500')
    expect(range({ min: 3, max: 3 })).toBe('3')
  })
})

describe('dates', () => {
  it('have a long form', () => {
    expect(longDate('2024-01')).toBe('January 2024')
    expect(longDate('2023-12-05')).toBe('December 5, 2023')
  })
  it('throw for other formats', () => {
    expect(() => longDate('2024-13')).toThrow('2024-13')
    expect(() => longDate('24-1')).toThrow()
  })
})

describe('words', () => {
  it('writes numbers up to twenty as words', () => {
    expect([0, 9, 20, 21].map(numberInWords)).toEqual(['zero', 'nine', 'twenty', '21'])
    expect(capitalized(numberInWords(6))).toBe('Six')
  })

  it('joins a list', () => {
    expect(joined([])).toBe('')
    expect(joined(['a'])).toBe('a')
    expect(joined(['a', 'b', 'c'])).toBe('a, b and c')
    expect(joined(['a', 'b'], 'or')).toBe('a or b')
  })
})
