// The fourth station: readings to the highest demand of each day, and what cannot be true. Order,
// clock changes, gaps, and whether the file will do for NEC 220.87.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { SUPPLY_VOLTS } from '@/lib/panel/load'
import type { HouseYear } from '@/lib/panel/replay'
import { type Demands, DEMAND_MIN, demandLength, demandsOf, highestOfDays, houseYearOf } from './bins'
import type { MeterProblem, Understood } from './problems'
import {
  fewDoubled,
  indexesOf,
  isFallHour,
  isInterval,
  isSpringHole,
  picked,
  type Readings,
  type Series,
  seriesOf,
} from './series'
import { belowZero, isRising, trueIntervals } from './shapes'

export type Caution =
  | 'hourly'
  | 'partOfYear'
  | 'someMissing'
  | 'someDoubled'
  | 'mixedIntervals'
  /** Readings below zero that are no solar panels. */
  | 'belowZero'
  /** Readings that no house draws. */
  | 'leftOut'
  /** So many readings above the main breaker that its rating or the file's unit is another. */
  | 'overService'

/** What a file's readings are, before any of them is disbelieved. */
export interface ReadDemands extends Understood {
  readonly demands: Demands
  /** The last 365 days of the file at most. */
  readonly year: HouseYear
  readonly missingHours: number
  /** Times that came twice with different values, besides those of a clock change. */
  readonly doubled: number
  /** Number of readings below zero. */
  readonly belowZero: number
  readonly cautions: readonly Caution[]
}

/** A download of "one year" often lacks a few days at its ends. */
const YEAR_DAYS = 360
const SHORTEST_DAYS = 30
/** Seven days of a year. */
const MAX_MISSING_SHARE = 0.02
const MAX_BAD_ROW_SHARE = 0.1
/** Twice the largest service that the check offers. */
const MAX_HOME_KW = 96
/** A refrigerator alone; where no quarter of an hour has more, the readings have another unit. */
const MIN_HOME_KW = 0.1
/** Distances that a change of interval or a restart leaves. */
const fewUneven = (count: number) => Math.max(12, 0.01 * count)

/** What lies between the readings, besides the hour that the clock leaves out in spring. */
function holesIn({ starts, lengths }: Series) {
  let [missingMin, uneven, holeFrom, holeTo] = [0, 0, 0, 0]
  for (let index = 1; index < starts.length; index += 1) {
    const lengthMin = lengths[index - 1] ?? 0
    const end = (starts[index - 1] ?? 0) + lengthMin
    const next = starts[index] ?? 0
    if ((next - end) % lengthMin !== 0) uneven += 1
    if (next <= end || isSpringHole(end, next)) continue
    missingMin += next - end
    if (next - end > holeTo - holeFrom) [holeFrom, holeTo] = [end, next]
  }
  return { missingMin, uneven, holeFrom, holeTo }
}

export interface FileRemarks {
  /** Rows that could not be read. */
  readonly badRows: number
  /** The file shows electricity that went back to the utility. */
  readonly hasExport: boolean
  /** The file says that its values are what each interval took. */
  readonly isDelta: boolean
}

interface Judged extends FileRemarks {
  readonly rows: number
  readonly series: Series
  readonly facts: Understood
  readonly below: ReturnType<typeof belowZero>
  readonly holes: ReturnType<typeof holesIn>
  readonly demands: Demands
}

