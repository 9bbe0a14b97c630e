import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Riverhead',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Chargers for farms, 55-plus communities and the riverfront downtown. The Town’s own inspector signs off.',
  offices: ['town-of-riverhead', 'town-of-southampton'],
  officeNote:
    'The Town of Riverhead issues your permit and sends its own inspector. South of the river, we file with the Town of Southampton.',
  zips: ['11901', '11931', '11933', '11792'],
  zipTable: [
    { zip: '11901', note: 'Riverside, Flanders and Northampton are Southampton’s.' },
    { zip: '11931', place: 'Aquebogue', offices: ['town-of-riverhead'] },
    { zip: '11933', place: 'Calverton', offices: ['town-of-riverhead'] },
    {
      zip: '11792',
      place: 'Wading River',
      offices: ['town-of-riverhead'],
      note: 'Its western part is the Town of Brookhaven’s. We go by your address.',
    },
  ],
  point: { lat: 40.917, lon: -72.662 },
  map: {
    label: { x: 672, y: 231, anchor: 'middle' },
    smallMapCallout: { x: 236, y: 62, anchor: 'middle' },
  },
  picture: 'autumn',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Riverhead, NY',
      description: `Level 2 charger installs in Riverhead for ${usdRange(prices.town.standard)}, in ${range(standard)} hours for a standard job. Farms, barns and 55-plus homes too. Call for your free estimate.`,
      keywords: [
        'EV charger installation Riverhead',
        'Riverhead electrical permit',
        'Calverton EV charger',
        'Wading River EV charger',
        'barn EV charger',
        'Aquebogue Level 2 charger',
        '11901 EV charger',
      ],
    },
    lead: `At the garage, a standard Riverhead job is ${usdRange(prices.town.standard)} and ${range(standard)} hours. For the barn, the run is priced by the foot before you say yes.`,
    planner:
      'On a house wall, pin your charger in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). For the barn, take the [EV Planner](/ev-charger-planner)’s detached wall and enter the trench.',
    reasons: [
      {
        title: 'One trip to the notary',
        text: 'Applications are notarized here. Everything is filled out first, so one visit does it.',
      },
      {
        title: 'Ready for the Town inspector',
        text: 'Riverhead has an inspector on staff. Boxes stay easy to reach.',
      },
      {
        title: 'Wire sized for the distance',
        text: 'However far the meter, wire sized for the voltage drop gets the car the power you pay for.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: 'Yard poles, barns and sub-panels',
        text: 'A feeder to an outbuilding gets a disconnect and a grounding electrode out there. The yard pole’s age comes first: if it’s due, it goes before new wire hangs on it.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors on small services',
        text: 'Turned down from 48 A, it fits a smaller circuit and can spare you the wait for a service change.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Vineyards, shops and workplaces',
        text: 'Charging for guests or staff starts with your service and the load letter PSEG Long Island asks for.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Standard Level 2 install',
          price: prices.town.standard,
          detail: 'Attached garage or carport wall, panel nearby.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'For a worn farmhouse panel, or one too crowded for a sub-panel.',
        },
        {
          item: 'Trench or overhead feed',
          price: prices.town.exteriorRun,
          detail: 'A moderate distance across the yard. Across a farmyard it can run higher.',
        },
      ],
      note: 'The notary’s fee is extra.',
    },
    considerations: [
      {
        title: 'Manufactured homes',
        text: 'The pedestal outside may be full. A load-managed charger slows down while the dryer or air conditioner runs. Check with your community’s management first.',
      },
      {
        title: '55-plus associations',
        text: 'With listed exceptions, New York law won’t let a homeowners’ association effectively ban a charger. The board gets a work description and an insurance certificate from us.',
      },
      {
        title: 'Digging on a farm',
        text: 'Irrigation, drainage and old pump lines are private, so New York 811 won’t mark them. Walk the route with us before the trencher comes.',
      },
    ],
    testimonial: 'riverhead',
    faq: [
      {
        question: 'How long will your electricians be here?',
        answer: `${range(standard)} hours if you park close to the panel. A longer run through a barn or across the yard takes ${range(longer)} hours, and a trench adds more.`,
      },
      {
        question: 'Can I charge from the barn’s panel?',
        answer: `Maybe. The feeder, its grounding and the voltage under load decide. If it’s sound, a circuit from the barn can stay near ${usdRange(prices.town.standard)}. If it isn’t, we price the feeder first.`,
      },
    ],
    closing: {
      title: 'Get your Riverhead price',
      text: 'What does your meter feed: just the house, or the barn, pump and greenhouse too? A line about that gets you a closer price.',
    },
  },
} satisfies TownFile
