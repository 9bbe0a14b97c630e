import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Patchogue',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Bayfront village homes on small lots and shared driveways, with a review board for the historic district.',
  offices: ['village-of-patchogue', 'town-of-brookhaven'],
  officeNote:
    'The Village of Patchogue issues permits inside its line. North and East Patchogue share ZIP 11772 but file with the Town of Brookhaven.',
  zips: ['11772'],
  zipTable: [{ zip: '11772', note: 'North and East Patchogue file with the Town.' }],
  point: { lat: 40.765, lon: -73.016 },
  map: {
    label: { x: 520, y: 406, anchor: 'start', leader: true },
  },
  house: 'frame',
  picture: 'downtown',
  serviceArea: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Patchogue, NY',
      description: `Standard EV charger installation in Patchogue costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Village or town, we file. Call for your free estimate.`,
      keywords: [
        'EV charger installation Patchogue',
        'Village of Patchogue electrical permit',
        'Patchogue historic district EV charger',
        'Level 2 charger 11772',
        'apartment EV charging Patchogue',
      ],
    },
    lead: `A charger on a narrow Patchogue lot, out of sight from the street and out of the neighbor’s way: ${usdRange(prices.town.standard)}, ${range(standard)} hours.`,
    heading: 'What you pay and what you get',
    blocks: [
      {
        kind: 'list',
        items: [
          `**Standard circuit, ${usdRange(prices.town.standard)}.** Panel close to where you park, ${range(standard)} hours.`,
          `**${panelOnService}, ${usdRange(prices.town.panelUpgrade)}.** Where yours is worn or unsafe.`,
          `**Exterior run or trench, ${usdRange(prices.town.exteriorRun)}.** For a garage behind the house or a post beside a shared driveway.`,
        ],
      },
      {
        kind: 'text',
        text: 'In the historic district, exterior changes go to an Architectural Review Board. A side or rear wall, conduit out of sight from the street and a color close to the siding are the easiest to approve. Review adds time. See [charger installs on Patchogue streets](/locations/patchogue/). Shop or small building? See [commercial charging](/services/commercial-ev-charger-installation).',
      },
    ],
    faq: [
      {
        question: 'Am I in the village or the town?',
        answer:
          'Your ZIP won’t tell you, because much of 11772 lies outside the village. Give us your address, and we confirm it with the building department before we file.',
      },
      {
        question: 'How soon can you do it?',
        answer: `${range(business.schedulingWeeks)} weeks after your permit.`,
      },
    ],
    closing: {
      title: 'Get your Patchogue price',
      text: `Name, phone and town get you a ballpark price within ${business.contactPromiseHours} hours.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Patchogue, NY',
      description: `Small lot, shared driveway or two-family? We install EV chargers in Patchogue for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'Patchogue EV charger',
        '11772 EV charging',
        'East Patchogue electrician',
        'Blue Point car charger',
        'two-family EV charger',
      ],
    },
    lead: `Shared driveway, two meters, one outlet in the garage out back? A Patchogue charger still fits: ${usdRange(prices.town.standard)} and ${range(standard)} hours for a standard install, on a wall or a post.`,
    sections: [
      {
        heading: 'Old frame house, garage out back',
        blocks: [
          {
            kind: 'text',
            text: 'The rear garage may be on one old 120-volt circuit, and code normally allows it only one supply. A bigger line and a small panel replace it and run the lights, the door and the car. No garage? A side wall or a pedestal does it, with a steel post where a bumper could reach.',
          },
        ],
      },
      {
        heading: 'Two-family house: whose meter pays?',
        blocks: [
          {
            kind: 'text',
            text: 'The meter that feeds the driveway side is traced first, and your quote names it. Own one of the newer downtown buildings? Several spaces can share one managed feeder: [commercial charging](/services/commercial-ev-charger-installation).',
          },
        ],
      },
      {
        heading: 'Low streets, and where we work',
        blocks: [
          {
            kind: 'text',
            text: 'Toward the Patchogue River and the Davis Park and Watch Hill ferries, low streets can flood from the bay, so the charger hangs high, in stainless and PVC. We install in the village, North and East Patchogue, Blue Point and [Medford](/locations/medford/). Prices and the review board: [permits and prices in Patchogue](/service-areas/patchogue).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'My garage already has an outlet. Can the charger use it?',
        answer:
          'No, if it’s on a 120 volt, 20 amp circuit. A Level 2 charger needs its own 240 volt one. But if there’s an empty pipe in the ground, big enough and deep enough, we may use it and skip the digging.',
      },
      {
        question: 'We share a driveway. Who has to say yes?',
        answer:
          'Just you and the building department, if everything is on your side of the line. If a pipe, a post or the cord would use the neighbor’s side, get their written OK before we file.',
      },
      {
        question: 'We’re a two-family. Can both of us charge at home?',
        answer:
          'Yes, two ways: a charger on each meter, or one unit that you share and settle between you. We usually suggest the first, because the bills stay separate.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Pace out the driveway, note where the meters hang and call us. Or let us do the pacing.',
    },
  },
} satisfies TownFile
