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
    'Your permit comes from the Town of Brookhaven, while Lake Grove across the road is a village with its own office.',
  zips: ['11720'],
  zipTable: [{ zip: '11720', note: 'Lake Grove across the road is a village with its own office.' }],
  point: { lat: 40.868, lon: -73.082 },
  map: {
    label: { x: 530, y: 94, anchor: 'start', leader: true },
  },
  neighbors: ['Selden', 'Lake Grove', 'Lake Ronkonkoma', 'South Setauket', 'Stony Brook'],
  houses:
    'Large tracts of the 1950s and 1960s: capes, ranches and high ranches. If you still have the original 100 A panel, we check for free spaces and a shared dryer circuit before we quote 48 A.',
  house: 'cape',
  coast: 'Inland, with nothing tidal nearby.',
  picture: 'panel',
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Centereach, NY',
      description: `Garage now a den? Panel full? We install EV chargers at Centereach homes for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'Centereach EV charger',
        '11720 electrician',
        'converted garage EV charger',
        'full electrical panel EV',
        'Lake Grove EV charger',
      ],
    },
    lead: `We install a charger by your Centereach driveway for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Garage turned into a bedroom? Panel full? We have a way around both, and we handle the Town’s permit and inspection.`,
    sections: [
      {
        heading: 'If your garage is now a room',
        blocks: [
          {
            kind: 'text',
            text: 'Much of Centereach went up in large tracts in the 1950s and 60s, and owners keep changing those houses. On some capes, ranches and high ranches the garage is now a den or a bedroom, with no bare wall left near the car. So we go outside, with a weather-rated charger on the driveway side and conduit below window height. Your new drywall stays as it is. Not sure the conversion ever got a permit? Tell us. The building department may ask, and it’s easier to settle before we file.',
          },
        ],
      },
      {
        heading: 'If your panel is 100 amps',
        blocks: [
          {
            kind: 'text',
            text: 'Still on the original service? We look for two things: a panel with every space in use, and a dryer circuit shared with another load. We can fix either one. Then you’ll know if 48 amps fits. Sometimes a smaller circuit does it: 24 amps at 240 volts gives you 5.8 kilowatts, about four times a household outlet.',
          },
          {
            kind: 'text',
            text: 'You may not need a [new panel](/services/electrical-panel-upgrades). Oil burners use little electricity. An oil-heated house on 100 amps may pass with a mid-size charger, as long as no heat pump is coming. Put in your square feet, dryer and air conditioning, and [the panel check](/services/electrical-panel-upgrades#check) shows which setting fits.',
          },
        ],
      },
      {
        heading: 'What moves your price in Centereach',
        blocks: [
          {
            kind: 'text',
            text: 'A charger near a panel with a free space stays in the standard range. Two things add to it here: a long run outside around the converted garage, and a panel that has to be replaced or enlarged. Text us a photo of the panel and one of the parking spot, and we’ll say if either applies.',
          },
        ],
      },
      {
        heading: 'Centereach or Lake Grove: who issues your permit',
        blocks: [
          {
            kind: 'text',
            text: `In Centereach, ZIP 11720, we file with the Town of Brookhaven. Lake Grove, across the road from part of the hamlet, is a village with its own permit office. The Town wants copper on your new circuit, so copper is what we quote. With your permit in hand, we’re usually there in ${range(business.schedulingWeeks)} weeks. The [Brookhaven permit page](/service-areas/brookhaven) covers inspectors and the rest.`,
          },
        ],
      },
      {
        heading: 'Where we work nearby',
        blocks: [
          {
            kind: 'text',
            text: 'We work all over the hamlet and next door in [Selden](/locations/selden/), South Setauket, Lake Ronkonkoma, Lake Grove and Stony Brook.',
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
      {
        question: 'Is the estimate free if my panel turns out too small?',
        answer: `Yes, every estimate is free. Text us a photo of the panel. If the photo tells us enough, you don’t have to wait for a visit.`,
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: `Tell us two things: is there still a garage, and is there a free slot in the panel? Call or send the form. We send your Centereach price, free.`,
    },
  },
} satisfies TownFile
