// Services overview: the texts around the cards.
import { usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { IndexPage } from '@/content/schema'
import { timelineFor } from '@/content/timeline'

const { longer, standard } = business.installHours

export const page: IndexPage = {
  metadata: {
    title: 'EV Charger Installation Services on Long Island',
    description: `Home and Tesla chargers installed ${usdRange(prices.home.from)}, panel upgrades, business charging and permits in Nassau and Suffolk. Call ${business.phone} for a free estimate.`,
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
    lead: `We install home and Tesla chargers for ${usdRange(prices.home.standard)}: ${range(standard)} hours on site, ${timelineFor('Suffolk').total} with the permit. Need panel work, or chargers for a business? One free estimate covers it all, permits too.`,
  },
  sections: [
    {
      heading: 'Which one do you need?',
      blocks: [
        {
          kind: 'table',
          caption: 'Where to start',
          columns: ['If this is you', 'Read this first', 'Then maybe'],
          rows: [
            [
              'A Tesla in the driveway, no charger yet',
              '[Tesla chargers](/services/tesla-ev-charger-installation)',
              'The [EV Planner](/ev-charger-planner), to put it on a wall',
            ],
            [
              'Another make, or more than one make',
              '[Home chargers](/services/home-ev-charger-installation)',
              '[How to choose a charger](/blog/best-ev-charger-long-island-homes)',
            ],
            [
              'An older house with 100 A or a full panel',
              '[Panel upgrades](/services/electrical-panel-upgrades)',
              'Load management, in the check there',
            ],
            [
              'A business, apartment house, condo or motel',
              '[Commercial charging](/services/commercial-ev-charger-installation)',
              '[What your board can and can’t refuse](/services/commercial-ev-charger-installation#condo)',
            ],
            [
              'Wondering about paperwork and waiting',
              '[Permits and inspections](/services/permits-inspections)',
              'The [Nassau permit article](/blog/nassau-county-ev-charger-permits), or your [town](/service-areas)',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Ballpark prices before you call',
      blocks: [
        {
          kind: 'text',
          text: 'Our work, before the charger and the fees. The [cost guide](/blog/ev-charger-installation-costs-suffolk-county) goes line by line.',
        },
        {
          kind: 'table',
          caption: 'Ballpark prices by service',
          columns: ['Service', 'Range', 'What moves it most'],
          rows: [
            [
              'Home or Tesla charger, standard',
              usdRange(prices.home.standard),
              'How far your panel is from the parking spot',
            ],
            [
              'Outdoor run or trench',
              usdRange(prices.town.exteriorRun),
              'On top: feet to dig, and the surface to put back',
            ],
            [
              'Panel upgrade',
              usdRange(prices.town.panelUpgrade),
              'A new place for it, old wiring, masonry. A whole new service is extra',
            ],
            [
              'Commercial installation',
              usdRange(prices.hauppauge.commercial),
              'What’s under the parking lot, and how much power the building can spare',
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
            '**A free quote, by video or on site.** Photos of the panel and the parking spot are often enough. For a long run or an old service, we come and look.',
            '**Permit and rebate forms.** We find the right office, file, and help with the utility’s rebate form. The town issues the permit; PSEG Long Island decides on the rebate.',
            `**Installation.** A simple charger goes up in ${range(standard)} hours. A longer run takes ${range(longer)}.`,
            '**Test and walkthrough.** We test the charger with your car and show you the settings. The inspection follows.',
          ],
        },
      ],
    },
    {
      heading: 'What you get with every job',
      blocks: [
        {
          kind: 'list',
          items: [
            'Licensed and insured electricians who work to the electrical code New York State enforces',
            'Listed equipment only: we don’t connect imports without a UL mark or its equal',
            'A load calculation before we talk amps or panels',
            'A written price before we start',
            'An electrical inspection when we’re done',
          ],
        },
        {
          kind: 'text',
          text: `We bring ${business.foundedNote}. If a smaller circuit does the job for you, we’ll say so.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do I have to choose a charger before I call?',
      answer:
        'No. Tell us your car and where you park, and we’ll name units that suit both. Or buy your own, and we’ll check that it’s listed.',
    },
    {
      question: 'Can one visit cover the charger and the panel?',
      answer:
        'Often, yes. If PSEG Long Island has to change the service, plan on a second date, because they set that one.',
    },
    {
      question: 'What warranty comes with the work?',
      answer:
        'Our workmanship is under warranty, and the [terms](/terms) say for how long and what’s covered. The charger’s maker covers the charger, so keep the receipt.',
    },
  ],
}
