// Service areas index: the texts around the town cards.
import { capitalized, numberInWords, usdRange } from '@/lib/format'
import { isLocation, serviceAreaSlugs } from '../towns'
import { business } from '../business'
import { prices } from '../prices'
import type { IndexPage } from '../types'

const withTwoPages = serviceAreaSlugs.filter(isLocation)

export const page: IndexPage = {
  metadata: {
    title: 'Service Areas in Nassau and Suffolk',
    description: `The ${serviceAreaSlugs.length} places we describe in detail, who issues EV charger permits in each, and how the first digits of a tax-map number name your building department.`,
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
    title: 'Service Areas',
    lead: `We install chargers in ${business.serviceArea}. These ${serviceAreaSlugs.length} pages go into detail: the permit office, local prices, and what the houses there mean for the wiring.`,
  },
  sections: [
    {
      heading: 'Why the town line matters more than the distance',
      blocks: [
        {
          kind: 'text',
          text: 'The same charger on the same wall can need different papers a block away. Building departments belong to towns and to incorporated villages, and a village is not under the town that surrounds it. Babylon, East Hampton, Hempstead and Southampton are each the name of a village and of a larger town. Patchogue and Port Jefferson are villages inside Brookhaven.',
        },
        {
          kind: 'list',
          items: [
            '**Forms:** Smithtown’s online system has an “Electric Only” application, while Riverhead wants its applications notarized.',
            '**Inspectors:** some towns approve outside agencies; Riverhead employs its own electrical inspector.',
            '**Wiring rules:** [Brookhaven](/service-areas/brookhaven) has its own rule about conductor metal, and it holds in every hamlet of the town.',
            '**Villages inside towns:** Northport has had rules for chargers since 2015, and the Town of Huntington around it is a separate office.',
            '**One hamlet in two towns:** [Commack](/service-areas/commack), [Hauppauge](/service-areas/hauppauge) and [Holbrook](/service-areas/holbrook) are each divided.',
          ],
        },
      ],
    },
    {
      heading: 'Find your town in four digits',
      blocks: [
        {
          kind: 'text',
          text: 'A mailing address will not tell you which municipality you are in, but a Suffolk tax bill will. Look for the Suffolk County Tax Map number, also printed on surveys. Its first four digits name the municipality. Take the table as a guide.',
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
          text: 'Other last digits in the same hundred typically stand for a village of that town. Send us the number with your request, and we confirm the office before we file. The number is Suffolk’s own; for a Nassau address, send the street address and the village, if you live in one.',
        },
      ],
    },
    {
      heading: 'One utility, two counties, many licenses',
      blocks: [
        {
          kind: 'text',
          text: 'The wires outside belong to one system everywhere on this list: PSEG Long Island runs the grid for LIPA. Long Island’s few municipal electric systems, such as Freeport, Rockville Centre and Greenport, serve none of these places. So the rate plans and the rebate program are the same from Hempstead to Montauk.',
        },
        {
          kind: 'text',
          text: 'Licensing is where the counties part. Suffolk licenses electricians for the whole county; Shelter Island, by an undated FAQ of the town, wants a local contractor license besides. Nassau leaves it to towns, cities and villages, and [Hempstead](/service-areas/hempstead), the one Nassau page here, is a village that issues its own. For any other Nassau address, call first: we say whether our license is valid there.',
        },
      ],
    },
    {
      heading: 'What each town page holds',
      blocks: [
        {
          kind: 'text',
          text: `A cost guide with local ranges, what to watch for in the houses, the coast or the soil, and who issues the permit; Hempstead and Patchogue are shorter. ${capitalized(numberInWords(withTwoPages.length))} of the places also have a second page among our [locations](/locations/), with the house types and a quick quote form. The whole path from application to certificate is on the [permits page](/services/permits-inspections).`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'My town is not on the list. Do you still come?',
      answer:
        'The list shows places that we describe, not the edge of the map. We work throughout the two counties; ask with your address, and for Nassau we check the license first.',
    },
    {
      question: 'My mail says Huntington, but I live in a village. Which office is mine?',
      answer:
        'The village’s, if your house lies inside its limits. Asharoken, Huntington Bay, Lloyd Harbor and Northport handle their own permits.',
    },
    {
      question: 'Does it cost more if you drive farther?',
      answer: `On most town pages the standard range is the same. [Shelter Island](/service-areas/shelter-island) has ferry logistics on top (${usdRange(prices.shelterIsland.ferry)}). [Montauk](/service-areas/montauk) has ranges of its own, mainly for weatherproof materials.`,
    },
  ],
}
