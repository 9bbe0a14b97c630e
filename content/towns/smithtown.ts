import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { permitOffices } from '@/content/permit-offices'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const { electrical: permitFee } = prices.smithtownPermit

export default {
  name: 'Smithtown',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Mostly detached houses built before 1980, many with 100–150 A panels. Yours may have room already, so that’s checked first.',
  offices: ['town-of-smithtown', 'village-of-the-branch', 'village-of-head-of-the-harbor', 'village-of-nissequogue'],
  officeNote:
    'We file “Electric Only” online with the Town of Smithtown. Nissequogue, Head of the Harbor and the Village of the Branch each have their own office.',
  zips: ['11787', '11767', '11780', '11754'],
  zipTable: [
    { zip: '11787', offices: ['town-of-smithtown', 'village-of-the-branch'] },
    { zip: '11767', place: 'Nesconset', offices: ['town-of-smithtown'] },
    {
      zip: '11780',
      place: 'St. James',
      offices: ['town-of-smithtown', 'village-of-head-of-the-harbor', 'village-of-nissequogue'],
    },
    { zip: '11754', place: 'Kings Park', offices: ['town-of-smithtown'] },
  ],
  point: { lat: 40.856, lon: -73.201 },
  map: {
    label: { x: 362, y: 138, anchor: 'end', leader: true },
  },
  house: 'split-level',
  picture: 'plug',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Smithtown, NY',
      description: `Smithtown EV charger installs cost ${usdRange(prices.town.standard)} and take ${range(standard)} hours. We check your panel and file the Electric Only permit. Call for a free estimate.`,
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
    lead: `Your panel may have room already. Then a Smithtown install is ${usdRange(prices.town.standard)}, ${range(standard)} hours, and a ${usdRange(permitFee)} Electric Only permit from the Town, filed online for you.`,
    planner: 'What would ten more feet cost? The [Photo-Pin Placement Planner](/ev-charger-planner#photo) shows it.',
    reasons: [
      {
        title: 'We know the form',
        text: 'The Town’s permit system has a type for electrical work alone. Your charger goes in there.',
      },
      {
        title: 'You see the math',
        text: 'What your house draws, what the charger adds, what’s left: you know why that size was picked.',
      },
      {
        title: 'An upgrade only if it’s needed',
        text: 'Code says the load has to fit, not that it has to be 200 amps. If yours fits, you keep your panel.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: '100 A and 150 A panels',
        text: 'If you do need more, the day your power is off is lined up with you, and the inspection certificate goes to PSEG Long Island.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Two Teslas, one supply',
        text: 'Wall Connectors can share one supply. With two cars on a modest panel, that often beats two full-size circuits.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'A charger that waits for the range',
        text: 'A listed load manager slows the car down while the oven is on, so a 100-amp house can charge at night.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Standard install',
          price: prices.town.standard,
          detail: 'Splits and ranches with the panel near the garage.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'The 100 A to 150 A panels here can often stay. A new one adds spaces, not amps.',
        },
        {
          item: 'Long driveway, trench or exterior pipe',
          price: prices.town.exteriorRun,
          detail: 'Wooded northern lots and detached garages. Roots cost more than straight feet.',
        },
      ],
    },
    considerations: [
      {
        title: 'Smithtown’s own code',
        text: 'Chapter 145 follows the National Electrical Code, and the Town Board deputizes outside inspectors. One is booked for you, and your file is closed out.',
      },
      {
        title: 'If you may switch from oil',
        text: 'Nearly four in ten homes in the town burn oil (Census Bureau, 2020–2024). Electric heat in your plans? We leave room for it when we size the charger.',
      },
      {
        title: 'Villages with their own permits',
        text: 'Nissequogue, Head of the Harbor and Village of the Branch issue their own permits, and the Town’s fee doesn’t apply. The Branch shares ZIP 11787.',
      },
    ],
    testimonial: 'smithtown',
    faq: [
      {
        question: 'Is my 100 A panel big enough for a charger?',
        answer:
          'It can be. A lot depends on how you cook, dry laundry and cool the house. It may pass with the charger turned down or load-managed. We run your numbers for the quote.',
      },
      {
        question: 'What does Smithtown charge for the permit?',
        answer: `${permitOffices['town-of-smithtown'].usualFee.text} It’s the Town’s charge and it can change, so it gets its own line.`,
      },
    ],
    closing: {
      title: 'Get your Smithtown price',
      text: 'One photo of the open panel door tells us most: the number on the main breaker and the free spaces next to it.',
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Smithtown, NY',
      description: `Smithtown, Nesconset, St. James, Kings Park: Level 2 charger installs for ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. Call for a free estimate.`,
      keywords: [
        'EV charger Smithtown',
        'Nesconset EV charger',
        'St. James car charger',
        'Kings Park Level 2 charger',
        '11787 electrician',
      ],
    },
    lead: `A standard Smithtown install, as in a split level, is ${usdRange(prices.town.standard)} and ${range(standard)} hours. A colonial with the panel at the far end takes more cable and hours, priced before you say yes.`,
    sections: [
      {
        heading: 'Colonial, split or ranch: how we’d wire yours',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Colonial, two-car garage:** across the unfinished ceiling and up in the garage. You pay for cable, seldom for digging.',
              '**Split level:** panel and garage on one low level, close together. The low end of the price.',
              '**Ranch:** by basement or attic to an attached garage; without one, an outside wall facing the driveway.',
            ],
          },
          {
            kind: 'text',
            text: 'A 100 to 150 amp panel can be plenty for one car. For a longer run, the [Photo-Pin Placement Planner](/ev-charger-planner#photo) counts the feet and the bends.',
          },
        ],
      },
      {
        heading: 'Parking away from the house? We go around the trees',
        blocks: [
          {
            kind: 'text',
            text: 'On wooded lots up north the trench is planned around the roots, and close to a trunk it’s dug by hand. New York 811 marks the utility lines. Sprinklers, septic pipes and the pet fence are yours to show us.',
          },
        ],
      },
      {
        heading: 'From Nesconset to the Sound',
        blocks: [
          {
            kind: 'text',
            text: 'Smithtown is 11787, Nesconset 11767, St. James 11780 and Kings Park 11754. By the tidal Nissequogue and at Short Beach, hardware holds up to salt. Toward Commack and Hauppauge your house may belong to Huntington or Islip. The fee and every price: [Smithtown cost and permits](/service-areas/smithtown).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'I live in Head of the Harbor. Do you file with the Town?',
        answer:
          'No, your village issues the permit, like Nissequogue and Village of the Branch. We confirm the filing with it first.',
      },
      {
        question: 'Will you have to open my finished basement ceiling?',
        answer:
          'Only as a last resort. We look for a closet, a soffit, the attic or a tidy line outside. If an opening is the only way, the quote shows where it goes and who patches it.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Text us two pictures: the panel with its door open, and the wall where you park.',
    },
  },
} satisfies TownFile
