// The words that staff read: messages and the lead page.
import type { PanelCheckNumbers } from '@/lib/leads/panel-check'
import { plural } from '@/lib/plural'
import { plannerLabels } from './planner'
import { business } from '@/content/business'
import { labels } from './site'

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ordinal = (number: number) => ordinals[number] ?? `${number}${suffixes[ordinalRules.select(number)] ?? 'th'}`

// Words of the lead sheet: the page that staff open from a message. Those that messages have too
// follow below.
export const leadSheetLabels = {
  call: 'Call',
  text: 'Text',
  mail: 'Email',
  noContact: 'No phone or email left.',
  trial: 'Trial',
  received: 'Received',
  waiting: (until: string) => `Not answered yet. We promised a reply by ${until}.`,
  answered: (when: string, by: string) => (by === '' ? `Answered ${when}.` : `Answered ${when} by ${by}.`),
  picture: 'The plan as they saw it',
  photos: 'Photos',
  photo: {
    panel: 'The panel, door open',
    label: 'The label on the panel door',
    parking: 'The parking spot',
    wall: 'The wall for the charger',
    marked: 'The photo with their marks',
    clean: 'The photo without marks',
    finished: 'Their wall, finished: drawn in, to scale',
  },
  photosExpected: (count: number) =>
    `${plural(count, 'photo is on its way', 'photos are on their way')} from their phone. Reload this page to see ${count === 1 ? 'it' : 'them'}.`,
  imageDropped: 'Some pictures weren’t saved: over the daily limit.',
  wants: 'What they want',
  total: 'Total',
  range: (low: string, high: string) => `between ${low} and ${high}`,
  amount: 'Amount',
  line: 'Line',
  permit: 'Permit office',
  noPermitFigures: 'Ask the office for fee and wait.',
  source: 'Where they came from',
  page: 'Page',
  act: 'What happened',
  answer: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  junk: 'Junk',
  real: 'It’s real',
  isJunk: 'Junk. It is deleted a week after it was marked.',
  undo: (what: string) => `Undo: ${what}`,
  initials: 'Your initials (optional)',
  dollars: 'Dollars, for Quoted or Won',
  reason: 'Why, for Lost',
  more: 'Quoted, won, lost or junk',
  note: 'Note',
  addNote: 'Save note',
  noteHint: 'A note is saved with any button.',
  replaceLink: 'Make a new link',
  replaceHint: 'This link then stops working, also in messages that were already sent.',
  history: 'History',
  noHistory: 'Nothing yet.',
  /** What staff did, as the history has it. */
  events: {
    answered: () => 'Answered',
    quoted: (amount: string) => `Quoted ${amount}`,
    won: (amount: string) => `Won ${amount}`,
    lost: (_amount: string, reason: string) => (reason === '' ? 'Lost' : `Lost: ${reason}`),
    junk: () => 'Marked as junk',
    real: () => 'Marked as real',
    undone: () => 'Undone',
    link: () => 'New link for this sheet',
  },
  footer: 'Anyone with this link can read this lead. Deleting the lead ends the link.',
  problems: {
    initials: 'Use at most 8 letters',
    amount: 'Enter dollars, like 1250 or 1,250.50',
    reason: 'Use at most 300 characters',
    noteMissing: 'Enter a note',
    noteLong: 'Use at most 2,000 characters',
    tooMany: 'This lead is full: 200 notes is the limit',
  },
  notFound: { title: 'No lead here', text: 'It was deleted, or the link is incomplete.' },
} as const

// Words of the office page: the list of leads on a phone.
export const officeLabels = {
  title: 'Office',
  views: { now: 'Now', all: 'All', totals: 'Totals', suspect: 'Suspect' },
  waiting: (count: number) =>
    count === 0 ? 'Everyone has an answer.' : `${plural(count, 'person', 'people')} waiting`,
  left: (time: string, promisedHours: number) => `${time} left of ${promisedHours} h`,
  late: (time: string) => `${time} past the promise`,
  map: 'Map',
  open: 'Open the lead',
  openOther: (kind: string, when: string) => `${kind}, ${when}`,
  search: 'Name, phone, place or reference',
  find: 'Find',
  filter: 'Show',
  states: {
    any: 'All',
    new: 'New',
    answered: 'Answered',
    quoted: 'Quoted',
    won: 'Won',
    lost: 'Lost',
    suspect: 'Suspect',
    junk: 'Junk',
  },
  lastWeek: 'Last week',
  anyTime: 'Any time',
  none: 'No leads here.',
  newer: 'Newer',
  older: 'Older',
  earlier: 'Waiting longer',
  later: 'Waiting less',
  real: 'It’s real',
  junk: 'Junk',
  suspectLead:
    'A program may have sent these, so they come as one message an hour. “It’s real” delivers the lead now. Junk is deleted after a week.',
  totals: {
    span: (weeks: number) => `The last ${weeks} weeks`,
    other: (weeks: number) => `Show ${weeks} weeks`,
    all: 'All leads',
    week: 'Week of',
    page: 'Page',
    kind: 'Kind',
    source: 'Source',
    leads: 'Leads',
    answer: 'Answer',
    won: 'Won',
    dollars: 'Dollars',
    none: '–',
    note: 'Answer: the median time from the request to the answer, nights and Sundays included. Trial leads, suspects and junk don’t count.',
  },
  footer: 'Anyone with this link is the office. A new one: npm run leads -- office --new',
  notFound: {
    title: 'No office here',
    text: 'The link was replaced, or it is incomplete. Make one with: npm run leads -- office',
  },
} as const

