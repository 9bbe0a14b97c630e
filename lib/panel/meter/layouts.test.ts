// One house in generated layouts: what is accepted has its number, what is asked has it among its
// answers, and what hides it is refused.
import fc from 'fast-check'
import { expect, it } from 'vitest'
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
  read,
  text,
  us,
} from '@/tests/meter-table'
import { forCasesAsync } from '@/tests/for-all'
import { isProblem } from './problems'
import { openMeterFile, type ReadFile } from './read-file'

const endOf = (minute: number) => minute + 15
const hour = (minute: number) => at(minute).getUTCHours()

/** Headings are drawn from all of these, and may be blank or foreign. */
const timeHeadings = ['Start', 'ts', 'USAGE_DT', 'Datum', 'fecha', '', 'Time Bucket (America/New_York)', 'Col1']
const times: readonly ((heading: string) => readonly Column[])[] = [
  heading => [[heading, minute => `${us(minute)} ${clock12(minute)}`]],
  heading => [[heading, minute => `${iso(minute)}T${clock(minute)}:00-04:00`]],
  heading => [[heading, minute => `${us(minute)} ${clock(minute)} EDT`]],
  heading => [[heading, minute => String((minute + 240) * 60)]],
  heading => [
    [heading, minute => `${iso(minute)} ${clock(minute)}`],
    ['', minute => `${iso(endOf(minute))} ${clock(endOf(minute))}`],
  ],
  heading => [[heading, minute => `${us(minute)} ${clock(minute)} to ${us(endOf(minute))} ${clock(endOf(minute))}`]],
  heading => [
    [heading, minute => us(minute).replace(/(..).(..)/, '$2/$1')],
    ['', clock],
  ],
  heading => dated([heading, clock]),
  heading => dated([heading, clock12], ['Revision Date', () => '07/30/2026 08:00']),
  heading => dated([heading, minute => `${clock12(minute)} - ${clock12(endOf(minute))}`]),
  heading => dated([heading, minute => clock(minute).replace(':', '')]),
  heading => dated([heading, minute => String((minute % 1440) / 15 + 1)]),
  heading => dated([heading, minute => clock12(minute).slice(0, -3)], ['AM/PM', minute => clock12(minute).slice(-2)]),
  () => [['Interval End', minute => `${us(endOf(minute))} ${clock(endOf(minute))}`]],
  () => [['Time UTC', minute => `${iso(minute + 240)} ${clock(minute + 240)}`]],
  heading => [
    [heading, minute => `${iso(minute)}T00:00:00.000Z`],
    ['', minute => `${clock(minute)}:00`],
  ],
]

const kw: (heading: string) => Column = heading => [heading, minute => text(4 * kwhAt(minute))]
const named = (heading: string): Column => [heading, all[1]]
const isOnPeak = (minute: number) => hour(minute) >= 15 && hour(minute) < 19
const legs = (one: string, other: string, share: number) => [part(one, () => share), part(other, () => 1 - share)]

/**
 * What must come of a house in these columns: its number, or a refusal for one of these reasons.
 */
const loads: readonly (readonly [columns: readonly Column[], refusals?: readonly string[]])[] = [
  [[all]],
  [[named('Usage (kWh)')]],
  [[named('House-Mains (kWhs)')]],
  [[named('Usage (1344.0 kWh)')]],
  [[['Usage (Wh)', minute => String(Math.round(kwhAt(minute) * 1000))]]],
  [[kw('Value (kW)')]],
  [[kw('ts_kw')]],
  [[named('Verbrauch')]],
  [[named('')]],
  [[named('Usage'), ['Units', () => 'KWH']]],
  [[named('Usage'), ['Usage Unit', () => 'kWh'], kw('Peak Demand'), ['Demand Unit', () => 'KW']]],
  [[named('interval_kWh'), ['fwd_kWh', () => ''], named('net_kWh')]],
  [[named('Usage (kWh)'), part('Billed Usage (kWh)', () => 1.04)]],
  [legs('Leg A (kWh)', 'Leg B (kWh)', 0.5)],
  [legs('L1 kWh', 'L2 kWh', 0.4)],
  [[...legs('L1 (kWh)', 'L2 (kWh)', 0.4), named('Total (kWh)')]],
  [
    [
      part('Off-Peak kWh', minute => Number(!isOnPeak(minute))),
      part('On-Peak kWh', minute => Number(isOnPeak(minute))),
    ],
  ],
  [[all, ['Meter Reading', minute => String(1000 + (minute - FIRST) / 30)]]],
  [[['Meter', minute => `Meter #0000001 - ${isOnPeak(minute) ? 'On' : 'Off'}-Peak`], all]],
  [[['Meter Number', minute => (minute < PEAK ? '111' : '222')], all]],
  [[named('Delivered kWh'), ['Received kWh', () => '0']]],
  [[all, part('Kitchen (kWh)', () => 0.3)]],
  [[named('Kitchen (kWh)'), named('EV (kWh)')]],
  [[all, ['Generation', minute => (hour(minute) === 12 ? '0.7' : '')]], ['solar']],
  [[['Net kWh', minute => (hour(minute) === 12 ? '-0.7' : text(kwhAt(minute)))]], ['solar']],
  [
    [
      ['DIR', () => 'R'],
      ['KWH', minute => text(kwhAt(minute))],
      ['UOM', () => 'therms'],
    ],
    ['wrongUnit'],
  ],
  [[named('Energy Produced (kWh)')], ['production']],
  [[['Cumulative kWh', minute => text((minute - FIRST) / 60)]], ['runningTotal']],
  [[named('Gas (kWh)')], ['wrongUnit']],
  [[named('Usage (HCF)')], ['wrongUnit']],
  [[all, ['Multiplier', () => '40']], ['multiplier']],
  [[named('Usage kWh x40')], ['multiplier']],
]

