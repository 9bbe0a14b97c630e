import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Brookhaven',
  county: 'Suffolk',
  kind: 'town',
  description:
    'From the Sound to the Atlantic: one town building division plus eight villages with their own. Under the Town’s code, your line is copper.',
  offices: [
    'town-of-brookhaven',
    'village-of-lake-grove',
    'village-of-patchogue',
    'village-of-port-jefferson',
    'village-of-bellport',
    'village-of-belle-terre',
    'village-of-old-field',
    'village-of-poquott',
    'village-of-shoreham',
  ],
  officeNote:
    'We file with the Town’s Building Division in Farmingville, or with your village: Bellport, Belle Terre, Lake Grove, Old Field, Patchogue, Poquott, Port Jefferson or Shoreham.',
  // The first is the hamlet of the same name; the others are ZIPs of the town with their own pages.
  zips: ['11719', '11720', '11738', '11742', '11763', '11784', '11790', '11950'],
  zipTable: [
    {
      zip: '11719',
      place: 'Brookhaven hamlet',
      offices: ['town-of-brookhaven'],
      note: 'This ZIP is just the hamlet. Other places in the Town of Brookhaven have their own ZIPs.',
    },
  ],
  point: { lat: 40.84, lon: -72.94 },
  map: {
    label: { x: 520, y: 257, anchor: 'start' },
  },
  house: 'high-ranch',
  picture: 'garage',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    showsRating: true,
    metadata: {
      title: 'EV Charger Cost and Permits in Brookhaven, NY',
      description: `EV chargers in the Town of Brookhaven: ${usdRange(prices.town.standard)} for a standard install, ${range(standard)} hours on site, copper wire, inspection booked. Call for a free estimate.`,
      keywords: [
        'EV charger installation Brookhaven NY',
        'Brookhaven copper wiring code',
        'EV charger cost Brookhaven',
        'Brookhaven Building Division EV charger',
      ],
    },
    lead: `Copper from breaker to charger, as the Town’s code wants: ${usdRange(prices.town.standard)} in Brookhaven, ${range(standard)} hours, inspector booked.`,
    reasons: [
      {
        title: 'A quote that names the wire',
        text: 'Metal, size and wiring method stand next to the price. Lay our quote beside another and you’ll see what’s different.',
      },
      {
        title: 'An inspector the Town accepts',
        text: 'The Town Board designates outside inspectors: ten years in the field, certified by the IAEI. The visit is booked, and the certificate comes to you.',
      },
      {
        title: 'We find the septic first',
        text: 'Most of the town has no sewers. Show us your survey, and the tank or cesspool is found before a trench is drawn.',
      },
    ],
    services: [
      {
        service: 'tesla-ev-charger-installation',
        title: '48 amps on wire that can carry it',
        text: 'At 48 amps, a Wall Connector needs more than 6 AWG household cable. It gets 4 AWG copper, or 6 AWG in conduit.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Room for a heat pump too',
        text: 'Thinking of leaving oil? More than half of the town’s homes burn it (Census Bureau, 2020–2024). One panel can be planned for the charger and the heat pump.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Power at a barn or workshop',
        text: 'The long feeder to a sub-panel out there may be aluminum. From that sub-panel to your charger, it’s copper again.',
      },
    ],
    testimonial: 'brookhaven',
    planner: 'How long is your run? Pin it on a photo in the [Photo-Pin Placement Planner](/ev-charger-planner#photo).',
    costs: {
      rows: [
        {
          item: 'Standard installation, copper circuit',
          price: prices.town.standard,
          detail: 'On an attached garage or house wall, with space in the panel.',
        },
        {
          item: 'Trench or long outside route',
          price: prices.town.exteriorRun,
          detail: 'Added to the first row. Roots, a patio or a septic field cost more.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn or unsafe.',
        },
      ],
    },
    considerations: [
      {
        title: 'Eight villages with their own permits',
        text: 'In a village, your tax bill also says Town of Brookhaven. Your address decides, not your mail. Mastic Beach, a village from 2010 to 2017, is the Town’s again.',
      },
      {
        title: 'What 811 won’t mark',
        text: 'New York 811 marks utility lines only. Sprinklers, pool wiring and invisible fences are yours to show us.',
      },
      {
        title: 'Two coasts, two kinds of weather',
        text: 'Along either shore, parts resist salt; near the bay, flood height counts too. Inland, a plain outdoor unit is fine.',
      },
    ],
    faq: [
      {
        question: 'Who pays the electrical inspector?',
        answer: 'You do. The inspector works for an outside agency with a fee of its own, which your estimate lists.',
      },
      {
        question: 'How many hours does a Brookhaven job take?',
        answer: `${range(standard)} hours for a standard charger, ${range(longer)} for a longer run.`,
      },
    ],
    closing: {
      title: 'Price your Brookhaven charger',
      text: 'One sheet with wire size, route and price, free.',
    },
  },
  location: {
    layout: 'long',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Brookhaven, NY',
      description: `Home charger installs in every Brookhaven hamlet, Sound to bay: ${usdRange(prices.town.standard)} for a standard job, ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'Brookhaven EV charger',
        'Town of Brookhaven electrician',
        'Suffolk County EV charger',
        'EV charger cost Brookhaven',
        'Brookhaven hamlets EV charging',
      ],
    },
    lead: `Sound side, mid-island or bay side: anywhere in the Town of Brookhaven, a standard install is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Tell us your hamlet, and you get the plan for its kind of house.`,
    intro:
      'No page for your hamlet below? This one is for you, Shirley and Mastic Beach included. The hamlet called Brookhaven is 11719.',
    reasons: [
      {
        title: 'A plan for your hamlet',
        text: 'The place, the decade and the parking spot: that’s enough for a figure.',
      },
      {
        title: 'Upgrades only if you need one',
        text: 'An older panel can be fine. If it’s tight, a lower setting or a load manager is priced next to the new service, so you can compare.',
      },
      {
        title: 'Try the price yourself first',
        text: 'Pin a panel and a charger on a photo of your own wall in the [Photo-Pin Placement Planner](/ev-charger-planner#photo) for a rough range tonight.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Level 2 at home',
        text: 'On the wall beside your panel, or on a post at the end of a gravel driveway, with room for a second car if you expect one.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Replacing a tired panel',
        text: 'Houses built before 1980 can still have a Federal Pacific or Zinsco panel. The new one has spaces for the car, a second charger and a heat pump.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Workplaces, landlords and campuses',
        text: 'An office, a rental near the University or a small fleet can run several chargers on one managed feeder.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Standard home charger',
          price: prices.town.standard,
          detail:
            'Low end: a high ranch with panel and garage on one level. High end: a colonial with the panel across the basement.',
        },
        {
          item: 'Trench, detached garage or far parking spot',
          price: prices.town.exteriorRun,
          detail: 'Sandy inland lots dig fast. Northern slopes, roots and pavement take longer.',
        },
        { item: panelOnService, price: prices.town.panelUpgrade, detail: 'Where yours is worn or unsafe.' },
      ],
      note: 'By the harbor, [Port Jefferson](/service-areas/port-jefferson) has a weatherproof price of its own.',
    },
    considerations: [
      {
        title: 'Find the cesspool before we dig',
        text: 'Most lots have a septic tank or a cesspool somewhere, and New York 811 marks utilities only. Show us yours, and the trench goes around it.',
      },
      {
        title: 'The Town’s own rules',
        text: 'Copper wire to your charger, and an outside inspector the Town has named. See [Brookhaven permits, start to finish](/service-areas/brookhaven).',
      },
      {
        title: 'Hills up north, water down south',
        text: 'On the Sound side, driveway, garage and panel may be on three levels. On the bay side, everything hangs above the flood elevation.',
      },
    ],
    faq: [
      {
        question: 'My mail says Port Jefferson Station. Is that the village?',
        answer:
          'No. Port Jefferson Station, ZIP 11776, is an unincorporated hamlet, so you’re with the Town. Port Jefferson is a village with its own building department.',
      },
      {
        question: 'We heat with oil. Does that help?',
        answer:
          'It can. An oil burner and its pump use little electricity, which may leave room for 32 or even 48 amps. If a heat pump may come later, we’ll count it in.',
      },
    ],
    closing: {
      title: 'Get your Brookhaven price',
      text: 'Your hamlet, the number on the main breaker, the distance to the car: call, or use the form above.',
    },
  },
} satisfies TownFile
