// Blog index: the texts around the cards.
import { capitalized, longDate, numberInWords } from '@/lib/format'
import { claims } from '@/content/claims'
import { articleSlugs } from '@/content/slugs'
import type { IndexPage } from '@/content/schema'

export const page: IndexPage = {
  metadata: {
    title: 'EV Charging Blog for Long Island Homeowners',
    description: `${capitalized(numberInWords(articleSlugs.length))} plain guides to EV chargers on Long Island: which one to buy, what it costs, whose permit you need and how to get your garage ready.`,
    keywords: [
      'EV charging blog',
      'EV charger cost Suffolk',
      'EV charger permits Nassau',
      'Tesla Wall Connector comparison',
      'home EV charging guide',
    ],
  },
  hero: {
    title: 'EV Charging Blog for Long Island Homeowners',
    lead: 'Straight answers before you buy a charger: which one, how much, whose permit, and what to clear out of the garage first.',
  },
  sections: [
    {
      heading: 'How current are these articles?',
      blocks: [
        {
          kind: 'text',
          text: `Written in winter 2023–24, each one updated in ${longDate(claims.pricesChecked.asOf)}. How a circuit is sized hasn’t changed. Money and brands have: the federal credit ended on ${longDate(claims.federalCredit.expires)}, JuiceBox’s maker left the US in ${longDate(claims.juiceBox.asOf)}, and PSEG Long Island’s rebate has changed several times. Every older figure has its date. Still have a question? [Ask us](/contact).`,
        },
      ],
    },
  ],
  faq: [],
}