/** Why readings cannot be used, beginning with what rules out all that follows. */
function problemIn({ series, facts, below, holes, demands, ...remarks }: Judged): MeterProblem | undefined {
  const { values, lengths, intervals, doubles } = series
  const { count, intervalMin, from, to } = facts
  const { badRows } = remarks
  if (count < 2) return { problem: 'unreadable' }
  if (badRows > MAX_BAD_ROW_SHARE * (badRows + remarks.rows)) return { problem: 'manyBadRows', badRows, ...facts }
  if (remarks.hasExport || below.kind === 'solar') return { problem: 'solar', ...facts }
  if (below.kind === 'open') return { problem: 'belowZero', minute: below.minute, ...facts }
  if (intervalMin > HOUR_MIN) return { problem: 'coarse', ...facts }
  if (!isInterval(intervalMin)) return { problem: 'irregular', ...facts }
  const isTotal = isRising(values)
  if (isTotal && !remarks.isDelta) return { problem: 'runningTotal' }
  if (holes.uneven > fewUneven(count)) return { problem: 'irregular', ...facts }
  // Every fall the clock gives one hour twice.
  const ofClock = (Math.ceil((to - from) / DAY_MIN / 365) + 1) * (HOUR_MIN / intervalMin)
  if (indexesOf(doubles, double => double === 2).length > ofClock + fewDoubled(count))
    return { problem: 'twoMeters', choices: [], canAdd: false }
  const kw = highestIn(demands.kw)
  if (kw === 0) return { problem: 'allZero', ...facts }
  if (demands.kw.filter(one => one > MAX_HOME_KW).length > fewOf(demands) || kw < MIN_HOME_KW)
    return isTotal ? { problem: 'runningTotal' } : { problem: 'implausible', kw, ...facts }
  const { missingMin, holeFrom, holeTo } = holes
  if (missingMin > MAX_MISSING_SHARE * (to - from))
    // Rows that could not be read are the reason for most of the missing ones.
    return 2 * badRows * intervalMin > missingMin
      ? { problem: 'manyBadRows', badRows, ...facts }
      : { problem: 'gaps', missingHours: missingMin / HOUR_MIN, holeFrom, holeTo, ...facts }
  const days = Math.floor((to - from) / DAY_MIN)
  const fineDays = lengths.reduce((total, length) => total + (length > DEMAND_MIN ? 0 : length), 0) / DAY_MIN
  if (Math.max(...intervals) > DEMAND_MIN && days < YEAR_DAYS && fineDays < SHORTEST_DAYS)
    return { problem: 'hourlyShort', days, ...facts }
  return days < SHORTEST_DAYS ? { problem: 'fewDays', days, ...facts } : undefined
}

const highestIn = (numbers: Float64Array) => numbers.reduce((a, b) => Math.max(a, b), 0)

const cautionsOf = (all: Partial<Record<Caution, boolean>>) => (Object.keys(all) as Caution[]).filter(one => all[one])

/** The demands in the readings of a file, or why it cannot be used. */
export function demandOf(readings: Readings, remarks: FileRemarks): MeterDemand | MeterProblem {
  const { isPower } = readings
  const series = trueIntervals(seriesOf(readings), isPower)
  const { starts, values, lengths, intervalMin } = series
  const [from = 0] = starts
  const to = (starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0)
  const facts: Understood = { count: starts.length, intervalMin, from, to }
  const below = belowZero(series, isPower)
  // Rounding is nothing, and so are a correction and what it takes back.
  for (const index of below.left) values[index] = 0
  const holes = holesIn(series)
  const demands = demandsOf(series, isPower, demandLength)
  const problem = problemIn({ ...remarks, rows: readings.starts.length, series, facts, below, holes, demands })
  if (problem) return problem
  const missingHours = holes.missingMin / HOUR_MIN
  const doubled = indexesOf(series.doubles, (double, at) => double === 2 && !isFallHour(starts[at] ?? 0)).length
  return believed({
    ...facts,
    demands,
    year: houseYearOf(series, isPower, demands),
    missingHours,
    doubled,
    belowZero: below.count,
    cautions: cautionsOf({
      hourly: intervalMin > DEMAND_MIN,
      partOfYear: to - from < YEAR_DAYS * DAY_MIN,
      someMissing: missingHours > 0,
      someDoubled: doubled > 0,
      mixedIntervals: series.intervals.length > 1,
      belowZero: below.count > 0,
    }),
  })
}

/** The demands of a file that are believed. */
export interface MeterDemand extends ReadDemands {
  readonly peakKw: number
  /** Wall minute at which the interval of the peak starts. */
  readonly peakMinute: number
  /** The highest demand of each day, in the order of the calendar, and when it starts. */
  readonly days: Pick<Demands, 'kw' | 'minutes'>
  readonly peakDay: readonly { readonly minute: number; readonly kw: number; readonly lengthMin: number }[]
  /** Readings that were not believed, the highest first. */
  readonly leftOut: readonly { readonly minute: number; readonly kw: number }[]
}

