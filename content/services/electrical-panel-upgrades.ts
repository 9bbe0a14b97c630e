// Service page: larger services and panels, and how to avoid the upgrade.
import { longDate, usdRange } from '@/lib/format'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Service } from '../types'

export const page: Service = {
  slug: 'electrical-panel-upgrades',
  name: 'Electrical Panel Upgrades',
  card: {
    title: 'Electrical Panel Upgrades',
    description:
      'A 200-amp panel where the load calculation asks for it, and an honest word about load management where it does not.',
    features: [
      'Load calculation before any advice',
      '200 A panels and service changes',
      'Load management where it is enough',
      'PSEG Long Island papers prepared',
    ],
  },
  metadata: {
    title: '200 Amp Panel Upgrades for EV Charging',
    description: `When a Long Island house needs a 200 A panel for an EV charger, when load management will do, what PSEG Long Island asks for, and prices of ${usdRange(prices.town.panelUpgrade)}.`,
    keywords: [
      'electrical panel upgrade Long Island',
      '200 amp service upgrade',
      'EV charger load calculation',
      'PSEG Long Island service upgrade',
      'load management EV charger',
      'panel replacement Suffolk',
    ],
  },
  hero: {
    title: 'Electrical Panel Upgrades',
    lead: 'Before you buy a bigger panel, find out if you need one. We run the load calculation first, price the alternatives beside it, and replace the panel only when the sum says so.',
  },
  description: [
    'A charger is one of the larger loads a house can have, and it runs for hours. Homes built before 1980 often have a 100 A or 150 A service, and some still have a panel by Federal Pacific or Zinsco, which we look at before adding anything to it.',
    'We recommend 200 A for most homes. It is a recommendation and not a rule of the code: the load calculation decides, and a house that heats with oil and cooks with gas may have plenty left at 150 A. The same house may want that room later for a heat pump, which is a fair reason to upgrade now.',
    'There are two jobs behind one name. Changing the panel alone keeps the utility’s supply as it is. Changing the service replaces the service cable, the meter equipment and the main breaker too, and brings PSEG Long Island into the schedule. Your estimate says which of the two is meant.',
  ],
  features: [
    {
      title: 'A calculation you can read',
      text: 'The code counts a charger at 7,200 VA or its nameplate, whichever is larger. Where twelve months of demand data exist, your real peak may be used instead of a table. Ask us for the sheet and check it.',
    },
    {
      title: 'Load management priced beside it',
      text: 'A listed system watches the house and slows the car when the oven and the dryer run. The charger then counts at its managed value, and a full-size unit can live on a smaller service.',
    },
    {
      title: 'Places for what comes next',
      text: 'A new panel should leave spaces for a heat pump, a second car or a generator interlock. Tell us the plan for the next ten years, and we choose the cabinet to fit.',
    },
    {
      title: 'Clear working space',
      text: 'In front of a panel the code wants a space 36 inches deep, 30 inches wide and 6 feet 6 inches high, kept free. If shelves or a washer stand there now, we say so at the visit.',
    },
  ],
  inclusions: [
    'A load calculation for the house with the charger in it',
    'A written comparison: upgrade, smaller charger setting, or load management',
    'The new panel with its main breaker, and every circuit moved over and labeled',
    'Grounding and bonding checked, and brought up to the code in force',
    'Surge protection, and an outdoor emergency disconnect, when the service is replaced',
    'Permit filing and the electrical inspection',
    'The form or load letter for PSEG Long Island, with the inspection certificate',
    'Clean-up, and the old equipment taken away',
  ],
  sections: [
    {
      heading: 'What a panel upgrade costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Indicative prices for more capacity',
          columns: ['Route', 'Price', 'What it covers'],
          rows: [
            ['Panel upgrade', usdRange(prices.town.panelUpgrade), 'The range on most of our town pages'],
            [
              'Panel upgrade, up to a full service replacement',
              usdRange(prices.guide.panelUpgrade),
              `Our cost guide of ${longDate(claims.costGuide.asOf)}; the top is for jobs with new service equipment`,
            ],
            [
              'Estate upgrade',
              usdRange(prices.southampton.estateUpgrade),
              'Our range for [Southampton](/service-areas/southampton): typically several panels or a long feeder',
            ],
            [
              'Load management, or a lower charger setting',
              'By estimate',
              'Depends on the charger chosen and where the current is measured',
            ],
          ],
          claim: 'costGuide',
        },
        {
          kind: 'text',
          text: 'Permits and inspection are billed on top. Where the two ranges differ, the reason is the scope: swapping a panel is one thing, and a new meter pan, service cable, surge protector and outdoor disconnect are another.',
        },
      ],
    },
    {
      heading: 'Do you need 200 amps?',
      blocks: [
        {
          kind: 'text',
          text: 'Add up what the house can draw at once by the code’s method, then put the car on top. The outcome usually falls in one of three groups.',
        },
        {
          kind: 'list',
          items: [
            '**It fits.** The service carries the charger you want. You need a breaker place, perhaps a small sub-panel, and no upgrade.',
            '**It fits with a limit.** A charger fixed at 24 A or 32 A, or one under load management, passes on the service you have. For overnight charging that is often enough.',
            '**It does not fit.** The service is full, damaged or too old to add to. Then the upgrade comes first, and the charger follows on the same permit where the municipality allows it.',
          ],
        },
      ],
    },
    {
      heading: 'What a new service brings with it',
      blocks: [
        {
          kind: 'text',
          text: `New York State has enforced the 2023 National Electrical Code since the end of 2025 (as of ${longDate(claims.electricalCode.asOf)}). When a home’s service is replaced, it generally asks for two things that help explain why prices have moved: a surge-protective device, and an emergency disconnect outdoors that firefighters can reach. Expect both on your estimate, and ask why if a lower bid has neither. Permits filed under the earlier edition normally finish under it.`,
        },
      ],
    },
    {
      heading: 'The steps with PSEG Long Island',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'We file with your town or village and agree on a day with you.',
            'For a service of 200 A or less, the utility takes its Connects form; for 300 A or more it wants a load letter.',
            'The work is inspected, and the electrical inspection certificate goes to the utility.',
            'PSEG Long Island schedules its own part of the change.',
          ],
        },
        {
          kind: 'text',
          text: 'The utility’s page spoke of 3-5 weeks from complete papers. It shows no date and is several years old, so we ask for the present time when we file. A panel change that leaves the service alone normally does not wait for this.',
        },
      ],
    },
    {
      heading: 'How long it takes, and the hours without power',
      blocks: [
        {
          kind: 'text',
          text: 'The power is off while circuits move from the old panel to the new one. We agree on the day and tell you when to expect it back; keep the refrigerator shut in the meantime. Before that day come the permit and, for a new service, the utility. After it comes the inspection. Those waits differ by town; the [permits page](/services/permits-inspections) lists what departments have taken.',
        },
      ],
    },
    {
      heading: 'What could change the price',
      blocks: [
        {
          kind: 'list',
          items: [
            'A panel that has to move to get its clear space, or to stand above flood level',
            'Service cable or meter equipment in poor shape',
            'Aluminum branch circuits or old wiring that must be joined safely',
            'Overhead or underground supply, and who owns which part of it',
            'Room for a generator, solar or a second panel',
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
        'Not if it is sized by calculation. Some 100 A houses pass with a charger set to 24 A, or with load management; others need the upgrade.',
    },
    {
      question: 'Why do two panel quotes differ so much?',
      answer:
        'Look at the scope. One may replace only the cabinet and breakers, the other the meter equipment, service cable, grounding, surge protector and outdoor disconnect.',
    },
    {
      question: 'What is load management, and is it allowed?',
      answer:
        'It is equipment that keeps the total under a set limit by slowing the charger. The code accepts listed systems and counts the charger at the managed value.',
    },
    {
      question: 'My panel is a Federal Pacific. Can you add a breaker to it?',
      answer:
        'We would rather not. Panels of that kind are a common reason to replace the cabinet before a charger goes in. Send a photo with the door open and the cover on, and we tell you what you have.',
    },
    {
      question: 'Can the panel and the charger be done together?',
      answer:
        'Often, yes. One estimate, one application where the department accepts it, and the charger wired to the new panel. A service change may split the work into two visits because of the utility.',
    },
  ],
  towns: [
    {
      town: 'smithtown',
      reason:
        'Many homes we see there have 100-150 A panels, and about three quarters in the town were built before 1980 (Census Bureau, 2020-2024).',
    },
    {
      town: 'mastic',
      reason:
        'Bungalows made year-round can still have 60-100 A on a mast, so a service change often comes before the charger.',
    },
    {
      town: 'selden',
      reason:
        'Accessory apartments can add a range and a dryer to an old 100 A panel; load management can avoid the upgrade.',
    },
    {
      town: 'riverhead',
      reason:
        'Manufactured homes are often fed from an outdoor pedestal with a full panel inside, a good case for a managed charger.',
    },
    {
      town: 'babylon',
      reason:
        'Close to four in five homes in the town date from before 1980 (Census Bureau, 2020-2024), and flood level can decide where a panel may hang.',
    },
    {
      town: 'holbrook',
      reason: 'Electrical rooms of the 1970s are where we look for old panel brands and aluminum branch wiring.',
    },
  ],
}
