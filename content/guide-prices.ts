// The one table of the cost guide with its prices of January 2024.
import { longDate, usdRange } from '@/lib/format'
import { claims } from './claims'
import { prices } from './prices'

const { guide, town } = prices
const month = longDate(claims.costGuide.asOf)
const hasRisen = town.standard.min >= guide.standardTotal.min && town.standard.max >= guide.standardTotal.max

const charger = 'The charger alone'
const work = 'Work only, before fees'
const both = 'Charger and work together'

export const guidePrices = {
  title: `What did it all cost in ${month}?`,
  intro: hasRisen
    ? `Prices have risen: in ${month} ${usdRange(guide.standardTotal)} bought the charger and the work, and today that’s about the work alone.`
    : `What each part cost in ${month}.`,
  caption: `Prices of ${month}`,
  columns: ['What', 'Price', 'Good to know'],
  rows: [
    ['Level 1 charger', usdRange(guide.level1), charger],
    ['Level 2 charger', usdRange(guide.level2), charger],
    ['Tesla Wall Connector', usdRange(guide.teslaWallConnector), charger],
    ['Simple installation', usdRange(guide.simpleInstall), work],
    ['Complex installation', usdRange(guide.complexInstall), `${work}: a long run or a trench`],
    ['Panel upgrade', usdRange(guide.panelUpgrade), 'At the top, new service cable and meter too'],
    ['Standard total', usdRange(guide.standardTotal), both],
    ['Complex total', usdRange(guide.complexTotal), both],
  ],
} as const
