import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Selden',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Capes and ranches on small lots with no garage. Your charger hangs outside by the driveway.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file with the Town of Brookhaven and run [copper to your charger](/service-areas/brookhaven), as Town code requires.',
  zips: ['11784'],
  zipTable: [{ zip: '11784' }],
  point: { lat: 40.868, lon: -73.042 },
  map: {
    label: { x: 540, y: 126, anchor: 'start', leader: true },
  },
  house: 'cape',
  picture: 'cape',
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Selden, NY',
      description: `No garage needed: Level 2 chargers installed at Selden capes and ranches for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. Call for a free estimate, 11784.`,
      keywords: [
        'Selden EV charger',
        '11784 electrician',
        'outdoor EV charger Selden',
        'EV charger without garage',
        'load management charger',
      ],
    },
    lead: `No garage needed: a weather-rated charger hangs on the wall by your Selden driveway for ${usdRange(prices.town.standard)}, up in ${range(standard)} hours, with a hook that keeps the cord out of the slush.`,
    sections: [
      {
        heading: 'No garage: the charger goes by the driveway',
        blocks: [
          {
            kind: 'text',
            text: 'From a basement panel the cable goes out through the band joist, along the foundation, and up beside the parking spot. If you park nose-out near the street, the cord must not cross the sidewalk; a side wall, or parking the other way around, does it.',
          },
        ],
      },
      {
        heading: 'Two kitchens on one panel',
        blocks: [
          {
            kind: 'text',
            text: 'A lower-level apartment adds a second range to what may still be a 100-amp panel. A listed load manager watches the whole house. It turns the charger down while dinner is cooking and back up when the other loads are off, and code lets us count the managed figure. In our [panel check](/services/electrical-panel-upgrades#check), the second range is “Something else on its own circuit.”',
          },
        ],
      },
      {
        heading: 'Where we work around Selden',
        blocks: [
          {
            kind: 'text',
            text: 'All over the hamlet, and in Coram, Terryville and Port Jefferson Station. West and south, see [Centereach](/locations/centereach/) and [Farmingville](/locations/farmingville/).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Will rain or snow hurt a charger on the side of my cape?',
        answer:
          'No, as long as it’s listed for outdoor use and mounted the way its maker says. We seal where the conduit comes in and keep the plug at least 24 inches off the ground.',
      },
      {
        question: 'My tenant has the electric car. Can you still do it?',
        answer:
          'Yes, you order it as the owner. If house and apartment share one meter, a charger that records its use makes the monthly bill easy to split.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Tell us two things: the number on your main breaker and where you park.',
    },
  },
} satisfies TownFile
