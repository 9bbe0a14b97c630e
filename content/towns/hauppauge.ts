import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
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
    'North of Townline Road we file with the Town of Smithtown, south of it with the Town of Islip. Islandia, next door, is a village and issues its own permits.',
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
  neighbors: ['Smithtown', 'Nesconset', 'Islandia', 'Central Islip', 'Brentwood', 'Commack'],
  houses:
    'Colonials and ranches from the 1960s to 1980s with attached garages, plus condos and townhouses. In a condo, we start with the board’s approval and where your meter is.',
  house: 'ranch',
  coast: 'Inland. No salt, no tides.',
  picture: 'commercial',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Hauppauge, NY',
      description: `Workplace EV chargers in Hauppauge run ${usdRange(prices.hauppauge.commercial)}. Home chargers run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Hauppauge NY',
        'commercial EV charging Hauppauge',
        'Long Island Innovation Park EV charging',
        'workplace charging Long Island',
        '208V EV charger',
        '11788 EV charger',
      ],
    },
    lead: `A workplace charger in Hauppauge runs ${usdRange(prices.hauppauge.commercial)} to install. At home it’s ${usdRange(prices.town.standard)}, and a standard job takes ${range(standard)} hours. We check the power you have, file with the right town and book the inspection.`,
    intro: [
      'Cars sit all day in the lots of the Long Island Innovation Park at Hauppauge, and that’s a good fit for Level 2 charging. The power is different from a house. Industrial buildings usually have 208-volt three-phase, where a 48-amp charger gives about 10 kW instead of the 11.5 it gives at 240 volts.',
      'Two towns share the hamlet. North of Townline Road it’s Smithtown, south of it Islip. Part of the area next door is the Village of Islandia, with its own permit office. Innovation Park lots are mostly Smithtown’s, and your tax-map number settles it.',
      'Live here? We put chargers in colonials and ranches from the 1960s to the 1980s with attached garages, and at condos and townhouses. Your prices are in the table.',
    ],
    reasons: [
      {
        title: 'Real kilowatts at your voltage',
        text: 'At 208 volts you get 6.7 kW from 32 amps, 8.3 from 40 and 10 from 48. That’s about 13% under the household numbers, so our proposals show what your building will deliver.',
      },
      {
        title: 'We start with the load letter',
        text: 'PSEG Long Island requires one with every commercial service request. We add up your present load and the new ports early, before you pick chargers from a catalog.',
      },
      {
        title: 'Share power, keep your service',
        text: 'Managed ports split a fixed allowance among the cars that are plugged in. If your people park for eight hours, that can be enough, and you can keep the service you have.',
      },
      {
        title: 'Licensed and insured, lot or garage',
        text: `We bring ${business.yearsOfExperience}+ years of experience to both kinds of job, licensed and insured. A standard home install takes ${range(standard)} hours, and we usually get to it ${range(business.schedulingWeeks)} weeks after the permit.`,
      },
    ],
    services: [
      {
        service: 'commercial-ev-charger-installation',
        title: 'Workplace and fleet charging',
        text: 'We survey the switchgear and prepare the load letter where the utility needs one. Then we lay out ports and bollards, install at 208 volts and arrange the inspection. You can open networked ports to staff, to visitors or only to your vans, with or without payment.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Attached garage, panel on the far side',
        text: 'In a colonial, the panel is often in the basement at the other end of the house. We run along the ceiling joists and make one hole through the garage wall. No digging.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Business panels and house panels',
        text: 'A business may need a new sub-panel close to the lot. A house may need 200 amps, or may not. The numbers decide.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors in a row',
        text: 'Up to six can share power, so they work well for a small office. At 208 volts, count on about 10 kW from each one charging alone.',
      },
      {
        service: 'permits-inspections',
        title: 'Smithtown, Islip or Islandia',
        text: 'Each one has its own application. We read the tax-map number of your lot, file with [Smithtown](/service-areas/smithtown), [Islip](/service-areas/islip) or the village, and set up the electrical inspection.',
      },
    ],
    costs: {
      intro:
        'The first row is for businesses, the other three for houses. For a business, the distance from the electric room to the parking spaces matters more than the charger.',
      rows: [
        {
          item: 'Commercial charger',
          price: prices.hauppauge.commercial,
          detail:
            'From a wall unit near the switchgear to a post with conduit and a trench. We price a row of ports or a bigger service from the load letter, and it can go beyond this.',
        },
        {
          item: 'Home charger, attached garage',
          price: prices.town.standard,
          detail: 'A 240-volt circuit through an unfinished basement or along the garage, with room left in the panel.',
        },
        {
          item: 'Home run outdoors or underground',
          price: prices.town.exteriorRun,
          detail: 'Added if you park away from the building, as in some townhouse courts.',
        },
        {
          item: 'Residential panel, 200 A',
          price: prices.town.panelUpgrade,
          detail: 'If load management won’t do. Commercial service work gets its own quote.',
        },
      ],
      note: 'Utility charges are extra on a commercial job unless the proposal shows them. Want striping, signs or a network subscription? We list each one separately.',
    },
    considerations: [
      {
        title: 'Trenching a parking lot',
        text: 'Conduit under a commercial lot needs 24 inches of cover, against 18 at home. Sawing and patching asphalt is often the costly part, so we look for spaces near the building first.',
      },
      {
        title: 'How long the utility takes',
        text: 'For a service change, PSEG Long Island needs the electrical inspection certificate and, on all commercial work, a load letter. An older page of the utility gave three to five weeks once the paperwork is complete. We get you the current figure.',
      },
      {
        title: 'Tenants and landlords',
        text: 'In a leased building, the owner usually controls the service, so bring the landlord in before our survey. Write it down: whose meter it is, who owns the chargers and what happens when the lease ends.',
      },
      {
        title: 'New apartments in the park',
        text: 'An August 2020 Smithtown zoning change lets apartments onto 13 large parcels. If you’re building, lay conduit for later ports while the ground is open.',
      },
      {
        title: 'Condo parking spaces',
        text: 'State law limits what a condo board can refuse when you want a charger in your assigned space. Ask your board or a lawyer how it applies. We supply what the board needs from the electrician, like proof of license and insurance.',
      },
    ],
    faq: [
      {
        question: 'What does a workplace charger cost in Hauppauge?',
        answer: `Our range is ${usdRange(prices.hauppauge.commercial)}. Distance to the electric room, trenching and spare capacity set your price. Several ports or a new service get a quote of their own.`,
      },
      {
        question: 'Why does my 48-amp charger give only 10 kW at work?',
        answer:
          'It’s the voltage. Power is volts times amps, and a three-phase building commonly supplies 208 volts where a house has 240. Your charger is fine. The car just charges a little slower.',
      },
      {
        question: 'Is there public money for charging at a business?',
        answer: `NYSERDA’s Charge Ready NY 2.0 pays per port at workplaces, apartment buildings and hotels, as of ${longDate(claims.chargeReady.asOf)}. Amounts and remaining funds change, so we check before you sign. Your tax adviser can tell you about state credits. PSEG Long Island’s fast-charger incentive closed to new applicants at the end of 2024.`,
      },
      {
        question: 'Can you work without closing our lot?',
        answer:
          'Usually, one part at a time. We do the indoor work and the mounting first, and plan the trench for when your lot is emptiest. You agree to the sequence before we start.',
      },
    ],
    closing: {
      title: 'Get your Hauppauge price',
      text: `For a business, send us a year of electric bills, a photo of the main switchgear and a sketch of the lot. Twelve months of demand show what your building can already carry. For a house, a panel photo will do. We reply within ${business.contactPromiseHours} hours, and the written estimate is free.`,
    },
  },
} satisfies TownFile
