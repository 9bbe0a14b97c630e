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
  neighbors: ['Farmingville', 'Holtsville', 'Coram', 'Yaphank', 'North Patchogue', 'North Bellport'],
  houses:
    'Ranches, capes and high ranches from the 1960s on, plus newer planned and 55-plus communities. For a detached workshop, one sub-panel for tools and car usually costs less than two runs.',
  house: 'workshop',
  coast: 'Inland, on the flat edge of the pine barrens.',
  picture: 'trench',
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Medford, NY',
      description: `Driveway, detached garage or work truck: Medford EV charger installs run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours. Call for a free estimate in 11763.`,
      keywords: [
        'Medford EV charger',
        '11763 electrician',
        'detached garage sub-panel',
        'EV charger trench Medford',
        'work truck charging',
      ],
    },
    lead: `Driveway, garage or workshop out back, we install Medford chargers for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Need a trench? Sandy soil digs fast. We handle the 811 notice, the Town’s permit and the inspection.`,
    sections: [
      {
        heading: 'How deep we dig, and what we look for first',
        blocks: [
          {
            kind: 'text',
            text: 'Flat, sandy lots on the edge of the pine barrens dig quickly. PVC conduit goes 18 inches down, in the yard and under the driveway. You may have heard 12 inches, but that’s for small 120 volt circuits. We give 811 notice before the first shovel. It doesn’t cover the usual trouble here, sprinkler zones and cesspool lines. Walk the lot with us and point, or dig out your installer’s sketch.',
          },
          {
            kind: 'text',
            text: 'Curious what each foot costs? Pin the wall’s run on a photo in the [Photo-Pin Placement Planner](/ev-charger-planner#photo) and enter your trench feet beside it. You get a rough figure to start from.',
          },
        ],
      },
      {
        heading: 'Power for the workshop out back',
        blocks: [
          {
            kind: 'text',
            text: 'Medford is mostly ranches, capes and high ranches from the 1960s on, with some newer planned and 55-plus communities. On older lots you may have an oversized detached garage. Running a compressor or a welder out there as well as a car? One feeder and a sub-panel usually cost less than separate runs, and code normally allows the building only one supply. We size it for the tools and the car, and put a disconnect at the garage.',
          },
        ],
      },
      {
        heading: 'Charging your work truck',
        blocks: [
          {
            kind: 'text',
            text: 'A commercial unit along Route 112 may have three-phase 208 volt service. There a 48 amp charger gives you about 10 kilowatts. At home it’s 11.5. PSEG Long Island wants a load letter with a commercial request, and if you rent, your landlord has to agree. We do those steps first. See [commercial charging](/services/commercial-ev-charger-installation).',
          },
        ],
      },
      {
        heading: 'Your quote, and your permit in 11763',
        blocks: [
          {
            kind: 'text',
            text: `The trench gets its own line in your quote, and so does a panel upgrade if you need one. You see what each part costs before you say yes. Our work comes with a ${business.warrantyYears.terms}-year warranty, as our [terms](/terms) spell out.`,
          },
          {
            kind: 'text',
            text: `All of Medford is Town of Brookhaven, with no village to sort out. The Town doesn’t allow aluminum for the wire to your charger, so we run copper. After the Town’s OK, you usually wait ${range(business.schedulingWeeks)} weeks for us. [Brookhaven’s other rules](/service-areas/brookhaven) are on their own page.`,
          },
        ],
      },
      {
        heading: 'Where we work around Medford',
        blocks: [
          {
            kind: 'text',
            text: 'We work up and down Route 112, around exit 64 of the Expressway, and out to Coram, Yaphank, North Bellport, North Patchogue and [Farmingville](/locations/farmingville/). Drive a lot for work? Say how far, and we pick a circuit that keeps up.',
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
      text: `Roughly measure from your panel to the car or truck, and tell us what’s in between. Call or use the form. We get back to you with a free estimate.`,
    },
  },
} satisfies TownFile
