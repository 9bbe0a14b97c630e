// New York's clock on the wall, by which the business and its customers live.
import { DAY_MS } from './time'

export const timeZone = 'America/New_York'
export const WEEK_MS = 7 * DAY_MS
/** 1970-01-05, the first Monday. */
export const FIRST_MONDAY_MS = 4 * DAY_MS

let clock: Intl.DateTimeFormat | undefined

/** The clock's reading at an instant, as milliseconds since 1970 as if it were UTC. */
export function wallTime(ms: number): number {
  // Made when it is needed, because a page's first formatter takes 70 ms of a laptop.
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1000) + 1000) % 1000)
}

/** The instant at which the clock reads so; of two, the earlier. */
export function instantOfWall(wallMs: number): number {
  // New York is 4 or 5 hours behind UTC; clocks may change between this instant and that in UTC.
  const near = wallMs - (wallTime(wallMs) - wallMs)
  return wallMs - (wallTime(near) - near)
}
