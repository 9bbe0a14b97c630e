// Words of the panel check on /services/electrical-panel-upgrades. {name} is a placeholder for a value; the figures come from lib/panel.
import { longDate, usdRange } from '@/lib/format'
import type { ApplianceGroup, ApplianceId, CoolingKind, HeatingKind } from '@/lib/panel/appliances'
import type { CheckWay, FieldFault } from '@/lib/panel/check'
import type { LoadLine, Verdict } from '@/lib/panel/load'
import type { Caution } from '@/lib/panel/meter/demand'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import { claims } from './claims'
import { prices } from './prices'

const appliances: Readonly<Record<ApplianceId, string>> = {
  range: 'Electric range',
  oven: 'Wall oven',
  cooktop: 'Cooktop',
  dishwasher: 'Dishwasher',
  disposal: 'Disposal',
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
  fuel: 'Oil or gas (blower or pump)',
  heatPump: 'Heat pump, 3 tons',
  heatPumpStrip: 'Heat pump with a 10 kW strip',
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
  missing: 'Enter a number, or leave the usual one.',
  notNumber: 'Use digits only, like 1600.',
  tooLow: 'Use {min} or more.',
  tooHigh: 'Use {max} or less.',
}

const verdicts: Readonly<Record<Verdict, { readonly title: string; readonly text: string }>> = {
  room: {
    title: 'Room to spare',
    text: 'With a {output} A charger this house comes to {load} A of its {service} A.',
  },
  close: {
    title: 'It fits, closely',
    text: 'With a {output} A charger this house comes to {load} A of its {service} A. It carries the charger, with little left over.',
  },
  over: {
    title: 'Not as it stands',
    text: 'With a {output} A charger this house comes to {load} A, and its service is {service} A. See what comes before an upgrade.',
  },
}

const lines: Readonly<Record<Exclude<LoadLine['part'], 'appliance'>, string>> = {
  area: 'Lights and outlets, 3 VA a square foot',
  circuits: 'Two kitchen circuits and the laundry',
  heating: 'Heating (the larger of heating and cooling counts)',
  cooling: 'Cooling (the larger of heating and cooling counts)',
  reduction: 'Above 8,000 VA only 40% count, since not everything runs at once',
  peak: 'Your highest quarter of an hour',
  margin: 'A quarter on top, as the code asks',
  charger: 'Charger',
}

const ways: Readonly<Record<CheckWay, string>> = {
  appliances: 'What runs in the house',
  meter: 'Your meter’s own readings',
}

const otherWay = 'or choose “What runs in the house” above.'
const read = 'We read {count} readings of {interval}, {from} to {to}'

const problems: Readonly<Record<MeterProblem['problem'], string>> = {
  workbook: `This is a spreadsheet workbook: open it, save it as CSV, and drop that file here, ${otherWay}`,
  document: `This is a document or a picture: download the readings as CSV or Green Button, ${otherWay}`,
  empty: `This file is empty: download it again, ${otherWay}`,
  brokenXml: `This looks like a Green Button file that is cut off or damaged: download it again, ${otherWay}`,
  unreadable: `We found the columns, but hardly a row with a date, a time and a number: download 15-minute readings as CSV, ${otherWay}`,
  noIntervals: `We found no column of times with a column of kWh or kW{headings}: download 15-minute readings as CSV or Green Button, ${otherWay}`,
  wrongUnit: `These readings are in {unit}, and the check needs electricity in kWh or kW: download those of the electric meter, ${otherWay}`,
  tooMany: `This file has more than {max} readings: download one year, ${otherWay}`,
  twoMeters: `This file holds more than one electric meter: download one meter at a time, ${otherWay}`,
  solar: `${read}, and power flows back to the utility. Solar panels or a battery hide what the house draws, so the code does not take these readings: choose “What runs in the house” above.`,
  allZero: `${read}, and every one is zero: choose the meter that feeds the house, ${otherWay}`,
  coarse: `${read}. Whole days hide the peak: download 15-minute readings, ${otherWay}`,
  irregular: `${read}, at uneven times: download readings of 15 minutes or an hour, ${otherWay}`,
  manyBadRows: `${read}, but {badRows} rows could not be read: download the file again and drop it here unchanged, ${otherWay}`,
  gaps: `${read}, but {missing} hours are missing, most of them between {holeFrom} and {holeTo}: download it again or choose a period without the gap, ${otherWay}`,
  fewDays: `${read}: that is {days} days, and the code asks for a year, or at least 30 days of your busiest season. Download a longer period, ${otherWay}`,
  hourlyShort: `${read}: that is {days} days. Hourly readings hide peaks, so they need a whole year: download a year or 15-minute readings, ${otherWay}`,
  implausible: `${read}, with a peak of {kw} kW, more than a house can draw. The unit is not likely kWh or kW: download those, ${otherWay}`,
}

