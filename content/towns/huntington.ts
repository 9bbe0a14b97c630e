import { range, usdRange } from '@/lib/format'
import { usd } from '@/lib/usd'
import { business } from '@/content/business'
import { isBusinessIn } from '@/content/business-place'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const isOurTown = isBusinessIn('Huntington')

export default {
  name: 'Huntington',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description: `${isOurTown ? 'Our home town: hillside' : 'Hillside'} garages, a harbor and older houses near downtown. On a slope we measure down as well as across.`,
  offices: [
    'town-of-huntington',
    'village-of-huntington-bay',
    'village-of-lloyd-harbor',
    'village-of-northport',
    'village-of-asharoken',
  ],
  officeNote:
    'We file with the Town of Huntington, or with your village: Asharoken, Huntington Bay, Lloyd Harbor or Northport.',
  zips: ['11743', '11746', '11768'],
  zipTable: [
    { zip: '11743', offices: ['town-of-huntington', 'village-of-huntington-bay', 'village-of-lloyd-harbor'] },
    {
      zip: '11746',
      place: 'Huntington Station',
      offices: ['town-of-huntington'],
      note: 'Dix Hills shares the ZIP, and the Town issues its permits too.',
    },
    {
      zip: '11768',
      place: 'Northport',
      offices: ['village-of-northport', 'village-of-asharoken', 'town-of-huntington'],
    },
  ],
  point: { lat: 40.868, lon: -73.426 },
  map: {
    label: { x: 271, y: 214, anchor: 'start' },
  },
  house: 'colonial',
  picture: 'colonial',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    showsRating: true,
    metadata: {
      title: 'EV Charger Cost and Permits in Huntington, NY',
      description: `Most EV charger jobs in Huntington run ${usdRange(prices.huntington.overall)}, ${range(standard)} hours for a standard one. We file with Town or village. Call for a free estimate.`,
      keywords: [
        'EV charger installation Huntington NY',
        'Town of Huntington EV charger permit',
        'Huntington EV charger cost',
        '11743 EV charger',
      ],
    },
    lead: `${isOurTown ? 'We’re right down the road. Most Huntington' : 'Most Huntington'} jobs run ${usdRange(prices.huntington.overall)}: ${range(standard)} hours without trench or panel work, more pipe where the garage sits down a hill.`,
    reasons: [
      isOurTown
        ? {
            title: 'We’re based here',
            text: 'It’s a short drive to measure a tricky wall again or meet the inspector.',
          }
        : {
            title: 'Easy on old plaster',
            text: 'Houses from the early 1900s are hard to fish cable through. A straight conduit on a side wall beats opening up the plaster.',
          },
      {
        title: 'Inside or outside, both priced',
        text: 'Your panel may be a story above the car. You see both routes, inside and outside, each with its price.',
      },
      {
        title: 'We build for slopes',
        text: 'Pipe down a retaining wall gets brackets at the right spacing, and joints that let it grow in July and shrink in January.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels in older houses',
        text: 'In the town, 78.5% of homes date from before 1980 (Census Bureau, 2020–2024). The load calculation comes first.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connector or plug-in charger',
        text: 'Hard-wired, a Tesla unit gives you up to 48 A. A plug-in on a NEMA 14-50 circuit stops at 40.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Shops and offices downtown',
        text: 'A rear lot behind the main street may have room for a pair of managed ports.',
      },
    ],
    testimonial: 'huntington',
    planner: 'A rough number tonight? Try the [Photo-Pin Placement Planner](/ev-charger-planner#photo).',
    costs: {
      rows: [
        {
          item: 'Overall range in Huntington',
          price: prices.huntington.overall,
          detail: 'Low: right beside the panel. High: a hillside or harbor house with a lot of outdoor conduit.',
        },
        {
          item: 'Standard installation',
          price: prices.town.standard,
          detail: 'A colonial or cape, with an indoor route we can reach.',
        },
        {
          item: 'Down the slope or along the retaining wall',
          price: prices.town.exteriorRun,
          detail: 'Supports, expansion fittings, Schedule 80 pipe where a car could touch it.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn, unsafe or too full. It adds spaces, not amps.',
        },
      ],
    },
    considerations: [
      {
        title: 'It’s no village',
        text: 'People say Huntington Village, but downtown is a hamlet: its permit is the Town’s. The four villages issue their own.',
      },
      {
        title: 'Near the head of the harbor',
        text: 'Low ground at Halesite can flood. Near the water, the flood zone sets the height and fittings resist corrosion.',
      },
      {
        title: 'Northport’s own ordinance',
        text: 'Since 2015 the village asks for a permit, notice to the utility and protection against vehicle impact. A bollard or a protected spot goes into your quote.',
      },
    ],
    faq: [
      {
        question: 'What’s the most I’d pay in Huntington?',
        answer: `Most jobs stay within ${usdRange(prices.huntington.overall)} before fees. The longest outdoor runs can reach about ${usd(prices.town.standard.max + prices.town.exteriorRun.max)}, and a new panel adds ${usdRange(prices.town.panelUpgrade)}.`,
      },
      {
        question: 'How long does the work take?',
        answer: `${range(standard)} hours, more with trench or panel work. Then comes the inspection: your estimate has the Town’s current wait.`,
      },
    ],
    closing: {
      title: 'Get your Huntington price',
      text: 'Photos of the panel and the slope get you a close price.',
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Huntington, NY',
      description: `EV charger installation at Huntington homes: ${usdRange(prices.huntington.overall)} overall, ${range(standard)} hours for a standard job. Call for a free estimate.`,
      keywords: [
        'Huntington EV charger',
        'Halesite car charger',
        'Huntington Station EV charging',
        'Northport charger electrician',
        '11743 EV charger',
      ],
    },
    lead: `A garage cut into the hill can look close to the panel and still need a long pipe. We measure down as well as across: Huntington jobs run ${usdRange(prices.huntington.overall)}, the least right beside the panel; a standard one takes ${range(standard)} hours.`,
    sections: [
      {
        heading: 'Three kinds of Huntington house',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Colonial or cape of the 1920s to 1950s:** basement panel, side driveway, one hole through the sill. Near the low end.',
              '**Victorian or early-1900s house near downtown:** outside, along the wall you see least, and the plaster is left alone.',
              '**Larger property toward the necks:** the power may come in at a pool house or a mechanical room. Over that distance the wire gets bigger.',
            ],
          },
        ],
      },
      {
        heading: 'Garage below the house? Measure down, too',
        blocks: [
          {
            kind: 'text',
            text: 'The way inside is priced next to the way outside, down a retaining wall. On a sunny wall, a long PVC pipe grows in summer and shrinks in winter: ours slides in its supports, so it doesn’t bow.',
          },
        ],
      },
      {
        heading: 'Where we work',
        blocks: [
          {
            kind: 'text',
            text: 'Downtown (people say Huntington Village, though it’s a hamlet of the Town), Halesite, Huntington Station, Greenlawn, Centerport, Cold Spring Harbor and the four villages. Steps and every price: [Huntington cost and permits](/service-areas/huntington).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Are you a Huntington company?',
        answer: `${isOurTown ? 'Yes, our' : 'We work all over the town. Our'} business address is ${business.address.locality}, ${business.address.region} ${business.address.postalCode}. How near you are doesn’t change your price. Your house does.`,
      },
      {
        question: 'My garage is under the house. Does that help?',
        answer: 'Yes, a lot, if the panel is on that level too: the run can be short and indoors.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Tell us about the slope and the garage, or text us a few pictures.',
    },
  },
} satisfies TownFile
