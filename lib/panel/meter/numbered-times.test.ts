// Times by numbers, by their ends and in the words of other languages.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  all,
  at,
  clock,
  clock12,
  type Column,
  dated,
  FIRST,
  iso,
  kwhAt,
  minutes,
  part,
  PEAK,
  peak,
  PEAK_KWH,
  read,
  stamped,
  text,
  us,
  write,
} from '@/tests/meter-table'
import { forCasesAsync } from '@/tests/for-all'

const hour = (minute: number) => at(minute).getUTCHours()
const quarter = (minute: number) => at(minute).getUTCMinutes() / 15

const hours: readonly Column[] = [
  ['Hour', minute => String(hour(minute))],
  ['Hour', minute => String(hour(minute) + 1)],
  ['Hour Ending', minute => `HE${String(hour(minute) + 1).padStart(2, '0')}`],
]
const quarters: readonly Column[] = [
  ['Quarter', minute => String(quarter(minute) + 1)],
  ['Qtr', minute => `Q${quarter(minute) + 1}`],
  ['Interval', minute => String(quarter(minute))],
  ['Minutes', minute => clock(minute).slice(3)],
  ['Quarter Ending', minute => String(15 * (quarter(minute) + 1))],
  ['Quarter', minute => String((15 * (quarter(minute) + 1)) % 60)],
]

describe('a day, an hour and its quarter in columns of their own', () => {
  it('say when a reading starts, in any order of columns', async () => {
    await forCasesAsync(
      25,
      fc.tuple(fc.constantFrom(...hours), fc.constantFrom(...quarters)).chain(([one, other]) => {
        const columns: readonly Column[] = [['Date', us], one, other, all]
        return fc.shuffledSubarray([...columns], { minLength: columns.length })
      }),
      async columns => {
        expect(await read(write({ columns }))).toMatchObject(peak)
      },
    )
  })

  it('are no quarters where each hour has one row', async () => {
    const rows = minutes
      .filter(minute => minute % 60 === 0)
      .map(minute => `${us(minute)},${hour(minute)},${hour(minute) < 16 ? 1 : 2},0.5`)
    expect(await read(['Date,Hour,Period,kWh', ...rows].join('\n'))).toMatchObject({ intervalMin: 60 })
  })

  it('may be one number for all of the day', async () => {
    const number: Column = ['Interval', minute => String((minute % 1440) / 15 + 1)]
    expect(await read(write({ columns: [['Date', us], number, all] }))).toMatchObject(peak)
  })

  it('may have the day in its first row only', async () => {
    const day: Column = ['Date', minute => (minute % 1440 === 0 ? us(minute) : '')]
    expect(await read(write({ columns: [day, ['Time', clock], all] }))).toMatchObject(peak)
  })
})

describe('times of the ends', () => {
  it.each<[string, readonly Column[]]>([
    ['up to 24:00', dated(['Time', minute => (clock(minute + 15) === '00:00' ? '24:00' : clock(minute + 15))])],
    ['of whole days', [['Time', minute => `${us(minute + 15)} ${clock(minute + 15)}`]]],
    [
      'with midnight as a day alone',
      [['End', minute => `${us(minute + 15)}${clock(minute + 15) === '00:00' ? '' : ` ${clock(minute + 15)}`}`]],
    ],
  ])('are told %s', async (_, times) => {
    expect(await read(write({ columns: [...times, all] }))).toMatchObject(peak)
  })

  it('are read piece by piece where the interval changes', async () => {
    const first = minutes[0] ?? 0
    const before = Array.from({ length: 330 * 24 }, (_, index) => first - (330 * 24 - index) * 60)
    const rows = [...before.map(minute => [minute, 60]), ...minutes.map(minute => [minute, 15])].map(
      ([minute = 0, length = 0]) =>
        `${us(minute + length)} ${clock(minute + length)},${length === 60 ? 0.5 + (minute % 7) / 10 : text(kwhAt(minute))}`,
    )
    expect(await read(['Interval End,kWh', ...rows].join('\n'))).toMatchObject({
      peakMinute: PEAK,
      peakKw: 4 * PEAK_KWH,
      from: before[0],
      missingHours: 0,
    })
  })
})

it('rows that add others up are told by their ends', async () => {
  const sums = (rowOf: (from: number, to: number) => string, heading: string) =>
    read(
      [
        heading,
        ...minutes.flatMap(minute => [
          `${rowOf(minute, minute + 15)},${text(kwhAt(minute))}`,
          ...(minute % 1440 === 1425 ? [`${rowOf(minute - 1425, minute + 15)},19.5`] : []),
        ]),
      ].join('\n'),
    )
  const stamp = (minute: number) => `${us(minute)} ${clock12(minute)}`
  expect(await sums((from, to) => `${stamp(from)},${stamp(to)}`, 'Start,End,kWh')).toMatchObject(peak)
  expect(await sums((from, to) => `${stamp(from)} to ${stamp(to)}`, 'Interval,kWh')).toMatchObject(peak)
})

