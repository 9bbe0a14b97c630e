// Words that staff read of a lead, in messages and on pages: kinds, fields, choices, marks, and
// alarms.
import type { PanelCheckNumbers } from '@/lib/leads/panel-check'
import { plural } from '@/lib/plural'
import { business } from '@/content/business'
import { plannerWords } from './planner'
import { siteWords } from './site'

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ordinal = (number: number) => ordinals[number] ?? `${number}${suffixes[ordinalRules.select(number)] ?? 'th'}`

const { quote, estimate } = siteWords.forms

export const leadDeskWords = {
  kinds: { quote: 'Quote request', estimate: 'Estimate request', plan: 'Charger plan', photo: 'Photo estimate' },
  fields: {
    name: 'Name',
    charger: 'Charger',
    circuit: 'Circuit',
    panel: 'Panel',
    place: 'Charger spot',
    run: 'Conduit run',
    trench: 'Trench',
    extra: 'Not on the photo',
    measuredFrom: 'Measured from',
    phone: 'Phone',
    phoneTyped: 'Phone, as typed',
    email: 'Email',
    reference: 'Reference',
    location: 'Place',
    message: 'Message',
    price: 'Estimate',
    pictures: 'Pictures',
    source: 'Source',
    repeat: 'Same person',
    leadPage: 'Lead page',
    panelCheck: 'Panel check',
    replay: 'Year replayed',
    visit: 'Visit',
    plan: 'Plan',
  },
  /** Words of the forms, but for a shorter one. */
  forms: { quote, estimate: { ...estimate, chargerType: quote.charger } },
  panels: plannerWords.panelLocations,
  walls: plannerWords.drawing.walls,
  /** The visitor's own figures from the website, not a load calculation. */
  panelCheck: ({ way, service_amps, load_amps, charger_amps, is_managed, largest_amps }: PanelCheckNumbers) =>
    [
      `${service_amps} A service`,
      `${load_amps} A with a ${charger_amps} A charger${is_managed ? ', fixed or managed' : ''}`,
      way === 'meter' ? 'from the meter’s file' : 'by appliances',
      largest_amps === 0 ? 'no charger fits' : `largest that fits ${largest_amps} A`,
    ].join('; '),
  /** From the visitor's meter readings, with a charger that watches the house. */
  replay: ({
    service_amps,
    charger_amps,
    need_kwh,
    from_hour,
    to_hour,
    nights,
    filled,
    worst_kwh,
  }: NonNullable<PanelCheckNumbers['replay']>) =>
    [
      `${charger_amps} A with load management on ${service_amps} A`,
      `${need_kwh} kWh filled on ${filled} of ${plural(nights, 'night')}`,
      `least ${worst_kwh} kWh`,
      `plugged in ${from_hour}:00 to ${to_hour}:00`,
    ].join('; '),
  amps: (amps: number) => `${amps} A`,
  spot: (wall: string, height: string) => `${wall}, ${height} high`,
  run: (feet: string, type: string, elbows: number) => `${feet} ft of ${type}, ${plural(elbows, 'elbow')}`,
  feet: (feet: string) => `${feet} ft`,
  length: (feet: number, inches: number) =>
    [...(feet > 0 || inches === 0 ? [`${feet} ft`] : []), ...(inches > 0 ? [`${inches} in`] : [])].join(' '),
  runRange: (low: string, high: string) => `between ${low} and ${high} ft`,
  priceRange: (total: string, low: string, high: string) => `${total}, between ${low} and ${high}`,
  photoReferences: { 'garage-door': 'Garage door', 'entry-door': 'Entry door', wall: 'Wall', window: 'Window' },
  width: (length: string) => `${length} wide`,
  height: (length: string) => `${length} high`,
  /** Between parts of a line. */
  between: ', ',
  lines: plannerWords.estimate.lines,
  /** Between the factors of a line. */
  times: ' × ',
  marks: {
    pricesChanged: (changes: string) => `Prices changed by the visitor: ${changes}.`,
    change: (field: string, from: string, to: string) => `${field} ${from} to ${to}`,
    changed: { pricePerFt: 'conduit per foot', baseLabor: 'base labor', trenchPricePerFt: 'trench per foot' },
    totalMismatch: (differences: string) => `Sent figures don’t match the plan: ${differences}.`,
    difference: (field: string, sent: string, computed: string) => `${field} sent ${sent}, plan comes to ${computed}`,
    differing: { total: 'total', low: 'low end', high: 'high end', conduit: 'conduit', elbows: 'elbows' },
    notReproducible: 'Our planner can’t make this plan, so check its figures by hand.',
    samplePhoto: 'Measured on our sample photo, not on their wall. Ask for a photo of it.',
  },
  /** Why a lead may be from a robot. Stored with the lead. */
  suspects: {
    hiddenField: 'Filled the field that people don’t see: a robot, or a person’s form filler. Read it before you call.',
    fast: 'Sent within two seconds of opening the page: faster than people type.',
    links: 'More than three links in it.',
    repeated: 'Same words or phone number from several places within an hour.',
    noPage: 'Came from a program, not from a page of the site.',
    flood: 'One of more than 60 requests within an hour, with no sign of a person.',
  },
  photos: (count: number) => plural(count, 'picture'),
  photosExpected: (count: number) => plural(count, 'photo on its way', 'photos on their way'),
  noPhotos: 'none',
  imageDropped: 'some weren’t saved: ask for them by text',
  noName: 'No name',
  /** The name of a conversion in Google Ads. */
  conversionName: 'Job won',
  source: {
    codes: {
      'google-ads': 'Google Ads',
      'microsoft-ads': 'Microsoft Ads',
      meta: 'Facebook or Instagram',
      phone: 'A phone call',
    },
    unknown: 'Not known',
    from: (channel: string) => `from ${channel}`,
    campaign: (campaign: string) => `campaign ${campaign}`,
    landing: (text: string, page: string) => `${text}, started on ${page}`,
    first: 'First visit',
    latest: 'This visit',
  },
  repeat: (number: number, first: string) => `${ordinal(number)} request, first ${first}`,
  firstToday: (time: string) => `today at ${time}`,
  firstYesterday: (time: string) => `yesterday at ${time}`,
  firstOn: (day: string) => `on ${day}`,
  /** Ready in the text that staff send. */
  textMessage: (name: string | null, town: string | null) =>
    `Hi${name === null ? '' : ` ${name}`}, this is ${business.name} about your charger${town === null ? '' : ` in ${town}`}.`,
  mailSubject: `Your charger request, ${business.name}`,
  noContact: 'none given; wait for their call',
  openLeadPage: 'Open the lead page',
  openPlan: 'Open this plan in the planner',
  call: (phone: string) => `Call ${phone}`,
  trial: 'TRIAL',
  trialNote: 'The owner’s test. No reply needed.',
  alarm: 'Leads aren’t getting through',
  quietDestination: (destination: string, minutes: number, waiting: number) =>
    `${destination} hasn’t taken a message for ${plural(minutes, 'minute')}, and ${plural(waiting, 'is', 'are')} waiting. We saved everything and keep trying. Tell whoever runs the website.`,
  picturesAlarm: 'Pictures aren’t being saved',
  droppedPictures: (leads: number) =>
    `Too many pictures came in within a day, so ${plural(leads, 'was', 'were')} saved without a picture. Every lead and plan is safe, and pictures come back when it slows down. No ads running? The office page shows what may be spam.`,
  answeredHeading: 'Answered',
  /** A short message when somebody has answered. */
  answeredBy: (by: string, waited: string) => `Answered${by === '' ? '' : ` by ${by}`}, ${waited} after the request`,
  outcomeAndAnswer: (outcome: string, answered: string) => `${outcome}. ${answered}`,
  morning: {
    title: (count: number) => `Still without an answer: ${plural(count, 'person', 'people')}`,
    heading: 'Waiting',
    line: (who: string, contact: string, kind: string, waited: string) =>
      `${who}, ${contact}: ${kind}, waiting ${waited}`,
    more: (count: number) => `And ${count} more.`,
  },
  /** Many leads in one message. */
  digest: {
    leads: (shown: number) => `${plural(shown, 'request')} at once`,
    suspects: (shown: number) =>
      `${plural(shown, 'request')} that may be spam. A quick look keeps a real one from getting lost.`,
    /** At the end: what waits beyond, of 500 or more no further count. */
    more: (count: number) => `${count >= 500 ? '500 or more' : count} more on the way`,
    /** A link. */
    office: 'See everyone who waits',
    unanswered: 'Not answered yet',
  },
  notAnswered: (waited: string) => `Waiting ${waited} for a reply`,
  /** `when`: 'Thu, Dec 3, 8–11 AM'. */
  visit: {
    held: (when: string, until: string) => `${when}. Confirm by ${until}.`,
    confirmed: (when: string) => `${when}, confirmed`,
    released: (when: string) => `${when}, given back by the customer`,
    expired: (when: string) => `${when}, not confirmed in time: it’s free again`,
    another: (when: string) => `${when}, other times offered`,
    refused: (when: string) => `${when}, called off`,
    junk: (when: string) => `${when}, freed as junk`,
    /** Titles of messages. */
    news: {
      held: 'Visit held',
      confirmed: 'Visit confirmed',
      released: 'Visit given back',
      expired: 'Visit not confirmed in time',
      another: 'Other times offered',
      refused: 'Visit called off',
      junk: 'Visit freed',
    },
    remind: 'Confirm this visit',
  },
  days: (days: number) => `${days} d`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
} as const
