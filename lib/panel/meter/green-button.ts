// Reads meter readings from Green Button files: Atom feeds with the ESPI schema (NAESB REQ.21),
// piece by piece.
import { SaxesParser } from 'saxes'
import { MAX_ROWS } from './cells'
import { epochIn, wallMinuteOf } from './clock'
import type { FoundReadings } from './house'
import type { MeterChoice, MeterProblem } from './problems'
import { addedUp, fewDoubled, type Readings } from './series'

const UOM_WH = 72
const UOM_W = 38
const FLOW_REVERSE = 19
/** deltaData of ESPI: each interval's own amount. */
const DELTA = 4
/** Bulk, continuous, cumulative, summation and latching: what a register has counted so far. */
const REGISTERS: readonly number[] = [1, 2, 3, 9, 13]
const MAX_ELECTRIC = 2
/** By ESPI's codes: of units, of commodities, of kinds of service, of which 0 is electricity. */
const units: Readonly<Record<number, string>> = { 169: 'therms', 42: 'm³', 119: 'ft³', 128: 'gallons', 132: 'Btu' }
const commodities: Readonly<Record<number, string>> = { 7: 'gas', 8: 'propane', 9: 'water', 10: 'steam' }
const services: Readonly<Record<number, string>> = { 1: 'gas', 2: 'water', 4: 'heat', 6: 'sewer' }

const plainName = (name: string) => name.slice(name.indexOf(':') + 1)
// Addresses are compared by these parts, because some files mix absolute and relative ones. A usage
// point has the whole of its address: two customers may number theirs alike.
const OWNERS = String.raw`(?:(?:RetailCustomer|Subscription|Customer|CustomerAccount|Batch)\/[^/]+\/)*`
const METER_READING = new RegExp(String.raw`(?:${OWNERS}UsagePoint\/[^/]+\/)?MeterReading\/[^/?]+`)
const USAGE_POINT = new RegExp(String.raw`${OWNERS}UsagePoint\/[^/?]+`)
const READING_TYPE = /ReadingType\/[^/?]+/

/** An Atom entry: its addresses and elements, which may come in any order. */
interface Entry {
  readonly links: string[]
  /** Text by element; of an element within another too. */
  readonly texts: Map<string, string>
  readonly starts: number[]
  readonly values: number[]
}

const emptyEntry = (): Entry => ({ links: [], texts: new Map(), starts: [], values: [] })

/** Codes that stand for all rate periods, all tiers and all phases. */
const wholes: Readonly<Record<string, readonly number[]>> = {
  tou: [0],
  consumptionTier: [0],
  phase: [0, 224, 225, 769],
}

/** Parts of a ReadingType that matter here; the codes are ESPI's. */
function readingTypeIn(texts: ReadonlyMap<string, string>) {
  const numberOf = (name: string) => (texts.get(name) ? Number(texts.get(name)) : undefined)
  const parts = Object.entries(wholes).filter(([name, codes]) => !codes.includes(numberOf(name) ?? 0))
  return {
    uom: numberOf('uom') ?? UOM_WH,
    powerOfTen: numberOf('powerOfTenMultiplier'),
    flow: numberOf('flowDirection') ?? 1,
    commodity: numberOf('commodity') ?? 0,
    // ESPI spells it the British way; 0 where the file does not say.
    accumulation: numberOf(`accumulationBehavio${'u'}r`) ?? numberOf('accumulationBehavior') ?? 0,
    /** Rate period, tier and phase; '' where it is of all of them. */
    part: parts.map(([name]) => `${name}${numberOf(name)}`).join(' '),
  }
}

type Piece = Readings & Omit<ReturnType<typeof readingTypeIn>, 'powerOfTen'> & Pick<Known, 'usagePoint' | 'service'>

interface Known extends Pick<Entry, 'starts' | 'values'> {
  /** Part of an address, '' where the file has none. */
  readonly usagePoint: string
  readonly service: number
}