/** Share of all demands that may be errors. */
const FEW_SHARE = 0.001
const fewOf = ({ kw }: Pick<Demands, 'kw'>) => Math.max(1, FEW_SHARE * kw.length)
/** A main breaker carries no more than this for a quarter of an hour. */
const BREAKER_SHARE = 1.25
/** How often an error stands above all other demands, and how many do. */
const ALONE = 3
const MOST_ALONE = 3
/** kW: what an appliance or two draw may stand alone. */
const LEAST_ALONE = 10

/** Demands that stand alone above all others, as an error or a catch-up does. */
function aloneAt(kw: Float64Array, { minutes, lengthMin }: Demands): readonly number[] {
  const ranked = kw.filter(one => ALONE * one > LEAST_ALONE).sort()
  for (let size = Math.floor(Math.min(MOST_ALONE, fewOf({ kw }))); size > 0; size -= 1) {
    const least = Math.max(LEAST_ALONE, ALONE * (ranked.at(-1 - size) ?? 0))
    const found = indexesOf(kw, one => one > least)
    const isBeside = (at: number, index: number) =>
      (minutes[found[index + 1] ?? -1] ?? 0) - (minutes[at] ?? 0) === lengthMin[at]
    if (found.length === size && !found.some(isBeside)) return found
  }
  return []
}

/**
 * The demands without those that cannot be: above 125% of the main breaker's rating, or alone above
 * all others. `serviceAmps`: the rating, where it is known.
 */
export function believed<Read extends ReadDemands>(read: Read, serviceAmps?: number): Read & MeterDemand {
  const { demands, year } = read
  const { minutes, lengthMin, doubts } = demands
  const limitKw = serviceAmps ? (BREAKER_SHARE * serviceAmps * SUPPLY_VOLTS) / 1000 : MAX_HOME_KW
  // What may hold two hours counts as nothing.
  const kw = demands.kw.map((one, at) => (doubts[at] === 2 ? 0 : one))
  const over = indexesOf(kw, one => one > limitKw)
  const isFew = over.length <= fewOf(demands)
  const leftOut: { readonly minute: number; readonly kw: number }[] = []
  const leave = (at: number) => {
    leftOut.push({ minute: minutes[at] ?? 0, kw: kw[at] ?? 0 })
    kw[at] = 0
  }
  if (isFew) over.forEach(leave)
  aloneAt(kw, demands).forEach(leave)
  const ofDays = highestOfDays({ minutes, kw })
  const days = { kw: picked(kw, ofDays), minutes: picked(minutes, ofDays) }
  const peakKw = highestIn(days.kw)
  const peakMinute = days.minutes[days.kw.indexOf(peakKw)] ?? read.from
  const midnight = peakMinute - (peakMinute % DAY_MIN)
  const ofPeakDay = indexesOf(minutes, minute => minute >= midnight && minute < midnight + DAY_MIN)
  const bins = new Set(leftOut.map(({ minute }) => minute - (minute % year.intervalMin)))
  const isKept = (_: number, at: number) => !bins.has(year.startMin[at] ?? 0)
  // What is believed may be asked again with another rating.
  const others = read.cautions.filter(one => one !== 'leftOut' && one !== 'overService')
  return {
    ...read,
    cautions: [...others, ...cautionsOf({ leftOut: leftOut.length > 0, overService: !isFew })],
    peakKw,
    peakMinute,
    days,
    peakDay: ofPeakDay.map(at => ({ minute: minutes[at] ?? 0, kw: kw[at] ?? 0, lengthMin: lengthMin[at] ?? 0 })),
    year:
      bins.size === 0
        ? year
        : { ...year, startMin: Array.from(year.startMin).filter(isKept), kw: Array.from(year.kw).filter(isKept) },
    leftOut: leftOut.toSorted((a, b) => b.kw - a.kw),
  }
}
