// The one table of the cost guide with its prices of January 2024.
import { longDate, usdRange } from '@/lib/format'
import { claims } from './claims'
import { prices } from './prices'

const { guide, town } = prices
const month = longDate(claims.costGuide.asOf)
const hasRisen = town.standard.min >= guide.standardTotal.min && town.standard.max >= guide.standardTotal.max

export const guidePrices = {
  title: `What did it all cost in ${month}?`,
  intro: hasRisen
    ? `Prices have risen: in ${month} ${usdRange(guide.standardTotal)} bought the charger and the work, and today that’s about the work alone.`
    : `What each part cost in ${month}.`,
  caption: `Prices of ${month}`,
  columns: ['What', 'Price'],
  rows: [
    ['Level 1 charger', usdRange(guide.level1)],
    ['Level 2 charger', usdRange(guide.level2)],
    ['Tesla Wall Connector', usdRange(guide.teslaWallConnector)],
    ['Simple installation', usdRange(guide.simpleInstall)],
    ['Complex installation', usdRange(guide.complexInstall)],
    ['Panel upgrade, up to a new service', usdRange(guide.panelUpgrade)],
    ['Standard total, charger and work', usdRange(guide.standardTotal)],
    ['Complex total, charger and work', usdRange(guide.complexTotal)],
  ],
} as const
