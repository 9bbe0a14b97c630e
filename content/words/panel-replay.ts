// Words of the replayed year in the panel check: a charger that watches the house, night by night.
// {name} is a placeholder for a value, {name|hour|hours} for a value with its noun.
import { usdRange } from '@/lib/format'
import { prices } from '@/content/prices'
import { business } from '@/content/business'

const standard = usdRange(prices.town.standard)
const upgrade = usdRange(prices.town.panelUpgrade)

export const panelReplay = {
  title: 'Your year, replayed',
  exampleTitle: 'The example year, replayed',
  lead: 'The code’s math looks at one peak. A charger that watches the house looks all night long, and takes what’s left. Here is what that would have done, night by night.',
  exampleLead:
    'This is our made-up example year, not your house. A charger that watches the house looks all night long, and takes what’s left.',
  /** Why there is no replay. */
  none: {
    solar:
      'There’s no replay for a home with solar panels or a battery either: its readings don’t show what the house draws.',
    short:
      'We replay a year of readings, or at least {least|day|days} of them. This file has {days|day|days}, so there’s no replay.',
    nights: 'No night in this file has every reading between these hours, so there’s nothing to replay.',
    faulty: 'We can’t read one of the numbers above. Fix the marked field and the replay comes back.',
  },
  hourly: 'These readings are longer than 15 minutes. They hide short peaks, so a real night may give a little less.',
  form: {
    label: 'Replay',
    miles: 'Miles a day',
    milesPerKwh: 'Miles per kWh',
    kwh: 'kWh a night',
    fromHour: 'Plugged in from',
    toHour: 'Leaves at',
    service: 'Service, in amps',
    output: 'Charger, amps to the car',
    midnight: '12 AM',
    noon: '12 PM',
    am: '{hour} AM',
    pm: '{hour} PM',
  },
  example: 'Example year: ',
  sentence: {
    all: 'With load management, on {your} {service} A service, a {output} A charger would have filled {car} on all {nights|night|nights}.',
    some: 'With load management, on {your} {service} A service, a {output} A charger would have filled {car} on {filled} of {nights|night|nights}.',
    worst: 'On the worst night ({day}) it would have given {given} of {need} kWh.',
    yours: { your: 'your', car: 'your car' },
    made: { your: 'a', car: 'the car' },
  },
  head: { noPanel: '{filled} of {nights|night|nights}. No new panel.', nights: '{filled} of {nights|night|nights}.' },
  skipped: {
    clockChange: '{count|night|nights} of {all} left out because the clock changed.',
    incomplete: '{count|night|nights} of {all} left out: the file is missing some of their readings, or repeats them.',
  },
  guideTitle: 'How far the replay goes',
  guide:
    'The replay is guidance, not a code calculation. 15-minute readings hide short peaks, and a listed load manager decides in seconds. Ours keeps the house and the car at or below 80% of the service, and a car takes no less than 6 A. Our electrician does the calculation.',
  field: {
    label:
      'A chart with {days|day|days} across and the hours of the day down. It shows how much of the service the house used and where the car charged. {sentence} The table below has the same facts.',
    scale: ['Up to 20% of the service', '20–40%', '40–60%', '60–80%', 'Above 80%'],
    carFull: 'Car at full speed',
    carSlowed: 'Car slowed down',
    short: 'Night not filled',
  },
  months: {
    title: 'The year, month by month',
    columns: ['Month', 'Nights filled', 'Least in a night', 'House at most'],
    nights: '{filled} of {nights}',
    kwh: '{kwh} kWh',
    none: 'none',
  },
  short: {
    title: 'Nights that weren’t filled',
    columns: ['Night of', 'kWh'],
    none: 'Every night was filled.',
  },
  compare: {
    title: 'With a load manager, or fixed lower',
    lead: 'A fixed setting needs no load manager, but the code has to allow it, by every method that applies.',
    columns: ['Charger', 'By the code', 'What a night gives', 'Price'],
    managed: '{output} A with a load manager',
    managedCode: 'The manager holds the total (NEC 625.42). Our electrician checks it.',
    managedPrice: `Standard installation, ${standard}, and the load manager by estimate`,
    managedNights: '{filled} of {nights|night|nights} filled',
    fixed: '{output} A, fixed',
    fits: 'Fits: {load} A of {service} A',
    over: 'Too much: {load} A of {service} A',
    gives: '{kwh} kWh, enough',
    givesLess: '{kwh} of {need} kWh',
    priceFits: `Standard installation, ${standard}`,
    priceUpgrade: `${standard}, plus ${upgrade} for the panel; new service cable and meter are a line of their own`,
    priceOnSite: 'Too much for 200 A. We look at it on site.',
    note: 'What a night gives is arithmetic: the setting, times the hours plugged in. Prices are for our work, before the charger and the permit and inspection fees.',
  },
  actions: {
    print: 'Print',
    png: 'Save as picture',
    pngFailed: 'This browser couldn’t make the picture. Printing still works.',
    share: 'Copy link',
    copied: 'Link copied. It holds these choices and none of your readings.',
    copyFailed: 'We couldn’t copy it. Here is the link:',
  },
  onPaper: {
    title: 'A year, replayed',
    exampleTag: 'Example year, made up by us',
    guide: 'Guidance, not a code calculation. Our electrician does the calculation.',
    by: business.name,
    phone: business.phone,
    choices: '{miles} miles a day, {need} kWh a night, plugged in from {from} to {to}',
  },
} as const

export type PanelReplayWords = typeof panelReplay
