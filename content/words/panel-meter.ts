// Words of a meter's file in the panel check: how to get one, why it is refused, what was read in
// it. {name} is a placeholder for a value, {name|hour|hours} for a value with its noun; the figures
// come from lib/panel/meter.
import { longDate } from '@/lib/format'
import type { Caution } from '@/lib/panel/meter/doubt'
import type { ReadColumn } from '@/lib/panel/meter/house'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import { claims } from '@/content/claims'

const otherWay = 'or use “What runs in the house” above.'
const read = 'We found {count|reading|readings} of {interval}, {from} to {to}'

const problems: Readonly<Record<MeterProblem['problem'], string>> = {
  workbook: `This is a spreadsheet workbook. Open it, save it as CSV and drop that file here, ${otherWay}`,
  zip: `This is a compressed file, such as a ZIP. Unzip it, then drop the CSV or XML from it here, ${otherWay}`,
  document: `This is a document or a picture. Download your readings as CSV or Green Button, ${otherWay}`,
  empty: `This file is empty. Download it again, ${otherWay}`,
  brokenXml: `This looks like a Green Button file, but part of it is cut off or damaged. Download it again, ${otherWay}`,
  unreadable: `We found the columns, but almost no row with a date, a time and a number. Download 15-minute readings as CSV, ${otherWay}`,
  noIntervals: `We found no column of times with a column of kWh or kW{headings}. Download 15-minute readings as CSV or Green Button, ${otherWay}`,
  columns: `We can’t tell which column of this file is what your house took from the grid. Download 15-minute readings as CSV or Green Button, ${otherWay}`,
  production: `This file says what panels or a battery gave or sent back, not what the house draws. Solar hides what a house draws from the meter, so use “What runs in the house” above.`,
  runningTotal: `These numbers are what the meter has counted in all, not what each interval used. Download interval readings, ${otherWay}`,
  multiplier: `This file names a multiplier ({heading}), and it doesn’t say whether its readings already include it. Ask your utility for readings that do, ${otherWay}`,
  wrongUnit: `This file has readings of {unit}, and we need electricity in kWh or kW. Download those of the electric meter, ${otherWay}`,
  tooMany: `This file has more than {max} readings. Download one year, ${otherWay}`,
  twoMeters: `This file has several readings for the same time, as one of several electric meters does. Download one meter at a time, ${otherWay}`,
  solar: `${read}, and power comes from panels or a battery or flows back to the utility. That hides what the house draws, so the code doesn’t accept these readings. Use “What runs in the house” above.`,
  belowZero: `${read}, and a few are below zero by day, the first on {moment}. That’s a correction, or panels that hide what the house draws. Without panels, ask your utility to correct them, ${otherWay}`,
  allZero: `${read}, and every one is zero. Pick the meter that feeds the house, ${otherWay}`,
  coarse: `${read}. Whole days hide the peak. Download 15-minute readings, ${otherWay}`,
  irregular: `${read}, at uneven times. Download readings of 15 minutes or an hour, ${otherWay}`,
  manyBadRows: `${read}, but we couldn’t read {badRows|row|rows}. Download the file again and drop it here unchanged, ${otherWay}`,
  gaps: `${read}, but {missing|hour is|hours are} missing. The longest gap is from {holeFrom} to {holeTo}. Download it again or pick a period without the gap, ${otherWay}`,
  fewDays: `${read}. That’s {days|day|days}, and the code needs a year, or at least 30 days of your busiest season. Download a longer period, ${otherWay}`,
  hourlyShort: `${read}. That’s {days|day|days}. Hourly readings hide peaks, so we need a whole year of them. Download a year or 15-minute readings, ${otherWay}`,
  implausible: `${read}, with a peak of {kw} kW. That can’t be a whole house, so the unit probably isn’t kWh or kW. Download those, ${otherWay}`,
}

const cautions: Readonly<Record<Caution, string>> = {
  hourly: 'Hourly readings smooth out short peaks, so your real one is likely higher. Leave some room.',
  partOfYear:
    'This is less than a year. It only counts if it covers your busiest season: July and August with air conditioning, January with electric heat.',
  someMissing: '{missing|hour is|hours are} missing. Your peak could have been then.',
  someDoubled:
    '{doubled|time appears|times appear} in this file more than once, with different values. We took the larger value. Two meters in one file? Then download one at a time.',
  mixedIntervals:
    'Part of this file has longer intervals than the rest. Longer ones smooth out short peaks, so your real peak could be in that part.',
  belowZero:
    '{below|reading is|readings are} below zero. So few are rounding or a correction rather than solar, so we left them out.',
  leftOut:
    '{highest} kW on {moment} can’t be what a house draws: it’s above the main breaker, or alone far above everything else, as a catch-up or an error is. We left {left|such reading|such readings} out. Without it the highest is {kw} kW.',
  overService:
    'Many readings are above what a main breaker of this size carries. Check the size of your service above, and the unit of the file.',
}

