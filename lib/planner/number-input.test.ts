import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countedNumber,
  LARGEST_COUNTED,
  largestOf,
  numberFields,
  numberInputs,
  readNumber,
  readUnfinishedNumber,
} from './number-input'
import { arbTypedText } from './test-plans'

describe('the number inputs', () => {
  it('have the bounds, steps and defaults of the specification', () => {
    const table = numberFields.map(field => {
      const { min, max, step, default: fallback } = numberInputs[field]
      return [field, min, max, step, fallback]
    })
    expect(table).toEqual([
      ['mountHeightIn', 18, 72, 1, 48],
      ['pricePerFt', 1, null, 1, 12],
      ['baseLabor', 0, null, 25, 450],
      ['trenchFt', 0, null, 5, 0],
      ['trenchPricePerFt', 0, null, 1, 18],
    ])
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
    for (const field of numberFields) expect(readNumber(field, text)).toBe(numberInputs[field].default)
  })

  it('read decimal numbers however they are written', () => {
    expect(
      ['1e3', ' 12 ', '+7', '007', '12.', '.5e1', '1E2', '12.75'].map(text => readNumber('baseLabor', text)),
    ).toEqual([1000, 12, 7, 7, 12, 5, 100, 12.75])
  })

  it('count a value between steps as typed', () => {
    expect(readNumber('mountHeightIn', '40.5')).toBe(40.5)
    expect(readNumber('baseLabor', '451')).toBe(451)
    expect(readNumber('trenchFt', '12.3')).toBe(12.3)
  })

  it('count a value beyond a bound as that bound', () => {
    expect([
      readNumber('mountHeightIn', '17.9'),
      readNumber('mountHeightIn', '-3'),
      readNumber('mountHeightIn', '73'),
    ]).toEqual([18, 18, 72])
    expect([
      readNumber('pricePerFt', '0'),
      readNumber('pricePerFt', '0.99'),
      readNumber('pricePerFt', '1e-400'),
    ]).toEqual([1, 1, 1])
    expect([
      readNumber('baseLabor', '-1'),
      readNumber('trenchFt', '-0.1'),
      readNumber('trenchPricePerFt', '-1e300'),
    ]).toEqual([0, 0, 0])
  })

  it('have no minus sign in front of zero', () => {
    for (const field of ['baseLabor', 'trenchFt', 'trenchPricePerFt'] as const) expect(readNumber(field, '-0')).toBe(0)
  })

  it('hold what no arithmetic could: the largest whole number that is exact counts instead', () => {
    expect(readNumber('trenchFt', '1e300')).toBe(LARGEST_COUNTED)
    expect(readNumber('trenchFt', '123456789012')).toBe(123456789012)
  })

  it('give a finite number within the bounds for any text, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numberFields), arbTypedText, (field, text) => {
        const value = readNumber(field, text)
        expect(value).toBeGreaterThanOrEqual(numberInputs[field].min)
        expect(value).toBeLessThanOrEqual(largestOf(field))
        expect(readNumber(field, String(value))).toBe(value)
        expect(countedNumber(field, value)).toBe(value)
      }),
    )
  })
})

describe('text that is still being typed', () => {
  it('has no minus sign in front of zero either', () => {
    expect(readUnfinishedNumber('trenchFt', '-0')).toBe(0)
  })
  it('counts as soon as it stands for a valid number', () => {
    expect(['4', '48', '48.', '480', '', '-', 'x'].map(text => readUnfinishedNumber('mountHeightIn', text))).toEqual([
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
        const unfinished = readUnfinishedNumber(field, text)
        if (unfinished !== undefined) expect(unfinished).toBe(readNumber(field, text))
      }),
    )
  })
})
