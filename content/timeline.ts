// How long a job takes from the signed estimate to the first charge, with the permit times of the county.
import { capitalized, numberInWords } from '@/lib/format'
import { business } from './business'
import type { County } from './types'

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
const span = ({ min, max }: Span, unit: string) => `${min}-${max} ${unit}`

/** Whole weeks from filing to the day of the work, rounded up. */
const weeksUntilInstalled = ({ min, max }: Span) => ({
  min: Math.ceil(min / BUSINESS_DAYS_A_WEEK + schedulingWeeks.min),
  max: Math.ceil(max / BUSINESS_DAYS_A_WEEK + schedulingWeeks.max),
})

function timelineOf(days: Span): Timeline {
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
      {
        span: span(installHours.standard, 'hours'),
        title: 'On site',
        text: `A standard job. A longer run takes ${span(installHours.longer, 'hours')}.`,
      },
    ],
  }
}

const timelines: Readonly<Record<County, Timeline>> = {
  Nassau: timelineOf(permitDays.nassau),
  Suffolk: timelineOf(permitDays.suffolk),
}

export const timelineFor = (county: County): Timeline => timelines[county]

export const timelineTitle = ({ total }: Timeline): string => `${capitalized(total)} from your yes to a charged car`