/** The readings of each MeterReading, in kWh or kW. */
function piecesIn(entries: readonly Entry[]): readonly Piece[] {
  const types = new Map<string, ReturnType<typeof readingTypeIn>>()
  /** ServiceKind by usage point. */
  const services = new Map<string, number>()
  /** ReadingType by MeterReading. Either may come after the readings. */
  const typeOf = new Map<string, string>()
  const series = new Map<string, Omit<Known, 'service'>>()
  for (const { links, texts, starts, values } of entries) {
    const linked = (part: RegExp) => links.map(href => part.exec(href)?.[0]).find(found => found !== undefined) ?? ''
    const [own, related, usagePoint] = [linked(METER_READING), linked(READING_TYPE), linked(USAGE_POINT)]
    if (texts.has('ReadingType')) types.set(related, readingTypeIn(texts))
    if (texts.has('ServiceCategory')) services.set(usagePoint, Number(texts.get('kind') ?? 0))
    if (texts.has('MeterReading')) typeOf.set(own, related)
    if (!texts.has('IntervalBlock')) continue
    const known = series.get(own) ?? { starts: [], values: [], usagePoint }
    for (const start of starts) known.starts.push(start)
    for (const value of values) known.values.push(value)
    series.set(own, known)
  }
  const onlyType = types.size === 1 ? [...types.values()][0] : undefined
  return Array.from(series, ([key, { starts, values, usagePoint }]): Piece => {
    const { powerOfTen, ...type } = types.get(typeOf.get(key) ?? '') ?? onlyType ?? readingTypeIn(new Map())
    // Without a power of ten, numbers with decimals are kWh.
    const isKilo = powerOfTen === undefined && values.some(value => !Number.isInteger(value))
    const scale = isKilo ? 1 : 10 ** ((powerOfTen ?? 0) - 3)
    return {
      ...type,
      usagePoint,
      service: services.get(usagePoint) ?? 0,
      starts: Float64Array.from(starts),
      values: Float64Array.from(values, value => value * scale),
      isPower: type.uom === UOM_W,
      areEnds: false,
    }
  }).filter(({ starts }) => starts.length > 0)
}

/** Takes a file's text in pieces. `end` gives all of its series, or why it cannot be read. */
export function greenButtonReader() {
  const entries: Entry[] = []
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let entry = emptyEntry()
  let text = ''
  let count = 0
  let problem: MeterProblem | undefined

  function closeReading({ texts, starts, values }: Entry) {
    const [start, value] = [wallMinuteOf(epochIn(texts.get('start') ?? '')), Number(texts.get('value') || NaN)]
    texts.delete('value')
    if (Number.isNaN(start + value)) return
    starts.push(start)
    values.push(value)
    count += 1
    if (count > MAX_ROWS) problem ??= { problem: 'tooMany', max: MAX_ROWS }
  }

  function closeEntry() {
    entries.push(entry)
    entry = emptyEntry()
  }

  parser.on('opentag', ({ name, attributes: { href } }) => {
    text = ''
    const tag = plainName(name)
    if (tag === 'link' && href !== undefined) entry.links.push(href)
    if (tag === 'entry') entry = emptyEntry()
    entry.texts.set(tag, '')
  })
  parser.on('closetag', ({ name }) => {
    const tag = plainName(name)
    if (text.trim() !== '') entry.texts.set(tag, text.trim())
    text = ''
    if (tag === 'IntervalReading') closeReading(entry)
    if (tag === 'entry') closeEntry()
  })
  parser.on('text', piece => (text += piece))
  parser.on('cdata', piece => (text += piece))
  parser.on('error', () => (problem ??= { problem: 'brokenXml' }))
  return {
    /** False when the rest need not be read. */
    push(piece: string): boolean {
      parser.write(piece)
      return problem === undefined
    },
    end(): readonly Piece[] | MeterProblem {
      if (!problem) parser.close()
      // A block of readings may stand in no entry.
      closeEntry()
      return problem ?? piecesIn(entries)
    },
  }
}

/** Kilowatt-hours, and a share: what a total and the sum of its parts may differ by. */
const SLACK_KWH = 0.02
const SLACK_SHARE = 0.01

/**
 * Series as one load: those that follow one another, a total beside its parts once, or the sum of
 * rate periods, tiers and phases. Undefined where none of these holds.
 */
