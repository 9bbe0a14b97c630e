// Services overview: the texts around the cards.
import { usdRange } from '@/lib/format'
import { business } from '../business'
import { prices } from '../prices'
import type { IndexPage } from '../types'

export const page: IndexPage = {
  metadata: {
    title: 'EV Charger and Electrical Services',
    description:
      'Tesla, home and commercial EV charger installation, panel upgrades, permits and inspections in Nassau and Suffolk: which one you need and what it costs.',
    keywords: [
      'EV charger services Long Island',
      'EV charger installer',
      'Tesla charger installer',
      'panel upgrade',
      'commercial EV charging',
      'EV charger permits',
    ],
  },
  hero: {
    title: 'EV Charger Services',
    lead: 'Chargers for Teslas, for other cars and for businesses, with the panel work and the permits that go with them. One estimate can cover several of these.',
  },
  sections: [
    {
      heading: 'Which one is yours?',
      blocks: [
        {
          kind: 'table',
          caption: 'Where to start',
          columns: ['If this is you', 'Read this first', 'Then perhaps'],
          rows: [
            [
              'A Tesla in the driveway, no charger yet',
              '[Tesla chargers](/services/tesla-ev-charger-installation)',
              'The [EV Planner](/ev-charger-planner), to place it on a wall',
            ],
            [
              'Another make, or more than one make',
              '[Home chargers](/services/home-ev-charger-installation)',
              '[How to choose a charger](/blog/best-ev-charger-long-island-homes)',
            ],
            [
              'An older house with 100 A or a full panel',
              '[Panel upgrades](/services/electrical-panel-upgrades)',
              'Load management, on the same page',
            ],
            [
              'A business, apartment house, condo or motel',
              '[Commercial charging](/services/commercial-ev-charger-installation)',
              'The section on boards and associations there',
            ],
            [
              'You want to know about paperwork and waiting',
              '[Permits and inspections](/services/permits-inspections)',
              'Your town under [service areas](/service-areas)',
            ],
          ],
        },
      ],
    },
    {
      heading: 'What to expect on price',
      blocks: [
        {
          kind: 'text',
          text: 'One line for each service, so that you know the order of magnitude first. The page of each service says what moves a job within its range.',
        },
        {
          kind: 'table',
          caption: 'Indicative ranges, before permit and inspection fees',
          columns: ['Service', 'Range', 'What moves it most'],
          rows: [
            ['Home or Tesla charger, standard', usdRange(prices.home.standard), 'Distance from panel to parking spot'],
            [
              'Outdoor run or trench',
              usdRange(prices.town.exteriorRun),
              'Comes on top; feet to dig, and the surface to put back',
            ],
            ['Panel upgrade', usdRange(prices.town.panelUpgrade), 'Whether the utility’s service changes too'],
            [
              'Commercial installation',
              usdRange(prices.hauppauge.commercial),
              'Parking-lot surface and spare capacity; our Hauppauge range',
            ],
            ['Permits and inspections', 'By municipality', 'Fees go to the department and the inspection agency'],
          ],
        },
      ],
    },
    {
      heading: 'How a job runs',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**A free quote, by video or on site.** Photos of the panel and the parking spot often do; long runs and old services deserve a visit.',
            '**Permit and rebate papers.** We find the right office, file, and help with the utility’s rebate form. Approval of either is theirs to give.',
            `**Installation.** A simple charger goes up in ${business.installHours.standard.min}-${business.installHours.standard.max} hours; a longer run needs ${business.installHours.longer.min}-${business.installHours.longer.max}.`,
            '**Test and walkthrough.** We test the charger with your car and show you its settings, and the inspection follows.',
          ],
        },
      ],
    },
    {
      heading: 'What does not change from service to service',
      blocks: [
        {
          kind: 'list',
          items: [
            'Licensed and insured work, done to the edition of the electrical code that New York State enforces',
            'Listed equipment only. We do not connect imports without a UL mark or its equal',
            'A load calculation before we recommend amps or a panel',
            'A written price before the work starts',
            'An electrical inspection of the finished work',
          ],
        },
        {
          kind: 'text',
          text: `We bring ${business.foundedNote} to this. If a smaller circuit serves you as well, we say so.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do I have to choose a charger before I call?',
      answer:
        'No. Tell us the car and where it parks. We name units that suit both, or you buy your own and we check that it is listed.',
    },
    {
      question: 'Can one visit cover the charger and the panel?',
      answer:
        'Often. If PSEG Long Island has to change the service, expect a second date, since its schedule is not ours.',
    },
    {
      question: 'What warranty comes with the work?',
      answer:
        'Our warranty on workmanship is set out in the [terms](/terms). The charger itself is covered by its maker, so keep the receipt.',
    },
  ],
}
