// One house as people's files have it: whose rows they are, how times are written, clock changes,
// and readings that cannot be.
import { describe, expect, it } from 'vitest'
import {
  all,
  at,
  clock,
  type Column,
  dated,
  FIRST,
  kwhAt,
  minutes,
  part,
  PEAK,
  peak,
  read,
  stamp,
  stamped,
  text,
  two,
  understood,
  us,
  write,
} from '@/tests/meter-table'
import { traceYear } from '@/lib/panel/replay'
import { believed } from './doubt'

const table = (columns: readonly Column[], preamble = '') => read(write({ columns, preamble }))
const named = (heading: string, kwh: (minute: number, index: number) => number | string): Column => [
  heading,
  minute => String(kwh(minute, (minute - FIRST) / 15)),
]
const odd = (index: number, value: number) => named('kWh', (minute, at) => (at === index ? value : text(kwhAt(minute))))

describe('rows of', () => {
  const pseg = (rowsAt: (minute: number) => readonly string[]) =>
    read(stamped('Meter,kWh', minute => rowsAt(minute).map(cells => cells)))
  it.each<[string, (minute: number) => readonly string[], object]>([
    [
      'rate periods of one meter',
      minute => [`Meter #001 - ${at(minute).getUTCHours() > 14 ? 'On' : 'Off'}-Peak,${kwhAt(minute)}`],
      { ...peak, meters: ['001'] },
    ],
    ['one meter twice at a time', minute => [`Meter #001 - On-Peak,${kwhAt(minute)}`, 'Meter #001 - Off-Peak,0'], peak],
    [
      'parts of one meter',
      minute => [`Meter #001 - On-Peak,${kwhAt(minute) - 0.1}`, 'Meter #001 - Off-Peak,0.1'],
      { peakMinute: PEAK },
    ],
    ['a solar home', minute => [`Meter #00001,${kwhAt(minute)}`, 'Meter #00001g,0.00'], { problem: 'solar' }],
    ['generation alone', () => ['Meter #00001g,-0.4'], { problem: 'production' }],
    [
      'two meters',
      minute => [`Meter #111,${kwhAt(minute)}`, 'Meter #222,3'],
      {
        problem: 'twoMeters',
        choices: [
          { heading: 'Meter #111', unit: 'kWh' },
          { heading: 'Meter #222', unit: 'kWh', sample: ['3'] },
        ],
        canAdd: false,
      },
    ],
  ])('%s', async (_, rowsAt, expected) => {
    expect(await pseg(rowsAt)).toMatchObject(expected)
  })

  it.each<[string, string, (minute: number) => readonly string[], object]>([
    ['gas beside', 'Type,Usage,Units', minute => [`Electric,${kwhAt(minute)},kWh`, 'Gas,0.4,therms'], peak],
    ['volts beside', 'Value,UOM', minute => [`${kwhAt(minute)},kWh`, '121.3,V'], { problem: 'columns', canAdd: false }],
    ['zeros received', 'DIR,KWH', minute => [`D,${kwhAt(minute)}`, 'R,0'], peak],
    ['energy received', 'DIR,KWH', minute => [`D,${kwhAt(minute)}`, 'R,0.2'], { problem: 'solar' }],
    ['what is received alone', 'Direction,kWh', () => ['Received by utility,0.2'], { problem: 'production' }],
    [
      'two numbered meters',
      'Meter Number,kWh',
      minute => [`111,${kwhAt(minute)}`, '222,0.3'],
      { problem: 'twoMeters' },
    ],
    ['two channels', 'Channel,kWh', minute => [`1,${kwhAt(minute)}`, '2,0.3'], { problem: 'columns', canAdd: false }],
    [
      'two legs',
      'Leg,kWh',
      minute => [`Leg A,${kwhAt(minute) / 2}`, `Leg B,${kwhAt(minute) / 2}`],
      { problem: 'columns', canAdd: true },
    ],
    [
      'a unit that changes',
      'Value,UOM',
      minute => [minute < PEAK ? `${kwhAt(minute)},kWh` : `${4 * kwhAt(minute)},therms`],
      { problem: 'fewDays', days: 23 },
    ],
    ['a name that says nothing', 'Name,kWh', minute => [`Our Solar Home,${kwhAt(minute)}`], peak],
    ['two readings of a time', 'kWh', minute => [text(kwhAt(minute)), '0.01'], { problem: 'twoMeters', choices: [] }],
    [
      'a few times twice',
      'kWh',
      minute => [text(kwhAt(minute)), ...((minute / 15) % 120 === 5 ? ['0.01'] : [])],
      { ...peak, doubled: 32, cautions: ['partOfYear', 'someDoubled'] },
    ],
  ])('a table with %s', async (_, headings, rowsAt, expected) => {
    expect(await read(stamped(headings, rowsAt))).toMatchObject(expected)
  })

  it('parts that a person adds up, or one of them', async () => {
    const legs = write({ columns: [stamp, part('Leg A (kWh)', () => 0.5), part('Leg B (kWh)', () => 0.5)] })
    expect(await read(legs)).toMatchObject({ problem: 'columns', canAdd: true })
    expect((await understood(legs, { choice: { columns: [0, 1] } })).peakKw).toBeCloseTo(9.4, 6)
    expect((await understood(legs, { choice: { columns: [1] } })).peakKw).toBeCloseTo(4.7, 6)
    const rows = stamped('Phase,kWh', minute => [`Phase A,${kwhAt(minute) / 2}`, `Phase B,${kwhAt(minute) / 2}`])
    expect((await understood(rows, { choice: { columns: [0, 1] } })).peakKw).toBeCloseTo(9.4, 6)
  })

  it('headings of another table are not read as the first ones', async () => {
    const first = write({ columns: [stamp, all] })
    expect(await read(`${first}${first}`)).toMatchObject({ peakMinute: PEAK, count: minutes.length })
    expect(await read(`${first}${first.replace('Start,kWh', 'Energy received,kWh')}`)).toMatchObject({
      problem: 'manyBadRows',
    })
  })
})

