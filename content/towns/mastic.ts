import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Mastic',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Summer bungalows made year-round beside the Forge River. We check your electric service, then size the charger.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'The Town of Brookhaven issues your permit, except on Poospatuck Reservation land (Unkechaug Nation), where we first confirm with you who decides.',
  zips: ['11950'],
  zipTable: [
    { zip: '11950', note: 'Poospatuck Reservation land is not under town code.' },
    { zip: '11951', place: 'Mastic Beach' },
    { zip: '11967', place: 'Shirley' },
  ],
  point: { lat: 40.809, lon: -72.848 },
  map: {
    label: { x: 571, y: 304, anchor: 'start' },
  },
  neighbors: ['Shirley', 'Mastic Beach', 'Moriches', 'Manorville'],
  houses:
    'Many started as small summer bungalows. Capes, ranches and modulars came later. A bungalow may have only 60–100 A with the meter on a mast, so a service change often comes first.',
  house: 'cottage',
  coast:
    'Low ground and high groundwater by the Forge River, with flooding south of Montauk Highway. At a raised house we mount the charger to the flood elevation.',
  picture: 'service',
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Mastic, NY',
      description: `Bungalow, modular or raised house: Mastic charger installs run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Call for a free estimate in ZIP 11950.`,
      keywords: [
        'Mastic EV charger',
        '11950 electrician',
        'raised house EV charger',
        'Mastic Beach car charger',
        'Shirley NY EV charging',
        'bungalow electric service',
      ],
    },
    lead: `A charger install in Mastic is ${usdRange(prices.town.standard)} if the service can take it. It usually takes ${range(standard)} hours. Old bungalow or house on piles, we check the panel and the flood height first, then file with the Town.`,
    sections: [
      {
        heading: 'Bungalow, modular or house on piles',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Summer bungalows lived in all year.** Your service may be only 60 to 100 amps, with the meter on a mast. A service change often comes first. Under New York’s current code it generally includes surge protection and an outdoor disconnect.',
              '**Capes, ranches and modulars.** Often you have a newer service and a shorter run. On a modular we look underneath, or at the plans, to see where the cable can pass.',
              '**Raised and rebuilt houses.** The car often parks under the living floor. We set the charger and the panel by the flood elevation. Your charger may end up higher on its post than usual, so we make sure the cord still reaches.',
            ],
          },
        ],
      },
      {
        heading: 'If your ground is wet or your street floods',
        blocks: [
          {
            kind: 'text',
            text: 'The ground is low here, the water table is high, and south of Montauk Highway it floods. A trench can fill while it’s open, so we also price a run overhead or along the wall. We look up the FEMA zone for your lot and ask the building department for its height. Closer to the bay, stainless hardware and sealed enclosures are worth the money.',
          },
          {
            kind: 'text',
            text: 'You likely have a cesspool or septic tank, and no utility map shows it. Point it out and we’ll dig around it.',
          },
        ],
      },
      {
        heading: 'What moves your price in Mastic',
        blocks: [
          {
            kind: 'text',
            text: 'With enough service and a wall that stays dry, you’re in the standard range. Two things can take you past it: a bigger service or panel, and an outdoor run to a carport or a post. The first visit shows if you need either one.',
          },
        ],
      },
      {
        heading: 'Who issues the permit on your street',
        blocks: [
          {
            kind: 'text',
            text: `In ZIP 11950 it’s the Town of Brookhaven, and we file there for you. Once it’s granted, we usually install in ${range(business.schedulingWeeks)} weeks. The Town wants copper on a charger circuit. [Brookhaven permits and rules](/service-areas/brookhaven) has the rest. Mastic Beach, 11951, was a village from 2010 to 2017 and is with the Town again. Skip any old article that sends you to a village hall. Next door, Shirley (11967) files with the Town too.`,
          },
          {
            kind: 'text',
            text: 'The Poospatuck Reservation of the Unkechaug Nation is here too, outside the town code. If that’s your address, we’ll confirm with you and the Nation who approves the work before we start.',
          },
        ],
      },
      {
        heading: 'Where we work around Mastic',
        blocks: [
          {
            kind: 'text',
            text: 'We install from the Forge River, the east edge of the hamlet, to Shirley on the west, and in Moriches, Manorville and Mastic Beach. Long commute west? Say so, and your circuit fills the car overnight.',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Do I have to replace the whole service before I can charge?',
        answer:
          'Not always. The load calculation may leave room for a low, fixed setting like 16 amps, which is 3.8 kilowatts. If it doesn’t, we replace the service first. The [panel check](/services/electrical-panel-upgrades#check) works for 60 amps too.',
      },
      {
        question: 'We’re raising the house. Should we wait?',
        answer:
          'Yes, if the lift is coming soon. The panel and the meter may move with it, so we plan the charger for the finished height. Ask your contractor to leave us an empty conduit down to the parking level.',
      },
      {
        question: 'What happens to the charger in a flood?',
        answer:
          'Anything electrical that’s been under water has to be checked, and usually replaced, before you switch it on. So we mount high. When a surge is forecast, switch off its breaker.',
      },
      {
        question: 'Do you come to Mastic Beach and Shirley too?',
        answer:
          'Yes, and to Moriches and Manorville. Tell us your street, because the flood zone can change from one block to the next.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: `Look at your meter. Does a pipe go up from it through the roof? Tell us that, and how far you are from the river or the bay. The estimate is free.`,
    },
  },
} satisfies TownFile
