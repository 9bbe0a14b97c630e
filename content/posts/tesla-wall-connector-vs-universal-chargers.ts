// Article: Tesla's own wall unit against chargers of other makers, as of December 2023.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Post } from '../types'

export const page: Post = {
  slug: 'tesla-wall-connector-vs-universal-chargers',
  title: 'Tesla Wall Connector vs. Universal Chargers',
  excerpt:
    'Plug, speed, wiring, sharing and price side by side, and which of the two kinds suits a household that drives one Tesla, two, or none yet.',
  cardCategory: 'Product Comparison',
  category: 'Product Comparison',
  published: '2023-12-28',
  updated: '2026-11-23',
  readMinutes: 8,
  metadata: {
    title: 'Tesla Wall Connector vs. Universal Chargers',
    description:
      'How the Tesla Wall Connector compares with universal Level 2 chargers on plug, speed, circuit, power sharing and price, with advice by household.',
    keywords: [
      'Tesla Wall Connector vs universal charger',
      'NACS J1772 home charger',
      'Tesla home charger Long Island',
      '48 amp EV charger wiring',
      'EV charger power sharing',
      'Wallbox Pulsar Plus',
      'Emporia EV charger',
    ],
  },
  updateNote: [
    'One universal brand has gone since this was written: Enel X Way, which made JuiceBox, shut its US and Canada business on October 11, 2024. An installed JuiceBox still charges, without official app support. We would not start with one today.',
    'Plans for the plug have moved on since 2023, so look at the port of the car you own or have ordered. List prices have changed too, and so has PSEG Long Island’s rebate. The federal 30% credit ended for chargers placed in service after June 30, 2026.',
    'New York moved to the 2023 National Electrical Code at the end of 2025. The breaker, wire and height figures below hold under it.',
  ],
  lead: 'Published December 2023. What it says about models and plugs is from that time; the price table is from January 2024. Tesla’s charger and the universal ones do the same job with the same electricity. They differ in plug, in maximum output and in what happens when you change cars.',
  sections: [
    {
      heading: 'What “universal” means',
      blocks: [
        {
          kind: 'text',
          text: 'The word describes the plug. A standard Wall Connector ends in Tesla’s own, called NACS. Most other home chargers end in J1772, which car makers other than Tesla have used for AC charging. An adapter joins either kind of plug to the other kind of car.',
        },
        {
          kind: 'text',
          text: 'During 2023 several car makers announced that future cars would take the Tesla plug. Neither kind of charger is stranded by this: the power is the same, and an adapter bridges the gap.',
        },
      ],
    },
    {
      heading: 'Side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'Wall Connector and a typical universal charger at 240 volts',
          columns: ['Question', 'Tesla Wall Connector', 'Universal Level 2 charger'],
          rows: [
            ['Plug', 'Tesla (NACS)', 'Mostly J1772'],
            ['Highest output', 'Up to 48 amps, 11.5 kW', '40 to 50 amps on the models below; smaller ones exist'],
            [
              'Range added',
              'Up to about 44 miles per hour by Tesla’s figures, if the car permits',
              'Typically 12 to 35 miles per hour, by charger and car',
            ],
            ['Circuit at full output', '60-amp breaker', '50- to 70-amp breaker, by model'],
            ['Connection', 'Hard-wired only', 'Plug-in up to 40 amps, or hard-wired'],
            ['Lower settings', 'Yes, at installation', 'On many models'],
            ['Sharing one supply', 'Among up to six units', 'On some models; check that both units can'],
            ['Ground-fault protection', 'Built in', 'Check the maker’s manual'],
          ],
        },
      ],
    },
    {
      heading: 'Speed: the car has the last word',
      blocks: [
        {
          kind: 'text',
          text: 'The 44 miles an hour in the table needs 48 amps and a car that can take them. A car whose on-board charger stops at 32 amps draws 7.7 kW from either box, and the faster unit gains nothing.',
        },
        {
          kind: 'text',
          text: `Overnight the difference shrinks further. From ${business.offPeak}, the cheapest hours on PSEG Long Island’s Super Off-Peak rate (rate pages of ${longDate(claims.offPeakWindow.asOf)}), 32 amps delivers about 61 kWh and 48 amps about 92. Unless you often come home almost empty and leave early, both will usually have finished when you wake up.`,
        },
      ],
    },
    {
      heading: 'The circuit behind it',
      blocks: [
        { kind: 'subheading', text: 'Wire for 48 amps' },
        {
          kind: 'text',
          text: 'A continuous load needs a circuit rated a quarter above it, and so 48 amps calls for a 60-amp breaker. Ordinary 6-gauge NM-B cable is good for 55 amps and is not enough. The choice is 4-gauge NM-B, which is stiff and costly, or 6-gauge wire in conduit or in armored MC cable. Ask which one is in your quote.',
        },
        { kind: 'subheading', text: 'Receptacle for 40 or less' },
        {
          kind: 'text',
          text: 'With a NEMA 14-50 receptacle the charger may draw up to 40 amps, and many plug-in units stop at 32. You can unplug it, return it under warranty or take it along when you move. In exchange there is one more part that can wear, and the receptacle needs ground-fault protection at the breaker, which can trip needlessly beside the charger’s own.',
        },
        { kind: 'subheading', text: 'Panels with little to spare' },
        {
          kind: 'text',
          text: 'Neither kind requires a 200-amp service. We recommend one for most homes, yet a load calculation may allow 24 or 32 amps on a smaller service. Because the Wall Connector can be set down to such a value, it is not ruled out by an old panel; you only pay for output you cannot use yet.',
        },
      ],
    },
    {
      heading: 'Some universal models',
      blocks: [
        {
          kind: 'table',
          caption: 'Output and circuit by model',
          columns: ['Model', 'Output', 'Circuit'],
          rows: [
            [
              'ChargePoint Home Flex',
              '16 to 50 amps, adjustable',
              '50-amp circuit when plugged in at 40; 70-amp for the full 50, hard-wired',
            ],
            ['Wallbox Pulsar Plus', 'Sold as 40 or 48 amps', '50- or 60-amp circuit'],
            ['Emporia', 'Typically 48 amps hard-wired, 40 plugged in', '60- or 50-amp circuit'],
            ['Grizzl-E Classic', '40 amps at most', '50-amp circuit; metal case for outdoors'],
          ],
        },
        {
          kind: 'text',
          text: 'Check the number on the box against the breaker. Some figures name the output and others the circuit, which is how a “50” ends up on the wrong wire. Prices for four models are in our [January 2024 list](/blog/best-ev-charger-long-island-homes).',
        },
      ],
    },
    {
      heading: 'Price',
      blocks: [
        {
          kind: 'table',
          caption: 'The unit alone, early 2024',
          columns: ['Kind', 'Price', 'Why it varies'],
          rows: [
            ['Tesla Wall Connector', usdRange(prices.guide.teslaWallConnector), 'Model and time of purchase'],
            ['Level 2 chargers of all makers', usdRange(prices.guide.level2), 'Output, cable length, app and metering'],
          ],
          claim: 'costGuide',
        },
        {
          kind: 'text',
          text: `Installation rarely favors one or the other at equal amps. Running a 60-amp circuit costs more than running a 40-amp one, whatever hangs at the end. As a local example, in [Islip](/service-areas/islip) we indicate ${usdRange(prices.islip.tesla)} for a Wall Connector with its installation; permit and inspection fees are extra.`,
        },
      ],
    },
    {
      heading: 'Apps, and life without them',
      blocks: [
        {
          kind: 'text',
          text: 'A charger is in essence a safe switch. The app adds a timetable, a record of energy used and, on some units, a lock. If the car can hold its own schedule, you may never open the charger’s. Before buying either kind, ask three things: does it charge with the internet down, can the amp setting be changed only by the installer, and who answers if the maker drops the model?',
        },
        {
          kind: 'text',
          text: 'A reimbursement from an employer or a tenant’s share of the bill is a different matter. There a unit that meters its own energy is worth paying for, whichever plug it has.',
        },
      ],
    },
    {
      heading: 'Outdoors',
      blocks: [
        {
          kind: 'text',
          text: 'Look for a listing for outdoor use on either kind, and store the plug at least 24 inches above the ground. By the water we use PVC conduit, stainless fasteners and sealed hubs, and turn the holster away from the wind. The conduit entry deserves the most care, because a badly sealed one lets the damp in. A long exposed run of PVC on a sunny wall also usually needs an expansion fitting, because the pipe grows and shrinks with the heat.',
        },
      ],
    },
    {
      heading: 'Two cars or more',
      blocks: [
        {
          kind: 'text',
          text: 'Sharing is a strong point of the Wall Connector. Several units can be linked and share one supply, dividing what is there among the cars that are plugged in. Universal makers offer sharing too, but on particular models and with their own kind, so do not count on two brands working together. Where the brands are mixed, a listed load manager in the panel can often take that part.',
        },
        {
          kind: 'text',
          text: 'In the motor court of an [East Hampton](/service-areas/east-hampton) estate, one managed feeder is usually a better plan than several full-size circuits.',
        },
      ],
    },
    {
      heading: 'Which one for you',
      blocks: [
        {
          kind: 'list',
          items: [
            '**One Tesla and no plan to change:** the Wall Connector. Its plug fits without an adapter and 48 amps is there if the car takes it.',
            '**A Tesla and another make:** the charger with the plug of the car that charges more, plus an adapter for the other.',
            '**No Tesla:** a universal unit, sized to the car’s limit. A 40-amp model on a 50-amp circuit suits many houses.',
            '**No electric car yet:** have the circuit run and capped for 60 amps if the panel allows, and choose the unit with the car.',
            '**Renting, or moving within a few years:** a plug-in universal unit on a receptacle that stays behind. In a rented house near the university in [Stony Brook](/service-areas/stony-brook), get the landlord’s consent first.',
            '**A condominium:** whatever the board’s reasonable rules accept. State law limits what it can refuse.',
          ],
        },
      ],
    },
    {
      heading: 'What we do with either',
      blocks: [
        {
          kind: 'text',
          text: `The steps are the same: calculation, permit, circuit, mounting, setting, inspection. A standard job takes ${business.installHours.standard.min}-${business.installHours.standard.max} hours on site. Details are on the pages for [Tesla charger installation](/services/tesla-ev-charger-installation) and for [other home chargers](/services/home-ev-charger-installation); the [services overview](/services) shows the rest.`,
        },
        {
          kind: 'text',
          text: 'If you have not decided, [ask us](/contact) with the car’s model and a photo of your panel. You can also try both in the [planner](/ev-charger-planner): its brand presets show how circuit size moves a rough estimate before anyone visits.',
        },
      ],
    },
  ],
}
