import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
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
  picture: 'snow',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
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
    lead: `From the sidewalk you won’t see it: your Sayville charger hangs on the side or back, ready for paint, for ${usdRange(prices.town.standard)} in ${range(standard)} hours. By the bay, parts that stand up to salt are extra.`,
    intro:
      'Near Main Street, your Victorian shows its best side to the street, so the rear or side yard comes first. Capes and ranches are easier: the driveway runs along one wall, with the panel right behind it.',
    reasons: [
      {
        title: 'You approve the spot before we drill',
        text: 'You see where the charger hangs and how the conduit runs. Want either one moved? Say so before the first hole.',
      },
      {
        title: 'Painted to match',
        text: 'PVC conduit takes paint, so it can match your siding or trim. Add it to the estimate, or leave it to your painter.',
      },
      {
        title: 'Hardware that handles a south wind',
        text: 'Stainless screws, non-metallic boxes, hubs sealed at the top. Farther inland you may need less, and then it’s off your quote.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Side-yard and rear-wall chargers',
        text: 'One charger halfway along the driveway can reach both parking spots, in front and by the rear garage.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connector on a quiet driveway',
        text: 'If other people can get to your driveway while you’re across the bay, ask how to limit charging to your own cars.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels that grew with the house',
        text: 'A big old house can have two or three generations of wiring behind one meter. First we find out what’s live.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Standard installation',
          price: prices.town.standard,
          detail: 'Panel in the basement, charger on the driveway wall behind it.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'When additions have filled the old one and a sub-panel won’t help.',
        },
        {
          item: 'Exterior run or trench',
          price: prices.town.exteriorRun,
          detail: 'To a carriage house or rear garage.',
        },
      ],
      note: `On the water, figure on our [Bay Shore](/service-areas/bay-shore) price for the work: ${usdRange(prices.bayShore.waterfront)} in place of the first row.`,
    },
    considerations: [
      {
        title: 'Houses empty midweek',
        text: 'On Fire Island all week? If a breaker trips Monday, you want to know before Friday. Pick a charger that reports to your phone, and check that the Wi-Fi reaches the driveway.',
      },
      {
        title: 'Low streets by the docks',
        text: 'By the ferry docks, equipment has to be at or above a set flood elevation. Your lot decides: higher up, or a drier spot.',
      },
      {
        title: 'Shared driveways',
        text: 'The charger and its cable stay on your side.',
      },
    ],
    faq: [
      {
        question: 'Will a charger ruin the look of my Victorian?',
        answer:
          'No. It goes on the side or the rear, the conduit follows a corner board or downspout, and paint hides the rest.',
      },
      {
        question: 'How far from the bay do I need the better hardware?',
        answer:
          'It depends on your house. Look at the door hinges and light fixtures on your south side. If they’re corroding, a plain steel box would too. Send us a photo of them and we’ll tell you.',
      },
    ],
    closing: {
      title: 'Get your Sayville price',
      text: 'Send your number, then walk around the house with your phone and text us the video. The estimate shows the spot and the price.',
    },
  },
} satisfies TownFile
