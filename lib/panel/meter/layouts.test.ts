// One house in the layouts in which utilities, portals and home monitors write it.
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
  half,
  iso,
  kwhAt,
  minutes,
  part,
  PEAK,
  peak,
  PEAK_KWH,
  read,
  text,
  understood,
  us,
  write,
} from '@/tests/meter-table'
import { forCasesAsync } from '@/tests/for-all'

const times: readonly (readonly Column[])[] = [
  dated(['Time', clock]),
  [
    ['USAGE DATE', iso],
    ['START TIME', clock12],
    ['Revision Date', () => '07/30/2026 08:00'],
  ],
  [['Start', minute => `${us(minute)} ${clock12(minute).replace(' ', ':00 ')}`]],
  ...['EDT', 'edt', '(EDT)', 'Eastern', 'EST5EDT', 'GMT-0400', 'UTC-4', '(UTC-04:00)'].map(
    (zone): readonly Column[] => [['Timestamp', minute => `${us(minute)} ${clock(minute)} ${zone}`]],
  ),
  [
    [
      'Timestamp',
      minute =>
        at(minute)
          .toUTCString()
          .replace(/^(...), (..) (...) (....) (.*) GMT/, '$1 $3 $2 $5 EDT $4'),
    ],
  ],
  [['Timestamp', minute => `${iso(minute)} at ${clock12(minute)}`]],
  [['End Time', minute => `${us(minute + 14)} ${clock(minute + 14)}:59`]],
  [['Interval', minute => `${us(minute)} ${clock(minute)} to ${us(minute + 15)} ${clock(minute + 15)}`]],
  dated(['Interval', minute => `${clock12(minute)} - ${clock12(minute + 15)}`]),
  [['Interval End', minute => `${iso(minute + 15)}T${clock(minute + 15)}:00-04:00`]],
  [['Start', minute => `${iso(minute)}${clock(minute)}`.replaceAll(/[-:]/g, '')]],
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
  dated(['Time', minute => clock(minute).replace(':', '')]),
  dated(['Interval End', minute => String(Number(clock(minute + 15).replace(':', '')) || 2400)]),
  dated(['Time', minute => clock12(minute).slice(0, -3)], ['AM/PM', minute => clock12(minute).slice(-2)]),
  dated(['Hour', minute => String(at(minute).getUTCHours())], ['Minute', minute => String(at(minute).getUTCMinutes())]),
]

const isOnPeak = (minute: number) => at(minute).getUTCHours() >= 15 && at(minute).getUTCHours() < 19

const loads: readonly (readonly Column[])[] = [
  [all],
  [['House-Mains (kWhs)', all[1]]],
  [['Usage (Wh)', minute => String(Math.round(kwhAt(minute) * 1000))]],
  [['Usage (actual)', all[1]]],
  [
    ['Billing Demand (kW)', () => '3.0'],
    ['Usage', all[1]],
  ],
  [['UsageKWh', all[1]]],
  [['Energy (kW h)', all[1]]],
  [part('Mains_A (kWatts)', () => 2), part('Mains_B (kWatts)', () => 2)],
  [['Meter Reading (kWh)', all[1]]],
  [['15 Min Usage (kWh)', all[1]]],
  [['Value (kW)', minute => text(kwhAt(minute) * 4)]],
  [part('Leg A (kWh)', half), part('Leg B (kWh)', half)],
  [part('Mains_A (kWh)', half), part('Mains_B (kWh)', half), part('Kitchen (kWh)', () => 0.3)],
  [part('Phase 1 kWh', () => 0.2), part('Phase 2 kWh', () => 0.3), part('Phase 3 kWh', half)],
  [part('Off-Peak kWh', minute => Number(!isOnPeak(minute))), part('On-Peak kWh', minute => Number(isOnPeak(minute)))],
  [part('L1 (kWh)', half), part('L2 (kWh)', half), ['Total (kWh)', all[1]]],
  [all, ['Meter Reading', minute => String(1000 + (minute - FIRST) / 30)]],
  [all, ['Meter', minute => `Meter #0000001 - ${isOnPeak(minute) ? 'On' : 'Off'}-Peak`]],
  [all, ['Meter Number', minute => (minute < PEAK ? '111' : '222')]],
  [
    part('Import Tariff 1 (kWh)', minute => Number(isOnPeak(minute))),
    part('Import Tariff 2 (kWh)', minute => Number(!isOnPeak(minute))),
  ],
  [part('Day kWh', minute => Number(isOnPeak(minute))), part('Night kWh', minute => Number(!isOnPeak(minute)))],
  [all, ['Total kWh', minute => text(7000 + (minute - FIRST) / 30)]],
  [all, ['Cost', () => '$0.10']],
  [all, ['Battery level', () => '80'], ['Temperature', () => '71']],
  [all, ['Gas (kWh)', () => '0.5']],
  [all, ['Flow', () => 'Delivered']],
]

