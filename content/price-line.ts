// The price line: what a standard job is and costs, what is extra, and when the prices were
// checked. Every page that names a price prints it.
import { longDate, usdRange, type Price } from '@/lib/format'
import { claims } from './claims'
import { panelOnService, prices } from './prices'
import { rebateReminder } from './rebate'
import type { ArticleSlug, ServiceSlug } from './slugs'
import type { TownSlug } from './towns'

export interface PriceLine {
  readonly figure: Price
  /** Named after the figure: 'standard job'. */
  readonly job: string
  readonly rows: readonly PriceRow[]
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
const newPanel = `A ${panelOnService.replace('New', 'new')}`

const ifNeeded = `${newPanel} (${usdRange(panelUpgrade)}) or a trench or long outdoor run (${usdRange(exteriorRun)}), only if your home needs it.`
const usualExtras = `${fees}. ${ifNeeded}`
/** What the price of a job covers. */
export const workOf = (run = 'a short run') => `labor, breaker, cable and conduit for ${run}`
const shortRun = workOf()

/** Named in each line, so that a page can say 'standard job' and no more. */
export const priceLineWords = {
  /** In articles, whose own figures are older. */
  today: 'What we charge today',
  extra: 'Extra',
  charger: 'Charger',
  rebate: 'Rebate',
  estimate: 'Estimate',
} as const

const freeEstimate = 'Free and in writing.'
const buyItYourself = 'You buy it separately.'
const ownCharger = `${buyItYourself} Ask us first, or read [which one fits your car](/blog/best-ev-charger-long-island-homes).`
/** Elsewhere the same job is two lines: the work, and the unit. */
const islipTesla = `${ownCharger} Our Islip price for a Wall Connector, ${usdRange(prices.islip.tesla)}, has unit and work in one figure.`

const lineOf = ({ item, price, includes, scope }: Job, extras = usualExtras, charger = ownCharger): PriceLine => ({
  figure: price,
  job: item.toLowerCase(),
  rows: [
    { term: item, text: `${usdRange(price)}: ${includes}.${scope ? ` ${scope}` : ''}` },
    { term: priceLineWords.extra, text: extras },
    { term: priceLineWords.charger, text: charger },
    { term: priceLineWords.estimate, text: freeEstimate },
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
    { term: 'Your run', text: 'Labor and conduit only, and any trench you draw.' },
    { term: 'Finished job', text: `${usdRange(prices.home.standard)} for a standard one: ${shortRun}.` },
    {
      term: priceLineWords.extra,
      text: `${fees}. ${newPanel} (${usdRange(panelUpgrade)}), only if your home needs it.`,
    },
    { term: priceLineWords.charger, text: ownCharger },
    { term: priceLineWords.estimate, text: freeEstimate },
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

function workToday(slug: ArticleSlug): string {
  if (slug === 'commercial-ev-charging-benefits')
    return `${usdRange(commercialPriceLine.figure)} to wire one wall unit or single post. More ports are priced on site, and chargers are a separate line`
  const { figure } = mostTownsPriceLine
  if (slug !== 'nassau-county-ev-charger-permits')
    return `${usdRange(figure)} for a standard job in most towns. You buy the charger`
  return `${usdRange(prices.home.standard)} for a standard job in Nassau. ${mostTownsStart}, Hempstead too. You buy the charger`
}

/** What the work of an article costs today, in one line. */
export function articlePriceLine(slug: ArticleSlug): string {
  return `**${priceLineWords.today}:** ${workToday(slug)}. ${fees} are extra, and the estimate is free and in writing.`
}

const whichCharger = `${buyItYourself} [Which one fits your car](/blog/best-ev-charger-long-island-homes).`
/** Two lines elsewhere. */
const islipUnit = `You buy it separately, or pay ${usdRange(prices.islip.tesla)} for a Wall Connector with the work.`

/** A town's price, as its card and its structured data have it. */
export interface TownPrice {
  readonly figure: Price
  /** Named after the figure: 'standard job'. */
  readonly job: string
  /** Paid by every job of the town beside the fees. */
  readonly always?: { readonly name: string; readonly price: Price; readonly amount: string }
  /** Price and place of the town's other usual job, as on the water. */
  readonly beside?: string
  /** What the figure covers, where that is no short run. */
  readonly run?: string
}

const usual: TownPrice = { figure: standard, job: 'standard job' }
const { babylon, bayShore, eastHampton, hauppauge, huntington, montauk, portJefferson, shelterIsland, southampton } =
  prices

/** Towns whose figures differ from most. */
const townPrices: Partial<Record<TownSlug, TownPrice>> = {
  babylon: { ...usual, beside: `${usdRange(babylon.overall)} for most jobs, longer runs included` },
  huntington: { ...usual, beside: `${usdRange(huntington.overall)} for most jobs, hillsides included` },
  'bay-shore': { ...usual, beside: `${usdRange(bayShore.waterfront)} on the water` },
  'port-jefferson': { ...usual, beside: `${usdRange(portJefferson.weatherproof)} by the harbor` },
  hauppauge: { ...usual, beside: `${usdRange(hauppauge.commercial)} at a workplace` },
  southampton: { ...usual, beside: `${usdRange(southampton.luxury)} for a hidden run` },
  montauk: {
    figure: montauk.marine,
    job: 'standard job',
    run: 'a moderate run',
    beside: `${usdRange(montauk.oceanfront)} on the oceanfront`,
  },
  'east-hampton': {
    figure: eastHampton.premium,
    job: 'single charger',
    run: 'a longer or hidden run',
    beside: `${usdRange(eastHampton.multiCar)} for several cars`,
  },
  'shelter-island': {
    figure: shelterIsland.island,
    job: 'island job',
    always: {
      name: 'the ferry',
      price: shelterIsland.ferry,
      amount: usdRange({ min: shelterIsland.ferry.min, max: shelterIsland.ferry.max }),
    },
  },
}

export const townPriceLine = (slug: TownSlug): TownPrice => townPrices[slug] ?? usual

/** For pages about a home charger that do not tell of the rebate elsewhere. */
export const withRebate = (line: PriceLine): PriceLine => ({
  ...line,
  rows: line.rows.toSpliced(-1, 0, { term: priceLineWords.rebate, ...rebateReminder }),
})

const newService = `New service cable and meter too: a separate line, up to ${usdRange({ min: prices.guide.panelUpgrade.max })} in our ${longDate(claims.costGuide.asOf)} guide.`

const moreThanTheTable = {
  panel: newService,
  'no panel': 'A larger service that no row has is priced on site.',
  none: ifNeeded,
}

/**
 * What a town's price leaves out.
 * @param table if the amounts of the extras stand in a table above, and that of a panel
 */
export function townExtras(slug: TownSlug, table: keyof typeof moreThanTheTable): readonly PriceRow[] {
  const { always } = townPriceLine(slug)
  const { until } = rebateReminder
  const onEveryJob = always ? `${fees}, and ${always.name}` : fees
  return [
    { term: priceLineWords.extra, text: `${onEveryJob}. ${moreThanTheTable[table]}` },
    { term: priceLineWords.charger, text: slug === 'islip' ? islipUnit : whichCharger },
    {
      term: priceLineWords.rebate,
      until,
      text: `PSEG Long Island’s is reported at ${usdRange(prices.incentives.rebate2026)} or more for a listed charger, through ${longDate(until)} while money lasts. Ask us first.`,
    },
    { term: priceLineWords.estimate, text: freeEstimate },
  ]
}
