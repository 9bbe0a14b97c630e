import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Bay Shore',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Victorians near Main Street, capes to the north, canal homes to the south. By the water we use parts that stand up to salt.',
  offices: ['town-of-islip', 'village-of-brightwaters'],
  officeNote:
    'Bay Shore is a hamlet, so we file with the Town of Islip. Brightwaters next door is a village and issues its own.',
  zips: ['11706'],
  zipTable: [
    {
      zip: '11706',
      offices: ['town-of-islip'],
      note: 'Brightwaters, ZIP 11718, is a village and issues its own permits. Some Fire Island addresses use 11706 too; we check if yours is in a village.',
    },
    { zip: '11718', place: 'Brightwaters', offices: ['village-of-brightwaters'] },
  ],
  point: { lat: 40.727, lon: -73.248 },
  map: {
    label: { x: 296, y: 452, anchor: 'end', leader: true },
  },
  house: 'canal',
  picture: 'creek',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Bay Shore, NY',
      description: `EV charger installation in Bay Shore: ${usdRange(prices.town.standard)} inland, ${usdRange(prices.bayShore.waterfront)} on the water, in ${range(standard)} hours. Islip permit filed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Bay Shore NY',
        'waterfront EV charger Bay Shore',
        '11706 EV charger',
        'Town of Islip EV charger permit',
        'Bay Shore electrician EV',
        'Tesla charger Bay Shore',
      ],
    },
    lead: `${usdRange(prices.town.standard)} inland, ${usdRange(prices.bayShore.waterfront)} on the water: your Bay Shore charger goes up in ${range(standard)} hours, with parts that stand up to salt where your street needs them.`,
    reasons: [
      {
        title: 'Every part named in your quote',
        text: '“Marine grade” isn’t an electrical rating. Your quote lists the enclosure, conduit, hubs and fasteners you get.',
      },
      {
        title: 'The right meter pays for the car',
        text: 'House split into apartments? The meter that feeds the driveway is traced first, so the right household pays.',
      },
      {
        title: 'Licensed, insured and inspected',
        text: `${business.yearsOfExperience}+ years of experience, and each job inspected to the National Electrical Code that New York State enforces.`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Outdoor chargers for capes and ranches',
        text: 'No attached garage? The unit hangs on the wall by the driveway, the connector at least 24 inches off the ground.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Tesla charging near the bay',
        text: 'Hard-wired, so there’s no outlet to corrode: on the sheltered side, every entry sealed, set to what your panel can spare.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Shared charging downtown',
        text: 'One feeder with managed power can serve several spaces. A survey of the building’s load says how many.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Waterfront installation',
          price: prices.bayShore.waterfront,
          detail: 'Corrosion-resistant enclosure, PVC outside, stainless fasteners, sealed hubs.',
        },
        {
          item: 'Standard installation inland',
          price: prices.town.standard,
          detail: 'Close to the panel, on a street out of the salt.',
        },
        {
          item: 'Long way around the house',
          price: prices.town.exteriorRun,
          detail: 'Added to either price when the conduit goes around or underground.',
        },
        { item: panelOnService, price: prices.town.panelUpgrade, detail: 'Where yours is worn or unsafe.' },
      ],
    },
    considerations: [
      {
        title: 'Streets with tidal flooding',
        text: 'Penataquit and Awixa creeks bring the bay inland, and the lowest streets flood with the tide. Tell us how high the water has come; the electronics go above that and above the flood map.',
      },
      {
        title: 'PVC pipe on a sunny wall',
        text: 'PVC gets longer as it warms up. A 20- to 30-foot run in the sun gets expansion fittings, as code requires.',
      },
      {
        title: 'Finding the meter for the driveway',
        text: 'Upstairs, downstairs and house meters can sit side by side, and labels can be wrong. A switch test puts the answer in your quote.',
      },
    ],
    faq: [
      {
        question: 'Why do I pay more for a charger on the water?',
        answer: `You’re paying for what it’s made of: an enclosure, conduit and screws that stand up to salt. Inland, ${usdRange(prices.town.standard)} gets you ordinary outdoor parts. The electrical work is the same.`,
      },
      {
        question: 'What time of night should I charge?',
        answer: `From ${business.offPeak}, the cheapest window on PSEG Long Island’s Super Off-Peak rate as of ${longDate(claims.offPeakWindow.asOf)}. Time-of-Day is the standard rate; for this one you sign up, with a smart meter. Then set the hours once, in the car or the charger’s app.`,
      },
    ],
    closing: {
      title: 'Get your Bay Shore price',
      text: `Inland or on the water? Your name and number are enough for a first answer within ${business.contactPromiseHours} hours.`,
    },
  },
} satisfies TownFile
