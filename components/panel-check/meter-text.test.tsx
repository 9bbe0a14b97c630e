// Each reason for which a file is refused, with what the file says filled in; days and times.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { panelCheck } from '@/content/words/panel-check'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import { forAll } from '@/tests/for-all'
import { dateText, monthYearText, problemText, shortDayText, timeText } from './meter-text'

const understood = { count: 96, intervalMin: 15, from: 29_691_360, to: 29_692_800 }
const problems: Readonly<Record<MeterProblem['problem'], object>> = {
  workbook: {},
  zip: {},
  document: {},
  empty: {},
  brokenXml: {},
  unreadable: {},
  noIntervals: { headings: 'Date, Amount' },
  columns: { choices: [], canAdd: false },
  production: {},
  runningTotal: {},
  multiplier: { heading: 'CT Ratio' },
  wrongUnit: { unit: 'therms' },
  tooMany: { max: 2_000_000 },
  twoMeters: { choices: [] },
  solar: understood,
  belowZero: { minute: 29_691_360, ...understood },
  allZero: understood,
  coarse: understood,
  irregular: understood,
  manyBadRows: { badRows: 12, ...understood },
  gaps: { missingHours: 30, holeFrom: 29_691_360, holeTo: 29_692_800, ...understood },
  fewDays: { days: 10, ...understood },
  hourlyShort: { days: 10, ...understood },
  implausible: { kw: 3600, ...understood },
}

it.each(Object.entries(problems))('the reason of a refusal has all of its words: %s', (problem, facts) => {
  const text = problemText({ problem, ...facts } as MeterProblem, panelCheck.meter)
  expect(text).not.toMatch(/[{}]|undefined|NaN/)
  for (const fact of Object.values(facts)) if (typeof fact === 'string') expect(text).toContain(fact)
})

it('writes days and times as Americans do', () => {
  const written = (minute: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(minute * 60_000).replace(/\s/g, ' ')
  forAll(fc.integer({ min: 0, max: 60_000_000 }), minute => {
    expect(dateText(minute)).toBe(written(minute, { dateStyle: 'long' }))
    expect(shortDayText(minute)).toBe(written(minute, { month: 'short', day: 'numeric' }))
    expect(monthYearText(minute)).toBe(written(minute, { month: 'long', year: 'numeric' }))
    expect(timeText(minute)).toBe(written(minute, { timeStyle: 'short' }))
  })
})
