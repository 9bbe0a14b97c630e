// Each reason for which a file is refused, with what the file says filled in.
import { describe, expect, it } from 'vitest'
import { panelCheck } from '@/content/words/panel-check'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import { problemText } from './meter-text'

const understood = { count: 96, intervalMin: 15, from: 29_691_360, to: 29_692_800 }
const problems: Readonly<Record<MeterProblem['problem'], object>> = {
  workbook: {},
  zip: {},
  document: {},
  empty: {},
  brokenXml: {},
  unreadable: {},
  noIntervals: { headings: 'Date, Amount' },
  manyColumns: { headings: 'Energy 1, Energy 2' },
  circuits: { headings: 'Dryer' },
  onlyPart: { headings: 'Leg A' },
  production: {},
  runningTotal: {},
  multiplier: { heading: 'CT Ratio', value: '200:5' },
  wrongUnit: { unit: 'therms' },
  tooMany: { max: 2_000_000 },
  twoMeters: { meters: 2 },
  solar: understood,
  allZero: understood,
  coarse: understood,
  irregular: understood,
  manyBadRows: { badRows: 12, ...understood },
  gaps: { missingHours: 30, holeFrom: 29_691_360, holeTo: 29_692_800, ...understood },
  fewDays: { days: 10, ...understood },
  hourlyShort: { days: 10, ...understood },
  implausible: { kw: 3600, ...understood },
}

describe('the reason of a refusal', () => {
  it.each(Object.entries(problems))('has all of its words: %s', (problem, facts) => {
    const text = problemText({ problem, ...facts } as MeterProblem, panelCheck.meter)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    for (const fact of Object.values(facts)) if (typeof fact === 'string') expect(text).toContain(fact)
  })
})
