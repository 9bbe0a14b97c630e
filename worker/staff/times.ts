// Instants and durations as staff read them.
import { leadDeskWords as words } from '@/content/words/staff'
import { timeZone, wallTime } from '@/lib/new-york'
import { DAY_MS, isInstant } from '@/lib/time'

const options = {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const
const format = new Intl.DateTimeFormat('en-US', options)
const formatWithYear = new Intl.DateTimeFormat('en-US', { ...options, year: 'numeric' })

/** '' for an instant out of the range of Date. Intl puts a narrow no-break space before AM. */
export const instantText = (form: Intl.DateTimeFormat, ms: number): string =>
  isInstant(ms) ? form.format(ms).replace(/\s/g, ' ') : ''

/** 'Tue, Nov 24, 9:07 AM EST' */
export const timeText = (ms: number): string => instantText(format, ms)

/** 'Tue, Nov 24, 2026, 9:07 AM EST' */
export const dateText = (ms: number): string => instantText(formatWithYear, ms)

const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
const dayAndClock = new Intl.DateTimeFormat('en-US', { ...options, weekday: undefined, timeZoneName: undefined })

/** '5:41 PM'; read on another day, 'Nov 24, 5:41 PM'. */
export const briefTime = (ms: number, nowMs: number): string =>
  instantText(Math.floor(wallTime(ms) / DAY_MS) === Math.floor(wallTime(nowMs) / DAY_MS) ? clock : dayAndClock, ms)

/** 65 -> '1 h 5 min'; fractions are dropped, and what is no number is 0. */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes)) || 0
  const hours = Math.floor(whole / 60)
  return [
    ...(hours > 0 ? [words.hours(hours)] : []),
    ...(whole % 60 > 0 || hours === 0 ? [words.minutes(whole % 60)] : []),
  ].join(' ')
}

/** For a glance: '35 min', '5 h 20 min', '3 d 4 h'. */
export function roughDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (!(hours >= 24)) return durationText(minutes)
  return [words.days(Math.floor(hours / 24)), ...(hours % 24 > 0 ? [words.hours(hours % 24)] : [])].join(' ')
}
