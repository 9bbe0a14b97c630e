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
    description: `For workplaces, apartments, condos and hotels. A wall unit or single post: ${usdRange(prices.hauppauge.commercial)} plus the charger.`,
    features: [
      'Shared power across several ports',
      'Load letter to PSEG Long Island',
      'Parking-lot trenches, pedestals and bollards',
    ],
  },
  metadata: {
    title: 'Commercial EV Charger Installation, Long Island',
    description: `EV chargers for Nassau and Suffolk businesses and condos: ${usdRange(prices.hauppauge.commercial)} to wire a wall unit or post. Reply within ${business.contactPromiseHours} hours, free estimate.`,
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
    lead: `Level 2 chargers for your staff, tenants, guests or fleet. Wiring and mounting a wall unit or single post runs ${usdRange(prices.hauppauge.commercial)} where the building has power to spare; the charger is its own line. You get an answer within ${business.contactPromiseHours} hours.`,
  },
  description: {
    heading: 'Shared power keeps the price down',
    paragraphs: [
      'Eight cars rarely need full power in the same minute, and the code lets a listed management system hold the whole group under one limit. You pay for a smaller feeder, and you can often skip a new service.',
      'Need a yes from a landlord, a board or an association first? You get a drawing and a price to bring to them. Our article makes the [case for chargers](/blog/commercial-ev-charging-benefits).',
    ],
  },
  features: [
    {
      title: 'A survey of your power',
      text: 'Voltage, spare capacity, panel locations and the way to the parking spaces.',
    },
    {
      title: 'Ports that share power',
      text: 'Several ports run on one feeder under a listed load-management system. With conduit sized for it now, you add ports later without digging again.',
    },
    {
      title: 'The load letter, done',
      text: 'PSEG Long Island wants one with every commercial service request. Ours comes from the survey, so its figures match the drawings.',
    },
    {
      title: 'Parking lots and pedestals',
      text: 'Conduit under a commercial lot gets 24 inches of cover. Bollards stand where bumpers reach.',
    },
  ],
  inclusions: [
    'A site visit and a load study of your service',
    'A layout of spaces, chargers, conduit routes and the feeder',
    'An itemized price, with later phases listed separately',
    'Permit drawings, filed with your town, city or village',
    'The load letter, and the back-and-forth with PSEG Long Island',
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
          columns: ['Scope', 'Price'],
          rows: [
            [
              'A wall unit near the electrical room, up to one post with its run: our [Hauppauge](/service-areas/hauppauge) range',
              usdRange(prices.hauppauge.commercial),
            ],
            ['Long trench, repaving, several pedestals', 'Priced on site'],
            ['More ports on a shared feeder', 'Priced on site'],
            ['New or larger service, as PSEG Long Island answers the load letter', 'Priced on site'],
          ],
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
          text: 'For staff who stay eight hours, 6.7 kW still adds more than 50 kWh. Put your money into more ports before faster ones.',
        },
      ],
    },
    {
      heading: 'How long a commercial job takes',
      blocks: [
        {
          kind: 'text',
          text: 'The work on site is the short part. First come the owner’s approval, the building department and hardware delivery. If your present service is big enough, the utility step drops out; if not, PSEG’s website (an older page) says 3–5 weeks once the paperwork is complete.',
        },
      ],
    },
    {
      heading: 'State and utility money',
      blocks: [
        {
          kind: 'note',
          title: 'NYSERDA Charge Ready NY 2.0',
          text: 'The state has paid per port at workplaces, apartment buildings and hotels. The 2025–26 state budget added money. You hear from us whether funds are open before you apply.',
          claim: 'chargeReady',
        },
        {
          kind: 'text',
          text: `The federal credit for charging equipment ended for anything placed in service after ${longDate(claims.federalCredit.expires)}, for businesses too.`,
        },
        {
          kind: 'text',
          text: `PSEG Long Island closed its fast-charger incentive to new applicants at the end of 2024 and opened a phase-in rate for commercial chargers in 2025. New York has had a credit for businesses too. Ask your tax adviser if it covers your project’s year.`,
        },
      ],
    },
    {
      id: 'condo',
      heading: 'If you’re in a condo, association or co-op',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Condo:** under Real Property Law 339-ll, a board may not ban or unreasonably restrict a charger in your unit or assigned space. Reasonable rules are allowed. You pay for the work, power and upkeep, hire a licensed contractor and turn in an insurance certificate.',
            '**Homeowners’ association:** Real Property Law 343 voids rules that in effect ban a charger or limit it unreasonably.',
            '**Co-op:** the condo law doesn’t cover you, so the board decides. Bring a clear drawing and a fair way to bill the power.',
          ],
        },
        {
          kind: 'text',
          text: 'A summary, not legal advice: check with the board’s lawyer or yours.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How many chargers can our building handle?',
      answer:
        'More than you’d think: under load management the chargers count at the managed limit. The survey gives you the number.',
    },
    {
      question: 'We rent our space. Can we still get chargers?',
      answer:
        'Yes, with your landlord on board. The landlord usually controls the service and the lot, so we give you load figures and a drawing to bring to that talk.',
    },
    {
      question: 'Do we need one charger for every car?',
      answer: 'Seldom. Cars that park for eight hours take turns or share power.',
    },
  ],
  towns: ['hauppauge'],
}
