import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
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
    'West of the line we file with the Town of Huntington, east of it with the Town of Smithtown. Your tax-map number starts with 0400 or 0800 and tells us which.',
  zips: ['11725'],
  zipTable: [{ zip: '11725' }],
  point: { lat: 40.843, lon: -73.283 },
  map: {
    label: { x: 321, y: 246, anchor: 'end' },
  },
  neighbors: ['Dix Hills', 'East Northport', 'Kings Park', 'Smithtown', 'Hauppauge', 'Brentwood'],
  houses:
    'Split levels, ranches, high ranches and colonials from the 1950s to 1970s, mostly with attached or built-in garages. In splits and high ranches, panel and garage usually share a level, so your run is often short, indoors and trench-free.',
  house: 'split-level',
  coast: 'Inland. No tidal flooding.',
  picture: 'plug',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Commack, NY',
      description: `Level 2 EV chargers installed in Commack garages for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Huntington or Smithtown permit filed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Commack NY',
        'Commack EV charger permit',
        '11725 EV charger',
        'Smithtown electrical permit',
        'split level EV charger',
        'high ranch garage charger',
      ],
    },
    lead: `A charger install in a Commack garage costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. The run often stays indoors, so there’s no trench. We check if your permit is Huntington’s or Smithtown’s, file it and book the inspection.`,
    intro: [
      'A Commack garage usually makes for a simple job. The subdivisions of the 1950s to 1970s are split levels, ranches, high ranches and colonials, mostly with an attached or built-in garage. In a split or a high ranch, the panel usually sits on the garage level. The conduit can often stay on an inside wall, with no trench to dig.',
      'Houses of that age often still have 100- to 150-amp service, and you may have added a pool pump or central air since. So the math decides if you get the full 48 amps.',
      'The permit depends on your side of the line. ZIP 11725 has two towns in it, split along Townline and Commack roads. West is the Town of Huntington, east is the Town of Smithtown, and their forms and fees differ. If your tax-map number starts with 0400, it’s Huntington. 0800 means Smithtown.',
    ],
    reasons: [
      {
        title: 'One town, one set of forms',
        text: 'We read your tax-map number at the quote, so we file once, with the right department.',
      },
      {
        title: 'The math, on paper',
        text: 'Range, dryer, pool, air conditioning and charger all go into one load calculation. We show you the total and why we suggest the charger size we do.',
      },
      {
        title: 'Conduit you won’t mind looking at',
        text: 'You see every inch of the work on a garage wall. Ours runs level and plumb, follows the framing and turns with proper fittings.',
      },
      {
        title: 'Four steps, from price to walkthrough',
        text: 'You get a free price, by video call or in the garage. We do the permit and rebate forms, put in the charger, then test it and walk you through its settings.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Short runs in splits and high ranches',
        text: 'Panel on one wall, charger on the next. That’s a few feet of surface conduit, a breaker and a 240-volt unit, hung where the cable reaches both bays.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'A Wall Connector set to your panel',
        text: 'We can turn it down. On a busy 100-amp panel, 24 or 32 amps usually puts back a day’s commute overnight. If the circuit is wired for more, we turn it up after an upgrade.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'A pool and a car on one panel',
        text: '[Run your numbers](/services/electrical-panel-upgrades#check) first. Over the limit? You have two ways out: a listed load-management device that slows or pauses the car when the house is busy, or a 200-amp panel.',
      },
      {
        service: 'permits-inspections',
        title: 'Huntington side, Smithtown side',
        text: 'Smithtown’s online system has an application type called “Electric Only”. For [the Huntington side](/service-areas/huntington), we confirm the electrical filing with the Town. Either way we set up the inspection and see that your certificate is filed.',
      },
    ],
    planner:
      'Snap a picture of your garage, then pin the panel and the charger on it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). You’ll see how long the run is and an early cost figure to plan with. Your quote comes after that.',
    costs: {
      intro: 'A lot of Commack garages need only the first row.',
      rows: [
        {
          item: 'Same-level garage installation',
          price: prices.town.standard,
          detail:
            'Panel and charger on one floor, surface conduit indoors, one new breaker. Finished walls and extra bends move you up the range.',
        },
        {
          item: 'Service raised to 200 A',
          price: prices.town.panelUpgrade,
          detail:
            'It depends on the service you started with and what’s been added: pool equipment, air conditioning, a basement kitchen.',
        },
        {
          item: 'Route outdoors or underground',
          price: prices.town.exteriorRun,
          detail:
            'For colonials with the panel on the far side, or a car that parks away from the garage. Added to the installation.',
        },
      ],
      note: 'Town fees differ between the Huntington side and the Smithtown side.',
    },
    considerations: [
      {
        title: 'On the Smithtown side',
        text: 'Smithtown has its own Electrical Code, Chapter 145, and outside inspectors deputized by the town board make the visits. We book yours. Read more on [permits in Smithtown](/service-areas/smithtown).',
      },
      {
        title: 'On the Huntington side',
        text: 'Huntington has its own portal and its own fees, so don’t go by a Smithtown neighbor’s fee. We look up the current one for your application.',
      },
      {
        title: 'Charger amps and breaker amps',
        text: 'A charger is a continuous load, so its circuit is rated at 125%. A 32-amp charger gets a 40-amp circuit, 40 gets 50, and 48 gets 60. Check which number a quote is giving you.',
      },
      {
        title: 'Space in front of the panel',
        text: 'Move the bikes and shelves before we come. Code requires 36 inches of clear depth, at least 30 inches of width and six and a half feet of headroom. The inspector may check.',
      },
      {
        title: 'No tides to plan around',
        text: 'Commack is inland with no tidal flooding, so you don’t pay for parts that fight salt. Outdoors, the connector still hangs 24 inches up or higher.',
      },
    ],
    faq: [
      {
        question: 'Which town is my Commack house in?',
        answer:
          'Look on your tax bill or survey. A tax-map number that starts with 0400 is the Town of Huntington, and 0800 is the Town of Smithtown. Your ZIP won’t help, because both towns share 11725.',
      },
      {
        question: 'What does the permit itself cost?',
        answer: `It’s ${usdRange(smithtownFee)} for an electrical permit on the Smithtown side, since ${longDate(claims.smithtownFee.asOf)}. The Town of Huntington sets its own fees, and you get the current one with your quote. The electrical inspection is usually charged separately.`,
      },
      {
        question: 'Can my 150-amp panel run a 48-amp charger?',
        answer:
          'It might. Some houses pass as they are. Others need load management or a lower setting, and the calculation tells us which. Check your car first, too: if it stops at 32 amps, it gains nothing from 48.',
      },
      {
        question: 'How long will you be in my garage?',
        answer: `About ${range(standard)} hours if the run stays on one level. Your day is usually ${range(business.schedulingWeeks)} weeks after the permit. Please clear the panel wall and the charger wall before we come.`,
      },
    ],
    closing: {
      title: 'Get your Commack price',
      text: `Send us your street address, and the year of your panel if you know it. We reply within ${business.contactPromiseHours} hours, and if we need to visit, that’s free too. Rather give us everything at once? [Use the estimate form](/contact).`,
    },
  },
} satisfies TownFile
