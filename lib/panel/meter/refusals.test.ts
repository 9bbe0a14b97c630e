// Files that are not one house, and tables whose own words say so.
import { describe, expect, it } from 'vitest'
import {
  all,
  at,
  type Column,
  FIRST,
  half,
  kwhAt,
  minutes,
  part,
  PEAK,
  read,
  stamp,
  stamped,
  text,
  write,
} from '@/tests/meter-table'

describe('what is not one house', () => {
  it.each<[string, readonly Column[], string]>([
    ['production', [['Energy Produced (Wh)', all[1]]], 'production'],
    ['what was sent back', [['Feed-in (kWh)', all[1]]], 'production'],
    [
      'a running total by no such name',
      [['Meter Reading (kWh)', minute => String((minute - FIRST) / 60)]],
      'runningTotal',
    ],
    ['a running total', [['Energy (kWh)', minute => String((minute - FIRST) / 60)]], 'runningTotal'],
    ['a register', [['Cumulative kWh', all[1]]], 'runningTotal'],
    ['circuits', [part('Kitchen (kWh)', half), part('Dryer (kWh)', half)], 'circuits'],
    ['one leg', [part('Leg A (kWh)', half)], 'onlyPart'],
    ['one rate period', [part('On-Peak kWh', half)], 'onlyPart'],
    ['two usages', [part('Usage 1234 kWh', half), part('Usage 5678 kWh', () => 0.4)], 'manyColumns'],
    [
      'usage beside a controlled load',
      [part('General Usage kWh', half), part('Controlled kWh', () => 0.4)],
      'manyColumns',
    ],
    ['columns without a word', [part('Energy 1 kWh', half), part('Energy 2 kWh', () => 0.4)], 'manyColumns'],
    ['a total below its parts', [all, part('Total kWh', half), part('Leg A kWh', () => 0.9)], 'manyColumns'],
    [
      'a total above its legs',
      [part('Total kWh', () => 1.4), part('Leg A kWh', half), part('Leg B kWh', half)],
      'manyColumns',
    ],
    [
      'usage beside net below zero',
      [
        ['Usage kWh', all[1]],
        ['Net kWh', minute => (minute > PEAK ? '-1' : text(kwhAt(minute)))],
      ],
      'solar',
    ],
    ['an array of panels', [['Array Output (Wh)', all[1]]], 'production'],
    ['exports that begin late', [all, ['Generation', minute => (minute > PEAK ? '0.7' : '')]], 'solar'],
    ['gas in the preamble', [['Usage', all[1]]], 'wrongUnit'],
    ['gas in kilowatt-hours', [['Gas (kWh)', all[1]]], 'wrongUnit'],
    ['gas by the heat in it', [['Energy (MJ)', all[1]]], 'wrongUnit'],
    ['water by the hundred', [['Usage (HCF)', all[1]]], 'wrongUnit'],
    [
      'a unit in a column of its own',
      [
        ['Usage', all[1]],
        ['UOM', () => 'pulses'],
      ],
      'wrongUnit',
    ],
    ['a unit that is not known', [['Load (A)', all[1]]], 'noIntervals'],
    ['a phase in a column of its own', [all, ['Phase', () => 'A']], 'onlyPart'],
    ['hot water', [all, ['Register', () => 'Hot Water Controlled']], 'circuits'],
    ['what is left over', [all, ['Excess (kWh)', () => '0.1']], 'solar'],
    ['a power station', [['Load MW', all[1]]], 'wrongUnit'],
    ['thousandths of a house', [part('kWh', () => 0.001)], 'implausible'],
    ['a battery beside the grid', [all, ['Battery discharge kWh', () => '0.1']], 'solar'],
    ['a house and its circuits', [['Hot Water (kWh)', all[1]]], 'circuits'],
    [
      'exports beside loads that differ',
      [
        ['Home (kW)', all[1]],
        ['Grid (kW)', () => '1'],
        ['Solar (kW)', () => '3'],
      ],
      'solar',
    ],
    ['what came from the customer', [all, ['kWh Received from Customer', () => '0.4']], 'solar'],
    ['a car', [['Vehicle (kW)', all[1]]], 'circuits'],
    [
      'columns of numbers without a word',
      [['Total kWh', all[1]], ...Array.from({ length: 30 }, (_, index): Column => [`V${index}`, () => '0.5'])],
      'noIntervals',
    ],
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
      read(stamped(`${name},kWh`, minute => parts.map(one => `${one},${text(kwhAt(minute) / parts.length)}`)))
    expect(await rows('Channel', ['1', '2'])).toMatchObject({ problem: 'manyColumns', headings: '1, 2' })
    expect(await rows('Meter', ['Meter #1', 'Meter #1 - On-Peak'])).toMatchObject({ problem: 'manyColumns' })
    expect(await rows('Leg', ['1', '2'])).toMatchObject({ peakMinute: PEAK })
    expect(await rows('Meter', ['#1 - On-Peak', '#1 - Off-Peak'])).toMatchObject({ peakMinute: PEAK })
  })

  it('is solar where rows of exports hold any, and not where they stay at zero', async () => {
    const rows = (back: string) =>
      read(
        stamped('Flow,kWh', minute => [`Delivered,${text(kwhAt(minute))}`, `Received,${minute > PEAK ? back : '0'}`]),
      )
    expect(await rows('0.4')).toMatchObject({ problem: 'solar' })
    expect(await rows('0')).toMatchObject({ peakMinute: PEAK })
  })

  it.each(['0,5', '0,50', '-0.5', '0,5-'])('is solar by a number that no other cell is like: %s', async back => {
    const rows = minutes.map(
      minute => `${stamp[1](minute)};${Math.round(1000 * kwhAt(minute))};${minute === PEAK ? back : '0'}`,
    )
    expect(await read(['Start;Usage (Wh);Export (kWh)', ...rows].join('\n'))).toMatchObject({ problem: 'solar' })
  })

  it('is not solar by a sum below the table', async () => {
    const table = write({ columns: [['Received kWh', () => '0'], ['Sum', () => ''], stamp, all] })
    expect(await read(`${table}1234.5,Total,,\n`)).toMatchObject({ peakMinute: PEAK })
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

describe('rows', () => {
  const table = (heading: string, kwh: (minute: number) => string) =>
    [`${heading},Usage (kWh)`, ...minutes.map(minute => `${stamp[1](minute)},${kwh(minute)}`)].join('\n')

  it('below headings of another direction went back, wherever they begin', async () => {
    const both = (back: string) =>
      read(`${table('Energy Delivered time period', all[1])}\n\n${table('Energy Received time period', () => back)}`)
    expect(await both('0.4')).toMatchObject({ problem: 'solar' })
    expect(await both('0')).toMatchObject({ peakMinute: PEAK, count: minutes.length })
    expect(await read(table('Energy Received time period', all[1]))).toEqual({ problem: 'production' })
  })

  it('below headings of another service are not counted', async () => {
    const gas = table('Start', () => '3').replace('Usage (kWh)', 'Usage (therms)')
    expect(await read(`${table('Start', all[1])}\n${gas}`)).toMatchObject({ peakMinute: PEAK, count: minutes.length })
  })

  it('at uneven times are refused', async () => {
    const uneven = minutes.map(minute => minute + ((minute / 15) % 3 === 0 ? 5 : 0))
    const rows = uneven.map((minute, index) => `${stamp[1](minute)},${text(kwhAt(minutes[index] ?? 0))}`)
    expect(await read(['Start,kWh', ...rows].join('\n'))).toMatchObject({ problem: 'irregular' })
  })

  it.each(['Start', 'Another start'])('below headings that stand again are counted: %s', async heading => {
    const rows = table('Start', all[1]).split('\n')
    const halves = [...rows.slice(0, 2000), `${heading},Usage (kWh)`, ...rows.slice(2000)]
    expect(await read(halves.join('\n'))).toMatchObject({ peakMinute: PEAK, count: minutes.length })
  })

  it('of a unit that is not known are not counted', async () => {
    const rows = stamped('Value,UOM', minute => [`${text(kwhAt(minute))},kWh`, '121.3,V'])
    expect(await read(rows)).toMatchObject({ peakMinute: PEAK, unit: 'kWh' })
  })

  it('are not read by half where their unit changes', async () => {
    const rows = stamped('Value,UOM', minute =>
      minute < PEAK ? `${text(kwhAt(minute))},kWh` : `${text(4 * kwhAt(minute))},kW`,
    )
    expect(await read(rows)).toMatchObject({ problem: 'manyColumns' })
  })

  it('of appliances alone are not a house', async () => {
    const file = (...names: string[]) =>
      read(stamped('Device ID,Name,kWh', minute => names.map(name => `1,${name},${text(kwhAt(minute))}`)))
    expect(await file('Dryer')).toMatchObject({ problem: 'circuits', headings: 'Dryer' })
    expect(await file('Total Usage')).toMatchObject({ peakMinute: PEAK })
  })

  it('of circuits are not a house, however they are called', async () => {
    const rows = stamped('Circuit,kWh', () => ['Dryer,0.5', 'Bob,0.5'])
    expect(await read(rows)).toMatchObject({ problem: 'circuits', headings: 'Dryer, Bob' })
  })

  it('may be many at the first time', async () => {
    const kinds = [...Array.from({ length: 15 }, () => 'Gas'), 'Electric']
    const rows = stamped('Type,Usage', minute => kinds.map(kind => `${kind},${text(kwhAt(minute))}`))
    expect(await read(rows)).toMatchObject({ peakMinute: PEAK, intervalMin: 15 })
  })
})

describe('the words of a cell', () => {
  it.each([
    ['Service Address', '12 Solar Ave, Water Mill'],
    ['Customer Name', 'Jane Solar'],
    ['Account', 'Gas Light Inn 12345'],
    ['Premise', '12G Main St'],
    ['Meter', '#12345, 12 Solar Ave'],
    ['Meter Name', 'Battery Park House'],
    ['Name', 'Our Solar Home'],
    ['Tariff Name', 'EV2-A Solar'],
    ['Utility', 'Pacific Gas and Electric'],
    ['Unit', '4B'],
    ['Phase', 'Single'],
    ['Reading Type', 'Read by customer'],
  ])('that name a person or a place say nothing of its reading: %s, %s', async (heading, cell) => {
    expect(await read(write({ columns: [stamp, [heading, () => cell], all] }))).toMatchObject({ peakMinute: PEAK })
  })

  it.each([
    ['Meter', 'Meter #123 - Generation'],
    ['Meter', 'Solar Production 2'],
    ['Direction', 'Received by utility'],
    ['Channel Name', 'Solar'],
    ['Unit', 'kWh Generated'],
    ['Register', 'kWh Received'],
  ])('that say what was measured do: %s, %s', async (heading, cell) => {
    expect(await read(write({ columns: [stamp, [heading, () => cell], all] }))).toEqual({ problem: 'production' })
  })
})
