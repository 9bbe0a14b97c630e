import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Babylon',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'A bayside village inside a town of the same name. A garage out back often means a trench; by the canals, the charger hangs higher.',
  offices: ['village-of-babylon', 'town-of-babylon'],
  officeNote:
    'In the village, we file with the Village of Babylon; for West Babylon, North Babylon and the barrier beach, with the Town.',
  zips: ['11702', '11703', '11704'],
  zipTable: [
    { zip: '11702', note: 'Barrier-beach addresses are the Town’s.' },
    { zip: '11703', place: 'North Babylon', offices: ['town-of-babylon'] },
    { zip: '11704', place: 'West Babylon', offices: ['town-of-babylon'] },
  ],
  point: { lat: 40.695, lon: -73.326 },
  map: {
    label: { x: 256, y: 420, anchor: 'end', leader: true },
  },
  house: 'frame',
  picture: 'service',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Babylon, NY',
      description: `Most EV charger jobs in Babylon, NY run ${usdRange(prices.babylon.overall)}. We file with the Village or the Town. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Babylon NY',
        'Village of Babylon EV charger permit',
        'Town of Babylon EV charger permit',
        'West Babylon EV charger',
        'detached garage EV charger',
        'EV charger cost Babylon',
      ],
    },
    lead: `Near its panel, a Babylon charger goes in for ${usdRange(prices.town.standard)} in ${range(standard)} hours. Most jobs come to ${usdRange(prices.babylon.overall)}. Village or Town, the permit goes to the right office.`,
    reasons: [
      {
        title: 'The right office the first time',
        text: 'Village or Town? That’s settled before a form is filled out, so nothing is filed twice.',
      },
      {
        title: 'We file first, then drill',
        text: 'Start work before you apply, and the Town of Babylon’s code doubles the permit fee. Yours is filed first.',
      },
      {
        title: 'Flood height is in your quote',
        text: 'On low streets near the bay, your quote names the mounting height, so the inspection brings no surprise.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: 'Older panels in the village',
        text: 'Houses built before 1980 often have 100 or 150 amps. If a lower setting or load management fits, you keep the panel you have.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'A Wall Connector by the canal',
        text: 'Hard-wired, up to 48 amps on a 60-amp circuit, and it can be set lower. Near the canals: PVC conduit, stainless fasteners, and a cable hung out of the spray.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Power for the garage out back',
        text: 'One feeder and a small panel out there run the lights, the door opener and your charger together.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Charger on the house wall',
          price: prices.town.standard,
          detail: 'Panel and parking on the same side, no digging.',
        },
        {
          item: 'Run to a rear garage or past the driveway',
          price: prices.town.exteriorRun,
          detail: 'For length and pavement. A sub-panel in the garage gets its own line.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn or unsafe.',
        },
      ],
    },
    considerations: [
      {
        title: 'South of Montauk Highway',
        text: 'Low streets flooded in Superstorm Sandy in October 2012. In a mapped flood zone, charger and disconnect may have to hang higher than the usual 48 inches, which can rule out a wall.',
      },
      {
        title: 'Oak Beach and the barrier island',
        text: 'ZIP 11702 reaches the barrier-beach communities. Your mail says Babylon, the permit is the Town’s, and everything outdoors is picked for salt.',
      },
      {
        title: 'Salt along the canals',
        text: 'Plain steel rusts early in bay air. PVC conduit and stainless screws hold up, on a wall that’s turned away from the wind.',
      },
    ],
    faq: [
      {
        question: 'What will a charger cost me in Babylon?',
        answer: `Most jobs come to ${usdRange(prices.babylon.overall)} overall; a charger right beside its panel starts at ${usdRange({ min: prices.town.standard.min })}. A run to a rear garage takes ${range(longer)} hours and puts you near the top. A new panel or a long trench can take you past it.`,
      },
      {
        question: 'My street floods. Can I still have a charger outside?',
        answer:
          'Often yes, if the wall gives us enough height. In flood hazard areas, the state residential code wants electrical equipment at or above the design flood elevation. Your building department tells us what that means for your lot.',
      },
    ],
    closing: {
      title: 'Get your Babylon price',
      text: `Name, phone, done. A ballpark price comes within ${business.contactPromiseHours} hours; photos of the panel and the parking spot make it a close one.`,
    },
  },
  location: {
    layout: 'long',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Babylon, NY',
      description: `Level 2 charger installs for Babylon driveways and garages, ${usdRange(prices.town.standard)}, ${range(standard)} hours. Village or town, 11702 to 11704. Call for a free estimate.`,
      keywords: [
        'Babylon NY EV charger',
        '11702 EV charger',
        'West Babylon EV charging',
        'North Babylon electrician',
        'detached garage EV charger',
        'flood zone EV charger',
      ],
    },
    lead: `Garage in back, or a canal behind the house? You get one price for the whole run: ${usdRange(prices.town.standard)} and ${range(standard)} hours near the panel, and a trench priced before anyone digs.`,
    intro:
      'In the village, prewar colonials and frame houses sit on narrow lots with a garage at the end of a side driveway. Farther out come capes and ranches, and toward Great South Bay, canals. For offices and forms, see [Babylon permits and prices](/service-areas/babylon).',
    reasons: [
      {
        title: 'You pick the wall with us',
        text: 'One wall may face the neighbor’s windows or put the cord across a walk. Park the way you always do, and we look at both together.',
      },
      {
        title: 'A trench price before we dig',
        text: 'Length, depth and where the sprinklers run are in your estimate.',
      },
      {
        title: 'The right parts for your street',
        text: 'PVC, stainless fasteners and sealed hubs close to the bay. Farther inland you don’t need them, so you don’t pay for them.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Driveway and garage chargers',
        text: 'On a cape or ranch, the cable comes out near the foundation to a weather-rated unit by your parking spot. A rear garage gets a feeder for the lights, the door and the car.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Tesla Wall Connector',
        text: 'Up to 48 amps on a 60-amp circuit. If an older service can’t spare that, it’s set lower. If we run wire for 60 amps now, it can be turned up after a service upgrade.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels and services in older houses',
        text: 'An oil burner draws little current, so there may be room for a car today. Tell us if a heat pump is coming: it would want that same room.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Charger close to the panel',
          price: prices.town.standard,
          detail:
            'A cape or ranch with panel and driveway wall on the same side. A finished basement to cross moves it up.',
        },
        {
          item: 'Run to a rear garage or far wall',
          price: prices.town.exteriorRun,
          detail: 'By the foot, with any concrete or pavers cut.',
        },
        { item: panelOnService, price: prices.town.panelUpgrade, detail: 'Where yours is worn or unsafe.' },
      ],
    },
    considerations: [
      {
        title: 'How deep we dig',
        text: 'PVC goes at least 18 inches down, in the lawn and under a home driveway. Beside the pavement, you skip the patching.',
      },
      {
        title: 'One new feed for the rear garage',
        text: 'The old 120-volt garage line can’t just get a 240-volt partner. A detached garage normally has one feed, so a feeder and a small panel replace it. Look for its disconnect and grounding electrode when you compare quotes.',
      },
      {
        title: 'Old plaster: we go around it',
        text: 'In a prewar frame house there’s a path that leaves the plaster alone: through the basement, up a closet, or along the side wall outside.',
      },
    ],
    faq: [
      {
        question: 'What will the work cost in Babylon?',
        answer: `Most jobs come to ${usdRange(prices.babylon.overall)} overall; a charger right by its panel starts at ${usdRange({ min: prices.town.standard.min })}. A rear garage, or a wall near the water, takes it up. A new panel is its own line.`,
      },
      {
        question: 'We’re in Oak Beach. Is that the village?',
        answer:
          'No, barrier-beach addresses belong to the Town of Babylon, even with the 11702 ZIP. Out there we plan on corrosion-resistant hardware and ask about the flood elevation first.',
      },
    ],
    closing: {
      title: 'Get your Babylon price',
      text: 'Garage in front or in back? Leave your number in the form above, and we call you back with a price, free.',
    },
  },
} satisfies TownFile
