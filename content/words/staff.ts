// The words that staff read: messages and the lead page.
import type { PanelCheckNumbers } from '@/lib/leads/panel-check'
import { plural } from '@/lib/plural'
import { plannerLabels } from './planner'
import { labels } from './site'

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
  notes: 'Notes',
  noNotes: 'No notes yet.',
  answer: 'Mark as answered',
  reopen: 'Undo answered',
  initials: 'Your initials (optional)',
  note: 'Note',
  addNote: 'Save note',
  footer: 'Anyone with this link can read this lead. Deleting the lead ends the link.',
  problems: {
    initials: 'Use at most 8 letters',
    noteMissing: 'Enter a note',
    noteLong: 'Use at most 2,000 characters',
    tooMany: 'This lead is full: 200 notes is the limit',
  },
  notFound: { title: 'No lead here', text: 'It was deleted, or the link is incomplete.' },
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
    sheet: 'Lead sheet',
    panelCheck: 'Panel check',
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
  amps: (amps: number) => `${amps} A`,
  spot: (wall: string, inches: string) => `${wall}, ${inches} in high`,
  run: (feet: string, type: string, elbows: number) => `${feet} ft of ${type}, ${plural(elbows, 'elbow')}`,
  feet: (feet: string) => `${feet} ft`,
  /** A run measured on a photo, with its range. */
  runRange: (low: string, high: string) => `between ${low} and ${high} ft`,
  priceRange: (total: string, low: string, high: string) => `${total}, between ${low} and ${high}`,
  photoReferences: { 'garage-door': 'Garage door', 'entry-door': 'Entry door', wall: 'Wall', window: 'Window' },
  width: (feet: string) => `${feet} ft wide`,
  height: (feet: string) => `${feet} ft high`,
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
  notAnswered: (waited: string) => `Waiting ${waited} for a reply`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
} as const
