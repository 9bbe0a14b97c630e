// The electricity of one home out of the series of a Green Button file.
import type { MeterChoice, MeterProblem } from './problems'
import { type Readings, type ReadingsBuilder, readingsBuilder } from './readings'
import type { FoundReadings } from './table'

/** Parts of a ReadingType that matter here; the codes are ESPI's. */
export interface ReadingType {
  /** 72 Wh, 38 W; others are gas, water or money. */
  uom: number
  powerOfTen: number
  /** 1 to the home, 19 back to the utility. */
  flow: number
  /** ESPI's CommodityKind: 0 to 2 are electricity. */
  commodity: number
  /** ESPI's AccumulationKind; 0 where the file does not say. */
  accumulation: number
  /** Rate period, tier and phase as the file numbers them; '' where it is of all of them. */
  part: string
}

export interface MeterSeries {
  readonly builder: ReadingsBuilder
  /** Part of an address, '' where the file has none. */
  readonly usagePoint: string
}

export const UOM_WH = 72
const UOM_W = 38
const FLOW_REVERSE = 19
/** deltaData of ESPI: each interval's own amount. */
const DELTA = 4
/** Bulk, continuous, cumulative, summation and latching: what a register has counted so far. */
const REGISTERS: readonly number[] = [1, 2, 3, 9, 13]
const unitNames: Readonly<Record<number, string>> = {
  169: 'therms',
  42: 'm³',
  119: 'ft³',
  128: 'gallons',
  132: 'Btu',
  80: 'money',
}

const MAX_ELECTRIC = 2
const commodityNames: Readonly<Record<number, string>> = {
  7: 'gas',
  8: 'propane',
  9: 'water',
  10: 'steam',
  11: 'waste water',
}

/** ESPI's ServiceKind: 0 is electricity. */
const serviceNames: Readonly<Record<number, string>> = { 1: 'gas', 2: 'water', 4: 'heat', 6: 'sewer' }

/** Series that follow one another, as one; null where they share times. */
function joined(pieces: readonly Readings[]): Readings | null {
  const builder = readingsBuilder()
  let end = -Infinity
  for (const { count, starts, values } of pieces.toSorted((a, b) => (a.starts[0] ?? 0) - (b.starts[0] ?? 0))) {
    const first = end
    for (let index = 0; index < count; index += 1) {
      const start = starts[index] ?? NaN
      if (start <= first || !builder.add(start, values[index] ?? NaN)) return null
      end = Math.max(end, start)
    }
  }
  return builder.build({ scale: 1, isPower: pieces[0]?.isPower ?? false, hasEndTimes: false })
}

/** Readings that are compared time by time; more are refused. */
const MAX_COMPARED = 200_000
/** Kilowatt-hours, and a share: what a total and the sum of its parts may differ by. */
const SLACK_KWH = 0.02
const SLACK_SHARE = 0.01

/**
 * Series of the same times as one load: a total beside its parts is taken once; rate periods, tiers
 * and phases without a total are added. Null where neither holds.
 */
function oneLoad(pieces: readonly { readonly readings: Readings; readonly part: string }[]): Readings | null {
  if (pieces.reduce((sum, { readings: { count } }) => sum + count, 0) > MAX_COMPARED) return null
  const series: Map<number, number>[] = []
  const sums: number[] = []
  for (const { readings } of pieces) {
    const byTime = new Map<number, number>()
    let sum = 0
    for (let index = 0; index < readings.count; index += 1) {
      byTime.set(readings.starts[index] ?? 0, readings.values[index] ?? 0)
      sum += readings.values[index] ?? 0
    }
    series.push(byTime)
    sums.push(sum)
  }
  const isClose = (one: number, other: number) => Math.abs(one - other) <= SLACK_KWH + SLACK_SHARE * Math.abs(one)
  const all = sums.reduce((sum, one) => sum + one, 0)
  const isWhole = (byTime: ReadonlyMap<number, number>) => {
    const others = series.filter(other => other !== byTime)
    for (const [start, value] of byTime) {
      const sum = others.reduce((total, other) => total + (other.get(start) ?? 0), 0)
      if (!isClose(value, sum)) return false
    }
    return true
  }
  for (const [index, byTime] of series.entries())
    if (isClose(2 * (sums[index] ?? 0), all) && isWhole(byTime)) return pieces[index]?.readings ?? null
  const parts = new Set(pieces.map(({ part }) => part))
  if (parts.has('') || parts.size < pieces.length) return null
  const builder = readingsBuilder()
  for (const [label, byTime] of series.entries()) {
    for (const [start, value] of byTime) if (!builder.add(start, value, label)) return null
  }
  return builder.build({ scale: 1, isPower: pieces[0]?.readings.isPower ?? false, hasEndTimes: false })
}

