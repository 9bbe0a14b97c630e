import { usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Holbrook, NY',
    description: `High ranch, ranch, colonial or condo: Holbrook charger installs run ${usdRange(prices.town.standard)}, usually ${min}–${max} hours on site. ZIP 11741. Call for a free estimate.`,
    keywords: [
      'Holbrook EV charger',
      '11741 electrician',
      'high ranch EV charger',
      'Federal Pacific panel Holbrook',
      'condo EV charger Holbrook',
    ],
  },
  lead: `A standard charger install in Holbrook is ${usdRange(prices.town.standard)} and usually takes ${min}–${max} hours. Got a high ranch? The panel is usually right by the garage. Short run, easy job. We look over your panel and file with your town, Islip or Brookhaven.`,
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
          text: 'Holbrook grew from about 2,500 people in 1965 to about 15,000 ten years later, after the Expressway came. If your house went up in that rush, we look for two names on the panel: Federal Pacific, with its Stab-Lok breakers, and Zinsco. We’d rather replace either one than add a car to it. Houses from those years can have aluminum branch wiring, too. Your charger gets its own new circuit, and we check the old connections while we’re in there.',
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
          text: 'Own in a condo or an age-restricted development? You need your association’s okay, and we need to see where your meter is. New York law limits a condo board’s right to say no. We draw the route, so the board can see what it’s approving.',
        },
      ],
    },
    {
      heading: 'Where we work, and which town is yours',
      blocks: [
        {
          kind: 'text',
          text: 'We work all over the hamlet (26,487 people in the 2020 census), from MacArthur Airport on the west edge to the blocks around the Holbrook Country Club, the town golf course. We’re also in Bayport, Sayville, Ronkonkoma, [Holtsville](/locations/holtsville/) and Farmingville.',
        },
        {
          kind: 'text',
          text: `ZIP 11741 is part Islip, part Brookhaven, with different inspectors and wiring rules. Give us your address and we find your side before we quote. Your install day is usually ${range(business.schedulingWeeks)} weeks from the permit. See [Holbrook permits and prices](/service-areas/holbrook) for both towns.`,
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
        'With a letter to your board that names a licensed electrician. Call us first: we give you the sketch and our insurance certificate to send with it. For the legal side, ask the board or a lawyer.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Tell us the style of your house and the brand on the panel. For a Holbrook high ranch, sometimes that’s all we need for a price range. You hear from us within ${business.contactPromiseHours} hours. The written estimate is free.`,
  },
}
