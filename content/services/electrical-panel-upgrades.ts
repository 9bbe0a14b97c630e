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
      'Find out in two minutes if your panel takes a charger. If it doesn’t, see what comes before a 200-amp upgrade.',
    features: [
      'Check your panel online',
      '200 A panels and service changes',
      'Load management where it is enough',
      'PSEG Long Island papers prepared',
    ],
  },
  metadata: {
    title: 'Can My Panel Take an EV Charger? 200 A Upgrades',
    description: `Check in two minutes if your Long Island panel takes an EV charger, from what runs in the house or your meter’s file. Upgrades ${usdRange(prices.town.panelUpgrade)} in most towns.`,
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
    lead: `Most people ask us about a new panel before they know if they need one. [Check yours in two minutes](/services/electrical-panel-upgrades#check). If it does have to go, a 200 A panel is ${usdRange(prices.town.panelUpgrade)} in most towns, and we file the permit, book the inspection and deal with PSEG Long Island.`,
  },
  description: [
    'An oil-heated house with a gas range can have plenty left on 100 A. An all-electric one can be tight on 150. That’s why the number on the main breaker tells only half of it, and why we do the math before we talk about panels.',
    'Homes built before 1980 often have a 100 A or 150 A service. Some still have a panel by Federal Pacific or Zinsco. Send us a photo of one of those first: we’d look at it before adding anything.',
    'We recommend 200 A for most homes. The code doesn’t demand it; the load calculation decides. Planning a heat pump or a second car? That’s a good reason to upgrade now and be done.',
    'Two jobs share this name. A panel change swaps the box and leaves the utility’s supply alone. A service change replaces the cable, the meter equipment and the main breaker too, and puts PSEG Long Island on the schedule. Your estimate says which one you’re getting.',
  ],
  features: [
    {
      title: 'A calculation you can read',
      text: 'You get the sheet: what the house draws, what the charger adds, what’s left. Have a year of meter readings? We use your real peak instead of a table.',
    },
    {
      title: 'The cheaper way, priced beside it',
      text: 'A lower setting, or a listed manager that slows the car while the oven and the dryer run. The charger then counts at its managed value, and your panel can stay.',
    },
    {
      title: 'Spaces for what comes next',
      text: 'Heat pump, second car, generator: tell us the plan for the next ten years, and we pick a panel with room for it.',
    },
    {
      title: 'Room to stand in front of it',
      text: 'The code wants 36 inches deep, 30 wide and 6 feet 6 high kept free. If a washer or a shelf is in the way, you hear it at the visit, not from the inspector.',
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
          text: 'Permit and inspection fees come on top, and so does the charger. Why two ranges? Swapping a panel is one thing. A new meter pan, service cable, surge protector and outdoor disconnect are another.',
        },
      ],
    },
    {
      heading: 'Do you need 200 amps?',
      blocks: [
        {
          kind: 'text',
          text: 'Put your house through the [check above](/services/electrical-panel-upgrades#check), or let us do it. It ends in one of three places.',
        },
        {
          kind: 'list',
          items: [
            '**Room to spare.** Your service carries the charger you want. It takes a breaker space, perhaps a small sub-panel, and no upgrade.',
            '**It fits, closely.** It carries the car, and not much more after that. A charger fixed at 24 A or 32 A leaves a margin, and overnight that’s usually all the charging you need.',
            '**Not as it stands.** First we try a lower setting, then load management. A full, damaged or very old service gets replaced, and the charger goes on the same permit where your municipality allows it.',
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
          text: 'The utility’s page says 3-5 weeks from complete papers, but it’s several years old, so we ask for today’s time when we file. A panel change that leaves the service alone normally doesn’t wait for this.',
        },
      ],
    },
    {
      heading: 'How long it takes, and the hours without power',
      blocks: [
        {
          kind: 'text',
          text: 'The power is off while we move your circuits from the old panel to the new one. You pick the day with us and know when it’s back on; keep the refrigerator shut until then. The permit comes before that day, and so does the utility if the service is new. The inspection comes after. Waits differ by town: the [permits page](/services/permits-inspections) lists what departments have taken.',
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
        'Not if it’s sized by calculation. Plenty of 100 A houses take a charger, some at a 24 A setting or under load management, and some need the upgrade. The [check](/services/electrical-panel-upgrades#check) tells you which is likely yours.',
    },
    {
      question: 'Is the online check a load calculation?',
      answer:
        'It uses the same arithmetic, with what you enter. It can’t see the wiring, the panel’s condition or the charger’s exact nameplate, so our electrician runs it again for your estimate, free.',
    },
    {
      question: 'What happens to the meter file I drop in?',
      answer: 'Your browser reads it on your own device. It isn’t uploaded or kept, and closing the page ends it.',
    },
    {
      question: 'Why do two panel quotes differ so much?',
      answer:
        'Look at the scope. One may swap only the box and the breakers. The other may include the meter equipment, service cable, grounding, surge protector and outdoor disconnect.',
    },
    {
      question: 'What is load management, and is it allowed?',
      answer:
        'It’s a device that watches the house and slows the car before the total gets too high. Yes: the code accepts listed systems and counts the charger at the managed value.',
    },
    {
      question: 'My panel is a Federal Pacific. Can you add a breaker to it?',
      answer:
        'We’d rather not. Panels like that are a common reason to replace the box before a charger goes in. Send a photo with the door open and the cover on, and we’ll tell you what you have.',
    },
    {
      question: 'Can the panel and the charger be done together?',
      answer:
        'Often, yes: one estimate, one application where the department takes it, and the charger wired to the new panel. A service change may mean two visits, because the utility has its own schedule.',
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
