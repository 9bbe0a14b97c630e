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
  house: 'ranch',
  picture: 'permit',
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Holtsville, NY',
      description: `Ranch, townhouse or 55-plus: EV chargers installed in Holtsville for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. We help with your board. Call for a free price.`,
      keywords: [
        'Holtsville EV charger',
        '11742 electrician',
        'townhouse EV charger',
        '55-plus community EV charging',
        'HOA charger approval',
      ],
    },
    lead: `Own a townhouse or a 55-plus home? The drawing for your board comes with the price: ${usdRange(prices.town.standard)} for a standard Holtsville charger, ${range(standard)} hours once you have the OK.`,
    sections: [
      {
        heading: 'If you live in a townhouse or 55-plus community',
        blocks: [
          {
            kind: 'text',
            text: 'Meters are grouped at one end of the building, so your power may start several neighbors away. That distance sets the price. And your parking may be common property, even if a space has your number on it.',
          },
          {
            kind: 'list',
            items: [
              '**Condominiums.** Under section 339-ll of New York’s Real Property Law, a board can’t ban or unreasonably restrict a charger in your unit or assigned space. You pay for work, power and upkeep and show insurance.',
              '**Homeowners’ associations.** Section 343 voids rules that effectively forbid a charger, with exceptions.',
              '**Co-ops.** The condo section doesn’t cover them, so it’s up to your board.',
            ],
          },
          { kind: 'text', text: 'How the law applies to you is a question for the board or a lawyer.' },
        ],
      },
      {
        heading: 'If you own a ranch or high ranch',
        blocks: [
          {
            kind: 'text',
            text: 'In a high ranch the panel is one wall away from the built-in garage; in a ranch there’s a straight path across the basement or up through the attic. If we dig, show us septic lines and pool wiring: they’re private, and New York 811 won’t mark them.',
          },
        ],
      },
      {
        heading: 'Which town’s rules',
        blocks: [
          {
            kind: 'text',
            text: 'The Brookhaven side wants copper and an inspector the Town has designated: [Brookhaven permits](/service-areas/brookhaven). The southwest corner goes by [Islip’s](/service-areas/islip). Next door: Farmingville, Holbrook, Medford and North Patchogue.',
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
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Is your parking spot your own or the association’s? Yours: we set a date to see the panel. Shared: we start with the drawing.',
    },
  },
} satisfies TownFile
