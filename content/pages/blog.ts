// Blog index: the texts around the cards.
import { capitalized, numberInWords } from '@/lib/format'
import { articleSlugs } from '../routes'
import type { IndexPage } from '../types'

export const page: IndexPage = {
  metadata: {
    title: 'EV Charging Blog for Long Island',
    description: `${capitalized(numberInWords(articleSlugs.length))} articles on choosing, pricing, permitting and preparing for an EV charger on Long Island, each with notes on what has changed since it was written.`,
    keywords: [
      'EV charging blog',
      'EV charger cost Suffolk',
      'EV charger permits Nassau',
      'Tesla Wall Connector comparison',
      'home EV charging guide',
    ],
  },
  hero: {
    title: 'EV Charging Blog',
    lead: 'Answers to what people ask before they buy a charger: which one, how much, whose permit, and what to clear out of the garage first.',
  },
  sections: [
    {
      heading: 'About the dates on these articles',
      blocks: [
        {
          kind: 'text',
          text: 'The articles dated 2023 and 2024 belong to that winter. How a circuit is sized has not changed since; money and brands have. The federal charger credit ended for equipment placed in service after June 30, 2026, the maker of JuiceBox closed its US business in October 2024, and PSEG Long Island’s rebate has changed several times. The old figures stay in the text with their date, and a note of November 2026 at the top of each article says what is different now.',
        },
        {
          kind: 'text',
          text: 'New to the subject? Begin with [preparing your home](/blog/prepare-home-ev-charger-installation), then read about [costs](/blog/ev-charger-installation-costs-suffolk-county). If you own a building instead of a house, the [commercial article](/blog/commercial-ev-charging-benefits) is the one for you. Questions that none of them answers are welcome on the [contact page](/contact).',
        },
      ],
    },
  ],
  faq: [],
}
