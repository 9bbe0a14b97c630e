// Service page: chargers at workplaces, apartment buildings, condominiums and hotels.
import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { Service } from '@/content/service-schema'

export const page: Service = {
  slug: 'commercial-ev-charger-installation',
  name: 'Commercial EV Charger Installation',
  card: {
    title: 'Commercial EV Charger Installation',
    description: `Level 2 charging for workplaces, apartments, condos and hotels. Most wall units and single posts run ${usdRange(prices.hauppauge.commercial)}.`,
    features: [
      'Shared power across several ports',
      'Load letter to PSEG Long Island',
      'Parking-lot trenches, pedestals and bollards',
      'We check which state and utility programs are open',
    ],
  },
  metadata: {
    title: 'Commercial EV Charger Installation, Long Island',
    description: `EV chargers for Nassau and Suffolk businesses and condos: ${usdRange(prices.hauppauge.commercial)} for a wall unit or single post. Reply within ${business.contactPromiseHours} hours, free estimate.`,
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
    lead: `Level 2 chargers for your staff, tenants, guests or fleet. A wall unit or single post runs ${usdRange(prices.hauppauge.commercial)} where the building has power to spare. We answer within ${business.contactPromiseHours} hours, survey the site, and handle the permits and the utility.`,
  },
  description: {
    heading: 'Shared power keeps the price down',
    paragraphs: [
      'Eight cars rarely need full power in the same minute, and the code lets a listed management system hold the whole group under one limit. You pay for a smaller feeder, and you can often skip a new service.',
      'Need a yes from a landlord, a board or an association first? We talk to them with you, and bring a drawing and a price.',
    ],
  },
  features: [
    {
      title: 'A survey of your power',
      text: 'We start with voltage, spare capacity, panel locations and the way to the parking spaces. Got twelve months of demand data? It shows spare capacity better than nameplates do.',
    },
    {
      title: 'Ports that share power',
      text: 'Several ports run on one feeder under a listed load-management system. We size the conduit now, so you add ports later without digging again.',
    },
    {
      title: 'The load letter, done',
      text: 'PSEG Long Island wants one with every commercial service request. We write it from the survey, so its figures match the drawings.',
    },
    {
      title: 'Parking lots and pedestals',
      text: 'Conduit under a commercial lot gets 24 inches of cover, more than under a home driveway. We put bollards in front of pedestals that bumpers can reach, and use Schedule 80 where PVC is exposed.',
    },
    {
      title: 'Disconnects where code calls for them',
      text: 'Chargers rated above 60 A, or above 150 volts to ground, get a lockable disconnect that’s easy to reach. We mark the spot on your plan.',
    },
  ],
  inclusions: [
    'A site visit and a load study of your service',
    'A layout of spaces, chargers, conduit routes and the feeder',
    'A written, itemized price, with later phases listed separately',
    'Permit drawings, filed with your town, city or village',
    'The load letter, and the back-and-forth with PSEG Long Island',
    'Utility mark-out through New York 811 before we dig',
    'Feeder, panel or sub-panel, branch circuits and chargers',
    'Load management set up, and tested with every port in use',
    'Inspection, certificate, and a record of circuits for your files',
  ],
  sections: [
    {
      heading: 'What commercial charging costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Prices for commercial work',
          columns: ['Scope', 'Price', 'What sets it'],
          rows: [
            [
              'Commercial installation, our [Hauppauge](/service-areas/hauppauge) range',
              usdRange(prices.hauppauge.commercial),
              'A wall unit near the electrical room, up to one post with its run, with capacity to spare',
            ],
            [
              'Long trench, repaving, several pedestals',
              'By estimate',
              'How long the cut is, what it crosses and how we restore the surface',
            ],
            ['New or larger service', 'By estimate', 'PSEG Long Island’s answer to the load letter'],
            [
              'More ports on a shared feeder',
              'By estimate',
              'Cheaper per port if conduit and panel are ready for them',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'We list hardware, network subscriptions, permits and inspection fees line by line, so you can compare bids item by item.',
        },
      ],
    },
    {
      heading: 'How much power you get on 208 volts',
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
          text: 'Nothing’s wrong with the unit. Power is volts times amps, and you have fewer volts. For staff who stay eight hours, 6.7 kW still adds more than 50 kWh. Put your money into more ports before faster ones.',
        },
      ],
    },
    {
      heading: 'How long a commercial job takes',
      blocks: [
        {
          kind: 'text',
          text: 'The work on site is the short part. First come the owner’s approval, the building department and hardware delivery. After the survey you’ll know what to expect of each.',
        },
        {
          kind: 'text',
          text: 'Is your present service big enough? Then the utility step usually drops out. If not, PSEG’s website (an older page) says 3–5 weeks once the paperwork is complete. We ask for the current wait when we send your load letter.',
        },
      ],
    },
    {
      heading: 'What changes a commercial price',
      blocks: [
        {
          kind: 'list',
          items: [
            'The distance from the electrical room to the spaces, and what’s in between',
            'Asphalt or concrete to cut and restore',
            'Whether a managed limit fits your present service',
            'Accessible spaces, signs and striping that your department requires',
            'Bollards, and posts where there’s no wall',
            'Night or weekend work, if the lot has to stay open',
          ],
        },
      ],
    },
    {
      heading: 'State and utility money',
      blocks: [
        {
          kind: 'note',
          title: 'NYSERDA Charge Ready NY 2.0',
          text: 'The state pays per port at workplaces, apartment buildings and hotels. Single-family homes don’t qualify. Amounts have changed over time, and the 2025–26 state budget added money. Before you apply, we check with NYSERDA that funds are open.',
          claim: 'chargeReady',
        },
        {
          kind: 'text',
          text: `The federal credit for charging equipment ended for anything placed in service after ${longDate(claims.federalCredit.expires)}, for businesses too.`,
        },
        {
          kind: 'text',
          text: `PSEG Long Island closed its fast-charger incentive to new applicants at the end of 2024 and opened a phase-in rate for commercial chargers in 2025. New York has had a credit for businesses too. Ask your tax adviser if it covers work done in 2026.`,
        },
      ],
    },
    {
      id: 'condo',
      heading: 'If you’re in a condo, association or co-op',
      blocks: [
        {
          kind: 'text',
          text: 'New York limits what a board can refuse. It depends on what you own.',
        },
        {
          kind: 'list',
          items: [
            '**Condo:** under Real Property Law 339-ll, a board may not ban or unreasonably restrict a charger in your unit or assigned space. Reasonable rules are allowed. A written request with no answer in 60 days counts as approved, by one law firm’s summary. You pay for the work, power and upkeep, hire a licensed contractor and turn in an insurance certificate.',
            '**Homeowners’ association:** Real Property Law 343 voids rules that in effect ban a charger or limit it unreasonably, for example by adding more than 10% to its cost. The law lists exceptions.',
            '**Co-op:** the condo law doesn’t cover you, so the board decides. Bring a clear drawing and a fair way to bill the power. We can help with the drawing.',
          ],
        },
        {
          kind: 'text',
          text: 'This is a summary, so check with the board’s lawyer or yours. It’s not legal advice.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How many chargers can our building handle?',
      answer:
        'Often more than you’d think. Under load management the chargers count at the managed limit, below their full ratings. The survey gives you the number.',
    },
    {
      question: 'We rent our space. Can we still get chargers?',
      answer:
        'Yes, with your landlord on board. The landlord usually controls the service and the lot, so we give you load figures and a drawing to bring to that talk.',
    },
    {
      question: 'Why is the power you quote lower than the brochure’s?',
      answer: 'Brochures quote 240 V. On 208 V three-phase, the same current carries about 13% less power.',
    },
    {
      question: 'Do we need one charger for every car?',
      answer:
        'Seldom. Cars that park for eight hours can take turns or share power. We ask how far people drive in a day, then count ports.',
    },
    {
      question: 'How fast do you get back to a business?',
      answer: `Within ${business.contactPromiseHours} hours, usually the same day, to set up a survey. Send the address, the number of spaces and a photo of the electrical room through the [contact page](/contact).`,
    },
  ],
  towns: ['hauppauge', 'bohemia', 'patchogue', 'holtsville', 'hempstead', 'montauk'],
}
