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
    description: 'Filed with the right office, inspector booked, certificate for you.',
    features: [
      'We find the right town or village office first',
      'Inspector’s visit booked',
      'A certificate for your records',
    ],
  },
  metadata: {
    title: 'EV Charger Permits in Nassau and Suffolk, NY',
    description: `Your EV charger permit filed and inspection booked. Who issues it, how long it takes and what it costs: ${usdRange(prices.nassauPermit.overall)} in Nassau (${longDate(claims.nassauPermitFees.asOf)}). Call us.`,
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
    lead: `Your permit filed, your inspection booked: you sign where a form asks. In Nassau, a simple permit has run ${usdRange(prices.nassauPermit.overall)} and ${range(permitDays.nassau)} business days; in Suffolk, ${range(permitDays.suffolk)} business days. Busy offices take longer. Your estimate has this month’s fee and wait.`,
  },
  description: {
    heading: 'Your town or village issues it, not the county',
    paragraphs: [
      'Neither Nassau County nor Suffolk County issues a permit for a charger. Your town, city or incorporated village does, each with its own forms. Nassau alone has 3 towns, 2 cities and 64 villages. Your mailing address won’t settle it: a village and the town around it can share a name and a ZIP.',
      'Then somebody inspects the work: the town’s own inspector, as in Riverhead, or an outside agency, whose fee is a line of its own in your estimate. Hold on to the certificate. A buyer’s lawyer or an insurer may want it years from now.',
    ],
  },
  features: [
    {
      title: 'The right office',
      text: 'Your municipality, looked up by your address before anything is filed.',
    },
    {
      title: 'A complete application',
      text: 'Load calculation, charger data sheet, one-line drawing, license and insurance certificates, all at once. Miss one and the wait can start over.',
    },
    {
      title: 'A smooth inspection',
      text: 'The visit booked, the work labeled and easy to reach. Panel indoors? You just open the door.',
    },
    {
      title: 'Safe digging',
      text: 'New York 811 marks the utilities’ lines, free, at least two full working days before a trench. Show us your sprinkler pipes, cesspool and pool wiring: 811 doesn’t mark those.',
    },
  ],
  inclusions: [
    'Finding out which town, city or village covers your address',
    'The application filled out and filed, on paper or online',
    'Load calculation and one-line drawing for the reviewer',
    'Notice to New York 811 where we dig',
    'The inspection booked, and a fix for anything the inspector finds in our work',
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
            '**Application.** Form, drawing and calculation go in together. All you do is sign, where the form asks for it.',
            `**Permit.** Once it’s issued, your date is ${range(schedulingWeeks)} weeks out.`,
            '**Installation.** Breaker, run, charger, test. If the inspector wants to see a trench, we leave it open.',
            '**Inspection.** By the municipality’s own inspector or a listed outside agency.',
            '**Certificate.** It goes to the municipality, which closes the file. You get a copy.',
          ],
        },
      ],
    },
    {
      heading: 'What a permit costs',
      blocks: [
        {
          kind: 'text',
          text: 'Filing and booking are in our price. The fees come on top, and each town or village sets its own. Your estimate has the current one; these are Nassau figures.',
        },
        {
          kind: 'table',
          caption: 'Nassau permit figures',
          columns: ['Fee', 'Amount'],
          rows: [
            ['Base permit', usdRange(prices.nassauPermit.base)],
            ['Plan review', usdRange(prices.nassauPermit.planReview)],
            ['Inspection, one visit', usdRange(prices.nassauPermit.inspection)],
            ['Rush, where it’s offered', usdRange(prices.nassauPermit.rush)],
            [
              'Altogether, without rush: not every office charges every fee, and some charge more',
              usdRange(prices.nassauPermit.overall),
            ],
          ],
          claim: 'nassauPermitFees',
        },
        {
          kind: 'text',
          text: `In Suffolk, the Town of Smithtown has charged ${usdRange(prices.smithtownPermit.electrical)} for an electrical permit since April 1, 2026. And it pays to apply first: ${claims.babylonDoubleFee.statement.replace(/^The/, 'the')} (town code, ${longDate(claims.babylonDoubleFee.asOf)}).`,
        },
      ],
    },
    {
      heading: 'How long your town may take',
      blocks: [
        {
          kind: 'table',
          caption: 'Times, each with its date',
          columns: ['Where', 'Time'],
          rows: [
            [
              `Nassau, simple applications (${longDate(claims.nassauPermitFees.asOf)})`,
              `${range(permitDays.nassau)} business days; some departments took much longer`,
            ],
            [
              `Suffolk, simple applications (${longDate(claims.suffolkApprovalTime.asOf)})`,
              `Often ${range(permitDays.suffolk)} business days`,
            ],
            ['Town of North Hempstead (2022)', 'About 56 days on average; a 14-day fast track came later'],
            [
              `Town of East Hampton (November 2025 to ${longDate(claims.eastHamptonBacklog.asOf)})`,
              'Backlog, shorter counter hours',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Who’s licensed to do the work',
      blocks: [
        {
          kind: 'text',
          text: 'Suffolk licenses electricians for the whole county, under Chapter 563 of its code. In Nassau, each town, city or village may license its own: in the Village of Hempstead, only its own master electricians and their staff may do the work. More on [permits in Nassau](/blog/nassau-county-ev-charger-permits).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Can you start before the permit comes through?',
      answer:
        'No. Work done without one may have to be opened up or redone, and the Town of Babylon, for one, doubles the fee if work starts before the application.',
    },
    {
      question: 'What if the work doesn’t pass inspection?',
      answer:
        'We fix whatever the inspector finds in our work, free. If it’s something older in your house, we show you, and you get a price before we go on.',
    },
    {
      question: 'Does PSEG Long Island have to approve my charger?',
      answer:
        'Generally not, if your present service is large enough. For a service change, the utility gets its form and the inspection certificate. Freeport, Rockville Centre and Greenport run their own electric systems.',
    },
    {
      question: 'Do I get permit fees back if I cancel?',
      answer: 'Not once the application is in. The estimate is free, and you can [cancel it at no charge](/terms).',
    },
  ],
  towns: ['commack', 'patchogue', 'riverhead', 'holtsville'],
}
