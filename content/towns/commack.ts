import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const { electrical: smithtownFee } = prices.smithtownPermit

export default {
  name: 'Commack',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Postwar garages with short indoor runs, and a town line down the middle: two towns, two sets of forms and fees.',
  offices: ['town-of-huntington', 'town-of-smithtown'],
  officeNote:
    'West of the line along Townline and Commack roads we file with the Town of Huntington, east of it with the Town of Smithtown. Your tax bill names yours.',
  zips: ['11725'],
  zipTable: [{ zip: '11725' }],
  point: { lat: 40.843, lon: -73.283 },
  map: {
    label: { x: 321, y: 246, anchor: 'end' },
  },
  picture: 'indoors',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Commack, NY',
      description: `Level 2 EV chargers installed in Commack garages for ${usdRange(prices.town.standard)}, in ${range(standard)} hours. Huntington or Smithtown permit filed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Commack NY',
        'Commack EV charger permit',
        '11725 EV charger',
        'Smithtown electrical permit',
        'split level EV charger',
        'high ranch garage charger',
      ],
    },
    lead: `Panel in the garage? Then a Commack charger is a few feet of conduit on an inside wall. No trench, ${range(standard)} hours, ${usdRange(prices.town.standard)}, and the permit filed with your town, Huntington or Smithtown.`,
    reasons: [
      {
        title: 'Your town’s forms, filed once',
        text: 'Two towns share Commack, each with its own forms and fees. Your quote names yours.',
      },
      {
        title: 'The math, on paper',
        text: 'Range, dryer, pool, air conditioning and charger go into one load calculation, and you see the total.',
      },
      {
        title: 'Conduit you won’t mind looking at',
        text: 'On a garage wall you see every inch. Ours runs level and plumb and turns with proper fittings.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Short runs in splits and high ranches',
        text: 'Panel on one wall, charger on the next: surface conduit, a breaker and a 240-volt unit that reaches both bays.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'A Wall Connector set to your panel',
        text: 'On a busy 100-amp panel, 24 or 32 amps puts back a day’s commute overnight. With wire for 60 amps run now, it can be turned up after a service upgrade.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'A pool and a car on one panel',
        text: '[Run your numbers](/services/electrical-panel-upgrades#check) first. Over the limit? A listed load manager pauses the car when the house is busy, or a 200-amp service ends the question.',
      },
    ],
    planner:
      'Snap your garage and pin panel and charger in the [Photo-Pin Placement Planner](/ev-charger-planner#photo) for an early figure.',
    costs: {
      rows: [
        {
          item: 'Same-level garage installation',
          price: prices.town.standard,
          detail: 'One floor, one new breaker. Finished walls and bends move you up the range.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Where yours is worn or unsafe.',
        },
        {
          item: 'Route outdoors or underground',
          price: prices.town.exteriorRun,
          detail: 'For a panel on the far side, or a car parked away from the garage.',
        },
      ],
    },
    considerations: [
      {
        title: 'On the Smithtown side',
        text: 'Smithtown has its own Electrical Code, Chapter 145, an “Electric Only” application, and outside inspectors deputized by the town board. More on [permits in Smithtown](/service-areas/smithtown).',
      },
      {
        title: 'On the Huntington side',
        text: 'Huntington has its own portal and its own fees, so don’t go by a Smithtown neighbor’s. Today’s comes with your quote.',
      },
      {
        title: 'Space in front of the panel',
        text: 'Move the bikes and shelves before we come: code wants 36 inches of clear depth in front of the panel and 30 of width.',
      },
    ],
    faq: [
      {
        question: 'What does the permit itself cost?',
        answer: `On the Smithtown side, ${usdRange(smithtownFee)} for an electrical permit since ${longDate(claims.smithtownFee.asOf)}. The Town of Huntington sets its own fees. The electrical inspection is charged separately.`,
      },
      {
        question: 'Can my 150-amp panel run a 48-amp charger?',
        answer:
          'It might. Some houses pass as they are; others need load management or a lower setting. Check your car first: if it stops at 32 amps, it gains nothing from 48.',
      },
    ],
    closing: {
      title: 'Get your Commack price',
      text: `Name, phone and street are enough. You hear from us within ${business.contactPromiseHours} hours, and a visit, if we need one, is free too.`,
    },
  },
} satisfies TownFile
