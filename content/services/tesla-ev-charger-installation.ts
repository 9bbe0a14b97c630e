// Service page: the Tesla Wall Connector. The page shows the Tesla phone number of
// content/business.ts.
import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { Service } from '@/content/service-schema'
import { timelineFor } from '@/content/timeline'

const { installHours, permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'tesla-ev-charger-installation',
  name: 'Tesla EV Charger Installation',
  card: {
    title: 'Tesla EV Charger Installation',
    description: `Your Wall Connector, wired and mounted for ${usdRange(prices.home.standard)}.`,
    features: [
      'Up to 48 A from a 60 A breaker',
      'Power sharing for two or more units',
      'We make sure the cable reaches your car',
    ],
  },
  metadata: {
    title: 'Tesla Wall Connector Installation, Long Island',
    description: `Tesla Wall Connector wired and mounted at your Nassau or Suffolk home for ${usdRange(prices.home.standard)}, usually in ${range(installHours.standard)} hours. Call for a free estimate.`,
    keywords: [
      'Tesla Wall Connector installation',
      'Tesla charger Long Island',
      'Tesla home charging Suffolk',
      '60 amp breaker Tesla',
      'Wall Connector electrician',
      'Tesla charger cost',
    ],
  },
  hero: {
    title: 'Tesla EV Charger Installation',
    lead: `Your Wall Connector, wired and mounted for ${usdRange(prices.home.standard)}: ${range(installHours.standard)} hours on site, ${timelineFor('Suffolk').total} with the permit in Suffolk; in Nassau your office sets the pace. Up to 48 A, or 44 miles of range per hour by Tesla’s figures.`,
  },
  description: {
    heading: '48 amps to the car, 60 on the breaker',
    paragraphs: [
      'A load that runs for hours may use only 80% of its breaker, so 48 A to the car takes a 60 A one. When our [EV Planner](/ev-charger-planner) shows 60 for Tesla, that’s the breaker.',
      'The Wall Connector is hard-wired: no plug, no receptacle, and ground-fault protection built in.',
    ],
  },
  features: [
    {
      title: 'Full speed when you need it',
      text: 'A 60 A circuit is worth it when your car takes 48 A and you drive enough to use it.',
    },
    {
      title: 'A lower setting to keep your panel',
      text: 'On a 100 A or 150 A service, the unit may pass the load calculation at 24 A or 32 A. Even 24 A is 5.8 kW, about four times a standard outlet.',
    },
    {
      title: 'Two Teslas or six, one limit',
      text: 'Up to six Wall Connectors can share power. When one car is full, the others get more, and the total stays under the limit we set.',
    },
    {
      title: 'Placed for your charge port',
      text: 'Nose-in or backed in, left bay or right? The cable’s path is measured with the car where you park it.',
    },
  ],
  inclusions: [
    'A check of your Tesla’s charging limit against your panel',
    'Your municipality’s permit filed, and the inspection booked',
    'A dedicated two-pole breaker and copper wire: 4 AWG cable or 6 AWG in conduit for 60 A',
    'Mounting, leveling and sealing on drywall, masonry or siding',
    'Commissioning: output set to the breaker, power sharing if you have more than one',
    'Your charging schedule set up with you',
  ],
  sections: [
    {
      heading: 'What can add to a Tesla job',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Outside run or trench:** ${usdRange(prices.town.exteriorRun)}, for a garage or post away from the house.`,
            `**${panelOnService}:** ${usdRange(prices.town.panelUpgrade)}, where yours is worn, unsafe or too full for a sub-panel. It adds no amps: [check yours](/services/electrical-panel-upgrades#check).`,
            '**Walls.** Conduit across a garage wall is quick; fishing through lath and plaster is slow.',
            '**A second unit.** It costs less later if the first feed is sized for sharing.',
          ],
        },
      ],
    },
    {
      heading: 'What each breaker gives your Tesla',
      blocks: [
        {
          kind: 'table',
          caption: 'Wall Connector output by breaker, on 240 volts',
          columns: ['Breaker', 'Most the car gets', 'As power'],
          rows: [
            ['60 A', '48 A', '11.5 kW'],
            ['50 A', '40 A', '9.6 kW'],
            ['40 A', '32 A', '7.7 kW'],
            ['30 A', '24 A', '5.8 kW'],
          ],
        },
      ],
    },
    {
      heading: 'How soon you’re charging',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Permit:** often ${range(permitDays.suffolk)} business days in Suffolk for a simple application (${longDate(claims.suffolkApprovalTime.asOf)}). A busy office [takes longer](/services/permits-inspections).`,
            `**Your date:** ${range(schedulingWeeks)} weeks after the permit.`,
            `**At your house:** ${range(installHours.standard)} hours for a short run, ${range(installHours.longer)} for a long one.`,
            '**Inspection:** booked for you. You charge that day where your town allows it, or right after the inspector’s OK.',
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Will my Tesla really get 44 miles of range per hour?',
      answer:
        'In the best case, yes: that’s Tesla’s own figure. Yours depends on the model, the setting and what the car’s on-board charger accepts.',
    },
    {
      question: 'Can I plug a Wall Connector into a NEMA 14-50 outlet?',
      answer:
        'No, it has to be hard-wired. If you want something you can unplug and take with you, get a plug-in charger. Our [comparison](/blog/tesla-wall-connector-vs-universal-chargers) shows both.',
    },
    {
      question: 'I already bought a Wall Connector. Will you install it?',
      answer:
        'Yes. Our price is for the work alone, so nothing changes. Keep the box and the manual: the inspector may want the listing mark and the instructions.',
    },
  ],
  towns: ['islip'],
}
