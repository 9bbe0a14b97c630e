import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Hauppauge',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Workplace charging in the Long Island Innovation Park, and home charging on both sides of Townline Road.',
  offices: ['town-of-smithtown', 'town-of-islip', 'village-of-islandia'],
  officeNote:
    'North of Townline Road we file with the Town of Smithtown, south of it with the Town of Islip. Islandia, next door, is a village and issues its own.',
  zips: ['11788'],
  zipTable: [
    {
      zip: '11788',
      offices: ['town-of-smithtown', 'town-of-islip'],
      note: 'Townline Road divides them. Islandia, ZIP 11749, is a village with its own permits.',
    },
    { zip: '11749', place: 'Islandia', offices: ['village-of-islandia'] },
  ],
  point: { lat: 40.822, lon: -73.211 },
  map: {
    label: { x: 357, y: 278, anchor: 'end' },
  },
  picture: 'commercial',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Hauppauge, NY',
      description: `Wiring a workplace EV charger in Hauppauge runs ${usdRange(prices.hauppauge.commercial)}; at home, ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Hauppauge NY',
        'commercial EV charging Hauppauge',
        'Long Island Innovation Park EV charging',
        'workplace charging Long Island',
        '208V EV charger',
        '11788 EV charger',
      ],
    },
    lead: `Charging at work: ${usdRange(prices.hauppauge.commercial)} to wire one charger in Hauppauge, with the load letter written for you. At home: ${usdRange(prices.town.standard)}, and a standard job takes ${range(standard)} hours.`,
    reasons: [
      {
        title: 'Real kilowatts at your voltage',
        text: 'At 208 volts you get 6.7 kW from 32 amps, 8.3 from 40 and 10 from 48.',
      },
      {
        title: 'We start with the load letter',
        text: 'PSEG Long Island requires one with every commercial request. Present load and new ports are added up before you pick chargers.',
      },
      {
        title: 'Share power, keep your service',
        text: 'Managed ports split a fixed allowance. If your people park for eight hours, that can be enough.',
      },
    ],
    services: [
      {
        service: 'commercial-ev-charger-installation',
        title: 'Workplace and fleet charging',
        text: 'Commercial sites get a survey of the switchgear, ports and bollards laid out, and access for staff, visitors or only your vans.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Attached garage, panel on the far side',
        text: 'In a colonial, the panel is at the other end of the basement: along the joists, one hole through the garage wall, no digging.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors in a row',
        text: 'Up to six share power, so a row suits a small office. At 208 volts, count on about 10 kW from each charging alone.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Commercial charger',
          price: prices.hauppauge.commercial,
          detail: 'From a wall unit near the switchgear to a post with a trench. A row of ports can go beyond this.',
        },
        {
          item: 'Home charger, attached garage',
          price: prices.town.standard,
          detail: 'Through an unfinished basement or along the garage, with room left in the panel.',
        },
        {
          item: 'Home run outdoors or underground',
          price: prices.town.exteriorRun,
          detail: 'Added if you park away from the building.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'At home, where the old one is worn or unsafe.',
        },
      ],
      note: 'Utility charges, striping, signs and network plans are lines of their own.',
    },
    considerations: [
      {
        title: 'Trenching a parking lot',
        text: 'Conduit under a commercial lot needs 24 inches of cover, against 18 at home. Sawing and patching asphalt costs most, so spaces near the building come first.',
      },
      {
        title: 'Tenants and landlords',
        text: 'In a leased building the owner controls the service. Write down whose meter it is, who owns the chargers and what happens when the lease ends.',
      },
      {
        title: 'Condo parking spaces',
        text: 'State law limits what a condo board can refuse in your assigned space. Proof of license and insurance comes from us.',
      },
    ],
    faq: [
      {
        question: 'Why does my 48-amp charger give only 10 kW at work?',
        answer:
          'It’s the voltage. Power is volts times amps, and a three-phase building commonly supplies 208 volts where a house has 240. Your charger is fine. The car just charges a little slower.',
      },
      {
        question: 'Is there public money for charging at a business?',
        answer: `As of ${longDate(claims.chargeReady.asOf)}, NYSERDA’s Charge Ready NY 2.0 paid per port at workplaces, apartment buildings and hotels. Amounts and remaining funds change. Your tax adviser can tell you about state credits.`,
      },
    ],
    closing: {
      title: 'Get your Hauppauge price',
      text: 'For a business, twelve months of electric bills show what the building can already carry. For a house, a panel photo will do.',
    },
  },
} satisfies TownFile