describe('headings of other languages', () => {
  it.each([
    ['Datum;Uhrzeit;Verbrauch (kWh)'],
    ['Datum;Tijd;Verbruik (kWh)'],
    ['Date;Heure;Consommation (kWh)'],
    ['Fecha;Hora;Consumo_kWh'],
  ])('are read: %s', async headings => {
    const rows = minutes.map(minute => `${iso(minute)};${clock(minute)};${text(kwhAt(minute)).replace('.', ',')}`)
    expect(await read([headings, ...rows].join('\n'))).toMatchObject(peak)
  })

  it.each(['Einspeisung', 'Teruglevering', 'Injectie', 'Vertido', 'Erzeugung'])(
    'name what went back: %s',
    async word => {
      const columns: readonly Column[] = [
        ['Datum', iso],
        ['Zeit', clock],
        [`${word} (kWh)`, () => '0.4'],
      ]
      expect(await read(write({ columns: [...columns, all] }))).toMatchObject({ problem: 'solar' })
      expect(await read(write({ columns }))).toMatchObject({ problem: 'production' })
    },
  )

  it('name a register', async () => {
    const register: Column = ['Zählerstand (kWh)', minute => text(minute / 60 - 490_000)]
    const time: Column = ['Zeitpunkt', minute => `${iso(minute)} ${clock(minute)}`]
    expect(await read(write({ columns: [time, register] }))).toEqual({ problem: 'runningTotal' })
  })
})

describe('the house of a monitor', () => {
  const stamp: Column = ['Date/time', minute => `${iso(minute)} ${clock(minute)}`]
  it('is the sum of phases A, B and C', async () => {
    const phases = [0.5, 0.3, 0.2].map((share, index) => part(`Active energy kWh (${'ABC'[index]})`, () => share))
    const whole = { peakMinute: PEAK, peakKw: expect.closeTo(9.4, 9) as unknown }
    expect(await read(write({ columns: [stamp, ...phases] }))).toMatchObject(whole)
    const homes = [0.5, 0.3, 0.2].map((share, index) => part(`Apartment ${'ABC'[index]} kWh`, () => share))
    expect(await read(write({ columns: [stamp, ...homes] }))).toMatchObject({ problem: 'manyColumns' })
  })

  it('is its own row among those of appliances', async () => {
    const rows = stamped('Device ID,Name,kWh', minute => [
      `mains,Total Usage,${text(kwhAt(minute))}`,
      'ab12,Fridge,0.02',
    ])
    expect(await read(rows)).toMatchObject({ peakMinute: PEAK })
  })

  it('is a column without a word where another has the unit, and not without one', async () => {
    const file = (unit: string) =>
      read(
        write({ columns: [['statistic_id', () => 'sensor.house'], stamp, ['change', all[1]], ['unit', () => unit]] }),
      )
    expect(await file('kWh')).toMatchObject(peak)
    expect(await file('')).toMatchObject({ problem: 'noIntervals' })
  })

  it('is the mean power of each interval', async () => {
    const mean: Column = ['Avg Power (W)', minute => String(Math.round(4000 * kwhAt(minute)))]
    expect(await read(write({ columns: [stamp, ['Max Power (W)', () => '20000'], mean] }))).toMatchObject(peak)
  })
})

it('the shape of a register falls to nothing once in a day at most', async () => {
  const file = (kwh: (index: number) => number) =>
    read(
      write({
        columns: [
          ['Date', us],
          ['Time', clock],
          ['kWh', minute => text(kwh((minute - FIRST) / 15))],
        ],
      }),
    )
  expect(await file(index => 0.3 * (index % 96))).toEqual({ problem: 'runningTotal' })
  expect(await file(index => 5000 + 0.3 * index)).toEqual({ problem: 'runningTotal' })
  expect(await file(index => (index < 2000 ? 5000 : 300) + 0.3 * index)).toEqual({ problem: 'runningTotal' })
  expect(await file(index => 0.2 + 0.01 * (index % 96))).toMatchObject({ intervalMin: 15 })
  expect(await file(index => 0.01 * (1 + (index % 48)))).toMatchObject({ intervalMin: 15 })
})

it('times that stand twice with different values are said', async () => {
  const rows = stamped('kWh', minute => [text(kwhAt(minute)), ...(((minute - FIRST) / 15) % 120 === 5 ? ['0.01'] : [])])
  expect(await read(rows)).toMatchObject({
    ...peak,
    doubled: minutes.length / 120,
    cautions: ['partOfYear', 'someDoubled'],
  })
})