/** The electricity that one home took, out of all series of a file. */
export function homeIn(
  all: readonly (MeterSeries & ReadingType & { readonly service: number })[],
  { meter }: MeterChoice,
): FoundReadings | MeterProblem {
  const filled = all.filter(({ builder, usagePoint }) => builder.count > 0 && (meter ?? usagePoint) === usagePoint)
  const isElectric = ({ uom, commodity, service }: (typeof all)[number]) =>
    commodity <= MAX_ELECTRIC && service === 0 && (uom === UOM_WH || uom === UOM_W)
  const counted = filled.filter(one => isElectric(one) && !REGISTERS.includes(one.accumulation))
  // Where every type says so, the shape of the numbers tells whether they are a register's.
  const electric: (Omit<MeterSeries, 'builder'> & ReadingType & { readonly readings: Readings })[] = []
  for (const { builder, ...one } of counted.length > 0 ? counted : filled.filter(isElectric)) {
    const form = { scale: 10 ** (one.powerOfTen - 3), isPower: one.uom === UOM_W, hasEndTimes: false }
    electric.push({ ...one, readings: builder.build(form) })
  }
  const taken = electric.filter(({ flow }) => flow !== FLOW_REVERSE)
  // Energy before power, and the finer of two series of the same meter.
  const [best] = taken.toSorted(
    ({ readings: a }, { readings: b }) => Number(a.isPower) - Number(b.isPower) || b.count - a.count,
  )
  if (!best) {
    const [{ uom, commodity, service } = {}] = filled
    if (electric.length > 0) return { problem: 'production' }
    return uom === undefined
      ? { problem: 'noIntervals', headings: '' }
      : {
          problem: 'wrongUnit',
          unit: unitNames[uom] ?? commodityNames[commodity ?? 0] ?? serviceNames[service ?? 0] ?? `ESPI ${uom}`,
        }
  }
  const alike = taken.filter(({ readings }) => readings.isPower === best.readings.isPower)
  const meters = new Set(alike.map(({ usagePoint, readings }) => usagePoint || readings))
  if (meters.size > 1) {
    const choices = [...meters].filter(one => typeof one === 'string')
    return { problem: 'twoMeters', meters: meters.size, ...(choices.length === meters.size && { choices }) }
  }
  // One interval in several series: registers of rate periods or phases, or one load twice.
  const step = ({ starts }: Readings) => (starts[1] ?? 0) - (starts[0] ?? 0)
  const pieces = alike.filter(({ part, readings: one }) => part !== '' || step(one) === step(best.readings))
  // Net readings below zero are exports too.
  const hasExport = electric.some(({ flow, readings: { values, count } }) =>
    values.subarray(0, count).some(kwh => (flow === FLOW_REVERSE ? kwh > 0 : kwh < 0)),
  )
  const readings =
    pieces.length > 1 && !hasExport ? (joined(pieces.map(one => one.readings)) ?? oneLoad(pieces)) : best.readings
  if (!readings) return { problem: 'manyColumns', headings: 'MeterReading' }
  return {
    readings,
    badRows: 0,
    hasExport,
    isDelta: best.accumulation === DELTA,
    isUnitAssumed: false,
    headings: { times: [], values: [] },
    columns: [],
    unit: best.readings.isPower ? 'W' : 'Wh',
    meters: best.usagePoint === '' ? [] : [best.usagePoint],
    labels: [],
  }
}
