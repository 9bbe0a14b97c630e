import { business } from '@/content/business'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'EV Chargers for Islip Hamlet Homes, 11751',
    description:
      'Charger installation in the hamlet of Islip, from Queen Anne houses near Main Street to the canal streets. Where the cable goes and what the bay changes.',
    keywords: [
      'Islip EV charger',
      '11751 electrician',
      'East Islip car charger',
      'Islip Terrace EV charging',
      'canal home EV charger',
    ],
  },
  lead: 'Islip’s houses were built in very different centuries: Queen Annes and their late-1800s neighbors beside large new homes, capes and colonials inland, canal streets by the bay. The charger is much the same on each. How the cable reaches it is not.',
  sections: [
    {
      heading: 'The hamlet and its neighbors',
      blocks: [
        {
          kind: 'text',
          text: 'This page is about the hamlet, home to 18,418 people in 2020, and not the whole Town of Islip. We install on both sides of Main Street and in Bay Shore, East Islip, Islip Terrace and Central Islip. Heckscher State Park, to the east, is already in East Islip, where the Town’s permit process is the same.',
        },
      ],
    },
    {
      heading: 'Plaster, clapboard and new construction',
      blocks: [
        {
          kind: 'text',
          text: 'Inside a Queen Anne, fishing cable through plaster and lath is slow and sometimes cracks what it passes. A slim conduit down a side elevation, painted with the trim, is often kinder to the building and to your bill. We keep it off the porch front.',
        },
        {
          kind: 'text',
          text: 'Inland capes and colonials are plainer work: basement panel, out through the sill, up to a wall beside the driveway. The large newer homes may have an attached garage and a bigger panel, yet central air and pool equipment can already use that capacity. We open the panel and run the load calculation on a new house as we do on an old one.',
        },
      ],
    },
    {
      heading: 'South of Main Street',
      blocks: [
        {
          kind: 'text',
          text: 'Orowoc and Champlin creeks bring Great South Bay close, and low streets near it can flood. On a canal street we ask for your flood zone first. We then mount the electronics above the old high-water line if the wall allows it, use stainless fasteners and sealed hubs, and choose PVC over steel for the pipe outdoors. Ask us about the cord as well: a holster on the sheltered side keeps spray out of the plug.',
        },
      ],
    },
    {
      heading: 'A town hall nearby, an application online',
      blocks: [
        {
          kind: 'text',
          text: 'Islip Town Hall stands on Main Street in the hamlet, but building applications are filed electronically. ZIP 11751 is the hamlet; Islip Terrace is 11752, East Islip 11730 and Central Islip 11722. Brightwaters, Islandia, Ocean Beach and Saltaire are villages inside the town with rules of their own. How the Town’s process runs, and what jobs here cost, is set out under [EV charging in the Islip area](/service-areas/islip).',
        },
        {
          kind: 'text',
          text: 'Trains on the Montauk Branch stop at Islip station. A household that drives to it and back needs little more than a small dedicated circuit; one that drives the whole way to work will feel the difference of a 40 or 48 amp charger, provided the car can take it.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Can the conduit be made to disappear on an old house?',
      answer:
        'Nearly. We follow a corner board or a downspout, keep bends few, keep to the side or the back of the house, and leave the pipe ready to be painted.',
    },
    {
      question: 'Our street floods a little every few years. Is a charger safe there?',
      answer:
        'At the right place and height, as a rule, yes. The unit and its connections belong above the level the building department gives for your lot, and the breaker must be where you can switch it off before the water comes.',
    },
    {
      question: 'Does Islip Terrace follow the same rules as Islip?',
      answer:
        'Yes. It is another hamlet of the same Town, so the office and the process do not change. Only the ZIP does.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `It helps to know the year of the house and whether you are north or south of Main Street. Our reply comes within ${business.contactPromiseHours} hours, and the visit that prices the job costs nothing.`,
  },
}
