// Article: who issues charger permits in Nassau County, and the figures seen in December 2023.
import { longDate, usdRange } from '@/lib/format'
import { usd } from '@/lib/usd'
import { business } from '../business'
import { claims } from '../claims'
import { labels } from '../labels'
import { prices } from '../prices'
import type { Post } from '../types'

const { base, planReview, inspection } = prices.nassauPermit

export const page: Post = {
  slug: 'nassau-county-ev-charger-permits',
  title: 'Nassau County EV Charger Permit Requirements',
  excerpt:
    'The county itself issues no charger permit. Who does, which license your electrician needs there, and the fees and times we saw in December 2023.',
  cardCategory: 'Permits',
  category: 'Permits & Codes',
  published: '2023-12-20',
  updated: '2026-11-23',
  readMinutes: 4,
  metadata: {
    title: 'Nassau County EV Charger Permit Requirements',
    description:
      'In Nassau, charger permits come from your town, city or village, not the county. Local licenses, December 2023 fees, and what the inspector checks.',
    keywords: [
      'Nassau County EV charger permit',
      'EV charger permit Long Island',
      'Village of Hempstead electrician license',
      'EV charger inspection Nassau',
      'EV charger permit fees',
    ],
  },
  nextStep: {
    text: 'Licenses change from one Nassau office to the next. Send us the address, and we say whether ours is valid there.',
    action: { label: labels.getFreeEstimate, href: '/contact' },
  },
  updateNote: [
    'The fees and the waiting time below were seen in December 2023 and have not been brought up to date. Each municipality sets its own; ask us, or your building department, for today’s.',
    'New York moved to the 2023 National Electrical Code at the end of 2025; the 2017 edition applied when this was written. Work permitted under the older edition normally finishes under it. The heights, clearances and depths listed here agree with the newer one.',
  ],
  lead: 'Published December 2023, and every Nassau fee and waiting time below dates from that month. The phrase “Nassau County permit” is misleading: the county itself issues none for a charger. The permit comes from the town, the city or the incorporated village in which the house stands.',
  sections: [
    {
      heading: 'Find the office first',
      blocks: [
        {
          kind: 'text',
          text: 'Nassau has three towns, two cities and 64 incorporated villages. Each has a building department or an arrangement with one. Your mailing address does not settle which is yours, because postal areas do not follow village lines.',
        },
        {
          kind: 'text',
          text: 'Hempstead shows the problem. The [Village of Hempstead](/service-areas/hempstead) lies inside the Town of Hempstead and has its own building department and electrical code. Uniondale, East Meadow and Baldwin are unincorporated, so they belong to the Town. Same name, two offices, two sets of papers.',
        },
      ],
    },
    {
      heading: 'The electrician’s license is local too',
      blocks: [
        {
          kind: 'text',
          text: 'Suffolk licenses electricians at the county. A state law of 2014 let Suffolk, Westchester and Dutchess do so in place of their municipalities; Nassau is not named in it. In Nassau, towns, cities and villages license electricians separately, and a 2014 press report counted more than 27 licenses needed to work in the whole county.',
        },
        {
          kind: 'list',
          items: [
            'The **Village of Hempstead** lets only holders of its own master electrician license, or their staff, do electrical work. A Suffolk license does not count there, nor does the Town of Hempstead’s by itself.',
            'The **Town of Hempstead** typically wants a master electrician licensed under Chapter 84 of its own code; confirm it with the office.',
            'The **Town of Oyster Bay** has an Examining Board of Electricians.',
            '**North Hempstead**, Mineola, Westbury and Floral Park are among the others that license.',
          ],
        },
        {
          kind: 'text',
          text: 'Home-improvement contractors generally register with the county’s Consumer Affairs office too; that registration does not replace an electrical license. Ask each bidder, us included, for the license that covers your address.',
        },
      ],
    },
    {
      heading: 'Fees and waiting time in December 2023',
      blocks: [
        {
          kind: 'table',
          caption: 'Permit figures we saw in Nassau, December 2023',
          columns: ['Item', 'Figure', 'Remark'],
          rows: [
            ['Permit overall', usdRange(prices.nassauPermit.overall), 'The range we saw'],
            ['Base permit', usdRange(base), 'The application itself'],
            ['Plan review', usdRange(planReview), 'Where drawings are examined'],
            ['Inspection', usdRange(inspection), 'Per visit; a failed one can mean another'],
            ['Rush handling', usdRange(prices.nassauPermit.rush), 'Only where an office offers it'],
            [
              'Review time',
              `${business.permitDays.nassau.min}-${business.permitDays.nassau.max} business days`,
              'For a simple, complete application',
            ],
          ],
          claim: 'nassauPermitFees',
        },
        {
          kind: 'text',
          text: `Base, review and inspection together came to ${usd(base.min + planReview.min + inspection.min)}, which sits inside the overall range; rush handling came on top. An office may charge only some of them. Where an outside agency inspects, its fee is paid by the owner or the contractor rather than through the permit.`,
        },
        {
          kind: 'note',
          title: 'Why we hedge the waiting time',
          text: 'In 2022 the Town of North Hempstead handled 325 permits for EV chargers and solar, and they took about 56 days on average from filing. The town then adopted a 14-day fast track, as Newsday wrote in 2023. A week is possible, but do not plan on it.',
        },
      ],
    },
    {
      heading: 'What goes into the application',
      blocks: [
        {
          kind: 'text',
          text: 'Forms differ from office to office. What stands behind them is usually the same, and preparing it is part of our [permit and inspection service](/services/permits-inspections):',
        },
        {
          kind: 'list',
          items: [
            'The charger’s make, model and listing, with its output and circuit size.',
            'A load calculation that shows what the present service can carry.',
            'A sketch of panel, route and charger; on a shared or narrow driveway also the property line.',
            'License and insurance papers for that municipality.',
          ],
        },
        {
          kind: 'text',
          text: 'In a two-family house, settle which meter feeds the car before the papers go in. Changing that later means a new circuit and often a changed permit.',
        },
      ],
    },
    {
      heading: 'Five questions for your building department',
      blocks: [
        {
          kind: 'text',
          text: 'If you would rather speak to the office yourself first, one phone call settles most of it. Write the answers down with the date.',
        },
        {
          kind: 'list',
          items: [
            'Does a charger on the existing panel need an electrical permit, a building permit, or both?',
            'Who inspects: your own inspector or an outside agency, and which agencies do you accept?',
            'Which electrician’s license do you require at this address?',
            'Is there a rule about equipment that can be seen from the street, or a flood zone to respect?',
            'What are the fee and the usual wait this month?',
          ],
        },
      ],
    },
    {
      heading: 'From filing to close-out',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The application goes in, with the fee. Permit fees are not refundable once submitted.',
            'The office approves it, or asks for what is missing. Completeness is the part of the wait that we control.',
            `The charger is installed, in ${business.installHours.standard.min}-${business.installHours.standard.max} hours on site for a standard job.`,
            'An inspector, from a listed agency or from the municipality, looks at the finished work.',
            'The certificate goes to the building department, which closes the permit. Ask for a copy and keep it with the deed.',
          ],
        },
      ],
    },
    {
      heading: 'What the inspector will look at',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Circuit:** rated at 125 percent of the charger’s output, so 40 amps of charging sits on a 50-amp breaker.',
            '**Height:** we mount between 18 and 48 inches. Outdoors the lower limit is 24 inches.',
            '**Clearance:** 3 feet kept free in front of the panel.',
            '**Service:** we recommend 200 amps, but the code does not require it; the load calculation decides.',
            '**Receptacle:** one installed for charging needs ground-fault protection.',
            '**Buried conduit:** 18 inches of cover under the driveway of a one- or two-family house.',
          ],
        },
        {
          kind: 'text',
          text: 'The certificate matters beyond the day. Without it the municipality’s file stays open, and an open permit can surface when you sell.',
        },
      ],
    },
    {
      heading: 'Two things beside the permit',
      blocks: [
        {
          kind: 'text',
          text: '**The utility.** PSEG Long Island serves most of Nassau, but Freeport and Rockville Centre run municipal electric systems, so rates and rebates there are their own. **Digging.** New York 811 wants at least two full working days’ notice before a trench; it does not mark sprinklers or other private lines.',
        },
      ],
    },
    {
      heading: 'If the house is in Suffolk',
      blocks: [
        {
          kind: 'text',
          text: `Licensing is simpler there, because the county does it. The question of town or village is the same: towns such as [Huntington](/locations/huntington/) have villages inside them with permits of their own, and in [Babylon](/service-areas/babylon) village and town share a name. As of ${longDate(claims.suffolkApprovalTime.asOf)}, a simple application in Suffolk often took ${business.permitDays.suffolk.min}-${business.permitDays.suffolk.max} business days, and longer at a busy department.`,
        },
        {
          kind: 'text',
          text: 'On either side of the county line, [send us the address](/contact). We tell you which office it falls under, whether our license covers it, and what the permit adds to a [home charger installation](/services/home-ev-charger-installation).',
        },
      ],
    },
  ],
}
