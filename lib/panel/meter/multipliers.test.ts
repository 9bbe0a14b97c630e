// Multipliers in headings, columns and preambles.
import { describe, expect, it } from 'vitest'
import { all, type Column, PEAK, read, stamp, stamped, kwhAt, text, write } from '@/tests/meter-table'

describe('a multiplier', () => {
  it.each([
    ['Multiplier', '40'],
    ['METER_MULT', '80.00'],
    ['CT Ratio', '200:5'],
    ['Meter constant', '0.1'],
    ['Conversion Factor', '40'],
    ['CT', '200/5'],
    ['Power of Ten Multiplier', '3'],
    ['Multiplier', 'see bill'],
  ])('of another value than 1 is refused: %s, %s', async (heading, value) => {
    const late: Column = [heading, minute => (minute < PEAK ? '' : value)]
    expect(await read(write({ columns: [stamp, all, late] }))).toEqual({ problem: 'multiplier', heading, value })
  })

  it.each([
    ['Multiplier', '1.000'],
    ['Mult.', 'x1'],
    ['CT Ratio', '5:5'],
    ['Power of Ten Multiplier', '0'],
    ['Multiplier', 'N/A'],
    ['Power Factor', '0.97'],
    ['Emission Factor', '0.4'],
    ['Temperature Scale', 'F'],
  ])('that changes nothing is none: %s, %s', async (heading, value) => {
    expect(await read(write({ columns: [stamp, all, [heading, () => value]] }))).toMatchObject({ peakMinute: PEAK })
  })

  it.each(['Multiplier,40', 'Meter multiplier: 40', 'Meter,Multiplier,Rate\n1234567,40,1'])(
    'stands above the table: %s',
    async preamble => {
      const table = (above: string) => read(write({ columns: [stamp, all], preamble: `${above}\n\n` }))
      expect(await table(preamble)).toMatchObject({ problem: 'multiplier', value: '40' })
      expect(await table(preamble.replace('40', '1'))).toMatchObject({ peakMinute: PEAK })
    },
  )

  it.each(['kWh (x40)', 'Usage (10 Wh)', 'kWh * 10'])('stands in the heading: %s', async heading => {
    expect(await read(write({ columns: [stamp, [heading, all[1]]] }))).toMatchObject({ problem: 'multiplier', heading })
  })

  it('of gas says nothing about electricity', async () => {
    const rows = stamped('Usage,Unit,Multiplier', minute => [`${text(kwhAt(minute))},kWh,1`, '0.1,therms,1.03'])
    expect(await read(rows)).toMatchObject({ peakMinute: PEAK })
  })
})
