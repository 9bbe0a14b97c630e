// Service page: larger services and panels, and how to avoid the upgrade.
import { longDate, usdRange } from '@/lib/format'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { Service } from '@/content/service-schema'

export const page: Service = {
  slug: 'electrical-panel-upgrades',
  name: 'Electrical Panel Upgrades',
  card: {
    title: 'Electrical Panel Upgrades',
    description: `You may not need a new panel. Check yours in two minutes. If you do, 200 A is ${usdRange(prices.town.panelUpgrade)} in most towns.`,
    features: [
      'Check your panel online',
      '200 A panels and service changes',
      'Load management where it’s enough',
      'PSEG Long Island paperwork handled',
    ],
  },
  metadata: {
    title: 'Do I Need a Panel Upgrade for an EV Charger?',
    description: `Maybe not. Check your Long Island panel in two minutes, free. If it needs 200 A, upgrades are ${usdRange(prices.town.panelUpgrade)} in most towns. Call for a free estimate.`,
    keywords: [
      'can my panel take an EV charger',
      'EV charger load calculation',
      '100 amp panel EV charger',
      'electrical panel upgrade Long Island',
      '200 amp service upgrade',
      'load management EV charger',
    ],
  },
  hero: {
    title: 'Electrical Panel Upgrades',
    lead: `You may not need a new panel. [Check your panel in two minutes](/services/electrical-panel-upgrades#check), free. If you do need 200 A, it’s ${usdRange(prices.town.panelUpgrade)} in most towns. We file the permit, book the inspection and deal with PSEG Long Island.`,
  },
  description: [
    'The number on your main breaker is only half of it. A house with oil heat and a gas range can have plenty left on 100 A; an all-electric one can be tight on 150. So we do the math before we talk about panels.',
    'We recommend 200 A for most homes. The code doesn’t require it; your load calculation decides. A panel change swaps the box. A service change also replaces the cable and the meter equipment, and PSEG Long Island schedules its part.',
  ],
  features: [
    {
      title: 'The math, on paper',
      text: 'You get the sheet: what the house draws, what the charger adds, what’s left.',
    },
    {
      title: 'The cheaper way, priced beside it',
      text: 'A lower charger setting, or a listed manager that slows the car while the oven and dryer run, often saves the panel.',
    },
  ],
  inclusions: [
    'A load calculation for your house with the charger in it',
    'The new panel and main breaker, with every circuit moved over and labeled, and room for the heat pump or second car you plan',
    'Grounding and bonding checked and brought up to code',
    'Surge protection and an outdoor emergency disconnect, when we replace the service',
    'The permit filed and the electrical inspection booked',
    'The form or load letter for PSEG Long Island, with the inspection certificate',
    'Clean-up, and the old equipment hauled away',
  ],
  sections: [
    {
      heading: 'What a panel upgrade costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Prices for more capacity',
          columns: ['Job', 'Price', 'What it covers'],
          rows: [
            ['Panel upgrade', usdRange(prices.town.panelUpgrade), 'Our range for most towns'],
            [
              'Panel upgrade, up to a full service replacement',
              usdRange(prices.guide.panelUpgrade),
              `Our cost guide of ${longDate(claims.costGuide.asOf)}; the top is for new service equipment`,
            ],
            [
              'Estate upgrade',
              usdRange(prices.southampton.estateUpgrade),
              'Several panels or a long feeder: our range for [Southampton](/service-areas/southampton)',
            ],
            [
              'Load management, or a lower charger setting',
              'By estimate',
              'Depends on your charger and where we measure the current',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Why two ranges? The lower one is a new box. The higher one adds a meter pan, service cable, surge protector and outdoor disconnect. Two quotes far apart? Check which of the two each one is.',
        },
      ],
    },
    {
      heading: 'What the code adds to a new service',
      blocks: [
        {
          kind: 'text',
          text: 'New York State has enforced the 2023 National Electrical Code since the end of 2025. When we replace a home’s service, that generally adds two things: a surge-protective device, and an emergency disconnect outdoors where firefighters can reach it. We put both on your estimate. If a lower bid has neither, ask why.',
        },
      ],
    },
    {
      heading: 'How PSEG Long Island fits in',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'We file with your town or village and pick a day with you.',
            'We send the utility its Connects form for 200 A or less, or a load letter for 300 A or more.',
            'The work is inspected, and the electrical inspection certificate goes to the utility.',
            'PSEG Long Island schedules its own part.',
          ],
        },
        {
          kind: 'text',
          text: 'Plan on 3–5 weeks once the paperwork is in. That’s from an older page of the utility’s, so we ask for the current wait when we file. A panel change that leaves the service alone normally skips this step.',
        },
      ],
    },
    {
      heading: 'How long your power is off',
      blocks: [
        {
          kind: 'text',
          text: 'Only while we move the circuits to the new panel. You pick the day with us, and know beforehand when it’s back on. How long the permit takes is on the [permits page](/services/permits-inspections).',
        },
      ],
    },
    {
      heading: 'What adds to a panel job',
      blocks: [
        {
          kind: 'list',
          items: [
            'Moving the panel, above flood level or where the code’s clear space fits: 36 inches deep, 30 wide',
            'Service cable or meter equipment in poor shape',
            'Aluminum branch circuits or old wiring to join safely',
            'Masonry, tight closets, finished walls',
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Will an EV charger overload my 100-amp panel?',
      answer:
        'No, as long as we size it to your house. Some 100 A homes take a charger as they are, some at 24 A or with load management. Some do need the upgrade. The [check](/services/electrical-panel-upgrades#check) tells you which is likely yours.',
    },
    {
      question: 'I have a Federal Pacific or Zinsco panel. Can you just add a breaker?',
      answer:
        'We’d rather not. Panels like that are a common reason to replace the box before the charger goes in. Send a photo with the door open and the cover on, and we’ll know what you have.',
    },
    {
      question: 'Can you do the panel and the charger together?',
      answer:
        'Often, yes: one estimate, one application where the town takes it, and the charger wired to the new panel. A service change can mean two visits, because the utility sets its own date.',
    },
  ],
  towns: [
    {
      town: 'smithtown',
      reason:
        'Many homes we see here have 100–150 A panels. About three quarters of the town’s homes were built before 1980 (Census Bureau, 2020–2024).',
    },
    {
      town: 'mastic',
      reason:
        'Bungalows made year-round can still have 60–100 A on a mast, so the service change often comes before the charger.',
    },
    {
      town: 'selden',
      reason:
        'Add an apartment’s range and dryer, and an old 100 A panel fills up. Load management can save you the upgrade.',
    },
    {
      town: 'babylon',
      reason:
        'Close to four in five homes in the town date from before 1980 (Census Bureau, 2020–2024). Near the water we hang the panel above flood level.',
    },
  ],
}
