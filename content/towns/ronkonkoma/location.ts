import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Ronkonkoma, NY',
    description: `Lake cottage, cape or high ranch: Ronkonkoma charger installs run ${usdRange(prices.town.standard)}, usually ${min}–${max} hours. Free estimate, reply within ${business.contactPromiseHours} hours.`,
    keywords: [
      'EV charger Ronkonkoma',
      'Lake Ronkonkoma car charger',
      '11779 electrician',
      'Level 2 charger Ronkonkoma NY',
      'bungalow service upgrade',
    ],
  },
  lead: `A Ronkonkoma charger install is ${usdRange(prices.town.standard)}, usually ${min}–${max} hours on site. Lake cottage, cape or high ranch, we check what your panel can take, price the line and file the permit. Just send us the street and the parking spot.`,
  sections: [
    {
      heading: 'Old cottage, cape or high ranch: your run',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Lake bungalows made year-round.** Some still have 60 to 100 amp services and low crawl spaces. Yours may need a bigger service before a charger, so we look at the meter and the panel first. [Check a 60 or 100 amp service](/services/electrical-panel-upgrades#check) from your sofa right now.',
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
          text: `Electric Main Line trains have ended at Ronkonkoma since 1988. If your car sits at the station all day, you charge at home at night. With PSEG Long Island’s Super Off-Peak rate and a smart meter, that’s when power is cheapest: ${business.offPeak}, as of ${longDate(claims.offPeakWindow.asOf)}. You sign up with PSEG Long Island, and we show you how to set the hours before we leave.`,
        },
        {
          kind: 'text',
          text: 'Renting in one of the newer blocks by the tracks? Send your landlord our page on [chargers for apartment buildings and businesses](/services/commercial-ev-charger-installation).',
        },
      ],
    },
    {
      heading: 'From the lakefront to the airport',
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
        'Often just a few feet. Text us a photo of the panel and one of the garage wall, and we tell you if yours looks like that. We measure it, then price it.',
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
    text: `Call, or leave your name and number in the [quote form](#quote). We get back to you within ${business.contactPromiseHours} hours, and we’ll ask about the panel first. The written estimate is free.`,
  },
}
