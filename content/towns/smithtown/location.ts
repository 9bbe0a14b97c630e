import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'Smithtown EV Charger Installers: Panel, Run and Driveway',
    description:
      'Level 2 chargers for Smithtown colonials, splits and ranches, with Nesconset, St. James and Kings Park. How the house decides the run, and a free estimate.',
    keywords: [
      'EV charger Smithtown',
      'Nesconset EV charger',
      'St. James car charger',
      'Kings Park Level 2 charger',
      '11787 electrician',
    ],
  },
  lead: 'Most homes in Smithtown stand alone on their own lot with their own driveway, the easiest kind of place to charge a car. What varies is how far the panel is from that driveway, and how much room is left inside it.',
  sections: [
    {
      heading: 'Around the bull and out to the hamlets',
      blocks: [
        {
          kind: 'text',
          text: 'We work in the hamlet where Routes 25 and 25A meet at the bull statue called Whisper, and across Nesconset, St. James and Kings Park. Toward Commack and Hauppauge the town boundary runs through the neighborhood, so a house there may belong to Huntington or Islip. Nissequogue, Head of the Harbor and Village of the Branch are villages inside the town, and each issues its own permits.',
        },
      ],
    },
    {
      heading: 'What the house tells us in advance',
      blocks: [
        {
          kind: 'text',
          text: 'Census Bureau estimates for 2020-2024 put 86% of the town’s homes down as detached and 74% as built before 1980. In houses of that age here we often find a 100 to 150 amp panel. It may be perfectly adequate: put it through the [panel check](/services/electrical-panel-upgrades#check), and count in what else you plan to plug in.',
        },
        {
          kind: 'list',
          items: [
            '**Colonial, two-car garage:** the panel is often at the far end of the basement. We cross the unfinished ceiling and come up in the garage, so you pay for cable and seldom for digging.',
            '**Split level:** panel and garage commonly sit on one low level, side by side or nearly so.',
            '**Ranch:** with an attached garage, the basement or attic is the usual way across; without one, an exterior wall facing the driveway takes the charger.',
          ],
        },
        {
          kind: 'text',
          text: 'To see what a longer route does to the price, pin a panel and a charger on your own photo in our [Photo-Pin Placement Planner](/ev-charger-planner#photo). It counts the feet and the bends and gives a rough planning figure, which a site visit then corrects.',
        },
      ],
    },
    {
      heading: 'Long drives under big trees',
      blocks: [
        {
          kind: 'text',
          text: 'Toward the north, lots tend to grow larger and more wooded. If you park away from the house, the roots set the route: we dig by hand close to a trunk or swing the trench around it. New York 811 must be notified before we dig, but it marks utility lines only. Sprinklers, septic pipes and pet fences are for you to point out.',
        },
      ],
    },
    {
      heading: 'River, Sound and railroad',
      blocks: [
        {
          kind: 'text',
          text: 'Much of the town is inland. Beside the tidal Nissequogue, at Short Beach and near Sunken Meadow, we ask about the flood zone and choose hardware that tolerates salt. If the car’s main errand is the Smithtown stop on the Port Jefferson Branch, a modest circuit keeps it full. If two of you drive long distances, tell us early, since two chargers can share one circuit’s power when they are listed for it.',
        },
      ],
    },
    {
      heading: 'Four ZIPs, one town hall',
      blocks: [
        {
          kind: 'text',
          text: '11787 is Smithtown itself and also Village of the Branch; Nesconset has 11767, St. James 11780 and Kings Park 11754. Outside the villages your permit comes from the Town, which takes electrical applications online. Its fee, our prices and the local pitfalls are on the [page for our Smithtown service area](/service-areas/smithtown).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Where is the panel usually in a Smithtown colonial?',
      answer:
        'Often in the basement, at the far end from the garage. Then the line crosses the unfinished ceiling and comes up beside the car; we price the feet that we measure.',
    },
    {
      question: 'I live in Head of the Harbor. Is the Town my permit office?',
      answer:
        'No, the village is, and the same goes for Nissequogue and Village of the Branch. We install there too and confirm the filing with the village first.',
    },
    {
      question: 'Must you open my finished basement ceiling?',
      answer:
        'That is the last choice, not the first. We look for a closet, a soffit, the attic or a tidy exterior line. Where an opening is the only way, the quote shows where it is and says who patches it.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Two pictures answer most first questions: the panel with its door open, and the wall where you park. Text them to us, or describe them when you call. A written estimate follows once we have seen the route.',
  },
}
