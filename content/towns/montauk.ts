import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { milesFromBusiness } from '@/content/business-place'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const point = { lat: 41.036, lon: -71.954 }

export default {
  name: 'Montauk',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'The most exposed place we serve, with ocean on one side and Block Island Sound on the other. We build for salt and wind.',
  offices: ['town-of-east-hampton'],
  officeNote: 'There’s no village here, so the Town of East Hampton issues your permit.',
  zips: ['11954'],
  zipTable: [{ zip: '11954' }],
  point,
  map: {
    label: { x: 1068, y: 258, anchor: 'middle' },
    smallMapCallout: { x: 392, y: 62, anchor: 'end' },
  },
  picture: 'coastal',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Montauk, NY',
      description: `Coastal, weatherproof EV chargers for Montauk homes, motels and co-ops from ${usdRange({ min: prices.montauk.marine.min })}. A simple job takes ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'EV charger installation Montauk',
        'weatherproof EV charger Montauk',
        'oceanfront EV charger',
        'Tesla charger Montauk NY',
        'motel EV charging Montauk',
        'coastal EV charger Long Island',
      ],
    },
    lead: `Coastal, weatherproof charging built for Montauk salt and wind: ${usdRange(prices.montauk.marine)} on a sheltered wall, ${usdRange(prices.montauk.oceanfront)} on the oceanfront. A simple job takes ${range(standard)} hours.`,
    intro: `Every outdoor job here is coastal, weatherproof work. We’re about ${milesFromBusiness(point)} miles away in a straight line, so visit, installation and inspection are planned together.`,
    reasons: [
      {
        title: 'The real parts behind “marine grade”',
        text: 'It isn’t an electrical rating, so your quote lists the parts: NEMA 4X-type enclosure, stainless hardware, sealed hubs, PVC conduit.',
      },
      {
        title: 'Conduit that stays tight',
        text: 'A long PVC run grows and shrinks in the sun. An expansion fitting keeps the pipe in its hub and the water out.',
      },
      {
        title: 'The right parts on the first trip',
        text: 'Video and photos settle most of the job, and the truck is loaded for your house.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Weatherproof charging at your house',
        text: 'An outdoor-rated unit on your most sheltered wall, connector 24 inches up, holster away from the spray.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors near the water',
        text: 'Hard-wired, so there’s no outlet for salt to reach, on a wall that the house itself shields.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Chargers for motel guests',
        text: `Several ports share one managed feeder, so the motel’s service can stay. NYSERDA’s Charge Ready NY 2.0 paid per port at hotels as of ${longDate(claims.chargeReady.asOf)}.`,
      },
    ],
    costs: {
      rows: [
        {
          item: 'Marine materials',
          price: prices.montauk.marine,
          detail: 'A wall with some shelter and a moderate run.',
        },
        {
          item: 'Storm-resistant',
          price: prices.montauk.stormResistant,
          detail: 'Heavier mounting, expansion fittings, a spot chosen for wind and high water.',
        },
        {
          item: 'Oceanfront',
          price: prices.montauk.oceanfront,
          detail: 'Dune and bluff houses: a longer run to the lee side, a separate support.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Only if the old one is unsafe, or salt air has gotten to it.',
        },
        {
          item: 'Long exterior run or trench',
          price: prices.town.exteriorRun,
          detail: 'Added when the driveway is far from the panel.',
        },
      ],
      note: 'Inside a closed garage you may not need much of the coastal material.',
    },
    considerations: [
      {
        title: 'If you own in a co-op',
        text: 'New York’s condominium law doesn’t cover co-ops. Get your board’s agreement, and its terms on metering, before you pay for drawings.',
      },
      {
        title: 'Only here on weekends?',
        text: 'If the car sits all weekend, you don’t need the fastest unit. Less current means thinner wire and sometimes no panel work.',
      },
      {
        title: 'Low ground by the harbor',
        text: 'In a mapped flood area, equipment goes at or above a set flood elevation. The building department gives us the figure.',
      },
    ],
    faq: [
      {
        question: `Why is one job ${usdRange(prices.montauk.marine)} and another ${usdRange(prices.montauk.oceanfront)}?`,
        answer:
          'Shelter, distance and support. A protected wall near the panel needs good hardware and little else. A bluff house with no sheltered wall needs expansion fittings, stronger mounting and a longer run.',
      },
      {
        question: 'How many trips will you make, and how long are you here?',
        answer: `Two after your quote, one for the work and one for the inspector. A simple job takes ${range(standard)} hours on site; storm-resistant and oceanfront jobs can take longer.`,
      },
    ],
    closing: {
      title: 'Get your Montauk price',
      text: 'Stand where you park and take two pictures, one toward the house, one toward the water. We text back a ballpark price.',
    },
  },
} satisfies TownFile