// What staff read of a lead, in messages and on the lead sheet: kinds, fields, choices and marks.
const { quote, estimate } = labels.forms
const { estimate: plannerEstimate, ...planner } = plannerLabels

export const leadDeskLabels = {
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
    email: 'Email',
    reference: 'Reference',
    location: 'Place',
    message: 'Message',
    price: 'Estimate',
    pictures: 'Pictures',
    source: 'Source',
    repeat: 'Same person',
    sheet: 'Lead sheet',
    panelCheck: 'Panel check',
    replay: 'Year replayed',
    plan: 'Plan',
  },
  /** What came from a form has the labels of the form, but for a shorter one. */
  forms: { quote, estimate: { ...estimate, chargerType: quote.charger } },
  panels: planner.panelLocations,
  walls: { back: 'Back wall', right: 'Right wall', detached: 'Detached wall' },
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
  /** A run measured on a photo, with its range. */
  runRange: (low: string, high: string) => `between ${low} and ${high} ft`,
  priceRange: (total: string, low: string, high: string) => `${total}, between ${low} and ${high}`,
  photoReferences: { 'garage-door': 'Garage door', 'entry-door': 'Entry door', wall: 'Wall', window: 'Window' },
  width: (length: string) => `${length} wide`,
  height: (length: string) => `${length} high`,
  /** Between parts of a line. */
  between: ', ',
  lines: plannerEstimate.lines,
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
  imageDropped: 'some weren’t saved: over the daily limit',
  noName: 'No name',
  /** Of a job won, in Google Ads. */
  conversionName: 'Job won',
  /** What brought the visitor. */
  source: {
    codes: { 'google-ads': 'Google Ads', 'microsoft-ads': 'Microsoft Ads', meta: 'Facebook or Instagram' },
    unknown: 'Not known',
    from: (channel: string) => `from ${channel}`,
    withCampaign: (channel: string, campaign: string) => `${channel}, campaign ${campaign}`,
    landing: (text: string, page: string) => `${text}, started on ${page}`,
    first: 'First visit',
    latest: 'This visit',
  },
  /** Of one person within days: 'third request, first on Monday'. */
  repeat: (number: number, day: string) => `${ordinal(number)} request, first on ${day}`,
  /** Ready in the text that staff send. */
  textMessage: (name: string | null, town: string | null) =>
    `Hi${name === null ? '' : ` ${name}`}, this is ${business.name} about your charger${town === null ? '' : ` in ${town}`}.`,
  noContact: 'none left, so they have to call us',
  openSheet: 'Open the lead sheet',
  openPlan: 'Open this plan in the planner',
  call: (phone: string) => `Call ${phone}`,
  trial: 'TRIAL',
  trialNote: 'The owner’s test. No reply needed.',
  alarm: 'Leads aren’t getting through',
  quietDestination: (destination: string, minutes: number, waiting: number) =>
    `${destination} hasn’t taken a message for ${plural(minutes, 'minute')}, and ${plural(waiting, 'is', 'are')} waiting. We saved everything and keep trying. See: npm run leads -- outbox`,
  picturesAlarm: 'Pictures aren’t being saved',
  droppedPictures: (leads: number) =>
    `Too many leads came in within a day, so ${plural(leads, 'was', 'were')} saved without a picture. Every lead and plan is safe, and pictures come back when it slows down. No ads running? Look for spam: npm run leads`,
  answeredHeading: 'Answered',
  /** A short message when somebody has answered. */
  answeredBy: (by: string, waited: string) => `Answered${by === '' ? '' : ` by ${by}`}, ${waited} after the request`,
  morning: {
    title: (count: number) => `Still without an answer: ${plural(count, 'person', 'people')}`,
    heading: 'Waiting',
    line: (who: string, contact: string, kind: string, waited: string) =>
      `${who}, ${contact}: ${kind}, waiting ${waited}`,
    more: (count: number) => `And ${count} more.`,
  },
  notAnswered: (waited: string) => `Waiting ${waited} for a reply`,
  days: (days: number) => `${days} d`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
} as const
