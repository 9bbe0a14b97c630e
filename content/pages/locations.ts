// Locations index: the texts around the list of places.
import { capitalized, joined, numberInWords, usdRange } from '@/lib/format'
import { isServiceArea, locationSlugs, towns } from '../towns'
import { prices } from '../prices'
import type { IndexPage } from '../types'

const withTwoPages = locationSlugs.filter(isServiceArea)
const withOnePage = locationSlugs.filter(slug => !isServiceArea(slug)).map(slug => towns[slug].name)

export const page: IndexPage = {
  metadata: {
    title: 'EV Charger Installers by Location, Suffolk NY',
    description: `${locationSlugs.length} Suffolk communities, from Huntington to Mastic: the kinds of houses, how the wiring usually runs, ZIP codes and a quick quote form for each.`,
    keywords: [
      'EV charger installation Suffolk County',
      'EV charger Ronkonkoma',
      'EV charger Smithtown',
      'EV charger Patchogue',
      'EV charger Medford',
      'electrician near me EV charger',
    ],
  },
  hero: {
    title: 'Locations',
    lead: `${locationSlugs.length} Suffolk communities, each on a page of its own with a quick quote form. Start with your neighborhood, or with the house type below that looks like yours.`,
  },
  sections: [
    {
      heading: 'Your house probably looks like one of these',
      blocks: [
        {
          kind: 'text',
          text: 'Where the panel is and where the car parks decide most of the price. A few kinds of houses come up again and again here, and each has its usual answer.',
        },
        {
          kind: 'table',
          caption: 'House types and the run they usually lead to',
          columns: ['House', 'Where the panel often is', 'What we usually do'],
          rows: [
            [
              'Cape or ranch without a garage',
              'Basement or utility room',
              'Run out through the band joist above the foundation and mount a weather-rated unit by the driveway',
            ],
            [
              'High ranch or split level',
              'Lower level, next to or behind the garage',
              'A short indoor run, often the shortest there is',
            ],
            [
              'Colonial, attached two-car garage',
              'Basement, often at the far end',
              'Cross the unfinished ceiling, then rise into the garage',
            ],
            [
              'Older house, detached garage in the rear',
              'Basement, with a 120 V line to the garage',
              'A small feeder and sub-panel in place of that line, usually in a trench',
            ],
            [
              'Condo or 55-plus community',
              'Meter bank at the end of the building',
              'Board approval and meter location first, wiring second',
            ],
          ],
        },
        {
          kind: 'text',
          text: `In most of these places a standard install is ${usdRange(prices.town.standard)}; an exterior run or trench comes on top (${usdRange(prices.town.exteriorRun)}). Both are indicative, before permit and inspection fees. For a rough figure of your own, draw the run in the [EV Planner](/ev-charger-planner).`,
        },
      ],
    },
    {
      heading: 'Two pages for some places',
      blocks: [
        {
          kind: 'text',
          text: `${capitalized(numberInWords(withTwoPages.length))} names on this list appear among our [service areas](/service-areas) as well, and the two pages do different jobs. The page here is about the houses and getting a quote. The other is about permits, local cost ranges and what the coast or the soil asks for. ${joined(withOnePage)} have only the page here.`,
        },
      ],
    },
    {
      heading: 'Before you fill in a form',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the door of your panel (not the metal cover behind it) and photograph the breakers.',
            'Pace off the way from the panel to where the car’s charge port ends up.',
            'Note the model of the car, and whether a second electric one is likely.',
            'If a trench is likely, find out where the cesspool and the sprinkler pipes are. The 811 mark-out leaves them out.',
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Are all these places in Suffolk?',
      answer:
        'Yes. For Nassau, see [Hempstead](/service-areas/hempstead) among the service areas, or call with your address.',
    },
    {
      question: 'Which building department will I deal with?',
      answer:
        'We deal with it for you, and your town’s page names it. Holbrook and Holtsville are divided between two towns, and the Ronkonkoma ZIP reaches into three.',
    },
  ],
}
