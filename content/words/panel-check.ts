// Words of the panel check on /services/electrical-panel-upgrades. {name} is a placeholder for a
// value; the figures come from lib/panel.
import { longDate, usdRange } from '@/lib/format'
import type { ApplianceGroup, ApplianceId, CoolingKind, HeatingKind } from '@/lib/panel/appliances'
import type { CheckWay, FieldFault, Finding } from '@/lib/panel/check'
import { chargedKwh, kwhText, type LoadLine, type LoadMethod } from '@/lib/panel/load'
import { usualNight } from '@/lib/panel/night-choices'
import { nightHours } from '@/lib/panel/replay'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import { panelMeter } from './panel-meter'

const appliances: Readonly<Record<ApplianceId, string>> = {
  range: 'Electric range',
  oven: 'Wall oven',
  cooktop: 'Cooktop',
  dishwasher: 'Dishwasher',
  disposal: 'Garbage disposal',
  microwave: 'Built-in microwave',
  dryer: 'Electric dryer',
  waterHeater: 'Electric water heater',
  heatPumpWaterHeater: 'Heat-pump water heater',
  wellPump: 'Well pump, 1 hp',
  poolPump: 'Pool pump, 1.5 hp',
  hotTub: 'Hot tub',
  sauna: 'Sauna',
  other: 'Something else on its own circuit',
}

const groups: Readonly<Record<ApplianceGroup, string>> = {
  kitchen: 'Kitchen',
  water: 'Laundry and water',
  outdoors: 'Outdoors and more',
}

const heating: Readonly<Record<HeatingKind, string>> = {
  fuel: 'Oil or gas (fan or pump)',
  heatPump: 'Heat pump, 3 tons',
  heatPumpStrip: 'Heat pump with 10 kW strip heat',
  baseboard: 'Electric baseboard',
  none: 'None of these',
}

const cooling: Readonly<Record<CoolingKind, string>> = {
  none: 'None',
  window: 'Window units',
  central3: 'Central air, 3 tons',
  central4: 'Central air, 4 tons',
  central5: 'Central air, 5 tons',
  heatPump: 'Heat pump, 3 tons',
}

const faults: Readonly<Record<FieldFault, string>> = {
  missing: 'Please enter a number.',
  notNumber: 'Digits only, please, like 1600.',
  tooLow: 'Enter {min} or more.',
  tooHigh: 'Enter {max} or less.',
  inKilowatts: 'In VA, please: 4.5 kW is 4500.',
}

/** Steps that may save a new panel, as the card and the list below it name them. */
const stepTitles = { setting: 'A lower setting', management: 'Load management' }
const tooMuch = 'Too much: {load} of {service} A'
const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** `bar` stands alone, in one line of a phone. `count` and `total` are methods. */
const verdicts: Readonly<Record<Finding, { readonly title: string; readonly text: string; readonly bar: string }>> = {
  room: {
    title: 'Room to spare',
    text: 'With a {output} A charger this house comes to {load} A of its {service} A. By these numbers, no new panel.',
    bar: 'Room to spare: {load} of {service} A',
  },
  close: {
    title: 'It fits, closely',
    text: 'With a {output} A charger this house comes to {load} A of its {service} A. The charger fits, with little left over.',
    bar: 'It fits, closely: {load} of {service} A',
  },
  split: {
    title: '{largest} A fits by every method',
    text: '{output} A fits by {count} of {total}; our electrician decides which applies.',
    bar: '{largest} A fits by every method',
  },
  splitAtNone: {
    title: 'It depends on the method',
    text: '{output} A fits by {count} of {total}; our electrician decides which applies.',
    bar: '{output} A fits by {count} of {total} methods',
  },
  over: {
    title: 'Too much for this service',
    text: `With a {output} A charger this house comes to {load} A, and its service is {service} A. Before you pay for a new panel, try two cheaper steps: ${inSentence(stepTitles.setting)} and ${inSentence(stepTitles.management)}.`,
    bar: tooMuch,
  },
  overAtSome: {
    title: 'Too much for this service',
    text: 'With a {output} A charger this house comes to {load} A, and its service is {service} A. A lower setting fits by {count} of {total} methods; our electrician decides which applies.',
    bar: tooMuch,
  },
  overAtEverySetting: {
    title: 'Too much for this service',
    text: `With a {output} A charger this house comes to {load} A, and its service is {service} A. Even the lowest setting is too much. Before you order a panel, ask about ${inSentence(stepTitles.management)}.`,
    bar: tooMuch,
  },
  houseOver: {
    title: 'The house alone is over',
    text: 'Even without a charger this house comes to {house} A, and its service is {service} A. So the service comes first, and a lower setting won’t help. We check the numbers at your panel before you order one.',
    bar: 'The house alone: {house} of {service} A',
  },
}

