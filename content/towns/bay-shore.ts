import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
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
    'We file Bay Shore jobs with the Town of Islip. On the Brightwaters side of the line, your permit comes from that village.',
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
  neighbors: ['Brightwaters', 'Islip', 'West Islip', 'Brentwood', 'North Bay Shore'],
  houses:
    'Big Victorian and early-1900s houses near Main Street and the water, canal homes to the south, postwar capes and ranches to the north. If yours has been split into apartments, we first find the meter that feeds the driveway.',
  house: 'canal',
  coast:
    'Salt air off Great South Bay, the Penataquit and Awixa creeks and the marinas. The lowest streets get tidal flooding.',
  picture: 'creek',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Bay Shore, NY',
      description: `EV charger installation in Bay Shore: ${usdRange(prices.town.standard)} inland, ${usdRange(prices.bayShore.waterfront)} on the water, usually in ${range(standard)} hours. Islip permit filed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Bay Shore NY',
        'waterfront EV charger Bay Shore',
        '11706 EV charger',
        'Town of Islip EV charger permit',
        'Bay Shore electrician EV',
        'Tesla charger Bay Shore',
      ],
    },
    lead: `A home charger in Bay Shore costs ${usdRange(prices.town.standard)} to install inland, ${usdRange(prices.bayShore.waterfront)} on the water. A standard job takes ${range(standard)} hours. We bring parts that stand up to salt, file with the Town of Islip and get the work inspected.`,
    intro: [
      'Near the Fire Island ferry terminals off Maple Avenue, we pick parts that can take salt and tides. Around Main Street, some of the big Victorian and early-1900s houses are now apartments or offices, so we start at the meters. Up north, postwar capes and ranches usually get an outdoor, weather-rated unit and a tidy line back to the panel.',
      'Bay Shore, ZIP 11706, is a hamlet, so the Town of Islip reviews your job. Brightwaters, ZIP 11718, is an incorporated village right next door and issues its own permits. We check which side of that line you’re on before we file.',
      'You get a free quote, by video or at the house. We handle the permit and any rebate form. Then we install, test, and show you how to use your charger.',
    ],
    reasons: [
      {
        title: 'Every part named in your quote',
        text: '“Marine grade” isn’t an electrical rating, so your Bay Shore quote lists what you get: type of enclosure, conduit, hubs and fasteners.',
      },
      {
        title: 'The right meter pays for the car',
        text: 'House split into apartments? We trace which meter feeds the driveway, so the right household pays for the power.',
      },
      {
        title: 'Licensed, insured and inspected',
        text: `You get ${business.yearsOfExperience}+ years of experience. Each job is inspected to the National Electrical Code, in the edition New York State enforces.`,
      },
      {
        title: 'A short visit for a simple job',
        text: `Plan on ${range(standard)} hours at your house for a standard install, usually ${range(business.schedulingWeeks)} weeks after your permit. Waterfront fittings, a trench or panel work add time, and your quote says how much.`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Outdoor chargers for capes and ranches',
        text: 'No attached garage? We mount the unit on the wall by the driveway and hang the connector at least 24 inches off the ground. The conduit usually leaves the basement at the band joist.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Tesla charging near the bay',
        text: 'A Wall Connector is hard-wired at 240 volts, so there’s no outlet to corrode. We pick the sheltered side of the house, seal every entry and set the output to what your panel can spare.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels in houses with apartments',
        text: 'Extra kitchens use up capacity. If the load calculation shows no room left, we price a managed charger beside a new panel, and you choose.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Shared charging downtown',
        text: 'Own one of the newer apartment buildings? With managed power, one feeder can serve several spaces. We survey the building’s load and tell you how many.',
      },
      {
        service: 'permits-inspections',
        title: 'Islip permit and inspection, handled',
        text: 'Islip takes applications electronically, and the inspection agency has to be on the Town’s list. We take care of both. See [how Islip permits work](/service-areas/islip).',
      },
    ],
    costs: {
      intro:
        'First we look at how much bay air your wall gets. After that it’s distance, digging and the state of your panel.',
      rows: [
        {
          item: 'Waterfront installation',
          price: prices.bayShore.waterfront,
          detail:
            'Corrosion-resistant enclosure, PVC where EMT would otherwise go outside, stainless fasteners, sealed hubs. The difference buys better parts.',
        },
        {
          item: 'Standard installation inland',
          price: prices.town.standard,
          detail: 'A wall-mounted unit close to the panel, on a street out of the salt.',
        },
        {
          item: 'Long way around the house',
          price: prices.town.exteriorRun,
          detail: 'Added to either price when the conduit goes outside or underground to reach your parking space.',
        },
        {
          item: 'New 200 A panel',
          price: prices.town.panelUpgrade,
          detail: 'If the load calculation leaves no room, as it may in a big older house full of tenants’ appliances.',
        },
      ],
      note: 'You pay the waterfront price or the inland price. We add the other two only if your house needs them.',
    },
    considerations: [
      {
        title: 'Streets with tidal flooding',
        text: 'Penataquit and Awixa creeks bring the bay inland, and the lowest streets flood with the tide. Tell us how high the water has come. We check that against the flood map and mount the electronics high enough for both.',
      },
      {
        title: 'PVC pipe on a sunny wall',
        text: 'PVC gets longer as it warms up. Where it would move a quarter inch or more between fixed points, code requires expansion fittings. On a 20- to 30-foot run in the sun, we usually fit them.',
      },
      {
        title: 'Finding the meter for the driveway',
        text: 'Upstairs, downstairs and house meters can sit side by side. Labels can be wrong, so we switch and test, then put the answer in your quote.',
      },
      {
        title: 'On the Brightwaters line',
        text: 'Two houses a short walk apart can file with different offices, one with the Town and one with the village. Forms, fees and waits can differ, so your price starts with your address.',
      },
      {
        title: 'A holster out of the spray',
        text: 'Salt gets on the connector, too. We hang yours under an eave or on the side away from the water, where it stays cleaner.',
      },
    ],
    faq: [
      {
        question: 'Why do I pay more for a charger on the water?',
        answer: `You’re paying for what it’s made of. ${usdRange(prices.bayShore.waterfront)} gets you an enclosure, conduit and screws that stand up to salt. Inland, ${usdRange(prices.town.standard)} gets you ordinary outdoor parts. The electrical work is the same.`,
      },
      {
        question: 'Who issues my permit in Bay Shore?',
        answer:
          'The Town of Islip, and we file it for you. Bay Shore has no building department, and Suffolk County licenses electricians but doesn’t issue this permit. If you’re in Brightwaters, the village does.',
      },
      {
        question: 'My house is two apartments. Where do you connect the charger?',
        answer:
          'To the panel of the person who pays for the power, if the load calculation leaves room there. If that panel is the far one, we price the longer run before you decide.',
      },
      {
        question: 'What time of night should I charge?',
        answer: `From ${business.offPeak}, the cheapest window on PSEG Long Island’s Super Off-Peak rate as of ${longDate(claims.offPeakWindow.asOf)}. You sign up for that rate and need a smart meter. Then set the hours once, in the car or the charger’s app.`,
      },
    ],
    closing: {
      title: 'Get your Bay Shore price',
      text: `Send us your address, a photo of the panel and one of the parking spot. We reply within ${business.contactPromiseHours} hours and you’ll know which price is yours. The written estimate is free, no obligation.`,
    },
  },
} satisfies TownFile
