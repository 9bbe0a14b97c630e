// Article: the cost guide of January 2024. Its price bands are prices.guide; today's bands stand on the town pages.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Post } from '../types'

const { chargers, guide, incentives } = prices

export const page: Post = {
  slug: 'ev-charger-installation-costs-suffolk-county',
  title: 'EV Charger Installation Costs in Suffolk County',
  excerpt:
    'Equipment, labor and panel work in separate tables, what pushes a Suffolk job from the lower band into the higher one, and how to get a firm figure.',
  cardCategory: 'Installation',
  category: 'Cost Guide',
  published: '2024-01-10',
  updated: '2026-11-22',
  readMinutes: 7,
  metadata: {
    title: 'EV Charger Installation Costs in Suffolk County',
    description:
      'A January 2024 cost guide for Suffolk County: charger prices, simple and complex installs, panel upgrades, totals, and what has changed since.',
    keywords: [
      'EV charger installation cost Suffolk County',
      'Level 2 charger installation price',
      'panel upgrade cost Long Island',
      'Tesla Wall Connector installation cost',
      'EV charger rebate history',
      'cost to charge at home',
    ],
  },
  updateNote: [
    `These bands are kept as a record of January 2024. Today we indicate ${usdRange(prices.town.standard)} for a standard installation in most towns; your estimate says whether the charger is part of it. An exterior trench or run adds ${usdRange(prices.town.exteriorRun)}, and a panel upgrade is ${usdRange(prices.town.panelUpgrade)}, before permit and inspection fees. Your written estimate rules.`,
    'Two incentives in the text have changed. The federal credit ended for chargers placed in service after June 30, 2026. PSEG Long Island’s rebate has changed several times, so look at its charger rebate page for the amount in force. The utility was also reported to have raised its charges in January 2026: read the cost of a charge below as a 2024 figure.',
    'The guide’s band for a panel upgrade ends above our town figure because it leaves room for a full service replacement. On such a job the 2023 National Electrical Code, in force in New York since the end of 2025, typically asks for surge protection and an emergency disconnect outdoors, so expect the upper part of the range.',
  ],
  lead: 'Published January 2024: the prices and incentives here belong to that month. A charger bill has up to three parts: the unit, the labor and sometimes the panel. We show them apart, because two neighbors who buy the same unit can pay very different totals.',
  sections: [
    {
      heading: 'The short answer',
      blocks: [
        {
          kind: 'table',
          caption: 'Charger and installation together, before permit and inspection fees',
          columns: ['Job', 'Total', 'What it describes'],
          rows: [
            [
              'Standard',
              usdRange(guide.standardTotal),
              'Panel and parking close together, room for the breaker, no digging',
            ],
            [
              'Complex',
              usdRange(guide.complexTotal),
              'A long or outdoor run, a trench, finished walls to cross, or a detached garage',
            ],
          ],
          claim: 'costGuide',
        },
        {
          kind: 'text',
          text: 'The totals are rounded bands, not the sum of the rows further down. Someone who already owns a unit pays for labor only and can land below them; an expensive unit on a hard route can land above. A new panel generally comes on top of either.',
        },
      ],
    },
    {
      heading: 'The equipment',
      blocks: [
        {
          kind: 'table',
          caption: 'What the unit cost in early 2024',
          columns: ['Unit', 'Price', 'Note'],
          rows: [
            [
              'Level 1 charger',
              usdRange(guide.level1),
              'If you buy one. Many cars come with a 120-volt cord, or their maker sells one for less',
            ],
            [
              'Level 2 charger',
              usdRange(guide.level2),
              '240 volts. Output, cable length and app explain most of the spread',
            ],
            ['Tesla Wall Connector', usdRange(guide.teslaWallConnector), 'Hard-wired, up to 48 amps'],
          ],
          claim: 'costGuide',
        },
        {
          kind: 'text',
          text: `Level 1 adds roughly three to five miles of range an hour from an ordinary outlet. If you drive little it may be all you need; have the condition of that outlet checked first. By model, the list prices of that month were ${usdRange(chargers.teslaWallConnector)} for the Tesla Wall Connector, ${usdRange(chargers.chargePointHomeFlex)} for the ChargePoint Home Flex, ${usdRange(chargers.juiceBox40)} for the JuiceBox 40 (its maker closed its US business in October 2024) and ${usdRange(chargers.grizzlEClassic)} for the Grizzl-E Classic. Our [guide to home chargers](/blog/best-ev-charger-long-island-homes) compares the four.`,
        },
      ],
    },
    {
      heading: 'The labor',
      blocks: [
        {
          kind: 'table',
          caption: 'Installation without the unit',
          columns: ['Work', 'Price', 'Typical reasons'],
          rows: [
            [
              'Simple installation',
              usdRange(guide.simpleInstall),
              'Charger on or near the wall behind the panel, surface conduit, one new breaker',
            ],
            [
              'Complex installation',
              usdRange(guide.complexInstall),
              'Basement to far garage, outside conduit, trench, sub-panel',
            ],
            [
              'Panel upgrade',
              usdRange(guide.panelUpgrade),
              'From a changed panel to a whole new 200-amp service with meter work',
            ],
          ],
          claim: 'costGuide',
        },
        {
          kind: 'text',
          text: `Time on site is ${business.installHours.standard.min}-${business.installHours.standard.max} hours for a standard job and ${business.installHours.longer.min}-${business.installHours.longer.max} for a longer run. Trenching and panel work add hours to that. A Wall Connector with a simple installation adds up to ${usdRange({ min: guide.teslaWallConnector.min + guide.simpleInstall.min, max: guide.teslaWallConnector.max + guide.simpleInstall.max })}, which meets the upper end of the standard total.`,
        },
      ],
    },
    {
      heading: 'What moves a Suffolk job from one band to the other',
      blocks: [
        { kind: 'subheading', text: 'Distance and route' },
        {
          kind: 'text',
          text: 'Every foot between panel and car is wire, conduit and time. A colonial with its panel at the far end of the basement can have a long run under an open ceiling, and that is quick work. A shorter run through finished rooms can cost more.',
        },
        { kind: 'subheading', text: 'Digging' },
        {
          kind: 'text',
          text: 'Under the driveway of a house the conduit needs 18 inches of cover whatever pipe is used. In a lawn PVC needs the same 18 and rigid steel only 6, so steel can be the better buy where roots or stones make digging slow. Most Suffolk lots also hold a cesspool or septic tank, and nobody marks it for you.',
        },
        { kind: 'subheading', text: 'Wire size' },
        {
          kind: 'text',
          text: 'A 48-amp charger on a 60-amp breaker cannot be wired with 6-gauge household cable (NM-B). It takes 4-gauge cable, or 6-gauge wire in conduit. Two quotes for the same charger may differ for that reason alone, and the cheaper one may be wrong. The Town of Brookhaven goes further and wants copper on a branch circuit like this, [as its page explains](/service-areas/brookhaven).',
        },
        { kind: 'subheading', text: 'Salt and flood water' },
        {
          kind: 'text',
          text: `By the bay the parts list changes: corrosion-resistant enclosure, PVC outside instead of thin-wall steel, stainless fasteners. In [Bay Shore](/service-areas/bay-shore) we indicate ${usdRange(prices.bayShore.waterfront)} for waterfront work. In a flood zone the charger and its disconnect may have to sit above the usual height; ask the building department before you choose the wall.`,
        },
        { kind: 'subheading', text: 'Starting too early' },
        {
          kind: 'text',
          text: `As of ${longDate(claims.babylonDoubleFee.asOf)} the Town of [Babylon](/service-areas/babylon) doubles its permit fee when work begins before the application. Other offices have their own rules, so we file first everywhere.`,
        },
      ],
    },
    {
      heading: 'Do you need the panel upgrade?',
      blocks: [
        {
          kind: 'text',
          text: 'It is the largest line in the guide, so check first whether you need it. We recommend 200 amps for most homes. The code does not demand it: a load calculation decides, and an existing house may use twelve months of recorded demand. Many houses we see in [Smithtown](/locations/smithtown/) have 100 to 150 amps, and a house like that may still pass with a 24- or 32-amp charger.',
        },
        {
          kind: 'text',
          text: 'A listed load manager can throttle the car while the oven and the dryer run, and then the charger counts only at its managed value. Ask any bidder to show the calculation. When the panel does have to go, the [upgrade page](/services/electrical-panel-upgrades) says what is involved.',
        },
      ],
    },
    {
      heading: 'Permit and inspection',
      blocks: [
        {
          kind: 'text',
          text: `Fees are set by the town or village and are not in the tables above. Allow for an inspection charge as well: where an outside agency certifies the work, the owner or the contractor pays it directly. As of ${longDate(claims.suffolkApprovalTime.asOf)}, approval of a simple application in Suffolk often took ${business.permitDays.suffolk.min}-${business.permitDays.suffolk.max} business days, and longer at busy departments. [We file and arrange the inspection](/services/permits-inspections).`,
        },
      ],
    },
    {
      heading: 'Incentives: what stood then, what stands now',
      blocks: [
        {
          kind: 'table',
          caption: 'Money back on a home charger',
          columns: ['Program', `When this was written (${longDate(claims.federalCredit.asOf)})`, 'Since then'],
          rows: [
            [
              'Federal credit',
              `30% of the cost, up to ${usdRange(incentives.federalHomeCap)}, for a principal home in an eligible census tract`,
              'Over for chargers placed in service after June 30, 2026. An eligible one finished in 2026 by that date can still be claimed on the 2026 return, Form 8911',
            ],
            [
              'Rebate',
              `Up to ${usdRange(incentives.rebateHighest)} in earlier years; PSEG Long Island’s had gone to ${usdRange(incentives.rebateFrom2022)} for chargers bought from August 2022`,
              `Changed several times. Reported in ${longDate(claims.utilityRebate2026.asOf)}: ${usdRange(incentives.rebate2026)} for a listed Level 2 charger and ${usdRange(incentives.rebate2026Extra)} more for some households, until ${longDate(claims.utilityRebate2026.expires)} or until funds end. Read the utility’s page before you order`,
            ],
          ],
          claim: 'utilityRebate2026',
        },
        {
          kind: 'note',
          title: `A rebate of up to ${usdRange(incentives.rebateHighest)}`,
          text: 'Rebates have reached this figure in past years, and it is still repeated. Part of the confusion may be the state’s Drive Clean Rebate, which takes money off a car, not a charger. We help you apply for the utility’s rebate; the utility decides eligibility and amount.',
          claim: 'newYorkRebate',
        },
      ],
    },
    {
      heading: 'What charging itself costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Running costs at home',
          columns: ['Question', 'Answer', 'Depends on'],
          rows: [
            [
              'A typical full charge',
              usdRange(prices.charging.fullCharge),
              'Battery size, how empty it was, and your rate',
            ],
            [
              'Cheapest hours',
              business.offPeak,
              `Only on PSEG Long Island’s Super Off-Peak rate, with a smart meter (rate pages of ${longDate(claims.offPeakWindow.asOf)})`,
            ],
            ['Level 2 against an outlet', 'Up to 10x faster', 'The charger’s amps and the car’s own limit'],
          ],
          claim: 'fullChargeCost',
        },
        {
          kind: 'text',
          text: 'At about 20 to 25 cents per kWh, the low end buys 40 to 50 kWh and the high end 60 to 75. A large battery brought home nearly empty costs more. On the Super Off-Peak rate the overnight price has been about 40 percent under the flat one. The rate covers the whole house, so compare it with a year of your bills; as of 2024, new Time-of-Day customers had bill protection for up to 12 months.',
        },
      ],
    },
    {
      heading: 'Turn the guide into your figure',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Photograph the panel with its door open and the place where you park.',
            'Measure between the two along the way a pipe could go, corners included.',
            'Put both into the [planner](/ev-charger-planner). Its result is a rough planning number, not a quote.',
            'Compare with what a [home installation](/services/home-ev-charger-installation) contains.',
            '[Send us the photos](/contact) for a free written estimate.',
          ],
        },
        {
          kind: 'text',
          text: 'A fair comparison of bids needs four things on each: breaker size, wire type and gauge, who files the permit, and what happens to the price if something unexpected turns up behind the wall.',
        },
      ],
    },
  ],
}