describe('times', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const across = (names: readonly string[], around: readonly [string, string][] = []) => {
    const step = 1440 / names.length
    const days = Array.from({ length: step > 15 ? 365 : 40 }, (_, day) => FIRST + day * 1440)
    const rows = days.map(day => [
      us(day),
      ...around.map(([, cell]) => cell),
      ...names.map((_, index) =>
        day + index * step === PEAK - 15 ? '3' : String(0.5 + ((day / step + index) % 7) / 10),
      ),
    ])
    return read([['Date', ...around.map(([name]) => name), ...names], ...rows].map(cells => cells.join(',')).join('\n'))
  }
  it.each<[string, readonly string[], [string, string][]]>([
    ['numbers', hours.map(hour => String(hour + 1)), [['Unit', 'kWh']]],
    [
      'hour endings',
      hours.map(hour => `HE${two(hour + 1)}`),
      [
        ['Meter Number', '123'],
        ['Unit', 'kWh'],
      ],
    ],
    ['starts of quarters', minutes.slice(0, 96).map(clock), [['UOM', 'KWH']]],
    ['kWh and a number', minutes.slice(0, 96).map((_, index) => `KWH_${index + 1}`), []],
    ['any words', hours.map(hour => 'abcdefghijklmnopqrstuvwxyz'[hour] ?? ''), [['Unit', 'kWh']]],
  ])('across, by %s', async (_, names, around) => {
    expect(await across(names, around)).toMatchObject({
      peakMinute: PEAK - 15,
      peakKw: (3 * names.length) / 24,
      intervalMin: 1440 / names.length,
    })
    expect(
      await across(names, [
        ['Direction', 'Returned'],
        ['Unit', 'kWh'],
      ]),
    ).toMatchObject({ problem: 'production' })
  })

  it.each([['A1'], ['A1', 'A2']])('across, of meters %s, beside numbers of the whole day', async (...meters) => {
    const hourOf = (day: number, hour: number) =>
      day + hour * 60 === PEAK - 15 ? 3 : 0.5 + ((day / 60 + hour) % 7) / 10
    const rows = Array.from({ length: 365 }, (_, day) => FIRST + day * 1440).flatMap(day =>
      meters.map((meter, at) => [
        meter,
        us(day),
        'kWh',
        `0.${at + 1}`,
        (day % 7) + at,
        40 + (day % 11) + at,
        ...hours.map(hour => hourOf(day, hour)),
      ]),
    )
    const names = ['Meter Number', 'Date', 'Read Type', 'Min', 'Max', 'Total', ...hours.map(hour => `${hour}:00`)]
    expect(await read([names, ...rows].map(cells => cells.join(',')).join('\n'))).toMatchObject(
      meters.length > 1 ? { problem: 'twoMeters' } : { peakKw: 3, peakMinute: PEAK - 15, meters },
    )
  })

  it.each([false, true])('with the day of the end beside that of the start, the end first: %s', async isEndFirst => {
    const [start, end] = (['Start', 'End'] as const).map((name, at): readonly Column[] => [
      [`${name} Date`, minute => us(minute + 15 * at)],
      [`${name} Time`, minute => clock(minute + 15 * at)],
    ])
    const columns = [...(start ?? []), ...(end ?? [])]
    expect(await table([...(isEndFirst ? columns.toReversed() : columns), all])).toMatchObject({ ...peak, from: FIRST })
  })

  it('of the ends of hours, and up to 24:00', async () => {
    const hourly = minutes.filter(minute => minute % 60 === 0)
    const year = Array.from({ length: 365 * 24 }, (_, index) => FIRST + index * 60)
    const rows = year.map(
      minute => `${us(minute)},${at(minute).getUTCHours() + 1},${minute === PEAK - 15 ? 6.1 : 0.5 + (minute % 7) / 10}`,
    )
    expect(await read(['Date,Hour Ending,kWh', ...rows].join('\n'))).toMatchObject({
      peakMinute: PEAK - 15,
      peakKw: 6.1,
      cautions: ['hourly'],
      from: FIRST,
    })
    const to24: Column = ['Time', minute => (clock(minute + 15) === '00:00' ? '24:00' : clock(minute + 15))]
    expect(await table([...dated(to24), all])).toMatchObject(peak)
    expect(hourly).toHaveLength(960)
  })

  it('whose interval changes are read piece by piece', async () => {
    const before = Array.from({ length: 330 * 24 }, (_, index) => FIRST - (330 * 24 - index) * 60)
    const rows = [...before.map(minute => [minute, 60]), ...minutes.map(minute => [minute, 15])].map(
      ([minute = 0, length = 0]) =>
        `${us(minute + length)} ${clock(minute + length)},${length === 60 ? 0.5 + (minute % 7) / 10 : text(kwhAt(minute))}`,
    )
    expect(await read(['Interval End,kWh', ...rows].join('\n'))).toMatchObject({
      peakMinute: PEAK,
      from: before[0],
      missingHours: 0,
      cautions: ['hourly', 'mixedIntervals'],
    })
  })

  it('of rows that add others up are left out', async () => {
    const rows = minutes.flatMap(minute => {
      const end = `${us(minute + 15)} ${clock(minute + 15)}`
      const day = minute % 1440 === 1425 ? [`${us(minute - 1425)} 00:00,${end},19.5`] : []
      return [`${us(minute)} ${clock(minute)},${end},${text(kwhAt(minute))}`, ...day]
    })
    expect(await read(['Start,End,kWh', ...rows].join('\n'))).toMatchObject(peak)
  })

  it('at uneven distances are refused', async () => {
    const uneven: Column = ['Start', minute => stamp[1](minute + ((minute / 15) % 3 === 0 ? 5 : 0))]
    expect(await table([uneven, all])).toMatchObject({ problem: 'irregular' })
  })

  /**
   * 40 days around a clock change, without the rows that `isLeftOut`, and with one value at `odd`.
   */
  const aroundChange = (day: number, isLeftOut: (minute: number) => boolean, odd = NaN) => {
    const start = day - 20 * 1440
    const kept = minutes.map(minute => minute - FIRST + start).filter(minute => !isLeftOut(minute))
    const value = (minute: number) => (minute === odd ? 3 : minute === start ? 2 : 0.5 + ((minute / 15) % 7) / 10)
    return understood(
      ['Start,kWh', ...kept.map(minute => `${us(minute)} ${clock(minute)},${value(minute)}`)].join('\n'),
    )
  }
  it.each([0, 105, 120, 180])('leave an hour out in the spring night, %i minutes after midnight', async after => {
    const spring = Date.UTC(2026, 2, 8) / 60_000
    for (const weeks of [0, 1]) {
      const hole = spring + weeks * 7 * 1440 + after
      expect(await aroundChange(spring, minute => minute >= hole && minute < hole + 60)).toMatchObject({
        missingHours: weeks,
      })
    }
  })
  it('give no peak in a fall hour that stands once, and its night drops out', async () => {
    const fall = Date.UTC(2026, 10, 1) / 60_000
    const { peakKw, year } = await aroundChange(fall, () => false, fall + 75)
    expect([peakKw, year.startMin.length]).toEqual([8, 40 * 96 - 4])
    const night = { serviceAmps: 100, outputAmps: 48, fromHour: 22, toHour: 7, needKwh: 11.4 } as const
    expect(traceYear(year, night).replay.nights).toBe(38)
    expect((await aroundChange(fall, () => false, fall + 7 * 1440 + 75)).peakKw).toBe(12)
  })
})

