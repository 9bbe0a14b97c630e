import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { permitOffices } from '@/content/permit-offices'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  metadata: {
    title: 'Smithtown EV Charger Permit Fee, Panels and Cost',
    description:
      'EV charger installation in Smithtown: the Town’s Electric Only permit and its 2026 fee, what a 100 to 150 A panel can carry, and prices for long drives.',
    keywords: [
      'EV charger installation Smithtown',
      'Smithtown electrical permit fee',
      'Electric Only permit Smithtown',
      'panel upgrade Smithtown',
      'Nesconset EV charger',
      'St. James EV charger',
      'Kings Park EV charger',
    ],
  },
  lead: 'Smithtown makes the paper part unusually clear: an online application of the type “Electric Only”, a published fee and deputized inspectors. That leaves the panel as the open question, so this page starts there.',
  intro: [
    'We often find 100 A to 150 A panels in Smithtown houses. That is our own experience and not a census, yet it fits the age of the place: three quarters of the town’s homes were built before 1980, and 86% stand detached (Census Bureau, 2020-2024). Panels of that size were usually chosen for lights, a range and a dryer. A 48 A charger asks for a 60 A breaker on top.',
    'It does not follow that you need a new panel. A lower setting, 24 A or 32 A, still refills an ordinary day’s driving overnight, and a listed load manager can reduce the charger while the range is on. We calculate both before we talk about 200 A, and [you can go first](/services/electrical-panel-upgrades#check): two minutes, with your own numbers.',
    'This page covers the permit, the panel and the bill. [Another one](/locations/smithtown/) describes the places we work in, their houses and their ZIP codes.',
  ],
  planner:
    'Curious what another ten feet of conduit would cost? Photograph the wall and slide the charger’s pin along it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo): run length and a ballpark figure change with it, and we check them against the real house.',
  reasons: [
    {
      title: 'We know the form',
      text: 'The Town’s permit system has a separate type for electrical work alone, so a charger need not travel in a general building application. We file under that type.',
    },
    {
      title: 'Calculation before sales talk',
      text: 'The load calculation comes first: what the house draws, what the charger adds, what remains. We go through it with you, so you can see why a size was chosen.',
    },
    {
      title: 'Roots respected',
      text: 'On the wooded lots up north we dig by hand near trees or go around them. A longer trench around an old tree can be cheaper than a short one through its roots.',
    },
    {
      title: 'Four steps from quote to test',
      text: 'Quote by video or at the house, then permit and rebate forms, then the installation, then a test and a walkthrough in which we show you the breaker, the settings and the app.',
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
      text: 'Colonials often have the panel at one end of the basement and the garage at the other. An unfinished ceiling makes that easy; under a finished one we compare it with a route outside.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Two Teslas, one supply',
      text: 'Wall Connectors can divide the power of one supply among several units. For a two-car family on a modest service, that is often better than two circuits at full size.',
    },
    {
      service: 'permits-inspections',
      title: 'Electric Only, from upload to certificate',
      text: 'Smithtown’s electrical code (Chapter 145) adopts the National Electrical Code and has outside inspectors deputized by the Town Board. We schedule one and close the file.',
    },
  ],
  costs: {
    intro:
      'What Smithtown owners can expect for labor and electrical material, fees aside. Treat it as orientation; the written estimate is what counts.',
    rows: [
      {
        item: 'Standard install',
        price: prices.town.standard,
        detail: `Splits and ranches with the panel near the garage. We are there ${standard.min}-${standard.max} hours.`,
      },
      {
        item: 'Upgrade from 100 A or 150 A',
        price: prices.town.panelUpgrade,
        detail:
          'A new panel on the existing service tends toward the low end; service cable, meter and disconnect replaced together, toward the high end.',
      },
      {
        item: 'Long driveway, trench or exterior pipe',
        price: prices.town.exteriorRun,
        detail: 'Wooded northern lots and detached garages. Roots and turns cost more than straight feet.',
      },
    ],
    note: `Fees come on top. ${claims.smithtownFee.statement}, double what it was before. The outside inspector’s fee and the charger itself are separate too.`,
  },
  considerations: [
    {
      title: 'Three villages are not the Town',
      text: 'Nissequogue, Head of the Harbor and Village of the Branch have their own permits; the last of them shares ZIP 11787 with the hamlet. The fee above does not apply there.',
    },
    {
      title: 'Reading your tax-map number',
      text: 'A Suffolk number beginning 0800 means the Town of Smithtown outside its villages. It is printed on tax bills and surveys, and it settles which office is yours.',
    },
    {
      title: 'Oil heat today, heat pump tomorrow',
      text: 'Nearly four in ten homes in the town burn oil (same survey). If you may change to electric heat, tell us: a charger that takes the last of the panel now will be in its way later.',
    },
    {
      title: 'Near the tidal Nissequogue',
      text: 'Most of the town is well inland. Along the river and the Sound beaches, look at the flood map, and expect us to choose corrosion-resistant fittings.',
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
      answer:
        'It can be. Much depends on how the house cooks, dries laundry and cools. Such a panel may pass with a charger at a reduced setting or under load management; we calculate yours for the quote.',
    },
    {
      question: 'How much is the Town’s electrical permit?',
      answer: `${permitOffices['town-of-smithtown'].usualFee.text} That is the Town’s own charge and it can change again, so we list it as a line of its own, at the rate in force when we file.`,
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
}
