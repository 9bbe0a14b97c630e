// Service page: a Level 2 charger at a house.
import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import { rebateReport, rebateTerms } from '@/content/rebate'
import type { Service } from '@/content/service-schema'
import { timelineFor } from '@/content/timeline'

const { installHours, permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'home-ev-charger-installation',
  name: 'Home EV Charger Installation',
  card: {
    title: 'Home EV Charger Installation',
    description: `A Level 2 charger on its own 240-volt circuit, ${usdRange(prices.home.from)}.`,
    features: [
      'Sized to your car and your panel',
      'Garage, driveway or detached building',
      'Hard-wired, or a NEMA 14-50 receptacle',
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
    lead: `Park, plug in, drive off charged in the morning. Level 2 chargers at Nassau and Suffolk homes ${usdRange(prices.home.from)}: ${range(installHours.standard)} hours on site, ${timelineFor('Suffolk').total} with the permit in Suffolk; in Nassau it depends on your town or village.`,
  },
  description: {
    heading: 'Level 2: up to 10x faster than an outlet',
    paragraphs: [
      'A regular 120-volt outlet feeds a car about 1.4 kW, or 3–5 miles of range an hour. Level 2 runs on 240 volts and typically adds 12–35 miles an hour, depending on the unit and the car. Your car’s on-board charger sets the limit: if it takes 32 A, a 48 A unit won’t charge it any faster.',
      'Then it comes down to distance. A panel in the garage makes a short job; a basement panel at the far end of a colonial takes more cable and hours. [Draw your own setup](/ev-charger-planner) before you call.',
    ],
  },
  features: [
    {
      title: 'A circuit just for the car',
      text: 'Breaker and wire are rated for at least 125% of what the charger delivers, as the code requires, and nothing else shares the circuit.',
    },
    {
      title: 'Hard-wired or plug-in, and why',
      text: 'A NEMA 14-50 receptacle limits the charger to 40 A, and code wants a ground-fault breaker for it, which costs more. Want 48 A? It’s hard-wired.',
    },
    {
      title: 'The right wall and height',
      text: 'Between 18 and 48 inches up (24 inches minimum outdoors), with 3 feet clear in front of the panel. The cable has to reach with the car parked both ways.',
    },
  ],
  inclusions: [
    'A load calculation for your panel, and the price in writing',
    'The permit application for your town or village',
    'The two-pole breaker, labeled in the panel directory',
    'Cable or conduit, strapped, and sealed where it goes through a wall',
    'The charger mounted, wired and set to match its breaker',
    'The inspection booked, and the certificate sent to your town or village',
    'Help with a rebate form, while PSEG Long Island has one',
  ],
  sections: [
    {
      heading: 'What can add to the price',
      blocks: [
        {
          kind: 'list',
          items: [
            `**A long outdoor run or a trench:** ${usdRange(prices.town.exteriorRun)}. Under a driveway the conduit needs 18 inches of cover.`,
            `**${panelOnService}:** ${usdRange(prices.town.panelUpgrade)}, only if your home needs it. [Check your panel](/services/electrical-panel-upgrades#check).`,
            `**A waterfront house:** ${usdRange(prices.bayShore.waterfront)} in all for the work, with corrosion-resistant parts, as in [Bay Shore](/service-areas/bay-shore).`,
            '**A finished ceiling, plaster walls or a slab,** and every extra foot between panel and charger.',
          ],
        },
        {
          kind: 'text',
          text: 'The [cost guide](/blog/ev-charger-installation-costs-suffolk-county) goes through a bill line by line.',
        },
      ],
    },
    {
      heading: 'Which breaker goes with which charger',
      blocks: [
        {
          kind: 'table',
          caption: 'Breaker for each charger output at 240 V',
          columns: ['Charger output', 'Breaker', 'Power to the car'],
          rows: [
            ['24 A', '30 A', '5.8 kW'],
            ['32 A', '40 A', '7.7 kW'],
            ['40 A', '50 A', '9.6 kW'],
            ['48 A', '60 A', '11.5 kW'],
          ],
        },
        {
          kind: 'text',
          text: 'Ordinary 6 AWG house cable (NM-B) stops at 55 A, so a 60 A circuit takes 4 AWG cable, or 6 AWG wires in conduit. If a 48 A bid looks low, ask which one it includes.',
        },
      ],
    },
    {
      heading: 'How long it takes',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Your permit:** often ${range(permitDays.suffolk)} business days in Suffolk for a simple application (${longDate(claims.suffolkApprovalTime.asOf)}). A busy office [takes longer](/services/permits-inspections).`,
            `**Your date:** ${range(schedulingWeeks)} weeks after the permit.`,
            `**At your house:** ${range(installHours.standard)} hours for a standard job, ${range(installHours.longer)} hours for a longer run.`,
          ],
        },
      ],
    },
    {
      heading: 'What it costs to charge',
      blocks: [
        {
          kind: 'text',
          text: `Figure about ${usdRange(prices.charging.fullCharge)} for a typical charge at ${longDate(claims.fullChargeCost.asOf)} prices, and more for a big battery run nearly flat.`,
        },
        {
          kind: 'text',
          text: `Time-of-Day is PSEG Long Island’s standard rate. On Super Off-Peak, ${business.offPeak} is the cheapest window every night (${longDate(claims.offPeakWindow.asOf)}). It takes that rate, a smart meter, and a timer in the car or charger.`,
        },
      ],
    },
    {
      heading: 'Rebate and tax credit',
      blocks: [
        {
          kind: 'note',
          title: 'PSEG Long Island’s charger rebate, 2026',
          text: `${rebateReport} ${rebateTerms} We help with the form while the program lasts.`,
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
      question: 'I don’t have a garage. Can I still get a charger?',
      answer:
        'Sure. Lots of Long Island capes and ranches have no garage: a weather-rated unit hangs on the outside wall by the driveway.',
    },
    {
      question: 'Do I need a 200-amp service?',
      answer:
        'Not always. We recommend 200 A for most homes, but the load calculation decides. Some 100 A and 150 A houses pass with a smaller charger or with load management.',
    },
  ],
  towns: ['bay-shore'],
}
