import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange } from '@/lib/format'

const { standard } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'Hauppauge EV Charger Installation, Workplace and Home',
    description:
      'Workplace charging in Hauppauge’s industrial buildings: 208 V output, the PSEG load letter, parking-lot trenches and prices. Homes and condos too.',
    keywords: [
      'EV charger installation Hauppauge NY',
      'commercial EV charging Hauppauge',
      'Long Island Innovation Park EV charging',
      'workplace charging Long Island',
      '208V EV charger',
      '11788 EV charger',
    ],
  },
  lead: `In Hauppauge a charger may be for a company lot or for a garage off Townline Road. Commercial work starts with the building’s load and runs ${usdRange(prices.hauppauge.commercial)} as an indicative range; a house is a good deal simpler.`,
  intro: [
    'Long Island Innovation Park at Hauppauge, the former industrial park, counted about 1,350 companies and 55,000 jobs in reports of 2018 to 2021. Cars stand in those lots through the working day, which suits Level 2 charging well. The electricity is different from a house, though: industrial buildings usually have 208 V three-phase, where a 48 A charger gives about 10 kW instead of the 11.5 it gives at 240 V.',
    'The hamlet lies in two towns. Smithtown has the north and Islip the south, divided by Townline Road since 1798, and part of the area next door is the Village of Islandia, with a permit office of its own. Innovation Park lots are mostly Smithtown’s; we confirm each one before filing.',
    'Elsewhere in the hamlet stand colonials and ranches from the 1960s to the 1980s with attached garages, and condominium and townhouse developments. Their prices and rules are below as well.',
  ],
  reasons: [
    {
      title: 'Kilowatts stated at your voltage',
      text: 'At 208 V you get 6.7 kW from 32 A, 8.3 from 40 A and 10 from 48 A, about 13% under the household figures. Our proposals show what your building will deliver.',
    },
    {
      title: 'The load letter comes first',
      text: 'PSEG Long Island wants one with every commercial service request. We add up the existing load and the new ports early, before anybody picks a charger from a catalog.',
    },
    {
      title: 'Shared power in place of a new service',
      text: 'Managed ports divide a fixed allowance among the cars plugged in. For employees who park eight hours that can be enough, and it can keep the present service.',
    },
    {
      title: 'Licensed and insured, lot or garage',
      text: `We are licensed and insured and bring ${business.yearsOfExperience}+ years of experience to both kinds of job. A standard home install takes ${standard.min}-${standard.max} hours.`,
    },
  ],
  services: [
    {
      service: 'commercial-ev-charger-installation',
      title: 'Workplace and fleet charging at 208 V',
      text: 'We survey the switchgear, prepare the load letter where the utility needs one, lay out ports and bollards, install, and arrange the inspection. Networked ports can be opened to staff, to visitors or to your vans only, with or without payment.',
    },
    {
      service: 'home-ev-charger-installation',
      title: 'Attached garages, panel on the far side',
      text: 'In a colonial the panel is often in the basement at the other end of the house. The run then goes along the ceiling joists, with no digging and one hole through the garage wall.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Distribution panels and house panels',
      text: 'A business may need a new sub-panel close to the lot; a house may need 200 A, or may not. We calculate either one before proposing it.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors in a row',
      text: 'Up to six can share power, which makes them workable for a small office. At 208 V count on about 10 kW from each when it charges alone.',
    },
    {
      service: 'permits-inspections',
      title: 'Smithtown, Islip or Islandia',
      text: 'Each has its own application. We read the parcel’s tax-map number, file with [Smithtown](/service-areas/smithtown), [Islip](/service-areas/islip) or the village as it says, and arrange the electrical inspection.',
    },
  ],
  costs: {
    intro:
      'One band for businesses, three for houses. Business quotes vary with the distance from the electric room to the parking spaces more than with the charger.',
    rows: [
      {
        item: 'Commercial charger',
        price: prices.hauppauge.commercial,
        detail:
          'From a wall unit near the switchgear to a post that needs conduit and a trench. A row of ports or a larger service is priced from the load letter and can go beyond this.',
      },
      {
        item: 'Home charger, attached garage',
        price: prices.town.standard,
        detail: 'A 240 V circuit through an unfinished basement or along the garage, with room left in the panel.',
      },
      {
        item: 'Home run outdoors or underground',
        price: prices.town.exteriorRun,
        detail: 'Added where parking is away from the building, as in some townhouse courts.',
      },
      {
        item: 'Residential panel, 200 A',
        price: prices.town.panelUpgrade,
        detail: 'Where load management will not do. Commercial service work is outside this row and quoted alone.',
      },
    ],
    note: 'Indicative, and before permit, inspection and utility charges unless the proposal shows them. Striping, signs and network subscriptions are listed on their own if you want them.',
  },
  considerations: [
    {
      title: 'A parking lot is not a driveway',
      text: 'Conduit under a commercial lot needs 24 inches of cover; a home driveway needs 18. Sawing and patching asphalt is often the costly part, so we look first for spaces near the building.',
    },
    {
      title: 'Time at the utility',
      text: 'For a service change PSEG Long Island wants the electrical inspection certificate and, for all commercial work, a load letter. An older page of the utility gave three to five weeks from complete papers; we ask for the present figure.',
    },
    {
      title: 'Tenants and landlords',
      text: 'In a leased building the owner usually controls the service. Bring the landlord in before the survey: whose meter it is, who owns the chargers and what happens at the end of the lease should be settled in writing.',
    },
    {
      title: 'Apartments in the park',
      text: 'An August 2020 Smithtown zoning change lets apartments onto 13 large parcels. Owners who build can lay conduit for later ports while the ground is open.',
    },
    {
      title: 'Condominium spaces',
      text: 'State law limits what a condominium board can refuse when an owner wants a charger in an assigned space. Your board or a lawyer can say how it applies; we supply what the board asks of the electrician, such as proof of license and insurance.',
    },
  ],
  faq: [
    {
      question: 'What does a workplace charger cost in Hauppauge?',
      answer: `Our indicative range is ${usdRange(prices.hauppauge.commercial)}. Distance to the electric room, trenching and spare capacity set the figure; several ports or a new service are quoted individually.`,
    },
    {
      question: 'Why does my 48 A charger deliver only 10 kW at work?',
      answer:
        'Voltage. Power is volts times amps, and a three-phase building commonly supplies 208 V where a house has 240. Nothing is wrong with the charger; the car just charges a little slower.',
    },
    {
      question: 'Is there public money for charging at a business?',
      answer: `As of ${longDate(claims.chargeReady.asOf)}, NYSERDA’s Charge Ready NY 2.0 pays per port at workplaces, apartment buildings and hotels. Amounts and remaining funds change, so we check before you sign. On state tax credits, ask your tax adviser. PSEG Long Island’s fast-charger incentive closed to new applicants at the end of 2024.`,
    },
    {
      question: 'Can you work without closing our lot?',
      answer:
        'Usually, one part at a time. Indoor work and mounting go first, and we plan the trench for when your lot is emptiest. The sequence is agreed with you before work starts.',
    },
  ],
  closing: {
    title: 'Send last year’s electric bills',
    text: 'Twelve months of demand tell us what your building can already carry. With those, a photo of the main switchgear and a sketch of the lot we can outline ports and price; for a house, the panel photo will do. Quotes are free.',
  },
}
