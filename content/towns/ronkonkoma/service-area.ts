import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business
const { exteriorRun: extra } = prices.town

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-22',
  metadata: {
    title: 'Ronkonkoma EV Charger Permits: One ZIP, Three Towns',
    description:
      'ZIP 11779 reaches into Islip, Brookhaven and Smithtown. Find out which town permits your EV charger in Ronkonkoma, what it costs and what bungalows need.',
    keywords: [
      'EV charger installation Ronkonkoma',
      'Lake Ronkonkoma EV charger',
      '11779 electrical permit',
      'overnight EV charging Long Island',
      'bungalow panel upgrade',
      'Ronkonkoma charger cost',
    ],
  },
  lead: 'Three towns share ZIP 11779. Which of them your lot is in comes before price, brand or amps, because it decides the form, the fee and the inspector.',
  intro: [
    'Most of the hamlet lies in the Town of Islip, and a small eastern part in Brookhaven. The mail reaches further: Lake Ronkonkoma, around the water, is divided among Smithtown, Brookhaven and Islip. So two people who both write “Ronkonkoma” on an envelope may file with different towns.',
    'There is a quick test. Read the first four digits of the tax-map number on your tax bill or survey. 0800 means Smithtown; 0500 is the usual start for Islip and 0200 for Brookhaven. Send us the number and we check it with the building department before a form is filled in.',
    'The houses are as mixed as the map. For their types, and the parts of the hamlet we serve, turn to [Ronkonkoma, where we work](/locations/ronkonkoma/). This page keeps to permits, prices and the usual snags.',
  ],
  reasons: [
    {
      title: 'The right town at the first try',
      text: 'An application filed with the wrong town has to be made again. We settle which town it is as part of the free quote and name it in the estimate.',
    },
    {
      title: 'Load calculation before equipment',
      text: 'Where little capacity is left, we look at a lower setting or load management before we propose a new panel. You get both prices where both are possible.',
    },
    {
      title: 'Crawl spaces included',
      text: 'Some homes have no basement to run cable through. Where the crawl space is dry and high enough we use that; where it is not, we take the outside wall and tell you what will show.',
    },
    {
      title: 'One contact for three towns',
      text: `Whichever town it is, you talk to the same people, with ${business.yearsOfExperience}+ years of experience behind the estimate.`,
    },
  ],
  services: [
    {
      service: 'electrical-panel-upgrades',
      title: 'From 60 or 100 amps to enough',
      text: 'Converted summer bungalows can still have 60 A to 100 A services. If a new service comes first, PSEG Long Island asks for an electrical inspection certificate and its own form, so we start on those early.',
    },
    {
      service: 'home-ev-charger-installation',
      title: 'Overnight charging for commuters',
      text: 'A car that sits at the station by day is refilled at night. Eight hours at 24 A is about 46 kWh, likely more than your daily drive uses, so you may need a smaller charger than advertisements suggest.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Rental buildings near the station',
      text: 'Tenants there cannot order a circuit on their own; the owner has to. For owners we plan managed charging on a shared feeder and the load letter that goes to the utility.',
    },
    {
      service: 'permits-inspections',
      title: 'Islip, Brookhaven or Smithtown filing',
      text: 'Each has its own way: an [approved-agency list](/service-areas/islip), [designated inspectors and copper branch wiring](/service-areas/brookhaven), or an [electric-only application online](/service-areas/smithtown).',
    },
  ],
  costs: {
    intro:
      'The electrical work costs about the same in all three towns. The municipal share can differ, and is added once we know which town is yours.',
    rows: [
      {
        item: 'Standard charger circuit',
        price: prices.town.standard,
        detail: `High ranches, with panel and garage on the lower level, sit toward the bottom. Expect ${standard.min}-${standard.max} hours of work.`,
      },
      {
        item: 'Service or panel upgrade',
        price: prices.town.panelUpgrade,
        detail:
          'More frequent in bungalows by the lake. A meter on a mast, a new grounding system or an awkward panel corner leads to the upper end.',
      },
      {
        item: 'Run along or under the yard',
        price: prices.town.exteriorRun,
        detail:
          'No garage, or parking on the opposite side of the lot. PVC in the open yard needs 18 inches of earth above it.',
      },
    ],
    note: 'Guide prices. They leave out the charger, what the town and the inspection agency charge, and any fee for a change of service.',
  },
  considerations: [
    {
      title: 'Do not guess from a neighbor',
      text: 'The person across the road may have filed with another town. Around the lake that tells you nothing about your own lot.',
    },
    {
      title: 'The cheap hours need the right rate',
      text: `On PSEG Long Island’s Super Off-Peak rate, ${business.offPeak} was the cheapest window as of ${longDate(claims.offPeakWindow.asOf)}. It takes a smart meter, and you have to sign up for it. On the flat rate you gain nothing by charging late.`,
    },
    {
      title: 'Damp ground by the lake',
      text: 'Close to the shore a trench may meet groundwater. We check the ground before choosing between buried pipe and a wall-mounted route, and keep boxes well above grade.',
    },
    {
      title: 'Old wire discovered on the way',
      text: 'Houses that grew room by room can hide old splices and mixed cable. What we install or alter meets code; anything else we find we show you, with no obligation.',
    },
    {
      title: 'Tenants and co-owners',
      text: 'Where two households share a meter, agree first on who pays for the car’s electricity. A charger that records its own energy use makes the split simple.',
    },
  ],
  faq: [
    {
      question: 'My address says Lake Ronkonkoma. Whose permit do I need?',
      answer:
        'It depends on the lot. Smithtown, Brookhaven and Islip all have land there. The tax-map number answers it; without one, send the street address and we look it up.',
    },
    {
      question: 'Can a 60 A service feed a charger at all?',
      answer:
        'Seldom comfortably. A unit set to 16 A on a 20 A breaker may be possible where your past year’s demand leaves room for it. If you want more, budget for the service first and the charger second.',
    },
    {
      question: 'What would push my bill past the standard price?',
      answer: `Three things: distance, digging and the panel. An exterior run adds ${usdRange({ min: extra.min, max: extra.max })}; a panel upgrade is ${usdRange(prices.town.panelUpgrade)}. The quote says which of them apply to you and which do not.`,
    },
    {
      question: 'How far ahead should I book?',
      answer: `Ask as soon as you order the car. Once the permit is issued, the installation is usually scheduled within ${booking.min}-${booking.max} weeks. How long the permit takes is up to the town that has your file.`,
    },
  ],
  closing: {
    title: 'Four digits and a photo',
    text: `The start of your tax-map number and a picture of the panel with its door open are enough for a first answer: which town, what size of charger is likely, and a price range. We reply within ${business.contactPromiseHours} hours.`,
  },
}
