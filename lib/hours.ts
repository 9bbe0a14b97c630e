// Opening hours, and how pages write them.

export interface DayHours {
  /** 'HH:MM', 24-hour clock. */
  readonly opens: string
  readonly closes: string
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** Each day open, or closed: null. */
export interface WeekHours extends Readonly<Record<Weekday, DayHours | null>> {
  /** Closed whatever the day of the week: like '2026-12-25'. */
  readonly daysOff: readonly string[]
}

/** 'HH:MM', 24-hour clock; the groups are hour and minutes. */
export const clockTimePattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** '07:00' -> '7 AM', '16:30' -> '4:30 PM'. Throws on another shape. */
export function clockTime(time: string): string {
  const match = clockTimePattern.exec(time)
  if (!match) throw new Error(`not a time of the form HH:MM: ${time}`)
  const hour = Number(match[1])
  const minutes = match[2] === '00' ? '' : `:${match[2]}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

interface OpenDays {
  /** Next to each other. */
  readonly days: readonly [Weekday, ...Weekday[]]
  readonly hours: DayHours
}

/** The open days of a week, those of the same hours together. */
export function openDays(week: WeekHours): readonly OpenDays[] {
  const groups: OpenDays[] = []
  for (const [index, day] of weekdays.entries()) {
    const [hours, last] = [week[day], groups.at(-1)]
    if (hours === null) continue
    const isNext = last?.days.at(-1) === weekdays[index - 1] && index > 0
    if (last && isNext && last.hours.opens === hours.opens && last.hours.closes === hours.closes)
      groups[groups.length - 1] = { days: [...last.days, day], hours }
    else groups.push({ days: [day], hours })
  }
  return groups
}

const capital = (day: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`

function days({ days: [first, ...others] }: OpenDays, name: (day: Weekday) => string, between: string): string {
  const last = others.at(-1)
  return last === undefined ? name(first) : `${name(first)}${between}${name(last)}`
}

/** 'Mon–Fri 7 AM–7 PM, Sat 8 AM–4 PM' */
export const hoursLine = (week: WeekHours): string =>
  openDays(week)
    .map(group => {
      const { opens, closes } = group.hours
      return `${days(group, day => capital(day).slice(0, 3), '–')} ${clockTime(opens)}–${clockTime(closes)}`
    })
    .join(', ')

/** 'Monday to Friday from 7 AM to 6 PM and Saturday from 8 AM to 4 PM' */
export const hoursInWords = (week: WeekHours): string =>
  new Intl.ListFormat('en-US').format(
    openDays(week).map(group => {
      const { opens, closes } = group.hours
      return `${days(group, capital, ' to ')} from ${clockTime(opens)} to ${clockTime(closes)}`
    }),
  )
