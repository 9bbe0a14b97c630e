import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business

export default {
  name: 'Islip',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Queen Annes, capes and canal lots. We run a clean line around old plaster and mount above the old high-water line.',
  offices: ['town-of-islip', 'village-of-brightwaters', 'village-of-islandia'],
  officeNote:
    'The Town of Islip takes applications electronically and accepts certificates only from agencies on its list. We file and book for you. Brightwaters, Islandia, Ocean Beach and Saltaire are separate villages.',
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
  neighbors: ['Bay Shore', 'East Islip', 'Islip Terrace', 'Central Islip'],
  houses:
    'Many Queen Annes and other late-1800s houses beside large newer homes, with capes and colonials inland. On plaster and lath, a neat conduit on the side of the house is often easier on the walls than fishing cable.',
  house: 'queen-anne',
  coast:
    'Great South Bay and the Orowoc and Champlin creeks. Low ground near the bay floods, so on canal streets we check the flood zone first.',
  picture: 'closeup',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Cost and Permits in Islip, NY',
      description: `EV chargers installed in Islip for ${usdRange(prices.town.standard)}, with a Tesla Wall Connector ${usdRange(prices.islip.tesla)}, usually in ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'EV charger installation Islip',
        'Town of Islip electrical inspection',
        'Tesla Wall Connector Islip NY',
        'EV charger permit Islip',
        'East Islip EV charger',
        'Level 2 charger cost Islip',
      ],
    },
    lead: `In Islip a Level 2 circuit costs ${usdRange(prices.town.standard)}, or ${usdRange(prices.islip.tesla)} with a Tesla Wall Connector included. A short run takes ${range(standard)} hours. We file online with the Town and book an inspector from its list.`,
    intro: [
      'Your permit comes from the Town of Islip’s Building Division. That’s true in the hamlet around Main Street, where Town Hall stands, and in East Islip, Islip Terrace and Central Islip.',
      'We plan around the age of your house. Three of every four homes in the town date from before 1980, and about one in eleven from before 1940 (Census Bureau, 2020–2024). Houses that old can still have a 100 A or 150 A service. Nearly two in five heat with oil, which usually keeps the electric load small and can leave room for a charger. Planning a heat pump? Tell us, because it needs the same space in the panel.',
      'This page is about price, permit and the tricky spots. For your neighborhood, how the line runs on your kind of house and a quick quote, see [Islip streets we work on](/locations/islip/).',
    ],
    reasons: [
      {
        title: 'We deal with Town Hall for you',
        text: 'Building applications here go in electronically. We put the package together, you sign, and we answer any questions that come back.',
      },
      {
        title: 'Your certificate counts',
        text: 'We book an inspector whose certificate the Town accepts. The agency’s fee is separate from the Town’s, so it gets its own line in your quote.',
      },
      {
        title: 'Easy on your plaster',
        text: 'Fishing cable through lath and plaster is slow. If a straight run outside is easier on the house, we suggest it and mark the wall before we drill.',
      },
      {
        title: 'You see what you’re paying for',
        text: `Your free estimate names the breaker, the length of the run and anything that could move the price. We answer your first message within ${business.contactPromiseHours} hours.`,
      },
    ],
    services: [
      {
        service: 'tesla-ev-charger-installation',
        title: 'Tesla Wall Connector, hard-wired',
        text: 'You get up to 48 A from a 60 A breaker, with no plug in between. We can set it lower if your panel is tight. Add a second one later and the two can share the power.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'A 240 V circuit for any car',
        text: 'A 32 A charger on a 40 A breaker gives you 7.7 kW. A bigger one helps only if your car’s on-board charger can use it. Tell us the model and we size the cable to match.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Room in an older panel',
        text: 'The load calculation comes first. With a lower charger setting or a listed load manager, your panel can sometimes stay.',
      },
      {
        service: 'permits-inspections',
        title: 'Filed, inspected, closed out',
        text: 'We track all three steps for you: the application, the listed agency, the certificate to the Town. You get a copy for your records.',
      },
    ],
    costs: {
      intro: 'Here’s what Islip jobs come to. Pick the line that looks like your house, then let us confirm it.',
      rows: [
        {
          item: 'Level 2 circuit, short run',
          price: prices.town.standard,
          detail: `Panel and charger close together, a few bends of conduit, no digging. We’re there ${range(standard)} hours.`,
        },
        {
          item: 'Tesla Wall Connector with installation',
          price: prices.islip.tesla,
          detail:
            'The unit and the wiring in one price. A short run to an attached garage is at the low end. A long way around a large Victorian is at the top.',
        },
        {
          item: 'Panel upgrade to 200 A',
          price: prices.town.panelUpgrade,
          detail:
            'If your service can’t carry the charger or the panel has no space left. A full service replacement usually adds surge protection and an outdoor disconnect.',
        },
        {
          item: 'Outside run or trench to a garage',
          price: prices.town.exteriorRun,
          detail:
            'Added for a detached garage or a driveway on the far side. Under a house driveway, our pipe gets 18 inches of cover.',
        },
      ],
      note: 'Plaster and paving repairs aren’t in these prices. We list them on their own line.',
    },
    considerations: [
      {
        title: 'Queen Annes and other late-1800s houses',
        text: 'Finished rooms often leave no hidden way to the driveway side. We take the cable through the basement and up one outside corner.',
      },
      {
        title: 'On a canal: your flood zone',
        text: 'Your FEMA zone decides which wall we pick. In a flood hazard area the equipment usually goes at or above the design flood elevation, which can be higher than the usual 48 inches. If you remember where the water stood last time, tell us.',
      },
      {
        title: 'Salt off the Great South Bay',
        text: 'Near the creeks and the marina we use PVC conduit, stainless fasteners and sealed hubs. Steel that lasts inland can rust early there.',
      },
      {
        title: 'Before we dig in your yard',
        text: 'New York 811 marks public lines for free. It doesn’t mark cesspools, sprinklers or pool wiring, and most of Suffolk has no sewers. Show us what you know and we draw the trench around it.',
      },
      {
        title: 'Your rebate',
        text: 'PSEG Long Island decides who gets it and how much. Type your ZIP into our [ZIP lookup](/#zip) for the amounts last reported, and the permit office where you live.',
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
          'No. It has the unit and the work in one figure. In other towns they’re two lines that come to about the same. Trenching and panel work are separate everywhere.',
      },
      {
        question: 'How long before I’m charging in my driveway?',
        answer: `Plan on about three to four weeks, more if the Town is busy. After approval we usually come within ${range(booking)} weeks. A standard install takes ${range(standard)} hours.`,
      },
      {
        question: 'My house still has 100 A service. Can I get a charger?',
        answer:
          'Quite possibly. A 24 A or 32 A setting, or load management, can fit where a 48 A charger won’t. [Check your panel from home](/services/electrical-panel-upgrades#check) and we run the numbers again for your quote. [Panel work](/services/electrical-panel-upgrades) is the last step we suggest.',
      },
    ],
    testimonial: 'islip',
    closing: {
      title: 'Get your Islip price',
      text: `Send a photo of the panel with its door open, one of the driveway side of the house, and your car’s model. You get a reply within ${business.contactPromiseHours} hours, then a free written estimate by video or on site.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Islip, NY',
      description: `Level 2 charger installs at Islip homes, ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Plaster walls and canal lots in 11751. Call for a free estimate.`,
      keywords: [
        'Islip EV charger',
        '11751 electrician',
        'East Islip car charger',
        'Islip Terrace EV charging',
        'canal home EV charger',
      ],
    },
    lead: `We install a charger by your Islip driveway for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Queen Anne, cape or house on a canal: we keep the line neat, file online with the Town and book the inspector.`,
    sections: [
      {
        heading: 'Queen Anne, cape or new house: your run',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Queen Anne or other late-1800s house:** fishing cable through plaster and lath is slow, and it can crack the wall. We run a slim conduit down the side of the house and leave it ready to paint with the trim. It stays off the porch front.',
              '**Cape or colonial inland:** we start at the basement panel, go out through the sill, and come up on the wall by your driveway.',
              '**Large newer house:** the garage is often attached and the panel bigger, but central air and a pool can already use that room. We open the panel and add up the load first.',
            ],
          },
        ],
      },
      {
        heading: 'On a canal street, height comes first',
        blocks: [
          {
            kind: 'text',
            text: 'South of Main Street, the Orowoc and Champlin creeks bring Great South Bay close, and the low streets can flood. We ask for your flood zone, then mount the electronics above the old high-water line wherever the wall allows it.',
          },
          {
            kind: 'text',
            text: 'Outdoors you get PVC pipe in place of steel, stainless fasteners and sealed hubs. A holster on the sheltered side keeps spray out of the plug.',
          },
        ],
      },
      {
        heading: 'What size do you need?',
        blocks: [
          {
            kind: 'text',
            text: 'If the car goes to the station and back, a small circuit of its own is plenty. If you drive the whole way to work, you’ll notice 40 or 48 amps, as long as your car can take them. Tell us the model and your miles and we’ll name a size.',
          },
          {
            kind: 'text',
            text: 'An older house can still have 100 or 150 amps coming in. That’s often enough at a lower setting. Try yours in the [panel check](/services/electrical-panel-upgrades#check) before anyone sells you a new panel.',
          },
        ],
      },
      {
        heading: 'Where we work around Islip, and where we file',
        blocks: [
          {
            kind: 'text',
            text: 'We work all over the hamlet of Islip, ZIP 11751, and next door in Islip Terrace (11752), East Islip (11730), Central Islip (11722) and Bay Shore. It’s the same Town of Islip, so the office and the steps are the same. Building applications are filed online, and we do that for you.',
          },
          {
            kind: 'text',
            text: 'The certificate has to come from an inspection agency on the Town’s list, so we book one. Steps and every price: [Islip cost and permits](/service-areas/islip).',
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
          'Yes, at the right place and height. The charger and its connections go above the level that the building department gives for your lot. The breaker goes where you can switch it off before the water comes.',
      },
      {
        question: 'I’m in Islip Terrace. Do the same rules apply?',
        answer: 'Yes. It’s the same Town, so the office and the steps don’t change. Only your ZIP is different.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Tell us the year of the house and which side of Main Street you’re on. The visit is free, and so is your Islip price.',
    },
  },
} satisfies TownFile