const preambles: readonly string[] = [
  '',
  'Name,JANE GAS\nAddress,"12 W MAIN ST, WATER MILL NY"\nContract demand,10 kW\nPeak (kW),9\n"A constant factor of our service is care, and so it has been for years",\n123,9\n\n',
  'Name,SAMPLE CUSTOMER\nAddress,"1 EXAMPLE ST, TOWN NY"\n\n',
  'Account Number,000\nStart Date,06/15/2026\nEnd Date,07/25/2026\n',
  '"Usage from 06/15/2026 to 07/25/2026"\n',
  'From,To,kWh\n06/15/2026,07/25/2026,1234\n\n',
]

describe('one house', () => {
  it('has its peak in any layout', async () => {
    await forCasesAsync(
      90,
      fc.tuple(fc.constantFrom(...times), fc.constantFrom(...loads)).chain(([time, load]) => {
        const columns = [...time, ...load]
        return fc.shuffledSubarray(columns, { minLength: columns.length })
      }),
      fc.constantFrom(...preambles),
      fc.boolean(),
      async (columns, preamble, isNewestFirst) => {
        const result = await understood(write({ columns, preamble, isNewestFirst }))
        expect(result).toMatchObject({ ...peak, peakKw: expect.closeTo(4 * PEAK_KWH, 2) as number })
        const headings = columns.map(([heading]) => heading)
        expect(headings).toEqual(expect.arrayContaining([...result.headings.times, ...result.headings.values]))
      },
    )
  })

  it.each([
    ['semicolons and decimal commas', (csv: string) => csv.replaceAll(',', ';').replaceAll('.', ',')],
    ['a byte-order mark', (csv: string) => `\ufeff${csv}`],
    ['a degree sign of Windows', (csv: string) => new Uint8Array(Buffer.from(csv.replace(/$/m, ',°F'), 'latin1'))],
    ['UTF-16 without a mark', (csv: string) => new Uint8Array(Buffer.from(csv, 'utf16le'))],
  ])('has its peak with %s', async (_, encode) => {
    const content = encode(write({ columns: [['Date', us], ['Time', clock], all] }))
    expect(await read(content)).toMatchObject({ peakMinute: PEAK, peakKw: 4 * PEAK_KWH })
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
    await forCasesAsync(10, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 1 }), async (quarter, weeks) => {
      const hole = spring + weeks * 7 * 1440 + quarter * 15
      const isLeftOut = (minute: number) => minute >= hole && minute < hole + 60
      expect(await aroundChange(spring, isLeftOut)).toMatchObject({ missingHours: weeks })
    })
  })

  it('give no peak in a fall hour that stands once', async () => {
    const fall = Date.UTC(2026, 10, 1) / 60_000
    expect(await aroundChange(fall, () => false, fall + 75)).toMatchObject({ peakKw: 8 })
    expect(await aroundChange(fall, () => false, fall + 7 * 1440 + 75)).toMatchObject({ peakKw: 12 })
  })
})
