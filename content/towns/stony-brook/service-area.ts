import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard, longer } = business.installHours
const { suffolk: approval } = business.permitDays

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  metadata: {
    title: 'Stony Brook EV Charger Installation: Routes and Permits',
    description:
      'EV charger installation in Stony Brook: routes for 1960s slab houses, landlord consent near the University, Town of Brookhaven permits, and guide prices.',
    keywords: [
      'EV charger installation Stony Brook',
      'Strathmore Stony Brook EV charger',
      'slab house EV charger',
      'Stony Brook rental EV charging',
      '11790 EV charger',
      'Brookhaven EV charger permit',
    ],
  },
  lead: 'Levitt-built houses in the Strathmore sections often stand on a slab, with no cellar ceiling to carry a cable. Getting from panel to driveway is then the main question, and it has three usual answers.',
  intro: [
    'The first is the attic: up from the panel, across the house, down inside the garage wall. The second, where the panel is near the garage, follows the garage walls in surface conduit. The third goes out through the wall and follows the outside of the house to the parking place. Length, access and appearance decide among them.',
    'Elsewhere in 11790 the terrain takes over. Wooded, hilly lots have driveways that climb and bend, and old houses near the harbor ask for a route that leaves their walls alone. Around the University and the Hospital there is a different obstacle, a lease: a tenant cannot order a circuit for a wall that belongs to someone else.',
    'Permits here come from the Town of Brookhaven. Head of the Harbor, over the line in Smithtown, and Old Field nearby are villages that issue their own.',
  ],
  planner:
    'Before calling, try the [Photo-Pin Placement Planner](/ev-charger-planner#photo): snap the garage wall, pin the charger in one spot and then in another, and compare the two runs. The sum it shows is rough and commits nobody.',
  reasons: [
    {
      title: 'Routes compared, not assumed',
      text: 'Where the house allows two routes, your estimate prices both, and you pick the one you would rather live with.',
    },
    {
      title: 'Copper, as the Town requires',
      text: 'Brookhaven does not allow aluminum on a home’s branch circuits. Ours are copper throughout, so compare bids with that in view; the rule is explained on [the town’s page](/service-areas/brookhaven).',
    },
    {
      title: 'A scope your landlord can read',
      text: 'If you rent, we write down for the owner what is installed, who pays for it and what stays when you leave.',
    },
    {
      title: 'Insulation put back',
      text: 'Attic work disturbs what keeps the house warm. We lift it, run the cable and lay it back. Where the route passes a fire-separation wall, as it can at a garage, we seal the hole.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Levitt-era houses',
      text: 'Panel position decides almost everything. Where it backs onto the garage the job is quick; where it hangs in a hall closet we price the attic and the outside and let you compare.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Original 1960s panels',
      text: 'A panel of that age may be an old brand that deserves a closer look, such as Federal Pacific or Zinsco, or simply full. We look inside, tell you what we see and add up the load before recommending anything.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors on a sloping drive',
      text: 'Mounted where the cable reaches the rear port with the car pointing either way, and off the low side where rainwater collects.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Rental houses and small offices',
      text: 'Owners with several tenants can put chargers on a house meter or on each tenant’s own. Both work; the wiring differs, so we ask about billing at the start.',
    },
  ],
  costs: {
    intro:
      'Ranges for a house in Stony Brook, exclusive of town and inspection charges. A slab by itself adds nothing; the length of the detour may.',
    rows: [
      {
        item: 'Standard installation',
        price: prices.town.standard,
        detail: `Panel in or against the garage, or a short attic crossing. Normally ${standard.min}-${standard.max} hours.`,
      },
      {
        item: 'Panel upgrade',
        price: prices.town.panelUpgrade,
        detail:
          'Replacing an obsolete panel, or going to 200 A when a car, a heat pump and an electric kitchen all need room.',
      },
      {
        item: 'Exterior run or trench',
        price: prices.town.exteriorRun,
        detail:
          'Around the outside of a slab house, or uphill to a detached garage. Under the driveway itself the code minimum is 18 inches of cover.',
      },
    ],
    note: 'Charger, permit, inspection and any drywall or roofing repair are not part of these ranges.',
  },
  considerations: [
    {
      title: 'The old center',
      text: 'As far as we know, a local historic district covers the colonial-revival center. Exterior equipment may draw comment from the Town there, so choose a wall at the back and let us ask before drilling.',
    },
    {
      title: 'The owner’s consent first',
      text: 'For a rented house we need the owner’s written agreement first, and clarity about whose electric bill the car will be on. Rates, rebate and meter follow from that.',
    },
    {
      title: 'Who inspects',
      text: 'Outside inspectors designated by the Town examine electrical work. We order the visit; somebody has to let the inspector reach the panel.',
    },
    {
      title: 'Parking on a slope',
      text: 'On a steep approach the car may rest well below the charger. We choose the height from where the port will be, not from a standard figure, within 18 to 48 inches indoors and from 24 outdoors.',
    },
    {
      title: 'Harbor air',
      text: 'Close to Stony Brook Harbor, unprotected steel does not age well. On a wall that faces the water we plan plastic pipe and stainless fasteners.',
    },
  ],
  testimonial: 'stony-brook',
  faq: [
    {
      question: 'There is no basement in my house. Where will the cable go?',
      answer:
        'Overhead through the attic, along the garage wall, or outside in conduit. If the panel shares a wall with the garage, the run may be only a few feet. A visit or a video shows which of the three your house allows.',
    },
    {
      question: 'I rent near the University. Can I have a charger?',
      answer:
        'Yes, if the landlord agrees in writing. Three points belong in that letter: who pays for the work, whose meter the car is on, and whether the charger stays. With those settled we can quote the owner directly.',
    },
    {
      question: 'How many hours will you work inside?',
      answer: `A long attic crossing or a run around the house takes ${longer.min}-${longer.max} hours; a charger on the panel’s own wall, ${standard.min}-${standard.max}.`,
    },
    {
      question: 'What is the wait for a Brookhaven permit?',
      answer: `The Town sets its pace. For Suffolk as a whole ${approval.min}-${approval.max} business days was a common figure in ${longDate(claims.suffolkApprovalTime.asOf)} for uncomplicated filings, some offices being slower. If you also need a panel upgrade (${usdRange(prices.town.panelUpgrade)}), the utility’s part can add time.`,
    },
  ],
  closing: {
    title: 'Find your panel, then call',
    text: 'Garage wall, hall closet, laundry or cellar: say where it is, and we can often name the best route on the phone. The exact figure follows after a free look, by video or in person.',
  },
}
