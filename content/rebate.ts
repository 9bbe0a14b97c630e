// The utility's rebate as a date to act by. It is shown until that date and no longer.
import { longDate, usdRange } from '@/lib/format'
import { claims } from './claims'
import { prices } from './prices'

const { rebateCallBy, utilityRebate2026 } = claims
const { rebate2026, rebate2026Extra } = prices.incentives

/** Who is reported to get the higher amount. */
export const rebateExtraFor = 'homes in a disadvantaged community or the Household Assistance Program'

export const rebateDeadline = {
  /** Last day on which it is shown. */
  until: rebateCallBy.expires,
  title: `Want the rebate by ${longDate(utilityRebate2026.expires)}? Call by about ${longDate('2026-12-01').replace(/, \d+$/, '')}`,
  text: `PSEG Long Island’s program is reported to end that day, or when funds do. In ${longDate(utilityRebate2026.asOf)} it was ${usdRange(rebate2026)} for a listed Level 2 charger, and ${usdRange(rebate2026Extra)} more for ${rebateExtraFor}. PSEG decides, and we help with the form.`,
} as const

/** In the price box of towns, whose permit may take longer than most, and of index pages. */
export const rebateReminder = {
  until: utilityRebate2026.expires,
  text: `PSEG Long Island’s rebate for home chargers is reported to end on ${longDate(utilityRebate2026.expires)}, or when funds do. Call now, and we help you pick a listed charger and send in the form.`,
} as const
