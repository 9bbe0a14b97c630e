// The electricity of one home out of the series of a Green Button file.
import type { FoundReadings } from './house'
import type { MeterChoice, MeterProblem } from './problems'
import { addedUp, fewDoubled, type Readings } from './series'

/** Parts of a ReadingType that matter here; the codes are ESPI's. */
export interface ReadingType {
  /** 72 Wh, 38 W; others are gas, water or money. */
  uom: number
  /** Undefined where the file does not say. */
  powerOfTen: number | undefined
  /** 1 to the home, 19 back to the utility. */
  flow: number
  /** ESPI's CommodityKind: 0 to 2 are electricity. */
  commodity: number
  /** ESPI's AccumulationKind; 0 where the file does not say. */
  accumulation: number
  /** Rate period, tier and phase as the file numbers them; '' where it is of all of them. */
  part: string
}

/** Readings of one MeterReading, as the file counts them. */
export interface MeterSeries {
  readonly starts: number[]
  readonly values: number[]
  /** Part of an address, '' where the file has none. */
  readonly usagePoint: string
}

export type TypedSeries = MeterSeries & ReadingType & { readonly service: number }

export const UOM_WH = 72
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

type Piece = Omit<TypedSeries, 'starts' | 'values'> & Readings

/** Watt-hours by the file's power of ten; without one, numbers with decimals are kWh. */
function pieceOf({ starts, values, ...one }: TypedSeries): Piece {
  const isKilo = one.powerOfTen === undefined && values.some(value => !Number.isInteger(value))
  const scale = isKilo ? 1 : 10 ** ((one.powerOfTen ?? 0) - 3)
  return {
    ...one,
    starts: Float64Array.from(starts),
    values: Float64Array.from(values, value => value * scale),
    isPower: one.uom === UOM_W,
    areEnds: false,
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

function wrongUnit([first]: readonly TypedSeries[]): MeterProblem {
  if (!first) return { problem: 'noIntervals', headings: '' }
  const { uom, commodity, service } = first
  return { problem: 'wrongUnit', unit: units[uom] ?? commodities[commodity] ?? services[service] ?? `ESPI ${uom}` }
}

/** The usage points of series, as the answers to which of them feeds the panel. */
function pointsOf(pieces: readonly Piece[]): MeterProblem {
  const points = [...new Set(pieces.map(({ usagePoint }) => usagePoint))]
  const choices = points.map(heading => {
    const one = pieces.find(({ usagePoint }) => usagePoint === heading)
    const sample = Array.from(one?.values.slice(0, 3) ?? [], value => String(Number(value.toPrecision(4))))
    return { heading, unit: one?.isPower ? ('kW' as const) : ('kWh' as const), sample }
  })
  return { problem: 'twoMeters', choices: points.includes('') ? [] : choices, canAdd: false }
}

/** The electricity that one home took, out of all series of a file. */
export function homeIn(all: readonly TypedSeries[], choice?: MeterChoice): FoundReadings | MeterProblem {
  const filled = all.filter(({ starts }) => starts.length > 0)
  const isElectric = ({ uom, commodity, service }: TypedSeries) =>
    commodity <= MAX_ELECTRIC && service === 0 && (uom === UOM_WH || uom === UOM_W)
  const counted = filled.filter(one => isElectric(one) && !REGISTERS.includes(one.accumulation))
  // Where every type says so, the shape of the numbers tells whether they are a register's.
  const electric = (counted.length > 0 ? counted : filled.filter(isElectric)).map(pieceOf)
  const taken = electric.filter(({ flow }) => flow !== FLOW_REVERSE)
  // Energy before power, and the finer of two series of the same meter.
  const sorted = taken.toSorted((a, b) => Number(a.isPower) - Number(b.isPower) || b.starts.length - a.starts.length)
  const alike = sorted.filter(({ isPower }) => isPower === sorted[0]?.isPower)
  const points = [...new Set(taken.filter(one => alike.includes(one)).map(({ usagePoint }) => usagePoint))]
  const point = points.length === 1 ? points[0] : points[choice?.columns[0] ?? -1]
  const own = alike.filter(({ usagePoint }) => usagePoint === point)
  const [best] = own
  if (sorted.length === 0) return electric.length > 0 ? { problem: 'production' } : wrongUnit(filled)
  if (!best) return pointsOf(taken.filter(one => alike.includes(one)))
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
