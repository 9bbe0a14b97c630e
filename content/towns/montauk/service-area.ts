import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'Montauk EV Charger Installation for Salt and Wind',
    description:
      'Weatherproof EV chargers for Montauk houses, motels and co-ops: parts that resist salt air, three coastal price classes and the East Hampton permit.',
    keywords: [
      'EV charger installation Montauk',
      'weatherproof EV charger Montauk',
      'oceanfront EV charger',
      'Tesla charger Montauk NY',
      'motel EV charging Montauk',
      'coastal EV charger Long Island',
    ],
  },
  lead: 'With the Atlantic on one side and Block Island Sound on the other, this is the most exposed place we serve. So we settle the enclosure, the fasteners and the conduit of your charger first, and the amps after that.',
  intro: [
    'Wind-driven salt rusts steel screws and straps and finds its way in at any hub that was never sealed. For a weatherproof install we therefore use plastic conduit instead of steel tubing and stainless fasteners instead of zinc-plated ones. The cable hangs where spray does not reach the connector.',
    'Houses run from beach cottages and postwar ranches to contemporary places on the bluffs, with motels and motel-style co-ops between them. In a cottage the first question is whether the service can take the load. On a bluff it is which wall lies out of the wind, and in a co-op it is whose consent you need.',
    'There is no village government in the hamlet, so the permit comes from the Town of East Hampton. Distance matters as well: from Huntington it is about 78 miles in a straight line and more by road. So we plan the visit, the installation and the inspection together.',
  ],
  reasons: [
    {
      title: '“Marine grade”, part by part',
      text: 'The term is trade language and no electrical rating stands behind it. Your quote says what it means on your wall: NEMA 4X-type enclosure, stainless hardware, sealed hubs, PVC conduit, antioxidant at the lugs.',
    },
    {
      title: 'Conduit that may move',
      text: 'A long exposed PVC run grows and shrinks with the sun. Where it would shift a quarter inch or more between fixed points, the code wants an expansion fitting. Without one the pipe can pull out of its hub and let water in.',
    },
    {
      title: 'Few trips, well prepared',
      text: 'As much as possible is settled by video and photos, so the first trip out already carries the right materials. Where pictures leave a question open, we come and look before we price it.',
    },
    {
      title: 'Support after we drive home',
      text: 'Our support runs 24/7. After a storm, the first two questions, whether the breaker tripped and what the light on the unit shows, can be answered by phone.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Weatherproof charging at the house',
      text: 'An outdoor-rated unit on the most sheltered wall, with its connector stored at least 24 inches above grade and the cable holster turned away from the spray.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors near the water',
      text: 'Hard-wired, so there is no receptacle for salt to reach. We seal the conduit entry and, where the driveway is open to the ocean, look for a wall that the house itself shields.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Motels and guest parking',
      text: `Several ports can share one managed feeder, so the service need not grow with every port. NYSERDA’s Charge Ready NY 2.0 paid per port at hotels as of ${longDate(claims.chargeReady.asOf)}; check whether funds are open before you budget on it.`,
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Services in older cottages',
      text: 'A small service is often the limit in a cottage, so we calculate the load before we name a charger size. If salt has eaten into the meter or panel enclosure, we tell you before the work starts.',
    },
  ],
  costs: {
    intro:
      'Three coastal classes, told apart by materials and exposure. Guide prices, to be replaced by a written estimate once we have seen the wall.',
    rows: [
      {
        item: 'Marine materials',
        price: prices.montauk.marine,
        detail:
          'NEMA 4X-type enclosure, PVC conduit, stainless fasteners and sealed hubs on a wall with some shelter, run of moderate length.',
      },
      {
        item: 'Storm-resistant',
        price: prices.montauk.stormResistant,
        detail:
          'The marine list plus heavier mounting, expansion fittings on longer runs and a placement worked out from wind and high water.',
      },
      {
        item: 'Oceanfront',
        price: prices.montauk.oceanfront,
        detail:
          'Dune and bluff houses where no wall is sheltered: all of the above, a longer route to the lee side, and often a separate support for unit and cable.',
      },
      {
        item: 'Panel upgrade',
        price: prices.town.panelUpgrade,
        detail: 'When an old cottage service cannot carry the charger even at a reduced setting.',
      },
      {
        item: 'Long exterior run or trench',
        price: prices.town.exteriorRun,
        detail:
          'On top of the class, for a driveway far from the panel. Buried PVC takes 18 inches of cover in a yard.',
      },
    ],
    note: 'Town and inspection fees come on top. If your charger can hang inside a closed garage, ask: much of the coastal material may be unnecessary.',
  },
  considerations: [
    {
      title: 'Town of East Hampton, through its portal',
      text: `Applications go through the Town’s online system. The building department was reported to have a backlog and shortened counter hours from late 2025 to ${longDate(claims.eastHamptonBacklog.asOf)}; we confirm the electrical filing and the present wait before giving you a date.`,
    },
    {
      title: 'Co-ops stand outside the condo law',
      text: 'New York’s condominium statute limits what a condo board may refuse an owner who wants a charger. It does not reach co-ops, so get the board’s agreement, and its terms on metering, before paying for drawings.',
    },
    {
      title: 'Newer houses may be half ready',
      text: 'The Town adopted NYStretch-2020, which includes EV readiness for new houses and substantial rebuilds. If yours is recent, look in the garage for a capped conduit or a spare 240 V circuit.',
    },
    {
      title: 'Empty from Monday to Friday',
      text: 'A second home does not need the fastest unit if the car sits all weekend. Less current means thinner wire and sometimes no panel work. An app or key lock keeps strangers from charging while you are away.',
    },
    {
      title: 'Low ground by the harbor',
      text: 'In a mapped flood area electrical equipment generally has to sit at or above a set flood elevation, which can be higher than the usual 48 inches. We ask the building department for the figure.',
    },
  ],
  faq: [
    {
      question: 'Which side of the house should the charger go on?',
      answer:
        'The one that stays driest in a storm, if the cable still reaches the charge port. Common units come with 18 to 25 feet of cable, so parking the other way around can spare you a charger that faces the ocean.',
    },
    {
      question: `What separates a ${usdRange(prices.montauk.marine)} job from a ${usdRange(prices.montauk.oceanfront)} one?`,
      answer:
        'Shelter, distance and support. A protected wall near the panel needs good hardware and little else. A bluff house with no sheltered wall needs expansion fittings, stronger mounting and a longer path for the same charger.',
    },
    {
      question: 'How many visits will it take, and how long is each?',
      answer: `Usually one for the work and one for the inspector, after a virtual quote. An uncomplicated job takes ${standard.min}-${standard.max} hours on site, but a storm-resistant or oceanfront one can take longer and we say so beforehand.`,
    },
    {
      question: 'Does a hard-wired charger hold up better than a plug-in one out here?',
      answer:
        'In our view yes. A receptacle has open contacts and needs a cover closed around the cord, and one installed for charging must have ground-fault protection. Hard-wiring does away with the receptacle, though an inspector may still ask for ground-fault protection outdoors. A 48 A unit should be hard-wired anyway.',
    },
  ],
  closing: {
    title: 'Show us the wall and the view from it',
    text: 'Stand where the car parks and take two pictures: toward the house, then toward the water. With those and a picture of your panel we can name the price class. [Send them with the estimate form](/contact).',
  },
}