const columnRoles: Readonly<Record<ReadColumn['role'], string>> = {
  start: 'When each reading starts',
  end: 'When each reading ends',
  used: 'What the house used, in {unit}',
  sentBack: 'What was made or went back: nothing',
  register: 'What the meter has counted in all: not used',
  meter: 'Which meter or rate it belongs to',
  unit: 'The unit',
  unused: 'Not used',
}

export const panelMeter = {
  label: 'Your meter’s file',
  drop: 'Drop the file here, or',
  choose: 'Choose a file',
  accepts: 'Green Button (XML), CSV or TSV. A year of 15-minute readings is best.',
  howTo: {
    title: 'How to get the file from PSEG Long Island',
    label:
      'Three steps: the MySmartEnergy page, a download, and a file with the columns Start, Meter and kWh that goes into this page.',
    page: 'MySmartEnergy',
    interval: '15 minutes',
    file: 'CSV',
    steps: [
      'Sign in to My Account at PSEG Long Island and open MySmartEnergy.',
      'Show 15-minute readings, and pick the longest period. A year is best.',
      'Download it as a spreadsheet or CSV. Expect the columns Start, Meter and kWh, though yours may differ.',
      'Drop it here as it came. No need to open or change it.',
    ],
    asOf: `As of ${longDate(claims.meterDownload.asOf)}. Another utility? Look for “Green Button” or “Download my data.”`,
  },
  others: {
    title: 'No file?',
    appliances: 'Use what runs in the house',
    example: 'Try an example year',
  },
  linked: 'This link holds someone’s choices, not their readings. Add your own file, or try the example year.',
  exampleNote: 'This is an example year that we made up. Nothing here is about your house, and we never send it along.',
  question: {
    meter: 'This file holds more than one electric meter. Which one feeds the panel that the charger goes to?',
    columns: 'Which column is what your house took from the grid?',
    canAdd:
      'Is your house split over several, such as two legs or rate periods? Check all of them, and we’ll add them up.',
    unit: 'The file names no unit. Which one is it?',
    unnamed: 'Number {number}, without a heading',
    more: '{columns|more column|more columns}',
    use: 'Use this',
    unsure: 'Not sure? Use “What runs in the house” above. Nothing counts until you pick one.',
  },
  stays: 'We read it on your device, and it stays there.',
  solarNote: 'Got solar panels or a battery? They hide what the house draws, so use the list instead.',
  reading: 'Reading the file, {percent}%',
  stop: 'Stop',
  failed: 'We couldn’t open this file. Please choose it again.',
  unreachable: 'The file reader didn’t load. Your other answers are still here, so please try again.',
  summary: '{count|reading|readings} of {interval}, {from} to {to}. Highest: {kw} kW on {day} at {time}.',
  intervals: { short: '{minutes|minute|minutes}', hour: 'an hour', day: 'a day or more' },
  problems,
  cautions,
  readAs: {
    title: 'What we read',
    columns: ['In your file', 'We took it for'],
    roles: columnRoles,
    facts: { meter: 'Meter', unit: 'Unit', days: 'Period', interval: 'Each reading', peak: 'Highest' },
    several: '{first} and {more} more',
    unnamed: 'One, not named in the file',
    blank: 'no heading',
    span: '{days|day|days}, {from} to {to}',
    peak: '{kw} kW on {day} at {time}',
    greenButton: { start: 'start', value: 'value', unit: 'uom', meter: 'UsagePoint' },
    check: 'Something off? Then don’t trust the answer: use the list instead.',
  },
  peakDay: {
    title: 'The day of the peak, {day}',
    label: 'Demand through {day}, in kW. It’s highest at {time}, with {kw} kW.',
    table: 'That day, hour by hour',
    columns: ['Hour', 'Highest kW'],
  },
  chart: {
    title: 'Your highest demand, day by day',
    label: 'Highest demand of each day in kW, {from} to {to}. The highest is {kw} kW on {day}.',
    unit: 'kW',
    table: 'Your ten highest days',
    columns: ['Day', 'Time', 'Highest kW'],
  },
} as const
