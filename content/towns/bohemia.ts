import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
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
    'In Bohemia we file online with the Town of Islip and book an inspection agency from [the Town’s list](/service-areas/islip).',
  zips: ['11716'],
  zipTable: [{ zip: '11716' }],
  point: { lat: 40.769, lon: -73.115 },
  map: {
    label: { x: 401, y: 313, anchor: 'end' },
  },
  neighbors: ['Oakdale', 'Sayville', 'Holbrook', 'Ronkonkoma', 'Great River'],
  houses:
    'Ranches, colonials and capes from mid-century to the 1980s, many with attached garages. Near the preserve the water table can be high, so we keep boxes above grade.',
  house: 'colonial',
  coast: 'Inland, with Connetquot River State Park Preserve on the west edge.',
  picture: 'commercial',
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Bohemia, NY',
      description: `Bohemia home chargers installed for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours, and shared charging for shops near MacArthur Airport. Call for a free estimate.`,
      keywords: [
        'Bohemia NY EV charger',
        '11716 electrician',
        'workplace EV charging Bohemia',
        '208 volt EV charger',
        'MacArthur Airport EV charging',
      ],
    },
    lead: `A home charger install in Bohemia is ${usdRange(prices.town.standard)}, usually done in ${range(standard)} hours. Run a shop by the airport? We wire several chargers on one shared feed. Home or business, we file with the Town and book the inspector.`,
    sections: [
      {
        heading: 'At your house: garage, panel and price',
        blocks: [
          {
            kind: 'text',
            text: 'Most Bohemia houses are ranches, capes and colonials, from mid-century into the 1980s. Many have an attached garage, so your charger usually goes indoors, on the wall nearest the panel. Before you call, look at three things: the free spaces in the panel, the number on the main breaker, and whether the wall between house and garage is finished on both sides.',
          },
          {
            kind: 'text',
            text: 'An attached garage with the panel nearby is a standard job. A detached garage, or a charger on the far side of the house, adds an outside run. If you need a bigger panel, it gets its own line in the quote, so you see the price of the install alone.',
          },
        ],
      },
      {
        heading: 'At your shop or office by the airport',
        blocks: [
          {
            kind: 'text',
            text: 'Offices and light industry line Veterans Memorial Highway and Johnson Avenue, next to MacArthur. Buildings there often have three-phase service at 208 volts. Per amp, that’s about 13% less power than a house gets at 240. A 40 amp charger gives 8.3 kilowatts in place of 9.6. Staff cars parked all day won’t notice. A van that goes back out at noon will, so we size for it.',
          },
          {
            kind: 'text',
            text: 'Renting the building? Start with your landlord, who often controls the electric service. Next comes the load letter that PSEG Long Island wants for a commercial request. We work out its numbers as part of [commercial charger work](/services/commercial-ev-charger-installation). Under a parking lot, conduit needs 24 inches of cover, six more than under a home driveway.',
          },
        ],
      },
      {
        heading: 'If you live along the Connetquot',
        blocks: [
          {
            kind: 'text',
            text: 'The state park preserve is the western edge of Bohemia, and groundwater can be high in spots beside it. There we keep boxes and splices above the ground and mount the charger on a wall if we can. Salt-air parts are for Oakdale and Sayville, closer to the bay, so you don’t pay for them here.',
          },
        ],
      },
      {
        heading: 'Your permit and your date in 11716',
        blocks: [
          {
            kind: 'text',
            text: `Bohemia is in the Town of Islip. You sign, and we take care of the filing and the inspection. Your install is usually ${range(business.schedulingWeeks)} weeks after the permit. [Islip permits, step by step](/service-areas/islip) has the whole process. We work all over Bohemia and next door in Oakdale, Great River, Sayville, [Ronkonkoma](/locations/ronkonkoma/) and [Holbrook](/locations/holbrook/).`,
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Can I write off a charger at my Bohemia business?',
        answer: `On your state return, maybe. New York has had a credit for business charging equipment, so ask your tax adviser if it covers the year of your install. The federal one ended for equipment placed in service after ${longDate(claims.federalCredit.expires)}.`,
      },
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
      text: `For a house, send the short form. For a business, the longer form on the [contact page](/contact) has room for the building, the lease and the parking. Both get a free written estimate.`,
    },
  },
} satisfies TownFile
