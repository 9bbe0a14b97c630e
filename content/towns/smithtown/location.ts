import { usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Smithtown, NY',
    description: `Smithtown, Nesconset, St. James, Kings Park: Level 2 charger installs for ${usdRange(prices.town.standard)}, usually ${min}–${max} hours on site. Call for a free estimate.`,
    keywords: [
      'EV charger Smithtown',
      'Nesconset EV charger',
      'St. James car charger',
      'Kings Park Level 2 charger',
      '11787 electrician',
    ],
  },
  lead: `We put a Level 2 charger at your Smithtown house for ${usdRange(prices.town.standard)}, usually in ${min}–${max} hours. We measure from panel to car, check the room in your panel, and file the permit with the Town or your village.`,
  sections: [
    {
      heading: 'Your house, your panel, your run',
      blocks: [
        {
          kind: 'text',
          text: 'Most homes in town are detached (86%) and older than 1980 (74%, Census Bureau, 2020–2024). In houses of that age we often find a 100 to 150 amp panel, and that may be plenty. Run yours through the [panel check](/services/electrical-panel-upgrades#check), and count in what else you plan to plug in.',
        },
        {
          kind: 'list',
          items: [
            '**Colonial, two-car garage:** the panel is often at the far end of the basement. We cross the unfinished ceiling and come up in the garage. You pay for cable, seldom for digging.',
            '**Split level:** panel and garage are commonly on one low level, side by side or close to it.',
            '**Ranch:** with an attached garage, we usually cross by basement or attic. Without one, the charger goes on an outside wall facing the driveway.',
          ],
        },
        {
          kind: 'text',
          text: 'Want to see what a longer run does to the price? Pin a panel and a charger on your own photo in our [Photo-Pin Placement Planner](/ev-charger-planner#photo). It counts the feet and the bends and gives you a rough figure. Send it to us, and we turn it into a written price.',
        },
      ],
    },
    {
      heading: 'Long drives under big trees',
      blocks: [
        {
          kind: 'text',
          text: 'Up north, lots tend to be larger and more wooded. If you park away from the house, we plan the trench around the roots. Close to a trunk we dig by hand or go around. We call New York 811 before we dig. It marks utility lines only, so show us your sprinklers, septic pipes and pet fence.',
        },
      ],
    },
    {
      heading: 'By the river, the Sound or the train',
      blocks: [
        {
          kind: 'text',
          text: 'Much of the town is inland. By the tidal Nissequogue, at Short Beach and near Sunken Meadow, we ask about your flood zone and use hardware that holds up to salt. If the car mostly goes to the Smithtown stop on the Port Jefferson Branch, a modest circuit keeps it full. Two long commutes? Tell us up front, and we quote two chargers listed to share one circuit.',
        },
      ],
    },
    {
      heading: 'Where we work around Smithtown',
      blocks: [
        {
          kind: 'text',
          text: 'We’re in the hamlet, where Routes 25 and 25A meet at the bull statue called Whisper, and across Nesconset, St. James and Kings Park. Toward Commack and Hauppauge the town line runs through the neighborhood, so your house may belong to Huntington or Islip. We check before we file.',
        },
      ],
    },
    {
      heading: 'ZIPs, villages and your permit',
      blocks: [
        {
          kind: 'text',
          text: `Smithtown is 11787, Nesconset 11767, St. James 11780 and Kings Park 11754. We file online with the Town, and once the permit is out you pick a day ${range(business.schedulingWeeks)} weeks ahead. Village of the Branch, also 11787, issues its own permits. For the fee and the full price list, see [Smithtown permits and prices](/service-areas/smithtown).`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Where’s the panel usually in a Smithtown colonial?',
      answer:
        'Often in the basement, at the far end from the garage. We cross the unfinished ceiling, come up beside the car, and price the feet we measure.',
    },
    {
      question: 'I live in Head of the Harbor. Do you file with the Town?',
      answer:
        'No, your village issues the permit, like Nissequogue and Village of the Branch. We install there too, and we confirm the filing with the village first.',
    },
    {
      question: 'Will you have to open my finished basement ceiling?',
      answer:
        'Only as a last resort. We look for a closet, a soffit, the attic or a tidy line outside. If an opening is the only way, the quote shows where it goes and who patches it.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Text us two pictures: the panel with its door open, and the wall where you park. We reply within ${business.contactPromiseHours} hours, go over the route with you by video or at the house, and send your free written estimate.`,
  },
}
