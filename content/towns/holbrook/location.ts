import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Holbrook, NY',
    description: `High ranch, ranch, colonial or condo: Holbrook charger installs run ${usdRange(prices.town.standard)}, usually ${min}-${max} hours on site. ZIP 11741. Call for a free estimate.`,
    keywords: [
      'Holbrook EV charger',
      '11741 electrician',
      'high ranch EV charger',
      'Federal Pacific panel Holbrook',
      'condo EV charger Holbrook',
    ],
  },
  lead: `In a Holbrook high ranch the panel is usually right by the garage. Short run, easy job. A standard install is ${usdRange(prices.town.standard)} and usually takes ${min}-${max} hours. We look over your panel and file in the right town.`,
  sections: [
    {
      heading: 'How far your line has to run',
      blocks: [
        {
          kind: 'text',
          text: 'High ranches often have the shortest runs. The panel is usually on the lower level, beside or behind the garage. Your charger can sit a few feet from its breaker, indoors and out of the weather. A ranch comes next, with a trip through the basement or the attic. A colonial with the panel in the far basement corner takes the most cable, but rarely a trench.',
        },
      ],
    },
    {
      heading: 'What we check in a 1970s panel',
      blocks: [
        {
          kind: 'text',
          text: 'About 2,500 people lived in Holbrook in 1965. Ten years later, after the Expressway came, there were about 15,000. If your house went up in that rush, we look for two names: Federal Pacific with its Stab-Lok breakers, and Zinsco. We’d sooner replace either one than hang a car’s steady load on it. Houses from those years can have aluminum branch wiring, too. Your charger gets its own new circuit, and we check the old connections while we’re in there.',
        },
        {
          kind: 'text',
          text: 'You can take a first look yourself. Open the hinged door, but leave the screwed-on cover alone. Take a photo of the label, the main breaker and any empty spaces. If you need a [panel upgrade](/services/electrical-panel-upgrades), we quote it on its own line, so you see the price of the charger alone.',
        },
      ],
    },
    {
      heading: 'Condos and 55-plus homes',
      blocks: [
        {
          kind: 'text',
          text: 'Own in a condo or an age-restricted development? We start with your association’s consent and the spot where your meter is. New York law limits how far a condo board can go in saying no.',
        },
      ],
    },
    {
      heading: 'Where we work, and which town is yours',
      blocks: [
        {
          kind: 'text',
          text: 'Long Island MacArthur Airport is on the west edge, and the Holbrook Country Club, a town golf course, is the other landmark. The 2020 census counted 26,487 people. We work all over the hamlet and in Bayport, Sayville, Ronkonkoma, [Holtsville](/locations/holtsville/) and Farmingville. The nearest station today is Ronkonkoma.',
        },
        {
          kind: 'text',
          text: 'All of it is ZIP 11741, but part of the hamlet belongs to Islip and part to Brookhaven. Inspectors and wiring rules differ, so we find your side before we quote. See [Holbrook permits and prices](/service-areas/holbrook) for both.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Why do you want a picture of my panel first?',
      answer:
        'It answers half our questions: brand, main breaker and free spaces. Then we can say by phone if it looks like a plain job.',
    },
    {
      question: 'I have a high ranch. Will mine be at the low end?',
      answer:
        'Most likely, if panel and garage share the lower level, as they usually do. An addition, a garage made into living space or a panel moved upstairs can make the run longer.',
    },
    {
      question: 'Our condo has assigned parking. Where do I start?',
      answer:
        'Write to the board and name a licensed electrician. We give you a sketch of the route and our insurance certificate to send along. For the legal side, ask the board or a lawyer.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Tell us the style of your house and the brand on the panel. For a Holbrook high ranch, sometimes that’s all we need for a price range. You hear from us within ${business.contactPromiseHours} hours. The written estimate is free.`,
  },
}
