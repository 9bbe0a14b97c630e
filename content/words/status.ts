// The words of the page that tells customers where their job stands.
import { business } from '@/content/business'
import { range } from '@/lib/format'
import type { StatusStep } from '@/lib/leads/job-line'

export const statusWords = {
  label: 'Your job',
  title: (name: string, town: string) =>
    `${name === '' ? 'Your' : `${name}, your`} charger${town === '' ? '' : ` in ${town}`}`,
  asked: {
    quote: 'You asked us for a quote for an EV charger.',
    estimate: 'You asked us for an estimate for an EV charger.',
    plan: 'You sent us the plan of your EV charger.',
    photo: 'You sent us a photo of your wall with the run on it.',
  },
  steps: {
    received: 'Received',
    answered: 'Answered',
    visit: 'Visit',
    quoted: 'Quoted',
    'permit filed': 'Permit filed',
    installed: 'Installed',
    inspected: 'Inspected',
    done: 'Done',
  } satisfies Record<StatusStep, string>,
  /** What to expect of the step that is next. */
  next: {
    visit: 'We look at the panel, the wall and the run, and measure.',
    quoted: 'You get your price in writing.',
    installed: `A standard job takes ${range(business.installHours.standard)} hours on site.`,
    inspected: 'We book the inspection and tell you the day.',
    done: 'We send you a copy of the certificate.',
  } satisfies Partial<Record<StatusStep, string>>,
  permit: (offices: string) =>
    offices === '' ? 'We file the permit for you.' : `We file the permit for you with the ${offices}.`,
  answerBy: (when: string) => `We answer by ${when}.`,
  late: (when: string, isReminded: boolean) =>
    `We said by ${when}. It’s late${isReminded ? '; we’ve been reminded' : ''}.`,
  confirmBy: (when: string) => `We confirm by ${when}.`,
  /** Of the visit among the steps: on which day it was. */
  heldOn: (day: string) => `Held ${day}`,
  confirmedOn: (day: string) => `Confirmed ${day}`,
  held: (when: string) => `It’s yours: ${when}.`,
  confirmed: (when: string) => `Confirmed: ${when}.`,
  ended: {
    released: 'You gave your time back.',
    expired: (when: string) =>
      `We didn’t confirm ${when} in time, so it isn’t held any more. We’re sorry. Choose another time or call us.`,
    another: (when: string) => `We’re sorry: we can’t make ${when}. Choose another time.`,
    refused: (when: string) => `We’re sorry: we can’t make ${when}. Call us, or choose another time.`,
  },
  /** Leads here, from the page that thanks for a form. */
  link: 'Keep this link: hold a time for the visit, and see where your job stands',
  choose: 'Hold a time for the visit',
  change: 'Change it',
  giveBack: 'Give it back',
  calendar: 'Add to your calendar',
  taken: 'That time was just taken. Choose another one.',
  noTimes: `No times are free in the next two weeks. Call ${business.phone}.`,
  contact: 'Reach us',
  call: `Call ${business.phone}`,
  text: 'Text us',
  stop: 'Stop all messages',
  remove: 'Delete everything',
  /** Texts with the first line filled in. */
  texts: {
    text: `Hi ${business.name}, about my charger`,
    stop: `Hi ${business.name}, please stop all messages about my charger request`,
    remove: `Hi ${business.name}, please delete my charger request and everything about it`,
  },
  withReference: (text: string, reference: string) => `${text}, reference ${reference}.`,
  footer: 'Anyone with this link can see this page.',
  problems: {
    missing: {
      title: 'Nothing here',
      text: `The link is incomplete, or it was replaced. Call ${business.phone} for the new one.`,
    },
    deleted: { title: 'Deleted', text: 'This request was deleted, with everything about it.' },
    tooMany: { title: 'One moment', text: 'That was too often. Wait a minute, then press again.' },
    other: {
      title: 'That didn’t work',
      text: `Nothing was changed. Wait a minute and try again, or call ${business.phone}.`,
    },
  },
  calendarFile: {
    summary: `${business.name}: visit about your EV charger`,
    description: `Questions? Call or text ${business.phone}.`,
  },
} as const
