import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normalizeNumber,
  MAX_NUMBER,
  maxOf,
  type NumberField,
  numberFields,
  numberInputs,
  parseNumber,
  parsePartialNumber,
} from './number-input'
import { arbTypedText } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

const DEFAULT = 20.25
const parse = (field: NumberField, text: string) => parseNumber(field, text, DEFAULT)

describe('the number inputs', () => {
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
    for (const field of numberFields) expect(parse(field, text)).toBe(DEFAULT)
  })

  it('read decimal numbers however they are written', () => {
    expect(['1e3', ' 12 ', '+7', '007', '12.', '.5e1', '1E2', '12.75'].map(text => parse('baseLabor', text))).toEqual([
      1000, 12, 7, 7, 12, 5, 100, 12.75,
    ])
  })

  it('count a value between steps as typed', () => {
    expect(parse('mountHeightIn', '40.5')).toBe(40.5)
    expect(parse('baseLabor', '451')).toBe(451)
    expect(parse('trenchFt', '12.3')).toBe(12.3)
  })

  it('count a value beyond a bound as that bound', () => {
    expect([parse('mountHeightIn', '17.9'), parse('mountHeightIn', '-3'), parse('mountHeightIn', '73')]).toEqual([
      18, 18, 72,
    ])
    expect([parse('pricePerFt', '0'), parse('pricePerFt', '0.99'), parse('pricePerFt', '1e-400')]).toEqual([1, 1, 1])
    expect([parse('baseLabor', '-1'), parse('trenchFt', '-0.1'), parse('trenchPricePerFt', '-1e300')]).toEqual([
      0, 0, 0,
    ])
  })

  it('have no minus sign in front of zero', () => {
    for (const field of ['baseLabor', 'trenchFt', 'trenchPricePerFt'] as const) expect(parse(field, '-0')).toBe(0)
  })

  it('hold what no arithmetic could: the largest whole number that is exact counts instead', () => {
    expect(parse('trenchFt', '1e300')).toBe(MAX_NUMBER)
    expect(parse('trenchFt', '123456789012')).toBe(123456789012)
  })

  it('give a finite number within the bounds for any text, and reading it again changes nothing', () => {
    forAll(fc.constantFrom(...numberFields), arbTypedText, (field, text) => {
      const value = parse(field, text)
      expect(value).toBeGreaterThanOrEqual(numberInputs[field].min)
      expect(value).toBeLessThanOrEqual(maxOf(field))
      expect(parse(field, String(value))).toBe(value)
      expect(normalizeNumber(field, value)).toBe(value)
    })
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
    forAll(fc.constantFrom(...numberFields), arbTypedText, (field, text) => {
      const onBlur = parse(field, text)
      expect(parsePartialNumber(field, text) ?? onBlur).toBe(onBlur)
    })
  })
})
