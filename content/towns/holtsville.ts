import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Holtsville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Ranches, condos and 55-plus homes, mostly in Brookhaven, with Islip in the southwest. We help with your board, too.',
  offices: ['town-of-brookhaven', 'town-of-islip'],
  officeNote:
    'We file with the Town of Brookhaven for most of Holtsville and with the Town of Islip in the southwest corner.',
  zips: ['11742'],
  zipTable: [{ zip: '11742', note: 'The Islip part is in the southwest.' }],
  point: { lat: 40.812, lon: -73.045 },
  map: {
    label: { x: 508, y: 438, anchor: 'start', leader: { x: 452, y: 345 } },
  },
  neighbors: ['Farmingville', 'Holbrook', 'Medford', 'North Patchogue'],
  houses:
    'Ranches and high ranches of the 1970s and 1980s, condos and 55-plus communities. In a townhouse row the meters are often at one end of the building, so your run follows the row.',
  house: 'ranch',
  coast: 'Inland, away from tide and salt.',
  picture: 'permit',
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Holtsville, NY',
      description: `Ranch, townhouse or 55-plus: EV chargers installed in Holtsville for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We help with your board. Call for a free price.`,
      keywords: [
        'Holtsville EV charger',
        '11742 electrician',
        'townhouse EV charger',
        '55-plus community EV charging',
        'HOA charger approval',
      ],
    },
    lead: `Ranch, townhouse or 55-plus home, a standard Holtsville charger install is ${usdRange(prices.town.standard)} and usually takes ${range(standard)} hours. We handle the permit, and if you have a board, we draw up the route for its approval.`,
    sections: [
      {
        heading: 'If you own a ranch or high ranch',
        blocks: [
          {
            kind: 'text',
            text: 'Much of Holtsville is ranches and high ranches from the 70s and 80s. In a high ranch the panel is often just one wall away from the built-in garage. In a ranch we look for a straight path across the basement or up through the attic. You’re inland, away from any tide, so standard outdoor equipment is fine. If we have to dig, show us your septic lines and any pool wiring. They’re private, and New York 811 won’t mark them.',
          },
        ],
      },
      {
        heading: 'If you live in a townhouse or 55-plus community',
        blocks: [
          {
            kind: 'text',
            text: 'Townhouse meters are often grouped at one end of the building. Your power may start several neighbors away, and the cable follows the row to your garage. That distance sets the price, so we find the meters first. Your parking may be common property, even if a space has your number on it.',
          },
          {
            kind: 'list',
            items: [
              '**Condominiums.** Under section 339-ll of New York’s Real Property Law, a board can’t ban or unreasonably restrict a charger in your unit or assigned space. You pay for the work, the power and the upkeep, use a licensed contractor and turn in proof of insurance.',
              '**Homeowners’ associations.** Section 343 of the same law voids rules that effectively forbid a charger or limit it unreasonably, with exceptions.',
              '**Co-ops.** The condo section doesn’t cover them, so it’s up to your board.',
            ],
          },
          {
            kind: 'text',
            text: 'For your request, we give you a drawing of the route and an insurance certificate naming the association. Leave time for the board’s answer. For how the law applies to you, ask the board or a lawyer.',
          },
        ],
      },
      {
        heading: 'What moves your price in Holtsville',
        blocks: [
          {
            kind: 'text',
            text: 'In a high ranch with the panel one wall away, it’s a standard job. A run along the row or across a yard adds to it. We add a bigger panel only if the load calculation calls for one.',
          },
        ],
      },
      {
        heading: 'Brookhaven or Islip: who issues your permit',
        blocks: [
          {
            kind: 'text',
            text: `Most of Holtsville is Brookhaven. The southwest corner is [Islip](/service-areas/islip), with its own office and forms. We file with either one. On the Brookhaven side, we wire in copper and book an inspector the Town has designated, because the Town wants both. We usually install ${range(business.schedulingWeeks)} weeks after approval. See [Brookhaven permits](/service-areas/brookhaven) for the details.`,
          },
        ],
      },
      {
        heading: 'Where we work around Holtsville',
        blocks: [
          {
            kind: 'text',
            text: 'We work all over Holtsville, ZIP 11742, and next door in Farmingville, Holbrook, Medford and North Patchogue. Two electric cars at one house? Say so with your first message: two chargers listed to share one circuit cost less than two circuits.',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'I’m in a 55-plus community. Do I call you or the board first?',
        answer:
          'Call us first if you like. A short visit gets you a route, a price and a sketch to send with your request. Just have the board’s answer before work starts.',
      },
      {
        question: 'Can my townhouse charger run on the association’s power?',
        answer:
          'Yes, if the association agrees and has a way to bill you. A circuit from your own meter is simpler, so we look for that route first.',
      },
      {
        question: 'How do I know if I’m in the Islip corner?',
        answer:
          'Your tax bill names the town. Don’t have it handy? Give us the address and we’ll look it up before we tell you which forms apply.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: `Tell us if your parking spot is your own or the association’s. If it’s yours, we set a date to see the panel. If it’s shared, we start with the drawing for your board. The free estimate follows.`,
    },
  },
} satisfies TownFile
