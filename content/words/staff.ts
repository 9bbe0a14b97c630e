// The words that staff read: messages and the lead page.
import type { PanelCheckNumbers } from '@/lib/leads/panel-check'
import { plural } from '@/lib/plural'
import { business } from '@/content/business'
import { materialWords, plannerLabels } from './planner'
import { labels, singleLine } from './site'

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ordinal = (number: number) => ordinals[number] ?? `${number}${suffixes[ordinalRules.select(number)] ?? 'th'}`

// Words of the lead page: the page that staff open from a message. Those that messages have too
// follow below.
export const leadPageLabels = {
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
  imageDropped: 'We couldn’t save some of their pictures. Ask them to text those.',
  wants: 'What they want',
  total: 'Total',
  range: (low: string, high: string) => `between ${low} and ${high}`,
  amount: 'Amount',
  line: 'Line',
  permit: 'Permit office',
  noPermitFigures: 'Call the permit office for the fee and the current wait.',
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
    span: (weeks: number) => `The last ${plural(weeks, 'week')}`,
    other: (weeks: number) => `Show ${plural(weeks, 'week')}`,
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

// What staff read of a lead, in messages and on the lead page: kinds, fields, choices and marks.
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
    leadPage: 'Lead sheet',
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
  imageDropped: 'some weren’t saved: ask for them by text',
  noName: 'No name',
  /** Of a job won, in Google Ads. */
  conversionName: 'Job won',
  /** What brought the visitor. */
  source: {
    codes: { 'google-ads': 'Google Ads', 'microsoft-ads': 'Microsoft Ads', meta: 'Facebook or Instagram' },
    unknown: 'Not known',
    from: (channel: string) => `from ${channel}`,
    campaign: (campaign: string) => `campaign ${campaign}`,
    landing: (text: string, page: string) => `${text}, started on ${page}`,
    first: 'First visit',
    latest: 'This visit',
  },
  /** Of one person within days: 'third request, first on Monday'. */
  repeat: (number: number, day: string) => `${ordinal(number)} request, first on ${day}`,
  /** Ready in the text that staff send. */
  textMessage: (name: string | null, town: string | null) =>
    `Hi${name === null ? '' : ` ${name}`}, this is ${business.name} about your charger${town === null ? '' : ` in ${town}`}.`,
  noContact: 'none given; wait for their call',
  openLeadPage: 'Open the lead sheet',
  openPlan: 'Open this plan in the planner',
  call: (phone: string) => `Call ${phone}`,
  trial: 'TRIAL',
  trialNote: 'The owner’s test. No reply needed.',
  alarm: 'Leads aren’t getting through',
  quietDestination: (destination: string, minutes: number, waiting: number) =>
    `${destination} hasn’t taken a message for ${plural(minutes, 'minute')}, and ${plural(waiting, 'is', 'are')} waiting. We saved everything and keep trying. See: npm run leads -- outbox`,
  picturesAlarm: 'Pictures aren’t being saved',
  droppedPictures: (leads: number) =>
    `Too many pictures came in within a day, so ${plural(leads, 'was', 'were')} saved without a picture. Every lead and plan is safe, and pictures come back when it slows down. No ads running? Look for spam: npm run leads`,
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
  /** Many leads in one message. `more` wait beyond those that it shows. */
  digest: {
    leads: (shown: number, more: number) =>
      `${plural(shown, 'request')} at once${more > 0 ? `, ${more} more on the way` : ''}`,
    suspects: (shown: number, more: number) =>
      `${plural(shown, 'request')} that may be spam${more > 0 ? `, ${more} more on the way` : ''}. A quick look keeps a real one from getting lost.`,
    unanswered: 'Not answered yet',
  },
  notAnswered: (waited: string) => `Waiting ${waited} for a reply`,
  days: (days: number) => `${days} d`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
} as const

