// Days first, hours across, files that a person decides, and the year that a file hands on.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greenButton, greenButtonEntries, meterYear } from '@/tests/meter-files'
import { all, clock, FIRST, kwhAt, PEAK, read, stamped, two, understood, us, write } from '@/tests/meter-table'
import { traceYear } from '@/lib/panel/replay'
import { isProblem } from './problems'
import { forCasesAsync } from '@/tests/for-all'

const DAYS = 40
const minutesOf = (days: number, stepMin: number) =>
  Array.from({ length: (days * 1440) / stepMin }, (_, index) => FIRST + stepMin * index)

describe('dates with the day first', () => {
  const dayFirst = (minute: number) => us(minute).replace(/(..).(..)/, '$2/$1')
  const file = (date: (minute: number) => string, columns: 1 | 2) =>
    write({
      columns:
        columns === 2
          ? [['Date', date], ['Time', clock], all]
          : [['Start', minute => `${date(minute)} ${clock(minute)}`], all],
    })

  it.each([1, 2] as const)('are read like dates with the month first, in %i columns', async columns => {
    const found = await understood(file(dayFirst, columns))
    expect(found).toEqual(await understood(file(us, columns)))
    expect(found.peakMinute).toBe(PEAK)
  })

  it('are found wherever the first day above 12 stands', async () => {
    const [head = '', ...rows] = file(dayFirst, 1).trimEnd().split('\n')
    await forCasesAsync(6, fc.integer({ min: 0, max: DAYS * 96 }), async from => {
      const turned = [head, ...rows.slice(from), ...rows.slice(0, from)].join('\n')
      expect((await understood(turned)).peakMinute).toBe(PEAK)
    })
  })

  it('are found with a dash, and with a T before the time', async () => {
    const text = file(dayFirst, 1)
    const dashed = text.replaceAll(/^(\d\d)\/(\d\d)\/(\d{4}) /gm, '$1-$2-$3T')
    expect(dashed).not.toBe(text)
    expect(await understood(dashed)).toEqual(await understood(text))
  })

  it.each([
    [15, 'fewDays'],
    [60, 'hourlyShort'],
  ])('of a few days are those that follow one another, every %i minutes', async (stepMin, problem) => {
    const from = Date.UTC(2026, 5, 1) / 60_000
    for (const date of [dayFirst, us]) {
      const rows = minutesOf(3, stepMin)
        .map(minute => minute - FIRST + from)
        .map(minute => `${date(minute)} ${clock(minute)},0.${1 + ((minute / 15) % 7)}`)
      expect(await read(['Start,kWh', ...rows].join('\n'))).toMatchObject({ problem, days: 3, from })
    }
  })
})

