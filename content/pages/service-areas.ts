// Service areas index: the texts around the town cards.
import { capitalized, numberInWords, usdRange, range } from '@/lib/format'
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
    lead: `Pick your town to see its price, who issues the permit and what your kind of house needs. Most standard jobs are ${usdRange(prices.town.standard)}: ${range(hours)} hours on site, ${timelineFor('Suffolk').total} with the permit. We work all over Nassau and Suffolk.`,
  },
  sections: [
    {
      heading: 'Who issues your permit: town or village',
      blocks: [
        {
          kind: 'text',
          text: 'Towns and incorporated villages each run their own building department, so a block away the same charger can need different forms. We sort it out and file with the right one.',
        },
        {
          kind: 'text',
          text: 'Babylon, East Hampton, Hempstead and Southampton are each the name of a village and of a bigger town. Patchogue and Port Jefferson are villages inside Brookhaven.',
        },
        {
          kind: 'list',
          items: [
            '**Forms:** Smithtown’s online system has an “Electric Only” application. Riverhead wants its applications notarized, so we prepare them for you to sign.',
            '**Inspectors:** some towns approve outside agencies. Riverhead has its own electrical inspector. We book whichever yours uses.',
            '**Wiring:** [Brookhaven](/service-areas/brookhaven) requires copper to your charger, in every hamlet.',
            '**Villages inside towns:** Northport has had rules for chargers since 2015. The Town of Huntington around it is a separate office.',
            '**One hamlet, two towns:** [Commack](/service-areas/commack), [Hauppauge](/service-areas/hauppauge) and [Holbrook](/service-areas/holbrook) are each divided.',
          ],
        },
      ],
    },
    {
      heading: 'Find your town in four digits',
      blocks: [
        {
          kind: 'text',
          text: 'Your mailing address won’t tell you which town you’re in, but your Suffolk tax bill will. Look for the Suffolk County Tax Map number. It’s on your survey, too. The first four digits name the town.',
        },
        {
          kind: 'table',
          caption: 'First four digits of a Suffolk tax-map number, outside the villages',
          columns: ['Digits', 'Town'],
          rows: [
            ['0100', 'Babylon'],
            ['0200', 'Brookhaven'],
            ['0300', 'East Hampton'],
            ['0400', 'Huntington'],
            ['0500', 'Islip'],
            ['0600', 'Riverhead'],
            ['0700', 'Shelter Island'],
            ['0800', 'Smithtown'],
            ['0900', 'Southampton'],
            ['1000', 'Southold'],
          ],
        },
        {
          kind: 'text',
          text: 'First two digits match, last two don’t? You’re usually in a village of that town. Send us the number with your request, and we confirm the office before we file. Only Suffolk has these numbers. In Nassau, send us your street address and your village, if you live in one.',
        },
      ],
    },
    {
      heading: 'Your utility and your electrician’s license',
      blocks: [
        {
          kind: 'text',
          text: 'Every town on this list gets its power from PSEG Long Island, which runs the grid for LIPA. So you get the same rate plans and the same rebate program from Hempstead to Montauk. Freeport, Rockville Centre and Greenport have electric systems of their own.',
        },
        {
          kind: 'text',
          text: 'Suffolk licenses electricians for the whole county. Shelter Island’s FAQ (undated) asks for a local contractor license too, so we check that with the town.',
        },
        {
          kind: 'text',
          text: 'In Nassau, towns, cities and villages issue their own, and the Village of [Hempstead](/service-areas/hempstead) is one of them. Elsewhere in Nassau? Call us with the address, and we’ll check that our license covers it.',
        },
      ],
    },
    {
      heading: 'Want to see how we wire houses like yours?',
      blocks: [
        {
          kind: 'text',
          text: `${capitalized(numberInWords(withTwoPages.length))} towns have a second page among our [locations](/locations/): the houses there, how we wire them, and a quick quote. For the whole path from application to certificate, see the [permits page](/services/permits-inspections).`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'My town is not on the list. Do you still come?',
      answer:
        'Yes, we work all over the two counties. Send us your address. In Nassau we check first that our license covers it.',
    },
    {
      question: 'My mail says Huntington, but I live in a village. Which office is mine?',
      answer:
        'The village’s, if your house is inside its limits. Asharoken, Huntington Bay, Lloyd Harbor and Northport issue their own permits.',
    },
    {
      question: 'Does it cost more if you drive farther?',
      answer: `Not for the miles. The standard price is the same in most towns. [Montauk](/service-areas/montauk) and [East Hampton](/service-areas/east-hampton) cost more for salt-resistant parts and longer runs. [Shelter Island](/service-areas/shelter-island) has its own price, plus the ferry (${usdRange(prices.shelterIsland.ferry)}).`,
    },
  ],
}
