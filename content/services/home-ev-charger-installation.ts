// Service page: a Level 2 charger at a house.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Service } from '../types'

const { installHours, permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'home-ev-charger-installation',
  name: 'Home EV Charger Installation',
  card: {
    title: 'Home EV Charger Installation',
    description:
      'A Level 2 charger on its own 240-volt circuit, in the garage or beside the driveway, with the permit filed and the inspection arranged.',
    features: [
      'Sized to your car and your service',
      'Garage, driveway or detached building',
      'Hard-wired, or a NEMA 14-50 receptacle',
      'Tested on your own car',
    ],
  },
  metadata: {
    title: 'Home EV Charger Installation on Long Island',
    description: `Level 2 EV chargers installed at homes in Nassau and Suffolk, ${usdRange(prices.home.from)}. Breaker sizes, prices, time on site and what changes the estimate.`,
    keywords: [
      'home EV charger installation',
      'Level 2 charger Long Island',
      'NEMA 14-50 installation',
      '240 volt car charger',
      'EV charger electrician Suffolk',
      'EV charger breaker size',
    ],
  },
  hero: {
    title: 'Home EV Charger Installation',
    lead: `Park, plug in, drive off charged in the morning. We put Level 2 chargers on houses across Nassau and Suffolk, ${usdRange(prices.home.from)}: one dedicated circuit, a straight run of conduit or cable, and an inspection when the work is done.`,
  },
  description: [
    'An ordinary 120-volt outlet feeds a car about 1.4 kW, which is roughly 3-5 miles of range for every hour on the cord. Level 2 runs at 240 volts and charges up to 10x faster than a standard outlet. Home units typically add 12-35 miles of range per hour, depending on the unit and the car.',
    'Your car sets the ceiling. Its on-board charger turns the house’s current into what the battery can store, and a car limited to 32 A gains nothing from a 48 A unit on the wall. So we ask for model and year before anyone talks about amps.',
    'After that, distance decides. A panel in the garage, ten steps from the parking spot, is a short job. A basement panel at the far end of a colonial, or a garage behind the house, means more cable, more conduit and more hours. You can draw your own case in the [EV Planner](/ev-charger-planner) before you call.',
  ],
  features: [
    {
      title: 'One circuit, nothing else on it',
      text: 'A car draws its full current for hours, so the code treats it as a continuous load: breaker and wire are rated for at least 125% of what the charger delivers. Nothing else shares that circuit.',
    },
    {
      title: 'Hard-wired or plug-in, with the reason',
      text: 'A NEMA 14-50 receptacle limits the charger to 40 A, and many plug-in units stop at 32 A. It needs GFCI protection, and we advise an industrial-grade receptacle. A 48 A charger should be hard-wired.',
    },
    {
      title: 'A height and a wall that work',
      text: 'We mount between 18 and 48 inches (24 inches minimum outdoors) and keep 3 feet clear in front of the panel. Most charger cables are 18-25 ft, so we check the reach with the car parked both ways.',
    },
    {
      title: 'Fit for weather',
      text: 'Outside walls get a weather-rated unit, raintight fittings and sealed entries. Near the bay, the Sound or the ocean, PVC conduit and stainless hardware hold up better than plain steel.',
    },
  ],
  inclusions: [
    'A free estimate in writing, with the breaker size and the route of the run',
    'A load calculation for your service',
    'The permit application your town or village asks for',
    'The two-pole breaker, labeled in the panel directory',
    'Cable or conduit from panel to charger, strapped and sealed where it passes a wall',
    'Mounting and wiring of the charger, with its output set to match the breaker',
    'A live test on your car and a walk through the controls',
    'The inspection arranged, and its certificate passed to the municipality',
    'Help with the form for PSEG Long Island’s rebate; the utility decides who gets it and how much',
  ],
  sections: [
    {
      heading: 'What a home charger costs to install',
      blocks: [
        {
          kind: 'text',
          text: 'These ranges are indicative and leave out permit and inspection fees, which go to the municipality and the inspection agency. The written estimate is the price that counts; it says which charger it includes, or that you bring your own.',
        },
        {
          kind: 'table',
          caption: 'Indicative prices for work at a house',
          columns: ['Job', 'Price', 'When it applies'],
          rows: [
            [
              'Standard installation',
              usdRange(prices.home.standard),
              'Short run, free space in the panel, a service with capacity to spare',
            ],
            [
              'Exterior run or trench',
              usdRange(prices.town.exteriorRun),
              'Added for a detached garage, or a driveway spot away from the panel',
            ],
            [
              'Panel upgrade',
              usdRange(prices.town.panelUpgrade),
              'Only if the numbers call for it: see [electrical panel upgrades](/services/electrical-panel-upgrades)',
            ],
            [
              'Waterfront house',
              usdRange(prices.bayShore.waterfront),
              'Our range for canal and bayfront work in [Bay Shore](/service-areas/bay-shore): corrosion-resistant enclosure and hardware',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Pages for single towns carry their own ranges, some lower and some higher than the ones here. Find yours under [service areas](/service-areas).',
        },
      ],
    },
    {
      heading: 'Breaker, output and power, side by side',
      blocks: [
        {
          kind: 'text',
          text: 'The advertised amps of a charger may mean its output or its circuit. Here is how the two pair up on a 240 V home supply.',
        },
        {
          kind: 'table',
          caption: 'Breaker for each charger output at 240 V',
          columns: ['Charger output', 'Breaker', 'Power to the car'],
          rows: [
            ['16 A', '20 A', '3.8 kW'],
            ['24 A', '30 A', '5.8 kW'],
            ['32 A', '40 A', '7.7 kW'],
            ['40 A', '50 A', '9.6 kW'],
            ['48 A', '60 A', '11.5 kW'],
          ],
        },
        {
          kind: 'text',
          text: 'The last row costs more than it looks. Ordinary 6 AWG house cable (NM-B) is limited to 55 A, so a 60 A charger circuit takes 4 AWG cable, or 6 AWG wires in conduit. If a bid for 48 A looks low, ask which of the two it includes.',
        },
      ],
    },
    {
      heading: 'How long it takes',
      blocks: [
        {
          kind: 'list',
          items: [
            `**On site:** ${installHours.standard.min}-${installHours.standard.max} hours for a standard job with no trench and no panel work; longer runs take ${installHours.longer.min}-${installHours.longer.max} hours.`,
            `**Paperwork:** often ${permitDays.suffolk.min}-${permitDays.suffolk.max} business days in Suffolk for a simple application, as of ${longDate(claims.suffolkApprovalTime.asOf)}. Busy departments take longer. Nassau’s figures, and some longer waits, are on the [permits page](/services/permits-inspections).`,
            `**Getting on the calendar:** ${schedulingWeeks.min}-${schedulingWeeks.max} weeks once the permit is in hand.`,
          ],
        },
      ],
    },
    {
      heading: 'What could change the price',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every extra foot between panel and charger, and every corner on the way',
            'A finished basement ceiling, plaster walls, or a slab house with no basement to run through',
            'A full panel, or a service too small for the charger you want',
            'Digging: under a one- or two-family driveway the conduit needs 18 inches of cover',
            'A detached garage, which normally gets a single feeder with its own disconnect and small sub-panel',
            'A charger output that needs a heavier wire',
          ],
        },
      ],
    },
    {
      heading: 'What a charge costs, and when to take it',
      blocks: [
        {
          kind: 'text',
          text: `Plan on roughly ${usdRange(prices.charging.fullCharge)} for a typical charge at ${longDate(claims.fullChargeCost.asOf)} prices; a big battery run nearly flat costs more. On PSEG Long Island’s Super Off-Peak rate, ${business.offPeak} is the cheapest window every night (rate pages of ${longDate(claims.offPeakWindow.asOf)}). You have to be on that rate, with a smart meter, for the hours to matter; then a timer in the car or the charger does the rest. Freeport, Rockville Centre and Greenport run electric systems of their own, with their own rates and rebates.`,
        },
        {
          kind: 'note',
          title: 'Rebates today',
          text: `As reported in ${longDate(claims.utilityRebate2026.asOf)}, and still to be confirmed with the utility: ${claims.utilityRebate2026.statement}. Larger amounts you may read about are from earlier years. The 30% federal credit is over: it covered only chargers placed in service by June 30, 2026. We check what is open before you sign.`,
          claim: 'utilityRebate2026',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Can my charger share the dryer circuit?',
      answer:
        'Not as it stands. A charger gets its own circuit unless a listed energy management system controls the sharing. If the panel is tight, that kind of system is worth pricing beside a larger service.',
    },
    {
      question: 'Does a home charger have to be in a garage?',
      answer:
        'No. Many Long Island capes and ranches have no garage, and the charger hangs on the outside wall next to the driveway. The unit must be rated for weather, and outdoors the connector is kept at least 24 inches above the ground.',
    },
    {
      question: 'Should I choose 32, 40 or 48 amps?',
      answer:
        'Start from the car. If it accepts 32 A, a 40 A breaker is all it can use. Go higher when the present car takes it, or when the next one will and your service has the room.',
    },
    {
      question: 'What if we add a second electric car?',
      answer:
        'Say so at the estimate. Two chargers can share one allowance of power under a listed load-management system, and a larger conduit adds little while the first run is being built.',
    },
    {
      question: 'Is a 200-amp service required?',
      answer:
        'No. We recommend 200 A for most homes, but the load calculation decides. Some 100 A and 150 A houses pass with a smaller charger or with load management.',
    },
  ],
  towns: [
    {
      town: 'holbrook',
      reason:
        'High ranches here often have the panel and the garage on the same lower level, which makes for short runs.',
    },
    {
      town: 'smithtown',
      reason:
        'Most homes are detached and many have an attached garage; we often find 100-150 A panels, so the load calculation comes first.',
    },
    {
      town: 'stony-brook',
      reason:
        'Levitt-built houses of the 1960s are often on slabs: the run goes through the attic, along the garage wall or outside.',
    },
    { town: 'centereach', reason: 'Some garages have become rooms, so the charger moves to an outside wall.' },
    {
      town: 'medford',
      reason: 'Detached garages and workshops are good places for one sub-panel that serves the tools and the car.',
    },
    {
      town: 'hempstead',
      reason:
        'Narrow side drives and two-family houses: wall space and the right meter have to be settled before the price.',
    },
  ],
}
