// Service-area page for Smithtown: electric-only permit, dated fee, panel sizes, wooded lots.
import { usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { FullServiceArea } from '../types'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business

export const page = {
  layout: 'full',
  slug: 'smithtown',
  metadata: {
    title: 'Smithtown EV Charger Permit Fee, Panels and Cost',
    description:
      'EV charger installation in Smithtown: the Town’s Electric Only permit and its 2026 fee, what a 100 to 150 A panel can carry, and prices for long drives.',
    keywords: ['EV charger installation Smithtown', 'Smithtown electrical permit fee', 'Electric Only permit Smithtown', 'panel upgrade Smithtown', 'Nesconset EV charger', 'St. James EV charger', 'Kings Park EV charger'],
  },
  lead:
    'Smithtown makes the paper part unusually clear: an online application of the type “Electric Only”, a published fee and deputized inspectors. That leaves the panel as the open question, so this page starts there.',
  intro: [
    'We often find 100 A to 150 A panels in Smithtown houses. That is our own experience and not a census, yet it fits the age of the place: three quarters of the town’s homes were built before 1980, and 86 percent stand detached (Census Bureau, 2020-2024). Panels of that size were chosen for lights, a range and a dryer. A 48 A charger asks for a 60 A breaker on top.',
    'It does not follow that you need a new panel. A lower setting, 24 A or 32 A, still refills an ordinary day’s driving overnight, and a listed load manager can reduce the charger while the range is hot. We show the calculation for both before anyone mentions 200 A.',
    'Ours is a pair of pages. This one covers the permit, the panel and the bill; [the other](/locations/smithtown/) is about the places we work in, their houses and their ZIP codes.',
  ],
  planner:
    'Curious how far your driveway is from the meter in cost terms? Drop your points in the [Photo-Pin Placement Planner](/ev-charger-planner) and it works out a run length and a ballpark, which we then check against the real house.',
  reasons: [
    {
      title: 'We know the form',
      text: 'The Town’s permit system has a separate type for electrical work alone, so a charger need not travel in a general building application. We file under it and forward you the number.',
    },
    {
      title: 'Calculation before sales talk',
      text: 'You receive the load calculation as a page of figures: what the house draws, what the charger adds, what remains. It shows why a size was chosen.',
    },
    {
      title: 'Roots respected',
      text: 'On the wooded lots up north we dig by hand near trees or go around them. A longer trench is sometimes the cheaper one, once an old oak is counted.',
    },
    {
      title: 'Four steps',
      text: 'Quote by video or at the house, then permit and rebate forms, then the installation, then a test with you standing beside it. You leave that last step knowing the breaker, the settings and the app.',
    },
  ],
  services: [
    {
      service: 'electrical-panel-upgrades',
      title: '100 A and 150 A panels',
      text: 'If the numbers say upgrade, the work may include surge protection and an outdoor disconnect, and PSEG Long Island needs the inspection certificate. We coordinate the day the power is off.',
    },
    {
      service: 'home-ev-charger-installation',
      title: 'Attached garages, basements on the far side',
      text: 'Colonials often have the panel at one end of the basement and the garage at the other. An unfinished ceiling makes that an easy pull; a finished one makes it a conversation.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Two Teslas, one circuit',
      text: 'Wall Connectors can divide the power of one supply among several units. For a two-car family on a modest service, that beats wiring two full circuits.',
    },
    {
      service: 'permits-inspections',
      title: 'Electric Only, from upload to certificate',
      text: 'Smithtown’s electrical code (Chapter 145) adopts the National Electrical Code and has outside inspectors deputized by the Town Board. We schedule one and close the file.',
    },
  ],
  costs: {
    intro: 'What Smithtown owners can expect for labor and electrical material, fees aside. Treat it as orientation; only the signed estimate counts.',
    rows: [
      {
        item: 'Standard install',
        price: prices.town.standard,
        detail: `Splits and ranches with the panel near the garage. We are there ${standard.min}-${standard.max} hours.`,
      },
      {
        item: 'Upgrade from 100 A or 150 A',
        price: prices.town.panelUpgrade,
        detail: 'A new panel on the existing service is the low end. Service cable, meter and disconnect replaced together make the high end.',
      },
      {
        item: 'Long driveway, trench or exterior pipe',
        price: prices.town.exteriorRun,
        detail: 'Wooded northern lots and detached garages. Roots and turns cost more than straight feet.',
      },
    ],
    note: `${claims.smithtownFee.statement}, double what it was before, according to newspaper reports. The inspector is paid separately, and so is the charger.`,
  },
  considerations: [
    {
      title: 'Three villages are not the Town',
      text: 'Nissequogue, Head of the Harbor and Village of the Branch have their own permits; the last of them shares ZIP 11787 with the hamlet. The fee above does not apply there.',
    },
    {
      title: 'Reading your tax-map number',
      text: 'A Suffolk number beginning 0800 means the Town of Smithtown outside its villages. It is printed on tax bills and surveys, and it ends any argument about jurisdiction.',
    },
    {
      title: 'Oil heat today, heat pump tomorrow',
      text: 'Nearly four in ten homes in the town burn oil (same survey). If you may change to electric heat, tell us: a charger that takes the last of the panel now will be in its way later.',
    },
    {
      title: 'Near the tidal Nissequogue',
      text: 'Most of the town is well inland. Along the river and the Sound beaches, look at the flood map, and expect us to choose fittings that do not mind damp.',
    },
    {
      title: 'What 811 leaves unmarked',
      text: 'Public utilities are marked on request without charge. Lawn sprinklers, invisible fences, the cesspool and pool cable are yours to show us.',
    },
  ],
  testimonial: 'smithtown',
  faq: [
    {
      question: 'Is a 100 A panel enough for an EV in Smithtown?',
      answer: 'It can be. Much depends on how the house cooks, dries laundry and cools. Such a panel may pass with a charger at a reduced setting or under load management; we calculate yours for the quote.',
    },
    {
      question: 'How much is the Town’s electrical permit?',
      answer: `${claims.smithtownFee.statement}. That is the Town’s own charge, reported early in 2026, and it can change again. We list it as a separate line at the rate in force on the day we file.`,
    },
    {
      question: 'Is 200 A required by code?',
      answer: `No. We recommend it for many homes because it leaves space for what comes next, but code asks only that the load fits. An upgrade is ${usdRange(prices.town.panelUpgrade)}, so it should solve a problem you really have.`,
    },
    {
      question: 'When would you come after the permit is granted?',
      answer: `Within ${booking.min}-${booking.max} weeks as a rule. If your car arrives sooner, charge from an ordinary outlet until then: roughly 3 to 5 miles of range an hour.`,
    },
  ],
  closing: {
    title: 'Open the panel door, take one photo',
    text: 'The number on the main breaker and the free spaces beside it tell us more than any description. Add how far away you park, and a free quote with the calculation follows.',
  },
} satisfies FullServiceArea
