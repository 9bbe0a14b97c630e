import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'Medford EV Charger Wiring for Yards and Workshops',
    description:
      'Flat lots, detached garages and work trucks: how we trench, feed a workshop and size a charger in Medford, ZIP 11763. Indicative prices and free estimates.',
    keywords: [
      'Medford EV charger',
      '11763 electrician',
      'detached garage sub-panel',
      'EV charger trench Medford',
      'work truck charging',
    ],
  },
  lead: 'Medford gives an electrician flat ground and sandy soil, and sometimes a second building at the back of the lot. Digging is the easy part. Knowing what is already buried, and what else the garage should run, takes more thought.',
  sections: [
    {
      heading: 'Route 112 and both sides of it',
      blocks: [
        {
          kind: 'text',
          text: 'We work the length of Route 112 through the hamlet, around exit 64 of the Expressway, and outward to Coram, Yaphank, North Bellport, North Patchogue and [Farmingville](/locations/farmingville/). Medford has a station, served by diesel trains between Ronkonkoma and Greenport. Businesses along the route run trucks, and charging those has a section of its own below.',
        },
      ],
    },
    {
      heading: 'A trench in sand',
      blocks: [
        {
          kind: 'text',
          text: 'The edge of the pine barrens digs quickly. PVC conduit goes 18 inches down in the yard and no shallower under the driveway; the 12 inch depth that people remember is for small 120 volt circuits and does not apply to a charger. Before the first shovel, the 811 notice goes in. What 811 leaves out is the usual trouble here: sprinkler zones and cesspool lines. Walk the lot with us and point, or dig out the installer’s sketch.',
        },
        {
          kind: 'text',
          text: 'For a feel of what each foot does to the total, pin the wall’s run on a photo in the [Photo-Pin Placement Planner](/ev-charger-planner#photo) and enter your trench feet beside it. Treat the figure as a rough guide only.',
        },
      ],
    },
    {
      heading: 'The workshop out back',
      blocks: [
        {
          kind: 'text',
          text: 'Ranches, capes and high ranches from the 1960s onward fill most streets, with some newer planned and 55-plus communities. On the older lots we look for an oversized detached garage. If it holds a compressor or a welder as well as a car, one feeder and a sub-panel usually cost less than separate runs, and code normally allows the building only one supply anyway. We size the feeder for the tools and the car together and put a disconnect at the garage.',
        },
      ],
    },
    {
      heading: 'Charging the work truck',
      blocks: [
        {
          kind: 'text',
          text: 'A commercial unit along Route 112 may have three-phase 208 volt service, where a 48 amp charger delivers about 10 kilowatts instead of the 11.5 it manages at home. PSEG Long Island asks for a load letter with a commercial service request, and a tenant needs the landlord’s agreement. Those steps come first; [our commercial service](/services/commercial-ev-charger-installation) covers them.',
        },
      ],
    },
    {
      heading: 'Papers and prices for 11763',
      blocks: [
        {
          kind: 'text',
          text: `Medford is plain Town of Brookhaven, without a village to complicate matters. Branch wiring to the charger must not be aluminum there, and [the Town’s other requirements](/service-areas/brookhaven) are on a page of their own. Simple jobs fall within ${usdRange(prices.town.standard)}; a trench or a long outside run is listed separately, at ${usdRange(prices.town.exteriorRun)}. A panel upgrade, if the calculation calls for one, is ${usdRange(prices.town.panelUpgrade)}. None of these figures holds the permit or the inspection, and your written estimate replaces them. Our ${business.warrantyYears.terms}-year warranty is spelled out in the [terms](/terms).`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Can you use the pipe that already goes to my garage?',
      answer:
        'If it is deep enough, whole, and wide enough for the new conductors, perhaps. The old circuit in it has to come out or become part of the new feeder, because the garage should end up with one supply.',
    },
    {
      question: 'Who repairs a sprinkler line that gets cut?',
      answer:
        'Settle that before digging. Mark the lines you know, and we dig by hand where the trench must cross one. For lines nobody knows about, agree with us in the estimate who pays for the repair.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Measure, roughly, from the house panel to where the car or the truck stands, and tell us what lies between. Call or use the form; the estimate is free either way.',
  },
}
