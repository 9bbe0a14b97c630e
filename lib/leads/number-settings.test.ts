import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberOrDefault, numberProblems, readNumber } from './number-settings'
import { forAll } from '@/tests/for-all'

describe('number settings', () => {
  it('are the defaults where nothing is set, or only blanks', () => {
    expect(readNumber({}, 'LEAD_KEEP_MONTHS')).toBe(24)
    expect(readNumber({ LEAD_ALARM_AFTER_MIN: ' ' }, 'LEAD_ALARM_AFTER_MIN')).toBe(15)
    expect(numberProblems({ LEAD_KEEP_MONTHS: '' })).toEqual([])
  })

  it.each([
    ['LEAD_ALARM_AFTER_MIN', ' 0.5 ', 0.5],
    ['LEAD_REMIND_AFTER_MIN', 30, 30],
    ['LEAD_KEEP_MONTHS', '0', 0],
    ['LEAD_DAILY_IMAGES', '0', 0],
  ] as const)('reads %s=%j', (name, value, expected) => {
    expect(readNumber({ [name]: value }, name)).toBe(expected)
  })

  it.each([
    ['LEAD_ALARM_AFTER_MIN', 'soon', 15],
    ['LEAD_ALARM_AFTER_MIN', '0', 15],
    ['LEAD_REMIND_AFTER_MIN', '-5', 60],
    ['LEAD_KEEP_MONTHS', '1.5', 24],
    ['LEAD_KEEP_MONTHS', '99999', 24],
    ['LEAD_DAILY_IMAGES', true, 2000],
  ] as const)('names %s=%j with the form that it should have', (name, value, usual) => {
    expect(readNumber({ [name]: value }, name)).toBeUndefined()
    expect(numberOrDefault({ [name]: value }, name)).toBe(usual)
    expect(numberProblems({ [name]: value })).toEqual([
      { variable: name, expected: expect.stringMatching(/^a (whole )?number of .*for example \d+$/) as string },
    ])
  })

  it('never quote a value, which may be a secret that was put into the wrong variable', () => {
    forAll(fc.stringMatching(/^hunter[a-z]{4,20}$/), secret => {
      expect(JSON.stringify(numberProblems({ LEAD_KEEP_MONTHS: secret }))).not.toContain(secret)
    })
  })
})
