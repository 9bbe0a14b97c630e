import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business
const { exteriorRun: extra } = prices.town

export default {
  name: 'Ronkonkoma',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Lake bungalows, capes and high ranches. One ZIP, three permit towns, and we find out which is yours.',
  offices: ['town-of-islip', 'town-of-brookhaven', 'town-of-smithtown'],
  officeNote:
    'Most of the hamlet files with Islip and a small eastern part with Brookhaven. Lake Ronkonkoma also reaches into Smithtown. We check your tax-map number and file with the right town.',
  zips: ['11779'],
  zipTable: [{ zip: '11779' }],
  point: { lat: 40.814, lon: -73.128 },
  map: {
    label: { x: 378, y: 106, anchor: 'end', leader: true },
  },
  neighbors: ['Lake Ronkonkoma', 'Holbrook', 'Bohemia', 'Nesconset', 'Islandia'],
  houses:
    'Lake bungalows made year-round, capes and ranches of the 1940s to 1960s, high ranches, and new rental blocks around the station. A converted bungalow may still have a 60–100 A service and a crawl space.',
  house: 'cottage',
  coast: 'Inland, so no salt. The lake is the largest freshwater lake on the island.',
  picture: 'cape',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
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
    lead: `A standard install in Ronkonkoma costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Three towns share ZIP 11779. We look up which one you’re in, file the right form and book the inspector.`,
    intro: [
      'The hamlet is mostly in the Town of Islip, and its small eastern part is in Brookhaven. The ZIP reaches further. Lake Ronkonkoma, around the water, is split among Smithtown, Brookhaven and Islip. So two people with a Ronkonkoma address may file with different towns.',
      'There’s a quick way to tell. Find the tax-map number on your tax bill or survey and read the first four digits. 0800 means Smithtown, 0500 is the usual start for Islip and 0200 for Brookhaven. Send us the number, and we’ll check it with the building department before we fill out a form.',
      'This page covers your permit and your bill. For your kind of house and the streets we work on, see [charger installation in Ronkonkoma](/locations/ronkonkoma/).',
    ],
    reasons: [
      {
        title: 'Filed with the right town',
        text: 'File with the wrong town and you start over. We find yours as part of the free quote, and your estimate names it.',
      },
      {
        title: 'Load calculation first',
        text: 'If your panel is close to full, we look at a lower setting or load management before a new one. If both work, you get both prices.',
      },
      {
        title: 'Crawl spaces are fine',
        text: 'Some homes have no basement. If your crawl space is dry and tall enough, we run the cable there. If it isn’t, we use the outside wall, and you see the route first.',
      },
      {
        title: 'One phone number for three towns',
        text: `You call the same number whichever town you’re in, with ${business.yearsOfExperience}+ years of experience behind your estimate.`,
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: 'More power for a lake bungalow',
        text: 'Converted summer bungalows can still have 60 A to 100 A services. For a new one, PSEG Long Island wants a form and the inspection certificate, so we start the paperwork early.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Overnight charging for commuters',
        text: 'Leave the car at the station all day and charge it at night. Eight hours at 24 A is about 46 kWh, likely more than your daily drive uses. You may need a smaller charger than the ads say.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Rental buildings near the station',
        text: 'If you rent, the building’s owner has to order the circuit. For owners we plan managed charging on a shared feeder and write the load letter for the utility.',
      },
      {
        service: 'permits-inspections',
        title: 'Islip, Brookhaven or Smithtown filing',
        text: 'Islip keeps an [approved-agency list](/service-areas/islip). Brookhaven [designates inspectors and requires copper branch wiring](/service-areas/brookhaven). Smithtown takes an [electric-only application online](/service-areas/smithtown). We do all three.',
      },
    ],
    costs: {
      intro:
        'The electrical work costs about the same in all three towns. Fees can differ, so we add those once we know which town is yours.',
      rows: [
        {
          item: 'Standard charger circuit',
          price: prices.town.standard,
          detail: `High ranches usually land near the low end, with panel and garage both on the lower level. The work takes ${range(standard)} hours.`,
        },
        {
          item: 'Service or panel upgrade',
          price: prices.town.panelUpgrade,
          detail:
            'More common in the bungalows by the lake. A meter on a mast, new grounding or a tight panel corner puts you near the high end.',
        },
        {
          item: 'Run along or under the yard',
          price: prices.town.exteriorRun,
          detail: 'For parking across the lot, or no garage. PVC in the open yard gets 18 inches of dirt on top.',
        },
      ],
      note: 'Need a new service? Any fee for the change gets its own line.',
    },
    considerations: [
      {
        title: 'Your neighbor’s town may not be yours',
        text: 'Around the lake, the house across the road may be in another town. Send us your address and we check your lot.',
      },
      {
        title: 'Cheap hours need the right rate',
        text: `On PSEG Long Island’s Super Off-Peak rate, ${business.offPeak} was the cheapest window as of ${longDate(claims.offPeakWindow.asOf)}. You sign up for it and need a smart meter. On the flat rate, charging late saves you nothing.`,
      },
      {
        title: 'Damp ground by the lake',
        text: 'Near the shore a trench may hit groundwater. We check before we choose between buried pipe and the wall, and we keep boxes well above grade.',
      },
      {
        title: 'Old wiring we find',
        text: 'A house that grew room by room can hide old splices and mixed cable. Everything we install or change meets code. Anything else we find, we show you, with no obligation.',
      },
      {
        title: 'Sharing a meter',
        text: 'If two households share a meter, agree first on who pays to charge the car. A charger that logs its energy use makes the split simple.',
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
          'Sometimes, at a low setting. A 16 A charger on a 20 A breaker may work if your past year’s demand leaves room. For more, budget for the service first.',
      },
      {
        question: 'What would push my price above standard?',
        answer: `Distance, digging or the panel. A run outside adds ${usdRange({ min: extra.min, max: extra.max })}, and a panel upgrade is ${usdRange(prices.town.panelUpgrade)}. Your quote says which of them you need.`,
      },
      {
        question: 'My car comes soon. How early should I call?',
        answer: `Call when you order the car. Once your permit is issued, we usually install within ${range(booking)} weeks. Each town sets the pace of its permits.`,
      },
    ],
    closing: {
      title: 'Get your Ronkonkoma price',
      text: `Send the first four digits of your tax-map number and a photo of the panel with its door open. We reply within ${business.contactPromiseHours} hours with a first answer: your town, the likely charger size and a price range. Your free written estimate follows.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Ronkonkoma, NY',
      description: `Lake cottage, cape or high ranch: Ronkonkoma charger installs run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours. Call for a free estimate, reply within ${business.contactPromiseHours} hours.`,
      keywords: [
        'EV charger Ronkonkoma',
        'Lake Ronkonkoma car charger',
        '11779 electrician',
        'Level 2 charger Ronkonkoma NY',
        'bungalow service upgrade',
      ],
    },
    lead: `A Ronkonkoma charger install is ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Lake cottage, cape or high ranch: we check your panel, price the wiring and file the permit. Just send your address and a photo of where you park.`,
    sections: [
      {
        heading: 'Old cottage, cape or high ranch: your run',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Lake bungalows made year-round.** Some still have 60 to 100 amp services and low crawl spaces. Yours may need a bigger service before a charger, so we look at the meter and the panel first. [Check a 60 or 100 amp service](/services/electrical-panel-upgrades#check) from your couch right now.',
              '**Capes and ranches from the 1940s to the 1960s.** The panel is often in a basement or utility room. Without an attached garage, we bring the cable out just above the foundation and hang the charger on the outside wall by your driveway.',
              '**High ranches.** Panel and built-in garage usually share the lower floor: a short indoor line and no digging.',
            ],
          },
          {
            kind: 'text',
            text: 'You may not need the biggest circuit. A car that’s parked all night often does well on 24 or 32 amps. The load calculation shows what your service has left.',
          },
        ],
      },
      {
        heading: 'Park at the train, charge at home',
        blocks: [
          {
            kind: 'text',
            text: `If your car sits at the station all day, you charge at home at night. With PSEG Long Island’s Super Off-Peak rate and a smart meter, that’s when power is cheapest: ${business.offPeak}, as of ${longDate(claims.offPeakWindow.asOf)}. You sign up with PSEG Long Island, and we show you how to set the hours before we leave.`,
          },
          {
            kind: 'text',
            text: 'Renting in one of the newer blocks by the tracks? Send your landlord our page on [chargers for apartment buildings and businesses](/services/commercial-ev-charger-installation).',
          },
        ],
      },
      {
        heading: 'Where we work around Ronkonkoma',
        blocks: [
          {
            kind: 'text',
            text: 'We install all over the hamlet, by the water in Lake Ronkonkoma, and on into [Holbrook](/locations/holbrook/), [Bohemia](/locations/bohemia/), Nesconset and Islandia. The lake is the island’s largest body of fresh water, so you have no tides and no salt spray. A weather-rated charger and ordinary wet-location fittings normally do the job outdoors.',
          },
        ],
      },
      {
        heading: 'ZIP 11779: which of three towns is yours',
        blocks: [
          {
            kind: 'text',
            text: `Most of the hamlet is in the Town of Islip, with a small eastern part in Brookhaven. A Lake Ronkonkoma address can be in Smithtown, Brookhaven or Islip. You don’t have to know which: we look it up and file there. After the permit, your install is usually ${range(business.schedulingWeeks)} weeks out. For the town lines and permits, see [Ronkonkoma permits and prices](/service-areas/ronkonkoma).`,
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
        question: 'I rent by the station. Can I get a charger?',
        answer:
          'Yes, through the owner. The parking and the electric service usually belong to the building, so the owner has to agree and order the work. We can send you both the same drawing and estimate.',
      },
      {
        question: 'I have no garage. Where does the charger go?',
        answer:
          'On an outside wall near your charge port, with the plug stored 24 inches or more above the ground. Cords are commonly 18 to 25 feet. Park where you always park, and we measure to the port and pick the wall.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: `Call, or leave your name and number in the [quote form](#quote). We’ll ask about the panel first. The written estimate is free.`,
    },
  },
} satisfies TownFile