const extras: readonly Column[] = [
  ['Cost', minute => text(kwhAt(minute) * 0.2)],
  ['Temperature (F)', minute => String(60 + hour(minute))],
  ['Notes', () => ''],
  ['Account', () => '000123'],
  ['Status', minute => (minute % 60 === 0 ? 'Estimated' : 'Actual')],
  ['Service Address', () => '12 Solar Ave'],
]
const preambles = [
  '',
  'Account,0001\nStart Date,06/15/2026\nEnd Date,07/25/2026\n',
  '"Usage from 06/15/2026"\n',
  'Name,JANE GAS\nAddress,"12 W MAIN ST, WATER MILL NY"\nContract demand,10 kW\n\n',
  'From,To,kWh\n06/15/2026,07/25/2026,1234\n\n',
]

interface Form {
  readonly delimiter: string
  readonly isComma: boolean
  readonly encoding: 'utf8' | 'utf16le' | 'bom' | 'latin1'
  readonly isNewestFirst: boolean
  readonly missing: string
}

const forms: fc.Arbitrary<Form> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  isComma: fc.boolean(),
  encoding: fc.constantFrom('utf8', 'utf16le', 'bom', 'latin1'),
  isNewestFirst: fc.boolean(),
  missing: fc.constantFrom('', 'N/A', '--', 'null'),
})

function written(
  columns: readonly Column[],
  preamble: string,
  { delimiter, isComma, encoding, isNewestFirst, missing }: Form,
) {
  const decimal = (cell: string) =>
    isComma && delimiter !== ',' && /^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell
  const rows = minutes.map((minute, index) =>
    columns
      .map(([, cell]) =>
        index < 4 && missing !== '' && /^-?\d+\.\d/.test(cell(minute)) ? missing : decimal(cell(minute)),
      )
      .join(delimiter),
  )
  const lines = [columns.map(([heading]) => heading).join(delimiter), ...(isNewestFirst ? rows.toReversed() : rows)]
  const content = `${encoding === 'bom' ? '\ufeff' : ''}${preamble}${lines.join('\r\n')}\r\n`
  return encoding === 'utf16le' || encoding === 'latin1' ? new Uint8Array(Buffer.from(content, encoding)) : content
}

/** The peaks that the file gives by itself, or by each answer to its question. */
async function outcomeOf(content: ReturnType<typeof written>) {
  const answer = await openMeterFile(new Blob([content]))
  const first = answer()
  if (!isProblem(first)) return { peaks: [first], problem: undefined }
  if (!('choices' in first)) return { peaks: [], problem: first.problem }
  const each = first.choices.map((_, index) => index)
  const columns = [...each.map(index => [index]), ...(first.canAdd ? [each] : [])]
  const units = (at: readonly number[]) =>
    first.choices[at[0] ?? 0]?.unit ? [undefined] : (['kWh', 'kW', 'Wh'] as const)
  const answers = columns.flatMap(at => units(at).map(unit => answer({ columns: at, ...(unit && { unit }) })))
  return { peaks: answers.flatMap(one => (isProblem(one) ? [] : [one])), problem: first.problem }
}

it('a house has its number in any layout, is asked for, or is refused', { timeout: 120_000 }, async () => {
  await forCasesAsync(
    200,
    fc
      .tuple(
        fc.constantFrom(...times),
        fc.constantFrom(...timeHeadings),
        fc.constantFrom(...loads),
        fc.subarray([...extras]),
      )
      .chain(([time, heading, [load, refusals], others]) =>
        // A unit stands behind its own column.
        fc
          .tuple(fc.shuffledSubarray([...others], { minLength: others.length }), fc.boolean())
          .map(([mixed, isLast]) => ({
            columns: isLast ? [...mixed, ...time(heading), ...load] : [...time(heading), ...load, ...mixed],
            refusals,
          })),
      ),
    fc.constantFrom(...preambles),
    forms,
    async ({ columns, refusals }, preamble, form) => {
      const { peaks, problem } = await outcomeOf(written(columns, preamble.replaceAll(',', form.delimiter), form))
      if (refusals) expect(refusals).toContain(problem)
      else {
        const isRight = ({ peakKw, peakMinute }: ReadFile) => Math.abs(peakKw - 9.4) < 0.02 && peakMinute === PEAK
        expect([problem, peaks.some(isRight)]).toEqual([problem && 'columns', true])
      }
    },
  )
})

it('the utility’s own layout is never asked', async () => {
  await forCasesAsync(
    10,
    fc.constantFrom('', ' - Off-Peak'),
    fc.integer({ min: 1, max: 99_999_999 }),
    async (label, number) => {
      const rows = minutes.map(
        minute =>
          `"${us(minute)} ${clock12(minute).replace(' ', ':00 ')}","Meter #${number + 1e8}${label}","${text(kwhAt(minute))}"`,
      )
      expect(await read(['Start,Meter,kWh', ...rows].join('\r\n'))).toMatchObject({
        peakMinute: PEAK,
        count: minutes.length,
      })
    },
  )
})
