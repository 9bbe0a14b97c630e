import { business } from '@/content/business'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Huntington EV Charger Installers, Downtown to the Necks',
    description:
      'Our home town: EV chargers for Huntington’s older houses, hillside garages and harbor streets, in 11743, 11746 and 11768. Ask for a free estimate.',
    keywords: [
      'Huntington EV charger',
      'Halesite car charger',
      'Huntington Station EV charging',
      'Northport charger electrician',
      '11743 EV charger',
    ],
  },
  lead: `${business.name} has its address in ${business.address.locality}, so this is home ground. It is also hilly, and the cable’s route at an older house near downtown has little in common with one at a larger property on the necks.`,
  sections: [
    {
      heading: 'Where in Huntington we install',
      blocks: [
        {
          kind: 'text',
          text: 'Downtown around Heckscher Park and The Paramount, the harbor side at Halesite, Huntington Station, Greenlawn, Centerport and Cold Spring Harbor are all on our list. So are Northport, Asharoken, Huntington Bay and Lloyd Harbor, with one difference: those four are incorporated villages that handle permits themselves.',
        },
      ],
    },
    {
      heading: 'Old center, postwar middle, wide necks',
      blocks: [
        {
          kind: 'text',
          text: 'About 11% of the homes in the Town of Huntington were built in 1939 or earlier, and 84% are detached (Census Bureau, 2020-2024). Close to the center you find Victorian and early-1900s houses, often laid out before cars were common, so the panel and the parking spot may be on opposite sides. The neatest route is then often outside, along the least visible wall.',
        },
        {
          kind: 'text',
          text: 'Colonials and capes from the 1920s to the 1950s are often simpler: a basement panel, a side driveway, one hole through the sill. Farther out, on larger properties, the service may enter at a pool house or a mechanical room well away from the cars. Voltage drops over a long run, and we size the conductors for it. If there is a generator or a second panel, mention it when you call.',
        },
      ],
    },
    {
      heading: 'Garages cut into the slope',
      blocks: [
        {
          kind: 'text',
          text: 'A garage set below the house looks close on a plan and is not. The pipe often has to leave the building and come down a retaining wall. On a sunny wall, PVC lengthens and shrinks enough to bow or to pull its joints apart, so a long straight piece needs expansion fittings and supports that let it slide. We measure the drop as well as the distance and price both.',
        },
      ],
    },
    {
      heading: 'The harbor and the train',
      blocks: [
        {
          kind: 'text',
          text: 'Low ground at the head of the harbor, in Halesite, can flood. There we look up the flood elevation first and pick the wall second. Uphill, salt is less of a concern.',
        },
        {
          kind: 'text',
          text: 'Third-rail power on the Port Jefferson Branch ends at the Huntington stop, which is in Huntington Station. For a commuter’s car, eight hours overnight on a 32 amp charger is about 60 kilowatt-hours, more than most workdays use. A bigger charger helps only if you drive more than that and the panel has room.',
        },
      ],
    },
    {
      heading: 'ZIPs and permit offices',
      blocks: [
        {
          kind: 'text',
          text: 'Mail for 11743 includes Halesite, Huntington Bay and Lloyd Harbor; 11746 is Huntington Station and the Dix Hills side; 11768 is Northport. Outside the four villages the Town issues the permit. We keep the filing steps and the price bands on [another page about Huntington](/service-areas/huntington).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Are you based here or only advertising here?',
      answer: `Based here: our business address is ${business.address.locality}, ${business.address.region} ${business.address.postalCode}. That shortens the drive. It does not change the price band, which depends on your house.`,
    },
    {
      question: 'Where does the line run on an older house near downtown?',
      answer:
        'Often outside, along the wall that is seen least, because panel and parking spot may be on opposite sides. You see the route drawn before you agree to it.',
    },
    {
      question: 'My garage is under the house. Does that help?',
      answer:
        'If the panel is on that level too, a great deal: the run can be short and indoors. When the panel is upstairs or at the other end, we compare a route through the house with one outside and quote the better of the two.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Describe the slope, the garage and the panel over the phone as well as you can. Estimates are free, and pictures you text us are a good start.',
  },
}
