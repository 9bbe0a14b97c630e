// Service page: who issues permits, the steps to the certificate, licenses, and dated waiting
// times.
import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { Service } from '@/content/service-schema'

const { permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'permits-inspections',
  name: 'Permits & Inspections',
  card: {
    title: 'Permits & Inspections',
    description:
      'We find the right office, file your permit, book the inspection and hand you a copy of the certificate.',
    features: [
      'We find the right town or village office first',
      'Drawings and load calculation attached',
      'Inspector’s visit booked',
      'A certificate for your records',
    ],
  },
  metadata: {
    title: 'EV Charger Permits in Nassau and Suffolk, NY',
    description: `Your EV charger permit filed and inspection booked. Who issues it, how long it takes, what it costs (${usdRange(prices.nassauPermit.overall)} in Nassau, ${longDate(claims.nassauPermitFees.asOf)}). Call for an estimate.`,
    keywords: [
      'EV charger permit Long Island',
      'electrical inspection Suffolk',
      'EV charger permit Nassau',
      'electrical certificate',
      'licensed electrician Nassau Suffolk',
      'call 811 New York',
    ],
  },
  hero: {
    title: 'Permits & Inspections',
    lead: `We file your permit and book the inspection. A simple permit has run ${usdRange(prices.nassauPermit.overall)} and ${range(permitDays.nassau)} business days in Nassau. Suffolk has taken ${range(permitDays.suffolk)}. Busy offices take longer. Your estimate has this month’s fee and wait.`,
  },
  description: {
    heading: 'Your town or village issues it, not the county',
    paragraphs: [
      'Neither Nassau County nor Suffolk County issues a permit for a charger. Your town, city or incorporated village does, each with its own forms. Nassau alone has 3 towns, 2 cities and 64 villages.',
      'Your mailing address won’t settle it: a village and the town around it can share a name and a ZIP. We look it up for you.',
      'Then somebody inspects the work. Some towns, such as Riverhead, have their own inspector. Many approve outside agencies; an agency’s fee is a line of its own in your estimate.',
      'Hold on to the certificate. A buyer’s lawyer or an insurer may want it years from now.',
    ],
  },
  features: [
    {
      title: 'The right office',
      text: 'We look up your municipality before we file. In Suffolk the first four digits of your tax-map number name it. Our [service areas page](/service-areas) shows you how to read them.',
    },
    {
      title: 'A complete application',
      text: 'Load calculation, charger data sheet, one-line drawing, license and insurance certificates. Miss one and the wait can start over, so we send them all at once.',
    },
    {
      title: 'A smooth inspection',
      text: 'We book the visit, leave the work labeled and easy to reach, and answer the inspector’s questions on site or by phone. Panel indoors? You just open the door.',
    },
    {
      title: 'Safe digging',
      text: 'Before we trench, we call New York 811 and ask you about the pipes and wires that 811 doesn’t mark.',
    },
  ],
  inclusions: [
    'Finding out which town, city or village covers your address',
    'The application filled out and filed, on paper or online',
    'Load calculation and one-line drawing for the reviewer',
    'License and insurance certificates for the department',
    'Notice to New York 811 where we dig',
    'The electrical inspection booked, with the municipality’s inspector or an agency it accepts',
    'A fix for anything the inspector finds in our work',
    'The certificate, sent to the municipality and to you',
  ],
  sections: [
    {
      heading: 'From application to certificate',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Application.** We send in the form, the drawing and the calculation. All you do is sign, where the form asks for it.',
            `**Permit.** Once it’s issued, we usually book you within ${range(schedulingWeeks)} weeks.`,
            '**Installation.** Breaker, run, charger, test. If the inspector wants to see a trench, we leave it open.',
            '**Inspection.** By the municipality’s own inspector or a listed outside agency.',
            '**Certificate.** It goes to the municipality, which closes the file. You get a copy.',
          ],
        },
        {
          kind: 'text',
          text: 'Details change at town lines. The [Town of Brookhaven](/service-areas/brookhaven) names its inspectors. The [Town of Islip](/service-areas/islip) takes building applications electronically. Riverhead wants them notarized.',
        },
      ],
    },
    {
      heading: 'What a permit costs',
      blocks: [
        {
          kind: 'text',
          text: 'Filing and booking are in our price. The fees come on top, and each town or village sets its own. These are Nassau figures we’ve seen. We get today’s fee for your address and put it in your estimate.',
        },
        {
          kind: 'table',
          caption: 'Nassau permit figures',
          columns: ['Fee', 'Amount', 'For'],
          rows: [
            ['Base permit', usdRange(prices.nassauPermit.base), 'The application'],
            ['Plan review', usdRange(prices.nassauPermit.planReview), 'Review of your drawing and load calculation'],
            ['Inspection', usdRange(prices.nassauPermit.inspection), 'One visit'],
            ['Rush', usdRange(prices.nassauPermit.rush), 'Where a department offers it'],
            [
              'Altogether, without rush',
              usdRange(prices.nassauPermit.overall),
              'Offices differ, and not every fee applies to every job',
            ],
          ],
          claim: 'nassauPermitFees',
        },
        {
          kind: 'text',
          text: `Two examples from Suffolk. The Town of Smithtown has charged ${usdRange(prices.smithtownPermit.electrical)} for an electrical permit since April 1, 2026. And it pays to apply first: ${claims.babylonDoubleFee.statement.replace(/^The/, 'the')} (town code, ${longDate(claims.babylonDoubleFee.asOf)}).`,
        },
      ],
    },
    {
      heading: 'How long your town may take',
      blocks: [
        {
          kind: 'table',
          caption: 'Times, each with its date',
          columns: ['Where', 'Time', 'When that was'],
          rows: [
            [
              'Nassau, simple applications',
              `${range(permitDays.nassau)} business days`,
              `${longDate(claims.nassauPermitFees.asOf)}; some departments took much longer`,
            ],
            [
              'Suffolk, simple applications',
              `Often ${range(permitDays.suffolk)} business days`,
              `${longDate(claims.suffolkApprovalTime.asOf)}; busy departments take longer`,
            ],
            [
              'Town of North Hempstead',
              'About 56 days on average',
              'EV and solar permits of 2022; a 14-day fast track came later',
            ],
            [
              'Town of Huntington',
              'Building inspections booked 10–14 days out',
              `The town’s page, ${longDate(claims.huntingtonInspections.asOf)} or later`,
            ],
            [
              'Town of East Hampton',
              'Backlog, shorter counter hours',
              `Local press, November 2025 to ${longDate(claims.eastHamptonBacklog.asOf)}`,
            ],
            [
              'Town of Southampton',
              'June applications reviewed in September',
              `Town notice, ${longDate(claims.southamptonBacklog.asOf)}`,
            ],
          ],
        },
        {
          kind: 'text',
          text: 'That’s a wide spread. So when we file, we ask your department for its wait that week.',
        },
      ],
    },
    {
      heading: 'Who’s licensed to do the work',
      blocks: [
        {
          kind: 'text',
          text: 'Suffolk licenses electricians for the whole county, under Chapter 563 of its code. Doing electrical work for hire without that license is unlawful. A state law of 2014 lets Suffolk, Westchester and Dutchess license in place of their municipalities. Nassau isn’t named in it.',
        },
        {
          kind: 'text',
          text: 'In Nassau, each town, city or village may license its own. A 2014 press report counted more than 27 licenses to cover the county.',
        },
        {
          kind: 'text',
          text: 'In the Village of Hempstead, for example, only its own licensed master electricians and their staff may do the work. Send us your Nassau address and we’ll check that our license covers it. More on [permits in Nassau](/blog/nassau-county-ev-charger-permits).',
        },
      ],
    },
    {
      heading: 'What can add time or cost',
      blocks: [
        {
          kind: 'list',
          items: [
            'A village historic district, where a board may review what shows from the street',
            'A flood zone: equipment may have to go above the design flood elevation',
            'An incomplete application, which the department sends back',
            'A service change, which waits for the inspection certificate and the utility',
            'Condo or association approval, which comes before any application',
          ],
        },
      ],
    },
    {
      heading: 'Before we dig: 811',
      blocks: [
        {
          kind: 'text',
          text: 'State law requires notice to New York 811 at least two full working days before digging, and no more than ten. The mark-out is free, and we make the request. It covers the utilities’ lines only, not yours.',
        },
        {
          kind: 'text',
          text: 'Show us your sprinkler pipes, cesspools and septic tanks, pool wiring and dog fences. Most of Suffolk has no sewers, so most lots have a cesspool or a tank somewhere.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do I need a permit for a home EV charger?',
      answer:
        'Yes, plan on one. Every town does it differently, so we call your building department and file exactly what it asks for.',
    },
    {
      question: 'Can you start before the permit comes through?',
      answer:
        'No, we wait for it. Work done without one may have to be opened up or redone. Starting before you even apply can cost you, too: the Town of Babylon, for one, doubles the fee.',
    },
    {
      question: 'What if the work doesn’t pass inspection?',
      answer:
        'We fix whatever the inspector finds in our work, free. If it’s something older in your house, we show you, and you get a price before we go on.',
    },
    {
      question: 'Does PSEG Long Island have to approve my charger?',
      answer:
        'Generally not, if your present service is large enough. For a service change, we send the utility its form and the inspection certificate. Freeport, Rockville Centre and Greenport run their own electric systems, so there we check with the municipal department when we apply.',
    },
    {
      question: 'Which electrical code do you follow?',
      answer:
        'The one New York State enforces. Since the end of 2025 that’s the 2023 National Electrical Code. Some towns and villages add their own rules.',
    },
    {
      question: 'Do I get permit fees back if I cancel?',
      answer:
        'Not once the application is in. The estimate is free, and you can cancel it at no charge. See the [terms](/terms).',
    },
  ],
  towns: ['commack', 'hempstead', 'patchogue', 'riverhead', 'shelter-island', 'holtsville'],
}
