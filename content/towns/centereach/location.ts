import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'Centereach EV Charging for Postwar Tract Homes',
    description:
      'Garage turned into a den? No free space in the panel? What that means for an EV charger in Centereach, ZIP 11720, with indicative prices.',
    keywords: [
      'Centereach EV charger',
      '11720 electrician',
      'converted garage EV charger',
      'full electrical panel EV',
      'Lake Grove EV charger',
    ],
  },
  lead: 'Much of Centereach was laid out in large tracts in the 1950s and 60s, and owners have been altering those houses ever since. What was altered, the garage above all, decides how we bring power to your car.',
  sections: [
    {
      heading: 'Along Middle Country Road',
      blocks: [
        {
          kind: 'text',
          text: 'Once known as New Village, the hamlet stretches along Middle Country Road, with the Middle Country Public Library as a landmark. We also work in [Selden](/locations/selden/), South Setauket, Lake Ronkonkoma, Lake Grove and Stony Brook, each next door. The nearest trains are at Ronkonkoma and Stony Brook, so even a train commute usually begins with a drive.',
        },
      ],
    },
    {
      heading: 'The garage that became a room',
      blocks: [
        {
          kind: 'text',
          text: 'On some of the capes, ranches and high ranches here the garage has become a den or a bedroom, and no bare indoor wall is left near the car. We go outside instead: a weather-rated charger on the driveway side, conduit below window height, and a way out of the house that leaves the new drywall alone. Was the conversion ever given a permit? Tell us if you are unsure. The building department may ask, and it is easier to settle before we file.',
        },
      ],
    },
    {
      heading: 'Reading a 100 amp panel',
      blocks: [
        {
          kind: 'text',
          text: 'Houses that still have their original service get a careful look before anyone promises 48 amps. Two findings are worth checking for: a panel with every space in use, and a dryer circuit that is shared with another load. Either can be put right. Sometimes a smaller circuit is the better answer: 24 amps at 240 volts still gives 5.8 kilowatts, about four times what a household outlet gives.',
        },
        {
          kind: 'text',
          text: 'A [new panel](/services/electrical-panel-upgrades) is another answer, though not the automatic one. Oil burners use little electricity, so an oil-heated house on 100 amps may pass with a mid-size charger, provided nobody is about to add a heat pump. Area, dryer, air conditioning: [the check](/services/electrical-panel-upgrades#check) tells you which setting is left.',
        },
      ],
    },
    {
      heading: 'Lake Grove is not Centereach',
      blocks: [
        {
          kind: 'text',
          text: 'Across the road from part of the hamlet lies Lake Grove, an incorporated village whose own office handles permits. On the Centereach side, ZIP 11720, the Town of Brookhaven does. Expect copper for the new circuit in any quote you get, as Town code wants it; our [Brookhaven permit page](/service-areas/brookhaven) says who inspects and what else applies.',
        },
        {
          kind: 'list',
          items: [
            `Charger near a panel with space for it: ${usdRange(prices.town.standard)}.`,
            `Panel replaced or enlarged: ${usdRange(prices.town.panelUpgrade)}.`,
            `Exterior run around a converted garage: ${usdRange(prices.town.exteriorRun)}.`,
          ],
        },
        {
          kind: 'text',
          text: 'Take these as brackets without permit and inspection charges. Your own written estimate overrides them.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'All the slots in my panel are full. Is that the end of it?',
      answer:
        'No. Space and capacity are two questions. If the calculation shows capacity, a sub-panel or, where the panel is listed for them, tandem breakers can free the space. If capacity is short, we talk about a smaller or managed charger, then about a new service.',
    },
    {
      question: 'Can a charger go through the wall of a converted garage?',
      answer:
        'It can, though going around is usually cleaner. Insulation, a finished face and unknown framing make that wall slow to fish, and you pay for the time.',
    },
    {
      question: 'Do you charge to tell me the panel is too small?',
      answer: `No, estimates are free. Our answer comes within ${business.contactPromiseHours} hours, and if a photo of the panel already answers the question we say so without a visit.`,
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Is there still a garage, and is there a free slot in the panel? With those two answers a phone call gets specific quickly. A form is fine too.',
  },
}
