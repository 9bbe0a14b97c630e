// Service page: chargers at workplaces, apartment buildings, condominiums and hotels.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Service } from '../types'

export const page: Service = {
  slug: 'commercial-ev-charger-installation',
  name: 'Commercial EV Charger Installation',
  card: {
    title: 'Commercial EV Charger Installation',
    description:
      'Level 2 charging for workplaces, apartment buildings, condominiums and hotels, planned around 208-volt power and one shared feeder.',
    features: [
      'Shared power across several ports',
      'Load letter to PSEG Long Island',
      'Parking-lot trenches, pedestals and bollards',
      'State and utility programs explained',
    ],
  },
  metadata: {
    title: 'Commercial EV Charging Installation, Long Island',
    description:
      'EV charging for businesses, apartment buildings and condos in Nassau and Suffolk: 208 V power, load letters, shared feeders, NYSERDA funds and prices.',
    keywords: [
      'commercial EV charger installation',
      'workplace charging Long Island',
      'condo EV charging New York',
      'multi-unit EV charging',
      'NYSERDA Charge Ready',
      'Hauppauge EV charging',
    ],
  },
  hero: {
    title: 'Commercial EV Charger Installation',
    lead: 'Charging for staff, tenants, guests and fleets, from two ports beside a loading dock to a row of pedestals. We start with the service you have, because that decides how many cars can charge at once.',
  },
  description: [
    'Many commercial buildings on Long Island are not fed like houses. They have three-phase power at 208 volts, and a charger gives about 13% less there per amp than at a home’s 240. A unit sold as 11.5 kW delivers about 10 kW in a business park. For cars parked through a working day that seldom matters, but the plan should say so.',
    'The second question is sharing. Eight cars rarely need full power in the same minute, and the code lets a listed management system hold the whole group under one limit. A feeder sized for that limit is smaller than eight full circuits would need, and often it spares you a new service.',
    'The third is who has the say: landlord, board, association or owner. We can talk to the manager or the board with a drawing and a price, so that they can decide on facts.',
  ],
  features: [
    {
      title: 'A survey of the service',
      text: 'Voltage, spare capacity, panel places and the way to the parking spaces come first. Twelve months of demand data, where you have them, show the spare capacity better than nameplates do.',
    },
    {
      title: 'Managed power',
      text: 'Several ports share one feeder under a listed load-management system. Add ports later without digging again, if the conduit is sized for it now.',
    },
    {
      title: 'Utility papers',
      text: 'PSEG Long Island asks for a load letter with every commercial service request. We prepare it from the survey, so the figures match the drawings.',
    },
    {
      title: 'Lots and pedestals',
      text: 'Under a commercial parking lot a conduit needs 24 inches of cover, more than under a home driveway. Pedestals in reach of bumpers get bollards, and exposed PVC is Schedule 80.',
    },
    {
      title: 'Disconnects where the code wants them',
      text: 'Chargers rated above 60 A, or above 150 volts to ground, need a lockable disconnect that is easy to get at. We mark its place on the plan.',
    },
  ],
  inclusions: [
    'A site visit and a load study of the existing service',
    'A layout of spaces, charger positions, conduit routes and the feeder',
    'A written, itemized price, with later phases shown apart',
    'Permit drawings and filing with the town, city or village',
    'The load letter and the correspondence with PSEG Long Island',
    'Utility mark-out through New York 811 before any digging',
    'Feeder, panel or sub-panel, branch circuits, charger mounting',
    'Load management set up and tested with all ports in use',
    'Inspection, certificate, and a record of circuits for your files',
  ],
  sections: [
    {
      heading: 'What commercial charging costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Indicative prices for commercial work',
          columns: ['Scope', 'Price', 'What it rests on'],
          rows: [
            [
              'Commercial installation, as on our [Hauppauge](/service-areas/hauppauge) page',
              usdRange(prices.hauppauge.commercial),
              'From a wall unit near the electrical room to one post with its run, in a building with capacity to spare',
            ],
            [
              'Long trench, repaving, several pedestals',
              'By estimate',
              'Length of the cut, what it crosses, and how the surface is put back',
            ],
            ['New or larger service', 'By estimate', 'Depends on PSEG Long Island’s answer to the load letter'],
            [
              'More ports on a shared feeder',
              'By estimate',
              'Cheaper per port when conduit and panel were sized for them',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Hardware, network subscriptions, permits and inspection fees stand as separate lines in the estimate, so bids can be compared item by item.',
        },
      ],
    },
    {
      heading: 'What 208 volts does to a charger',
      blocks: [
        {
          kind: 'table',
          caption: 'Charging power of the same unit on two supplies',
          columns: ['Output', 'House, 240 V', 'Business, 208 V'],
          rows: [
            ['32 A', '7.7 kW', '6.7 kW'],
            ['40 A', '9.6 kW', '8.3 kW'],
            ['48 A', '11.5 kW', '10.0 kW'],
          ],
        },
        {
          kind: 'text',
          text: 'Nothing is wrong with the unit: power is volts times amps, and there are fewer volts. For staff who stay eight hours, 6.7 kW adds up to more than 50 kWh. Spend on more ports before you spend on faster ones.',
        },
      ],
    },
    {
      heading: 'How long a commercial project takes',
      blocks: [
        {
          kind: 'text',
          text: 'Work on site is the short part. The calendar is set by the owner’s approval, the building department, the utility if the service changes, and the delivery of hardware. After the survey we tell you what to expect of each. Where the present service is enough, the utility step usually falls away. For a service change, PSEG Long Island’s page named 3-5 weeks from complete papers; that page carries no date and is some years old, so treat it as the short end.',
        },
      ],
    },
    {
      heading: 'What could change the price',
      blocks: [
        {
          kind: 'list',
          items: [
            'The distance from the electrical room to the spaces, and what lies between them',
            'Asphalt or concrete to cut and restore',
            'Whether a managed limit fits the present service',
            'Accessibility, signs and striping that the local department asks for',
            'Protection from vehicles, and mounting on posts where there is no wall',
            'Work at night or on weekends, if the lot has to stay open',
          ],
        },
      ],
    },
    {
      heading: 'State and utility programs',
      blocks: [
        {
          kind: 'note',
          title: 'NYSERDA Charge Ready NY 2.0',
          text: `This state program pays per port at workplaces, apartment buildings and hotels, not at single-family homes. The amounts have differed over time; the state budget for 2025-26 added money to it (as of ${longDate(claims.chargeReady.asOf)}). Whether funds are open when you apply has to be checked with NYSERDA first.`,
          claim: 'chargeReady',
        },
        {
          kind: 'text',
          text: 'The federal credit for charging equipment ended for anything placed in service after June 30, 2026, for businesses too. PSEG Long Island closed its fast-charger incentive to new applicants at the end of 2024 and opened a phase-in rate for commercial chargers in 2025. New York’s own business tax credit is a question for your tax adviser, since we could not confirm that it covers work done in 2026.',
        },
      ],
    },
    {
      heading: 'Condominiums, associations and co-ops',
      blocks: [
        {
          kind: 'text',
          text: 'New York limits what a board can refuse, but the three kinds of ownership are not treated alike.',
        },
        {
          kind: 'list',
          items: [
            '**Condominium:** under Real Property Law 339-ll a board may not ban or unreasonably restrict a charger in an owner’s unit or assigned space. Reasonable rules are allowed. A written request without an answer for 60 days counts as approved, by one law firm’s summary. The owner pays for work, power and upkeep, hires a licensed contractor and hands in an insurance certificate.',
            '**Homeowners’ association:** Real Property Law 343 voids rules that in effect ban a charger or limit it unreasonably, such as by raising its cost by more than 10%. The law lists exceptions.',
            '**Co-op:** the condominium law does not cover it. The board decides, so bring it a clear drawing and a fair way to bill the power.',
          ],
        },
        {
          kind: 'text',
          text: 'This is a summary and not legal advice; ask the board’s counsel or your own before you rely on it.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How many chargers can our building’s service carry?',
      answer:
        'That comes from the survey. Under a load-management system the chargers count at the managed limit rather than at their full ratings, so the answer is often more ports than a quick sum suggests.',
    },
    {
      question: 'We rent our space. Can we still put in chargers?',
      answer:
        'With the landlord. The landlord usually controls the service and the lot, so we begin with the load figures and a drawing that you can bring to that talk.',
    },
    {
      question: 'Why is our quoted power lower than the brochure’s?',
      answer: 'Brochures quote 240 V. On a 208 V three-phase supply the same current carries about 13% less power.',
    },
    {
      question: 'Do residents and staff need one charger each?',
      answer:
        'Seldom. Cars that stand for eight hours can take turns or share power. We ask how far people drive in a day before we count ports.',
    },
    {
      question: 'How soon do you answer a commercial request?',
      answer: `We reply within ${business.contactPromiseHours} hours, often the same day, and arrange a survey. Send the address, the number of spaces and a photo of the electrical room through the [contact page](/contact).`,
    },
  ],
  towns: [
    {
      town: 'hauppauge',
      reason:
        'The Long Island Innovation Park makes workplace charging the main story, with lots mostly in Smithtown and some of the hamlet in Islip.',
    },
    {
      town: 'bohemia',
      reason: 'Offices and light industry by the airport, where tenants need the landlord on board first.',
    },
    { town: 'patchogue', reason: 'Downtown apartments and mixed-use buildings that can share one managed feeder.' },
    {
      town: 'holtsville',
      reason:
        'Condominiums and 55-plus communities, where parking may be common property and the board comes before the wiring.',
    },
    {
      town: 'hempstead',
      reason: 'Apartment buildings near the center of a village that licenses its own master electricians.',
    },
    {
      town: 'montauk',
      reason:
        'Motels and motel-style co-ops, which the condominium law does not reach, in wind-driven salt that decides the hardware.',
    },
  ],
}
