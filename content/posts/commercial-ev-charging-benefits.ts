// Article: what chargers do for a business property, and what they ask of it. Program terms of December 2023.
import { usdRange } from '@/lib/format'
import { labels } from '../labels'
import { prices } from '../prices'
import type { Post } from '../types'

const { incentives } = prices

export const page: Post = {
  slug: 'commercial-ev-charging-benefits',
  title: 'Commercial EV Charging Station Benefits',
  excerpt:
    'What chargers do for an employer, a shop or an apartment building on Long Island, and what the wiring, the lot and the utility ask in return.',
  cardCategory: 'Commercial',
  category: 'Commercial',
  published: '2023-12-15',
  updated: '2026-11-21',
  readMinutes: 6,
  metadata: {
    title: 'Commercial EV Charging Station Benefits',
    description:
      'Why Long Island workplaces, shops, hotels and apartment buildings add EV chargers, with 208-volt power figures, budget items and the order of work.',
    keywords: [
      'commercial EV charging Long Island',
      'workplace EV charging',
      'apartment EV charging New York',
      '208 volt EV charger',
      'PSEG Long Island load letter',
      'Charge Ready NY',
    ],
  },
  nextStep: {
    text: 'No two lots are alike. Send the address and the number of spaces, and the estimate is free.',
    action: { label: labels.getFreeEstimate, href: '/contact' },
  },
  updateNote: [
    'The federal credit for business chargers ended for equipment placed in service after June 30, 2026. New York’s own business credit is described below as it stood; whether it covers equipment placed in service in 2026 is a question for your tax adviser.',
    'PSEG Long Island closed its DC fast charger incentive to new applicants on December 31, 2024, and an EV Phase-In Rate for commercial chargers followed in 2025. New York moved to the 2023 National Electrical Code at the end of 2025, so have a design drawn before then checked again.',
    'At the start of December 2024 more than 69,000 EVs were registered on Long Island, more than 33,000 of them in Suffolk County.',
  ],
  lead: 'Published December 2023; programs and terms are described as they were then. A charger in a parking lot is a small construction project. This article gives the reasons for one first, then the power, the lot, the money and the order of work.',
  sections: [
    {
      heading: 'What a property gets out of it',
      blocks: [
        {
          kind: 'text',
          text: 'The strongest benefit is that the car is already parked with you. Nobody has to wait for it, so modest power is enough as long as the stay is long.',
        },
        {
          kind: 'list',
          items: [
            '**Employers** give staff who rent, or who park on the street at home, a place to charge during the shift.',
            '**Shops and restaurants** give a driver a reason to stop here rather than across the road, though a short visit adds only a little energy.',
            '**Hotels and inns** fill a battery overnight, which suits a guest who arrives late and leaves after breakfast.',
            '**Apartment owners** offer something a tenant without a driveway cannot arrange alone.',
            '**Fleets** bring vans back to the same spaces every evening and can charge them in turn.',
          ],
        },
        {
          kind: 'table',
          caption: 'Energy delivered during a stay at 208 volts, if the car can take it',
          columns: ['Stay', '32-amp charger', '48-amp charger'],
          rows: [
            ['2 hours, a meal', '13 kWh', '20 kWh'],
            ['8 hours, a shift', '53 kWh', '80 kWh'],
            ['12 hours, a night', '80 kWh', '120 kWh'],
          ],
        },
        {
          kind: 'text',
          text: 'Choose the charger by the length of the stay. A dinner guest takes home a modest amount of energy from either unit. An office does well with several small ones, since each car has all day.',
        },
      ],
    },
    {
      heading: 'Why your building gets less from each amp',
      blocks: [
        {
          kind: 'text',
          text: 'Houses have 240 volts. Many commercial buildings have 208-volt three-phase power, and the same charger on the same breaker then delivers about 13 percent less. Quotes that show residential kilowatts for a commercial building promise more than the circuit can deliver.',
        },
        {
          kind: 'table',
          caption: 'The same charger on two voltages',
          columns: ['Output', 'Breaker', 'At 240 volts', 'At 208 volts'],
          rows: [
            ['32 amps', '40 amps', '7.7 kW', '6.7 kW'],
            ['40 amps', '50 amps', '9.6 kW', '8.3 kW'],
            ['48 amps', '60 amps', '11.5 kW', '10.0 kW'],
          ],
        },
      ],
    },
    {
      heading: 'Power: one feeder, many cars',
      blocks: [
        {
          kind: 'text',
          text: 'Ten chargers need not mean ten full circuits’ worth of new service. A listed energy management system can divide one feeder among the cars that are plugged in, and the electrical code then counts the managed load rather than the sum of the nameplates. On a small lot that can be the difference between using the present service and buying a larger one.',
        },
        {
          kind: 'text',
          text: 'PSEG Long Island asks for a load letter with every commercial service request. Its change-of-service page gave three to five weeks once the papers are complete, without a date on the page, so treat that as a floor and send the letter early. In the industrial belts around [Hauppauge](/service-areas/hauppauge) and [Bohemia](/locations/bohemia/) the tenant often has to bring in the landlord, who controls the service.',
        },
        {
          kind: 'text',
          text: 'Charging equipment rated above 60 amps, or above 150 volts to ground, needs a lockable disconnect that stays readily accessible. It takes wall space that should be on the drawing from the first day.',
        },
      ],
    },
    {
      heading: 'The lot itself',
      blocks: [
        {
          kind: 'text',
          text: 'Asphalt is often the expensive part. Conduit under a commercial parking lot has to lie at least 24 inches deep, against 18 under a home driveway, and the surface has to be put back afterward. Spaces near the building’s electrical room are therefore cheaper to equip than the far corner.',
        },
        {
          kind: 'list',
          items: [
            'Notify New York 811 at least two full working days, and at most ten, before digging. It is free and covers the utilities’ lines only; irrigation and septic lines are yours to find.',
            'Protect pedestals that a car can reach with bollards or wheel stops.',
            'Keep controls within a 48-inch reach, the accessibility limit, so that a seated driver can use them.',
            'A cable longer than 25 feet needs a retractor or another management system.',
            'Run spare conduit while the trench is open. A second trench costs far more than an empty pipe.',
          ],
        },
      ],
    },
    {
      heading: 'What goes into the budget',
      blocks: [
        {
          kind: 'table',
          caption: 'Items of a commercial installation',
          columns: ['Item', 'Indication', 'What decides it'],
          rows: [
            [
              'Commercial installation',
              usdRange(prices.hauppauge.commercial),
              'Our indicative range in Hauppauge, before permit and inspection fees. The number of ports and the route move it',
            ],
            ['Trench and repaving', 'By the foot, after a visit', 'Distance from the electrical room and the surface'],
            ['Service or transformer work', 'From the load letter', 'What the building already draws'],
            [
              'Network software',
              'By subscription, set by the maker',
              'Billing, access control and reports, if you want them',
            ],
          ],
        },
        { kind: 'subheading', text: 'Incentives in December 2023' },
        {
          kind: 'text',
          text: `The federal credit for a business in an eligible census tract was 6 percent, or 30 percent where wage and apprenticeship rules were met, up to ${usdRange(incentives.federalBusinessCap)} per item. New York’s business credit was the lesser of ${usdRange(incentives.newYorkBusinessCap)} or half the cost after grants, for equipment used at least half in a business. PSEG Long Island’s Make-Ready program had covered infrastructure in limited rounds.`,
        },
        {
          kind: 'note',
          title: 'Charge Ready NY 2.0',
          text: 'NYSERDA’s program pays per port at workplaces, apartment buildings and hotels, not at single-family homes. The amounts have differed over the years. We check what is paid, and whether funds are open, before you count on it.',
          claim: 'chargeReady',
        },
      ],
    },
    {
      heading: 'Apartments, condos and associations',
      blocks: [
        {
          kind: 'text',
          text: 'State law limits what a board can refuse. Under Real Property Law 339-ll a condominium may set reasonable rules for a charger in an owner’s unit or assigned space but may not ban or unreasonably restrict it. The owner pays for the work, the power and the upkeep, uses a licensed contractor and provides an insurance certificate. Section 343, added later, voids rules by which a homeowners’ association would effectively ban a charger, with listed exceptions. Co-ops are outside 339-ll. This is not legal advice: ask your board or a lawyer.',
        },
        {
          kind: 'text',
          text: 'For rental buildings, such as the newer downtown blocks in [Patchogue](/service-areas/patchogue), a shared and managed feeder is usually simpler than letting each tenant run a circuit to a distant meter.',
        },
      ],
    },
    {
      heading: 'Questions to settle before anyone draws',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Who pays for the electricity?** A free perk, a fee by the hour or billing through a network each call for different equipment.',
            '**Who may use it?** Staff only, guests only, or anyone who pulls in.',
            '**Who looks after it?** Name the person who answers when a cable is damaged on a Saturday.',
            '**What happens in five years?** If more spaces are likely, size the conduit and the panel space for them now.',
          ],
        },
      ],
    },
    {
      heading: 'The order of work',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Count the cars you expect in two years and how long each one stays.',
            'Get the owner’s written consent if you lease.',
            'Let an electrician read the existing load and the free breaker space.',
            'Send the load letter, and fix the design when the utility has answered.',
            'File with the town or village; the county issues no such permit. [We prepare the papers](/services/permits-inspections).',
            'Trench, pull, mount, test, and have the work inspected.',
          ],
        },
        {
          kind: 'text',
          text: 'Starting with two ports and conduit for six is a respectable plan. Our [commercial charging page](/services/commercial-ev-charger-installation) says what an installation includes, and [all our services](/services) are listed in one place. [Tell us about the lot](/contact): the number of spaces, the distance to the electrical room, and a photo of the switchgear label are enough for a first answer.',
        },
      ],
    },
  ],
}
