import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { permitOffices } from '@/content/permit-offices'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business
const { electrical: permitFee } = prices.smithtownPermit

export default {
  name: 'Smithtown',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Mostly detached houses built before 1980, and we often find 100–150 A panels. Yours may have room already, so we check it first.',
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
  neighbors: ['Nesconset', 'St. James', 'Kings Park', 'Hauppauge', 'Commack'],
  houses:
    'Colonials, splits and ranches, often with attached garages. Three in four date from before 1980 (Census Bureau, 2020–2024), so the panel is the first thing we look at. On wooded lots to the north, we plan the trench around roots and long driveways.',
  house: 'split-level',
  coast: 'Mostly inland. The Nissequogue River is tidal, and Short Beach and Sunken Meadow face the Sound.',
  picture: 'plug',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Cost and Permits in Smithtown, NY',
      description: `Smithtown EV charger installs cost ${usdRange(prices.town.standard)} and take ${range(standard)} hours. We check your panel and file the Electric Only permit. Call or text us for a free estimate.`,
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
    lead: `A standard charger install in Smithtown is ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. The Town’s Electric Only permit adds ${usdRange(permitFee)}, and we file it online. Your panel may have room already, so we check that first.`,
    intro: [
      'We often find 100 A to 150 A panels in Smithtown homes. Three quarters of the town’s homes were built before 1980, and 86% are detached (Census Bureau, 2020–2024). Those panels were usually picked for lights, a range and a dryer. A 48 A charger needs a 60 A breaker on top of that.',
      'You may still be fine without a new panel. At 24 A or 32 A, your charger makes up a normal day’s driving overnight. A listed load manager can also slow it down while the range is on. We figure both first. Or [check your panel](/services/electrical-panel-upgrades#check) yourself in two minutes, with your own numbers.',
      'This page is about permit, panel and price. For your house, ZIP and part of town, see [charger installation in Smithtown](/locations/smithtown/).',
    ],
    planner:
      'What would ten more feet of conduit cost? Photograph the wall and slide the charger along it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). You see the run and a ballpark price change, and we check both at your house.',
    reasons: [
      {
        title: 'We know the form',
        text: 'The Town’s permit system has a type for electrical work alone. We file your charger there.',
      },
      {
        title: 'You see the math',
        text: 'We add up what your house draws, what the charger adds and what’s left. Then we go through it with you, so you know why we picked that size.',
      },
      {
        title: 'Careful around trees',
        text: 'On the wooded lots up north we dig by hand near trees or go around them. A longer trench can cost you less than a short one through the roots.',
      },
      {
        title: 'Four steps from quote to test',
        text: 'First a quote, by video or at the house. Then we do the permit and rebate forms, install, test, and walk you through the breaker, the settings and the app.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: '100 A and 150 A panels',
        text: 'If you do need more, the work may include surge protection and an outdoor disconnect. PSEG Long Island needs the inspection certificate. We line up the day your power is off.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Panel and garage at opposite ends',
        text: 'That’s common in colonials. Across an unfinished basement ceiling, it’s easy. Finished ceiling? We price a route outside as well.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Two Teslas, one supply',
        text: 'Wall Connectors can share the power of one supply. With two cars on a modest service, that often beats two full-size circuits.',
      },
      {
        service: 'permits-inspections',
        title: 'Electric Only, from upload to certificate',
        text: 'Smithtown’s electrical code (Chapter 145) follows the National Electrical Code, and the Town Board deputizes outside inspectors. We book one and close out your file.',
      },
    ],
    costs: {
      intro: 'Start with the first row. Your panel or a long driveway can add one of the others.',
      rows: [
        {
          item: 'Standard install',
          price: prices.town.standard,
          detail: `Splits and ranches with the panel near the garage. We’re there ${range(standard)} hours.`,
        },
        {
          item: 'Upgrade from 100 A or 150 A',
          price: prices.town.panelUpgrade,
          detail:
            'Low end: a new panel on your existing service. High end: service cable, meter and disconnect replaced with it.',
        },
        {
          item: 'Long driveway, trench or exterior pipe',
          price: prices.town.exteriorRun,
          detail: 'Wooded northern lots and detached garages. Roots and turns cost more than straight feet.',
        },
      ],
      note: 'The Town’s electrical permit and the outside inspector’s fee are extra.',
    },
    considerations: [
      {
        title: 'Villages with their own permits',
        text: 'Nissequogue, Head of the Harbor and Village of the Branch each issue their own, and we file there, too. The Town’s fee doesn’t apply. Village of the Branch shares ZIP 11787 with the hamlet.',
      },
      {
        title: 'Check your tax-map number',
        text: 'It’s on your tax bill or survey. If it starts with 0800, you’re in the Town of Smithtown, outside its villages.',
      },
      {
        title: 'If you may switch from oil',
        text: 'Nearly four in ten homes in the town burn oil (Census Bureau, 2020–2024). Electric heat in your plans? Tell us now. We’ll leave room for it when we size the charger.',
      },
      {
        title: 'Near the tidal Nissequogue',
        text: 'Most of the town is well inland. Along the river and the Sound beaches, we look at the flood map and choose fittings that resist corrosion.',
      },
      {
        title: 'What to show us before we dig',
        text: '811 marks the public utilities for free. Point out your sprinklers, invisible fence, cesspool and pool cable.',
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
        answer: `${permitOffices['town-of-smithtown'].usualFee.text} It’s the Town’s charge and it can change, so it gets its own line at the rate on the day we file.`,
      },
      {
        question: 'Do I have to go to 200 A?',
        answer: `No. Code only says the load has to fit. We recommend 200 A for many homes because it leaves room for what’s next. An upgrade is ${usdRange(prices.town.panelUpgrade)}, so we make sure you need it.`,
      },
      {
        question: 'The permit is in. When can you come?',
        answer: `Usually within ${range(booking)} weeks. If the car gets there first, plug into a regular outlet for now. You’ll get roughly 3 to 5 miles of range an hour.`,
      },
    ],
    closing: {
      title: 'Get your Smithtown price',
      text: `Open the panel door and take one photo. We need to see the number on the main breaker and the free spaces next to it. Add how far away you park. We reply within ${business.contactPromiseHours} hours, and your free written estimate includes the load math.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Smithtown, NY',
      description: `Smithtown, Nesconset, St. James, Kings Park: Level 2 charger installs for ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Call for a free estimate.`,
      keywords: [
        'EV charger Smithtown',
        'Nesconset EV charger',
        'St. James car charger',
        'Kings Park Level 2 charger',
        '11787 electrician',
      ],
    },
    lead: `We install a Level 2 charger at your Smithtown house for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We check the room in your panel first, measure the way to the car, and file the permit with the Town or your village.`,
    sections: [
      {
        heading: 'Colonial, split or ranch: how we’d wire yours',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Colonial, two-car garage:** the panel is often at the far end of the basement. We cross the unfinished ceiling and come up in the garage. You pay for cable, seldom for digging.',
              '**Split level:** panel and garage are commonly on one low level, side by side or close to it. That’s the low end of the price.',
              '**Ranch:** with an attached garage, we usually cross by basement or attic. Without one, the charger goes on an outside wall facing the driveway.',
            ],
          },
          {
            kind: 'text',
            text: 'Want to see what a longer run does to the price? Pin a panel and a charger on your own photo in our [Photo-Pin Placement Planner](/ev-charger-planner#photo). It counts the feet and the bends for you.',
          },
        ],
      },
      {
        heading: 'Your panel may be fine',
        blocks: [
          {
            kind: 'text',
            text: 'In Smithtown we often find a 100 to 150 amp panel, and for one car that can be plenty. Run yours through the [panel check](/services/electrical-panel-upgrades#check) in two minutes, and count in what else you plan to plug in. If it’s close, a lower charger setting usually saves you the new panel.',
          },
        ],
      },
      {
        heading: 'Parking away from the house? We go around the trees',
        blocks: [
          {
            kind: 'text',
            text: 'Lots up north tend to be larger and more wooded. We plan the trench around the roots, and close to a trunk we dig by hand. New York 811 marks the utility lines before we start. Show us your sprinklers, septic pipes and pet fence, because nobody else marks those.',
          },
        ],
      },
      {
        heading: 'Near the Nissequogue or the Sound',
        blocks: [
          {
            kind: 'text',
            text: 'Most of the town is inland, and ordinary outdoor parts do the job. By the tidal river, at Short Beach and near Sunken Meadow, we look up your flood zone and use hardware that holds up to salt.',
          },
        ],
      },
      {
        heading: 'Who issues your permit: the Town, or one of three villages',
        blocks: [
          {
            kind: 'text',
            text: `Smithtown is 11787, Nesconset 11767, St. James 11780 and Kings Park 11754. We file online with the Town of Smithtown, and once the permit is out you pick a day ${range(business.schedulingWeeks)} weeks ahead. Village of the Branch (also 11787), Nissequogue and Head of the Harbor issue their own.`,
          },
          {
            kind: 'text',
            text: 'Toward Commack and Hauppauge the line runs through the neighborhood, and your house may belong to Huntington or Islip, so we check before we file. The fee and every price: [Smithtown cost and permits](/service-areas/smithtown).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Where’s the panel usually in a Smithtown colonial?',
        answer:
          'Often in the basement, at the far end from the garage. We cross the unfinished ceiling, come up beside the car, and price the feet we measure.',
      },
      {
        question: 'I live in Head of the Harbor. Do you file with the Town?',
        answer:
          'No, your village issues the permit, like Nissequogue and Village of the Branch. We install there too, and we confirm the filing with the village first.',
      },
      {
        question: 'Will you have to open my finished basement ceiling?',
        answer:
          'Only as a last resort. We look for a closet, a soffit, the attic or a tidy line outside. If an opening is the only way, the quote shows where it goes and who patches it.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Text us two pictures: the panel with its door open, and the wall where you park. We go over the route with you by video or at the house, and your estimate is free.',
    },
  },
} satisfies TownFile
