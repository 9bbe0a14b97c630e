import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
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
    'The Town of Brookhaven tells us what to file, and we file it. On Poospatuck Reservation land (Unkechaug Nation), we first confirm with you and the Nation who decides.',
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
  picture: 'run',
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Mastic, NY',
      description: `Bungalow, modular or raised house: Mastic charger installs run ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. Call for a free estimate in ZIP 11950.`,
      keywords: [
        'Mastic EV charger',
        '11950 electrician',
        'raised house EV charger',
        'Mastic Beach car charger',
        'Shirley NY EV charging',
        'bungalow electric service',
      ],
    },
    lead: `Old bungalow or house on piles? First we check your service and the flood height. A standard Mastic install is ${usdRange(prices.town.standard)} and ${range(standard)} hours; a new service is its own line.`,
    sections: [
      {
        heading: 'Bungalow, modular or house on piles',
        blocks: [
          {
            kind: 'list',
            items: [
              `**Summer bungalows lived in all year.** 60 to 100 amps, a meter on a mast: new service cable and meter often come first, up to ${usdRange({ min: prices.guide.panelUpgrade.max })} in our ${longDate(claims.costGuide.asOf)} guide.`,
              '**Capes, ranches and modulars.** A newer service and a shorter run. On a modular, a look underneath shows where the cable can pass.',
              '**Raised and rebuilt houses.** The car parks under the living floor. Charger and panel follow the flood elevation, and the cord still has to reach.',
            ],
          },
        ],
      },
      {
        heading: 'If your ground is wet or your street floods',
        blocks: [
          {
            kind: 'text',
            text: 'A trench can fill while it’s open, so a run overhead or along the wall is priced too. The FEMA zone of your lot sets the height. A cesspool or septic tank is on no utility map: point it out, and we dig around it.',
          },
        ],
      },
      {
        heading: 'Mastic, Mastic Beach and Shirley',
        blocks: [
          {
            kind: 'text',
            text: 'Mastic Beach (11951) was a village from 2010 to 2017 and is with the Town again. Shirley (11967) files with the Town too. [Brookhaven permits and rules](/service-areas/brookhaven) has the rest.',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Do I have to replace the whole service before I can charge?',
        answer:
          'Not always. The load calculation may leave room for a low, fixed setting like 16 amps, which is 3.8 kilowatts. If it doesn’t, we replace the service first.',
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
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Does a pipe go up from your meter through the roof? Tell us that, and how far you are from the water.',
    },
  },
} satisfies TownFile
