// Locations index: the texts around the list of places.
import { capitalized, joined, numberInWords, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { isServiceArea, locationSlugs, towns } from '@/content/towns'
import { prices } from '@/content/prices'
import { timelineFor } from '@/content/timeline'
import type { IndexPage } from '@/content/schema'

const withTwoPages = locationSlugs.filter(isServiceArea)
const withOnePage = locationSlugs.filter(slug => !isServiceArea(slug)).map(slug => towns[slug].name)
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
    lead: `A standard job in these towns is ${usdRange(prices.town.standard)}: ${range(hours)} hours on site, ${timelineFor('Suffolk').total} with the permit. Pick yours to see how we run the line in houses like yours, with a 30-second form for your quote.`,
  },
  sections: [
    {
      heading: 'Your house probably looks like one of these',
      blocks: [
        {
          kind: 'text',
          text: 'Most of the price comes down to two things: where your panel is and where you park. We see a few kinds of houses over and over here.',
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
          text: 'Want a ballpark for your own wall? Draw the run in the [EV Planner](/ev-charger-planner).',
        },
      ],
    },
    {
      heading: 'Looking for permits or the full price list?',
      blocks: [
        {
          kind: 'text',
          text: `${capitalized(numberInWords(withTwoPages.length))} of these towns have a second page, among our [service areas](/service-areas): who issues the permit, what it all costs, and what the coast or the soil changes. ${joined(withOnePage)} have it all on the page here.`,
        },
      ],
    },
    {
      heading: 'Have this ready for your quote',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the door of your panel (not the metal cover behind it) and take a picture of the breakers.',
            'Pace off the way from the panel to where your car’s charge port ends up.',
            'Write down your car’s model, and if a second electric one may come along.',
            'Might we have to dig? Find out where the cesspool and the sprinkler pipes are. The 811 crew doesn’t mark those.',
          ],
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
        'None: we deal with it for you, and you sign where a form asks for it. Your town’s page names the office. Holbrook and Holtsville each sit in two towns, and the Ronkonkoma ZIP reaches into three, so we check your address first.',
    },
  ],
}