const lines: Readonly<Record<Exclude<LoadLine['part'], 'appliance'>, string>> = {
  area: 'Lights and outlets, 3 VA per square foot',
  circuits: 'Two kitchen circuits and the laundry',
  heating: 'Heating (only the larger of heating and cooling counts)',
  heatingFewControls: 'Electric heat at 65% (only the larger of heating and cooling counts)',
  heatingManyControls: 'Electric heat at 40% (only the larger of heating and cooling counts)',
  cooling: 'Cooling (only the larger of heating and cooling counts)',
  reduction: 'Past 8,000 VA only 40% counts, since not everything runs at once',
  reductionOptional: 'Past 10,000 VA only 40% counts, since not everything runs at once',
  peak: 'The highest reading',
  margin: '25% on top, required by the code',
  charger: 'Charger',
}

/** The methods of the 2023 National Electrical Code, and when each applies. */
export const loadMethods: Readonly<Record<LoadMethod, { readonly name: string; readonly applies: string }>> = {
  '220.83(A)': {
    name: 'An existing home (2023 NEC, 220.83(A))',
    applies: 'For a home that gets a charger and no new air conditioning or electric heat.',
  },
  '220.83(B)': {
    name: 'New cooling or heat (2023 NEC, 220.83(B))',
    applies: 'For a home that gets new air conditioning or electric heat along with the charger.',
  },
  '220.82': {
    name: 'The optional method (2023 NEC, 220.82)',
    applies: 'For any home, new or existing, with one service of 100 A or more.',
  },
  '220.87': {
    name: 'By the meter (2023 NEC, 220.87)',
    applies:
      'For a home without solar panels or a battery that has a year of readings, or 30 days of its busiest season.',
  },
}

const ways: Readonly<Record<CheckWay, string>> = {
  appliances: 'What runs in the house',
  meter: 'Your meter readings',
}

