import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  csvKwh,
  greenButton,
  greenButtonEntries,
  type Interval,
  meterYear,
  PEAK_KW,
  tsvKw,
  YEAR_INTERVALS,
} from '@/tests/meter-files'
import { read, understood } from '@/tests/meter-table'
import { forCasesAsync } from '@/tests/for-all'

const year = meterYear()

/** '2026-08-03 18:15' */
const wallText = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ')

/** Rows of `days` days, every `stepMin` minutes, in a table with these headings. */
function table(days: number, stepMin: number, value: (index: number) => string | number, headings = 'Date,Time,kWh') {
  const rows = Array.from({ length: (days * 1440) / stepMin }, (_, index) => {
    const at = new Date(Date.UTC(2026, 5, 1) + index * stepMin * 60_000).toISOString()
    return `${at.slice(0, 10)},${at.slice(11, 16)},${value(index)}`
  })
  return [headings, ...rows].join('\n')
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('a year of 15-minute readings', () => {
  it.each([
    ['Green Button', greenButton(greenButtonEntries(year))],
    ['CSV of kWh', csvKwh(year)],
    ['TSV of kW with a 12-hour clock', tsvKw(year)],
    ['the same in UTF-16, as Excel writes it', utf16(tsvKw(year))],
    ['the same in the other order of bytes', utf16(tsvKw(year)).swap16()],
    ['CSV from the newest reading to the oldest', csvKwh(year.toReversed())],
  ])('as %s has the same peak', async (_, text) => {
    const demand = await understood(text)
    expect(demand.peakKw).toBeCloseTo(PEAK_KW, 9)
    expect(wallText(demand.peakMinute)).toBe('2026-08-03 18:15')
    expect(demand).toMatchObject({ intervalMin: 15, cautions: [], missingHours: 0 })
    // The hour that repeats in fall has four times twice.
    expect(demand.count).toBe(YEAR_INTERVALS - 4)
    expect([wallText(demand.from), wallText(demand.to)]).toEqual(['2025-11-01 00:00', '2026-11-01 00:00'])
    expect(demand.days.kw).toHaveLength(365)
    expect(Math.max(...demand.days.kw)).toBe(demand.peakKw)
    expect(demand.days.minutes[demand.days.kw.indexOf(demand.peakKw)]).toBe(demand.peakMinute)
  })

  it('reads alike in pieces of any size', async () => {
    const text = csvKwh(year.slice(0, 96 * 40))
    const whole = await understood(text)
    await forCasesAsync(12, fc.integer({ min: 7, max: 40_000 }), async size => {
      expect(await understood(text, { pieceBytes: size })).toEqual(whole)
    })
    const xml = greenButton(greenButtonEntries(year.slice(0, 96 * 40)))
    expect(await understood(xml, { pieceBytes: 777 })).toEqual(await understood(xml))
  })

  it('tells how far it is', async () => {
    const shares: number[] = []
    await read(csvKwh(year), { onProgress: share => shares.push(share) })
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
})

// More of them: layouts.test.ts, cases.test.ts.
describe('tables of other utilities', () => {
  const day = (index: number) => (1 + (index % 5)) / 10
  it.each([
    ['watts', table(40, 15, index => day(index) * 4000, 'Date,From,Power (W)')],
    ['units in the cells', table(40, 15, index => `${day(index)} kWh`, 'Date,Time,Usage kWh')],
    [
      'a price in each row',
      table(40, 15, index => `${day(index)},$0.${10 + (index % 7)}`, 'Date,Time,Usage (kWh),Cost'),
    ],
    ['nothing sent back', table(40, 15, index => `${day(index)},0`, 'Date,Time,Delivered kWh,Received kWh')],
    ['five-minute readings', table(40, 5, index => (1 + (Math.floor(index / 3) % 5)) / 30)],
  ])('with %s are understood', async (_, text) => {
    const demand = await understood(text)
    expect(demand.peakKw).toBeCloseTo(2, 6)
    expect(demand.cautions).toEqual(['partOfYear'])
  })

  it.each(['\n', '\n,,\n'])('take no amount above them for headings', async between => {
    const text = table(40, 15, day, 'Contract demand,10 kW,').replace('\n', between)
    expect(await read(text)).toMatchObject({ problem: 'columns', choices: [{ heading: '', unit: undefined }] })
  })

  it('are shifted where they give the end of each interval', async () => {
    const { from, peakMinute } = await understood(table(31, 15, index => (index === 7 ? 2 : 1), 'Date,End time,kWh'))
    // The reading stamped 1:45 began at 1:30.
    expect([wallText(from), wallText(peakMinute)]).toEqual(['2026-05-31 23:45', '2026-06-01 01:30'])
  })

  it('by the hour need a year', async () => {
    const hourly = (days: number) => table(days, 60, index => (index === 100 ? 5 : 1))
    expect(await understood(hourly(365))).toMatchObject({ peakKw: 5, intervalMin: 60, cautions: ['hourly'] })
    expect(await read(hourly(200))).toMatchObject({ problem: 'hourlyShort', days: 200, intervalMin: 60 })
  })
})

const without = (from: number, to: number): readonly Interval[] => [...year.slice(0, from), ...year.slice(to)]

const zip = (name: string) => [0x50, 0x4b, 3, 4, ...Array<number>(26).fill(0), ...Buffer.from(name)]

// More of them: cases.test.ts.
describe('a file that will not do', () => {
  const one = () => 1
  it.each<[string, string, object]>([
    ['an empty file', '', { problem: 'empty' }],
    ['prose', 'Dear customer,\nthank you for your letter.\n', { problem: 'noIntervals' }],
    [
      'a bill',
      'Bill date,Amount\n2026-06-01,$120.00\n2026-07-01,$140.00\n',
      { problem: 'noIntervals', headings: 'Bill date, Amount' },
    ],
    ['gas', table(40, 15, one, 'Date,Time,Therms'), { problem: 'wrongUnit', unit: 'therms' }],
    [
      'gas as Green Button',
      greenButton(greenButtonEntries(year.slice(0, 3000), { uom: 169 })),
      { problem: 'wrongUnit', unit: 'therms' },
    ],
    [
      'a day in each row',
      table(365, 1440, one)
        .replaceAll(/,00:00,/g, ',')
        .replace('Date,Time', 'Date'),
      { problem: 'coarse', intervalMin: 1440 },
    ],
    [
      'two meters, one after the other',
      `${csvKwh(year)}${csvKwh(year.map(({ epochSeconds, kwh }) => ({ epochSeconds, kwh: kwh / 2 })))}`,
      { problem: 'twoMeters' },
    ],
    ['a negative reading', table(40, 15, index => (index === 900 ? -0.2 : 1)), { problem: 'belowZero', count: 3840 }],
    [
      'exports as Green Button',
      greenButton(
        greenButtonEntries(year.slice(0, 3000)),
        greenButtonEntries(year.slice(0, 3000), { reading: 2, flow: 19 }),
      ),
      { problem: 'solar' },
    ],
    ['ten days', table(10, 15, one), { problem: 'fewDays', days: 10 }],
    ['a month that is missing', csvKwh(without(14_400, 14_400 + 2880)), { problem: 'gaps', missingHours: 720 }],
    ['watt-hours called kWh', table(40, 15, () => 900), { problem: 'columns', canAdd: false }],
    ['nothing but zeros', table(40, 15, () => 0), { problem: 'allZero' }],
    [
      'a third of the rows unreadable',
      table(60, 15, index => (index % 3 === 0 ? 'n/a' : 1)),
      { problem: 'manyBadRows', badRows: 1920 },
    ],
    ['cut-off XML', greenButton(greenButtonEntries(year.slice(0, 3000))).slice(0, -60), { problem: 'brokenXml' }],
    ['a web page', '<!DOCTYPE html><html><body><p>Log in</p></body></html>', { problem: 'noIntervals' }],
  ])('%s is refused with its reason', async (_, text, problem) => {
    const result = await read(text)
    expect('problem' in result ? result : { peakKw: result.peakKw }).toMatchObject(problem)
  })

  it.each([
    ['a workbook', zip('[Content_Types].xml'), 'workbook'],
    ['a ZIP', zip('usage.csv'), 'zip'],
    ['a packed file of another kind', [0x1f, 0x8b, 8, 0], 'zip'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'document'],
  ])('%s is told by its first bytes', async (_, bytes, problem) => {
    expect(await read(new Uint8Array(bytes))).toEqual({ problem })
  })

  it('with a hole of a few hours is taken, and the answer says so', async () => {
    expect(await understood(csvKwh(without(9600, 9620)))).toMatchObject({ cautions: ['someMissing'], missingHours: 5 })
  })

  it('of any text is answered without an error', async () => {
    await forCasesAsync(100, fc.string({ maxLength: 300 }), async text => {
      expect(await read(`Date,Time,kWh\n${text}`)).toHaveProperty('problem')
      expect(await read(`<feed>${text}`)).toHaveProperty('problem')
    })
  })
})
