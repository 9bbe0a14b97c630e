import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { milesFromBusiness } from '@/content/business-place'
import { prices } from '@/content/prices'
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
  neighbors: ['Napeague', 'Amagansett'],
  houses:
    'Beach cottages, postwar ranches, contemporary houses on the bluffs, motels and motel-style co-ops. The state’s condo charging law doesn’t cover co-ops, so start with your board there.',
  house: 'cottage',
  coast: 'Wind carries salt in from both shores. We use sealed hubs, PVC conduit and stainless hardware.',
  picture: 'coastal',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
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
    lead: `Coastal, weatherproof charger installs for Montauk salt and wind: ${usdRange(prices.montauk.marine)} on a sheltered wall, ${usdRange(prices.montauk.oceanfront)} on the oceanfront. A simple job takes ${range(standard)} hours. We file with the Town and show up with the right parts.`,
    intro: [
      'Every outdoor job here is coastal, weatherproof work. Wind-driven salt rusts steel screws and straps and gets in at any unsealed hub. So we use plastic conduit and stainless fasteners, and hang the cable where spray can’t reach the connector.',
      'We work on beach cottages, postwar ranches, contemporary houses on the bluffs, motels and motel-style co-ops. In a cottage, we check that the service can carry the load. On a bluff, we find the wall out of the wind. In a co-op, the board’s consent comes first.',
      `Montauk has no village government, so your permit comes from the Town of East Hampton. We’re based in ${business.address.locality}, about ${milesFromBusiness(point)} miles away in a straight line and more by road. So we plan your visit, the installation and the inspection together.`,
    ],
    reasons: [
      {
        title: 'The real parts behind “marine grade”',
        text: 'It isn’t an electrical rating, so your quote lists the parts you get: NEMA 4X-type enclosure, stainless hardware, sealed hubs, PVC conduit, antioxidant at the lugs.',
      },
      {
        title: 'Conduit that stays tight',
        text: 'A long PVC run grows and shrinks in the sun. If it could move a quarter inch or more between fixed points, code says to add an expansion fitting. We fit one, and the pipe stays in its hub with the water out.',
      },
      {
        title: 'The right parts on the first trip',
        text: 'We settle most of the job by video and photos, then load the truck for your house. If the pictures leave a question, we come out and look before we price it.',
      },
      {
        title: 'Help after a storm',
        text: 'Text or leave a message at any hour, and we call you back. We start with two quick checks by phone: did the breaker trip, and what does the light on the unit show?',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Weatherproof charging at your house',
        text: 'We put an outdoor-rated unit on your most sheltered wall. The connector sits at least 24 inches off the ground, and the cable holster faces away from the spray.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors near the water',
        text: 'We hard-wire it, so there’s no outlet for salt to reach, and seal the conduit entry. If your driveway is open to the ocean, we look for a wall the house itself shields.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Chargers for motel guests',
        text: `Several ports share one managed feeder, so you don’t need a bigger service for each one. NYSERDA’s Charge Ready NY 2.0 paid per port at hotels as of ${longDate(claims.chargeReady.asOf)}. We check that funds are open before you budget on it.`,
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Small services in older cottages',
        text: 'We calculate your load first, then name a charger size that fits. If salt has eaten into the meter or panel enclosure, we show you before work starts.',
      },
    ],
    costs: {
      intro:
        'We price Montauk jobs in three coastal classes, by exposure and materials. One look at your wall tells us which is yours.',
      rows: [
        {
          item: 'Marine materials',
          price: prices.montauk.marine,
          detail:
            'For a wall with some shelter and a moderate run: NEMA 4X-type enclosure, PVC conduit, stainless fasteners and sealed hubs.',
        },
        {
          item: 'Storm-resistant',
          price: prices.montauk.stormResistant,
          detail:
            'The marine list plus heavier mounting, expansion fittings on longer runs, and a spot chosen for wind and high water.',
        },
        {
          item: 'Oceanfront',
          price: prices.montauk.oceanfront,
          detail:
            'For dune and bluff houses with no sheltered wall. All of the above, a longer run to the lee side, and often a separate support for unit and cable.',
        },
        {
          item: 'Panel upgrade',
          price: prices.town.panelUpgrade,
          detail: 'Only if an old cottage service is too small for the charger, even turned down.',
        },
        {
          item: 'Long exterior run or trench',
          price: prices.town.exteriorRun,
          detail: 'Added when the driveway is far from the panel. We bury PVC under 18 inches of cover in a yard.',
        },
      ],
      note: 'The three class prices cover an outdoor wall. If your charger can hang inside a closed garage, tell us: you may not need much of the coastal material.',
    },
    considerations: [
      {
        title: 'Your East Hampton permit',
        text: 'We apply through the Town’s online system, and confirm with the building department how it wants the electrical side filed and how long it takes now.',
      },
      {
        title: 'If you own in a co-op',
        text: 'New York’s condominium law limits what a condo board can refuse, but it doesn’t cover co-ops. Get your board’s agreement, and its terms on metering, before you pay for drawings.',
      },
      {
        title: 'Your newer house may be half ready',
        text: 'New houses and substantial rebuilds fall under NYStretch-2020, which the Town adopted and which includes EV readiness. Look in your garage for a capped conduit or a spare 240 V circuit.',
      },
      {
        title: 'Only here on weekends?',
        text: 'If the car sits all weekend, you don’t need the fastest unit. Less current means thinner wire and sometimes no panel work. An app or key lock keeps strangers off while you’re away.',
      },
      {
        title: 'Low ground by the harbor',
        text: 'In a mapped flood area, electrical equipment generally goes at or above a set flood elevation. That can be higher than the usual 48 inches. We get the figure from the building department.',
      },
    ],
    faq: [
      {
        question: 'Which side of my house should the charger go on?',
        answer:
          'The side that stays driest in a storm, as long as the cable reaches your charge port. Common units come with 18 to 25 feet of cable. Parking the other way around can keep your charger off the ocean side.',
      },
      {
        question: `Why is one job ${usdRange(prices.montauk.marine)} and another ${usdRange(prices.montauk.oceanfront)}?`,
        answer:
          'Shelter, distance and support. A protected wall near the panel needs good hardware and little else. A bluff house with no sheltered wall needs expansion fittings, stronger mounting and a longer run.',
      },
      {
        question: 'How many trips will you make, and how long are you here?',
        answer: `Usually two after your quote, one for the work and one for the inspector. We can often quote by video. A simple job takes ${range(standard)} hours on site. Storm-resistant and oceanfront jobs can take longer. We usually head out ${range(business.schedulingWeeks)} weeks after the permit.`,
      },
      {
        question: 'Is a hard-wired charger better out here than a plug-in?',
        answer:
          'We think so. A receptacle has open contacts, needs a cover closed around the cord, and must have ground-fault protection for charging. Hard-wiring does away with it, though an inspector may still want ground-fault protection outdoors. And at 48 A, a charger should be hard-wired anyway.',
      },
    ],
    closing: {
      title: 'Get your Montauk price',
      text: `Stand where you park and take two pictures: one toward the house, one toward the water. Add one of your panel and [send them with the estimate form](/contact). That’s enough to name your price class. We reply within ${business.contactPromiseHours} hours, and a free written estimate follows.`,
    },
  },
} satisfies TownFile
