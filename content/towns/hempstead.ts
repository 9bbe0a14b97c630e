import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Hempstead',
  county: 'Nassau',
  kind: 'incorporated village',
  description: 'Older houses, two-families and narrow side driveways, in a village that licenses its own electricians.',
  offices: ['village-of-hempstead', 'town-of-hempstead'],
  officeNote:
    'The Village of Hempstead issues the permit. Uniondale, East Meadow and Baldwin file with the Town of Hempstead.',
  zips: ['11550'],
  zipTable: [{ zip: '11550', note: 'At the edges of the ZIP you may be in the Town.' }],
  point: { lat: 40.706, lon: -73.619 },
  map: {
    label: { x: 135, y: 332, anchor: 'middle' },
  },
  picture: 'trench',
  serviceArea: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Hempstead, NY',
      description: `EV chargers in the Village and Town of Hempstead: ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. We find your permit office. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Hempstead NY',
        'Village of Hempstead master electrician license',
        'Nassau County EV charger',
        '11550 EV charger',
        'two-family house EV charger',
        'narrow driveway EV charger',
      ],
    },
    lead: `Narrow driveway or two-family house? We help you pick the wall and the meter. A standard Hempstead install is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours.`,
    heading: 'What it costs in Hempstead',
    blocks: [
      {
        kind: 'list',
        items: [
          `**Standard install, ${usdRange(prices.town.standard)}.** Panel close to where you park, ${range(standard)} hours.`,
          `**Long run down the side driveway, ${usdRange(prices.town.exteriorRun)}.** For a garage at the far end.`,
          `**${panelOnService}, ${usdRange(prices.town.panelUpgrade)}.** Where yours is worn or unsafe.`,
        ],
      },
      {
        kind: 'text',
        text: 'On your lot, three things come first: a wall on your side of the property line, the meter that pays for the car, and what an older panel has to spare.',
      },
      {
        kind: 'text',
        text: 'Garden City, next door, isn’t part of the village. Chapter 60 of the village’s code leaves the wiring to holders of its **master electrician license** and their staff.',
      },
    ],
    faq: [
      {
        question: 'Does my electrician need a village license?',
        answer:
          'Yes, the Village of Hempstead’s own master electrician license. A town or county license alone isn’t enough in the village. The Town of Hempstead has a license of its own.',
      },
      {
        question: 'How long will you be at my house?',
        answer: `${range(standard)} hours for a standard job, ${range(longer)} for a longer run down a side driveway.`,
      },
    ],
    closing: {
      title: 'Get your Hempstead price',
      text: 'Village or town, we look it up. Elsewhere in Nassau: see [permits in Nassau](/blog/nassau-county-ev-charger-permits).',
    },
  },
} satisfies TownFile
