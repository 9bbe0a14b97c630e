import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Islip',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Queen Annes, capes and canal lots. We run a clean line around old plaster and mount above the old high-water line.',
  offices: ['town-of-islip', 'village-of-brightwaters', 'village-of-islandia'],
  officeNote:
    'The Town of Islip takes applications electronically and accepts certificates only from agencies on its list. Brightwaters, Islandia, Ocean Beach and Saltaire are separate villages.',
  zips: ['11751', '11752', '11730', '11722'],
  zipTable: [
    { zip: '11751', offices: ['town-of-islip'] },
    { zip: '11752', place: 'Islip Terrace', offices: ['town-of-islip'] },
    { zip: '11730', place: 'East Islip', offices: ['town-of-islip'] },
    { zip: '11722', place: 'Central Islip', offices: ['town-of-islip'] },
  ],
  point: { lat: 40.73, lon: -73.213 },
  map: {
    label: { x: 328, y: 484, anchor: 'end', leader: true },
  },
  house: 'queen-anne',
  picture: 'closeup',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Islip, NY',
      description: `EV chargers installed in Islip for ${usdRange(prices.town.standard)}, with a Tesla Wall Connector ${usdRange(prices.islip.tesla)}, in ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'EV charger installation Islip',
        'Town of Islip electrical inspection',
        'Tesla Wall Connector Islip NY',
        'EV charger permit Islip',
        'East Islip EV charger',
        'Level 2 charger cost Islip',
      ],
    },
    lead: `An Islip install is ${usdRange(prices.town.standard)}, or ${usdRange(prices.islip.tesla)} with the Tesla unit: ${range(standard)} hours for a short run, and we file the permit online.`,
    reasons: [
      {
        title: 'We deal with Town Hall for you',
        text: 'Applications go in electronically. You sign, and questions that come back are ours to answer.',
      },
      {
        title: 'Your certificate counts',
        text: 'Only agencies on the Town’s list count, so yours is. Its fee gets its own line in your quote.',
      },
      {
        title: 'You see what you’re paying for',
        text: 'The free estimate names the breaker, the run and anything that could move the price.',
      },
    ],
    services: [
      {
        service: 'tesla-ev-charger-installation',
        title: 'Tesla Wall Connector, hard-wired',
        text: 'Up to 48 A from a 60 A breaker, with no plug in between. Add a second one later and the two can share the power.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'A 240 V circuit for any car',
        text: 'A 32 A charger on a 40 A breaker gives you 7.7 kW. A bigger one helps only if your car can use it.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Room in an older panel',
        text: 'With a lower charger setting or a listed load manager, an older panel can stay.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Level 2 circuit, short run',
          price: prices.town.standard,
          detail: 'Panel and charger close together, no digging.',
        },
        {
          item: 'Tesla Wall Connector with installation',
          price: prices.islip.tesla,
          detail: 'Unit and wiring in one price. A long way around a large Victorian is at the top.',
        },
        { item: panelOnService, price: prices.town.panelUpgrade, detail: 'Where yours is worn or unsafe.' },
        {
          item: 'Outside run or trench to a garage',
          price: prices.town.exteriorRun,
          detail: 'For a detached garage or a driveway on the far side.',
        },
      ],
      note: 'Plaster and paving repairs are lines of their own.',
    },
    considerations: [
      {
        title: 'On a canal: your flood zone',
        text: 'Your FEMA zone decides the wall. In a flood hazard area the equipment goes at or above the design flood elevation, which can be higher than the usual 48 inches.',
      },
      {
        title: 'Before we dig in your yard',
        text: 'New York 811 marks public lines for free, not cesspools, sprinklers or pool wiring, and most of Suffolk has no sewers. Show us what you know.',
      },
      {
        title: 'If a heat pump is coming',
        text: 'Nearly two in five homes in the town heat with oil (Census Bureau, 2020–2024), which leaves room for a car today. A heat pump will want that same room, so tell us.',
      },
    ],
    faq: [
      {
        question: 'Can I pick my own electrical inspector in Islip?',
        answer:
          'Only from the Town’s list of qualified agencies. We book one, set the day with you and send the certificate in.',
      },
      {
        question: `Is ${usdRange(prices.islip.tesla)} for a Wall Connector more than elsewhere?`,
        answer:
          'No. That price includes the unit. Elsewhere you buy it separately, and unit and work together come to about the same.',
      },
    ],
    testimonial: 'islip',
    closing: {
      title: 'Get your Islip price',
      text: `Your car’s model and a phone number: that’s enough for a ballpark within ${business.contactPromiseHours} hours.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Islip, NY',
      description: `Level 2 charger installs at Islip homes, ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. Plaster walls and canal lots in 11751. Call for a free estimate.`,
      keywords: [
        'Islip EV charger',
        '11751 electrician',
        'East Islip car charger',
        'Islip Terrace EV charging',
        'canal home EV charger',
      ],
    },
    lead: `Queen Anne, cape or canal house: the line stays off the porch front. A standard Islip install is ${usdRange(prices.town.standard)} and ${range(standard)} hours; a long way around is extra.`,
    sections: [
      {
        heading: 'Queen Anne, cape or new house: your run',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Queen Anne or other late-1800s house:** fishing cable can crack plaster and lath. A slim conduit down the side, ready to paint with the trim, is kinder.',
              '**Cape or colonial inland:** from the basement panel, out through the sill, up on the wall by your driveway.',
              '**Large newer house:** central air and a pool may already use the bigger panel’s room, so the load is added up first.',
            ],
          },
        ],
      },
      {
        heading: 'On a canal street, height comes first',
        blocks: [
          {
            kind: 'text',
            text: 'The Orowoc and Champlin creeks bring Great South Bay close, and the low streets can flood. Electronics hang above the old high-water line wherever the wall allows, with PVC pipe, stainless fasteners and a holster on the sheltered side.',
          },
        ],
      },
      {
        heading: 'What size do you need?',
        blocks: [
          {
            kind: 'text',
            text: 'Overnight, 24 or 32 amps puts back even a drive to work and back. If you charge between trips and your car can take it, 40 or 48 helps. We work in Islip Terrace (11752), East Islip (11730) and Central Islip (11722) too. Steps and prices: [Islip cost and permits](/service-areas/islip).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Can you hide the pipe on an old house?',
        answer:
          'Just about. We follow a corner board or a downspout, keep the bends few and stay on the side or the back. Paint it with the trim and you’ll forget it’s there.',
      },
      {
        question: 'Our street floods every few years. Is a charger safe there?',
        answer:
          'Yes, at the right place and height. The charger and its connections go above the level that the building department gives for your lot.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Tell us the year your house was built and your street.',
    },
  },
} satisfies TownFile
