import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange } from '@/lib/format'

const { longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'East Hampton EV Charger Installation for Estates',
    description:
      'Chargers for luxury estates and second homes in East Hampton: long feeders, motor courts, generators, village or town permits, prices for one car or many.',
    keywords: [
      'EV charger installation East Hampton NY',
      'luxury estate EV charger Hamptons',
      'multi-car EV charging East Hampton',
      'East Hampton village electrical inspection',
      'Tesla charger East Hampton',
      '11937 EV charger',
    ],
  },
  lead: 'At a luxury estate behind a hedge and a long gravel drive, the charger is the small part of the job. The feeder, the placement and the permit are the large ones, and we plan all three for village and town properties.',
  intro: [
    'On an estate the electric service may enter at a barn, a pool house or a mechanical room, with the motor court somewhere else altogether. Over such distances voltage drop decides the size of the wire, and the wire makes up much of the price. So the first thing we do is find every panel on the property and measure from each of them.',
    'ZIP 11937 covers the Village of East Hampton and much of the town around it, and the two have separate building departments. Springs, Northwest Woods, Wainscott, Amagansett and Montauk are the Town’s; the Town Hall campus itself stands inside the village. Your tax-map number tells us where to file.',
    'In a second home you may want to control the charger from a distance. A model with an app and access control shows you from the city whether it is in use, and lets a caretaker or guest charge when you say so.',
  ],
  reasons: [
    {
      title: 'The route before the charger',
      text: 'Our quote describes where the feeder starts, how it is buried, what it passes and where each unit stands. You approve the line on the ground before it is a trench.',
    },
    {
      title: 'Kept out of the view',
      text: 'We look first for places where the equipment is out of sight: a service court, the inner wall of a garage bay, a post behind a hedge. Where something must show, we keep it low and square to the building.',
    },
    {
      title: 'Room for the next car',
      text: 'One feeder with shared, managed power can serve several cars in a motor court. Adding a charger later then means a short branch instead of a second trench across the lawn.',
    },
    {
      title: 'Permit time: asked, not assumed',
      text: `Local reporting up to ${longDate(claims.eastHamptonBacklog.asOf)} described a large backlog and shortened counter hours at the Town’s building department. We ask for today’s wait before we give you a date.`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Estate and cottage charging',
      text: 'Main house, carriage barn or guest cottage: each building normally gets one supply, sized for the charger and for whatever else it runs, with its own disconnect where the code wants one.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors that share',
      text: 'Up to six of Tesla’s units can divide one power allowance. Cars that arrive together on a Friday evening charge together, each more slowly, and the last ones speed up as the others fill.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Feeders, sub-panels and generators',
      text: 'Several panels and a standby generator shape the design. We work out which panel should carry the cars, and lock charging out on generator power unless the generator was sized for it.',
    },
    {
      service: 'permits-inspections',
      title: 'Village papers, Town portal',
      text: 'The Town takes applications through its OpenGov portal; the electrical side we confirm with the department each time. In the village we arrange the designated inspector as well.',
    },
  ],
  costs: {
    intro:
      'Prices here come in three bands, by the scale of the property. Each is indicative; the survey shows which one applies to you.',
    rows: [
      {
        item: 'Premium single installation',
        price: prices.eastHampton.premium,
        detail:
          'One charger with a careful route: a longer or concealed run, salt-resistant fittings, a position chosen for looks as well as reach.',
      },
      {
        item: 'Multi-car charging',
        price: prices.eastHampton.multiCar,
        detail:
          'Several chargers on one managed feeder at a garage row or motor court. The number of units and the trench set the place in the band.',
      },
      {
        item: 'Estate system',
        price: prices.eastHampton.estate,
        detail:
          'Long feeders, a sub-panel, charging at more than one building, coordination with a generator. Distance is usually the largest single item.',
      },
    ],
    note: 'Building department and inspection fees are on top unless listed. A panel that has to grow is priced apart ([panel upgrades](/services/electrical-panel-upgrades)). For a smaller house, ask: the estimate says if a plainer job will do. We agree with you beforehand, in writing, who restores gravel and planting.',
  },
  considerations: [
    {
      title: 'The village inspects through others',
      text: 'Under village code its building inspector does not do electrical inspections. Designated outside inspectors do, and the customer pays for the visit.',
    },
    {
      title: 'A newer house may be ready',
      text: 'The Town adopted the NYStretch Energy Code, which includes EV readiness for new houses and substantial rebuilds. Look for a spare conduit or a capped circuit in the garage first. The village is outside that town law.',
    },
    {
      title: 'Ponds, ocean and air',
      text: 'On the ocean side salt air reaches everything outdoors, and groundwater is high near Georgica and Hook ponds. We choose enclosures that resist corrosion, and we ask how high the water stands before we settle a trench.',
    },
    {
      title: 'Under the gravel',
      text: 'Under the driveway of a one-family house the code asks for 18 inches of cover over the pipe, measured from finished grade, gravel or not. The trench is deeper by the thickness of the pipe.',
    },
    {
      title: 'Historic streets',
      text: 'If the house stands in a historic district, say so at the start. We ask the village whether outdoor equipment needs a review before we settle where it goes.',
    },
  ],
  faq: [
    {
      question: 'Our house was built recently. Does it already have wiring for a charger?',
      answer:
        'It may, if it is in the Town outside the village and was built or largely rebuilt after NYStretch took effect there. We look for the circuit or conduit and test it; using it can remove most of the digging.',
    },
    {
      question: 'Can four cars charge overnight from one feeder?',
      answer: `In many cases, with managed power. The system divides what is available and moves it along as cars fill. ${usdRange(prices.eastHampton.multiCar)} is the band for such a court, before any change to the service itself.`,
    },
    {
      question: 'What happens to charging when the generator starts?',
      answer:
        'Charging should stop, unless the generator was sized for the cars too. We fit an interlock or load shedding so that the generator’s power is left for refrigeration, pumps and heat.',
    },
    {
      question: 'How many days will you be on the property?',
      answer: `A single charger with a longer run takes ${longer.min}-${longer.max} hours. Courts and estate feeders take longer, and the quote gives the number of days. The permit usually takes longer than the work.`,
    },
  ],
  closing: {
    title: 'Walk the property with us',
    text: 'We measure on site and give you a route and a price. You or a manager can meet us there; if nobody is in residence, a video call with the caretaker is enough to start. There is no charge for the quote.',
  },
}