export const panelCheck = {
  heading: 'Can your panel take a charger?',
  lead: 'Two minutes, and nothing leaves your device. Check off what runs in your house, or drop in your meter’s file.',
  isNot:
    'This check is a guide. It can’t see your wiring, and it doesn’t replace a permit or an inspection. Our electrician’s load calculation decides, free with your estimate.',
  sourcesTitle: 'Where the rules come from',
  sources: `The math is that of the 2023 National Electrical Code, which New York State enforces: sections 220.82 and 220.83 for what runs in the house, 220.87 for meter readings, 220.57 and 625.42 for the charger. Checked ${longDate(claims.loadRules.asOf)}. The 2026 edition calls them 120.82, 120.83 and 120.87; we know of no date for it in New York.`,
  bandsNote: 'Nameplates are usual values. “Room to spare” means up to 80% of your service, our own margin.',

  drawing: {
    title: 'Where to find the number',
    label:
      'A panel with its door open. The main breaker is at the top, and its rating is molded or printed on the handle.',
    mark: 'main',
    detail: 'on its handle',
    text: 'Open the hinged door and leave the screwed cover on. The large breaker, usually at the top, shows the size of your service. No number there? Look for a second main breaker by the meter outside, or text us a photo.',
  },

  form: {
    label: 'Panel check',
    service: 'Your service, in amps',
    serviceHint: 'Most older houses here have 100, 150 or 200.',
    way: 'Check it by',
    ways,
    area: 'Floor area, square feet',
    areaHint: 'Heated floors only, measured outside, without garage or unfinished basement.',
    runs: 'What runs on electricity?',
    runsHint: 'Check what you have. Skip anything that runs on gas. Know the nameplate? Type it over ours.',
    groups,
    appliances,
    heating: 'Heating',
    heatingNames: heating,
    cooling: 'Cooling',
    coolingNames: cooling,
    addsClimate: 'I’m adding cooling or electric heat',
    addsClimateHint: 'Pick it above. It counts in full (220.83(B)).',
    va: 'Watts (VA)',
    vaOf: '{name}, watts (VA)',
    vaEach: { baseboard: 'Watts per foot', window: 'Watts each' },
    counts: { baseboard: 'Feet of baseboard', window: 'How many' },
    faults,
    charger: 'Your charger, amps to the car',
    output: 'Amps to the car',
    outputHint: `24 A from 10 PM to 6 AM adds ${kwhText(chargedKwh(24, nightHours(usualNight)))} kWh: days of driving.`,
    managed: 'The setting will be locked',
    managedHint: 'We lock it, or a load manager holds it (NEC 625.42). Otherwise 16 A and 24 A count as 30 A.',
    submit: 'See my answer',
  },

  meter: panelMeter,

  answer: {
    heading: 'The answer',
    kind: 'Load calculation',
    example:
      'Example: a 1,600 sq ft ranch with oil heat, gas range, electric dryer, dishwasher and central air. Change anything.',
    exampleYear: 'Example: from a year of readings that we made up, not from your house.',
    yours: 'From your numbers.',
    faulty: 'We can’t read one of the numbers above. Fix the marked field and the answer comes back.',
    waiting: 'Add your meter’s file and your answer shows up here.',
    verdicts,
    largest: {
      label: 'Largest charger that fits',
      output: '{output} A',
      breaker: 'on a {breaker} A breaker',
      none: 'None, unless the setting is fixed or managed',
      noneManaged: 'None, even held to 16 A',
    },
    gauge: {
      label: 'House {house} A and charger {charger} A make {load} A. The service is {service} A; 80% is {roomy} A.',
      house: 'House',
      charger: 'Charger',
      left: 'Left over',
      short: 'Too much',
      main: '{service} A main',
      roomy: '80%',
      amps: '{amps} A',
    },
    why: 'why',
    counts: ['none', 'one', 'two', 'three'],
    methods: {
      names: loadMethods,
      title: 'How it adds up',
      result: '{output} A comes to {load} A of {service} A. Largest charger that fits: {largest}.',
      lines: 'How it adds up by {method}',
      which: 'Our electrician picks the method for your house and does the calculation.',
      meterOnly: 'To see the methods by appliances too, fill out “What runs in the house.”',
    },
    lineColumns: ['Part', 'VA'],
    lines,
    totalLine: 'Total',
    ampsLine: 'At 240 V',
    planner: 'Use {output} A in the planner',
    estimate: 'Get it in writing',
    estimateNote: 'You can check a box on the form to send us these numbers.',
    stepsTitle: 'Try these before a new panel',
    stepsTitleHouseOver: 'What each step would do',
    steps: {
      setting: {
        title: stepTitles.setting,
        fits: 'Set to {output} A at installation and locked there, the charger fits: {load} A of {service} A.',
        enough: 'Your charger fits without it. Locked at {output} A, the house comes to {load} A of {service} A.',
        some: 'Fixed at {output} A, the charger fits by {count} of {total} methods. Our electrician decides which applies.',
        over: 'Even fixed at 16 A, it comes to {load} A of {service} A. This step alone won’t do.',
        price: `Standard installation, ${usdRange(prices.town.standard)} in most towns`,
      },
      management: {
        title: stepTitles.management,
        text: 'A listed device watches the house and slows or pauses the car while the oven and the dryer run. Simpler still: a listed switch that shares the dryer’s circuit.',
        /** Where the house alone is too much. */
        houseOver:
          'It holds back the car, and here the house is over its service without one. This step alone won’t do.',
        price: 'By estimate, on top of the installation',
      },
      upgrade: {
        title: 'A 200 A panel and service',
        text: 'With {output} A the same house comes to {load} A of 200 A. New service cable and meter are a line of their own.',
        has: 'You already have 200 A. If you need more, we look at a larger service on site.',
        price: `The panel: ${usdRange(prices.town.panelUpgrade)} in most towns`,
      },
    },
    priceNote: 'Prices are for our work, before the charger and the permit and inspection fees.',
  },
} as const

export type PanelCheckWords = typeof panelCheck
