// Sentences about a meter's file.
import type { PanelCheckLabels } from '@/content/words/panel-check'
import { fill } from '@/lib/template'
import type { MeterProblem, Understood } from '@/lib/panel/meter/problems'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { amps, thousands } from './amounts'

type Labels = PanelCheckLabels['meter']

const MS_PER_MINUTE = 60_000
const HOUR_MIN = 60

// Wall minutes are counted as if they were UTC.
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (minute: number) => formatter.format(minute * MS_PER_MINUTE).replace(/\s/g, ' ')
}
export const dateText = format({ month: 'long', day: 'numeric', year: 'numeric' })
export const shortDayText = format({ month: 'short', day: 'numeric' })
export const monthText = format({ month: 'short' })
export const monthYearText = format({ month: 'long', year: 'numeric' })
export const dayText = format({ month: 'long', day: 'numeric' })
export const timeText = format({ hour: 'numeric', minute: '2-digit' })
const momentText = format({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

export function intervalText(minutes: number, { intervals }: Labels): string {
  if (minutes === HOUR_MIN) return intervals.hour
  return minutes > HOUR_MIN ? intervals.day : fill(intervals.short, { minutes })
}

const understood = ({ count, intervalMin, from, to }: Understood, labels: Labels) => ({
  count: thousands(count),
  interval: intervalText(intervalMin, labels),
  from: dateText(from),
  to: dateText(to - 1),
})

/** One sentence: what was understood, and what to do. */
export function problemText(problem: MeterProblem, labels: Labels): string {
  return fill(labels.problems[problem.problem], {
    ...('count' in problem && understood(problem, labels)),
    ...('headings' in problem && {
      headings: problem.problem === 'noIntervals' && problem.headings ? ` among ${problem.headings}` : problem.headings,
    }),
    ...('value' in problem && { heading: problem.heading, value: problem.value }),
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

export const summaryText = (file: ReadFile, labels: Labels): string =>
  fill(labels.summary, {
    ...understood(file, labels),
    kw: amps(file.peakKw),
    day: dateText(file.peakMinute),
    time: timeText(file.peakMinute),
  })
