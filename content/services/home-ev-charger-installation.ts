// Service page: a Level 2 charger at a house.
import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { Service } from '@/content/service-schema'
import { timelineFor } from '@/content/timeline'

const { installHours, permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'home-ev-charger-installation',
  name: 'Home EV Charger Installation',
  card: {
    title: 'Home EV Charger Installation',
    description: `Your Level 2 charger on its own 240-volt circuit, ${usdRange(prices.home.from)}. Garage or driveway, permit filed, inspection booked.`,
    features: [
      'Sized to your car and your panel',
      'Garage, driveway or detached building',
      'Hard-wired, or a NEMA 14-50 receptacle',
      'Tested on your own car',
    ],
  },
  metadata: {
    title: 'Home EV Charger Installation on Long Island',
    description: `Level 2 EV chargers installed at Nassau and Suffolk homes ${usdRange(prices.home.from)}, usually in ${range(installHours.standard)} hours. Permit filed, inspection booked. Call for a free estimate.`,
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
    lead: `Park, plug in, drive off charged in the morning. We put Level 2 chargers on Nassau and Suffolk homes ${usdRange(prices.home.from)}: ${range(installHours.standard)} hours on site, ${timelineFor('Suffolk').total} with the permit, which we file. You pay when the work is done.`,
  },
  description: {
    heading: 'Level 2: up to 10x faster than an outlet',
    paragraphs: [
      'A regular 120-volt outlet feeds a car about 1.4 kW, or 3–5 miles of range an hour. Level 2 runs on 240 volts. Most home units add 12–35 miles an hour, depending on the unit and the car.',
      'Your car’s on-board charger sets the limit. If it takes 32 A, a 48 A unit on the wall won’t charge it any faster. So tell us the model and year, and we’ll start there.',
      'Then it comes down to distance. A panel in the garage makes a short job. A basement panel at the far end of a colonial takes more cable, conduit and hours. [Draw your own setup](/ev-charger-planner) before you call.',
    ],
  },
  features: [
    {
      title: 'A circuit just for the car',
      text: 'A car pulls full current for hours. So we rate the breaker and wire for at least 125% of what the charger delivers, as the code requires, and nothing else shares the circuit.',
    },
    {
      title: 'Hard-wired or plug-in, and why',
      text: 'A NEMA 14-50 receptacle limits the charger to 40 A, and many plug-in units stop at 32 A. It needs GFCI protection, and we recommend an industrial-grade one. Want 48 A? We hard-wire it.',
    },
    {
      title: 'The right wall and height',
      text: 'We mount between 18 and 48 inches (24 inches minimum outdoors) and keep 3 feet clear in front of the panel. Most charger cables are 18–25 ft, so we check that yours reaches with the car parked both ways.',
    },
    {
      title: 'Built for weather',
      text: 'Outside walls get a weather-rated unit, raintight fittings and sealed entries. Near the bay, the Sound or the ocean, we like PVC conduit and stainless hardware, which hold up better than plain steel.',
    },
  ],
  inclusions: [
    'A free written estimate with the breaker size and the route of the run',
    'A load calculation for your panel',
    'The permit application for your town or village',
    'The two-pole breaker, labeled in the panel directory',
    'Cable or conduit from panel to charger, strapped, and sealed where it goes through a wall',
    'The charger mounted, wired and set to match its breaker',
    'A live test on your car and a walk through the controls',
    'The inspection booked, and the certificate sent to your town or village',
    'Help with PSEG Long Island’s rebate form; the utility decides who gets it and how much',
  ],
  sections: [
    {
      heading: 'What a home charger costs to install',
      blocks: [
        {
          kind: 'text',
          text: 'Distance and digging move the price most. These rows are for our work, without the charger.',
        },
        {
          kind: 'table',
          caption: 'Prices for work at your house',
          columns: ['Job', 'Price', 'When it applies'],
          rows: [
            [
              'Standard installation',
              usdRange(prices.home.standard),
              'Short run, an open space in the panel, power to spare',
            ],
            [
              'Exterior run or trench',
              usdRange(prices.town.exteriorRun),
              'Added for a detached garage, or a driveway spot away from the panel',
            ],
            [
              'Panel upgrade',
              usdRange(prices.town.panelUpgrade),
              'Only if your home needs it: [check your panel](/services/electrical-panel-upgrades#check)',
            ],
            [
              'Waterfront house',
              usdRange(prices.bayShore.waterfront),
              'Corrosion-resistant enclosure and hardware: our canal and bayfront range in [Bay Shore](/service-areas/bay-shore)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Your town may run a little lower or higher: find it under [service areas](/service-areas). Our [cost guide](/blog/ev-charger-installation-costs-suffolk-county) goes through a bill line by line.',
        },
      ],
    },
    {
      heading: 'Which breaker goes with which charger',
      blocks: [
        {
          kind: 'text',
          text: 'The amps on the box can mean the output or the circuit. Here’s how the two pair up on 240 V.',
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
          text: 'For 48 A, the wire gets heavier. Ordinary 6 AWG house cable (NM-B) stops at 55 A, so a 60 A circuit takes 4 AWG cable, or 6 AWG wires in conduit. If a 48 A bid looks low, ask which one it includes.',
        },
      ],
    },
    {
      heading: 'How long it takes',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Your permit:** often ${range(permitDays.suffolk)} business days in Suffolk for a simple application (${longDate(claims.suffolkApprovalTime.asOf)}). A busy office takes longer; we’ll tell you before you sign. Nassau’s times are on the [permits page](/services/permits-inspections).`,
            `**Your date:** ${range(schedulingWeeks)} weeks after the permit.`,
            `**At your house:** ${range(installHours.standard)} hours for a standard job with no trench or panel work. Longer runs take ${range(installHours.longer)} hours.`,
          ],
        },
        {
          kind: 'text',
          text: `For a simple job, figure ${timelineFor('Suffolk').total} from your OK to your first charge.`,
        },
      ],
    },
    {
      heading: 'What moves your price',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every extra foot between panel and charger, and every corner on the way',
            'A finished basement ceiling, plaster walls, or a house on a slab',
            'A full panel, or a service too small for the charger you want',
            'Digging: under a one- or two-family driveway the conduit needs 18 inches of cover',
            'A detached garage, which normally gets a single feeder with its own disconnect and small sub-panel',
            'A more powerful charger, which needs heavier wire',
          ],
        },
      ],
    },
    {
      heading: 'What it costs to charge',
      blocks: [
        {
          kind: 'text',
          text: `Figure about ${usdRange(prices.charging.fullCharge)} for a typical charge at ${longDate(claims.fullChargeCost.asOf)} prices, and more for a big battery run nearly flat. PSEG Long Island was reported to have raised its charges in January 2026.`,
        },
        {
          kind: 'text',
          text: `On PSEG Long Island’s Super Off-Peak rate, ${business.offPeak} is the cheapest window every night (${longDate(claims.offPeakWindow.asOf)}). You need that rate, a smart meter, and a timer in the car or charger. Freeport, Rockville Centre and Greenport have their own rates.`,
        },
      ],
    },
    {
      heading: 'Rebate and tax credit',
      blocks: [
        {
          kind: 'note',
          title: `Rebate: apply before ${longDate(claims.utilityRebate2026.expires)}`,
          text: `Choose a charger on PSEG Long Island’s list, and send in the form before that day, or before funds run out. We confirm the terms with the utility and help with the form. Our [cost guide](/blog/ev-charger-installation-costs-suffolk-county) has the amounts.`,
          claim: 'utilityRebate2026',
        },
        {
          kind: 'text',
          text: `The 30% federal credit is over: it covered only chargers placed in service by ${longDate(claims.federalCredit.expires)}.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do you install a charger that I buy myself?',
      answer:
        'Yes. Our price is for the work, wherever you buy the charger. It needs a UL mark or its equal, so send us the model and we’ll check.',
    },
    {
      question: 'I rent, or I’m in a condo. Can I get a charger?',
      answer:
        'Often, yes. A tenant needs the landlord’s OK. In a condo or an association, state law limits [what a board can refuse](/services/commercial-ev-charger-installation#condo). In a co-op, the board decides.',
    },
    {
      question: 'Can my charger share the dryer circuit?',
      answer:
        'Only through a listed energy management system that controls the sharing. Otherwise it gets its own circuit. If your panel is tight, we can price that system beside a larger service.',
    },
    {
      question: 'I don’t have a garage. Can I still get a charger?',
      answer:
        'Sure. Lots of Long Island capes and ranches have no garage, so we hang a weather-rated unit on the outside wall by the driveway. Outdoors the connector stays at least 24 inches above the ground.',
    },
    {
      question: 'Should I get 32, 40 or 48 amps?',
      answer:
        'Start with your car. If it takes 32 A, a 40 A breaker is all it can use. Go higher if this car takes more, or your next one will and your panel has the room.',
    },
    {
      question: 'What if we get a second electric car?',
      answer:
        'Tell us at the estimate. Two chargers can share power under a listed load-management system, and a larger conduit adds little while we’re building the first run.',
    },
    {
      question: 'Do I need a 200-amp service?',
      answer:
        'No. We recommend 200 A for most homes, but the load calculation decides. Some 100 A and 150 A houses pass with a smaller charger or with load management.',
    },
  ],
  towns: ['holbrook', 'smithtown', 'stony-brook', 'centereach', 'medford', 'hempstead'],
}
