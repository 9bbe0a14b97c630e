import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
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
  picture: 'day',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
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
    lead: `No basement to run through? In a Stony Brook slab house the line goes by attic, garage wall or outside, and you choose. ${usdRange(prices.town.standard)} and ${range(standard)} hours for a standard job.`,
    planner:
      'Pin the charger in one spot, then another, in the [Photo-Pin Placement Planner](/ev-charger-planner#photo), and compare.',
    reasons: [
      {
        title: 'Two routes, two prices',
        text: 'When your house allows two routes, you get two prices and pick the one you’d rather live with.',
      },
      {
        title: 'Insulation back in place',
        text: 'In the attic the insulation is lifted and laid back. A hole in a fire-separation wall is sealed.',
      },
      {
        title: 'A page for your landlord',
        text: 'If you rent: what goes in, who pays for it and what stays when you leave, in writing.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Levitt-era houses',
        text: 'A panel that backs onto the garage makes a quick job. In a hall closet, attic and outside are both priced.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Original 1960s panels',
        text: 'Some are old brands such as Federal Pacific or Zinsco. Some are just full. A look inside and the load calculation tell which.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Rental houses and small offices',
        text: 'Several tenants? Chargers can hang on a house meter or on each tenant’s own. Tell us how you want to bill.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Standard installation',
          price: prices.town.standard,
          detail: 'Panel in or against the garage, or a short attic crossing.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Replacing an obsolete panel. It adds spaces, not amps.',
        },
        {
          item: 'Exterior run or trench',
          price: prices.town.exteriorRun,
          detail: 'Around a slab house, or uphill to a detached garage.',
        },
      ],
      note: 'Drywall or roofing repair is extra, if the route needs any.',
    },
    considerations: [
      {
        title: 'Around the old center',
        text: 'The colonial-revival center may fall in a local historic district, where the Town can comment on exterior equipment. A wall at the back is the safe choice.',
      },
      {
        title: 'The Town’s wire and inspector',
        text: 'Copper on your branch circuit, and an outside inspector the Town has designated. [Read about Brookhaven’s rules](/service-areas/brookhaven).',
      },
      {
        title: 'The owner’s OK comes first',
        text: 'At a rental, the owner’s written OK comes first, and a decision on whose bill the car goes on.',
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
        question: 'How many hours will you be in the house?',
        answer: `${range(standard)} if the charger goes on the panel’s own wall. A long attic crossing or a run around the house takes ${range(longer)} hours.`,
      },
    ],
    closing: {
      title: 'Get your Stony Brook price',
      text: 'Where’s your panel: garage wall, hall closet, laundry or basement? We can often name the best route on the phone.',
    },
  },
} satisfies TownFile
