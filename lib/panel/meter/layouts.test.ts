// One house in the layouts in which utilities, portals and home monitors write it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greenButton, greenButtonEntries, meterYear } from '@/tests/meter-files'
import { isProblem } from './problems'
import { readMeterFile } from './read-file'

const FIRST = Date.UTC(2026, 5, 15) / 60_000
const ROWS = 40 * 96
const PEAK = FIRST + 23 * 1440 + 18 * 60 + 15
const PEAK_KWH = 2.35
const minutes = Array.from({ length: ROWS }, (_, index) => FIRST + 15 * index)
const kwhAt = (minute: number) => (minute === PEAK ? PEAK_KWH : 0.2 + 0.05 * ((minute / 15) % 7))

const two = (value: number) => String(value).padStart(2, '0')
const at = (minute: number) => new Date(minute * 60_000)
const us = (minute: number) =>
  `${two(at(minute).getUTCMonth() + 1)}/${two(at(minute).getUTCDate())}/${at(minute).getUTCFullYear()}`
const iso = (minute: number) => at(minute).toISOString().slice(0, 10)
const clock = (minute: number) => at(minute).toISOString().slice(11, 16)
const clock12 = (minute: number) => {
  const hour = at(minute).getUTCHours()
  return `${hour % 12 || 12}:${two(at(minute).getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A heading and its cells. */
type Column = readonly [heading: string, cell: (minute: number) => string]

const times: readonly (readonly Column[])[] = [
  [
    ['Date', us],
    ['Time', clock],
  ],
  [
    ['USAGE DATE', iso],
    ['START TIME', clock12],
    ['Revision Date', () => '07/30/2026 08:00'],
  ],
  [['Start', minute => `${us(minute)} ${clock12(minute).replace(' ', ':00 ')}`]],
  [['Timestamp', minute => `${us(minute)} ${clock(minute)} EDT`]],
  [['Interval', minute => `${us(minute)} ${clock(minute)} to ${us(minute + 15)} ${clock(minute + 15)}`]],
  [
    ['Date', us],
    ['Interval', minute => `${clock12(minute)} - ${clock12(minute + 15)}`],
  ],
  [['Interval End', minute => `${iso(minute + 15)}T${clock(minute + 15)}:00-04:00`]],
  [['Epoch', minute => String((minute + 240) * 60)]],
  [['Interval', minute => `${us(minute)} ${clock(minute)}-${clock(minute + 15)}`]],
  [['Start', minute => `${iso(minute)} ${clock(minute)}:00-04`]],
  [['Start', minute => `Mon, ${us(minute)} ${clock12(minute).replace(' ', '\u202f')}`]],
  [['Start', minute => `="${us(minute)} ${clock(minute)}"`]],
  [
    ['Time UTC', minute => `${iso(minute + 240)} ${clock(minute + 240)}`],
    ['Time Local', minute => `${iso(minute)} ${clock(minute)}`],
  ],
  [
    ['Date (UTC)', minute => iso(minute + 240)],
    ['Time (UTC)', minute => clock(minute + 240)],
  ],
  [
    ['Date', minute => us(minute - 60)],
    ['Time', minute => `${clock12(minute - 60)} EST`],
  ],
  [
    ['Date', us],
    ['Time', minute => clock(minute).replace(':', '')],
  ],
  [
    ['Date', us],
    ['Interval End', minute => String(Number(clock(minute + 15).replace(':', '')) || 2400)],
  ],
  [
    ['Date', us],
    ['Time', minute => clock12(minute).slice(0, -3)],
    ['AM/PM', minute => clock12(minute).slice(-2)],
  ],
  [
    ['Date', us],
    ['Hour', minute => String(at(minute).getUTCHours())],
    ['Minute', minute => String(at(minute).getUTCMinutes())],
  ],
]

const text = (kwh: number) => kwh.toFixed(4)
const isOnPeak = (minute: number) => at(minute).getUTCHours() >= 15 && at(minute).getUTCHours() < 19
const all: Column = ['kWh', minute => text(kwhAt(minute))]
const part = (heading: string, share: (minute: number) => number): Column => [
  heading,
  minute => text(kwhAt(minute) * share(minute)),
]
const half = () => 0.5

const loads: readonly (readonly Column[])[] = [
  [all],
  [['House-Mains (kWhs)', all[1]]],
  [['Usage (Wh)', minute => String(Math.round(kwhAt(minute) * 1000))]],
  [['Value (kW)', minute => text(kwhAt(minute) * 4)]],
  [part('Leg A (kWh)', half), part('Leg B (kWh)', half)],
  [part('Mains_A (kWh)', half), part('Mains_B (kWh)', half), part('Kitchen (kWh)', () => 0.3)],
  [part('Phase 1 kWh', () => 0.2), part('Phase 2 kWh', () => 0.3), part('Phase 3 kWh', half)],
  [part('Off-Peak kWh', minute => Number(!isOnPeak(minute))), part('On-Peak kWh', minute => Number(isOnPeak(minute)))],
  [part('L1 (kWh)', half), part('L2 (kWh)', half), ['Total (kWh)', all[1]]],
  [all, ['Meter Reading', minute => String(1000 + (minute - FIRST) / 30)]],
  [all, ['Meter', minute => `Meter #0000001 - ${isOnPeak(minute) ? 'On' : 'Off'}-Peak`]],
  [all, ['Meter Number', minute => (minute < PEAK ? '111' : '222')]],
  [all, ['Cost', () => '$0.10']],
  [all, ['Battery level', () => '80'], ['Temperature', () => '71']],
  [all, ['Gas (kWh)', () => '0.5']],
  [all, ['Flow', () => 'Delivered']],
]

