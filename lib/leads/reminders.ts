// When an unanswered lead is brought up again.
import type { WeekHours } from '@/lib/hours'
import { HOUR_MS } from '@/lib/time'
import { addBusinessMinutes, businessMinutesBetween, lastOpenMinute, nextOpening } from './business-hours'

/** Four hours before the promise of an answer within 24 hours ends. */
const LAST_CHANCE_MS = 20 * HOUR_MS

/**
 * The two moments at which a lead received at `receivedMs` is brought up again, in order, in
 * milliseconds since 1970 (UTC).
 *
 * One is `afterMinutes` of business hours later. The other is 20 hours later by the clock on the
 * wall. When the business is closed then, it is the last open minute before; but the next opening
 * where that minute is before the first or shortly after it: a lead of Saturday afternoon is
 * brought up a second time on Monday morning, not twice within minutes. A lead that arrives while
 * the business is closed over Sunday is first brought up at opening, because its promise has passed
 * by then. A lead that is received later is never due earlier.
 */
export function reminderTimes(hours: WeekHours, receivedMs: number, afterMinutes: number): readonly [number, number] {
  const first = addBusinessMinutes(hours, receivedMs, afterMinutes)
  const lastChance = receivedMs + LAST_CHANCE_MS
  const beforeClosing = lastOpenMinute(hours, lastChance)
  const second =
    businessMinutesBetween(hours, receivedMs, beforeClosing) >= 2 * afterMinutes
      ? beforeClosing
      : nextOpening(hours, lastChance)
  return first <= second ? [first, second] : [second, first]
}
