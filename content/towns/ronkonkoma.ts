import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Ronkonkoma',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Lake bungalows, capes and high ranches. One ZIP, three permit towns, and we find out which is yours.',
  offices: ['town-of-islip', 'town-of-brookhaven', 'town-of-smithtown'],
  officeNote:
    'Most of the hamlet files with Islip and a small eastern part with Brookhaven. Lake Ronkonkoma also reaches into Smithtown. We find out which is yours.',
  zips: ['11779'],
  zipTable: [{ zip: '11779' }],
  point: { lat: 40.814, lon: -73.128 },
  map: {
    label: { x: 378, y: 106, anchor: 'end', leader: true },
  },
  house: 'cottage',
  picture: 'cape',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Ronkonkoma, NY',
      description: `EV charger installs in Ronkonkoma cost ${usdRange(prices.town.standard)} and take ${range(standard)} hours. ZIP 11779 has three towns; we file with yours. Call for a free quote.`,
      keywords: [
        'EV charger installation Ronkonkoma',
        'Lake Ronkonkoma EV charger',
        '11779 electrical permit',
        'overnight EV charging Long Island',
        'bungalow panel upgrade',
        'Ronkonkoma charger cost',
      ],
    },
    lead: `Three towns share ZIP 11779, and we file with yours. A standard Ronkonkoma install is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours.`,
    reasons: [
      {
        title: 'Filed with the right town',
        text: 'File with the wrong town and you start over. Yours is found as part of the free quote, and the estimate names it.',
      },
      {
        title: 'Islip, Brookhaven, Smithtown',
        text: 'Islip keeps an [agency list](/service-areas/islip), Brookhaven wants [copper](/service-areas/brookhaven), Smithtown has an [electric-only form](/service-areas/smithtown). All three are routine for us.',
      },
      {
        title: 'One phone number for three towns',
        text: `${business.yearsOfExperience}+ years of experience, whichever town you’re in.`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Overnight charging for commuters',
        text: 'Eight hours at 24 A is about 46 kWh, likely more than your daily drive uses. You may need a smaller charger than the ads say.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Rental buildings near the station',
        text: 'If you rent, the building’s owner orders the circuit. For owners: managed charging on a shared feeder, load letter included.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'More power for a lake bungalow',
        text: 'Converted bungalows can still have 60 to 100 amps. PSEG Long Island wants a form and the inspection certificate for more, so that paperwork starts early.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Standard charger circuit',
          price: prices.town.standard,
          detail: 'High ranches land near the low end, with panel and garage both on the lower level.',
        },
        { item: panelOnService, price: prices.town.panelUpgrade, detail: 'Where yours is worn or unsafe.' },
        {
          item: 'Run along or under the yard',
          price: prices.town.exteriorRun,
          detail: 'For parking across the lot, or no garage.',
        },
      ],
    },
    considerations: [
      {
        title: 'Off-peak hours need the right rate',
        text: `On PSEG Long Island’s Super Off-Peak rate, ${business.offPeak} was the cheapest window as of ${longDate(claims.offPeakWindow.asOf)}. Time-of-Day is the standard rate; for this one you sign up, with a smart meter.`,
      },
      {
        title: 'Damp ground by the lake',
        text: 'Near the shore a trench may hit groundwater. That decides between buried pipe and the wall, and boxes stay well above grade.',
      },
      {
        title: 'Sharing a meter',
        text: 'If two households share a meter, agree first on who pays to charge the car.',
      },
    ],
    faq: [
      {
        question: 'My address says Lake Ronkonkoma. Whose permit do I need?',
        answer:
          'It depends on your lot. Smithtown, Brookhaven and Islip all have land there. Send the tax-map number or just your street address, and we’ll look it up.',
      },
      {
        question: 'Can I run a charger on a 60 A service?',
        answer:
          'Sometimes, at a low setting. Locked at 16 A on a 20 A breaker, it may work if your past year’s demand leaves room; not locked, code counts it as 30 A. For more, budget for the service first.',
      },
    ],
    closing: {
      title: 'Get your Ronkonkoma price',
      text: `Your street is enough for us to name the town. A first answer comes within ${business.contactPromiseHours} hours.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Ronkonkoma, NY',
      description: `Lake cottage, cape or high ranch: Ronkonkoma charger installs run ${usdRange(prices.town.standard)}, ${range(standard)} hours. Call for a free estimate, reply within ${business.contactPromiseHours} hours.`,
      keywords: [
        'EV charger Ronkonkoma',
        'Lake Ronkonkoma car charger',
        '11779 electrician',
        'Level 2 charger Ronkonkoma NY',
        'bungalow service upgrade',
      ],
    },
    lead: `Off the train, plug in, full by morning. A standard install at your Ronkonkoma cottage, cape or high ranch is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours.`,
    sections: [
      {
        heading: 'Old cottage, cape or high ranch: your run',
        blocks: [
          {
            kind: 'list',
            items: [
              `**Lake bungalows made year-round.** Some still have 60 to 100 amps. [Check yours](/services/electrical-panel-upgrades#check) from your couch: a new service is its own line, up to ${usdRange({ min: prices.guide.panelUpgrade.max })} in our ${longDate(claims.costGuide.asOf)} guide.`,
              '**Capes and ranches from the 1940s to the 1960s.** The cable comes out just above the foundation, to a charger on the outside wall by your driveway.',
              '**High ranches.** Panel and built-in garage share the lower floor: a short indoor line and no digging.',
            ],
          },
        ],
      },
      {
        heading: 'Park at the train, charge at home',
        blocks: [
          {
            kind: 'text',
            text: 'A car that’s parked all night does well on 24 or 32 amps. Renting in one of the newer blocks by the tracks? Send your landlord our page on [chargers for apartment buildings and businesses](/services/commercial-ev-charger-installation).',
          },
        ],
      },
      {
        heading: 'Where we work around Ronkonkoma',
        blocks: [
          {
            kind: 'text',
            text: 'All over the hamlet, by the water in Lake Ronkonkoma, and on into [Holbrook](/locations/holbrook/), [Bohemia](/locations/bohemia/), Nesconset and Islandia. Which of three towns is yours: [Ronkonkoma permits and prices](/service-areas/ronkonkoma).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'How long is the run in my high ranch?',
        answer:
          'Often just a few feet. Text us a photo of the panel and one of the garage wall, and we’ll know if yours looks like that. We measure it, then price it.',
      },
      {
        question: 'I have no garage. Where does the charger go?',
        answer:
          'On an outside wall near your charge port, with the plug stored 24 inches or more above the ground. Cords are commonly 18 to 25 feet. Park where you always park, and we measure to the port and pick the wall.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'The first question will be about the panel, so a photo of it helps.',
    },
  },
} satisfies TownFile
