import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Selden',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Capes and ranches on small lots, often with no garage. Your charger hangs outside by the driveway.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file with the Town of Brookhaven and run [copper to your charger](/service-areas/brookhaven), as Town code requires.',
  zips: ['11784'],
  zipTable: [{ zip: '11784' }],
  point: { lat: 40.868, lon: -73.042 },
  map: {
    label: { x: 540, y: 126, anchor: 'start', leader: true },
  },
  neighbors: ['Centereach', 'Coram', 'Farmingville', 'Port Jefferson Station', 'Terryville'],
  houses:
    'Capes and ranches of the 1950s and 1960s, with later high ranches, many with a lower-level rental. A second kitchen can fill an old 100 A panel, and load management can save you the upgrade.',
  house: 'cape',
  coast: 'Inland, so your outdoor unit only has to handle rain and sun.',
  picture: 'cape',
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Selden, NY',
      description: `No garage needed: Level 2 chargers installed at Selden capes and ranches for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Call for a free estimate, 11784.`,
      keywords: [
        'Selden EV charger',
        '11784 electrician',
        'outdoor EV charger Selden',
        'EV charger without garage',
        'load management charger',
      ],
    },
    lead: `No garage? We hang a weather-rated charger on the wall by your driveway. A Selden install is ${usdRange(prices.town.standard)} and usually takes ${range(standard)} hours. We check your panel, file with the Town and book the inspector.`,
    sections: [
      {
        heading: 'No garage: the charger goes by the driveway',
        blocks: [
          {
            kind: 'text',
            text: 'Selden is mostly capes and ranches on small lots, and many 1950s and 60s capes came without a garage. From a basement panel we go out through the band joist, run a short piece of conduit along the foundation, and hang your charger beside the parking spot. We plan in a hook for the cord, so it won’t get driven over or freeze in the slush.',
          },
          {
            kind: 'text',
            text: 'Front yards can be shallow. If you park nose-out near the street, we keep the cord from crossing the sidewalk, where someone could trip. Moving the charger to a side wall, or parking the other way around, usually does it.',
          },
        ],
      },
      {
        heading: 'Two kitchens on one panel',
        blocks: [
          {
            kind: 'text',
            text: 'A lower-level apartment adds a second range, sometimes a second dryer, to what may still be a 100 amp panel. You can often add a car, too. A listed load manager watches the whole house. It turns the charger down while dinner is cooking and back up when the other loads are off. Code lets us count the managed figure in the load calculation, and that can save you a new service. Enter both kitchens in our [panel check](/services/electrical-panel-upgrades#check) and see how close you are.',
          },
        ],
      },
      {
        heading: 'What moves your price in Selden',
        blocks: [
          {
            kind: 'text',
            text: 'Panel and driveway on the same side of the house? That’s the short, easy job. A longer way around, or a trench, adds to it. So does a bigger panel, if the load manager can’t save yours.',
          },
        ],
      },
      {
        heading: 'Your permit in ZIP 11784',
        blocks: [
          {
            kind: 'text',
            text: `The whole hamlet is unincorporated, so we file with the Town of Brookhaven. Town code calls for copper on your charger’s circuit, and that’s what we quote. We usually install within ${range(business.schedulingWeeks)} weeks of the permit. The rest is on the [Brookhaven permit page](/service-areas/brookhaven).`,
          },
        ],
      },
      {
        heading: 'Where we work around Selden',
        blocks: [
          {
            kind: 'text',
            text: 'We work all over Selden. We also come to Coram, Terryville and Port Jefferson Station. West and south, see [Centereach](/locations/centereach/) and [Farmingville](/locations/farmingville/).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Will rain or snow hurt a charger on the side of my cape?',
        answer:
          'No, as long as it’s listed for outdoor use and mounted the way its maker says. We seal where the conduit comes in and keep the plug at least 24 inches off the ground. We also stay out from under the roof valley.',
      },
      {
        question: 'My tenant has the electric car. Can you still do it?',
        answer:
          'Yes, you order it as the owner. First decide who pays for the power. If house and apartment share one meter, a charger that records its use makes the monthly bill easy to split.',
      },
      {
        question: 'How many miles do I get overnight from 32 amps?',
        answer:
          'In most cars, enough for a long day’s driving. It delivers 7.7 kilowatts at 240 volts, so eight hours is about 60 kilowatt-hours if your car takes that rate. The miles depend on the car.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: `Tell us two things: the number on your main breaker and where you park. Call, or fill out the short form. The estimate is free.`,
    },
  },
} satisfies TownFile