function oneLoad(pieces: readonly Piece[]): Readings | undefined {
  const [first] = pieces
  if (!first || pieces.length === 1) return first
  const sums = addedUp(pieces)
  const sumAt = new Map(Array.from(sums.starts, (start, at) => [start, sums.values[at] ?? 0]))
  const timesIn = ({ starts }: Readings) => new Set(starts).size
  const whole = pieces.find(piece => {
    const isOff = (kwh: number, at: number) =>
      Math.abs((sumAt.get(piece.starts[at] ?? NaN) ?? 0) - 2 * kwh) > SLACK_KWH + SLACK_SHARE * Math.abs(kwh)
    return timesIn(piece) === sumAt.size && piece.values.filter(isOff).length <= fewDoubled(sumAt.size)
  })
  const parts = new Set(pieces.map(({ part }) => part))
  const areJoined = sumAt.size === pieces.reduce((total, piece) => total + timesIn(piece), 0)
  const areParts = !parts.has('') && parts.size === pieces.length
  return whole ?? (areJoined || areParts ? { ...first, ...sums } : undefined)
}

function wrongUnit([first]: readonly Piece[]): MeterProblem {
  if (!first) return { problem: 'noIntervals', headings: '' }
  const { uom, commodity, service } = first
  return { problem: 'wrongUnit', unit: units[uom] ?? commodities[commodity] ?? services[service] ?? `ESPI ${uom}` }
}

/** The usage points of series, as the answers to which of them feeds the panel. */
function pointsOf(points: readonly string[], pieces: readonly Piece[]): MeterProblem {
  const choices = points.map(heading => {
    const one = pieces.find(({ usagePoint }) => usagePoint === heading)
    const sample = Array.from(one?.values.slice(0, 3) ?? [], value => String(Number(value.toPrecision(4))))
    return { heading, unit: one?.isPower ? ('kW' as const) : ('kWh' as const), sample }
  })
  return { problem: 'twoMeters', choices: points.includes('') ? [] : choices, canAdd: false }
}

/** The electricity that one home took, out of all series of a file. */
export function homeIn(all: readonly Piece[], choice?: MeterChoice): FoundReadings | MeterProblem {
  const ofElectricity = all.filter(
    ({ uom, commodity, service }) => commodity <= MAX_ELECTRIC && service === 0 && (uom === UOM_WH || uom === UOM_W),
  )
  const counted = ofElectricity.filter(({ accumulation }) => !REGISTERS.includes(accumulation))
  // Where every type says so, the shape of the numbers tells whether they are a register's.
  const electric = counted.length > 0 ? counted : ofElectricity
  const taken = electric.filter(({ flow }) => flow !== FLOW_REVERSE)
  if (taken.length === 0) return electric.length > 0 ? { problem: 'production' } : wrongUnit(all)
  // Energy before power, and the finer of two series of the same meter.
  const isPower = taken.every(one => one.isPower)
  const alike = taken.filter(one => one.isPower === isPower)
  const points = [...new Set(alike.map(({ usagePoint }) => usagePoint))]
  const point = points.length === 1 ? points[0] : points[choice?.columns[0] ?? -1]
  const own = alike
    .filter(({ usagePoint }) => usagePoint === point)
    .toSorted((a, b) => b.starts.length - a.starts.length)
  const [best] = own
  if (!best) return pointsOf(points, alike)
  // One interval in several series: registers of rate periods or phases, or one load twice.
  const step = ({ starts }: Readings) => (starts[1] ?? 0) - (starts[0] ?? 0)
  const pieces = own.filter(one => one.part !== '' || step(one) === step(best))
  // Net readings below zero beside others are exports too.
  const hasExport = electric.some(
    ({ flow, usagePoint, values }) =>
      usagePoint === point && values.some(kwh => (flow === FLOW_REVERSE ? kwh > 0 : electric.length > 1 && kwh < 0)),
  )
  const readings = hasExport ? best : oneLoad(pieces)
  if (!readings) return { problem: 'twoMeters', choices: [], canAdd: false }
  return {
    readings,
    badRows: 0,
    hasExport,
    isDelta: best.accumulation === DELTA,
    columns: [],
    unit: best.isPower ? 'W' : 'Wh',
    meters: best.usagePoint === '' ? [] : [best.usagePoint],
    unitQuestion: undefined,
  }
}
