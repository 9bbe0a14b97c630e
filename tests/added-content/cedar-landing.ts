// A made-up town: tasks.test.ts adds this file to a copy of the tree.
import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Cedar Landing',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Farm stands, a boat ramp and long gravel driveways between the main road and the Sound.',
  offices: ['town-of-riverhead'],
  officeNote: 'The Town of Riverhead issues the permit and wants the application notarized.',
  zips: ['11999'],
  zipTable: [{ zip: '11999', note: 'The ramp road shares the ZIP.' }],
  point: { lat: 40.985, lon: -72.55 },
  picture: 'trench',
  serviceArea: {
    layout: 'short',
    updated: '2026-11-23',
    metadata: {
      title: 'Cedar Landing Chargers for Barns and Farmhouses',
      description: `A charger in a Cedar Landing barn is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. What it asks of the feeder and who signs the form. Call us.`,
      keywords: ['Cedar Landing charger', 'barn charger', 'farm EV charging', '11999 electrician'],
    },
    lead: `Most cars here sleep in a barn. A charger in yours is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours, once we’ve checked the wire that feeds it.`,
    heading: 'A barn has a panel too, but rarely a big one',
    blocks: [
      {
        kind: 'text',
        text: 'Someone ran a wire to the barn long ago, for lamps and a water pump. It may be thin, it may be old, and it may lie only a foot deep. We open the barn panel, read the size of its breaker and trace the wire back to the cellar. If the wire can carry a small charger, we say so and leave it in the ground. If it cannot, we dig a new trench along the lane, where a plow never goes.',
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
    ],
    closing: {
      title: 'Show us the barn',
      text: 'One photo of the door, one of the little panel inside, and one back toward the house tell us most of it.',
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-23',
    metadata: {
      title: 'Charging at Home in Cedar Landing, House by House',
      description: `Ranches, bluff cottages and new homes in ZIP 11999: a charger is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Call or text us a photo.`,
      keywords: ['Cedar Landing electrician', 'ramp road charger', 'cottage EV outlet', 'orchard homes charging'],
    },
    lead: `We put a charger on your ranch or cottage for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. Find your street below and see how the wire runs.`,
    sections: [
      {
        heading: 'On the ramp road',
        blocks: [
          {
            kind: 'text',
            text: 'Ranches stand here with their backs to the water. The meter is on the north gable, and the carport is on the south. We climb into the attic, follow a joist over the hall and come down inside a closet next to the carport. Nothing shows from the street. In July an attic is no place to work after ten, so we start early and finish outdoors.',
          },
        ],
      },
      {
        heading: 'Getting started in ZIP 11999',
        blocks: [
          {
            kind: 'text',
            text: 'Fees, the notary and the way across a field are told on the [page about barns and permits](/service-areas/cedar-landing). For a price, stand where the car stands and count your steps to the panel. That number and the name of your street are all we need for a first answer.',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Will a gravel driveway be dug up for good?',
        answer: 'No. We lift the stones to one side, dig a narrow slot, and rake them back over it the same afternoon.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Tell us which of the three kinds of streets is yours, and we call back with a plan for the visit.',
    },
  },
} satisfies TownFile
