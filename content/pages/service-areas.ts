// Service areas index: the texts around the town cards.
import { numberInWords, usdRange, range } from '@/lib/format'
import { isLocation, serviceAreaSlugs } from '@/content/towns'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import { timelineFor } from '@/content/timeline'
import type { IndexPage } from '@/content/schema'

const withTwoPages = serviceAreaSlugs.filter(isLocation)
const { standard: hours } = business.installHours

export const page: IndexPage = {
  metadata: {
    title: 'EV Charger Costs and Permits by Town, Long Island',
    description: `What an EV charger costs and who issues the permit in ${serviceAreaSlugs.length} Long Island towns. Standard jobs from ${usdRange({ min: prices.town.standard.min })}. Call ${business.phone} for a free estimate.`,
    keywords: [
      'EV charger service areas Long Island',
      'Suffolk EV charger installer',
      'Hempstead EV charger',
      'Suffolk County tax-map number',
      'building department Long Island',
      'EV charger near me',
    ],
  },
  hero: {
    title: 'EV charger costs and permits in your town',
    lead: `Most standard jobs are ${usdRange(prices.town.standard)}: ${range(hours)} hours on site, ${timelineFor('Suffolk').total} with the permit in Suffolk. Your town’s page has its own price and permit office.`,
  },
  sections: [
    {
      heading: 'Who issues your permit: town or village',
      blocks: [
        {
          kind: 'text',
          text: 'Towns and incorporated villages each run their own building department, so a block away the same charger can need different forms. Babylon, East Hampton, Hempstead and Southampton are each the name of a village and of a bigger town. Send your address, and you get the name of your office with the price.',
        },
        {
          kind: 'list',
          items: [
            '**Wiring:** [Brookhaven](/service-areas/brookhaven) requires copper to your charger, in every hamlet.',
            '**One hamlet, two towns:** [Commack](/service-areas/commack), [Hauppauge](/service-areas/hauppauge), [Holbrook](/service-areas/holbrook) and [Ronkonkoma](/service-areas/ronkonkoma) are each divided.',
            `**Homes and routes:** ${numberInWords(withTwoPages.length)} towns have a second page among our [locations](/locations/).`,
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'My town is not on the list. Do you still come?',
      answer:
        'Most likely. In Nassau, towns, cities and villages license electricians themselves, so we check the license for your address and tell you with the price. We handle [the whole path to the certificate](/services/permits-inspections).',
    },
    {
      question: 'Does it cost more if you drive farther?',
      answer: `Not for the miles. [Montauk](/service-areas/montauk) and [East Hampton](/service-areas/east-hampton) cost more for salt-resistant parts and longer runs. [Shelter Island](/service-areas/shelter-island) has its own price, plus the ferry (${usdRange(prices.shelterIsland.ferry)}).`,
    },
  ],
}
