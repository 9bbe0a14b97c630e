// Sentences about a meter's file.
import type { PanelCheckWords } from '@/content/words/panel-check'
import { monthNames } from '@/lib/format'
import { fill } from '@/lib/template'
import { HOUR_MIN, MINUTE_MS } from '@/lib/time'
import type { MeterProblem, Understood } from '@/lib/panel/meter/problems'
import type { Caution } from '@/lib/panel/meter/doubt'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { amps, thousands } from './amounts'

type MeterWords = PanelCheckWords['meter']

// Wall minutes are counted as if they were UTC. Not by Intl, whose first formatter takes 70 ms of a
// laptop's page.
const partsOf = (minute: number) => {
  const date = new Date(minute * MINUTE_MS)
  const month = monthNames[date.getUTCMonth()] ?? ''
  return { month, short: month.slice(0, 3), day: date.getUTCDate(), year: date.getUTCFullYear() }
}

/** 'Jul 8' */
export function shortDayText(minute: number): string {
  const { short, day } = partsOf(minute)
  return `${short} ${day}`
}

/** 'Jul' */
export const monthText = (minute: number): string => partsOf(minute).short

/** '2026' */
export const yearText = (minute: number): string => String(partsOf(minute).year)

/** 'July 2026' */
export function monthYearText(minute: number): string {
  const { month, year } = partsOf(minute)
  return `${month} ${year}`
}

/** 'July 8' */
export function dayText(minute: number): string {
  const { month, day } = partsOf(minute)
  return `${month} ${day}`
}

/** 'July 8, 2026' */
export const dateText = (minute: number): string => `${dayText(minute)}, ${partsOf(minute).year}`

/** '5:45 PM' */
export function timeText(minute: number): string {
  const date = new Date(minute * MINUTE_MS)
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()]
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** 'July 8 at 5:45 PM' */
const momentText = (minute: number) => `${dayText(minute)} at ${timeText(minute)}`

export function intervalText(minutes: number, { intervals }: MeterWords): string {
  if (minutes === HOUR_MIN) return intervals.hour
  return minutes > HOUR_MIN ? intervals.day : fill(intervals.short, { minutes })
}

const understood = ({ count, intervalMin, from, to }: Understood, words: MeterWords) => ({
  count: thousands(count),
  interval: intervalText(intervalMin, words),
  from: dateText(from),
  to: dateText(to - 1),
})

/** One sentence: what was understood, and what to do. */
export function problemText(problem: MeterProblem, words: MeterWords): string {
  return fill(words.problems[problem.problem], {
    ...('count' in problem && understood(problem, words)),
    ...('headings' in problem && { headings: problem.headings ? ` among ${problem.headings}` : '' }),
    ...('heading' in problem && { heading: problem.heading }),
    ...('minute' in problem && { moment: momentText(problem.minute) }),
    ...('unit' in problem && { unit: problem.unit }),
    ...('max' in problem && { max: thousands(problem.max) }),
    ...('badRows' in problem && { badRows: thousands(problem.badRows) }),
    ...('days' in problem && { days: problem.days }),
    ...('kw' in problem && { kw: problem.kw < 1 ? Number(problem.kw.toPrecision(2)) : thousands(problem.kw) }),
    ...('missingHours' in problem && {
      missing: thousands(Math.ceil(problem.missingHours)),
      holeFrom: momentText(problem.holeFrom),
      holeTo: momentText(problem.holeTo),
    }),
  })
}

/** What to keep in mind of a file; of what was left out, both peaks. */
export function cautionText(caution: Caution, file: ReadFile, { cautions }: MeterWords): string {
  const [highest] = file.leftOut
  return fill(cautions[caution], {
    missing: Math.round(file.missingHours * 10) / 10,
    doubled: file.doubled,
    below: file.belowZero,
    left: file.leftOut.length,
    kw: amps(file.peakKw),
    ...(highest && { highest: amps(highest.kw), moment: momentText(highest.minute) }),
  })
}

export const summaryText = (file: ReadFile, words: MeterWords): string =>
  fill(words.summary, {
    ...understood(file, words),
    kw: amps(file.peakKw),
    day: dateText(file.peakMinute),
    time: timeText(file.peakMinute),
  })
