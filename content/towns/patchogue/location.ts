import { usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Patchogue, NY',
    description: `Small lot, shared drive or two-family? We install EV chargers in Patchogue for ${usdRange(prices.town.standard)}, usually in ${min}–${max} hours. Call for a free estimate.`,
    keywords: [
      'Patchogue EV charger',
      '11772 EV charging',
      'East Patchogue electrician',
      'Blue Point car charger',
      'two-family EV charger',
    ],
  },
  lead: `Narrow lot? Shared driveway? We bring the tape measure and find your spot. A standard Patchogue install is ${usdRange(prices.town.standard)} and usually takes ${min}–${max} hours. We file with the village or the Town, whichever is yours.`,
  sections: [
    {
      heading: 'Old frame house, garage out back',
      blocks: [
        {
          kind: 'text',
          text: 'Many houses near the center date from the late 1800s to the 1920s. If you have a garage, it may be in the rear, on one old 120 volt circuit. Code normally allows only one supply to that building. So we swap the old circuit for a bigger line and a small panel that runs the lights, the door and the car.',
        },
        {
          kind: 'text',
          text: 'No garage? We use a side wall or a pedestal. If a bumper could reach it, we put a steel post in front. We also keep the cord off the sidewalk and off the neighbor’s half of a shared drive, so you and the neighbor stay friends.',
        },
      ],
    },
    {
      heading: 'Two families, two meters',
      blocks: [
        {
          kind: 'text',
          text: 'In a two-family house we trace which meter feeds the driveway side before we price anything. Your quote names the meter that pays for the car. Own one of the apartment or mixed-use buildings that went up downtown since 2010? Several spaces can share one managed feeder that splits its power among the cars. See [commercial charging](/services/commercial-ev-charger-installation).',
        },
      ],
    },
    {
      heading: 'The historic district and the low streets',
      blocks: [
        {
          kind: 'text',
          text: 'In the village’s historic district, exterior changes go before an Architectural Review Board. We plan on a side or rear wall, with the pipe out of sight of the street. Toward the Patchogue River and the Davis Park and Watch Hill ferries, low streets can flood from the bay. There we mount the charger at a height that suits your flood zone and use stainless and PVC.',
        },
        {
          kind: 'text',
          text: 'Headed to Fire Island for the weekend, or to the city on the Montauk Branch? Charge at home the night before and leave the car at the dock or the station.',
        },
      ],
    },
    {
      heading: 'Village or Town: where we work and file',
      blocks: [
        {
          kind: 'text',
          text: `We install in the village, North Patchogue, East Patchogue and Blue Point, and up to [Medford](/locations/medford/). All three Patchogues share ZIP 11772, so we go by your address. In the village we file with its own building department, in North and East Patchogue with the Town of Brookhaven. We’re usually at your door ${range(business.schedulingWeeks)} weeks after the permit. Read more on [permits and prices in Patchogue](/service-areas/patchogue).`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'My garage already has an outlet. Can the charger use it?',
      answer:
        'No, if it’s on a 120 volt, 20 amp circuit. A Level 2 charger needs its own 240 volt one. But if there’s an empty pipe in the ground, big enough and deep enough, we may use it and skip the digging.',
    },
    {
      question: 'We share a driveway. Who has to say yes?',
      answer:
        'Just you and the building department, if everything is on your side of the line. If a pipe, a post or the cord would use the neighbor’s side, get their okay in writing before we file.',
    },
    {
      question: 'We’re a two-family. Can both of us charge at home?',
      answer:
        'Yes, two ways: a charger on each meter, or one unit that you share and settle between you. We usually suggest the first, because the bills stay separate.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Pace out the driveway, note where the meters hang and call us. Or send the short form and we’ll do the pacing. We reply within ${business.contactPromiseHours} hours, and your written estimate is free.`,
  },
}