const cautions: Readonly<Record<Caution | 'unitAssumed', string>> = {
  hourly: 'Hourly readings smooth out short peaks, so the true one is likely higher. Leave some room.',
  partOfYear:
    'This is less than a year. It counts only if it covers your busiest season: July and August with air conditioning, January with electric heat.',
  someMissing: '{missing} hours are missing. The peak could have been in one of them.',
  unitAssumed: 'The file names no unit. We took its numbers as kWh, or as kW where the column says demand.',
}

export const panelCheck = {
  heading: 'Can your panel take a charger?',
  lead: 'Two minutes, no form to send. Answer from what you know about the house, or drop in your meter’s file and get it from the real peak. Nothing leaves your device.',
  isNot:
    'This check guides. It is not a permit or an inspection, and it does not see the wiring. Our electrician’s load calculation decides; it’s free with the estimate.',
  sources: `The arithmetic is that of the 2023 National Electrical Code, which New York State enforces: section 220.83(A) for a home as it stands, 220.87 for metered demand, 220.57 and 625.42 for the charger. Nameplates are usual values of current products. Checked ${longDate(claims.loadRules.asOf)}.`,
  bandsNote: '“Room to spare” ends at 80% of the service. That line is ours, not the code’s.',

  drawing: {
    title: 'Where the number stands',
    kind: 'Panel, door open',
    label:
      'A panel with its door open. The main breaker is at the top, and its rating is molded or printed on the handle.',
    mark: 'main',
    detail: 'on its handle',
    text: 'Open the hinged door, not the screwed cover. The large breaker, usually at the top, carries the size of your service. No number there? Look for a second main breaker by the meter outside, or text us a photo.',
  },

  form: {
    label: 'Panel check',
    service: 'Your service, in amps',
    serviceHint: 'The number on the main breaker. Most older houses here have 100, 150 or 200.',
    way: 'Check it by',
    ways,
    area: 'Floor area, square feet',
    areaHint: 'Outside measure, heated floors only. Leave out the garage and an unfinished basement.',
    runs: 'What runs on electricity?',
    runsHint:
      'Tick what you have. Gas appliances count nothing, so leave them out. Know the nameplate? Type it over ours.',
    groups,
    appliances,
    heating: 'Heating',
    heatingNames: heating,
    cooling: 'Cooling',
    coolingNames: cooling,
    va: 'Watts (VA)',
    vaOf: '{name}, watts (VA)',
    vaEach: { baseboard: 'Watts a foot', window: 'Watts each' },
    counts: { baseboard: 'Feet of baseboard', window: 'How many' },
    faults,
    charger: 'The charger you have in mind',
    output: 'Amps to the car',
    outputHint: '24 A overnight adds about 46 kWh: a day’s driving, several times over.',
    managed: 'Count it at this setting',
    managedHint:
      'Only if the setting is fixed at installation or a load manager holds it (NEC 625.42). Otherwise a charger counts at least 7,200 VA, which is 30 A, so 16 A and 24 A help a small service only this way.',
    submit: 'See the answer',
  },

  meter: {
    label: 'Your meter’s file',
    drop: 'Drop the file here, or',
    choose: 'Choose a file',
    accepts: 'Green Button (XML), CSV or TSV. A year of 15-minute readings is best.',
    where: `PSEG Long Island’s MySmartEnergy page has 15-minute readings to download (as of ${longDate(claims.meterDownload.asOf)}). Sign in, choose the longest period, and save it as a spreadsheet or CSV.`,
    stays: 'The file is read on this device and goes nowhere.',
    solarNote: 'Solar panels or a battery? Then the meter hides what the house draws. Use the list instead.',
    reading: 'Reading the file, {percent}%',
    stop: 'Stop',
    failed: 'This file could not be opened. Please choose it again.',
    unreachable: 'We could not load what reads the file. Your other entries are unchanged: please try again.',
    summary: '{count} readings of {interval}, {from} to {to}. Highest: {kw} kW on {day} at {time}.',
    intervals: { one: '1 minute', many: '{minutes} minutes', hour: 'an hour', day: 'a day or more' },
    problems,
    cautions,
    chart: {
      title: 'The highest demand of each day',
      label: 'Highest demand of each day in kW, {from} to {to}. The highest is {kw} kW on {day}.',
      unit: 'kW',
      table: 'The ten highest days',
      columns: ['Day', 'Time', 'Highest kW'],
    },
  },

  answer: {
    heading: 'The answer',
    kind: 'Load calculation',
    example:
      'Worked example: a 1,600 sq ft ranch with oil heat, a gas range, an electric dryer, a dishwasher and central air. Change anything, and the answer follows.',
    yours: 'Your numbers.',
    faulty: 'One of the numbers above can’t be read. Correct the marked field, and the answer is back.',
    waiting: 'Add your meter’s file, and the answer stands here.',
    verdicts,
    largest: {
      label: 'Largest charger that fits',
      output: '{output} A',
      breaker: 'on a {breaker} A breaker',
      none: 'None without a fixed or managed setting',
      noneManaged: 'None, not even one held to 16 A',
    },
    gauge: {
      label:
        '{house} A for the house and {charger} A for the charger make {load} A. The service is {service} A; 80% of it is {roomy} A.',
      house: 'House',
      charger: 'Charger',
      left: 'Left over',
      short: 'Too much',
      main: '{service} A main',
      roomy: '80%',
      amps: '{amps} A',
    },
    linesTitle: 'What it adds up to',
    lineColumns: ['Part', 'VA'],
    lines,
    totalLine: 'Together',
    ampsLine: 'At 240 V',
    planner: {
      link: 'Use {output} A in the planner',
      note: 'It opens with a {circuit} A circuit, which a {output} A charger needs.',
      noteSmall:
        'It opens with its smallest circuit, {circuit} A. The price is the same; the charger is set to {output} A.',
    },
    estimate: 'Get it in writing',
    estimateNote: 'On the form you can tick a box to send these few numbers along.',
    stepsTitle: 'What comes before a new panel',
    steps: {
      setting: {
        title: 'A lower setting',
        fits: 'Set to {output} A at installation and locked there, the charger fits: {load} A of {service} A.',
        enough: 'Not needed for this charger. A {output} A setting would leave you at {load} A of {service} A.',
        over: 'Even 16 A, fixed, comes to {load} A of {service} A. This alone is not enough.',
        price: `Standard installation, ${usdRange(prices.town.standard)}`,
      },
      management: {
        title: 'Load management',
        text: 'A listed device watches the house and slows or pauses the car while the oven and the dryer run. A listed switch that shares the dryer’s circuit is its little brother.',
        price: 'By estimate, on top of the installation',
      },
      upgrade: {
        title: 'A 200 A panel',
        text: 'With {output} A the same house comes to {load} A of 200 A.',
        has: 'You have 200 A already. Beyond it lies a larger service, which we look at on site.',
        price: `${usdRange(prices.town.panelUpgrade)} in most towns`,
      },
    },
    priceNote:
      'Prices are for the work. The charger, permit and inspection fees come on top; the estimate is free and in writing.',
  },
} as const

export type PanelCheckLabels = typeof panelCheck
