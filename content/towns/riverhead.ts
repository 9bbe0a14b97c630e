import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
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
      note: 'Part of Wading River lies outside the town. We go by your address.',
    },
  ],
  point: { lat: 40.917, lon: -72.662 },
  map: {
    label: { x: 672, y: 231, anchor: 'middle' },
    smallMapCallout: { x: 236, y: 62, anchor: 'middle' },
  },
  neighbors: ['Calverton', 'Aquebogue', 'Flanders', 'Wading River', 'Jamesport'],
  houses:
    'Older houses downtown, farmhouses with barns, subdivisions, and large 55-plus and manufactured-home communities in the Calverton area. On a farm, the yard pole’s age and the voltage drop set the price of your feeder.',
  house: 'frame',
  coast: 'The Peconic River and Flanders Bay to the south, Sound bluffs to the north. Downtown sits low by the river.',
  picture: 'trench',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
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
    lead: `A standard charger install in Riverhead runs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Parking by the barn? We price the long run first. We fill out the forms, you sign once in front of a notary, and the Town’s inspector comes.`,
    intro: [
      'Downtown has older houses. East toward Aquebogue and Jamesport, a farmhouse may share its service with barns and pumps. Around Calverton, subdivisions sit next to large 55-plus and manufactured-home communities. Each is a different job, so we plan around your house and what it already powers.',
      'The permit is simpler. There are no villages inside the town, so one building department covers Calverton, Aquebogue, Jamesport and the Riverhead part of Wading River. Riverside, Flanders and Northampton share ZIP 11901, but they’re south of the river, so we file those with the Town of Southampton.',
    ],
    planner:
      'Need a first figure for the barn? Take a picture of the wall, pin your charger in the [Photo-Pin Placement Planner](/ev-charger-planner#photo) and add any feet of trench to an outbuilding. You get the run and a rough planning figure.',
    reasons: [
      {
        title: 'One trip to the notary',
        text: 'Applications are notarized here. We fill out everything first, so one visit should do it. The Town has an electrical fee schedule, and we check it when we write your estimate.',
      },
      {
        title: 'Ready for the Town inspector',
        text: 'Most towns we serve use outside agencies. Riverhead has an inspector on staff. We leave the boxes easy to reach, label the breaker and set the time with the office.',
      },
      {
        title: 'Wire sized for the distance',
        text: 'Farm parking can be a long way from the meter. We size the wire for the voltage drop, so you don’t pay for power the car never gets.',
      },
      {
        title: 'A warranty you can read',
        text: `In Riverhead you get a ${business.warrantyYears.terms}-year warranty on our work. For what’s covered and what isn’t, [see Terms](/terms).`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Garages and driveways in the subdivisions',
        text: 'With panel and garage under one roof, the wiring is easy. We spend our time on the right wall, so the cord reaches the car you have now and the next one.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Yard poles, barns and sub-panels',
        text: 'A feeder to an outbuilding normally gets a disconnect and a grounding electrode out there. We check the yard pole’s age first. If it’s due, you replace it before you pay for new wire on it.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors on small services',
        text: 'We can turn a Wall Connector down from 48 A to fit a smaller circuit. If little capacity is left, that can spare you the wait for a service change.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Vineyards, shops and workplaces',
        text: 'Charging for guests or staff starts with your service and a load letter. PSEG Long Island needs one for every commercial request.',
      },
    ],
    costs: {
      intro: 'Here’s what the electrical work costs in Riverhead. We quote your address free, by video or in person.',
      rows: [
        {
          item: 'Standard Level 2 install',
          price: prices.town.standard,
          detail:
            'Attached garage or carport wall, panel nearby. A short run in a subdivision house lands in the lower part.',
        },
        {
          item: 'Panel or service upgrade',
          price: prices.town.panelUpgrade,
          detail: 'Older downtown services and crowded farmhouse panels. For a pedestal, it depends on who owns it.',
        },
        {
          item: 'Trench or overhead feed',
          price: prices.town.exteriorRun,
          detail:
            'For a moderate distance across the yard. Across a farmyard we price by the foot, and it can run higher.',
        },
      ],
      note: 'The notary is extra. Got a machine and want to dig the trench yourself? Tell us before we price it.',
    },
    considerations: [
      {
        title: 'South of the Peconic',
        text: 'ZIP 11901 covers two towns. We’ll confirm yours. For Riverside, Flanders and Northampton, [see how Southampton permits work](/service-areas/southampton).',
      },
      {
        title: 'Manufactured homes',
        text: 'Your service equipment is usually on a pedestal outside, and it may be full. A load-managed charger often fits: it slows down while the dryer or air conditioner runs. Check with your community’s management first.',
      },
      {
        title: '55-plus associations',
        text: 'With some listed exceptions, New York law won’t let a homeowners’ association effectively ban a charger or unreasonably limit it. Your board can still set reasonable conditions. We give you the work description and insurance certificate they usually want.',
      },
      {
        title: 'Digging on a farm',
        text: 'Irrigation, drainage and old pump lines are private, so New York 811 won’t mark them. Walk the route with us before the trencher comes, or send someone who knows the field.',
      },
      {
        title: 'Salt up north, water downtown',
        text: 'Houses by the Sound get salt wind, so we use stainless fasteners and plastic conduit. Downtown sits low by the Peconic, so the flood map sets the height.',
      },
    ],
    testimonial: 'riverhead',
    faq: [
      {
        question: 'Who comes to inspect the charger?',
        answer:
          'The Town’s own electrical inspector. We book the visit and stay reachable during it, in case there’s a question.',
      },
      {
        question: 'How long will your electricians be here?',
        answer: `${range(standard)} hours if you park close to the panel. A longer run through a barn or across the yard takes ${range(longer)} hours, and a trench adds more.`,
      },
      {
        question: 'Can I charge from the barn’s panel?',
        answer: `Maybe. We check the feeder, its grounding and the voltage under load. If it’s sound, a circuit from the barn can stay near ${usdRange(prices.town.standard)}. If it isn’t, we price the feeder first.`,
      },
      {
        question: 'How soon can I charge at home in Riverhead?',
        answer: `About three to four weeks for a simple job. See the notary early, because the application can’t go in without it. After the permit, you’re usually ${range(business.schedulingWeeks)} weeks from your charger.`,
      },
    ],
    closing: {
      title: 'Get your Riverhead price',
      text: `Tell us your hamlet, where you park and what the meter feeds: just the house, or the barn, pump and greenhouse too. We reply within ${business.contactPromiseHours} hours, and your free written estimate names the town, the route and the price.`,
    },
  },
} satisfies TownFile
