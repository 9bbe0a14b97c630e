import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours
const { ferry } = prices.shelterIsland
const ferryRange = usdRange({ min: ferry.min, max: ferry.max })

export default {
  name: 'Shelter Island',
  preposition: 'on',
  county: 'Suffolk',
  kind: 'town',
  description: 'There’s no way on but the ferry, so the crew brings spares and we plan every visit around the boats.',
  offices: ['town-of-shelter-island', 'village-of-dering-harbor'],
  officeNote:
    'We ask the Town what it wants for a job of this size and file it, or file with the small village of Dering Harbor.',
  zips: ['11964', '11965'],
  zipTable: [{ zip: '11964' }, { zip: '11965', place: 'Shelter Island Heights', offices: ['town-of-shelter-island'] }],
  point: { lat: 41.068, lon: -72.339 },
  map: {
    label: { x: 838, y: 88, anchor: 'middle', leader: true },
  },
  house: 'cottage',
  picture: 'coastal',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation on Shelter Island, NY',
      description: `EV charger installs on Shelter Island: ${usdRange(prices.shelterIsland.island)} plus ${ferryRange} for the ferry, ${range(standard)} hours on site. Call for a free estimate.`,
      keywords: [
        'EV charger installation Shelter Island',
        'Shelter Island Heights EV charger',
        'marine grade EV charger',
        'Dering Harbor electrician',
        'Shelter Island contractor license',
        'island EV charging 11964',
      ],
    },
    lead: `Your Shelter Island charger, planned around one ferry trip: ${usdRange(prices.shelterIsland.island)} to install, plus ${ferryRange} for the ferry, ${range(standard)} hours on site. The spare parts ride along.`,
    intro: `Public plugs are scarce: as of ${longDate(claims.shelterIslandCharging.asOf)} the local paper counted a dual charger near police headquarters, three Tesla plugs at Sunset Beach and four Rivian plugs at Mashomack.`,
    reasons: [
      {
        title: 'We plan on one round trip',
        text: 'Good photos save the first trip. Fares, waiting and the longer day are one price in your estimate.',
      },
      {
        title: 'We bring the spare parts',
        text: 'There’s no quick run to a supply house from here. The spares are in the van when it rolls off the boat.',
      },
      {
        title: 'We book around the boats',
        text: 'Boats can fill up on summer weekends, and storm tides have stopped the North Ferry. You get a weekday, and a backup day.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Cottages and year-round houses',
        text: 'On the driveway side, sized to what your cottage has. For one overnight charge, 24 A or 32 A does it.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors at second homes',
        text: 'Out of the spray, where guests can reach it. Two can share one supply, so a second car on Friday night is no problem.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Long driveways and their feeders',
        text: 'With the meter by the road and the house at the water, the feeder may have been sized for the house alone. First we work out what’s left.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Island install',
          price: prices.shelterIsland.island,
          detail: 'Circuit, breaker, mounting and testing, on a run of ordinary length.',
        },
        {
          item: 'Ferry logistics',
          price: prices.shelterIsland.ferry,
          detail: 'With every job here: fares, waiting, a longer day. The county legislature sets the fares.',
        },
        {
          item: 'Marine grade materials',
          price: prices.shelterIsland.marineGrade,
          detail:
            'NEMA 4X-type boxes, stainless fasteners, sealed hubs, PVC, a holster away from spray. Not a rating: a list.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn or unsafe.',
        },
      ],
      note: `With the ferry, an island job comes to ${usdRange({ min: prices.shelterIsland.island.min + ferry.min, max: prices.shelterIsland.island.max + ferry.max })}. A sheltered wall may need no marine-grade parts.`,
    },
    considerations: [
      {
        title: 'Your utility is PSEG Long Island',
        text: 'Greenport, where the north boat docks, has its own electric system. You’re on PSEG Long Island, so rates and any rebate come from there.',
      },
      {
        title: 'How much salt your wall gets',
        text: 'A porch behind trees gets far less salt than a garage at the bulkhead. Expect the full marine list only at the bulkhead.',
      },
      {
        title: 'Trenching between wells and septic',
        text: 'Wells, septic and old roots share the ground, and New York 811 marks public lines only. A rough sketch from you, and the trench goes around them.',
      },
    ],
    faq: [
      {
        question: 'Why does the ferry add a few hundred dollars?',
        answer: `Because the van, the tools and the crew cross twice. The ${ferryRange} pays for fares, time in line and hours a mainland job wouldn’t have.`,
      },
      {
        question: 'How much of the day will you be at my house?',
        answer: `About ${range(standard)} hours for a simple install, ${range(longer)} if the run is long. Your day is ${range(business.schedulingWeeks)} weeks after the permit.`,
      },
    ],
    closing: {
      title: 'Get your Shelter Island price, ferry included',
      text: 'Which ferry do you use, and when are you there? Start with a number; photos can follow by text.',
    },
  },
} satisfies TownFile