const preambles: readonly string[] = [
  '',
  'Name,SAMPLE CUSTOMER\nAddress,"1 EXAMPLE ST, TOWN NY"\n\n',
  'Account Number,000\nStart Date,06/15/2026\nEnd Date,07/25/2026\n',
  '"Usage from 06/15/2026 to 07/25/2026"\n',
  'From,To,kWh\n06/15/2026,07/25/2026,1234\n\n',
]

interface Layout {
  readonly columns: readonly Column[]
  readonly preamble?: string
  readonly isNewestFirst?: boolean
}

const write = ({ columns, preamble = '', isNewestFirst = false }: Layout): string => {
  const rows = (isNewestFirst ? minutes.toReversed() : minutes).map(minute =>
    columns.map(([, cell]) => cell(minute).replace(/^.*,.*$/, '"$&"')).join(','),
  )
  return `${preamble}${[columns.map(([heading]) => heading).join(','), ...rows].join('\n')}\n`
}

const read = (content: string | Uint8Array<ArrayBuffer>) => readMeterFile(new Blob([content]))

describe('one house', () => {
  it('has its peak in any layout', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.constantFrom(...times), fc.constantFrom(...loads)).chain(([time, load]) => {
          const columns = [...time, ...load]
          return fc.shuffledSubarray(columns, { minLength: columns.length })
        }),
        fc.constantFrom(...preambles),
        fc.boolean(),
        async (columns, preamble, isNewestFirst) => {
          const result = await read(write({ columns, preamble, isNewestFirst }))
          if (isProblem(result)) throw new Error(JSON.stringify(result))
          expect(result.peakKw).toBeCloseTo(4 * PEAK_KWH, 2)
          expect(result).toMatchObject({ peakMinute: PEAK, intervalMin: 15, missingHours: 0, count: ROWS })
          const headings = columns.map(([heading]) => heading)
          expect(headings).toEqual(expect.arrayContaining([...result.headings.times, ...result.headings.values]))
        },
      ),
      { numRuns: 90 },
    )
  })

  it.each([
    ['semicolons and decimal commas', (csv: string) => csv.replaceAll(',', ';').replaceAll('.', ',')],
    ['a byte-order mark', (csv: string) => `\ufeff${csv}`],
    ['UTF-16 without a mark', (csv: string) => new Uint8Array(Buffer.from(csv, 'utf16le'))],
  ])('has its peak with %s', async (_, encode) => {
    const content = encode(write({ columns: [['Date', us], ['Time', clock], all] }))
    expect(await read(content)).toMatchObject({ peakMinute: PEAK, peakKw: 4 * PEAK_KWH })
  })
})

const stamp: Column = ['Start', minute => `${us(minute)} ${clock12(minute)}`]

