// Where the months and the hours stand beside the year's field, as shares of its width and height.
import type { YearField } from '@/lib/panel/replay-field'
import { DAY_MIN, HOUR_MIN, MINUTE_MS } from '@/lib/time'
import { monthText, timeText } from '@/components/panel-check/meter-text'
import { markRows } from './paint-field'

const EVERY_HOURS = 6
/** Of the width: months that are closer to its ends have no room. */
const EDGE = 0.03

interface Mark {
  readonly share: number
  readonly text: string
}

/** The middle of every other month. */
export const monthMarks = ({ firstDay, dayCount }: YearField): readonly Mark[] =>
  Array.from({ length: dayCount }, (_, index) => index)
    .filter(index => new Date((firstDay + index) * DAY_MIN * MINUTE_MS).getUTCDate() === 15)
    .filter((_, index) => index % 2 === 0)
    .map(index => ({ share: (index + 0.5) / dayCount, text: monthText((firstDay + index) * DAY_MIN) }))
    .filter(({ share }) => share > EDGE && share < 1 - EDGE)

/** Every six hours, from the top. */
export function hourMarks(field: YearField): readonly Mark[] {
  const rows = markRows(field) + field.slots
  return Array.from({ length: 24 / EVERY_HOURS }, (_, index) => {
    const hour = (field.startHour + index * EVERY_HOURS) % 24
    const share = (markRows(field) + (index * EVERY_HOURS * field.slots) / 24) / rows
    return { share, text: timeText(hour * HOUR_MIN).replace(':00', '') }
  })
}
