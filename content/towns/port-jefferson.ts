import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Port Jefferson',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Old harbor houses and steep lots. We do coastal, weatherproof installs, and measure the climb before we price it.',
  offices: ['village-of-port-jefferson', 'village-of-belle-terre', 'town-of-brookhaven'],
  officeNote:
    'The Village of Port Jefferson issues your permit and asks for the electrician’s Suffolk County license, which goes in with it. Belle Terre is another village; Port Jefferson Station is in the Town of Brookhaven.',
  zips: ['11777'],
  zipTable: [
    {
      zip: '11777',
      offices: ['village-of-port-jefferson', 'village-of-belle-terre'],
      note: 'Port Jefferson Station, ZIP 11776, belongs to the Town of Brookhaven.',
    },
    { zip: '11776', place: 'Port Jefferson Station', offices: ['town-of-brookhaven'] },
  ],
  point: { lat: 40.946, lon: -73.069 },
  map: {
    label: { x: 520, y: 62, anchor: 'start', leader: true },
  },
  picture: 'evening',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Port Jefferson, NY',
      description: `Coastal, weatherproof EV chargers installed in Port Jefferson for ${usdRange(prices.portJefferson.weatherproof)}, ${range(standard)} hours. Village permit filed for you. Call for a free estimate.`,
      keywords: [
        'EV charger installation Port Jefferson',
        'weatherproof EV charger Port Jefferson',
        'Village of Port Jefferson building permit',
        'EV charger 11777',
        'Port Jeff Tesla charger',
        'coastal EV charger North Shore',
      ],
    },
    lead: `By the harbor, a coastal, weatherproof charger on stainless screws costs ${usdRange(prices.portJefferson.weatherproof)}. Up the hill, in a garage: ${usdRange(prices.town.standard)}. Either takes ${range(standard)} hours without trench or panel work.`,
    intro:
      'By the harbor this is coastal work. Up the hill, the run climbs from a basement panel and drops to the driveway, and your price is for that real route, stairs included.',
    reasons: [
      {
        title: 'Licensed and insured for the Village',
        text: 'A Suffolk County electrician’s license and proof of insurance go in with your application.',
      },
      {
        title: 'We measure up, down and around',
        text: 'Rise, drop and corners are measured on site or from your video, and the estimate describes the route.',
      },
      {
        title: 'Weatherproof means a parts list',
        text: 'Gasketed boxes, sealed hubs, stainless screws, PVC conduit: all of it named in your estimate.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Outdoor chargers near the harbor',
        text: 'A weather-rated charger, gasketed boxes, PVC conduit and stainless screws, on the most sheltered wall your cable can reach from.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors in hillside garages',
        text: 'A garage cut into the slope is damp on the uphill wall. Yours goes on a dry one, 18 inches or more above the floor.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels in ship-captain-era houses',
        text: 'Kitchens, air conditioning, a rental unit: old houses collect load. Managed charging may save you a larger panel.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Coastal install, weatherproof',
          price: prices.portJefferson.weatherproof,
          detail: 'Corrosion-resistant enclosure, sealed entries, plastic conduit with room to expand.',
        },
        {
          item: 'Standard indoor install',
          price: prices.town.standard,
          detail: 'Your garage is level with the panel, or a short indoor run away.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn or unsafe. It adds spaces, not amps.',
        },
        {
          item: 'Exterior run or trench',
          price: prices.town.exteriorRun,
          detail: 'Steps, retaining walls and ledges add supports, bends and hand digging.',
        },
      ],
    },
    considerations: [
      {
        title: 'North or south of the tracks?',
        text: 'The railroad ends at the south edge of the village. A “Port Jeff” address past it is usually Port Jefferson Station, with [Town of Brookhaven rules](/service-areas/brookhaven).',
      },
      {
        title: 'Water in the low downtown',
        text: 'How high did the last flood come? The electronics go above that and above the flood map, on a higher wall if need be.',
      },
      {
        title: 'Which way do you park?',
        text: 'On a steep driveway the charge port can end up at the far bumper, uphill from the unit. Try it nose-in and nose-out.',
      },
    ],
    faq: [
      {
        question: 'What’s the difference between weatherproof and just outdoors?',
        answer:
          'The parts around the charger. Any listed outdoor unit can take rain. Weatherproof work adds sealed hubs, corrosion-resistant boxes, stainless fasteners and conduit that doesn’t rust.',
      },
      {
        question: 'My panel is two floors above the driveway. Can you still do it?',
        answer:
          'Yes. It’s a longer run and sometimes heavier wire. Outside is often shorter than through finished rooms. If both routes work, you get both prices.',
      },
    ],
    closing: {
      title: 'Get your Port Jefferson price',
      text: 'Text us a video from the panel to your parking spot, stairs included. It shows if yours is a standard or a weatherproof job.',
    },
  },
} satisfies TownFile
