// The one table of the cost guide with its prices of January 2024.
import { longDate, usdRange } from '@/lib/format'
import { claims } from './claims'
import { prices } from './prices'

const { guide, town } = prices
const month = longDate(claims.costGuide.asOf)
const hasRisen = town.standard.min >= guide.standardTotal.min && town.standard.max >= guide.standardTotal.max

const charger = 'The charger alone.'
const work = 'Work only, before permit and inspection fees.'
const both = 'Charger and work together.'

export const guidePrices = {
  title: `What did it all cost in ${month}?`,
  intro: hasRisen
    ? `Prices have risen: in ${month} ${usdRange(guide.standardTotal)} bought the charger and the work, and today that’s about the work alone.`
    : `What each part cost in ${month}.`,
  caption: `Prices of ${month}`,
  columns: ['What', 'Price', 'Good to know'],
  rows: [
    ['Level 1 charger', usdRange(guide.level1), `${charger} Many cars come with a 120-volt cord`],
    ['Level 2 charger', usdRange(guide.level2), `${charger} Output, cable and app make the difference`],
    ['Tesla Wall Connector', usdRange(guide.teslaWallConnector), `${charger} Hard-wired, up to 48 amps`],
    ['Simple installation', usdRange(guide.simpleInstall), `${work} Near the panel`],
    ['Complex installation', usdRange(guide.complexInstall), `${work} A long run, a trench or a sub-panel`],
    ['Panel upgrade', usdRange(guide.panelUpgrade), 'At the top, new service cable and meter too'],
    ['Standard total', usdRange(guide.standardTotal), `${both} Panel close to the car, no digging`],
    ['Complex total', usdRange(guide.complexTotal), `${both} A detached garage or finished walls`],
  ],
} as const
