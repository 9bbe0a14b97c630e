// Service-area page for Montauk: coastal, weatherproof installs at the far end of the South Fork.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { FullServiceArea } from '../types'

const { standard } = business.installHours

export const page = {
  layout: 'full',
  slug: 'montauk',
  metadata: {
    title: 'Montauk EV Charger Installation for Salt and Wind',
    description:
      'Weatherproof EV chargers for Montauk houses, motels and co-ops: the parts that outlast salt air, three coastal price classes and the East Hampton permit.',
    keywords: ['EV charger installation Montauk', 'weatherproof EV charger Montauk', 'oceanfront EV charger', 'Tesla charger Montauk NY', 'motel EV charging Montauk', 'coastal EV charger Long Island'],
  },
  lead:
    'With the Atlantic on one side and Block Island Sound on the other, this is the most exposed place we serve. Chargers here are chosen by their enclosure, fasteners and conduit before anyone talks about amps.',
  intro: [
    'Wind-driven salt does its damage at edges: a screw head, a hub that was never sealed, a steel strap on a sunny wall. A weatherproof install is mostly a matter of leaving those edges out. We use plastic pipe where inland jobs would use steel tube, stainless where they would use zinc, and we park the cable where spray cannot sit in the connector.',
    'Houses run from beach cottages and post-war ranches to contemporary places on the bluffs, with motels and motel-style co-ops between them. Each asks a different question first. A cottage asks whether its service can take the load, a bluff house where the lee wall is, a co-op who may say yes.',
    'There is no village government in the hamlet, so the permit comes from the Town of East Hampton. Distance matters as well: from Huntington it is about 78 miles in a straight line and more by road. We plan the visit, the installation and the inspection as one calendar.',
  ],
  reasons: [
    {
      title: 'A parts list, not an adjective',
      text: '“Marine grade” is trade language and no electrical rating stands behind it. Your quote says what it means on your wall: NEMA 4X-type enclosure, stainless hardware, sealed hubs, PVC conduit, antioxidant at the lugs.',
    },
    {
      title: 'Conduit that may move',
      text: 'A long exposed PVC run grows and shrinks with the sun. Where it would shift a quarter inch or more between fixed points, the code wants an expansion fitting, and so do we: a pipe that pulls out of its hub lets the weather in.',
    },
    {
      title: 'Trips that count',
      text: 'As much as possible is settled by video and photos, so the first trip out already carries the right materials. We come prepared for what the photos could not show.',
    },
    {
      title: 'Support after we drive home',
      text: 'Our phone support runs 24/7, and the first questions after a storm, whether the breaker tripped and what the light on the unit says, can be answered by phone.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Weatherproof charging at the house',
      text: 'An outdoor-rated unit on the sheltered elevation, its connector stored at least 24 inches above grade, cable holster turned away from the prevailing spray.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors near the water',
      text: 'Hard-wired, so there is no receptacle for salt to reach. We seal the conduit entry and, where the driveway is open to the ocean, look for a wall or post that breaks the wind.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Motels and guest parking',
      text: 'Several ports on one managed feeder keep the service within bounds. NYSERDA’s Charge Ready NY 2.0 has paid per port at hotels; check whether funds are open before you budget on it.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Services in older cottages',
      text: 'A small service is often the limit in a cottage, so we calculate the load before we name a charger size. Corroded meter or panel enclosures are reported with photos.',
    },
  ],
  costs: {
    intro: 'Three coastal classes, told apart by materials and exposure. Guide prices, to be replaced by a written estimate once we have seen the wall.',
    rows: [
      {
        item: 'Marine materials',
        price: prices.montauk.marine,
        detail: 'NEMA 4X-type enclosure, PVC conduit, stainless fasteners and sealed hubs on a wall with some shelter, run of moderate length.',
      },
      {
        item: 'Storm-resistant',
        price: prices.montauk.stormResistant,
        detail: 'The marine list plus heavier mounting, expansion fittings on longer runs and a placement worked out from wind and high water.',
      },
      {
        item: 'Oceanfront',
        price: prices.montauk.oceanfront,
        detail: 'Dune and bluff houses where no wall is sheltered: all of the above, a longer route to the lee side, and often a separate support for unit and cable.',
      },
      {
        item: 'Panel upgrade',
        price: prices.town.panelUpgrade,
        detail: 'When an old cottage service cannot carry the charger even at a reduced setting.',
      },
      {
        item: 'Long exterior run or trench',
        price: prices.town.exteriorRun,
        detail: 'On top of the class, for a driveway far from the panel. Buried PVC takes 18 inches of cover in a yard.',
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
      text: 'A second home does not need the fastest unit if the car sits all weekend. Less current means thinner wire and sometimes no panel work. An app or key lock keeps the driveway from becoming public charging.',
    },
    {
      title: 'Low ground by the harbor',
      text: 'In a mapped flood area the height of the electronics follows the flood elevation and not the reach of your arm. We ask the building department for the figure.',
    },
  ],
  faq: [
    {
      question: 'Which side of the house should the charger go on?',
      answer: 'The one that stays driest in a blow, if the cable still reaches the charging port. Common units come with 18 to 25 feet of cable, so parking the other way around can spare you a charger that faces the ocean.',
    },
    {
      question: `What separates a ${usdRange(prices.montauk.marine)} job from a ${usdRange(prices.montauk.oceanfront)} one?`,
      answer: 'Shelter, distance and support. A protected wall near the panel needs good hardware and little else. A bluff with no lee needs expansion fittings, stronger mounting and a longer path for the same charger.',
    },
    {
      question: 'How many visits will it take, and how long is each?',
      answer: `Usually one for the work and one for the inspector, after a virtual quote. An uncomplicated job takes ${standard.min}-${standard.max} hours on site, but a storm-resistant or oceanfront one can take longer and we say so beforehand.`,
    },
    {
      question: 'Does a hard-wired charger hold up better than a plug-in one out here?',
      answer: 'In our view yes. A receptacle has open contacts and needs a cover closed around the cord, and one installed for charging must have ground-fault protection. Hard-wiring does away with the receptacle, though an inspector may still ask for ground-fault protection outdoors. A 48 A unit should be hard-wired anyway.',
    },
  ],
  closing: {
    title: 'Show us the wall and the view from it',
    text: 'Stand where the car parks and take two pictures: toward the house, then toward the water. With those and your panel we can name the price class and the nearest sensible date. [Send them with the estimate form](/contact).',
  },
} satisfies FullServiceArea
