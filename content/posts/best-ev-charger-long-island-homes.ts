// Article: which home charger fits which Suffolk house. Prices are list prices of January 2024.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Post } from '../types'

export const page: Post = {
  slug: 'best-ev-charger-long-island-homes',
  title: 'Best EV Chargers for Suffolk County Homes',
  excerpt:
    'Four home chargers by list price, circuit and setting, and the three things about your car and house that decide between them.',
  cardCategory: 'Home Charging',
  category: 'Home Charging',
  published: '2024-01-15',
  updated: '2026-11-21',
  readMinutes: 5,
  metadata: {
    title: 'Best EV Chargers for Suffolk County Homes',
    description:
      'Tesla Wall Connector, ChargePoint Home Flex, JuiceBox 40 and Grizzl-E Classic compared for Suffolk houses: circuit size, setting, price in January 2024.',
    keywords: [
      'best EV charger Suffolk County',
      'home EV charger Long Island',
      'ChargePoint Home Flex',
      'Grizzl-E Classic',
      'Tesla Wall Connector',
      'Level 2 charger amps',
    ],
  },
  updateNote: [
    'Do not buy a new JuiceBox on the strength of this article. Its maker, Enel X Way, closed its US and Canada business on October 11, 2024. Units already on a wall still charge, but the official app support has ended and nobody can promise what comes after it.',
    'List prices have moved since January 2024, so check the maker before you budget. PSEG Long Island has changed its charger rebate several times, and in 2026 it was reported to pay for listed models only: read the utility’s rebate page before you pick one. The federal credit ended for chargers placed in service after June 30, 2026.',
    'New York moved to the 2023 National Electrical Code at the end of 2025. The breaker sizes and mounting heights below are the same under it.',
  ],
  lead: 'Published January 2024, with list prices from that month. No single charger is best for every house in Suffolk County. The right one fits your car, your electrical panel and the wall where the cable will hang. We start with the car, compare four models, and then go from house to house.',
  sections: [
    {
      heading: 'Begin with the car, not the box',
      blocks: [
        {
          kind: 'text',
          text: 'What hangs on the wall only supplies power. The real charger sits inside the car and takes no more than it was built for, so a car with a 32-amp limit gains nothing from a 48-amp unit. Look for the AC charging limit in your owner’s manual before you compare brands.',
        },
        {
          kind: 'text',
          text: 'Next, think in nights rather than hours. The table shows what eight hours of charging can deliver at each setting. The breaker is always larger than the output, because charging counts as a continuous load and its circuit has to be rated at 125 percent of it.',
        },
        {
          kind: 'table',
          caption: 'Output, breaker and energy over eight hours at 240 volts, before losses',
          columns: ['Charger output', 'Breaker', 'Power', 'Eight hours'],
          rows: [
            ['24 amps', '30 amps', '5.8 kW', '46 kWh'],
            ['32 amps', '40 amps', '7.7 kW', '61 kWh'],
            ['40 amps', '50 amps', '9.6 kW', '77 kWh'],
            ['48 amps', '60 amps', '11.5 kW', '92 kWh'],
          ],
        },
        {
          kind: 'text',
          text: 'If 46 kWh covers your daily driving with room to spare, a 24-amp setting is a complete answer, and it is the one most likely to fit an older panel.',
        },
      ],
    },
    {
      heading: 'Four chargers at January 2024 prices',
      blocks: [
        {
          kind: 'table',
          caption: 'Price of the unit alone, without installation',
          columns: ['Charger', 'List price', 'Circuit', 'Worth knowing'],
          rows: [
            [
              'Tesla Wall Connector',
              usdRange(prices.chargers.teslaWallConnector),
              '48 amps on a 60-amp breaker, hard-wired',
              'Can be set lower; several units can share one supply',
            ],
            [
              'ChargePoint Home Flex',
              usdRange(prices.chargers.chargePointHomeFlex),
              'Adjustable from 16 to 50 amps; plugged in, up to 40 amps on a 50-amp circuit',
              'The full 50 amps needs hard-wiring on a 70-amp circuit',
            ],
            [
              'JuiceBox 40',
              usdRange(prices.chargers.juiceBox40),
              'Sold as a 40-amp unit, on a 50-amp breaker',
              'Maker closed its US business in October 2024: only for those who already own one',
            ],
            [
              'Grizzl-E Classic',
              usdRange(prices.chargers.grizzlEClassic),
              '40 amps at most, on a 50-amp breaker',
              'Metal case meant for outdoors; the Classic typically has no app',
            ],
          ],
          claim: 'chargerPrices',
        },
        {
          kind: 'text',
          text: 'The cheapest and the most expensive unit are a few hundred dollars apart. A long conduit run or a full panel can cost more than that, so choose the circuit first and the brand second. Our [installation cost guide](/blog/ev-charger-installation-costs-suffolk-county) breaks the labor down.',
        },
      ],
    },
    {
      heading: 'Match the charger to the house',
      blocks: [
        { kind: 'subheading', text: 'A cape with no garage' },
        {
          kind: 'text',
          text: 'Capes in [Selden](/locations/selden/) often have no garage, so the charger goes on an outside wall by the driveway. Ask for a unit listed for outdoor use and a hook that keeps the plug off the ground. Outdoors the plug is normally stored at least 24 inches above grade, not the 18 inches allowed inside.',
        },
        { kind: 'subheading', text: 'A high ranch with the panel beside the garage' },
        {
          kind: 'text',
          text: 'Here the run can be a few feet of conduit. Wire is cheap at that distance, so if the load calculation allows it, build the larger circuit even when today’s car cannot use it all.',
        },
        { kind: 'subheading', text: 'An older panel' },
        {
          kind: 'text',
          text: 'In [Smithtown](/service-areas/smithtown) we often find services of 100 to 150 amps. We recommend 200 amps for most homes, but that is advice, not a code rule: a load calculation decides. An adjustable unit earns its price here, since a lower fixed setting, or a listed load-management system, can avoid a panel upgrade.',
        },
        { kind: 'subheading', text: 'A house near salt water' },
        {
          kind: 'text',
          text: 'Wind carries salt into every gap. In exposed places such as [Montauk](/service-areas/montauk) the list is a NEMA 4X-type enclosure, stainless hardware, PVC conduit with sealed hubs, and a cable holster out of the spray. “Marine grade” on a box is trade language rather than an electrical rating.',
        },
      ],
    },
    {
      heading: 'Plug-in or hard-wired',
      blocks: [
        {
          kind: 'text',
          text: 'A plug-in charger on a NEMA 14-50 receptacle is easy to take with you when you move. Its limits are 40 amps at most, and 32 on many units. The receptacle should be an industrial-grade one, and it needs ground-fault protection, which adds to the price of the breaker.',
        },
        {
          kind: 'text',
          text: 'A 48-amp charger should be hard-wired. We also lean that way outdoors at any size, because a direct connection leaves no receptacle to weather. Some inspectors read the outdoor ground-fault rules differently for hard-wired units, so we follow the inspector and the maker’s instructions.',
        },
      ],
    },
    {
      heading: 'Do you need the app?',
      blocks: [
        {
          kind: 'text',
          text: `An app is mostly a timer with a graph. It matters if you take PSEG Long Island’s Super Off-Peak rate, on which ${business.offPeak} is the cheapest window (rate pages of ${longDate(claims.offPeakWindow.asOf)}). Check first whether your car can hold a charging schedule by itself. If it can, a plain unit without Wi-Fi does the same job and has less to go out of support.`,
        },
        {
          kind: 'text',
          text: 'An app is worth more where the driveway is shared or the house stands empty during the week, provided that it can lock the charger. Ask what the unit still does when the internet is down; charging should not depend on it.',
        },
      ],
    },
    {
      heading: 'If we had to choose for you',
      blocks: [
        {
          kind: 'text',
          text: 'Knowing only the kind of household, this is where we would start. A look at the panel can change any of these answers.',
        },
        {
          kind: 'list',
          items: [
            '**One Tesla, now and later:** the Wall Connector, set to what the panel can spare. Read [how we install it](/services/tesla-ev-charger-installation).',
            '**Another make, panel uncertain:** the Home Flex, because its range of settings leaves room for whatever the calculation finds.',
            '**Outdoors, simple, no phone involved:** the Grizzl-E Classic.',
            '**Two electric cars expected:** units that can share one circuit, wired once. Compare them in [Tesla or universal](/blog/tesla-wall-connector-vs-universal-chargers).',
          ],
        },
      ],
    },
    {
      heading: 'Before you order',
      blocks: [
        {
          kind: 'list',
          items: [
            'Look for a listing mark from UL or an equal laboratory. Unlisted imports can fail the inspection.',
            'Measure from the proposed spot to the car’s charge port. Common cables run 18 to 25 feet.',
            'Photograph the panel with its door open, including the main breaker’s number.',
            'Draw the route in our [planner](/ev-charger-planner) for a rough figure; it is a planning number, not a quote.',
            'Read what a [home charger installation](/services/home-ev-charger-installation) includes.',
          ],
        },
        {
          kind: 'text',
          text: `Then [send us the photos](/contact) before you pay for a unit. We reply within ${business.contactPromiseHours} hours, and the estimate is free. If a smaller charger would serve you as well, we will say so.`,
        },
      ],
    },
  ],
}