// Words of the permit draft: the page that opens from the lead page of a plan or a measured run.
const marks = singleLine.marks
export const draftLabels = {
  link: 'Materials and permit draft',
  title: 'Materials and permit draft',
  draft: 'DRAFT',
  check: 'The electrician checks every value.',
  back: 'Back to the lead sheet',
  csv: 'Materials as CSV',
  csvFile: 'materials-draft.csv',
  print: 'To print it, use your browser’s menu.',
  unknown: 'Not known',
  notReproducible:
    'Our planner can’t make this plan, so there are no materials and no drawings here. Take them from the visit.',
  source: {
    plan: 'From the visitor’s plan. Its garage is a model, 20 by 20 ft: measure on site.',
    photo: (low: string, high: string) => `From a run measured on the visitor’s photo, between ${low} and ${high} ft.`,
    photoTrench:
      'The trench isn’t on the photo. Where the feet beyond the photo don’t cover it, it counts on top of the run.',
  },
  materials: {
    title: 'Materials',
    item: 'Item',
    id: 'Id',
    quantity: 'Quantity',
    unit: 'Unit',
    names: materialWords,
    units: {
      stick: (count: number) => `${plural(count, 'stick')} of 10 ft`,
      ft: (count: number) => `${count} ft`,
      each: (count: number) => String(count),
    },
    basis: '2023 NEC. Copper THHN/THWN-2 in conduit, 75 °C terminals, hardwired charger. Wire has 10% spare.',
    drop: (volts: string, percent: string) => `Voltage drop at full output: ${volts} V, ${percent}% of 240 V.`,
    dropHigh: 'That is over 3%: a larger wire is usual.',
    decide: 'For the electrician to decide',
    decisions: [
      'Disconnect near the charger',
      'Bracket or backing board, screws, sealant',
      'Conduit one size larger, for an easier pull',
      'GFCI breaker, where the maker or the inspector asks for one',
    ],
    trenchDecisions: [
      'Sand around the conduit, and what covers it',
      'Depth: 18 in of cover for PVC as a rule, 24 in where cars cross',
    ],
  },
  load: {
    title: 'Load sheet',
    item: 'Item',
    value: 'Value',
    fromCheck: 'The visitor’s own figures from the website, not a load calculation.',
    noCheck: 'No panel check came along. The rows without a value are for the visit.',
    toFill: 'to fill in',
    rows: {
      circuit: 'Charger circuit',
      output: 'Charger output',
      counts: 'Charger counts as',
      service: 'Service rating',
      method: 'Visitor’s way',
      load: 'House and charger, visitor’s figure',
      checkedOutput: 'Charger in that figure',
      largest: 'Largest charger that fits, visitor’s figure',
      area: 'Floor area',
      kitchen: 'Range, ovens, cooktop',
      water: 'Water heater, dryer, dishwasher',
      motors: 'Pumps, pool, hot tub, other fixed loads',
      climate: 'Heating or cooling, the larger',
      section: 'Method (220.83, 220.82 or 220.87)',
      result: 'Calculated load',
    },
    ways: { appliances: 'By appliances', meter: 'From the meter’s file' },
    managed: (amps: string) => `${amps}, fixed or managed`,
    amps: (amps: number) => `${amps} A`,
    va: (va: string) => `${va} VA`,
    none: 'None fits',
  },
  diagram: {
    title: 'One-line diagram',
    description: 'One-line diagram of this run, from the panel to the charger',
    utility: marks.utility,
    meter: marks.meter,
    panel: marks.panel,
    car: marks.car,
    houseCircuits: marks.houseCircuits,
    main: (amps: number | null) => `Main, ${amps ?? '?'} A`,
    breaker: (amps: number) => [`${amps} A,`, 'two-pole'],
    conductors: (gauge: number, ground: number) => [`2 × ${gauge} AWG`, `1 × ${ground} AWG`, 'ground, copper'],
    conduit: (feet: string, kind: string, size: string) => [`${feet} ft of`, `${kind},`, size],
    trench: (feet: string, kind: string, size: string) => [`${feet} ft in trench:`, `${kind},`, size],
    disconnect: ['Disconnect,', 'to decide'],
    charger: (brand: string) => [brand, 'hardwired'],
    output: (amps: number) => `${amps} A`,
  },
  elevation: {
    title: 'Elevation',
    description: (wall: string) => `${wall} with panel, conduit and charger, seen from the front`,
    words: { panel: 'Panel', charger: 'Charger', toTrench: 'to trench', fromTrench: 'from trench' },
    walls: plannerLabels.drawing.walls,
    legs: {
      level: (length: string, wall: string) => `${length} along the ${wall}`,
      up: (length: string) => `${length} up`,
      down: (length: string) => `${length} down`,
      trench: (length: string) => `${length} across the trench`,
    },
    wallNames: plannerLabels.words.walls,
    route: 'From the panel:',
    noRoute: 'The charger is at the panel.',
    photo: 'A photo has no heights off the floor. The marked picture stands in for the elevation.',
    noPhoto: 'The marked picture hasn’t arrived.',
  },
  permit: {
    title: 'Permit checklist',
    noPlace: 'No place was named. Ask for the address and the tax-map number.',
    unknownPlace: (place: string) => `We don’t know the permit office for “${place}”. Ask for the tax-map number.`,
    several: 'More than one office may be responsible. The tax-map number settles it.',
    fee: 'Fee',
    days: 'Wait',
    form: 'Form, and how it is filed',
    papers: 'Papers: plan, load calculation, charger’s data sheet',
    license: 'License and insurance on file',
    inspector: 'Who inspects: its own inspector or an agency',
    unknown: 'unknown, ask the office',
  },
  footer: 'Nothing here is approved, calculated or ordered yet.',
} as const