describe('doubt', () => {
  it.each<[string, Column, object]>([
    [
      'a catch-up after a day of zeros',
      named('kWh', (minute, at) => (at >= 500 && at < 596 ? 0 : at === 596 ? 18.4 : kwhAt(minute))),
      { ...peak, leftOut: [{ minute: FIRST + 596 * 15, kw: 73.6 }] },
    ],
    [
      'an error code',
      odd(100, 65.535),
      { ...peak, leftOut: [{ minute: FIRST + 1500, kw: expect.closeTo(262.14, 6) as number }] },
    ],
    [
      'an hour before a hair below zero',
      odd(500, -0.001),
      { ...peak, cautions: ['partOfYear', 'belowZero'], belowZero: 1 },
    ],
    [
      'a correction at night',
      odd(500, -1.2),
      { ...peak, count: minutes.length, cautions: ['partOfYear', 'belowZero'] },
    ],
    [
      'an excess that is taken back',
      named('kWh', (minute, at) => (at === 1000 ? 3 : at === 1001 ? -2.6 : kwhAt(minute))),
      { peakMinute: PEAK, cautions: ['partOfYear', 'belowZero'] },
    ],
    ['a reading below zero by day', odd(532, -1.2), { problem: 'belowZero', minute: FIRST + 532 * 15 }],
    [
      'noons below zero',
      named('kWh', minute => (at(minute).getUTCHours() === 12 ? '-0.9' : text(kwhAt(minute)))),
      { problem: 'solar' },
    ],
    [
      'watt-hours called kWh',
      part('kWh', () => 1000),
      {
        problem: 'columns',
        choices: [{ heading: 'kWh', unit: undefined }],
      },
    ],
    ['thousandths of a house', part('kWh', () => 0.001), { problem: 'columns' }],
    ['a running total', named('Energy (kWh)', (_, at) => 5000 + 0.3 * at), { problem: 'runningTotal' }],
    ['a total of each day', named('kWh', (_, at) => 0.3 * (at % 96)), { problem: 'runningTotal' }],
  ])('%s', async (_, column, expected) => {
    expect(await table([stamp, column])).toMatchObject(expected)
  })

  it('asks for the unit, and believes the answer', async () => {
    const wh = write({ columns: [stamp, part('kWh', () => 1000)] })
    expect((await understood(wh, { choice: { columns: [0], unit: 'Wh' } })).peakKw).toBeCloseTo(9.4, 6)
    expect(await read(wh, { choice: { columns: [0], unit: 'kWh' } })).toMatchObject({ problem: 'implausible' })
    const bare = write({ columns: [stamp, named('Usage', minute => kwhAt(minute))] })
    expect(await read(bare)).toMatchObject({ problem: 'columns', choices: [{ heading: 'Usage', unit: undefined }] })
    expect(await read(bare, { choice: { columns: [0] } })).toMatchObject({ problem: 'columns' })
    expect((await understood(bare, { choice: { columns: [0], unit: 'kW' } })).peakKw).toBeCloseTo(2.35, 6)
  })

  it.each([
    ['divided by four', 4, [1, 1, 1, 1]],
    ['before three zeros', 1, [1, 0, 0, 0]],
  ])('takes hours %s for hours', async (_, share, quarters) => {
    const hour = (minute: number) =>
      minute - (minute % 60) === PEAK - 15 ? 4.2 : 0.8 + 0.2 * (Math.floor(minute / 60) % 7)
    const rows = (days: number) => Array.from({ length: days * 96 }, (_row, index) => FIRST + 15 * index)
    const file = (days: number) =>
      [
        'Start,kWh',
        ...rows(days).map(
          minute => `${us(minute)} ${clock(minute)},${(hour(minute) / share) * (quarters[(minute % 60) / 15] ?? 0)}`,
        ),
      ].join('\n')
    expect(await read(file(40))).toMatchObject({ problem: 'hourlyShort', days: 40, intervalMin: 60 })
    expect(await read(file(365))).toMatchObject({
      peakKw: expect.closeTo(4.2, 9) as number,
      peakMinute: PEAK - 15,
      cautions: ['hourly'],
    })
  })

  it('leaves out what the main breaker cannot carry, and no more than a few readings', async () => {
    const file = await understood(write({ columns: [stamp, odd(596, 6)] }))
    expect(file).toMatchObject({ peakKw: 24, leftOut: [] })
    const small = believed(file, 60)
    expect(small).toMatchObject({ ...peak, leftOut: [{ kw: 24 }], cautions: ['partOfYear', 'leftOut'] })
    expect(small.year.startMin).toHaveLength(minutes.length - 1)
    expect(believed(small, 200)).toMatchObject({ peakKw: 24, leftOut: [], cautions: ['partOfYear'] })
    const many = await understood(write({ columns: [stamp, part('kWh', () => 10)] }), { serviceAmps: 60 })
    expect(many.cautions).toContain('overService')
  })
})
