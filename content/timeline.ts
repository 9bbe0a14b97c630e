// How long a job takes from the signed estimate to the first charge, with the permit times of the
// county, and the hours and the waits of towns that differ.
import { capitalized, longDate, numberInWords, range } from '@/lib/format'
import { business } from './business'
import { claims, type ClaimId } from './claims'
import type { TownSlug } from './towns'
import type { County } from './schema'

interface Span {
  readonly min: number
  readonly max: number
}

export interface Timeline {
  readonly steps: readonly { readonly span: string; readonly title: string; readonly text: string }[]
  /** 'about three to four weeks': the usual time in the county. */
  readonly total: string
  /** The town's office reported a backlog, so no usual time holds. */
  readonly hasBacklog: boolean
}

const BUSINESS_DAYS_A_WEEK = 5
const { installHours, permitDays, schedulingWeeks } = business
const span = (hoursOrDays: Span, unit: string) => `${range(hoursOrDays)} ${unit}`

/** Whole weeks from filing to the day of the work, rounded up. */
const weeksUntilInstalled = ({ min, max }: Span) => ({
  min: Math.ceil(min / BUSINESS_DAYS_A_WEEK + schedulingWeeks.min),
  max: Math.ceil(max / BUSINESS_DAYS_A_WEEK + schedulingWeeks.max),
})

interface OnSite {
  readonly hours: Span
  readonly text: string
  /** The job that takes these hours, where the town's standard job takes the usual ones. */
  readonly beside?: string
}

const usualOnSite: OnSite = {
  hours: installHours.standard,
  text: `A standard job. A longer run takes ${span(installHours.longer, 'hours')}.`,
}

/** Where a town differs from most. */
interface Exception {
  readonly onSite?: OnSite
  /** A backlog that a page of the town reports. Then no usual wait holds. */
  readonly backlog?: { readonly claim: ClaimId; readonly text: string }
}

const eastHamptonBacklog = {
  claim: 'eastHamptonBacklog',
  text: `The Town had a backlog and shorter counter hours from November 2025 to ${longDate(claims.eastHamptonBacklog.asOf)}. We ask for the wait before we give you a date.`,
} as const

const exceptions: Partial<Record<TownSlug, Exception>> = {
  huntington: { onSite: { hours: installHours.standard, text: 'A job without trench or panel work.' } },
  'east-hampton': {
    onSite: { hours: installHours.longer, text: 'A single charger with a longer run.' },
    backlog: eastHamptonBacklog,
  },
  montauk: { backlog: eastHamptonBacklog },
  southampton: {
    onSite: {
      hours: installHours.longer,
      text: `A single charger with a hidden run. A standard job takes ${span(installHours.standard, 'hours')}.`,
      beside: 'for a hidden run',
    },
    backlog: {
      claim: 'southamptonBacklog',
      text: `In ${longDate(claims.southamptonBacklog.asOf)} the Town was still working on June’s applications. We ask for the wait before we give you a date.`,
    },
  },
}

const onSiteOf = (town: TownSlug): OnSite => exceptions[town]?.onSite ?? usualOnSite

/** Hours of work in a town for the job in its hero. */
export const onSiteHours = (town: TownSlug): Span => onSiteOf(town).hours

/** '2–4 hours', or '2–4 hours, 3–5 for a hidden run'. */
export function onSiteHoursText(town: TownSlug): string {
  const { hours, beside } = onSiteOf(town)
  return beside === undefined ? span(hours, 'hours') : `${span(usualOnSite.hours, 'hours')}, ${range(hours)} ${beside}`
}

const countyDays: Readonly<Record<County, Span>> = { Nassau: permitDays.nassau, Suffolk: permitDays.suffolk }
const countyDate: Readonly<Record<County, string>> = {
  Nassau: longDate(claims.nassauPermitFees.asOf),
  Suffolk: longDate(claims.suffolkApprovalTime.asOf),
}

/** 'often 7–10 business days (January 2024)', or why there is no figure. */
export const permitWait = (county: County, town?: TownSlug): string =>
  (town && exceptions[town]?.backlog?.text) ??
  `Often ${span(countyDays[county], 'business days')} for a simple job (${countyDate[county]}); a busy office takes longer.`

const totalOf = (days: Span) => {
  const { min, max } = weeksUntilInstalled(days)
  const last = numberInWords(max)
  return min === max ? `about ${last} weeks` : `about ${numberInWords(min)} to ${last} weeks`
}

export function timelineFor(county: County, town?: TownSlug): Timeline {
  const { onSite = usualOnSite, backlog } = (town && exceptions[town]) ?? {}
  const days = countyDays[county]
  return {
    total: totalOf(days),
    hasBacklog: backlog !== undefined,
    steps: [
      backlog
        ? {
            span: 'ask us for this month’s wait',
            title: 'Permit',
            text: 'You get it with your estimate.',
          }
        : {
            span: `often ${span(days, 'business days')}`,
            title: 'Permit',
            // A town’s page has the date at its top, in the card.
            text: town
              ? 'A simple job. Is the office busy? You’ll know before we start.'
              : `A simple job, as of ${countyDate[county]}. Is the office busy? You’ll know before we start.`,
          },
      { span: span(schedulingWeeks, 'weeks'), title: 'Your date', text: 'With the permit in hand, you pick a day.' },
      { span: span(onSite.hours, 'hours'), title: 'On site', text: onSite.text },
    ],
  }
}

/** About half of it is the permit; the other half is our own calendar. */
export const timelineTitle = ({ total, hasBacklog }: Timeline): string =>
  hasBacklog ? 'The permit sets the date here' : `${capitalized(total)} from your OK to your first charge`
