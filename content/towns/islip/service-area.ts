import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours
const { suffolk: approval } = business.permitDays
const { schedulingWeeks: booking } = business

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Cost and Permits in Islip, NY',
    description: `Level 2 chargers installed in Islip for ${usdRange(prices.town.standard)}, Tesla Wall Connector with installation ${usdRange(prices.islip.tesla)}. We file the permit. Call for a free estimate.`,
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
      text: 'Fishing cable through lath and plaster is slow. Where a straight run on the side of the house is kinder, we suggest it and mark the line on the wall before we drill.',
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
      text: 'We run the load calculation before we suggest 200 A. With a lower charger setting or a listed load manager, your panel can sometimes stay.',
    },
    {
      service: 'permits-inspections',
      title: 'Filed, inspected, closed out',
      text: 'We track all three steps for you: the application, the listed agency, the certificate to the Town. You get a copy for your house papers.',
    },
  ],
  costs: {
    intro:
      'Here’s what Islip jobs come to. Pick the line that looks like your house, then let us confirm it in writing.',
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
      text: 'We look up your FEMA zone before we pick a wall. In a flood hazard area the equipment usually goes at or above the design flood elevation, which can be higher than the usual 48 inches. If you remember where the water stood last time, tell us.',
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
      text: 'PSEG Long Island decides who gets its charger rebate and how much. We help with the form. Start with the [ZIP lookup](/#zip) for the permit and rebate notes where you live.',
    },
  ],
  faq: [
    {
      question: 'Can I pick my own electrical inspector in Islip?',
      answer:
        'Only from the Town’s list of qualified agencies. We book one, set the day with you and send the certificate in.',
    },
    {
      question: `Why does a Wall Connector cost ${usdRange(prices.islip.tesla)} here?`,
      answer:
        'Because that price includes the charger. The other prices don’t. We price trenching and panel work separately.',
    },
    {
      question: 'How long before I’m charging in my driveway?',
      answer: `Plan on about three to four weeks. Simple applications in Suffolk often took ${range(approval)} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}, more at a busy department. After approval we usually come within ${range(booking)} weeks. A standard install takes ${range(standard)} hours.`,
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
}
