// Windows for visits within the owner's own hours, whatever those are.
import { business } from '@/content/business'
import { weekdays } from '@/lib/hours'
import { hasNotice, parseVisitWindows, type VisitWindow, visitWindows } from '@/lib/leads/visit-windows'

const hours = business.hours.home

/** '07:00' and '19:00' -> '13:00' */
function middle(from: string, to: string): string {
  const [a, b] = [from, to].map(time => Date.parse(`1970-01-01T${time}Z`)) as [number, number]
  return new Date((a + b) / 2).toISOString().slice(11, 16)
}

/** LEAD_VISIT_WINDOWS: both halves of each day that is open. */
export const visitWeek = weekdays
  .flatMap(day => {
    const open = hours[day]
    if (open === null) return []
    const noon = middle(open.opens, open.closes)
    return [`${day.slice(0, 3)} ${open.opens}-${noon} ${noon}-${open.closes}`]
  })
  .join('; ')

/** The same, the second half of a day for two visits. */
export const visitWeekOfTwo = `${visitWeek};`.replaceAll(';', ' x2;')

export const windowsAt = (nowMs: number, week = visitWeek): readonly VisitWindow[] =>
  visitWindows(parseVisitWindows(week) ?? [], hours, nowMs)

/** What visitors are offered then, at least four. */
export const offeredAt = (nowMs: number, week = visitWeek) =>
  windowsAt(nowMs, week).filter(window => !window.isDayOff && hasNotice(hours, window, nowMs, 16)) as [
    VisitWindow,
    VisitWindow,
    VisitWindow,
    VisitWindow,
    ...VisitWindow[],
  ]
