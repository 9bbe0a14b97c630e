import { usdRange } from '@/lib/format'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Holtsville EV Charging: Houses, Townhouses and 55-Plus',
    description:
      'Charger installation in Holtsville’s ranches, townhouse rows and 55-plus communities: board approval, meter location and the two towns behind 11742.',
    keywords: [
      'Holtsville EV charger',
      '11742 electrician',
      'townhouse EV charger',
      '55-plus community EV charging',
      'HOA charger approval',
    ],
  },
  lead: 'In a detached Holtsville ranch a charger is a wiring job. In one of the hamlet’s condo or 55-plus communities it is a wiring job with a letter to write first. We do both, and we start with whichever will take longer.',
  sections: [
    {
      heading: 'Exits 62 to 63, and the lowest ZIP in America',
      blocks: [
        {
          kind: 'text',
          text: 'Holtsville sits by the Expressway between Farmingville, Holbrook, Medford and North Patchogue, and we work in all of them. Homes here use ZIP 11742. The hamlet also holds the country’s lowest ZIP code, 00501, which together with 00544 belongs to the IRS processing center alone. The rail stop closed in 1998; Medford and Ronkonkoma are the ones to use now.',
        },
      ],
    },
    {
      heading: 'Ranches and high ranches of the 70s and 80s',
      blocks: [
        {
          kind: 'text',
          text: 'These make up much of the detached housing. In a high ranch the route from panel to built-in garage is often one wall thick. In a ranch we look for a straight path across the basement or up through the attic. Inland, away from any tide, the equipment can be standard outdoor grade. Where we have to dig, show us the septic lines and any pool wiring: they are private, and New York 811 will not mark them.',
        },
      ],
    },
    {
      heading: 'Rows, meter banks and boards',
      blocks: [
        {
          kind: 'text',
          text: 'Townhouse meters are often grouped at one end of the building. Your electricity then starts several neighbors away, and the cable must follow the row to reach your garage. We find the meters first, because their distance sets the price. Parking may be common property even when a single space is painted with your number.',
        },
        {
          kind: 'list',
          items: [
            '**Condominiums.** Section 339-ll of New York’s Real Property Law keeps a board from banning or unreasonably restricting a charger in your unit or assigned space. You pay for the work, the power and the upkeep, use a licensed contractor and hand in proof of insurance.',
            '**Homeowners’ associations.** Section 343 of the same law voids rules that effectively forbid a charger or limit it unreasonably, with exceptions.',
            '**Co-ops.** The condo section does not reach them, so everything depends on your board.',
          ],
        },
        {
          kind: 'text',
          text: 'That is an outline, not legal advice. Ask your board or a lawyer how it applies, and allow time for the answer. We provide a drawing of the route and an insurance certificate naming the association.',
        },
      ],
    },
    {
      heading: 'Two towns, one corner',
      blocks: [
        {
          kind: 'text',
          text: `Most of Holtsville is Brookhaven. The southwest corner is [Islip](/service-areas/islip), with another office and another way of filing. On the larger part, the Town wants a copper branch circuit and an inspector from an outside body it has designated, as described for [Brookhaven as a whole](/service-areas/brookhaven). As for money, a straightforward job is ${usdRange(prices.town.standard)} and an outdoor run along a row or across a yard goes on the estimate as ${usdRange(prices.town.exteriorRun)}. A panel upgrade, where the load calculation asks for one, is ${usdRange(prices.town.panelUpgrade)}. All three are indicative and leave out the fees for permit and inspection.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Which comes first in a 55-plus community, you or the board?',
      answer:
        'Call us first if you like, but have the board’s answer before work starts. A short visit gives you a route, a price and a sketch to attach to your request.',
    },
    {
      question: 'Can a townhouse charger run on the association’s electricity?',
      answer:
        'Only if the association agrees to it and to a way of billing you. A circuit from your own meter avoids that conversation, so we look for that route first.',
    },
    {
      question: 'How do I know whether I am in the Islip corner?',
      answer:
        'Your tax bill names the town. If it is not at hand, give us the address and we will look it up before we say which forms apply.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Do you own the ground under the parking space? If you do not, we begin with the papers for your board; if you do, with a date to see the panel.',
  },
}
