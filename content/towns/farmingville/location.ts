import { business } from '@/content/business'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Farmingville EV Chargers on Hills and Sloping Drives',
    description:
      'High ranches, built-in garages and steep driveways around Bald Hill: how we place a charger in Farmingville, ZIP 11738. Ask for a free estimate.',
    keywords: [
      'Farmingville EV charger',
      '11738 electrician',
      'sloped driveway EV charger',
      'Bald Hill EV charging',
      'built-in garage charger',
    ],
  },
  lead: 'Farmingville is built on the moraine, and some of its driveways are steep. Before we choose a wall we want to know which way the car faces, which way the water runs, and what is above the garage ceiling.',
  sections: [
    {
      heading: 'Around Bald Hill',
      blocks: [
        {
          kind: 'text',
          text: 'Bald Hill, with its amphitheater, is one of the high points of Long Island. We work on the streets around it, near Expressway exits 62 and 63, and in [Selden](/locations/selden/), Holtsville, Medford, Ronkonkoma and Holbrook. Nothing here is near tidewater, so we plan for rain, leaves and ice instead of salt.',
        },
      ],
    },
    {
      heading: 'Park it both ways',
      blocks: [
        {
          kind: 'text',
          text: 'On a steep drive you may park nose-in all summer and nose-out when it freezes. Makers put the charge port at the front, the rear or a fender, so the cord that reached in July may fall short in January. We measure with the car parked both ways and pick a spot that reaches in either case. The low end of the drive, where runoff gathers, is the wall we avoid.',
        },
      ],
    },
    {
      heading: 'Ranch, high ranch or colonial',
      blocks: [
        {
          kind: 'text',
          text: 'Subdivisions from the 1960s through the 1980s make up much of the hamlet. Their high ranches often have a garage tucked under the bedrooms with the panel close by, which keeps the run indoors and short. Because people sleep overhead, the garage wall or ceiling may be a fire separation; every hole we make in it is sealed with a fire-rated material.',
        },
        {
          kind: 'text',
          text: 'Colonials ask for a longer way around through the basement. Ranches without a garage get an outdoor unit on the driveway side. Where a run has to go underground, the stony, sandy soil digs well but does not hold a straight side, so close to a retaining wall we keep the trench narrow or choose another line.',
        },
      ],
    },
    {
      heading: 'Two electric cars at one house',
      blocks: [
        {
          kind: 'text',
          text: 'There is no station in the hamlet, and the nearest trains are at Ronkonkoma and Medford. If that means two electric cars in your household, ask for two chargers listed to share one circuit. Each slows down while both are plugged in, and the service carries one charger’s load instead of two.',
        },
      ],
    },
    {
      heading: 'Town Hall is a neighbor',
      blocks: [
        {
          kind: 'text',
          text: 'ZIP 11738 is Town of Brookhaven, and its Town Hall at Independence Hill is in the hamlet, Building Division included. The Town’s rules and the cost of a typical job are under [Farmingville installations in detail](/service-areas/farmingville).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How long a cord should I order for a steep driveway?',
      answer:
        'Most chargers come with 18 to 25 feet. Past 25 feet code wants a cable management system, so for a long drive it is usually better to move the charger than to stretch the cord.',
    },
    {
      question: 'Does a bedroom above the garage rule out a charger?',
      answer:
        'No. It affects how we pass through walls and ceilings and where we fasten. If you know the garage ceiling was altered, mention it before the visit.',
    },
    {
      question: 'Can you finish everything in one trip?',
      answer: `The wiring of a plain job, yes. A longer run takes ${business.installHours.longer.min} to ${business.installHours.longer.max} hours on site, and the inspection follows separately.`,
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Stand where the charge port ends up, look for the nearest wall and tell us what you see. From there we can discuss the route by phone and agree on a visit.',
  },
}
