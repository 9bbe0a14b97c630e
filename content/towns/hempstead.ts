import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import { rebateExtraFor } from '@/content/rebate'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Hempstead',
  county: 'Nassau',
  kind: 'incorporated village',
  description: 'Older houses, two-families and narrow side driveways, in a village that licenses its own electricians.',
  offices: ['village-of-hempstead', 'town-of-hempstead'],
  officeNote:
    'The Village of Hempstead issues the permit and licenses the electrician. We check both there before we quote. Uniondale, East Meadow and Baldwin file with the Town of Hempstead.',
  zips: ['11550'],
  zipTable: [{ zip: '11550', note: 'At the edges of the ZIP you may be in the Town.' }],
  point: { lat: 40.706, lon: -73.619 },
  map: {
    label: { x: 135, y: 332, anchor: 'middle' },
  },
  neighbors: ['Garden City', 'Uniondale', 'West Hempstead', 'South Hempstead', 'Roosevelt'],
  houses:
    'Mostly frame and brick houses from before 1950 on small lots, many of them two-family, often with a single detached garage at the end of a narrow side driveway. Your quote says which meter pays for the car.',
  house: 'frame',
  coast: 'Inland, so there’s no salt to plan for.',
  picture: 'trench',
  serviceArea: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Hempstead, NY',
      description: `Level 2 EV charger installation in the Village of Hempstead: ${usdRange(prices.town.standard)}, usually ${range(standard)} hours. We file the village permit. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Hempstead NY',
        'Village of Hempstead master electrician license',
        'Nassau County EV charger',
        '11550 EV charger',
        'two-family house EV charger',
        'narrow driveway EV charger',
      ],
    },
    lead: `A Level 2 charger at a Hempstead home costs ${usdRange(prices.town.standard)} to install, usually in ${range(standard)} hours. Narrow driveway? Two-family house? First we confirm that our license covers your job, then find the right wall and meter and file with the Village.`,
    heading: 'What it costs in Hempstead',
    blocks: [
      {
        kind: 'list',
        items: [
          `**Standard install, ${usdRange(prices.town.standard)}.** Done in ${range(standard)} hours.`,
          `**Long run down the side driveway, ${usdRange(prices.town.exteriorRun)}.** For a garage at the far end.`,
          `**New panel, ${usdRange(prices.town.panelUpgrade)}.** Only if your house can’t carry the charger without one.`,
        ],
      },
      { kind: 'text', text: 'Your written estimate shows which of these you need.' },
      { kind: 'subheading', text: 'How we fit a charger to your lot' },
      {
        kind: 'text',
        text: 'Most houses here are frame or brick from before 1950, and many are two-family. The garage is often a single one at the end of a slim side driveway. We start with three things:',
      },
      {
        kind: 'list',
        items: [
          '**Pick the wall.** The charger goes on your side of the property line, clear of passing cars. We do this on shared and very narrow driveways too.',
          '**Find the meter.** In a two-family, your quote says which meter pays for the car and who agreed to it.',
          '**Check the panel.** Older services often have little to spare, so we run a load calculation. If a lower charger setting or load management fits, you keep your panel.',
        ],
      },
      {
        kind: 'text',
        text: 'You’re inland here, so there’s no salt air to worry about. On an open driveway we hang a listed outdoor unit, with its connector at least 24 inches off the ground.',
      },
      { kind: 'subheading', text: 'Who issues your permit' },
      {
        kind: 'text',
        text: 'In the village, ZIP 11550, it’s the Village of Hempstead’s own building department. We prepare the application and you sign it. No county office is involved.',
      },
      {
        kind: 'text',
        text: 'The village also licenses its own electricians. Chapter 60 of its code leaves the wiring to holders of the **Village of Hempstead master electrician license** and their staff. We check with the Village that our license covers your job before you sign.',
      },
      {
        kind: 'text',
        text: 'The village sits inside the Town of Hempstead, in Nassau County. Uniondale, East Meadow and Baldwin are unincorporated, so they file with the town. Garden City, next door, isn’t part of the village. Not sure where you are? Give us the address and we’ll look it up.',
      },
      {
        kind: 'text',
        text: 'Live in an apartment building near the center? Your building’s owner decides on charging. Our [commercial charging page](/services/commercial-ev-charger-installation) shows how several cars share one feeder.',
      },
    ],
    faq: [
      {
        question: 'Does my electrician need a village license?',
        answer:
          'Yes, the Village of Hempstead’s own master electrician license. Its holder’s employees can do the work too. A town or county license alone isn’t enough in the village.',
      },
      {
        question: 'What does the village charge for the permit?',
        answer:
          'The village sets the fee and can change it, so we get today’s figure and put it in your estimate. The “Nassau permit fees” you see online, like the dated ones in [our Nassau permit article](/blog/nassau-county-ev-charger-permits), aren’t this village’s.',
      },
      {
        question: 'How long will you be at my house?',
        answer: `Figure ${range(standard)} hours for a standard job. A longer run, like one down a side driveway, takes ${range(longer)}. We ask the Village how long the permit takes, and usually book you within ${range(business.schedulingWeeks)} weeks of it.`,
      },
      {
        question: 'Can I get a rebate on my charger?',
        answer: `There may be one. PSEG Long Island serves Hempstead. In ${longDate(claims.utilityRebate2026.asOf)} its rebate was reported at ${usdRange(prices.incentives.rebate2026)} for a listed Level 2 charger, and ${usdRange(prices.incentives.rebate2026Extra)} more for ${rebateExtraFor}. PSEG decides who gets it. Tell us which charger you want before you buy it, and we help with the form.`,
      },
    ],
    closing: {
      title: 'Get your Hempstead price',
      text: `Send your street and number with photos of the panel, the meters and the driveway. We reply within ${business.contactPromiseHours} hours. We confirm if you’re in the village or the town, and the estimate is free. Live elsewhere? See all our [service areas](/service-areas).`,
    },
  },
} satisfies TownFile
