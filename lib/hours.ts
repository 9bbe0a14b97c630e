// Formats opening hours.

export interface DayHours {
  /** 'HH:MM', 24-hour clock. */
  readonly opens: string
  readonly closes: string
}

export interface WeekHours {
  readonly weekdays: DayHours
  readonly saturday: DayHours
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

const span = ({ opens, closes }: DayHours) => `${clockTime(opens)}–${clockTime(closes)}`

/** 'Mon–Fri 7 AM–7 PM, Sat 8 AM–4 PM' */
export const hoursLine = ({ weekdays, saturday }: WeekHours): string =>
  `Mon–Fri ${span(weekdays)}, Sat ${span(saturday)}`
