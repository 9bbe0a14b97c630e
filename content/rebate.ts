// What is known of the utility's rebate, in words that stay true after its last day, and the day by
// which to call for it, which is shown until then and no longer.
import { longDate, usdRange } from '@/lib/format'
import { claims } from './claims'
import { prices } from './prices'
import { sourceLink } from './sources'

const { rebateCallBy, utilityRebate2026 } = claims
const { rebate2026, rebate2026Extra } = prices.incentives

const lastDay = longDate(utilityRebate2026.expires)

/** Who is reported to get the higher amount. */
export const rebateExtraFor = 'homes in a disadvantaged community or the Household Assistance Program'

export const rebateReport = `In ${longDate(utilityRebate2026.asOf)} PSEG Long Island’s charger rebate was reported at ${usdRange(rebate2026)} for a listed Level 2 charger, and ${usdRange(rebate2026Extra)} more for ${rebateExtraFor}, through ${lastDay} while money lasted.`

export const rebateTerms = `${sourceLink('chargerRebate', 'The utility’s rebate page')} has the terms; older pages of theirs show other amounts.`

export const rebateDeadline = {
  /** Last day on which it is shown. */
  until: rebateCallBy.expires,
  title: `Want the rebate? It’s reported to end on ${lastDay}`,
  text: `${rebateReport} ${rebateTerms} Call now and ask if your permit can make it: PSEG decides, and we help with the form.`,
} as const

/** In the price box of towns, whose permit may take longer than most, and of index pages. */
export const rebateReminder = {
  until: utilityRebate2026.expires,
  text: `PSEG Long Island’s rebate for home chargers, ${usdRange(rebate2026)} or more, is reported to end on ${lastDay}. Permits take weeks: ask whether your job makes it.`,
} as const
