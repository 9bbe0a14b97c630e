import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange } from '@/lib/format'

const { standard } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'Bay Shore EV Charger Installation and Waterfront Costs',
    description:
      'EV chargers for Bay Shore homes: what salt air adds to the price, who issues the permit near Brightwaters, and which meter feeds the car in a divided house.',
    keywords: [
      'EV charger installation Bay Shore NY',
      'waterfront EV charger Bay Shore',
      '11706 EV charger',
      'Town of Islip EV charger permit',
      'Bay Shore electrician EV',
      'Tesla charger Bay Shore',
    ],
  },
  lead: `A canal house, a Victorian off Main Street and an inland cape each call for a different installation. We price the waterfront kind openly, at ${usdRange(prices.bayShore.waterfront)}, and file with the Town of Islip for all three.`,
  intro: [
    'Near the Fire Island ferry terminals off Maple Avenue, salt and tide decide which parts we fit. Around Main Street stand large Victorian and early-1900s houses, often since split into apartments or offices. Farther north, postwar capes and ranches typically need a weather-rated unit outdoors and a tidy route back to the panel.',
    'Bay Shore, ZIP 11706, is a hamlet, so there is no village hall to visit. The Town of Islip reviews the work. Brightwaters, ZIP 11718, is an incorporated village next door that issues its own permits; we check which side of that line you are on before we name an office.',
    'The job has four steps: a free quote by video or at the house, the permit and any rebate form, the installation, and a test at the end, when we show you how to use the charger.',
  ],
  reasons: [
    {
      title: 'Parts named in the quote',
      text: '“Marine grade” is trade language, not an electrical rating. Our Bay Shore quotes list what is really fitted: type of enclosure, conduit, hubs and fasteners.',
    },
    {
      title: 'The car on the right bill',
      text: 'In a divided house we trace which meter feeds the driveway before we talk about price, so the driver pays for the power and a neighbor does not.',
    },
    {
      title: 'Licensed, insured and inspected',
      text: `We bring ${business.yearsOfExperience}+ years of experience, and each installation is inspected against the National Electrical Code in the edition that New York State enforces.`,
    },
    {
      title: 'A short visit for a plain job',
      text: `Plan on ${standard.min}-${standard.max} hours at the house for a standard install. Waterfront fittings, a trench or panel work add time, and the quote says how much.`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Outdoor chargers for capes and ranches',
      text: 'With no attached garage, the unit goes on the wall by the driveway, its connector stored at least 24 inches above grade, and the conduit typically leaves the basement at the band joist.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Tesla charging a street from the bay',
      text: 'A Wall Connector hard-wired at 240 V has no receptacle to corrode. We choose the lee side of the house, seal each entry and set the output to what your panel can spare.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Services in houses that grew apartments',
      text: 'Extra kitchens use capacity. When the calculation shows no room left, we compare a managed charger with a new panel and put both figures in front of you.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Shared charging downtown',
      text: 'Owners of the newer apartment buildings can serve several spaces from one feeder with managed power. How many depends on the building’s load, so that is where the survey begins.',
    },
    {
      service: 'permits-inspections',
      title: 'The Islip file, start to certificate',
      text: 'Applications there are electronic and the inspection agency has to be on the town’s list; [our Islip page](/service-areas/islip) explains how that works. We take care of both ends.',
    },
  ],
  costs: {
    intro:
      'The first question is how much bay air the wall gets. After that come distance, digging and the state of the panel.',
    rows: [
      {
        item: 'Waterfront installation',
        price: prices.bayShore.waterfront,
        detail:
          'Corrosion-resistant enclosure, PVC where EMT would otherwise go outside, stainless fasteners, sealed hubs. You pay for better materials; no code adds a surcharge for being near the water.',
      },
      {
        item: 'Standard installation inland',
        price: prices.town.standard,
        detail: 'A wall-mounted unit with the panel close by, on a street out of the salt.',
      },
      {
        item: 'Long way around the house',
        price: prices.town.exteriorRun,
        detail: 'On top of either line when conduit has to travel outside or underground to reach the parking space.',
      },
      {
        item: 'New 200 A panel',
        price: prices.town.panelUpgrade,
        detail:
          'Where the load calculation leaves no room, as it may in a large older house with several tenants’ appliances.',
      },
    ],
    note: 'All four are indicative. Town and agency fees are not in them unless we write so, and the signed estimate replaces every figure on this page.',
  },
  considerations: [
    {
      title: 'Streets that take the tide',
      text: 'Penataquit and Awixa creeks bring the bay inland, and the lowest streets see tidal flooding. Tell us how high the water has come; we check the flood map too and choose the height of the electronics with both in mind.',
    },
    {
      title: 'PVC pipe that moves',
      text: 'PVC lengthens as it warms. Code wants expansion fittings where it would move a quarter inch or more between fixed points, which a run of 20 to 30 feet on a sunny wall usually does.',
    },
    {
      title: 'Which meter reaches the drive',
      text: 'Upstairs, downstairs and house meters can sit side by side. We switch and test instead of trusting labels, and the result goes into the quote.',
    },
    {
      title: 'The Brightwaters edge',
      text: 'Of two houses a short walk apart, one may file with the town and the other with the village. Forms, fees and waiting times can differ, so we check the address before we price the job.',
    },
    {
      title: 'A holster on the sheltered side',
      text: 'Salt settles on the connector as well as on the box. Hung under an eave or on the side away from the water, it stays cleaner.',
    },
  ],
  faq: [
    {
      question: 'Why does a waterfront charger cost more than one inland?',
      answer: `Because of what it is made of. ${usdRange(prices.bayShore.waterfront)} allows for an enclosure, conduit and screws that stand up to salt; the inland figure of ${usdRange(prices.town.standard)} uses ordinary outdoor parts. The electrical work is the same.`,
    },
    {
      question: 'Who issues a charger permit in Bay Shore?',
      answer:
        'The Town of Islip. Bay Shore has no building department of its own, and Suffolk County licenses electricians but does not issue this permit. Brightwaters addresses go to the village there.',
    },
    {
      question: 'My house is split into two apartments. Where does the charger connect?',
      answer:
        'To the panel behind the meter of the person who will pay for the power, provided its load calculation leaves room. If that panel is the far one, the longer run is priced before you decide.',
    },
    {
      question: 'What time of night should I charge?',
      answer: `As of ${longDate(claims.offPeakWindow.asOf)}, ${business.offPeak} is the cheapest window on PSEG Long Island’s Super Off-Peak rate. You have to be on that rate, with a smart meter. Then set the hours once, in the car or the charger’s app.`,
    },
  ],
  closing: {
    title: 'Tell us how near the water you are',
    text: 'An address, a picture of the panel and one of the parking spot let us say which price line applies. The estimate is free, and you can cancel it without charge.',
  },
}
