import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normalizeNumber,
  MAX_NUMBER,
  maxOf,
  numberFields,
  numberInputs,
  parseNumber,
  parsePartialNumber,
} from './number-input'
import { arbTypedText } from '@/tests/planner/plans'

describe('the number inputs', () => {
  it('have a default within their bounds', () => {
    for (const field of numberFields)
      expect(normalizeNumber(field, numberInputs[field].default), field).toBe(numberInputs[field].default)
  })

  it.each([
    '',
    '   ',
    'abc',
    '12abc',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '9'.repeat(400),
    '0x10',
    '1,200',
    '--5',
    '1e',
    '.',
    '-',
    '１２',
  ])('fall back to the default for %j', text => {
    for (const field of numberFields) expect(parseNumber(field, text)).toBe(numberInputs[field].default)
  })

  it('read decimal numbers however they are written', () => {
    expect(
      ['1e3', ' 12 ', '+7', '007', '12.', '.5e1', '1E2', '12.75'].map(text => parseNumber('baseLabor', text)),
    ).toEqual([1000, 12, 7, 7, 12, 5, 100, 12.75])
  })

  it('count a value between steps as typed', () => {
    expect(parseNumber('mountHeightIn', '40.5')).toBe(40.5)
    expect(parseNumber('baseLabor', '451')).toBe(451)
    expect(parseNumber('trenchFt', '12.3')).toBe(12.3)
  })

  it('count a value beyond a bound as that bound', () => {
    expect([
      parseNumber('mountHeightIn', '17.9'),
      parseNumber('mountHeightIn', '-3'),
      parseNumber('mountHeightIn', '73'),
    ]).toEqual([18, 18, 72])
    expect([
      parseNumber('pricePerFt', '0'),
      parseNumber('pricePerFt', '0.99'),
      parseNumber('pricePerFt', '1e-400'),
    ]).toEqual([1, 1, 1])
    expect([
      parseNumber('baseLabor', '-1'),
      parseNumber('trenchFt', '-0.1'),
      parseNumber('trenchPricePerFt', '-1e300'),
    ]).toEqual([0, 0, 0])
  })

  it('have no minus sign in front of zero', () => {
    for (const field of ['baseLabor', 'trenchFt', 'trenchPricePerFt'] as const) expect(parseNumber(field, '-0')).toBe(0)
  })

  it('hold what no arithmetic could: the largest whole number that is exact counts instead', () => {
    expect(parseNumber('trenchFt', '1e300')).toBe(MAX_NUMBER)
    expect(parseNumber('trenchFt', '123456789012')).toBe(123456789012)
  })

  it('give a finite number within the bounds for any text, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numberFields), arbTypedText, (field, text) => {
        const value = parseNumber(field, text)
        expect(value).toBeGreaterThanOrEqual(numberInputs[field].min)
        expect(value).toBeLessThanOrEqual(maxOf(field))
        expect(parseNumber(field, String(value))).toBe(value)
        expect(normalizeNumber(field, value)).toBe(value)
      }),
    )
  })
})

describe('text that is still being typed', () => {
  it('has no minus sign in front of zero either', () => {
    expect(parsePartialNumber('trenchFt', '-0')).toBe(0)
  })
  it('counts as soon as it stands for a valid number', () => {
    expect(['4', '48', '48.', '480', '', '-', 'x'].map(text => parsePartialNumber('mountHeightIn', text))).toEqual([
      undefined,
      48,
      48,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  it('then counts for the same as when the field is left', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numberFields), arbTypedText, (field, text) => {
        const onBlur = parseNumber(field, text)
        expect(parsePartialNumber(field, text) ?? onBlur).toBe(onBlur)
      }),
    )
  })
})
