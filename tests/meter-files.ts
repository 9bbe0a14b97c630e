// A generated year of a home's meter in the formats that utilities offer.

/** An interval of 15 minutes. */
export interface Interval {
  readonly epochSeconds: number
  readonly kwh: number
}

const INTERVAL_SECONDS = 900
/** Intervals of 365 days. */
export const YEAR_INTERVALS = 35_040
/** November 1, 2025, midnight on Long Island. */
const YEAR_START = Date.UTC(2025, 10, 1, 4) / 1000
/** August 3, 2026, 6:15 PM on Long Island. */
const PEAK_AT = Date.UTC(2026, 7, 3, 22, 15) / 1000
export const PEAK_KW = 9.4

/**
 * A home with cooling in summer, an evening peak each day, and one highest quarter of an hour. Ends
 * on October 31, 2026.
 */
export function meterYear(count = YEAR_INTERVALS): readonly Interval[] {
  return Array.from({ length: count }, (_, index) => {
    const epochSeconds = YEAR_START + index * INTERVAL_SECONDS
    const dayOfYear = index / 96
    const evening = Math.max(0, Math.sin(((index % 96) / 96) * 2 * Math.PI - 2.4))
    const summer = Math.max(0, Math.cos(((dayOfYear - 270) / 365) * 2 * Math.PI))
    const noise = ((index * 7919) % 97) / 97
    const kw = epochSeconds === PEAK_AT ? PEAK_KW : 0.4 + 2.2 * evening + 3.2 * summer * evening + 1.8 * noise * evening
    // Whole watt-hours, so that every format holds the same value.
    return { epochSeconds, kwh: Math.round(kw * 250) / 1000 }
  })
}

const wall = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** ['08/03/2026', '6:15 PM'] */
function wallText(epochSeconds: number): readonly [date: string, time: string] {
  const [date = '', time = ''] = wall
    .format(epochSeconds * 1000)
    .replace(/\s/g, ' ')
    .split(', ')
  return [date, time]
}

const wall24 = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Comma-separated kWh with a preamble and a total, the clock in 24 hours. */
export const csvKwh = (intervals: readonly Interval[]): string =>
  [
    'Account,0000000000',
    'Service address,"1 Main Street, Islip NY"',
    '',
    'Notes,Usage (kWh),Date,Start time',
    ...intervals.map(({ epochSeconds, kwh }) => {
      const [date, time] = wall24.format(epochSeconds * 1000).split(' ')
      return `,${kwh.toFixed(3)},${date},${time}`
    }),
    `Total,"${Math.round(intervals.reduce((sum, { kwh }) => sum + kwh, 0)).toLocaleString('en-US')}",,`,
    '',
  ].join('\r\n')

/** Tab-separated kW, the clock in 12 hours. */
export const tsvKw = (intervals: readonly Interval[]): string =>
  [
    'Demand kW\tReading date\tReading time',
    ...intervals.map(({ epochSeconds, kwh }) => {
      const [date, time] = wallText(epochSeconds)
      return `${(kwh * 4).toFixed(3)}\t${date}\t${time}`
    }),
  ].join('\n')

/** Start and end of the dear hours of the evening. */
const ON_PEAK = { from: '15:', to: '19:' }

/**
 * PSEG Long Island's file for a time-of-day customer, with the rate period behind the meter's
 * number, or for a solar one, with a second row for exports.
 */
export const psegCsv = (intervals: readonly Interval[], isSolar = false): string =>
  [
    'Start,Meter,kWh',
    ...intervals.flatMap(({ epochSeconds, kwh }) => {
      const [date, time] = wallText(epochSeconds)
      const hour = wall24.format(epochSeconds * 1000).slice(11)
      const label = hour >= ON_PEAK.from && hour < ON_PEAK.to ? 'On-Peak' : 'Off-Peak'
      const start = `"${date} ${time.replace(' ', ':00 ')}"`
      const row = `${start},"Meter #00000001${isSolar ? '' : ` - ${label}`}","${kwh.toFixed(2)}"`
      return isSolar ? [row, `${start},"Meter #00000001g","${hour.startsWith('12:') ? '-0.85' : '0.00'}"`] : [row]
    }),
  ].join('\r\n')

export interface GreenButtonParts {
  readonly uom?: number
  readonly flow?: number
  readonly point?: number
  readonly reading?: number
}

/** The entries of one MeterReading: what it is, its type, and its readings in Wh. */
export function greenButtonEntries(
  intervals: readonly Interval[],
  { uom = 72, flow = 1, point = 1, reading = 1 }: GreenButtonParts = {},
): string {
  const base = `https://utility.example/espi/1_1/resource/Subscription/5/UsagePoint/${point}`
  const type = `https://utility.example/espi/1_1/resource/ReadingType/${point}${reading}`
  const readings = intervals
    .map(
      ({ epochSeconds, kwh }) =>
        `<espi:IntervalReading><espi:timePeriod><espi:duration>900</espi:duration><espi:start>${epochSeconds}</espi:start></espi:timePeriod><espi:value>${Math.round(kwh * 1000)}</espi:value></espi:IntervalReading>`,
    )
    .join('\n')
  return `<entry><id>urn:uuid:1</id><link rel="self" href="${base}"/><title>Home</title><content><espi:UsagePoint><espi:ServiceCategory><espi:kind>0</espi:kind></espi:ServiceCategory></espi:UsagePoint></content></entry>
<entry><link rel="self" href="${base}/MeterReading/${reading}"/><link rel="related" href="${base}/MeterReading/${reading}/IntervalBlock"/><link rel="related" href="${type}"/><content><espi:MeterReading/></content></entry>
<entry><link rel="self" href="${base}/MeterReading/${reading}/IntervalBlock/1"/><content><espi:IntervalBlock><espi:interval><espi:duration>${intervals.length * INTERVAL_SECONDS}</espi:duration><espi:start>${intervals[0]?.epochSeconds ?? 0}</espi:start></espi:interval>
${readings}
</espi:IntervalBlock></content></entry>
<entry><link rel="self" href="${type}"/><content><espi:ReadingType><espi:flowDirection>${flow}</espi:flowDirection><espi:powerOfTenMultiplier>0</espi:powerOfTenMultiplier><espi:uom>${uom}</espi:uom></espi:ReadingType></content></entry>`
}

export const greenButton = (...entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:espi="http://naesb.org/espi">
<title>Green Button usage</title>
${entries.join('\n')}
</feed>
`
