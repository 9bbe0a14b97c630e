// The price line: what a standard job is and costs, what is extra, and when the prices were
// checked. Every page that names a price prints it.
import { capitalized, longDate, usdRange, type Price, range } from '@/lib/format'
import { claims } from './claims'
import { prices } from './prices'
import { rebateReminder } from './rebate'
import type { ArticleSlug, ServiceSlug } from './slugs'
import { onSiteHours, permitWait, timelineFor } from './timeline'
import type { TownSlug } from './towns'
import type { County } from './schema'

export interface PriceLine {
  /** Set large beside the title. */
  readonly figure: Price
  /** Named after the figure: 'standard job'. */
  readonly job: string
  readonly rows: readonly PriceRow[]
  /** Paid by every job of the town beside the fees. */
  readonly always?: string
  /** Price and place of the town's other usual job, as on the water. */
  readonly beside?: string
}

export interface PriceRow {
  readonly term: string
  readonly text: string
  /** Last day on which it is shown. */
  readonly until?: string
}

interface Job {
  readonly item: string
  readonly price: Price
  readonly includes: string
  /** Said where a page's figure covers something else than on other pages. */
  readonly scope?: string
}

const { panelUpgrade, exteriorRun, standard } = prices.town
const fees = 'Permit and inspection fees'
const usualExtras = `${fees}. A panel upgrade (${usdRange(panelUpgrade)}) or a trench or long outdoor run (${usdRange(exteriorRun)}), only if your home needs it.`
const shortRun = 'labor, breaker, cable and conduit for a short run'

/** Named in each line, so that a page can say 'standard job' and no more. */
export const priceLineLabels = {
  title: 'What the price covers',
  /** In articles, whose own figures are older. */
  today: 'What we charge today',
  time: 'Time',
  extra: 'Extra',
  charger: 'Charger',
  rebate: 'Rebate',
  estimate: 'Estimate',
  /** The page's one date for prices and programs. */
  checked: `We checked our prices and the programs in ${longDate(claims.pricesChecked.asOf)}. Your estimate has the figures for your job.`,
} as const

const freeEstimate = 'Free and in writing, before any work starts.'
const buyItYourself = 'You buy it separately.'
const ownCharger = `${buyItYourself} Ask us first, or read [which one fits your car](/blog/best-ev-charger-long-island-homes).`
/** Elsewhere the same job is two lines: the work, and the unit. */
const islipTesla = `${ownCharger} Our Islip price for a Wall Connector, ${usdRange(prices.islip.tesla)}, has unit and work in one figure.`

const lineOf = ({ item, price, includes, scope }: Job, extras = usualExtras, charger = ownCharger): PriceLine => ({
  figure: price,
  job: item.toLowerCase(),
  rows: [
    { term: item, text: `${usdRange(price)}: ${includes}.${scope ? ` ${scope}` : ''}` },
    { term: priceLineLabels.extra, text: extras },
    { term: priceLineLabels.charger, text: charger },
    { term: priceLineLabels.estimate, text: freeEstimate },
  ],
})

const townLine = (scope?: string, charger?: string) =>
  lineOf({ item: 'Standard job', price: standard, includes: shortRun, ...(scope && { scope }) }, usualExtras, charger)

const start = usdRange({ min: standard.min })
const isAsInTowns = usdRange(prices.home.standard) === usdRange(standard)

/** Said with the island-wide price, which need not be that of most towns. */
export const mostTownsStart =
  standard.min < prices.home.standard.min
    ? `Most towns start a little lower, at ${start}`
    : standard.min > prices.home.standard.min
      ? `Most towns start higher, at ${start}`
      : isAsInTowns
        ? 'That’s the price in most towns too'
        : `Most towns run ${usdRange(standard)}`

const islandWide: Job = {
  item: 'Standard job',
  price: prices.home.standard,
  includes: shortRun,
  scope: `${mostTownsStart}: see [your town’s page](/service-areas).`,
}

/** Home, the services overview and the charger services. */
export const homePriceLine = lineOf(islandWide)

/** The planner's own total counts less than a whole job. */
export const plannerPriceLine: PriceLine = {
  figure: prices.home.standard,
  job: 'standard job',
  rows: [
    {
      term: 'Standard job',
      text: `${usdRange(prices.home.standard)}: ${shortRun}.`,
    },
    { term: 'Your plan', text: 'Its price counts labor and conduit only, and any trench you draw.' },
    {
      term: priceLineLabels.extra,
      text: `${fees}. A panel upgrade (${usdRange(panelUpgrade)}), only if your home needs it.`,
    },
    { term: priceLineLabels.charger, text: ownCharger },
    { term: priceLineLabels.estimate, text: freeEstimate },
  ],
}

const mostTowns = 'This is the range in most of our towns.'
export const mostTownsPriceLine = townLine(mostTowns)

const servicePriceLines: Partial<Record<ServiceSlug, PriceLine>> = {
  'tesla-ev-charger-installation': lineOf(islandWide, usualExtras, islipTesla),
  'commercial-ev-charger-installation': lineOf(
    {
      item: 'Commercial job',
      price: prices.hauppauge.commercial,
      includes: 'labor, circuit and mounting in a building with power to spare',
      scope: 'This is our Hauppauge range; a survey of your site sets your price.',
    },
    `${fees}, a long trench, repaving and a larger service.`,
    'Chargers and network plans are separate lines in the estimate.',
  ),
  'electrical-panel-upgrades': lineOf(
    {
      item: 'Panel upgrade',
      price: panelUpgrade,
      includes: 'the new panel and the labor to put it in',
      scope: 'The charger job is a line of its own in the same estimate.',
    },
    `${fees}. A whole new service, only if your home needs it.`,
    buyItYourself,
  ),
}

