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
    title: 'EV Charger Services on Long Island',
    lead: `A home or Tesla install is ${usdRange(prices.home.standard)}: ${range(standard)} hours on site, ${timelineFor('Suffolk').total} with the permit in Suffolk. Panel work and chargers for a business go into the same free estimate.`,
  },
  sections: [
    {
      heading: 'How a job runs',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**A free quote, by video or on site.** Photos of the panel and the parking spot are enough for a simple garage.',
            '**Permit and rebate forms.** We file the permit and help with a rebate form. Your town and PSEG Long Island decide.',
            `**Installation.** A simple charger goes up in ${range(standard)} hours. A longer run takes ${range(longer)}.`,
            '**Test and walkthrough.** We test it with your car that day where your town allows it, or right after the inspector’s OK.',
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
            'A load calculation before anyone talks amps or panels',
            'Listed equipment only, with a UL mark or its equal',
            'An electrical inspection, and a copy of the certificate',
          ],
        },
        {
          kind: 'text',
          text: `${business.foundedNote}. If a smaller circuit does the job for you, you’ll hear it from us.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do I have to choose a charger before I call?',
      answer:
        'No. Tell us your car and where you park, and we’ll name units that suit both. Got one already? We’ll check that it’s listed.',
    },
    {
      question: 'What warranty comes with the work?',
      answer: `${business.warrantyYears.terms} years on our work, as the [terms](/terms) spell out. The charger’s maker covers the charger, so keep the receipt.`,
    },
  ],
}
