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
    'In the village, we file with the Village of East Hampton. For Springs, Northwest Woods, Wainscott and Amagansett, we file with the Town.',
  zips: ['11937'],
  zipTable: [{ zip: '11937', note: 'Springs and Northwest Woods are the Town’s.' }],
  point: { lat: 40.963, lon: -72.185 },
  map: {
    label: { x: 911, y: 287, anchor: 'start' },
  },
  neighbors: ['Amagansett', 'Springs', 'Wainscott', 'Sag Harbor'],
  houses:
    'Shingle-style estates and cottages, historic-district houses, and second homes with pool houses, barns and detached garages. Several cars in the motor court? One feeder with managed power often beats several full-size circuits.',
  house: 'estate',
  coast: 'Salt air off the Atlantic. High groundwater near Georgica and Hook ponds.',
  picture: 'estate',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
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
    lead: `One charger at a luxury East Hampton estate: ${usdRange(prices.eastHampton.premium)} to install, ${range(longer)} hours on site. Several in a motor court run ${usdRange(prices.eastHampton.multiCar)}. We plan the route, keep it out of view and file with the Village or the Town.`,
    intro: [
      'Behind the hedge and the long gravel driveway, your power may come in far from the motor court: at a barn, a pool house or a mechanical room. Over that distance, voltage drop calls for heavier wire, and the wire is much of the price. So we start by finding every panel on the property and measuring from each one.',
      'For a second home, pick a charger with an app and access control. You can see from the city if it’s in use, and a caretaker or a guest charges when you say so.',
      'ZIP 11937 covers the Village of East Hampton and much of the town around it, and each has its own building department. Springs, Northwest Woods, Wainscott, Amagansett and Montauk are the Town’s, though the Town Hall campus itself is inside the village. Your tax-map number tells us where to file.',
    ],
    reasons: [
      {
        title: 'You approve the route first',
        text: 'Our quote shows where the feeder starts, how it’s buried, what it passes and where each charger goes. You OK the line on the ground before anyone digs.',
      },
      {
        title: 'Kept out of the view',
        text: 'We look for a hidden spot first: a service court, the inner wall of a garage bay, a post behind a hedge. If something has to show, we keep it low and square to the building.',
      },
      {
        title: 'Room for the next car',
        text: 'One feeder with shared, managed power can serve several cars in a motor court. When you add a charger later, it’s a short branch instead of another trench across the lawn.',
      },
      {
        title: 'A date you can plan on',
        text: 'Your estimate comes with this month’s wait at your office, Village or Town. Then we pick a day with you or your caretaker.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Luxury estates and cottages',
        text: 'Main house, carriage barn or guest cottage, each building normally gets one supply. We size it for the charger and everything else in there, with its own disconnect where code requires one.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors that share',
        text: 'Up to six Tesla units can share one power allowance. Everyone who arrives Friday evening plugs in and charges together, a bit slower. The last cars speed up as the others fill.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Feeders, sub-panels and generators',
        text: 'With several panels and a standby generator, we work out which panel should carry the cars. Charging is locked out on generator power unless the generator was sized for it.',
      },
      {
        service: 'permits-inspections',
        title: 'Village forms, Town portal',
        text: 'The Town takes applications through its OpenGov portal, and we confirm the electrical side with the department each time. In the village, we book the designated inspector as well.',
      },
    ],
    costs: {
      intro: 'We price East Hampton jobs in three bands. Our survey shows which one is yours.',
      rows: [
        {
          item: 'Premium single installation',
          price: prices.eastHampton.premium,
          detail:
            'One charger, carefully routed: a longer or concealed run, salt-resistant fittings, and a spot chosen for looks as well as reach.',
        },
        {
          item: 'Multi-car charging',
          price: prices.eastHampton.multiCar,
          detail:
            'Several chargers on one managed feeder, at a garage row or motor court. The number of units and the trench set the price within the band.',
        },
        {
          item: 'Estate system',
          price: prices.eastHampton.estate,
          detail:
            'Long feeders, a sub-panel, charging at more than one building, and generator coordination. Distance is usually the biggest single item.',
        },
      ],
      note: 'Need a bigger panel? We price that separately, as a [panel upgrade](/services/electrical-panel-upgrades). Smaller house? You may need less. Ask, and we’ll price the simpler job. We agree beforehand on who restores gravel and planting.',
    },
    considerations: [
      {
        title: 'Who inspects in the village',
        text: 'An outside inspector the village has designated checks the wiring, instead of its own building inspector. We book the visit, and its fee is a line in your estimate.',
      },
      {
        title: 'Your newer house may be ready',
        text: 'The Town adopted the NYStretch Energy Code, which includes EV readiness for new houses and big rebuilds. Look for a spare conduit or a capped circuit in the garage. Inside the village, that town law doesn’t apply.',
      },
      {
        title: 'Salt air and high groundwater',
        text: 'On the ocean side, salt air gets to everything outdoors. Near Georgica and Hook ponds, groundwater is high. We pick enclosures that resist corrosion, and ask how high the water stands where a trench would go.',
      },
      {
        title: 'Trenching under the gravel',
        text: 'Pipe under the driveway of a one-family house needs 18 inches of cover, and the gravel counts. So we dig 18 inches plus the thickness of the pipe.',
      },
      {
        title: 'Historic streets',
        text: 'In a historic district? Tell us at the start. We ask the village if outdoor equipment needs a review, then pick the spot.',
      },
    ],
    faq: [
      {
        question: 'Our house is fairly new. Is it wired for a charger already?',
        answer:
          'It may be, if it’s in the Town outside the village and was built or largely rebuilt after NYStretch took effect there. We find the circuit or conduit and test it. Using it can save most of the digging.',
      },
      {
        question: 'Can one feeder charge four cars overnight?',
        answer: `In many cases yes, with managed power. It splits what the feeder has and gives the next car more when one is full. Plan on ${usdRange(prices.eastHampton.multiCar)}, before any change to your electric service.`,
      },
      {
        question: 'What happens to the cars when the generator kicks in?',
        answer:
          'Charging stops, unless the generator was sized for the cars too. We fit an interlock or load shedding, so generator power goes to refrigeration, pumps and heat.',
      },
      {
        question: 'How many days will you be on the property?',
        answer: `One day for a single charger with a longer run: it takes ${range(longer)} hours. Motor courts and estate feeders take longer, and your quote gives the number of days. The permit is usually the longer wait. After it, we usually start within ${range(business.schedulingWeeks)} weeks.`,
      },
    ],
    closing: {
      title: 'Get your East Hampton price',
      text: `Call, or send us the address. We reply within ${business.contactPromiseHours} hours, measure on site with you or your manager, and give you a route and a written price, free. Nobody there right now? A video call with the caretaker gets us started.`,
    },
  },
} satisfies TownFile
