import { usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { standard, longer } = business.installHours

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Farmingville, NY',
    description: `Steep driveway or built-in garage? Farmingville charger installs run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Call for a free estimate in 11738.`,
    keywords: [
      'Farmingville EV charger',
      '11738 electrician',
      'sloped driveway EV charger',
      'Bald Hill EV charging',
      'built-in garage charger',
    ],
  },
  lead: `Steep driveway? We install chargers all around Bald Hill for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We pick a wall your cord can reach either way you park, file with the Town and book the inspector.`,
  sections: [
    {
      heading: 'Steep drives: we measure both ways',
      blocks: [
        {
          kind: 'text',
          text: 'Farmingville is built on the moraine, and on a steep drive you may park nose-in all summer and nose-out when it freezes. Charge ports sit at the front, the rear or on a fender, so the cord that reached in July may fall short in January. We measure with the car parked both ways and pick a spot that reaches in either case. We keep off the low end, where runoff collects.',
        },
      ],
    },
    {
      heading: 'Ranch, high ranch or colonial: your run',
      blocks: [
        {
          kind: 'text',
          text: 'Much of the hamlet is subdivisions from the 1960s through the 1980s. High ranches often have the garage under the bedrooms with the panel close by, so your run is short and indoors. With people sleeping overhead, the garage wall or ceiling may be a fire barrier, so we seal every hole we make with fire-rated material.',
        },
        {
          kind: 'text',
          text: 'In a colonial we go the longer way through the basement. A ranch without a garage gets an outdoor unit on the driveway side. If the run goes underground, the stony, sandy soil digs well but caves in easily. Near a retaining wall we keep the trench narrow or take another line.',
        },
      ],
    },
    {
      heading: 'Two electric cars at one house',
      blocks: [
        {
          kind: 'text',
          text: 'The nearest trains are at Ronkonkoma and Medford. If that makes yours a two-car house, we put in two chargers listed to share one circuit. Each slows down while both are plugged in, and your panel carries the load of one.',
        },
      ],
    },
    {
      heading: 'Where we work around Farmingville',
      blocks: [
        {
          kind: 'text',
          text: 'Bald Hill, with its amphitheater, is one of the high points of Long Island. We work on the streets around it, near Expressway exits 62 and 63, and in [Selden](/locations/selden/), Holtsville, Medford, Ronkonkoma and Holbrook. You’re nowhere near tidewater here, so we plan for rain, leaves and ice.',
        },
      ],
    },
    {
      heading: 'Your permit office is around the corner',
      blocks: [
        {
          kind: 'text',
          text: `In 11738 you’re in the Town of Brookhaven, and its Town Hall and Building Division are right here at Independence Hill. We file there for you, and with the permit issued we book you ${range(business.schedulingWeeks)} weeks out. For the Town’s rules and the full price list, see [Farmingville permits and costs](/service-areas/farmingville).`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How long a cord do I need for a steep driveway?',
      answer:
        'Most chargers come with 18 to 25 feet, and that’s usually enough. Past 25 feet, code wants a cable management system. On a long drive we usually move the charger closer to the car.',
    },
    {
      question: 'There’s a bedroom above my garage. Is that a problem?',
      answer:
        'No. It only changes how we go through the walls and ceiling, and where we fasten. If you know the garage ceiling was altered, tell us before the visit.',
    },
    {
      question: 'Can you do it all in one trip?',
      answer: `Yes, we wire a plain job in one visit. A longer run takes ${longer.min} to ${longer.max} hours on site. The inspector comes after that, and we book the visit.`,
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Park the way you usually do and tell us which wall is nearest your charge port. We reply within ${business.contactPromiseHours} hours and talk through the route by phone, by video or at the house. Your written estimate is free.`,
  },
}
