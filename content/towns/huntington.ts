import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { isBusinessIn } from '@/content/business-place'
import { prices } from '@/content/prices'
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
    'The Town of Huntington issues permits everywhere but in the villages of Asharoken, Huntington Bay, Lloyd Harbor and Northport, which have their own offices. We file with yours.',
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
      offices: ['village-of-northport', 'town-of-huntington'],
    },
  ],
  point: { lat: 40.868, lon: -73.426 },
  map: {
    label: { x: 271, y: 214, anchor: 'start' },
  },
  neighbors: ['Huntington Station', 'Cold Spring Harbor', 'Greenlawn', 'Centerport', 'Halesite'],
  houses:
    'Victorian and early-1900s houses near downtown, colonials and capes of the 1920s to 1950s, larger properties toward the necks. From a garage cut into a hillside, the conduit often goes outside and down a retaining wall.',
  house: 'colonial',
  coast:
    'Salt air along Huntington Harbor and the Sound. The head of the harbor at Halesite can flood, so we mount high there.',
  picture: 'colonial',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    showsRating: true,
    metadata: {
      title: 'EV Charger Cost and Permits in Huntington, NY',
      description: `Most EV charger jobs in Huntington run ${usdRange(prices.huntington.overall)}, ${range(standard)} hours for a standard one. We file with Town or village. Call for a free estimate.`,
      keywords: [
        'EV charger installation Huntington NY',
        'Town of Huntington EV charger permit',
        'Northport EV charger permit',
        'Huntington EV charger cost',
        'Lloyd Harbor EV charger',
        '11743 EV charger',
      ],
    },
    lead: `${isOurTown ? 'We’re based in Huntington, and most jobs here' : 'Most jobs in Huntington'} run ${usdRange(prices.huntington.overall)}. Without trench or panel work, yours takes ${range(standard)} hours. Hills and a long outdoor run add cost. You see the price first, then we file with the Town or your village.`,
    intro: [
      'For most addresses, your permit comes from the Town of Huntington’s building and housing department. You apply online, and we do that for you. ZIP 11743 takes in two villages with offices of their own, so we go by your address.',
      'We check with the town how it wants the electrical work filed, prepare the application, and you sign it. Review comes first. We schedule your install once the permit is through.',
      'Want to find your street first? See [Huntington homes and routes](/locations/huntington/).',
    ],
    reasons: [
      ...(isOurTown
        ? [
            {
              title: 'We’re right down the road',
              text: 'Our base is in your town. It’s a short drive to measure a tricky wall again or meet the inspector.',
            },
          ]
        : []),
      {
        title: 'We read the village rules first',
        text: 'Northport has had an EV charger ordinance since 2015: a permit, notice to the utility, and protection against vehicle impact. We look for rules like that early, so they’re in your quote from the start.',
      },
      {
        title: 'We build for slopes',
        text: 'Pipe down a retaining wall gets brackets at the right spacing, and joints that let it grow in July and shrink in January.',
      },
      {
        title: 'You’re covered after we leave',
        text: `Every Huntington installation comes with a ${business.warrantyYears.terms}-year warranty. See what it covers in our [Terms](/terms).`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Garages cut into the hill',
        text: 'Your panel may be a story above the car. We compare the run through the house with the run outside, and show you the price and the look of both.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connector or plug-in charger',
        text: 'If your service has room, a hard-wired Tesla unit gives you up to 48 A. A plug-in on a NEMA 14-50 circuit stops at 40. The Wall Connector has its ground-fault protection built in, too.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels in older houses',
        text: 'In the town, 78.5% of homes date from before 1980 (Census Bureau, 2020–2024). We recommend 200 A for most. We run the load calculation first, and some houses don’t need it.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Shops and offices downtown',
        text: 'A rear lot behind the main street may have room for a pair of managed ports. Tell us who owns the lot and whose meter feeds it, and we take it from there.',
      },
      {
        service: 'permits-inspections',
        title: 'Town portal or village forms',
        text: 'We submit, answer the reviewer, book the inspections and tell you where your application stands.',
      },
    ],
    testimonial: 'huntington',
    planner:
      'Want a rough number tonight? Photograph your wall and try the [Photo-Pin Placement Planner](/ev-charger-planner#photo). Move the charger’s pin and it estimates the conduit length and the cost.',
    costs: {
      intro: 'Find the row that sounds like your house. The last two come on top, only if you need them.',
      rows: [
        {
          item: 'Overall range in Huntington',
          price: prices.huntington.overall,
          detail:
            'The low end is a charger right beside the panel. The high end is a hillside or harbor house with a lot of outdoor conduit.',
        },
        {
          item: 'Standard installation',
          price: prices.town.standard,
          detail: 'A colonial or cape with the charger on the garage wall and an indoor route we can reach.',
        },
        {
          item: 'Down the slope or along the retaining wall',
          price: prices.town.exteriorRun,
          detail: 'Added for supports, expansion fittings, and Schedule 80 pipe where a car could touch it.',
        },
        {
          item: 'Service and panel to 200 A',
          price: prices.town.panelUpgrade,
          detail: 'Only if an older service can’t carry the charger, even at a reduced setting.',
        },
      ],
      note: 'Most jobs, slope work included, stay within the overall range. A new panel is extra.',
    },
    considerations: [
      {
        title: 'Four villages, four permit offices',
        text: 'A Huntington mailing address may be in Huntington Bay or Lloyd Harbor, and Northport and Asharoken have their own offices too. We read your tax-map number to be sure: 0400 is the Town.',
      },
      {
        title: 'How long inspections take',
        text: `After its permit portal opened in ${longDate(claims.huntingtonInspections.asOf)}, the Town was booking building inspections 10 to 14 days out. We ask for this month’s wait when we book yours.`,
      },
      {
        title: 'Pipe on a sunny wall',
        text: 'PVC in the sun can lengthen by more than a quarter inch over a long run, and tight straps make it bow. We add expansion couplings and guided supports, and they’re in your quote.',
      },
      {
        title: 'Near the head of the harbor',
        text: 'Low ground at Halesite can flood. Near the water we look up the flood zone, mount high and use corrosion-resistant fittings. Up the hill you can usually skip all of that.',
      },
      {
        title: 'Plaster, stone and old brick',
        text: 'Houses from the early 1900s are often hard to fish cable through. A straight conduit on a side wall often beats opening up the plaster.',
      },
    ],
    faq: [
      {
        question: 'What’s the most I’d pay in Huntington?',
        answer: `Most jobs stay within ${usdRange(prices.huntington.overall)} before fees. A new panel (${usdRange(prices.town.panelUpgrade)}) on top of a long run goes past that. Your free estimate tells you before you commit.`,
      },
      {
        question: 'How long does the work take?',
        answer: `In Huntington, ${range(standard)} hours. Trench or panel work adds to that. We check beforehand, and your quote says how long.`,
      },
      {
        question: 'I’m in Northport. What’s different for me?',
        answer:
          'The village issues your permit. Its 2015 ordinance on EV chargers calls for notice to the utility and protection from vehicles. We put a bollard or a protected spot in your quote.',
      },
      {
        question: 'The permit is through. When do you come?',
        answer: `Usually within ${range(business.schedulingWeeks)} weeks. Permit review before that varies by office. We book the inspection afterward, and it has its own wait.`,
      },
    ],
    closing: {
      title: 'Get your Huntington price',
      text: `Send us your address with photos of the panel, the slope and your parking spot, or have us stop by. We answer within ${business.contactPromiseHours} hours. The written estimate is free, and it’s yours to keep.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
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
    lead: `${isOurTown ? `${business.name} is based right here in town. ` : ''}A charger in Huntington runs ${usdRange(prices.huntington.overall)}: short garage runs at the low end, hillsides and harbor at the top. A standard job takes ${range(standard)} hours, permit handled.`,
    sections: [
      {
        heading: 'Three kinds of Huntington house, three kinds of run',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Colonial or cape of the 1920s to 1950s:** usually the easy one. Basement panel, side driveway, one hole through the sill, and you’re near the low end.',
              '**Victorian or early-1900s house near downtown:** the panel and the parking spot can be on opposite sides. We go outside, along the wall you see least, and leave the plaster alone.',
              '**Larger property toward the necks:** the power may come in at a pool house or a mechanical room. Over that distance we use bigger wire. Got a generator or a second panel? Tell us when you call.',
            ],
          },
        ],
      },
      {
        heading: 'Garage below the house? Measure down, too',
        blocks: [
          {
            kind: 'text',
            text: 'A garage cut into the slope looks close to the panel and may still need a long pipe, out of the house and down a retaining wall. We measure the drop and the distance and price the way inside next to the way outside.',
          },
          {
            kind: 'text',
            text: 'On a sunny wall, a long straight PVC pipe grows in summer and shrinks in winter. Ours gets expansion fittings and supports that let it slide, so it doesn’t bow and the joints stay tight.',
          },
        ],
      },
      {
        heading: 'By the harbor, check the height first',
        blocks: [
          {
            kind: 'text',
            text: 'Low ground at the head of the harbor, in Halesite, can flood. There we look up your flood elevation before we pick the wall, and use hardware that holds up to salt. Uphill you can skip both.',
          },
        ],
      },
      {
        heading: 'How big a charger do you need?',
        blocks: [
          {
            kind: 'text',
            text: 'Eight hours on a 32-amp charger gives you about 60 kilowatt-hours, more than most workdays use. Go bigger only if you drive more than that, your car can take it and your panel has room.',
          },
        ],
      },
      {
        heading: 'Where we work, and whose permit it is',
        blocks: [
          {
            kind: 'text',
            text: 'We work downtown and at Halesite, in Huntington Station, Greenlawn, Centerport and Cold Spring Harbor, and in the villages of Northport, Asharoken, Huntington Bay and Lloyd Harbor. Those four issue their own permits. Everywhere else it’s the Town of Huntington.',
          },
          {
            kind: 'text',
            text: 'ZIP 11743 takes in Halesite, Huntington Bay and Lloyd Harbor, 11746 Huntington Station and the Dix Hills side, 11768 Northport. We go by your address. Fees, steps and every price: [Huntington cost and permits](/service-areas/huntington).',
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
        question: 'Where would the line run on my old house downtown?',
        answer: 'Often outside, along the wall you see least. We draw the route, you OK it, and then we drill.',
      },
      {
        question: 'My garage is under the house. Does that help?',
        answer:
          'Yes, a lot, if the panel is on that level too: the run can be short and indoors. If the panel is upstairs or at the other end, we price a route inside and one outside, and you pick.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Tell us about the slope, the garage and the panel, or text us a few pictures. Your Huntington estimate is free.',
    },
  },
} satisfies TownFile
