import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Medford',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Flat, sandy lots that are easy to trench, once we’ve found the unmarked sprinkler and cesspool lines.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'You have one office, the Town of Brookhaven, and we book an outside inspector that the Town has designated.',
  zips: ['11763'],
  zipTable: [{ zip: '11763' }],
  point: { lat: 40.822, lon: -72.986 },
  map: {
    label: { x: 495, y: 291, anchor: 'start' },
  },
  house: 'workshop',
  picture: 'trench',
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Medford, NY',
      description: `Driveway, detached garage or work truck: Medford EV charger installs run ${usdRange(prices.town.standard)}, ${range(standard)} hours. Call for a free estimate in 11763.`,
      keywords: [
        'Medford EV charger',
        '11763 electrician',
        'detached garage sub-panel',
        'EV charger trench Medford',
        'work truck charging',
      ],
    },
    lead: `Sandy soil digs fast, so the car can charge at the workshop out back. A standard Medford install is ${usdRange(prices.town.standard)} and ${range(standard)} hours; the trench gets its own line.`,
    sections: [
      {
        heading: 'How deep we dig, and what we look for first',
        blocks: [
          {
            kind: 'text',
            text: 'PVC conduit goes 18 inches down, in the yard and under the driveway. 811 doesn’t cover the usual trouble here, sprinkler zones and cesspool lines, so walk the lot with us and point. What does each foot cost? Enter your trench feet in the [EV Planner](/ev-charger-planner) and pick its detached wall.',
          },
        ],
      },
      {
        heading: 'Power for the workshop out back',
        blocks: [
          {
            kind: 'text',
            text: 'A compressor or a welder out there as well as a car? One feeder and a sub-panel cost less than separate runs, and code normally allows the building only one supply. It gets sized for the tools and the car, with a disconnect at the garage.',
          },
        ],
      },
      {
        heading: 'Charging your work truck',
        blocks: [
          {
            kind: 'text',
            text: 'A commercial unit along Route 112 may have three-phase 208 volts: a 48-amp charger gives about 10 kilowatts there, 11.5 at home. See [commercial charging](/services/commercial-ev-charger-installation). We also come to Coram, Yaphank, North Bellport and [Farmingville](/locations/farmingville/), and the Town wants copper everywhere: [its other rules](/service-areas/brookhaven).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Can you use the pipe that already goes to my garage?',
        answer:
          'Maybe, if it’s deep enough, whole and wide enough for the new wires. The old circuit comes out or joins the new feeder, because the garage should end up with one supply.',
      },
      {
        question: 'What if you cut a sprinkler line?',
        answer:
          'We settle that before we dig. Mark the lines you know about, and we dig by hand where the trench crosses one. For lines no one knows about, the estimate says who pays for the repair.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Roughly measure from your panel to the car or truck, and tell us what’s in between.',
    },
  },
} satisfies TownFile
