import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { usdRange, range } from '@/lib/format'

const { standard } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'short',
  updated: '2026-11-23',
  metadata: {
    title: 'Cedar Landing Chargers for Barns and Farmhouses',
    description:
      'What a charger in a Cedar Landing barn asks of the feeder, who signs the notarized form, and how we cross a field of vegetables.',
    keywords: ['Cedar Landing charger', 'barn charger', 'farm EV charging', '11999 electrician'],
  },
  lead: `Most cars here sleep in a barn. A charger in yours is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours, once we’ve checked the wire that feeds it.`,
  heading: 'A barn has a panel too, but rarely a big one',
  blocks: [
    {
      kind: 'text',
      text: 'Someone ran a wire to the barn long ago, for lamps and a water pump. It may be thin, it may be old, and it may lie only a foot deep. We open the barn panel, read the size of its breaker and trace the wire back to the cellar. If the wire can carry a small charger, we say so and leave it in the ground. If it cannot, we dig a new trench along the lane, where a plow never goes.',
    },
    { kind: 'subheading', text: 'Crossing a field' },
    {
      kind: 'text',
      text: 'A straight line across the field is short, but tractors turn there in spring. We stay beside the hedge instead and bury plastic pipe deeper than the farmer tills. Yellow tape goes above the pipe, so the next person with a shovel sees it first. At both ends we leave a sketch with the distances from the corner of each building.',
    },
    { kind: 'subheading', text: 'The form and the notary' },
    {
      kind: 'text',
      text: 'The Town asks for a signature in front of a notary. We bring the filled form to your kitchen table, and the bank on the main road stamps it on most weekdays. After that the file is complete, and the inspector, who is on the staff of the Town, writes down a day for the visit.',
    },
    {
      kind: 'text',
      text: 'Houses, streets and a short form for a quote are on [the other page about the Landing](/locations/cedar-landing/). Questions about two cars in one barn belong on [the contact page](/contact).',
    },
  ],
  faq: [
    {
      question: 'Do chickens mind the hum of a charger?',
      answer:
        'They get used to it in a day. Keep the unit out of the dust of the roost, and brush the vents each month.',
    },
    {
      question: 'May the pipe lie on the wall of the silo?',
      answer: 'We would sooner use a post of its own. A silo shakes when it is filled, and straps work loose.',
    },
  ],
  closing: {
    title: 'Show us the barn',
    text: 'One photo of the door, one of the little panel inside, and one back toward the house tell us most of it.',
  },
}
