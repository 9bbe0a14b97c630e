import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Bohemia',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Bohemia homes by the Connetquot preserve, shops and offices by the airport. We wire both.',
  offices: ['town-of-islip'],
  officeNote:
    'Bohemia files with the Town of Islip. You sign, and we do the filing and book an inspector from [the Town’s list](/service-areas/islip).',
  zips: ['11716'],
  zipTable: [{ zip: '11716' }],
  point: { lat: 40.769, lon: -73.115 },
  map: {
    label: { x: 401, y: 313, anchor: 'end' },
  },
  picture: 'post',
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Bohemia, NY',
      description: `Bohemia home chargers installed for ${usdRange(prices.town.standard)}, in ${range(standard)} hours, and shared charging for shops near MacArthur Airport. Call for a free estimate.`,
      keywords: [
        'Bohemia NY EV charger',
        '11716 electrician',
        'workplace EV charging Bohemia',
        '208 volt EV charger',
        'MacArthur Airport EV charging',
      ],
    },
    lead: `An attached garage makes a Bohemia home charger an easy job: ${usdRange(prices.town.standard)}, done in ${range(standard)} hours. Got a shop by the airport instead? Several chargers can share one feed there.`,
    sections: [
      {
        heading: 'At your house',
        blocks: [
          {
            kind: 'text',
            text: 'Many Bohemia ranches, capes and colonials have an attached garage, so the charger goes indoors on the wall nearest the panel. Before you call, look at three things: free spaces in the panel, the number on the main breaker, and whether the wall between house and garage is finished on both sides.',
          },
        ],
      },
      {
        heading: 'At your shop by the airport',
        blocks: [
          {
            kind: 'text',
            text: 'Along Veterans Memorial Highway and Johnson Avenue, buildings often have three-phase service at 208 volts: about 13% less power per amp than a house gets. Staff cars parked all day won’t notice. A van that goes back out at noon will. Renting? Start with your landlord and the load letter that comes with [commercial charger work](/services/commercial-ev-charger-installation).',
          },
        ],
      },
      {
        heading: 'If you live along the Connetquot',
        blocks: [
          {
            kind: 'text',
            text: 'Groundwater can be high beside the park preserve, so boxes and splices stay above the ground. Salt-air parts are for Oakdale and Sayville, closer to the bay; you don’t pay for them here. Next door: [Ronkonkoma](/locations/ronkonkoma/) and [Holbrook](/locations/holbrook/).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'How many chargers can one panel at our shop feed?',
        answer:
          'More than the breaker sizes suggest, if the chargers share power. Managed units split a set limit among the cars plugged in. Tell us how many cars park there and when, and we work out the limit.',
      },
      {
        question: 'We’re right by the preserve. Is the ground too wet?',
        answer:
          'We can work with it. On the first visit we check the grade beside the house and raise the equipment a little if we need to. If your basement has a sump pump, tell us.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'House or business? Tell us which, and what the main breaker says.',
    },
  },
} satisfies TownFile
