import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'EV Chargers in Bohemia, NY for Homes and Small Business',
    description:
      'Charging at home near the Connetquot preserve and at work by MacArthur Airport: what differs between 240 and 208 volts, and who must agree. ZIP 11716.',
    keywords: [
      'Bohemia NY EV charger',
      '11716 electrician',
      'workplace EV charging Bohemia',
      '208 volt EV charger',
      'MacArthur Airport EV charging',
    ],
  },
  lead: 'Bohemia has streets of houses and, by the airport, a belt of offices and workshops. A house usually needs one charger in the garage. A business may need several in a parking lot, on a different voltage and with a landlord to ask. Here is how we handle each.',
  sections: [
    {
      heading: 'Houses with a garage attached',
      blocks: [
        {
          kind: 'text',
          text: 'Founded by Czech immigrants, the hamlet is mostly ranches, capes and colonials from mid-century into the 1980s. Many have an attached garage, so the usual plan is an indoor charger on the wall nearest the panel. Look at three things before you call: how many spaces are left in the panel, what the main breaker says, and whether the wall between house and garage is finished on both sides.',
        },
        {
          kind: 'text',
          text: `In that setting we expect to stay inside ${usdRange(prices.town.standard)}, permit and inspection excluded. For a detached garage, or a charger on the far side of the house, the exterior stretch comes on top (${usdRange(prices.town.exteriorRun)}). If the load calculation calls for a larger panel, that part is ${usdRange(prices.town.panelUpgrade)}. You get the exact sum in writing.`,
        },
      ],
    },
    {
      heading: 'Shops, hangars and offices by the airport',
      blocks: [
        {
          kind: 'text',
          text: 'Veterans Memorial Highway and Johnson Avenue carry the office and light-industrial belt beside MacArthur. Buildings like these often have three-phase service at 208 volts. Amp for amp that is about 13% less power than a house gets at 240: a 40 amp charger gives 8.3 kilowatts in place of 9.6. Staff cars parked all day will not notice. A van that must turn around at noon will, and we size for it.',
        },
        {
          kind: 'text',
          text: 'Tenants in such buildings often do not control the electric service. Begin with the landlord, then with the load letter that PSEG Long Island asks for on a commercial request. We prepare the numbers for it as part of [commercial charger work](/services/commercial-ev-charger-installation). Conduit under a parking lot needs 24 inches of cover, six more than under a home driveway.',
        },
      ],
    },
    {
      heading: 'Along the Connetquot',
      blocks: [
        {
          kind: 'text',
          text: 'The state park preserve forms the western edge of Bohemia. On streets that border it, groundwater can be high in spots. We keep boxes and splices above grade there and prefer a wall to a pedestal. There is no salt to reckon with; Oakdale and Sayville, closer to the bay, are another story.',
        },
      ],
    },
    {
      heading: 'Permits in ZIP 11716',
      blocks: [
        {
          kind: 'text',
          text: 'Bohemia is in the Town of Islip. The Town wants building applications filed electronically, and the inspection agency has to be one it lists. [Its process in full](/service-areas/islip) is on our Islip page. We also cover Oakdale, Great River, Sayville, [Ronkonkoma](/locations/ronkonkoma/) and [Holbrook](/locations/holbrook/), all of them close by. Trains leave from Ronkonkoma and Oakdale, none from the hamlet itself.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Can I write off a charger at my Bohemia business?',
      answer:
        'Ask your tax adviser. New York has had a credit for charging equipment used in a business, but whether it covers equipment placed in service in 2026 is something we could not confirm. The federal one ended for equipment placed in service after June 30, 2026.',
    },
    {
      question: 'How many chargers can one commercial panel feed?',
      answer:
        'More than the breaker sizes suggest, if the chargers share power. Managed units divide a set limit among the cars plugged in, so we start from that limit and your parking pattern, not from the number of spaces.',
    },
    {
      question: 'Is our house close enough to the preserve to worry?',
      answer:
        'If your basement has a sump pump, mention it. Otherwise we look at the grade beside the house on the first visit and raise the equipment a little if the ground says so.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `For a house, the short form is enough and a reply takes no more than ${business.contactPromiseHours} hours. For a business, the longer form on the [contact page](/contact) has room to describe the building, the lease and the parking.`,
  },
}
