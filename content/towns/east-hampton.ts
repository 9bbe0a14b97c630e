import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { longer } = business.installHours

export default {
  name: 'East Hampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Charging for luxury estates, cottages and historic streets, kept out of view. Power often starts far from the cars, so we measure first.',
  offices: ['village-of-east-hampton', 'town-of-east-hampton'],
  officeNote:
    'In the village, we file with the Village of East Hampton; for Springs, Northwest Woods, Wainscott and Amagansett, with the Town.',
  zips: ['11937'],
  zipTable: [{ zip: '11937', note: 'Springs and Northwest Woods are the Town’s.' }],
  point: { lat: 40.963, lon: -72.185 },
  map: {
    label: { x: 911, y: 287, anchor: 'start' },
  },
  picture: 'dusk',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in East Hampton, NY',
      description: `EV chargers at East Hampton’s luxury estates: ${usdRange(prices.eastHampton.premium)} for one car, ${range(longer)} hours on site. Village or Town permit filed. Call for a free quote.`,
      keywords: [
        'EV charger installation East Hampton NY',
        'luxury estate EV charger Hamptons',
        'multi-car EV charging East Hampton',
        'East Hampton village electrical inspection',
        'Tesla charger East Hampton',
        '11937 EV charger',
      ],
    },
    lead: `A charger at your luxury East Hampton estate, tucked out of view: ${usdRange(prices.eastHampton.premium)}, ${range(longer)} hours on site. Several in a motor court run ${usdRange(prices.eastHampton.multiCar)}.`,
    reasons: [
      {
        title: 'You approve the route first',
        text: 'Where the feeder starts, how it’s buried and where each charger goes: you OK the line on the ground before anyone digs.',
      },
      {
        title: 'Kept out of the view',
        text: 'A service court, the inner wall of a garage bay, a post behind a hedge. What has to show stays low and square to the building.',
      },
      {
        title: 'Room for the next car',
        text: 'One feeder with managed power serves several cars. A charger added later is a short branch, not another trench across the lawn.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Luxury estates and cottages',
        text: 'Main house, carriage barn or guest cottage: on luxury estates each building normally gets one supply, sized for the charger and everything else in there.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors that share',
        text: 'Up to six Tesla units can share one power allowance. Everyone who arrives Friday evening plugs in and charges together.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Feeders, sub-panels and generators',
        text: 'With several panels and a standby generator, one panel is picked for the cars. Charging is locked out on generator power unless it was sized for it.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Premium single installation',
          price: prices.eastHampton.premium,
          detail: 'A longer or concealed run, salt-resistant fittings, a spot chosen for looks as well as reach.',
        },
        {
          item: 'Multi-car charging',
          price: prices.eastHampton.multiCar,
          detail: 'Several chargers on one managed feeder, at a garage row or motor court.',
        },
        {
          item: 'Estate system',
          price: prices.eastHampton.estate,
          detail: 'Long feeders, a sub-panel, more than one building, generator coordination.',
        },
      ],
      note: 'Smaller house? You may need less. Ask, and we’ll price the simpler job.',
    },
    considerations: [
      {
        title: 'Who inspects in the village',
        text: 'In the village, an outside inspector it has designated checks the wiring. The visit is booked, and its fee is a line in your estimate.',
      },
      {
        title: 'Your newer house may be ready',
        text: 'The Town adopted the NYStretch Energy Code, which includes EV readiness for new houses and big rebuilds. Look for a spare conduit or a capped circuit. Inside the village, that law doesn’t apply.',
      },
      {
        title: 'Salt air and high groundwater',
        text: 'On the ocean side salt gets to everything; near Georgica and Hook ponds the groundwater is high. Enclosures resist corrosion, and trenches are planned for the water.',
      },
    ],
    faq: [
      {
        question: 'What happens to the cars when the generator kicks in?',
        answer:
          'Charging stops, unless the generator was sized for the cars too. We fit an interlock or load shedding, so generator power goes to refrigeration, pumps and heat.',
      },
      {
        question: 'How many days will you be on the property?',
        answer: `One day for a single charger: it takes ${range(longer)} hours. Motor courts and estate feeders take longer, and your quote gives the days.`,
      },
    ],
    closing: {
      title: 'Get your East Hampton price',
      text: 'Leave a number for you, your manager or your caretaker. We measure on site and send a route and a price, free.',
    },
  },
} satisfies TownFile
