import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours
const { min, max } = prices.town.exteriorRun
/** Without the plus sign, for a sentence that says "adds". */
const addOn = usdRange({ min, max })

export default {
  name: 'Farmingville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'High ranches and colonials on the hill, with Brookhaven’s Town Hall around the corner. We fit the charger to your slope.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file with the Town of Brookhaven’s Building Division, right here in the hamlet, and book one of the [inspectors the Town Board designates](/service-areas/brookhaven).',
  zips: ['11738'],
  zipTable: [{ zip: '11738' }],
  point: { lat: 40.839, lon: -73.04 },
  map: {
    label: { x: 550, y: 158, anchor: 'start', leader: true },
  },
  house: 'high-ranch',
  picture: 'wall',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Farmingville, NY',
      description: `EV charger installation in Farmingville costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours on site. We file with Brookhaven. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Farmingville NY',
        'Farmingville EV charger cost',
        '11738 EV charger',
        'sloped driveway EV charger',
        'built-in garage charger',
        'Brookhaven building division EV',
      ],
    },
    lead: `${usdRange(prices.town.standard)} and ${range(standard)} hours: that’s a charger install in a built-in Farmingville garage. Park outside on the slope? A trench beside the driveway adds ${addOn}, and you know it before anyone digs.`,
    reasons: [
      {
        title: 'A small trench, closed fast',
        text: 'In loose ground we dig, lay pipe and backfill the same day where the inspection allows it, back from the footing of any wall.',
      },
      {
        title: 'Fire walls sealed properly',
        text: 'The wall or ceiling between a built-in garage and your house may be fire-rated. Every hole gets a listed seal.',
      },
      {
        title: 'Stopped before it costs more',
        text: 'If a trench hits rock or a buried wall, work stops until you’ve agreed on the difference.',
      },
    ],
    services: [
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connector in a built-in garage',
        text: 'Up to 44 miles of range per hour by Tesla’s figures, car permitting. It takes a 60-amp circuit, a short run when your panel is on the garage level.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels from the 1960s to 1980s',
        text: 'Full but in good order, or a brand to replace? A photo of the label and the breakers tells most of it.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Chargers for hillside driveways',
        text: 'The uphill side of the garage opening comes first: out of the runoff and within reach of both bays.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Charger inside a built-in garage',
          price: prices.town.standard,
          detail: 'Panel nearby on the lower level. Masonry walls push it toward the top.',
        },
        {
          item: 'Outside run along or across a slope',
          price: prices.town.exteriorRun,
          detail: 'For a trench in loose soil, or conduit stepped down beside a retaining wall.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn or unsafe. It adds no amps.',
        },
      ],
    },
    considerations: [
      {
        title: 'Trenches beside retaining walls',
        text: 'Sandy fill behind a wall can slide when you open it up. Rigid metal conduit can lie at six inches where no vehicle passes, so a shallow route around may be safer.',
      },
      {
        title: 'How high the connector hangs',
        text: 'At least 18 inches above a garage floor, 24 above the ground outside, measured right under the connector.',
      },
      {
        title: 'The ceiling of a built-in garage',
        text: 'Drill into the room above and you may cross the fire separation. An outside wall comes first, the ceiling last.',
      },
    ],
    faq: [
      {
        question: 'How long does it take on a hillside lot?',
        answer: `${range(standard)} hours inside a built-in garage. With a longer run outdoors, allow ${range(longer)}, and a trench adds more.`,
      },
      {
        question: 'Who do I deal with for a permit in Farmingville?',
        answer: 'The Town of Brookhaven’s Building Division, and you deal with us. There’s no village here.',
      },
    ],
    closing: {
      title: 'Get a price for your Farmingville driveway',
      text: 'Send your name and number, then two photos of the driveway, one looking up and one looking down. A first figure comes without a visit.',
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Farmingville, NY',
      description: `Steep driveway or built-in garage? Farmingville charger installs run ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. Call for a free estimate in 11738.`,
      keywords: [
        'Farmingville EV charger',
        '11738 electrician',
        'sloped driveway EV charger',
        'Bald Hill EV charging',
        'built-in garage charger',
      ],
    },
    lead: `Nose-in all summer, nose-out when it freezes: your Farmingville charger reaches either way. ${usdRange(prices.town.standard)}, ${range(standard)} hours, on the wall that suits your slope.`,
    sections: [
      {
        heading: 'Steep driveways: we measure both ways',
        blocks: [
          {
            kind: 'text',
            text: 'Charge ports sit at the front, the rear or on a fender, so the cord that reached in July can fall short in January. The spot has to work with the car parked both ways, and off the low end, where meltwater collects and the plow leaves its pile.',
          },
        ],
      },
      {
        heading: 'Built-in garage, colonial or ranch: your run',
        blocks: [
          {
            kind: 'list',
            items: [
              '**High ranch with a built-in garage:** the panel is close by, so the run is short and indoors.',
              '**Colonial:** the longer way, across the basement ceiling and up into the garage.',
              '**Ranch without a garage:** an outdoor unit on the driveway side, with a hook that keeps the cord off the snow.',
            ],
          },
        ],
      },
      {
        heading: 'Two electric cars at one house',
        blocks: [
          {
            kind: 'text',
            text: 'Two chargers listed to share one circuit slow down while both are plugged in, so your panel carries the load of one. We also work next door in [Selden](/locations/selden/), Holtsville and Medford. The Town’s rules and every price: [Farmingville cost and permits](/service-areas/farmingville).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'How long a cord do I need for a steep driveway?',
        answer:
          'Most chargers come with 18 to 25 feet, and that’s usually enough. Past 25 feet, code wants a cable management system, so we’d rather move the charger closer to the car.',
      },
      {
        question: 'There’s a bedroom above my garage. Is that a problem?',
        answer:
          'No. It only changes how we go through the walls and ceiling, and where we fasten. If the garage ceiling was ever altered, tell us before the visit.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Park the way you usually do, and tell us which wall is nearest your charge port.',
    },
  },
} satisfies TownFile