describe('what is not one house', () => {
  it.each<[string, readonly Column[], string]>([
    ['production', [['Energy Produced (Wh)', all[1]]], 'production'],
    ['what was sent back', [['Feed-in (kWh)', all[1]]], 'production'],
    ['a running total', [['Energy (kWh)', minute => String((minute - FIRST) / 60)]], 'runningTotal'],
    ['a register', [['Cumulative kWh', all[1]]], 'runningTotal'],
    ['circuits', [part('Kitchen (kWh)', half), part('Dryer (kWh)', half)], 'circuits'],
    ['one leg', [part('Leg A (kWh)', half)], 'onlyPart'],
    ['one rate period', [part('On-Peak kWh', half)], 'onlyPart'],
    ['columns without a word', [part('Energy 1 kWh', half), part('Energy 2 kWh', () => 0.4)], 'manyColumns'],
    ['a total below its parts', [all, part('Total kWh', half), part('Leg A kWh', () => 0.9)], 'manyColumns'],
    ['exports that begin late', [all, ['Generation', minute => (minute > PEAK ? '0.7' : '')]], 'solar'],
    ['gas in the preamble', [['Usage', all[1]]], 'wrongUnit'],
    ['gas in kilowatt-hours', [['Gas (kWh)', all[1]]], 'wrongUnit'],
    ['a power station', [['Load MW', all[1]]], 'wrongUnit'],
    ['thousandths of a house', [part('kWh', () => 0.001)], 'implausible'],
    ['a battery beside the grid', [all, ['Battery discharge kWh', () => '0.1']], 'solar'],
    ['a house and its circuits', [['Hot Water (kWh)', all[1]]], 'circuits'],
    ['what is used beside what is made', [all, part('Self-consumption kWh', half)], 'solar'],
  ])('%s is refused with its reason', async (_, columns, problem) => {
    const preamble = columns[0]?.[0] === 'Usage' ? 'Service,Natural gas\nUnits,therms\n' : ''
    expect(await read(write({ columns: [stamp, ...columns], preamble }))).toMatchObject({ problem })
  })

  it.each([
    ['a minus sign', '-0.90'],
    ['a minus sign of its own', '−0.90'],
    ['a minus sign behind', '0.90-'],
    ['parentheses', '(0.90)'],
  ])('is solar below zero, written with %s', async (_, text) => {
    const net: Column = ['Net kWh', minute => (at(minute).getUTCHours() === 12 ? text : all[1](minute))]
    expect(await read(write({ columns: [stamp, net] }))).toMatchObject({ problem: 'solar' })
  })

  it('is unclear where rows of the same time are not known to be parts', async () => {
    const rows = (name: string, parts: readonly string[]) =>
      read(
        [
          `Start,${name},kWh`,
          ...minutes.flatMap(minute =>
            parts.map(one => `${stamp[1](minute)},${one},${text(kwhAt(minute) / parts.length)}`),
          ),
        ].join('\n'),
      )
    expect(await rows('Channel', ['1', '2'])).toMatchObject({ problem: 'manyColumns', headings: '1, 2' })
    expect(await rows('Meter', ['Meter #1', 'Meter #1 - On-Peak'])).toMatchObject({ problem: 'manyColumns' })
    expect(await rows('Leg', ['1', '2'])).toMatchObject({ peakMinute: PEAK })
    expect(await rows('Meter', ['#1 - On-Peak', '#1 - Off-Peak'])).toMatchObject({ peakMinute: PEAK })
  })

  it('is solar where rows of exports hold any, and not where they stay at zero', async () => {
    const rows = (back: string) =>
      read(
        [
          'Start,Flow,kWh',
          ...minutes.flatMap(minute =>
            [`Delivered,${text(kwhAt(minute))}`, `Received,${minute > PEAK ? back : '0'}`].map(
              rest => `${stamp[1](minute)},${rest}`,
            ),
          ),
        ].join('\n'),
      )
    expect(await rows('0.4')).toMatchObject({ problem: 'solar' })
    expect(await rows('0')).toMatchObject({ peakMinute: PEAK })
  })

  it('says that rows could not be read rather than that hours are missing', async () => {
    const cell = (minute: number) => (minute % 300 === 0 ? '#ERR' : text(kwhAt(minute)))
    expect(await read(write({ columns: [stamp, ['kWh', cell]] }))).toMatchObject({ problem: 'manyBadRows' })
  })

  it.each([
    ['<html><body><table><tr><td>Start<br></body>', 'noIntervals'],
    ['<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>', 'workbook'],
    ['<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>', 'workbook'],
  ])('is no Green Button file with a fault: %s', async (content, problem) => {
    expect(await read(content)).toMatchObject({ problem })
  })

  it('is two homes where two meters have the same times', async () => {
    const rows = (meter: string) =>
      write({ columns: [stamp, ['Meter', () => meter], all] })
        .split('\n')
        .slice(1)
    const both = (other: string) => read(['Start,Meter,kWh', ...rows('Meter #1'), ...rows(other)].join('\n'))
    expect(await both('Meter #2')).toMatchObject({ problem: 'twoMeters' })
    expect(await both('Meter #1g')).toMatchObject({ problem: 'solar' })
  })
})

