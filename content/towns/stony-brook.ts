import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Stony Brook',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Slab-built Strathmore houses, old harbor homes and rentals near the University. We find the route that fits yours.',
  offices: ['town-of-brookhaven', 'village-of-old-field', 'village-of-head-of-the-harbor'],
  officeNote:
    'In Stony Brook we file with the Town of Brookhaven. In Old Field or Head of the Harbor, close by, we file with the village.',
  zips: ['11790'],
  zipTable: [
    {
      zip: '11790',
      offices: ['town-of-brookhaven'],
      note: 'Old Field and Head of the Harbor nearby are villages with their own permits.',
    },
  ],
  point: { lat: 40.92, lon: -73.135 },
  map: {
    label: { x: 394, y: 74, anchor: 'end', leader: true },
  },
  neighbors: ['Setauket', 'St. James', 'Lake Grove', 'Head of the Harbor', 'Centereach'],
  houses:
    'Old houses near the harbor, Levitt-built Strathmore houses in the “letter” sections, and wooded hilly lots. No basement under your slab? We run the line through the attic, along the garage wall or outside.',
  house: 'colonial',
  coast: 'Stony Brook Harbor and the Sound. The Mill Pond dam failed in the storm of August 18–19, 2024.',
  picture: 'wall',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Stony Brook, NY',
      description: `EV charger installs in Stony Brook for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. Slab houses, hilly driveways, rentals: we find the route and file. Call for a free price.`,
      keywords: [
        'EV charger installation Stony Brook',
        'Strathmore Stony Brook EV charger',
        'slab house EV charger',
        'Stony Brook rental EV charging',
        '11790 EV charger',
        'Brookhaven EV charger permit',
      ],
    },
    lead: `We install Level 2 chargers in Stony Brook for ${usdRange(prices.town.standard)}, in ${range(standard)} hours for a standard job. No basement? We run the line through the attic, along the garage or outside, and we file with Brookhaven for you.`,
    intro: [
      'The Levitt-built houses in the Strathmore sections often sit on a slab, so there’s no basement ceiling to run cable across. We go up through the attic and down inside the garage wall, along the garage walls in surface conduit, or around the outside. We weigh length, access and looks, and you choose.',
      'Elsewhere in 11790, driveways climb and bend across wooded, hilly lots. In an old house near the harbor, we look for a route that leaves the walls alone. If you rent near the University or the Hospital, your landlord has to agree first, and we write up the job for them.',
      'Your permit comes from the Town of Brookhaven. Old Field nearby and Head of the Harbor, over the line in Smithtown, are villages that issue their own.',
    ],
    planner:
      'Try it yourself in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). Snap the garage wall, pin the charger in one spot, then another, and compare the two runs and their rough prices.',
    reasons: [
      {
        title: 'Two routes, two prices',
        text: 'When your house allows two routes, we price both. You pick the one you’d rather live with.',
      },
      {
        title: 'Copper, as the Town requires',
        text: 'Brookhaven doesn’t allow aluminum on a home’s branch circuits. Ours are all copper. When you compare bids, check that theirs are, too. [Read about Brookhaven’s rules](/service-areas/brookhaven).',
      },
      {
        title: 'A page for your landlord',
        text: 'If you rent, we write down what we install, who pays for it and what stays when you leave.',
      },
      {
        title: 'Insulation back in place',
        text: 'In the attic we lift the insulation, run the cable and lay it back. If we go through a fire-separation wall, as garages can have, we seal the hole.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Levitt-era houses',
        text: 'A panel that backs onto the garage makes a quick job. If yours is in a hall closet, we price the attic and the outside, and you compare.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Original 1960s panels',
        text: 'Some are old brands that need a closer look, such as Federal Pacific or Zinsco. Some are just full. We look inside, tell you what we see and add up the load. Then we recommend.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors on a sloping driveway',
        text: 'We mount it where the cable reaches the rear port with the car facing either way, and off the low side where rain collects.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Rental houses and small offices',
        text: 'If you have several tenants, we can wire chargers to a house meter or to each tenant’s meter. Tell us how you want to bill, and we wire it that way.',
      },
    ],
    costs: {
      intro: 'Building on a slab doesn’t raise your price. A longer route around it can.',
      rows: [
        {
          item: 'Standard installation',
          price: prices.town.standard,
          detail: `Panel in or against the garage, or a short attic crossing. Normally ${range(standard)} hours.`,
        },
        {
          item: 'Panel upgrade',
          price: prices.town.panelUpgrade,
          detail: 'Replacing an obsolete panel, or going to 200 A for a car, a heat pump and an electric kitchen.',
        },
        {
          item: 'Exterior run or trench',
          price: prices.town.exteriorRun,
          detail:
            'Around a slab house, or uphill to a detached garage. Under the driveway, code wants at least 18 inches of cover.',
        },
      ],
      note: 'Drywall or roofing repair is extra, if the route needs any.',
    },
    considerations: [
      {
        title: 'Around the old center',
        text: 'The colonial-revival center may fall in a local historic district, where the Town can comment on exterior equipment. We pick a wall at the back and ask the Town first.',
      },
      {
        title: 'The owner’s OK comes first',
        text: 'At a rental, we need the owner’s written OK, and a decision on whose electric bill the car goes on. That settles the rate, the rebate and the meter.',
      },
      {
        title: 'Who inspects the work',
        text: 'An outside inspector the Town has designated. We book the visit, and you or someone you trust lets the inspector in to the panel.',
      },
      {
        title: 'Parking on a slope',
        text: 'On a steep driveway, the car can sit well below the charger. We set the height by where your port is, from 18 to 48 inches indoors and from 24 outdoors.',
      },
      {
        title: 'Harbor air',
        text: 'Bare steel doesn’t last near Stony Brook Harbor. If your wall faces the water, we use plastic pipe and stainless fasteners.',
      },
    ],
    testimonial: 'stony-brook',
    faq: [
      {
        question: 'My house has no basement. How do you run the cable?',
        answer:
          'If your panel shares a wall with the garage, it may be only a few feet. If not, we use the attic, the garage walls or the outside. Send a video and we’ll show you which way your house allows.',
      },
      {
        question: 'I rent near the University. Can I get a charger?',
        answer:
          'Yes, if your landlord agrees in writing. Get three things in that letter: who pays for the work, whose meter the car is on, and if the charger stays. Then we can quote the owner directly.',
      },
      {
        question: 'How many hours will you be in the house?',
        answer: `${range(standard)} if the charger goes on the panel’s own wall. A long attic crossing or a run around the house takes ${range(longer)} hours.`,
      },
      {
        question: 'How long before I can charge in my own driveway?',
        answer: `About three to four weeks for a simple job, if the Town isn’t backed up. Our crew usually comes within ${range(business.schedulingWeeks)} weeks of the permit. If you also need a panel upgrade (${usdRange(prices.town.panelUpgrade)}), the utility can add time.`,
      },
    ],
    closing: {
      title: 'Get your Stony Brook price',
      text: `Tell us where your panel is: garage wall, hall closet, laundry or basement. We can often name the best route on the phone. We reply within ${business.contactPromiseHours} hours, take a free look by video or in person, and give you the price.`,
    },
  },
} satisfies TownFile
