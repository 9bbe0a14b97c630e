import { longDate } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'Home EV Chargers in Ronkonkoma and Lake Ronkonkoma',
    description: `EV charger installation for Ronkonkoma bungalows, capes, high ranches and station-area buildings in ZIP 11779. Free estimate, reply within ${business.contactPromiseHours} hours.`,
    keywords: [
      'EV charger Ronkonkoma',
      'Lake Ronkonkoma car charger',
      '11779 electrician',
      'Level 2 charger Ronkonkoma NY',
      'bungalow service upgrade',
    ],
  },
  lead: 'Ronkonkoma has cottages by the lake, postwar capes, high ranches and new rentals at the station, and each tends to have its panel in a different place. Tell us the street, the panel and the parking spot, and we can price the run between them.',
  sections: [
    {
      heading: 'From the lakefront to the airport',
      blocks: [
        {
          kind: 'text',
          text: 'We wire chargers throughout the hamlet, around the water in Lake Ronkonkoma, and on the streets that carry on into [Holbrook](/locations/holbrook/), [Bohemia](/locations/bohemia/), Nesconset and Islandia. The lake is the largest body of fresh water on the island, and that spares you the usual shoreline worries: no tides and no salt spray. Outdoors, a weather-rated charger and ordinary wet-location fittings are normally all that the setting asks for.',
        },
      ],
    },
    {
      heading: 'Old cottages, capes and high ranches',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Lake bungalows made year-round.** Services of 60 to 100 amps and low crawl spaces still turn up. We look at the meter and the panel before we talk about chargers, because a larger service may have to come first. [Check a 60 or 100 amp service](/services/electrical-panel-upgrades#check) from your sofa to see which way yours leans.',
            '**Capes and ranches from the 1940s to the 1960s.** The panel is often in a basement or utility room. Without an attached garage, the cable leaves the house at the band joist and the charger hangs on the outside wall next to the driveway.',
            '**High ranches.** Panel and built-in garage usually share the lower floor, which makes for a few feet of indoor conduit and no digging.',
          ],
        },
        {
          kind: 'text',
          text: 'The house does not settle the size of the circuit. A car that is parked all night often does well on 24 or 32 amps, and the load calculation shows what your service has left for it.',
        },
      ],
    },
    {
      heading: 'Park at the train, charge at home',
      blocks: [
        {
          kind: 'text',
          text: `Ronkonkoma has been the end of the electrified Main Line since 1988. If your car spends the working day at the station, it takes its energy at night, which suits PSEG Long Island’s Super Off-Peak rate: as of ${longDate(claims.offPeakWindow.asOf)}, ${business.offPeak} was its cheapest window. You have to choose that rate and have a smart meter. We show you how to set the charging hours during the walkthrough.`,
        },
        {
          kind: 'text',
          text: 'Renting in one of the newer blocks by the tracks is another matter. The parking and the electric service usually belong to the building’s owner, who has to agree and order the work. Send your landlord our page on [chargers for apartment houses and businesses](/services/commercial-ev-charger-installation).',
        },
      ],
    },
    {
      heading: 'ZIP 11779 and its three towns',
      blocks: [
        {
          kind: 'text',
          text: 'Most of the hamlet is in the Town of Islip, with a small eastern part in Brookhaven. The ZIP is wider than the hamlet: a Lake Ronkonkoma address can fall in Smithtown, Brookhaven or Islip. Permits, prices and the town lines are the subject of our [Ronkonkoma service page](/service-areas/ronkonkoma).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How long is the run in a high ranch here?',
      answer:
        'Often a few feet, because panel and built-in garage usually share the lower floor. We measure it before we price it.',
    },
    {
      question: 'Can a tenant by the station get a charger?',
      answer:
        'Through the owner. The parking and the electric service usually belong to the building, so the owner has to agree and to order the work. We can send both of you the same drawing and estimate.',
    },
    {
      question: 'Where does the charger hang if I have no garage?',
      answer:
        'On an outside wall within reach of the charge port, with the plug stored 24 inches or more above the ground. Cords are commonly 18 to 25 feet long, so we park the car where you park it, measure to the port and choose the wall from that.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Call, or leave your name and number in the [quote form](#quote). We are back in touch within ${business.contactPromiseHours} hours, and the first thing we will want to know about is the panel.`,
  },
}
