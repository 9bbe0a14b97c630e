import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
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
    'We file with the Town’s Building Division in Farmingville for any address outside the villages of Bellport, Belle Terre, Lake Grove, Old Field, Patchogue, Poquott, Port Jefferson and Shoreham.',
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
  neighbors: ['Smithtown', 'Islip', 'Riverhead', 'Southampton'],
  houses:
    'Mostly detached homes: 64.9% were built before 1980 and 52.0% heat with oil (Census Bureau, 2020–2024). In a high ranch, panel and garage often share a level, so the run is short. With oil heat, your service often has room for a charger, but tell us if a heat pump is coming: it needs panel space too.',
  house: 'high-ranch',
  coast: 'Bluffs and harbors on the Sound, low shore and canals on the bay.',
  picture: 'garage',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    showsRating: true,
    metadata: {
      title: 'EV Charger Cost and Permits in Brookhaven, NY',
      description: `EV chargers in the Town of Brookhaven: ${usdRange(prices.town.standard)} for a standard install, ${range(standard)} hours on site, copper wire, inspection booked. Call for a free estimate.`,
      keywords: [
        'EV charger installation Brookhaven NY',
        'Town of Brookhaven electrical inspection',
        'Brookhaven copper wiring code',
        'Brookhaven Building Division EV charger',
        'EV charger cost Brookhaven',
        'Suffolk County EV charger electrician',
      ],
    },
    lead: `We wire chargers across Brookhaven for ${usdRange(prices.town.standard)}, in ${range(standard)} hours for a standard job. Your line is copper, as town code requires. Town or village, we file the permit and line up the inspector.`,
    intro: [
      'The Town of Brookhaven runs from Long Island Sound to the Atlantic. This page covers all of it outside the villages, including the hamlet of Brookhaven, ZIP 11719, by Bellport Bay. Your office is the Town’s Building Division in Farmingville.',
      '**Copper.** Town code bars aluminum in homes after the service disconnect, except in feeders. Your charger runs on a branch circuit, so it’s copper from breaker to charger at any distance. Aluminum is cheaper by the foot. If somebody’s price for a long run looks low, ask which metal it is.',
      '**Inspection.** The Town Board designates outside organizations to inspect electrical work. Their inspectors need ten years in the field and certification from the IAEI, the electrical inspectors’ association. Once your charger is wired, we book the visit and send you the certificate.',
    ],
    reasons: [
      {
        title: 'A quote that names the wire',
        text: 'We write the metal, the size and the wiring method next to the price. Lay our quote beside another and you’ll see what’s different.',
      },
      {
        title: 'We ask the Town what to file',
        text: 'Brookhaven repealed the “Permit required” section of its electrical chapter in 2011. You don’t have to sort that out. We ask the Building Division what your job needs and file it.',
      },
      {
        title: 'Done in half a day',
        text: `A standard charger takes us ${range(standard)} hours, from the first hole to the test charge. A longer run, say across a wide house, takes ${range(longer)}.`,
      },
      {
        title: 'We find the septic first',
        text: 'Most of the town has no sewers. Show us your survey and we’ll find the tank or cesspool before we draw a trench.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'A first charger, Sound side or bay side',
        text: 'Bluff, subdivision or canal street, we check the same three things: panel to wall, wall to car, and how much load your panel can still take.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: '48 amps on wire that can carry it',
        text: 'At 48 amps, a Wall Connector sits on a 60-amp breaker, and 6 AWG household cable isn’t enough for that. We pull 4 AWG copper cable, or 6 AWG in conduit. It’s one reason quotes differ.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Room for a heat pump too',
        text: 'More than half of the town’s homes heat with oil (Census Bureau, 2020–2024), so today’s electric load is often small. Thinking of leaving oil? We plan one panel for the charger and the heat pump.',
      },
      {
        service: 'permits-inspections',
        title: 'Permit and inspection, start to finish',
        text: 'You sign where the owner has to sign. We file, set the inspector’s appointment and close out the job. Call or text to hear where it stands.',
      },
    ],
    testimonial: 'brookhaven',
    planner:
      'Wondering how much copper you need? Take a photo of the wall and pin your panel and charger on it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). You’ll see the length of the run and a rough planning cost before anyone visits.',
    costs: {
      intro:
        'Your price follows the length of the copper and the ground it crosses. These figures are for single-family homes.',
      rows: [
        {
          item: 'Standard installation, copper circuit',
          price: prices.town.standard,
          detail:
            'Charger on an attached garage or house wall. The panel is a short way off and has space for a two-pole breaker.',
        },
        {
          item: 'Trench or long outside route',
          price: prices.town.exteriorRun,
          detail: 'Added to the first row. Roots, a patio or a septic field in the way cost more than sandy lawn.',
        },
        {
          item: 'Panel replaced with 200 A',
          price: prices.town.panelUpgrade,
          detail:
            'For homes that don’t pass the load calculation, where neither a lower setting nor load management suits your driving.',
        },
      ],
      note: 'The designated inspector’s fee gets its own line in your estimate.',
    },
    considerations: [
      {
        title: 'Eight villages with their own permits',
        text: 'In a village, your tax bill also says Town of Brookhaven. So tell us your address and we file with the right one.',
      },
      {
        title: 'What 811 won’t mark',
        text: 'We call New York 811 at least two full working days before we dig. It’s free, and it marks the utility lines. Sprinklers, pool wiring, cesspools and invisible fences stay unmarked, so walk the yard with us.',
      },
      {
        title: 'Two coasts, two kinds of weather',
        text: 'The Sound side has bluffs and harbors, the bay side low canals. Inland, a plain outdoor unit is fine. Along either shore we switch to parts that resist salt, and near the bay we look at flood height too.',
      },
      {
        title: 'Where aluminum is still allowed',
        text: 'Need power at a barn or workshop? The long feeder to a sub-panel there may be aluminum. From that sub-panel to your charger, we go back to copper.',
      },
      {
        title: 'Mastic Beach is back with the Town',
        text: 'It was a village from 2010 to 2017. So we file with the Building Division, whatever an older guide says.',
      },
    ],
    faq: [
      {
        question: 'Does the copper rule cover a charger in my garage?',
        answer:
          'Yes, in any home under the town code, attached garage or detached. Your charger’s circuit starts after the service disconnect and isn’t a feeder, so it has to be copper.',
      },
      {
        question: 'Who pays the electrical inspector?',
        answer: 'You do. The inspector works for an outside agency with a fee of its own, which your estimate lists.',
      },
      {
        question: 'I live in Lake Grove. Do I file with the Town of Brookhaven?',
        answer:
          'No. Lake Grove is an incorporated village and handles its own permits, and so do the other seven. A mailing address doesn’t show it, so we go by your tax-map number.',
      },
      {
        question: 'How soon can I be charging at home?',
        answer: `Plan on three to four weeks for a simple job, more if the office is backed up. After approval we find you a day within ${range(business.schedulingWeeks)} weeks. We test with your car that day, and the inspection follows.`,
      },
    ],
    closing: {
      title: 'Price your Brookhaven charger',
      text: `Send your address and a photo of the panel. We reply within ${business.contactPromiseHours} hours and quote by video or at your house, free. You get the wire size, the route and the price on one sheet. Looking for your hamlet or ZIP? See [where we work in Brookhaven](/locations/brookhaven/).`,
    },
  },
  location: {
    layout: 'long',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Brookhaven, NY',
      description: `Home charger installs in every Brookhaven hamlet, Sound to bay: ${usdRange(prices.town.standard)} for a standard job, usually ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'Brookhaven EV charger',
        'Town of Brookhaven electrician',
        'Suffolk County EV charger',
        'EV charger cost Brookhaven',
        'Brookhaven hamlets EV charging',
      ],
    },
    lead: `Anywhere in the Town of Brookhaven, a standard charger install is ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We file with the Town or your village and book the inspector.`,
    intro: [
      'Start with your hamlet, because each page shows the houses there and how we’d wire them. Mid-island: [Selden](/locations/selden/), [Centereach](/locations/centereach/), [Farmingville](/locations/farmingville/), [Medford](/locations/medford/) and [Holtsville](/locations/holtsville/). Up north: [Stony Brook](/service-areas/stony-brook) and [Port Jefferson](/service-areas/port-jefferson). Along the bay: [Patchogue](/locations/patchogue/) and [Mastic](/locations/mastic/). We cover all of it, from the bluffs on the Sound to the Atlantic.',
      'No page for your hamlet? This one is for you, Shirley and Mastic Beach included. The hamlet that’s called Brookhaven, by Bellport Bay and the Carmans River, is 11719.',
      'About two thirds of the homes in town were built before 1980, and more than half heat with oil (Census Bureau, 2020–2024). For you that often means an older panel, and no electric heat taking up your power. So we look at the panel first.',
    ],
    reasons: [
      {
        title: 'A plan for your hamlet',
        text: 'Tell us the place, the decade and the parking spot, and we’ll give you a figure.',
      },
      {
        title: 'Upgrades only if you need one',
        text: 'An older panel can be just fine. We run the load calculation. If it’s tight, we price a lower setting or a load manager next to the new service, so you can compare.',
      },
      {
        title: 'Try the price yourself first',
        text: 'Pin a panel and a charger on a photo of your own wall in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). It shows the feet and a rough planning range. Then we check it with you and give you the price.',
      },
      {
        title: 'Inspected, with the paper to show',
        text: 'Every job is inspected and you get a copy of the certificate. We’re licensed and insured, and offer support 24/7.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Level 2 at home',
        text: 'On the wall beside your panel, or on a post at the end of a gravel driveway. We size the circuit to your car and your house, and leave room for a second car if you expect one.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Chargers for Tesla owners',
        text: 'A Wall Connector needs a 60 amp circuit and heavy copper for its full 48 amps. On a long basement run that copper adds up. If your car won’t miss the difference, we quote 32 amps beside it.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Replacing a tired panel',
        text: 'Houses built before 1980 can still have a Federal Pacific or Zinsco panel. If yours has to go, we plan the new one with spaces for the car, a second charger and a heat pump.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Workplaces, landlords and campuses',
        text: 'An office, a rental near the University or a small fleet can run several chargers on one managed feeder. We start with the load letter that PSEG Long Island wants.',
      },
      {
        service: 'permits-inspections',
        title: 'Town or village permits',
        text: 'We check with the office for your address, prepare the application, and book the inspector it recognizes. You sign, and you keep the certificate.',
      },
    ],
    costs: {
      intro:
        'You pay these prices in most of the town. Weatherproof work by the harbor has its own range on our [Port Jefferson page](/service-areas/port-jefferson). The length of the run, the soil and your panel matter more than the hamlet.',
      rows: [
        {
          item: 'Standard home charger',
          price: prices.town.standard,
          detail:
            'A high ranch with panel and garage on one level is at the low end. A colonial with the panel across the basement is at the high end, because copper is sold by the foot.',
        },
        {
          item: 'Trench, detached garage or far parking spot',
          price: prices.town.exteriorRun,
          detail:
            'Added to the standard price. Sandy inland lots dig fast. Northern slopes, tree roots, pavement and a septic field take longer.',
        },
        {
          item: 'New panel or service',
          price: prices.town.panelUpgrade,
          detail:
            'If the load calculation calls for it. The high end is a whole new service, which now generally includes surge protection and an outdoor disconnect.',
        },
      ],
      note: 'Permit and inspection fees differ between the Town and its villages. Your written estimate shows yours.',
    },
    considerations: [
      {
        title: 'Is yours one of eight villages?',
        text: 'Each one issues its own permits, even if your tax bill says Brookhaven. Give us your address and we check. Mastic Beach, a village until 2017, is back with the Town.',
      },
      {
        title: 'Find the cesspool before we dig',
        text: 'Most of the town has no public sewers, so most lots have a septic tank or a cesspool somewhere. New York 811 marks utilities only. Show us yours and we’ll draw the trench around it.',
      },
      {
        title: 'The Town’s own rules',
        text: 'Copper wire to your charger, and an outside inspector the Town has named. We arrange both. See [Brookhaven permits, start to finish](/service-areas/brookhaven).',
      },
      {
        title: 'Hills up north, water down south',
        text: 'On the Sound side, your driveway, garage and panel may be on three levels. On the bay side, we mount above the flood elevation and use hardware for salt air.',
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
      text: `Tell us your hamlet, the size of your main breaker and the distance to the car. Call, or [use the quote form](#quote). The written estimate is free, with no obligation.`,
    },
  },
} satisfies TownFile