describe('a row for each day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const peakAt = PEAK - 15
  const endOf = (minute: number) => clock(minute).replace('00:00', '24:00')
  const headings: readonly (readonly [string, readonly string[], number])[] = [
    ['numbers from 1', hours.map(hour => String(hour + 1)), 60],
    ['numbers from 0', hours.map(String), 60],
    ['hour endings', hours.map(hour => `HE${two(hour + 1)}`), 60],
    ['starts', hours.map(hour => `${two(hour)}:00`), 60],
    ['ends', hours.map(hour => `${two(hour + 1)}:00`), 60],
    ['a clock of 12 hours', hours.map(hour => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`), 60],
    ['ends without a colon', minutesOf(1, 30).map(minute => endOf(minute + 30).replace(':', '')), 30],
    ['ranges', hours.map(hour => `${two(hour)}:00 - ${two(hour + 1)}:00`), 60],
    ['quarters of an hour', minutesOf(1, 15).map(clock), 15],
    ['ends of quarters', minutesOf(1, 15).map(minute => endOf(minute + 15)), 15],
  ]
  const file = (names: readonly string[], stepMin: number, days: number, around: readonly [string, string][] = []) => {
    const head = ['Date', ...around.map(([name]) => name), ...names]
    const rows = Array.from({ length: days }, (_, day) => {
      const midnight = FIRST + day * 1440
      const values = names.map((_name, index) => {
        const minute = midnight + index * stepMin
        return String(minute === peakAt ? 3 : 0.5 + ((minute / stepMin) % 7) / 10)
      })
      return [us(midnight), ...around.map(([, cell]) => cell), ...values]
    })
    return [head, ...rows].map(cells => cells.join(',')).join('\n')
  }

  it.each(headings)('is read by %s', async (_, names, stepMin) => {
    const days = stepMin > 15 ? 365 : DAYS
    const found = await understood(
      file(names, stepMin, days, [
        ['Meter Number', '123'],
        ['Unit', 'kWh'],
      ]),
    )
    expect(found).toMatchObject({
      peakKw: (3 * 60) / stepMin,
      peakMinute: peakAt,
      intervalMin: stepMin,
      meters: ['123'],
    })
    expect([found.count, found.from]).toEqual([(days * 1440) / stepMin, FIRST])
  })

  it('with export rows is of a solar home, with therms no electricity', async () => {
    const names = hours.map(String)
    const rows = file(names, 60, 365, [['Direction', 'Delivered']])
    expect(await read(rows.replaceAll(/^(06.*)Delivered/gm, '$1Returned'))).toMatchObject({ problem: 'solar' })
    const therms = { problem: 'wrongUnit', unit: 'therms' }
    expect(await read(file(names, 60, 365, [['Unit', 'therms']]))).toMatchObject(therms)
  })
})

describe('a file that could be read in two ways', () => {
  it('is read by the meter that a person names, without the exports of another', async () => {
    const text = stamped('Meter,kWh', minute => [`#1,${kwhAt(minute)}`, '#2,3', '#2g,-1'])
    expect(await read(text)).toMatchObject({ problem: 'solar' })
    const both = text.replaceAll(/^.*#2g.*\n?/gm, '')
    expect(await read(both)).toMatchObject({ problem: 'twoMeters', meters: 2, choices: ['1', '2'] })
    expect(await understood(both, { choice: { meter: '1' } })).toMatchObject({ peakKw: 9.4, meters: ['1'] })
    expect(await understood(text, { choice: { meter: '1' } })).toMatchObject({ peakKw: 9.4 })
  })

  it('is read by the column that a person names, or by all of them', async () => {
    const text = stamped('Energy 1 kWh,Energy 2 kWh', minute => `${kwhAt(minute)},0.1`)
    const refused = await read(text)
    expect(refused).toMatchObject({ problem: 'manyColumns', choices: ['Energy 1 kWh', 'Energy 2 kWh'], canAdd: true })
    expect((await understood(text, { choice: { column: 0 } })).peakKw).toBeCloseTo(9.4, 6)
    expect((await understood(text, { choice: { column: 'all' } })).peakKw).toBeCloseTo(9.8, 6)
    expect((await understood(text, { choice: { column: 1 } })).peakKw).toBeCloseTo(0.4, 6)
  })

  it('names the usage points of a Green Button file', async () => {
    const year = meterYear(96 * DAYS)
    const text = greenButton(
      greenButtonEntries(year),
      greenButtonEntries(
        year.map(one => ({ ...one, kwh: 0.1 })),
        { point: 2 },
      ),
    )
    const refused = await read(text)
    if (!isProblem(refused) || !('choices' in refused)) throw new Error('not asked')
    expect(refused.choices).toHaveLength(2)
    const [, second = ''] = refused.choices ?? []
    expect((await understood(text, { choice: { meter: second } })).peakKw).toBeCloseTo(0.4, 9)
  })
})

describe('the year that is handed on', () => {
  const text = (stepMin: number, days: number, from = FIRST, kwh = (_minute: number) => 0.25) =>
    [
      'Start,kWh',
      ...minutesOf(days, stepMin)
        .map(minute => minute - FIRST + from)
        .map(minute => `${us(minute)} ${clock(minute)},${kwh(minute)}`),
    ].join('\n')
  const night = { serviceAmps: 100, outputAmps: 48, fromHour: 22, toHour: 7, needKwh: 11.4 } as const

  it('has every reading as power, and a night between each pair of days', async () => {
    const { year } = await understood(text(15, DAYS, FIRST, kwhAt))
    expect([year.intervalMin, year.startMin.length]).toEqual([15, DAYS * 96])
    expect(Math.max(...Array.from(year.kw))).toBeCloseTo(9.4, 9)
    expect(traceYear(year, night).replay).toMatchObject({ nights: DAYS - 1, filled: DAYS - 1 })
  })

  it('has quarters of an hour where the readings are shorter', async () => {
    const { year } = await understood(text(5, DAYS, FIRST, minute => 0.1 + (minute % 15) / 100))
    expect([year.intervalMin, year.startMin.length, year.kw[7]]).toEqual([15, DAYS * 96, expect.closeTo(1.8, 9)])
  })

  it('is the last 365 days of a longer file, without the hour that may be two', async () => {
    const { year, to } = await understood(text(60, 800, FIRST, minute => 0.5 + ((minute / 60) % 5)))
    expect([year.startMin.length, year.startMin[0]]).toEqual([365 * 24 - 1, to - 365 * 1440])
  })

  it('leaves out the hour that may be two, so that its night drops out', async () => {
    const fall = Date.UTC(2026, 10, 1) / 60_000
    const { year } = await understood(text(15, DAYS, fall - 20 * 1440, minute => 0.2 + (minute % 7) / 10))
    expect(year.startMin.length).toBe(DAYS * 96 - 4)
    expect(traceYear(year, night).replay.nights).toBe(DAYS - 2)
  })

  it('is the same in any order of rows, whatever their number', async () => {
    const [head = '', ...rows] = text(5, 365, FIRST, minute => 0.1 + ((minute / 5) % 11) / 100).split('\n')
    const mixed = rows.map((_, index) => rows[(index * 104_729) % rows.length] ?? '')
    const [one, other] = await Promise.all([
      understood([head, ...rows].join('\n')),
      understood([head, ...mixed].join('\n')),
    ])
    expect(rows.length).toBeGreaterThan(2 ** 16)
    expect(other).toEqual(one)
  })
})
