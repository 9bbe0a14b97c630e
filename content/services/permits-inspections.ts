// Service page: who issues permits, the steps to the certificate, licenses, and dated waiting times.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Service } from '../types'

const { permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'permits-inspections',
  name: 'Permits & Inspections',
  card: {
    title: 'Permits & Inspections',
    description:
      'The right office found, the application filed, the inspection booked and the certificate delivered, for our own installations.',
    features: [
      'Town or village settled before filing',
      'Drawings and load calculation attached',
      'Inspector’s visit booked',
      'Certificate for your records',
    ],
  },
  metadata: {
    title: 'EV Charger Permits in Nassau and Suffolk',
    description:
      'Who issues EV charger permits on Long Island, the path from application to certificate, how Nassau and Suffolk license electricians, and dated times and fees.',
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
    lead: 'We file the permit your municipality asks for and arrange the inspection. On Long Island the hard part is knowing which municipality that is, so we settle it before we quote a date.',
  },
  description: [
    'Neither Nassau County nor Suffolk County issues a permit for a charger. The town, the city or the incorporated village does, and each has its own forms and rules. Nassau alone has 3 towns, 2 cities and 64 villages. A mailing address is a poor guide, because a village and the town around it may share both a name and a ZIP.',
    'Electrical work also has a second party: the inspector. Many municipalities rely on outside agencies that they have approved; some, such as Riverhead, have an inspector of their own. The agency’s fee is separate from the permit and is paid by the owner or the contractor.',
    'Why bother? The certificate that ends the process shows that somebody other than the installer looked at the work. A buyer’s lawyer or an insurer may ask for it years later.',
  ],
  features: [
    {
      title: 'The office, confirmed',
      text: 'We check your tax-map number or municipality before we file. In Suffolk its first four digits name the jurisdiction; the [service areas page](/service-areas) shows how to read them.',
    },
    {
      title: 'A complete application',
      text: 'Load calculation, charger data sheet, one-line drawing, license and insurance papers. A missing paper can send the application back and start the wait again.',
    },
    {
      title: 'An inspection that goes smoothly',
      text: 'We book the visit, leave the work labeled and within reach, and answer the inspector’s questions, on site or by phone. If the panel is inside the house, somebody has to open the door.',
    },
    {
      title: 'Digging done by the rules',
      text: 'Where there is a trench, we notify New York 811 first and ask you about the pipes and wires that nobody marks.',
    },
  ],
  inclusions: [
    'Finding out which town, city or village has authority over your address',
    'Filling in and filing its application, on paper or through its portal',
    'Load calculation and one-line drawing for the reviewer',
    'License and insurance certificates for the department',
    'Notice to New York 811 where we dig',
    'Booking the electrical inspection with the municipality’s inspector or an agency it accepts',
    'Correction of anything the inspector finds in our work',
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
            '**Application.** We send the form, the drawing and the calculation to the municipality.',
            `**Permit.** Once it is issued, we book you ${schedulingWeeks.min}-${schedulingWeeks.max} weeks out.`,
            '**Installation.** Breaker, run, charger, test. A trench stays open until it has been seen, if the inspector wants that.',
            '**Inspection.** By the municipality’s own inspector or a listed outside agency.',
            '**Certificate.** It goes to the municipality, which closes the file. You get a copy.',
          ],
        },
        {
          kind: 'text',
          text: 'This is the usual path. Details change at town lines: the [Town of Brookhaven](/service-areas/brookhaven) names its inspectors, the [Town of Islip](/service-areas/islip) takes building applications electronically, and Riverhead wants them notarized.',
        },
      ],
    },
    {
      heading: 'What permits have cost',
      blocks: [
        {
          kind: 'text',
          text: `There is no fee for a whole county. The table holds Nassau figures that we saw in ${longDate(claims.nassauPermitFees.asOf)}; your town or village sets its own, so ask us for today’s.`,
        },
        {
          kind: 'table',
          caption: `Nassau permit figures, ${longDate(claims.nassauPermitFees.asOf)}`,
          columns: ['Fee', 'Amount', 'For'],
          rows: [
            ['Base permit', usdRange(prices.nassauPermit.base), 'The application itself'],
            ['Plan review', usdRange(prices.nassauPermit.planReview), 'Reading of drawing and calculation'],
            ['Inspection', usdRange(prices.nassauPermit.inspection), 'One visit'],
            ['Rush', usdRange(prices.nassauPermit.rush), 'Where a department offers it'],
            [
              'Altogether',
              usdRange(prices.nassauPermit.overall),
              'The span we saw; not every fee applies to every job',
            ],
          ],
          claim: 'nassauPermitFees',
        },
        {
          kind: 'text',
          text: `Two dated examples from Suffolk. ${claims.smithtownFee.statement}. And it pays to apply first: ${claims.babylonDoubleFee.statement.replace(/^The/, 'the')} (town code, as of ${longDate(claims.babylonDoubleFee.asOf)}). Our own price ranges leave out permit and inspection fees unless a page says otherwise.`,
        },
      ],
    },
    {
      heading: 'How long departments take',
      blocks: [
        {
          kind: 'table',
          caption: 'Times, each with its date',
          columns: ['Where', 'Time', 'When that was'],
          rows: [
            [
              'Nassau, simple applications',
              `${permitDays.nassau.min}-${permitDays.nassau.max} business days`,
              `${longDate(claims.nassauPermitFees.asOf)}; some departments took much longer`,
            ],
            [
              'Suffolk, simple applications',
              `${permitDays.suffolk.min}-${permitDays.suffolk.max} business days, often`,
              `${longDate(claims.suffolkApprovalTime.asOf)}; busy departments take longer`,
            ],
            [
              'Town of North Hempstead',
              'About 56 days on average',
              'EV and solar permits of 2022; a 14-day fast track was adopted afterward',
            ],
            [
              'Town of Huntington',
              'Building inspections booked 10-14 days out',
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
          text: 'These figures are dated, but they show how far apart departments can be. We ask your department for its present time when we file and pass the answer on.',
        },
      ],
    },
    {
      heading: 'Two counties, two ways to license an electrician',
      blocks: [
        {
          kind: 'text',
          text: 'Suffolk licenses electricians for the whole county, under Chapter 563 of its code, and doing electrical work for hire without that license is unlawful. A state law of 2014 lets Suffolk, Westchester and Dutchess do so in place of municipal licenses. Nassau is not named in it.',
        },
        {
          kind: 'text',
          text: 'In Nassau, towns, cities and villages may each issue their own license. A press report of 2014 counted more than 27 that one electrician would need to cover the county. The Village of Hempstead, for example, lets only its own licensed master electricians and their staff do the work. So ask any installer, us included, to name the license that is valid at your address.',
        },
      ],
    },
    {
      heading: 'What could add time or cost',
      blocks: [
        {
          kind: 'list',
          items: [
            'A village historic district, where a board may look at what can be seen from the street',
            'A flood zone: equipment may have to stand above the design flood elevation',
            'An incomplete application, which the department returns',
            'A service change, which waits for the inspection certificate and the utility',
            'Condominium or association approval, before any application',
          ],
        },
      ],
    },
    {
      heading: 'Before anyone digs: 811',
      blocks: [
        {
          kind: 'text',
          text: 'State law wants notice to New York 811 at least two full working days before digging, and no more than ten. The mark-out is free, and a contractor must ask for it. It covers the utilities’ lines only. Sprinkler pipes, cesspools and septic tanks, pool wiring and dog fences are yours to point out, and most of Suffolk has no sewers, so most lots have a cesspool or a tank somewhere.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do I need a permit to install an EV charger at home?',
      answer:
        'Plan on filing something. What it is called and what goes with it differ from one municipality to the next, and we confirm it with the building department for your address.',
    },
    {
      question: 'Can work start while the application is pending?',
      answer:
        'We wait for the permit, because work done without one may have to be opened up or redone. Starting before you even apply can also cost money: the Town of Babylon, for one, then doubles the permit fee.',
    },
    {
      question: 'Does PSEG Long Island have to approve a charger?',
      answer:
        'As far as we have found, not when the present service is large enough. A change of service is another matter and needs the utility’s form and the inspection certificate. Freeport, Rockville Centre and Greenport run electric systems of their own; there we ask the municipal department along with the application.',
    },
    {
      question: 'Which edition of the electrical code applies?',
      answer: `The one New York State enforces. That has been the 2023 National Electrical Code since the end of 2025 (as of ${longDate(claims.electricalCode.asOf)}), with local additions in some towns and villages.`,
    },
    {
      question: 'Are permit fees refunded if I cancel?',
      answer:
        'Not once the application is in. The estimate itself is free and can be dropped without charge; the [terms](/terms) say how.',
    },
  ],
  towns: [
    {
      town: 'commack',
      reason:
        'Two neighbors on one street can have different building departments: Huntington on one side, Smithtown on the other.',
    },
    {
      town: 'hempstead',
      reason: 'A Nassau village with its own electrical code and its own master electrician license.',
    },
    {
      town: 'patchogue',
      reason: 'A Patchogue ZIP does not prove a village address; much of 11772 belongs to the Town of Brookhaven.',
    },
    { town: 'riverhead', reason: 'The town has its own electrical inspector, unlike most of the towns we describe.' },
    {
      town: 'shelter-island',
      reason:
        'The town’s undated FAQ says that contractors need a Shelter Island license and that not all off-island firms hold one, so ask to see it.',
    },
    { town: 'holtsville', reason: 'Mostly Brookhaven, but the southwest corner files with Islip.' },
  ],
}
