import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Huntington, NY',
    description: `Your hometown EV charger electricians: Huntington installs run ${usdRange(prices.huntington.overall)} overall, and a standard job takes ${min}–${max} hours. Call for a free estimate.`,
    keywords: [
      'Huntington EV charger',
      'Halesite car charger',
      'Huntington Station EV charging',
      'Northport charger electrician',
      '11743 EV charger',
    ],
  },
  lead: `${business.name} is based right here in ${business.address.locality}. Installs run ${usdRange(prices.huntington.overall)}: short garage runs at the low end, hills and harbor at the top. A standard job takes ${min}–${max} hours, and we handle the permit.`,
  sections: [
    {
      heading: 'From downtown to the necks: your run',
      blocks: [
        {
          kind: 'text',
          text: 'About 11% of the homes in the Town of Huntington were built in 1939 or earlier, and 84% are detached (Census Bureau, 2020–2024). Near downtown you’ll find Victorian and early-1900s houses, often planned before cars were common. The panel can be on one side and the parking spot on the other. Then we often run the line outside, along the wall you see least.',
        },
        {
          kind: 'text',
          text: 'Colonials and capes from the 1920s to the 1950s are often easier: a basement panel, a side driveway, one hole through the sill. On the larger properties farther out, your service may enter at a pool house or a mechanical room, well away from the cars. Voltage drops over a long run, so we use bigger wire. Got a generator or a second panel? Tell us when you call.',
        },
      ],
    },
    {
      heading: 'Garages cut into the slope',
      blocks: [
        {
          kind: 'text',
          text: 'A garage below the house can look close and still need a long pipe, out of the building and down a retaining wall. PVC on a sunny wall grows and shrinks enough to bow or pull its joints apart. On a long straight piece we add expansion fittings and supports that let it slide. We measure the drop and the distance, and price both.',
        },
      ],
    },
    {
      heading: 'Harbor streets and train commutes',
      blocks: [
        {
          kind: 'text',
          text: 'Low ground at the head of the harbor, in Halesite, can flood. There we look up your flood elevation, then pick the wall. Uphill, you have less salt to worry about.',
        },
        {
          kind: 'text',
          text: 'Third-rail power on the Port Jefferson Branch ends at the Huntington stop, in Huntington Station. If you drive to work, eight hours overnight on a 32 amp charger gives you about 60 kilowatt-hours, more than most workdays use. Go bigger only if you drive more than that and your panel has room.',
        },
      ],
    },
    {
      heading: 'Where we work, ZIPs and permits',
      blocks: [
        {
          kind: 'text',
          text: 'We’re downtown around Heckscher Park and The Paramount, on the harbor side at Halesite, and in Huntington Station, Greenlawn, Centerport and Cold Spring Harbor. We work in Northport, Asharoken, Huntington Bay and Lloyd Harbor, too. Those four are villages with permits of their own.',
        },
        {
          kind: 'text',
          text: 'ZIP 11743 includes Halesite, Huntington Bay and Lloyd Harbor. 11746 is Huntington Station and the Dix Hills side, and 11768 is Northport. Outside the four villages, the Town issues your permit. See [Huntington permits and prices](/service-areas/huntington) for the filing steps and every price.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Are you really based in Huntington?',
      answer: `Yes, our business address is ${business.address.locality}, ${business.address.region} ${business.address.postalCode}. It’s a short drive for us. Your price depends on your house.`,
    },
    {
      question: 'Where would the line run on my old house downtown?',
      answer:
        'Often outside, along the wall you see least, because the panel and the parking spot can be on opposite sides. We draw the route, and you okay it first.',
    },
    {
      question: 'My garage is under the house. Does that help?',
      answer:
        'Yes, a lot, if the panel is on that level too: the run can be short and indoors. If the panel is upstairs or at the other end, we compare a route inside with one outside and quote the better one.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Tell us about the slope, the garage and the panel, or text us a few pictures. We reply within ${business.contactPromiseHours} hours. Your Huntington estimate is free and in writing.`,
  },
}
