import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { longer } = business.installHours

export default {
  name: 'Southampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Hidden chargers for ocean-side estates, historic houses and village capes. Tell us what you don’t want to see, and we route around it.',
  offices: ['village-of-southampton', 'town-of-southampton'],
  officeNote:
    'Village addresses file with the Village of Southampton; North Sea, Tuckahoe, Shinnecock Hills and Water Mill with the Town. On Shinnecock Nation land, the Nation is asked first.',
  zips: ['11968'],
  zipTable: [{ zip: '11968', note: 'North Sea and Tuckahoe are the Town’s.' }],
  point: { lat: 40.884, lon: -72.39 },
  map: {
    label: { x: 812, y: 322, anchor: 'start' },
  },
  house: 'estate',
  picture: 'estate',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'Luxury EV Charger Installation in Southampton, NY',
      description: `Luxury EV charger installs in Southampton for ${usdRange(prices.southampton.luxury)}, ${range(longer)} hours. Hidden runs, several cars on one feeder. Call to set up a free estimate.`,
      keywords: [
        'luxury EV charger installation Southampton',
        'Southampton estate EV charging',
        'multi-car EV charger Hamptons',
        'Water Mill EV charger',
        'Southampton Village architectural review',
        'EV charger generator interlock',
      ],
    },
    lead: `A luxury Southampton install keeps the charger out of sight: ${usdRange(prices.southampton.luxury)}, ${range(longer)} hours. Two or more chargers on one feeder run ${usdRange(prices.southampton.multiStation)}.`,
    reasons: [
      {
        title: 'One plan for the whole property',
        text: 'Service, panels, feeders, generator and chargers are priced together, while changes are still easy.',
      },
      {
        title: 'The finish, spelled out',
        text: 'Cover color, height, spacing and where the cable coils are in the scope, so you can check the work against it.',
      },
      {
        title: 'Arranged with your caretaker',
        text: 'Access goes through the person who looks after the house, around guests and renters.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'A concealed single charger',
        text: 'One charger by the garage or side entrance, the wire inside the walls wherever it can go.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Rows of Wall Connectors',
        text: 'Up to six can share power as a group, within one supply.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Estate services and feeders',
        text: 'Sub-panels near the motor court, feeders sized for voltage drop. At 300 A and above, PSEG Long Island also gets a load letter.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Luxury single install',
          price: prices.southampton.luxury,
          detail: 'A concealed route and matched finish, close to adequate power.',
        },
        {
          item: 'Multi-station',
          price: prices.southampton.multiStation,
          detail: 'Two or more chargers on a shared, managed feeder.',
        },
        {
          item: 'Estate service upgrade',
          price: prices.southampton.estateUpgrade,
          detail: 'A new sub-panel, long feeder or larger service, so pool, house and cars run together.',
        },
        {
          item: 'Standard install in a village cape',
          price: prices.town.standard,
          detail: 'Panel near the driveway, tidy conduit in view, no trench.',
        },
        { item: 'Exterior trench', price: prices.town.exteriorRun, detail: 'Added to either single-charger price.' },
      ],
    },
    considerations: [
      {
        title: 'Historic districts',
        text: 'Exterior work in the village’s districts may involve its Board of Architectural Review and Historic Preservation. Equipment the public can’t see is the easiest to approve.',
      },
      {
        title: 'If you have a generator',
        text: 'Unless it was sized for charging, the cars have to drop off while it runs. That’s built in, and tested with the generator on.',
      },
      {
        title: 'Newer houses in the Town',
        text: 'The Town, outside the village, adopted the NYStretch energy code in December 2021. A house built there since may have a labeled conduit waiting.',
      },
    ],
    faq: [
      {
        question: 'Can all my weekend guests charge at once?',
        answer:
          'Yes, just slower. A managed feeder splits its power, so plan on overnight for several cars. We size it for your busiest weekend.',
      },
      {
        question: 'What do I get for the luxury price?',
        answer: `Mostly the hidden route and the finish. Both jobs meet the same code. If you don’t mind conduit on a side wall, the ${usdRange(prices.town.standard)} job is just as safe.`,
      },
    ],
    closing: {
      title: 'Get your Southampton price',
      text: 'How many cars on the fullest weekend, and who looks after the house? We set up a walk-through with them.',
    },
  },
} satisfies TownFile
