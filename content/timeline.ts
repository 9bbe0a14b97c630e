// How long a job takes, with the permit times of the county, and the hours and the waits of towns
// that differ.
import { longDate, numberInWords, range } from '@/lib/format'
import { business } from './business'
import { claims } from './claims'
import type { TownSlug } from './towns'
import type { County } from './schema'

interface Span {
  readonly min: number
  readonly max: number
}

const BUSINESS_DAYS_A_WEEK = 5
const { installHours, permitDays, schedulingWeeks } = business
const span = (hoursOrDays: Span, unit: string) => `${range(hoursOrDays)} ${unit}`

/** Whole weeks from filing to the day of the work, rounded up. */
const weeksUntilInstalled = ({ min, max }: Span) => ({
  min: Math.ceil(min / BUSINESS_DAYS_A_WEEK + schedulingWeeks.min),
  max: Math.ceil(max / BUSINESS_DAYS_A_WEEK + schedulingWeeks.max),
})

/** Where a town differs from most. */
interface Exception {
  /** Hours of the job in the town's hero, where they are not those of a standard job. */
  readonly hours?: Span
  /** That job, where the town also has standard ones. */
  readonly job?: string
  /** A backlog of the office. Then no usual wait holds. */
  readonly backlog?: string
  /** Nor does one where it is open what the office wants to see. */
  readonly isWaitOpen?: true
  /** What sets the date of jobs that are no standard ones. */
  readonly others?: string
}

const eastHamptonBacklog = `The Town had a backlog from November 2025 to ${longDate(claims.eastHamptonBacklog.asOf)}, so we file early.`

const exceptions: Partial<Record<TownSlug, Exception>> = {
  'east-hampton': { hours: installHours.longer, backlog: eastHamptonBacklog },
  montauk: { backlog: eastHamptonBacklog },
  southampton: {
    hours: installHours.longer,
    job: 'for a hidden run',
    backlog: 'The Town has run months behind before, so we file early.',
  },
  // The Town's FAQ, undated, asks for a permit only on larger jobs.
  'shelter-island': { isWaitOpen: true },
  hauppauge: { others: 'At a workplace, the load letter and your landlord set the date.' },
}

/** Hours of work in a town for the job in its hero. */
export const onSiteHours = (town: TownSlug): Span => exceptions[town]?.hours ?? installHours.standard

/** '2–4 hours', or '2–4 hours, 3–5 for a hidden run'; `where`: ' on site'. */
export function onSiteHoursText(town: TownSlug, where = ''): string {
  const { job } = exceptions[town] ?? {}
  const hours = onSiteHours(town)
  return job === undefined
    ? `${span(hours, 'hours')}${where}`
    : `${span(installHours.standard, 'hours')}${where}, ${range(hours)} ${job}`
}

const days = (county: County): Span => (county === 'Nassau' ? permitDays.nassau : permitDays.suffolk)
const weeksInWords = (count: number) => `about ${numberInWords(count)} weeks`
const thisMonths = 'You get this month’s wait with your estimate.'

/** Nassau’s villages differ too much from one another to name a usual wait. */
export function permitWait(county: County, town: TownSlug): string {
  const { backlog, isWaitOpen } = exceptions[town] ?? {}
  if (backlog !== undefined) return `${backlog} ${thisMonths}`
  if (county === 'Nassau' || isWaitOpen) return thisMonths
  return `Plan on ${weeksInWords(Math.ceil(days(county).max / BUSINESS_DAYS_A_WEEK))}. ${thisMonths}`
}

function totalOf(county: County): string {
  const { min, max } = weeksUntilInstalled(days(county))
  return min === max ? weeksInWords(max) : `about ${numberInWords(min)} to ${numberInWords(max)} weeks`
}

/** On site, and in all where the county has a usual wait. */
export function jobTime(county: County, town: TownSlug): string {
  const { backlog, isWaitOpen, others } = exceptions[town] ?? {}
  const onSite = onSiteHoursText(town, ' on site')
  const hasUsualWait = county === 'Suffolk' && backlog === undefined && !isWaitOpen
  const time = hasUsualWait
    ? `${onSite}, ${totalOf(county)} from your OK to the finished work`
    : `${onSite}, ${span(schedulingWeeks, 'weeks')} after the permit`
  return others === undefined ? time : `At home: ${time}. ${others}`
}

/** `total`: 'about three to four weeks', the usual time in the county. */
export const timelineFor = (county: County): { readonly total: string } => ({ total: totalOf(county) })