export const servicePriceLine = (slug: ServiceSlug): PriceLine => servicePriceLines[slug] ?? homePriceLine

const commercialPriceLine = servicePriceLine('commercial-ev-charger-installation')

/** What the work of an article costs today, in one line. */
export function articlePriceLine(slug: ArticleSlug): string {
  const isCommercial = slug === 'commercial-ev-charging-benefits'
  const { figure, job } = isCommercial ? commercialPriceLine : mostTownsPriceLine
  return `**${priceLineLabels.today}:** ${usdRange(figure)} for a ${job}${isCommercial ? '' : ' in most towns'}. ${fees} are extra, you buy the charger, and the estimate is free and in writing.`
}

/** Towns whose figures differ from most. */
const townPriceLines: Partial<Record<TownSlug, PriceLine>> = {
  babylon: {
    ...townLine(
      `That’s a charger near the panel. With the longer runs to rear garages, Babylon jobs run ${usdRange(prices.babylon.overall)} overall.`,
    ),
    beside: `up to ${usdRange({ min: prices.babylon.overall.max })} with a longer run`,
  },
  huntington: {
    ...townLine(
      `From the shortest runs to the hillside houses, Huntington jobs run ${usdRange(prices.huntington.overall)} overall.`,
    ),
    beside: `up to ${usdRange({ min: prices.huntington.overall.max })} on a hillside`,
  },
  'bay-shore': {
    ...townLine(`By the water it’s ${usdRange(prices.bayShore.waterfront)}, with parts that stand up to salt.`),
    beside: `${usdRange(prices.bayShore.waterfront)} on the water`,
  },
  'port-jefferson': {
    ...townLine(`Near the harbor it’s ${usdRange(prices.portJefferson.weatherproof)}, with weatherproof parts.`),
    beside: `${usdRange(prices.portJefferson.weatherproof)} by the harbor`,
  },
  hauppauge: {
    ...townLine(`Commercial jobs run ${usdRange(prices.hauppauge.commercial)}.`),
    beside: `${usdRange(prices.hauppauge.commercial)} at a workplace`,
  },
  islip: townLine(undefined, islipTesla),
  montauk: {
    ...lineOf({
      item: 'Standard job',
      price: prices.montauk.marine,
      includes: shortRun,
      scope: 'Parts made for salt air are in the price.',
    }),
    beside: `${usdRange(prices.montauk.oceanfront)} on the oceanfront`,
  },
  'shelter-island': {
    ...lineOf(
      { item: 'Island job', price: prices.shelterIsland.island, includes: shortRun },
      `${fees}, and the ferry (${usdRange(prices.shelterIsland.ferry)}). Marine-grade parts (${usdRange(prices.shelterIsland.marineGrade)}), a trench or long outdoor run (${usdRange(exteriorRun)}) or a panel upgrade (${usdRange(panelUpgrade)}), only if your home needs it.`,
    ),
    always: 'the ferry',
  },
  'east-hampton': {
    ...lineOf(
      {
        item: 'Single charger',
        price: prices.eastHampton.premium,
        includes: 'labor, breaker, cable and conduit',
        scope: 'A longer or hidden run and salt-resistant fittings are in the price.',
      },
      `${fees}. A panel upgrade, only if your home needs it.`,
    ),
    beside: `${usdRange(prices.eastHampton.multiCar)} for several cars`,
  },
  southampton: {
    ...townLine(`A hidden run with a matched finish is ${usdRange(prices.southampton.luxury)}.`),
    beside: `${usdRange(prices.southampton.luxury)} for a hidden run`,
  },
}

const usualTownPriceLine = townLine()

/** For pages about a home charger that do not tell of the rebate elsewhere. */
export const withRebate = (line: PriceLine): PriceLine => ({
  ...line,
  rows: line.rows.toSpliced(-1, 0, { term: priceLineLabels.rebate, ...rebateReminder }),
})

export const townPriceLine = (slug: TownSlug): PriceLine => withRebate(townPriceLines[slug] ?? usualTownPriceLine)

/**
 * For the short pages, which do not show the timeline itself. Nassau’s permit times differ too much
 * from village to village to name one.
 */
export function shortTownPriceLine(slug: TownSlug, county: County): PriceLine {
  const line = townPriceLine(slug)
  const [job, ...others] = line.rows
  if (county === 'Nassau' || !job) return line
  const { total, hasBacklog } = timelineFor(county, slug)
  const onSite = `${range(onSiteHours(slug))} hours on site.`
  const text = hasBacklog
    ? `${onSite} ${permitWait(county, slug)}`
    : `${onSite} ${capitalized(total)} in all; the permit often takes about half.`
  return { ...line, rows: [job, { term: priceLineLabels.time, text }, ...others] }
}

/** A row under the figure set large, which it need not say again. */
export const withoutFigure = ({ figure }: PriceLine, { text, ...row }: PriceRow): PriceRow => ({
  ...row,
  text: capitalized(text.replace(`${usdRange(figure)}: `, '')),
})

/**
 * The line below a list of prices, which has the amounts already: each price stands once.
 * `hasAddOns`: the list has rows that come on top.
 */
export function withoutAmounts(line: PriceLine, hasAddOns: boolean): PriceLine {
  const others = `${line.always ? `${fees}, and ${line.always}` : fees}. The other extras above come only if your home needs them.`
  return {
    ...line,
    rows: line.rows.map(row =>
      hasAddOns && row.term === priceLineLabels.extra ? { ...row, text: others } : withoutFigure(line, row),
    ),
  }
}
