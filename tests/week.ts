// A week of opening hours that is the same Monday to Friday.
import type { DayHours, WeekHours } from '@/lib/hours'

export const weekOf = (weekday: DayHours, saturday: DayHours | null): WeekHours => ({
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday,
  sunday: null,
  daysOff: [],
})
