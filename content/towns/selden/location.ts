import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'Selden EV Chargers: Capes, Ranches and Rental Units',
    description:
      'How we put a Level 2 charger on a Selden cape or ranch with no garage, and what an accessory apartment does to the panel. ZIP 11784, free estimate.',
    keywords: [
      'Selden EV charger',
      '11784 electrician',
      'outdoor EV charger Selden',
      'EV charger without garage',
      'load management charger',
    ],
  },
  lead: 'Selden is mostly capes and ranches on small lots, and the capes often have no garage. That is no obstacle: an outside wall will do, as long as the panel behind it can carry the load.',
  sections: [
    {
      heading: 'Up and down Middle Country Road',
      blocks: [
        {
          kind: 'text',
          text: 'Selden lies along Middle Country Road, Route 25, with the Ammerman campus of Suffolk County Community College as its best-known address. We come here and to Coram, Terryville and Port Jefferson Station, and our pages for [Centereach](/locations/centereach/) and [Farmingville](/locations/farmingville/) describe the hamlets west and south. No train stops in Selden. Residents drive to the platform at Port Jefferson or Ronkonkoma, or drive the whole way, so it pays to size the circuit by your weekly miles.',
        },
      ],
    },
    {
      heading: 'When there is no garage',
      blocks: [
        {
          kind: 'text',
          text: 'The 1950s and 60s capes here often came without one. From a basement panel we leave through the band joist, run a short piece of conduit along the foundation and hang a weather-rated charger beside the parking spot. A hook for the cord is part of the job; a coil left on blacktop gets driven over and freezes in the slush.',
        },
        {
          kind: 'text',
          text: 'Front yards can be shallow. If the car stands nose-out near the street, check that the cord will not cross the sidewalk, which is a hazard for whoever walks there. Moving the charger to a side wall, or parking the other way around, usually solves it.',
        },
      ],
    },
    {
      heading: 'Two kitchens on one panel',
      blocks: [
        {
          kind: 'text',
          text: 'A lower-level apartment adds a second range and sometimes a second dryer to what may still be a 100 amp panel. Adding a car on top looks impossible and often is not. A listed load manager watches the whole house and turns the charger down while dinner is cooking, then back up when the other loads are off. Code lets us count the managed figure in the load calculation, and that can spare you a new service. Enter both kitchens in our [panel check](/services/electrical-panel-upgrades#check) and see how close it gets.',
        },
      ],
    },
    {
      heading: 'Price, permit and ZIP 11784',
      blocks: [
        {
          kind: 'text',
          text: `A standard installation in Selden is ${usdRange(prices.town.standard)}, permit and inspection fees not included. A longer run outside, or a trench, is listed as ${usdRange(prices.town.exteriorRun)}. When the calculation does call for a larger panel, plan on ${usdRange(prices.town.panelUpgrade)} for that part. These are indications; the written estimate for your house is what counts.`,
        },
        {
          kind: 'text',
          text: 'The whole hamlet is unincorporated, so papers go to the Town. Its code asks for copper on a charger’s branch circuit, and we quote accordingly; the [Brookhaven page](/service-areas/brookhaven) has the rest of the Town’s rules.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Will rain or snow hurt a charger on the side of my cape?',
      answer:
        'Not one listed for outdoor use and mounted as its maker asks. We seal where the conduit enters, keep the plug at least 24 inches off the ground and choose a spot out from under the valley of the roof.',
    },
    {
      question: 'My tenant drives electric and I do not. Can it still be done?',
      answer:
        'Yes, with you as the owner asking for it. First decide whose bill the car goes on: if house and apartment share one meter, a charger that records its use makes the monthly sum simple.',
    },
    {
      question: 'How many miles does a 32 amp charger add overnight?',
      answer:
        'It delivers 7.7 kilowatts at 240 volts, so an eight-hour night is about 60 kilowatt-hours if the car accepts that rate. What that means in miles depends on the car, but in most it covers a long day’s driving.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Find out two things: the number on your main breaker and where the car spends the night. Call with them, or fill in the short form and we call you within ${business.contactPromiseHours} hours.`,
  },
}
