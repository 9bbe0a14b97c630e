import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'
import { usdRange, range } from '@/lib/format'

const { standard } = business.installHours

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-23',
  metadata: {
    title: 'Charging at Home in Cedar Landing, House by House',
    description:
      'Ranches on the ramp road, cottages above the bluff and new homes behind the orchard: how the wire usually gets to the car in ZIP 11999.',
    keywords: ['Cedar Landing electrician', 'ramp road charger', 'cottage EV outlet', 'orchard homes charging'],
  },
  lead: `We put a charger on your ranch or cottage for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. Find your street below and see how the wire runs.`,
  sections: [
    {
      heading: 'On the ramp road',
      blocks: [
        {
          kind: 'text',
          text: 'Ranches stand here with their backs to the water. The meter is on the north gable, and the carport is on the south. We climb into the attic, follow a joist over the hall and come down inside a closet next to the carport. Nothing shows from the street. In July an attic is no place to work after ten, so we start early and finish outdoors.',
        },
      ],
    },
    {
      heading: 'Above the bluff',
      blocks: [
        {
          kind: 'text',
          text: 'Cottages near the edge were built for summers. Many still have a small service and a fuse box behind the stove. A car that rests from Sunday to Friday can fill slowly, so we often set the charger low and keep the old service. Screws are stainless there, and the cover closes with a gasket, since fog carries salt up the cliff.',
        },
      ],
    },
    {
      heading: 'Behind the orchard',
      blocks: [
        {
          kind: 'text',
          text: 'The newest homes have a two-car garage with the panel on its inner wall. This is the easy one: a breaker, a yard of pipe and the charger. We still add up the loads first, because pool heaters and heat pumps have filled some of these panels already.',
        },
      ],
    },
    {
      heading: 'Getting started in ZIP 11999',
      blocks: [
        {
          kind: 'text',
          text: 'Fees, the notary and the way across a field are told on the [page about barns and permits](/service-areas/cedar-landing). For a price, stand where the car stands and count your steps to the panel. That number and the name of your street are all we need for a first answer.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Will a gravel driveway be dug up for good?',
      answer: 'No. We lift the stones to one side, dig a narrow slot, and rake them back over it the same afternoon.',
    },
    {
      question: 'Can the cottage be left unheated with a charger in it?',
      answer: 'Yes. The unit is made for cold. Switch its breaker off for the winter if nobody visits until April.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Tell us which of the three kinds of streets is yours, and we call back with a plan for the visit.',
  },
}
