import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Sayville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Front-porch Victorians, capes and bay-front streets. We keep the charger off the front and use parts that handle salt.',
  offices: ['town-of-islip'],
  officeNote:
    'Your permit comes from the Town of Islip. We file online and book [an inspection agency on its list](/service-areas/islip).',
  zips: ['11782'],
  zipTable: [{ zip: '11782' }],
  point: { lat: 40.741, lon: -73.084 },
  map: {
    label: { x: 484, y: 502, anchor: 'start', leader: { x: 423, y: 355 } },
  },
  neighbors: ['West Sayville', 'Bayport', 'Oakdale', 'Bohemia', 'Holbrook'],
  houses:
    'Victorians and older colonials near Main Street, with capes, ranches and bay-front streets around them. Got a front porch? A rear or side wall usually looks better, and you can paint the conduit to match.',
  house: 'queen-anne',
  coast: 'Great South Bay. A south wind carries salt inland, and the streets near the ferry docks are low.',
  picture: 'cape',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Sayville, NY',
      description: `EV charger installs in Sayville for ${usdRange(prices.town.standard)}, ${range(standard)} hours for a standard job. Hidden on Victorians, salt-resistant by the bay. Free estimates, call us.`,
      keywords: [
        'EV charger installation Sayville',
        'West Sayville EV charger',
        'Bayport EV charger',
        'Victorian house EV charger',
        'Fire Island ferry parking EV',
        'Sayville Level 2 charger cost',
      ],
    },
    lead: `We mount your Sayville charger on the side or back, away from the street. A standard install is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Near the bay, parts that stand up to salt are extra. We file with the Town of Islip.`,
    intro: [
      'Near Main Street, your Victorian or older colonial shows its best side to the street. We start with the rear or the side yard. Capes and ranches farther out are often easier. The driveway runs along one wall, the panel is in the basement behind it, and the cable comes out at the band joist.',
      'Closer to the bay, we look for a sheltered wall and find out how high the water could come. On a south wind, salt can reach several blocks inland, and the streets by the ferry docks are low.',
      'Some families take the boat to Cherry Grove, Fire Island Pines or Sailors Haven and keep a car at a house that’s empty midweek. If that’s you, get a charger you can lock with a key or an app and check from across the water.',
    ],
    reasons: [
      {
        title: 'You approve the spot before we drill',
        text: 'We show you where the charger hangs and how the conduit runs. Want either one moved? Say so before the first hole, and we price the change.',
      },
      {
        title: 'Painted to match',
        text: 'PVC conduit takes paint, so it can match your siding or trim. Add it to the estimate, or leave it to your painter.',
      },
      {
        title: 'Hardware that handles a south wind',
        text: 'Near the water you get stainless screws, non-metallic boxes, and hubs sealed at the top where rain gets in. Farther inland you may need less, and then we leave it off your quote.',
      },
      {
        title: `Backed for ${business.warrantyYears.terms} years`,
        text: `You get a ${business.warrantyYears.terms}-year warranty on the work. You’ll find its limits in [our Terms](/terms).`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Side-yard and rear-wall chargers',
        text: 'If the driveway goes past the house to a rear garage, one charger halfway along can reach both parking spots. Outdoors, the plug rests at least 24 inches off the ground.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connector on a quiet driveway',
        text: 'It’s hard-wired, with ground-fault protection built in. If other people can get to your driveway while you’re across the bay, ask us how to limit charging to your own cars before you pick it.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels that grew with the house',
        text: 'A big old house can have two or three generations of wiring behind one meter. We find out what’s live and add up the load. A larger service comes last.',
      },
      {
        service: 'permits-inspections',
        title: 'Filing with the Town',
        text: 'For Sayville, West Sayville and Bayport we file online with Islip, and an agency on its list inspects. [See how Islip permits work](/service-areas/islip).',
      },
    ],
    costs: {
      intro: 'Prices for Sayville and the hamlets next door. Buy the charger you like, or ask us which ones fit.',
      rows: [
        {
          item: 'Standard installation',
          price: prices.town.standard,
          detail: 'Panel in the basement, charger on the driveway wall behind it. Most capes and ranches fit this.',
        },
        {
          item: 'Panel upgrade',
          price: prices.town.panelUpgrade,
          detail: 'When additions have filled the panel. The top end covers a new meter, main and grounding together.',
        },
        {
          item: 'Exterior run or trench',
          price: prices.town.exteriorRun,
          detail:
            'To a carriage house or rear garage. A detached building usually gets one supply with a disconnect, so the garage lights may move onto it.',
        },
      ],
      note: `Better hardware by the bay is extra, line by line. On the water in [Bay Shore](/service-areas/bay-shore), whole jobs run ${usdRange(prices.bayShore.waterfront)}.`,
    },
    considerations: [
      {
        title: 'What you see from the sidewalk',
        text: 'Stand out front and look. If you’d see the charger from there, we try the next wall. A few more feet of wire keeps your front the way it was.',
      },
      {
        title: 'Houses empty midweek',
        text: 'If a breaker trips Monday, you want to know before Friday. Pick a charger that reports to your phone, and check that the Wi-Fi reaches the driveway.',
      },
      {
        title: 'Shared driveways',
        text: 'If you share a driveway, the charger and its cable stay on your side. Have your survey handy if you’re not sure of the line.',
      },
      {
        title: 'Low streets by the docks',
        text: 'In mapped flood zones, electrical equipment usually has to be at or above a set elevation. We look up your lot, then raise the equipment or find it a drier spot.',
      },
      {
        title: 'When slow charging is plenty',
        text: 'If you drive twice a week, 16 A on a 20 A breaker may be enough. It’s more than twice what a wall outlet gives, and it’s easier on an old panel than a full-size charger.',
      },
    ],
    faq: [
      {
        question: 'Will a charger ruin the look of my Victorian?',
        answer:
          'No. It goes on the side or the rear, the conduit follows a corner board or downspout, and paint hides the rest. You approve the spot first.',
      },
      {
        question: 'I’m on Fire Island most of the summer. Can you do it without me?',
        answer: `Yes, if someone can let us in to the panel. We can quote by video, and a simple install takes ${range(standard)} hours. The inspector may need to get in too.`,
      },
      {
        question: 'How far from the bay do I need the better hardware?',
        answer:
          'It depends on your house. Look at the door hinges and light fixtures on your south side. If they’re corroding, a plain steel box would too. Send us a photo of them and we’ll tell you.',
      },
      {
        question: 'What will it cost in Sayville, and how long does it take?',
        answer: `A standard installation is ${usdRange(prices.town.standard)}. Figure about three to four weeks from your OK. The permit is about half of that, and our visit usually follows within ${range(business.schedulingWeeks)} weeks.`,
      },
    ],
    closing: {
      title: 'Get your Sayville price',
      text: `Walk around the house with your phone, film the outside and the panel, and text it to us. You can also [send the estimate form](/contact). We reply within ${business.contactPromiseHours} hours, and your free written estimate shows the spot and the price.`,
    },
  },
} satisfies TownFile
