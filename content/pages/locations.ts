// Locations index: the texts around the list of places.
import { capitalized, numberInWords, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { isServiceArea, locationSlugs } from '@/content/towns'
import { prices } from '@/content/prices'
import { timelineFor } from '@/content/timeline'
import type { IndexPage } from '@/content/schema'

const withTwoPages = locationSlugs.filter(isServiceArea)
const { standard: hours } = business.installHours

export const page: IndexPage = {
  metadata: {
    title: 'EV Charger Installers by Town in Suffolk, NY',
    description: `EV chargers installed in ${locationSlugs.length} Suffolk towns for ${usdRange(prices.town.standard)}, usually in ${range(hours)} hours. Find houses like yours and get a free quote.`,
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
    title: `EV charger installation in ${locationSlugs.length} Suffolk towns`,
    lead: `A standard job in these towns is ${usdRange(prices.town.standard)}: ${range(hours)} hours on site, ${timelineFor('Suffolk').total} with the permit. Each page has houses like yours, how the line runs in them, and a 30-second form.`,
  },
  sections: [
    {
      heading: 'Your house probably looks like one of these',
      blocks: [
        {
          kind: 'text',
          text: 'Two things set most of the price: where your panel is and where you park.',
        },
        {
          kind: 'table',
          caption: 'Your kind of house, and how we run the line',
          columns: ['House', 'Where the panel often is', 'What we usually do'],
          rows: [
            [
              'Cape or ranch without a garage',
              'Basement or utility room',
              'Come out through the band joist above the foundation and mount a weather-rated unit by the driveway',
            ],
            [
              'High ranch or split level',
              'Lower level, next to or behind the garage',
              'Run a short line indoors, often the shortest there is',
            ],
            [
              'Colonial, attached two-car garage',
              'Basement, often at the far end',
              'Cross the unfinished ceiling, then come up into the garage',
            ],
            [
              'Older house, detached garage in the rear',
              'Basement, with a 120 V line to the garage',
              'Replace that line with a small feeder and sub-panel, usually in a trench',
            ],
            [
              'Condo or 55-plus community',
              'Meter bank at the end of the building',
              'Get the board’s approval and find the meter first, then wire it',
            ],
          ],
        },
        {
          kind: 'text',
          text: `Draw your own run in the [EV Planner](/ev-charger-planner). ${capitalized(numberInWords(withTwoPages.length))} of these towns have a second page among our [service areas](/service-areas), with all prices and the permit office.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Are all these places in Suffolk?',
      answer:
        'Yes. In Nassau, see [Hempstead](/service-areas/hempstead) among the service areas, or call with your address.',
    },
    {
      question: 'Which building department will I deal with?',
      answer:
        'None: that’s our job, and you sign where a form asks for it. Your town’s page names the office. Holbrook and Holtsville each sit in two towns, and the Ronkonkoma ZIP reaches into three.',
    },
  ],
}
