import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Centereach',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Postwar Centereach homes, some with the garage made into a room. Your charger goes on an outside wall.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file what the Town of Brookhaven’s Building Division asks for. Lake Grove across the road is a village with its own office.',
  zips: ['11720'],
  zipTable: [{ zip: '11720', note: 'Lake Grove across the road is a village with its own office.' }],
  point: { lat: 40.868, lon: -73.082 },
  map: {
    label: { x: 530, y: 94, anchor: 'start', leader: true },
  },
  picture: 'outside',
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Centereach, NY',
      description: `Garage now a den? A standard EV charger install at a Centereach home is ${usdRange(prices.town.standard)}, ${range(standard)} hours. Panel full? Call for a free estimate.`,
      keywords: [
        'Centereach EV charger',
        '11720 electrician',
        'converted garage EV charger',
        'full electrical panel EV',
        'Lake Grove EV charger',
      ],
    },
    lead: `Garage now a den? A standard Centereach install on the outside wall is ${usdRange(prices.town.standard)} and ${range(standard)} hours. Panel full? Making space gets its own line.`,
    sections: [
      {
        heading: 'If your garage is now a room',
        blocks: [
          {
            kind: 'text',
            text: 'On many capes, ranches and high ranches of the 1950s and 60s, no bare wall is left near the car. So the charger goes outside, weather-rated, with conduit below window height. Not sure the conversion ever got a permit? Say so before we file; it’s easier to settle then.',
          },
        ],
      },
      {
        heading: 'If your panel is 100 amps',
        blocks: [
          {
            kind: 'text',
            text: 'Every space in use, or a dryer circuit shared with another load: either can be fixed. Sometimes a smaller circuit does it: 24 amps at 240 volts is about four times a household outlet. [The panel check](/services/electrical-panel-upgrades#check) shows which setting fits.',
          },
        ],
      },
      {
        heading: 'Wire and neighbors',
        blocks: [
          {
            kind: 'text',
            text: 'The Town wants copper on your new circuit, so copper is what you’re quoted; the [Brookhaven permit page](/service-areas/brookhaven) has the rest. Next door we work in [Selden](/locations/selden/), South Setauket and Lake Ronkonkoma.',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Every slot in my panel is taken. Am I stuck?',
        answer:
          'No. If the load calculation shows room, a sub-panel can free up the space. So can tandem breakers, where the panel is listed for them. If you’re short on power, we look at a smaller or managed charger first, then a new service.',
      },
      {
        question: 'Can you go straight through the wall of my converted garage?',
        answer:
          'Yes, but going around is usually cleaner. Insulation, a finished face and unknown framing make that wall slow to fish, and you’d pay for the time.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Two things: is there still a garage, and is there a free slot in the panel?',
    },
  },
} satisfies TownFile
