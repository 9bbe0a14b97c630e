import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { usdRange } from '@/lib/format'

const { standard } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  showsRating: true,
  metadata: {
    title: 'Huntington EV Charger Installation: Permits and Budget',
    description:
      'Town portal or village clerk, hillside garages, harbor flooding: how an EV charger is permitted and priced in Huntington, by an electrician based here.',
    keywords: [
      'EV charger installation Huntington NY',
      'Town of Huntington EV charger permit',
      'Northport EV charger permit',
      'Huntington EV charger cost',
      'Lloyd Harbor EV charger',
      '11743 EV charger',
    ],
  },
  lead: `Huntington is where we are based. As a guide, installing a charger here comes to ${usdRange(prices.huntington.overall)} overall, and the hills, the harbor and four villages with permit offices of their own explain why that span is wide.`,
  intro: [
    'For most addresses the Town of Huntington’s building and housing department is the office. Applications have gone through its online portal since April 2024. The villages of Asharoken, Huntington Bay, Lloyd Harbor and Northport issue their own permits, and ZIP 11743 takes in two of them, so the ZIP code alone proves little.',
    'For each job we confirm with the town how it wants the electrical work filed. Allow time for that review first; we schedule the installation once the permit is through.',
    'Neighborhoods, typical houses and ZIP codes have their own page; read [what we see in Huntington, area by area](/locations/huntington/) if you want to recognize your street before you read about rules.',
  ],
  reasons: [
    {
      title: 'Short drive, second look',
      text: 'Being in the same town, we can come back to measure a tricky wall or to meet the inspector without making a day of it.',
    },
    {
      title: 'Village ordinances read beforehand',
      text: 'Northport has had an ordinance on EV chargers since 2015: a permit, notice to the utility, and protection against vehicle impact. Such things belong in the quote, so we look for them early.',
    },
    {
      title: 'Outdoor work built for slopes',
      text: 'Pipe that goes down a retaining wall needs brackets at proper spacing and joints that let it grow in July and shrink in January.',
    },
    {
      title: 'Covered after we leave',
      text: `Installations in Huntington come with a ${business.warrantyYears.terms}-year warranty. For what it includes and how to use it, see [Terms](/terms).`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Garages cut into the hill',
      text: 'The panel may be a story above the car. We compare the way through the house with the way outside, and show you the price and the look of both.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connector or plug-in charger',
      text: 'Where the service can spare it, a hard-wired Tesla unit gives up to 48 A; a plug-in charger on a NEMA 14-50 circuit stops at 40. The Wall Connector’s ground-fault protection is built in, too.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Panels in older houses',
      text: 'In the town 78.5% of homes date from before 1980 (Census Bureau, 2020-2024). We recommend 200 A for most, but the load calculation decides, and some houses do not need it.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Shops and offices downtown',
      text: 'Rear lots behind the main streets may have room for a pair of managed ports. Who owns the lot and whose meter feeds it are the questions to bring.',
    },
    {
      service: 'permits-inspections',
      title: 'Portal entries and village forms',
      text: 'We submit, answer the reviewer’s questions, book the inspections and tell you where the application stands.',
    },
  ],
  testimonial: 'huntington',
  planner:
    'Before we come to measure the climb, photograph the wall and try it in our [Photo-Pin Placement Planner](/ev-charger-planner#photo): an estimate of conduit length and cost appears as you move the charger’s pin.',
  costs: {
    intro: `Overall, ${usdRange(prices.huntington.overall)} is the range to expect in town. The other rows show what makes it up; a new panel can take a job past it.`,
    rows: [
      {
        item: 'Overall range in Huntington',
        price: prices.huntington.overall,
        detail:
          'The low end is a unit beside the panel. The high end is a hillside or harbor house with a good deal of outdoor conduit.',
      },
      {
        item: 'Standard installation',
        price: prices.town.standard,
        detail: 'Colonial or cape, charger on the garage wall, the route inside and reachable.',
      },
      {
        item: 'Down the slope or along the retaining wall',
        price: prices.town.exteriorRun,
        detail: 'To be added: supports, expansion fittings, Schedule 80 pipe where a car could touch it.',
      },
      {
        item: 'Service and panel to 200 A',
        price: prices.town.panelUpgrade,
        detail: 'Where an older service cannot carry the charger even at a reduced setting.',
      },
    ],
    note: 'Read them as a guide. Town, village and inspection fees come in addition unless they are written into your estimate, and that document governs.',
  },
  considerations: [
    {
      title: 'Four villages, four permit offices',
      text: 'Asharoken, Huntington Bay, Lloyd Harbor and Northport each issue their own permits. A Huntington mailing address may still be Huntington Bay or Lloyd Harbor; the tax-map number settles it, with 0400 for the town.',
    },
    {
      title: 'Building inspections, 2024-25: about two weeks',
      text: 'A town page seen in 2024-25 said building inspections were being booked 10 to 14 days out. Treat that as a dated figure: we tell you the wait when we book.',
    },
    {
      title: 'Support for pipe on a wall',
      text: 'Sun-facing PVC can lengthen by more than a quarter inch over a long run, and straps that hold it tight then make it bow. Expansion couplings and guided supports belong in the quote.',
    },
    {
      title: 'The head of the harbor',
      text: 'Low ground at Halesite can flood. Near the water we look up the flood zone, mount high and pick corrosion-resistant fittings; up the hill neither is called for.',
    },
    {
      title: 'Plaster, stone and old brick',
      text: 'Houses from the early 1900s are often hard to fish cable through. Straight conduit on a side wall is often kinder to the house than opening the plaster.',
    },
  ],
  faq: [
    {
      question: 'What is the full price range for an installation in Huntington?',
      answer: `${usdRange(prices.huntington.overall)} for most jobs, indicative and before fees. A new panel (${usdRange(prices.town.panelUpgrade)}) on top of a long run will exceed it, and you will know that from the free estimate.`,
    },
    {
      question: 'How many hours does the installation itself take?',
      answer: `In Huntington, ${standard.min}-${standard.max} hours for a charger without trench or panel work. A hillside run can take longer; we check it beforehand, and the quote says how long.`,
    },
    {
      question: 'I live in Northport. What is different?',
      answer:
        'The village issues the permit, and its own EV-charger ordinance of 2015 asks for notice to the utility and for protection of the equipment from vehicles. We include a bollard or a protected position in the quote.',
    },
    {
      question: 'When would you come, once the permit is through?',
      answer: `Within ${business.schedulingWeeks.min}-${business.schedulingWeeks.max} weeks as a rule. Review times before that vary by office, and the inspection afterward has a queue of its own.`,
    },
  ],
  closing: {
    title: 'Ask the electrician down the road',
    text: `A message today gets an answer within ${business.contactPromiseHours} hours. We look at the panel, the slope and the parking, on a call or in person, and you keep the written estimate whether or not you go ahead.`,
  },
}