/**
 * 40 days around a clock change, without the rows that `isLeftOut`, and with one value at `odd`.
 */
const aroundChange = (day: number, isLeftOut: (minute: number) => boolean, odd = NaN) => {
  const start = day - 20 * 1440
  const rows = minutes
    .map(minute => minute - FIRST + start)
    .filter(minute => !isLeftOut(minute))
    .map(
      minute => `${us(minute)} ${clock(minute)},${minute === odd ? 3 : minute === start ? 2 : 0.5 + (minute % 7) / 10}`,
    )
  return read(['Start,kWh', ...rows].join('\n'))
}

describe('clock changes', () => {
  it('leave an hour out anywhere in the spring night, and only then', async () => {
    const spring = Date.UTC(2026, 2, 8) / 60_000
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 1 }), async (quarter, weeks) => {
        const hole = spring + weeks * 7 * 1440 + quarter * 15
        const isLeftOut = (minute: number) => minute >= hole && minute < hole + 60
        expect(await aroundChange(spring, isLeftOut)).toMatchObject({ missingHours: weeks })
      }),
      { numRuns: 10 },
    )
  })

  it('give no peak in a fall hour that stands once', async () => {
    const fall = Date.UTC(2026, 10, 1) / 60_000
    expect(await aroundChange(fall, () => false, fall + 75)).toMatchObject({ peakKw: 8 })
    expect(await aroundChange(fall, () => false, fall + 7 * 1440 + 75)).toMatchObject({ peakKw: 12 })
  })
})

describe('Green Button', () => {
  const entries = (content: string) => content.match(/<entry>[\s\S]*?<\/entry>/g) ?? []
  const contentFirst = (entry: string) => entry.replace(/<entry>([\s\S]*?)(<content>[\s\S]*<\/content>)/, '<entry>$2$1')
  const year = meterYear(96 * 40)
  const file = [
    ...entries(greenButtonEntries(year)),
    ...entries(greenButtonEntries(year.slice(0, 900), { uom: 169, point: 2 })),
  ]

  it('is read alike in any order of entries, links and content', async () => {
    const whole = await read(greenButton(...file))
    expect(whole).toMatchObject({ count: year.length - 4, intervalMin: 15 })
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(file, { minLength: file.length }),
        fc.boolean(),
        async (order, isSwapped) => {
          expect(await read(greenButton(...(isSwapped ? order.map(contentFirst) : order)))).toEqual(whole)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('has several customers as several meters, whatever their numbers', async () => {
    const other = greenButtonEntries(year).replaceAll('Subscription/5', 'Subscription/6')
    expect(await read(greenButton(greenButtonEntries(year), other))).toMatchObject({ problem: 'twoMeters' })
  })

  it('is told from gas by its commodity, and from exports by its direction', async () => {
    const typed = (change: (entry: string) => string) => read(greenButton(change(greenButtonEntries(year))))
    const before = '<espi:flowDirection>'
    expect(await typed(text => text.replace(before, `<espi:commodity>7</espi:commodity>${before}`))).toMatchObject({
      problem: 'wrongUnit',
      unit: 'gas',
    })
    const net = greenButtonEntries(
      year.map((one, index) => ({ ...one, kwh: index % 96 === 50 ? -0.4 : one.kwh })),
      { reading: 2, flow: 4 },
    )
    expect(await read(greenButton(greenButtonEntries(year), net))).toMatchObject({ problem: 'solar' })
    const inMs = await typed(text => text.replaceAll(/<espi:start>(\d+)/g, '<espi:start>$1000'))
    expect(inMs).toEqual(await read(greenButton(greenButtonEntries(year))))
  })

  it('joins series that follow one another, and refuses two at the same times', async () => {
    const both = (from: number, to: number) =>
      read(greenButton(greenButtonEntries(year.slice(0, to)), greenButtonEntries(year.slice(from), { reading: 2 })))
    expect(await both(2000, 2000)).toMatchObject({ count: year.length - 4 })
    expect(await both(1000, 2000)).toMatchObject({ problem: 'manyColumns' })
  })
})
