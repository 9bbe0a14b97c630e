// A job all in: the charger, the work and the permit, with their sum, for pages that name a price
// for the work.
import { joined, longDate, usdRange, type Price } from '@/lib/format'
import { claims } from './claims'
import { mostTownsStart, type PriceLine } from './price-line'
import { prices } from './prices'

export interface AllIn {
  readonly title: string
  /** The sum, as the page prints it. */
  readonly total: string
  readonly caption: string
  readonly columns: readonly [string, string]
  readonly rows: readonly (readonly [part: string, price: string])[]
  readonly note: string
}

const sum = (parts: readonly Price[]): Price => ({
  min: parts.reduce((total, { min }) => total + min, 0),
  max: parts.reduce((total, { min, max = min }) => total + max, 0),
})

interface Parts {
  readonly unitName: string
  readonly unit: Price
  readonly work: Price
  /** After the table's note. */
  readonly aside?: string
}

const permit = prices.nassauPermit.overall
const { chargerPrices, nassauPermitFees } = claims

/** '2023 and 2024': when the charger and the permit had their prices. */
export const yearsOfUnitAndPermit = joined(
  [...new Set([nassauPermitFees, chargerPrices].map(({ asOf }) => asOf.slice(0, 4)))],
  'and',
)

function allIn({ unitName, unit, work, aside }: Parts): AllIn {
  const total = usdRange(sum([unit, work, permit]))
  return {
    title: `All in: ${total}`,
    total,
    caption: 'Charger, work and permit for a standard job',
    columns: ['Part', 'Price'],
    rows: [
      [unitName, usdRange(unit)],
      ['Our work, with a short run', usdRange(work)],
      [`Permit, as in Nassau in ${longDate(nassauPermitFees.asOf)}`, usdRange(permit)],
      ['**All in**', `**${total}**`],
    ],
    note: [
      `Charger at list prices of ${longDate(chargerPrices.asOf)}. Many Suffolk towns use an outside inspector, whose fee is extra: your estimate lists it. No rebate counted; the federal credit is over.`,
      ...(aside ? [aside] : []),
    ].join(' '),
  }
}

const level2 = { unitName: 'A Level 2 charger', unit: prices.guide.level2 }

const islandWide = `${mostTownsStart}: see [your town’s page](/service-areas).`

export const homeAllIn = allIn({ ...level2, work: prices.home.standard, aside: islandWide })

export const teslaAllIn = allIn({
  unitName: 'The Wall Connector',
  unit: prices.guide.teslaWallConnector,
  work: prices.home.standard,
  aside: islandWide,
})

/** With the price of most towns, as the cost guide has it. */
export const townAllIn = allIn({
  ...level2,
  work: prices.town.standard,
  aside: `The standard total of ${longDate(claims.costGuide.asOf)}, further down, is lower and leaves out the permit.`,
})

/** For the first screen; leads to the table. */
export const mostPeoplePay = `Most people pay ${homeAllIn.total} [all in](/#all-in), charger and permit included.`

/** What may come on top of a table's sum. */
export const beyondAllIn = ({ rows }: PriceLine): PriceLine['rows'] =>
  rows.slice(1).map(row => ({ ...row, text: row.text.replace(/^Permit and inspection fees\. /, '') }))
