// How long a job takes from the signed estimate to the first charge, with the permit times of the
// county and the hours of the town.
import { capitalized, numberInWords, range } from '@/lib/format'
import { business } from './business'
import type { TownSlug } from './towns'
import type { County } from './schema'

interface Span {
  readonly min: number
  readonly max: number
}

export interface Timeline {
  readonly steps: readonly { readonly span: string; readonly title: string; readonly text: string }[]
  /** 'about three to four weeks'. */
  readonly total: string
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
}

const usualOnSite: OnSite = {
  hours: installHours.standard,
  text: `A standard job. A longer run takes ${span(installHours.longer, 'hours')}.`,
}

/** Towns whose hours differ from most. */
const townOnSite: Partial<Record<TownSlug, OnSite>> = {
  huntington: { hours: installHours.standard, text: 'A job without trench or panel work.' },
  'east-hampton': { hours: installHours.longer, text: 'A single charger with a longer run.' },
  southampton: { hours: installHours.longer, text: 'A single charger with a hidden run.' },
}

function timelineOf(days: Span, onSite: OnSite = usualOnSite): Timeline {
  const { min, max } = weeksUntilInstalled(days)
  return {
    total: `about ${numberInWords(min)} to ${numberInWords(max)} weeks`,
    steps: [
      {
        span: span(days, 'business days'),
        title: 'Permit',
        text: 'We file it and follow up. A busy department can take longer, and we tell you when yours does.',
      },
      { span: span(schedulingWeeks, 'weeks'), title: 'Your date', text: 'With the permit in hand, you pick a day.' },
      { span: span(onSite.hours, 'hours'), title: 'On site', text: onSite.text },
    ],
  }
}

const countyDays: Readonly<Record<County, Span>> = { Nassau: permitDays.nassau, Suffolk: permitDays.suffolk }

/** Of a town, or of most towns in a county. */
export const timelineFor = (county: County, town?: TownSlug): Timeline =>
  timelineOf(countyDays[county], town && townOnSite[town])

export const timelineTitle = ({ total }: Timeline): string => `${capitalized(total)} from your yes to a charged car`
