// The fourth station: readings to the highest demand of each day, and what cannot be true. Order,
// clock changes, gaps, and whether the file will do for NEC 220.87.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { HouseYear } from '@/lib/panel/replay'
import { SUPPLY_VOLTS } from '@/lib/panel/load'
import { type DayPeaks, dayPeaks, type Demand, DEMAND_MIN, demandLength, type Demands, demandsOf } from './bins'
import { demandsOfDay, houseYearOf, intervalsOf } from './bins'
import type { MeterProblem, Understood } from './problems'
import { isInterval, type Piece, piecesOf, usualInterval } from './intervals'
import { isFallHour, isSpringHole, ordered, type Readings, type Series } from './series'
import { belowZero, hoursIn, isRising } from './shapes'

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

export interface MeterDemand extends ReadDemands {
  readonly peakKw: number
  /** Wall minute at which the interval of the peak starts. */
  readonly peakMinute: number
  readonly days: DayPeaks
  readonly peakDay: readonly Demand[]
  /** Readings that were not believed, the highest first. */
  readonly leftOut: readonly { readonly minute: number; readonly kw: number }[]
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
/** Doubled readings that a clock change or a meter's exchange leaves, as a number and a share. */
const FEW_DOUBLED = 4
const FEW_DOUBLED_SHARE = 0.01
/** Distances that a change of interval or a restart leaves, as a number and a share. */
const FEW_UNEVEN = 12
const FEW_UNEVEN_SHARE = 0.01

interface Holes {
  readonly missingMin: number
  /** Distances that are not made of whole intervals. */
  readonly uneven: number
  /** The longest one. */
  readonly longest: readonly [from: number, to: number]
}

function holesOf({ count, starts }: Series, intervalAt: (index: number) => number): Holes {
  let [missingMin, uneven] = [0, 0]
  let longest: Holes['longest'] = [0, 0]
  for (let index = 0; index < count - 1; index += 1) {
    const intervalMin = intervalAt(index)
    const end = (starts[index] ?? 0) + intervalMin
    const next = starts[index + 1] ?? 0
    if ((next - end) % intervalMin !== 0) uneven += 1
    if (next <= end || isSpringHole(end, next)) continue
    missingMin += next - end
    if (next - end > longest[1] - longest[0]) longest = [end, next]
  }
  return { missingMin, uneven, longest }
}

/** True where times that may be starts or ends are the ends of whole days. */
const endWholeDays = ({ starts, count }: Series, firstMin: number) =>
  (starts[0] ?? 0) % DAY_MIN === firstMin && (starts[count - 1] ?? 0) % DAY_MIN === 0

interface Placed {
  readonly series: Series
  readonly intervalMin: number
  /** Null where the times are uneven. */
  readonly pieces: readonly Piece[] | null
  readonly intervalAt: (index: number) => number
}

/** The readings in order, at the starts of their intervals. */
function placed(readings: Readings): Placed {
  const series = ordered(readings)
  const { count, starts } = series
  const intervalMin = usualInterval(count, starts)
  const found = piecesOf(count, starts, intervalMin)
  const areEnds = readings.areEnds ?? endWholeDays(series, found?.[0]?.intervalMin ?? intervalMin)
  // The first of shorter intervals ends where the next one starts.
  const pieces = areEnds
    ? (found?.map((piece, index) => (index === 0 ? piece : { ...piece, first: piece.first + 1 })) ?? null)
    : found
  const intervalAt = pieces ? intervalsOf(pieces) : () => intervalMin
  // '00:00' to '00:14' ends a minute later.
  const early = (starts[0] ?? 0) % intervalMin === intervalMin - 1 ? 1 : 0
  for (let index = 0; areEnds && index < count; index += 1)
    starts[index] = (starts[index] ?? 0) - intervalAt(index) + early
  const hours =
    pieces?.length === 1 && isInterval(intervalMin) && intervalMin < HOUR_MIN
      ? hoursIn(series, intervalMin, readings.isPower)
      : null
  return hours
    ? {
        series: hours,
        intervalMin: HOUR_MIN,
        pieces: [{ first: 0, intervalMin: HOUR_MIN }],
        intervalAt: () => HOUR_MIN,
      }
    : { series, intervalMin, pieces, intervalAt }
}

/** Days with intervals that are short enough for the demand. */
const fineDays = (pieces: readonly Piece[], { starts }: Series, to: number) =>
  pieces.reduce((days, { first, intervalMin }, index) => {
    const end = starts[pieces[index + 1]?.first ?? -1] ?? to
    return days + (intervalMin > DEMAND_MIN ? 0 : (end - (starts[first] ?? 0)) / DAY_MIN)
  }, 0)

export interface FileRemarks {
  /** Rows that could not be read. */
  readonly badRows: number
  /** The file shows electricity that went back to the utility. */
  readonly hasExport: boolean
  /** The file says that its values are what each interval took. */
  readonly isDelta: boolean
}

/** Why the order or the shape of readings rules them out. */
function shapeProblem(
  { series, intervalMin, pieces }: Placed,
  { isDelta }: FileRemarks,
  holes: Holes,
  facts: Understood,
): MeterProblem | undefined {
  const { count, conflicts } = series
  if (intervalMin > HOUR_MIN) return { problem: 'coarse', ...facts }
  if (!isInterval(intervalMin)) return { problem: 'irregular', ...facts }
  if (!isDelta && isRising(series.values.subarray(0, count))) return { problem: 'runningTotal' }
  if (!pieces || holes.uneven > Math.max(FEW_UNEVEN, FEW_UNEVEN_SHARE * count))
    return { problem: 'irregular', ...facts }
  // Every fall the clock gives one hour twice.
  const clockDoubles = (Math.ceil((facts.to - facts.from) / DAY_MIN / 365) + 1) * (HOUR_MIN / intervalMin)
  const fewDoubled = Math.max(FEW_DOUBLED, FEW_DOUBLED_SHARE * count)
  return conflicts.size > clockDoubles + fewDoubled ? { problem: 'twoMeters', choices: [], canAdd: false } : undefined
}

/** Why the length of the file, or what it lacks, rules it out. */
function lengthProblem(
  { series, pieces, intervalMin }: Placed,
  { badRows }: FileRemarks,
  holes: Holes,
  facts: Understood,
): MeterProblem | undefined {
  const { from, to } = facts
  const days = Math.floor((to - from) / DAY_MIN)
  if (holes.missingMin > MAX_MISSING_SHARE * (to - from)) {
    // Rows that could not be read are the reason for most of the missing ones.
    if (2 * badRows * intervalMin > holes.missingMin) return { problem: 'manyBadRows', badRows, ...facts }
    const [holeFrom, holeTo] = holes.longest
    return { problem: 'gaps', missingHours: holes.missingMin / HOUR_MIN, holeFrom, holeTo, ...facts }
  }
  const isHourly = pieces?.some(piece => piece.intervalMin > DEMAND_MIN)
  if (isHourly && days < YEAR_DAYS && fineDays(pieces ?? [], series, to) < SHORTEST_DAYS)
    return { problem: 'hourlyShort', days, ...facts }
  return days < SHORTEST_DAYS ? { problem: 'fewDays', days, ...facts } : undefined
}

/** The demands in the readings of a file, or why it cannot be used. */
export function demandOf(readings: Readings, remarks: FileRemarks): MeterDemand | MeterProblem {
  if (readings.starts.length < 2) return { problem: 'unreadable' }
  const raw = placed(readings)
  const { intervalMin, intervalAt, pieces } = raw
  const { series } = raw
  const { starts, count } = series
  if (count < 2) return { problem: 'unreadable' }
  const to = (starts[count - 1] ?? 0) + (pieces?.at(-1)?.intervalMin ?? intervalMin)
  const facts: Understood = { count, intervalMin, from: starts[0] ?? 0, to }
  const { badRows, hasExport } = remarks
  if (badRows > MAX_BAD_ROW_SHARE * (badRows + readings.starts.length))
    return { problem: 'manyBadRows', badRows, ...facts }
  const below = belowZero(raw.series, readings.isPower ? intervalMin / HOUR_MIN : 1)
  if (hasExport || below.kind === 'solar') return { problem: 'solar', ...facts }
  if (below.kind === 'open') return { problem: 'belowZero', minute: below.minute, ...facts }
  // Rounding is nothing, and so are a correction and what it takes back.
  for (const index of [...below.all, ...below.left]) series.values[index] = 0
  const holes = holesOf(series, intervalAt)
  const problem = shapeProblem(raw, remarks, holes, facts)
  if (problem) return problem
  const reading = { series, intervalAt, isPower: readings.isPower }
  const demands = demandsOf(reading, demandLength)
  const peakKw = demands.kw.reduce((a, b) => Math.max(a, b))
  if (peakKw === 0) return { problem: 'allZero', ...facts }
  const over = demands.kw.filter(kw => kw > MAX_HOME_KW)
  if (over.length > fewOf(demands) || peakKw < MIN_HOME_KW)
    return isRising(series.values.subarray(0, series.count))
      ? { problem: 'runningTotal' }
      : { problem: 'implausible', kw: peakKw, ...facts }
  const short = lengthProblem(raw, remarks, holes, facts)
  if (short) return short
  const missingHours = holes.missingMin / HOUR_MIN
  const doubled = [...series.conflicts].filter(index => !isFallHour(series.starts[index] ?? 0)).length
  const cautions: readonly (Caution | false)[] = [
    intervalMin > DEMAND_MIN && 'hourly',
    to - facts.from < YEAR_DAYS * DAY_MIN && 'partOfYear',
    missingHours > 0 && 'someMissing',
    doubled > 0 && 'someDoubled',
    (pieces?.length ?? 0) > 1 && 'mixedIntervals',
    below.all.length > 0 && 'belowZero',
  ]
  return believed({
    ...facts,
    demands,
    year: houseYearOf(reading, pieces?.map(piece => piece.intervalMin) ?? [], to),
    missingHours,
    doubled,
    belowZero: below.all.length,
    cautions: cautions.filter(caution => caution !== false),
  })
}

/** Cautions that depend on what is believed. */
const AFTER: readonly Caution[] = ['leftOut', 'overService']
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
function aloneAt({ kw, minutes, lengthMin }: Demands): readonly number[] {
  const top: number[] = []
  for (let at = 0; at < kw.length; at += 1) if ((kw[at] ?? 0) > LEAST_ALONE) top.push(at)
  top.sort((a, b) => (kw[b] ?? 0) - (kw[a] ?? 0))
  const next = kw.reduce((most, one) => (one > most && one <= LEAST_ALONE ? one : most), 0)
  const isBeside = (one: number, other: number) => (minutes[other] ?? 0) - (minutes[one] ?? 0) === lengthMin[one]
  for (let size = Math.floor(Math.min(MOST_ALONE, fewOf({ kw }), top.length)); size > 0; size -= 1) {
    const found = top.slice(0, size)
    const rest = kw[top[size] ?? -1] ?? next
    const isAlone = found.every(one => (kw[one] ?? 0) > ALONE * rest && !found.some(other => isBeside(one, other)))
    if (isAlone) return found
  }
  return []
}

/**
 * The demands without those that cannot be: above 125% of the main breaker's rating, or alone above
 * all others. `serviceAmps`: the rating, where it is known.
 */
export function believed<Read extends ReadDemands>(read: Read, serviceAmps?: number): Read & MeterDemand {
  const { demands, year, from } = read
  const { minutes } = demands
  const limitKw = serviceAmps ? (BREAKER_SHARE * serviceAmps * SUPPLY_VOLTS) / 1000 : MAX_HOME_KW
  const seen = demands.kw.map((kw, at) => (demands.doubts[at] === 2 ? 0 : kw))
  const over: number[] = []
  for (let at = 0; at < seen.length; at += 1) if ((seen[at] ?? 0) > limitKw) over.push(at)
  const isFew = over.length <= fewOf(demands)
  const isOver = new Set(isFew ? over : [])
  const rest = seen.map((kw, at) => (isOver.has(at) ? 0 : kw))
  const left = [...isOver, ...aloneAt({ ...demands, kw: rest })].toSorted((a, b) => (seen[b] ?? 0) - (seen[a] ?? 0))
  const isLeft = new Set(left)
  const kept = { ...demands, kw: rest.map((kw, at) => (isLeft.has(at) ? 0 : kw)) }
  const days = dayPeaks(kept)
  const peakKw = days.kw.reduce((a, b) => Math.max(a, b), 0)
  const peakMinute = days.minutes[days.kw.indexOf(peakKw)] ?? from
  const bins = new Set(left.map(at => Math.floor((minutes[at] ?? 0) / year.intervalMin) * year.intervalMin))
  const isKept = (_: number, at: number) => !bins.has(year.startMin[at] ?? 0)
  const found: readonly (Caution | false)[] = [left.length > 0 && 'leftOut', !isFew && 'overService']
  return {
    ...read,
    cautions: [...read.cautions.filter(one => !AFTER.includes(one)), ...found.filter(one => one !== false)],
    peakKw,
    peakMinute,
    days,
    peakDay: demandsOfDay(kept, Math.floor(peakMinute / DAY_MIN)),
    year:
      bins.size === 0
        ? year
        : { ...year, startMin: Array.from(year.startMin).filter(isKept), kw: Array.from(year.kw).filter(isKept) },
    leftOut: left.map(at => ({ minute: minutes[at] ?? 0, kw: seen[at] ?? 0 })),
  }
}
