import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard, longer } = business.installHours
const { ferry } = prices.shelterIsland

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-22',
  metadata: {
    title: 'Shelter Island EV Charger Installation by Ferry',
    description:
      'EV chargers on Shelter Island: what the ferry adds to the price, what marine-grade means in parts, the Town’s contractor license and a one-crossing plan.',
    keywords: [
      'EV charger installation Shelter Island',
      'Shelter Island Heights EV charger',
      'marine grade EV charger',
      'Dering Harbor electrician',
      'Shelter Island contractor license',
      'island EV charging 11964',
    ],
  },
  lead: 'Every van reaches you by boat, from Greenport or from North Haven. So a charger job on Shelter Island is planned like a packing list, priced with the ferry as a line of its own, and built from materials that tolerate salt air.',
  intro: [
    'Elsewhere a forgotten fitting means a drive to the supply house. Here it means another pair of crossings. We therefore finish the design first, from photos of the panel and a measured route, and bring spares for what might turn out differently.',
    `Charging at home matters more than elsewhere, because public plugs are scarce. As of ${longDate(claims.shelterIslandCharging.asOf)} the local paper counted a dual charger near police headquarters, three Tesla plugs at Sunset Beach and four Rivian plugs at Mashomack.`,
    'Properties vary from year-round cottages to Victorian houses in the Heights and waterfront second homes at the end of long driveways. Wells, septic systems and old tree roots share the ground with any trench, and no utility will mark them for you.',
  ],
  reasons: [
    {
      title: 'One crossing is the target',
      text: 'A virtual survey replaces the first visit wherever the photos are good enough. Fares, waiting time and the longer day are one line in the estimate and not scattered through it.',
    },
    {
      title: 'Ask about the local license',
      text: 'In an undated FAQ, the Town says that contractors need a Shelter Island license and that not every off-island firm holds one. Put the question to any bidder, us included, and look at the document before you sign.',
    },
    {
      title: 'Spares ride along',
      text: 'There is no quick run to a supply house, so spare parts come with us. Taking them home again costs less than stopping for want of one.',
    },
    {
      title: 'Dates chosen with the boats in mind',
      text: 'Ferries can be full on summer weekends, and storm tides have stopped the northern one at times. We propose weekdays, and agree beforehand what happens if the boats stop.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Cottages and year-round houses',
      text: 'Level 2 on the driveway side, sized to the service the cottage has. If what you need is one overnight charge after the drive out, a 24 A or 32 A unit usually does it.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors at second homes',
      text: 'Placed out of the spray and within reach of where guests park. Two units can share one supply, which suits a house where a second car arrives with the weekend.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Long driveways and their feeders',
      text: 'When the meter is by the road and the house at the water, the feeder may have been sized for the house alone. We calculate what is left before adding a car to it.',
    },
    {
      service: 'permits-inspections',
      title: 'Town or Dering Harbor',
      text: 'Dering Harbor is a village that looks after its own permits. Everyone else, the Heights included, deals with the Town’s building department.',
    },
  ],
  costs: {
    intro:
      'Read these as a sum: an island install, plus the ferry, plus materials if the wall faces salt. Guide prices; your estimate states each part.',
    rows: [
      {
        item: 'Island install',
        price: prices.shelterIsland.island,
        detail: 'Circuit, breaker, mounting and testing for one Level 2 charger with a run of ordinary length.',
      },
      {
        item: 'Ferry logistics',
        price: prices.shelterIsland.ferry,
        detail:
          'Covers fares, waiting and a longer working day. The county legislature sets the fares, so this line follows them.',
      },
      {
        item: 'Marine-grade materials',
        price: prices.shelterIsland.marineGrade,
        detail:
          'NEMA 4X-type boxes, stainless fasteners, sealed hubs, PVC in place of steel tubing, a holster away from spray. It is a set of parts, not a rating.',
      },
      {
        item: 'Trench or exterior run',
        price: prices.town.exteriorRun,
        detail: 'For a parking spot away from the house. Wells, septic and roots decide the path, and so the length.',
      },
      {
        item: 'Panel upgrade',
        price: prices.town.panelUpgrade,
        detail:
          'If the load calculation leaves no alternative. If PSEG Long Island has to come too, its date must fit the ferries as well.',
      },
    ],
    note: 'Permit and inspection charges are separate. If your wall is sheltered, the third row may not apply to you.',
  },
  considerations: [
    {
      title: 'Permit threshold',
      text: 'The same FAQ ties the need for a building permit to the cost of the work, and asks for an underwriters’ certificate for generators and HVAC. We do not rely on that page: we ask the office what a charger circuit needs today.',
    },
    {
      title: 'Your utility is PSEG Long Island',
      text: 'The north boat sails from Greenport, a village with an electric system of its own. The island is not on it: your rates and any charger rebate are PSEG Long Island’s, and it decides who is eligible.',
    },
    {
      title: 'Bays on every side',
      text: 'No wall is fully inland. Still, a porch behind trees gets far less salt than a garage at the bulkhead, and only the second is likely to need the full list of marine parts.',
    },
    {
      title: 'Shelter Island Heights',
      text: 'The Heights is a private property owners’ community. Ask the association whether it wants to see exterior changes before we fix the position of charger and conduit.',
    },
    {
      title: 'Trenching between wells and septic',
      text: 'New York 811 gets its notice at least two full working days ahead and marks only public lines. Even a rough sketch of your well line and septic tank lets us plan the route around them.',
    },
  ],
  faq: [
    {
      question: 'Why does the ferry add several hundred dollars?',
      answer: `Because the van, the tools and the crew’s time cross twice. The extra ${usdRange({ min: ferry.min, max: ferry.max })} covers the fares, standing in line and hours that a mainland job would not have. The estimate shows the amount for your job as one line.`,
    },
    {
      question: 'Do I need marine-grade parts at a house in the woods?',
      answer:
        'Possibly not all of them. Stainless screws and sealed hubs cost little and belong everywhere here. Special enclosures are worth their price on walls that catch wind off the water.',
    },
    {
      question: 'How much of the day will you be at the house?',
      answer: `About ${standard.min}-${standard.max} hours for a plain installation, ${longer.min}-${longer.max} when the run is long. The rest of our day goes to the crossings.`,
    },
    {
      question: 'What if weather stops the boats?',
      answer:
        'We call you to agree on another day. If the weather turns while we work, a circuit that is half done is left safe and switched off until we can finish it.',
    },
  ],
  closing: {
    title: 'Four photos before the ferry',
    text: 'Send the panel with its door open, the meter, the parking spot, and the ground between. Say which ferry you use and when the house is occupied. [The estimate form](/contact) takes the rest; the quote costs nothing.',
  },
}
