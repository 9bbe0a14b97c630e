import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Holbrook EV Charger Electricians for 1970s Homes',
    description:
      'Much of Holbrook dates from one busy decade, and the panels show it. High ranch, ranch and colonial charger runs explained, plus condos. ZIP 11741.',
    keywords: [
      'Holbrook EV charger',
      '11741 electrician',
      'high ranch EV charger',
      'Federal Pacific panel Holbrook',
      'condo EV charger Holbrook',
    ],
  },
  lead: 'About 2,500 people lived in Holbrook in 1965 and about 15,000 ten years later. If your house went up in that rush after the Expressway arrived, we can guess where the panel is, and what we would like to check inside it.',
  sections: [
    {
      heading: 'Between the airport and the golf course',
      blocks: [
        {
          kind: 'text',
          text: 'Long Island MacArthur Airport borders the hamlet on the west, and the Holbrook Country Club, a town golf course, is its other landmark. The 2020 census counted 26,487 people. We take jobs across the hamlet and over its edges in Bayport, Sayville, Ronkonkoma, [Holtsville](/locations/holtsville/) and Farmingville. There is no station today; the nearest is Ronkonkoma.',
        },
      ],
    },
    {
      heading: 'High ranches often have the shortest runs',
      blocks: [
        {
          kind: 'text',
          text: 'In a high ranch the panel is usually on the lower level, beside or behind the garage. The charger can then sit a few feet from its breaker, indoors, out of the weather. Ranches come next: a trip through the basement or the attic. A colonial whose panel is in the far corner of the basement takes the most cable of the three, though rarely a trench.',
        },
      ],
    },
    {
      heading: 'What to look for behind a 1970s panel door',
      blocks: [
        {
          kind: 'text',
          text: 'Two names deserve attention: Federal Pacific with its Stab-Lok breakers, and Zinsco. We would sooner replace either than add a car’s continuous load to it. Aluminum branch wiring can turn up in houses of that decade too. It does not prevent a charger, which gets a new circuit of its own, but the old connections deserve a look while the cover is off.',
        },
        {
          kind: 'text',
          text: 'You can do a first check yourself. Open the hinged door, never the screwed-on cover, and photograph the label, the main breaker and any empty spaces. A [panel upgrade](/services/electrical-panel-upgrades) is a separate line in our quotes, so you see what the charger alone would cost.',
        },
      ],
    },
    {
      heading: 'Condos, 55-plus homes and the town line',
      blocks: [
        {
          kind: 'text',
          text: 'Holbrook also has some condominiums and age-restricted developments. There the association’s consent and the position of the meter come before any wiring, and New York law limits how far a condo board may go in saying no.',
        },
        {
          kind: 'text',
          text: 'All of it is ZIP 11741, but part of the hamlet belongs to Islip and part to Brookhaven. We find your side before we quote, because inspectors and wiring rules differ. How they differ, and what it costs, we explain on the [Holbrook service-area page](/service-areas/holbrook).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Why do you ask for a picture of the panel first?',
      answer:
        'Because brand, main breaker and free spaces answer half of our questions. With those we can tell you by phone whether a plain installation is likely or a closer look is needed.',
    },
    {
      question: 'Is a charger in a high ranch always cheap?',
      answer:
        'Only when panel and garage share the lower level, as they usually do. An addition, a garage turned into living space or a panel moved upstairs can all lengthen the route.',
    },
    {
      question: 'Our condo has assigned parking. Where do I begin?',
      answer:
        'With a written request to the board, naming a licensed electrician. We can give you a sketch of the route and our insurance certificate to go with it. For the legal side, ask the board or a lawyer.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'When we speak, have the panel’s brand and the style of your house ready. For a Holbrook high ranch, that is sometimes all we need to name a price range.',
  },
}
