import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard, longer } = business.installHours
const { suffolk: approval } = business.permitDays

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  metadata: {
    title: 'Riverhead EV Charger Installation, Prices and Permits',
    description:
      'EV charger installation in Riverhead: the Town’s own electrical inspector, notarized applications, long farm feeders, manufactured homes and guide prices.',
    keywords: [
      'EV charger installation Riverhead',
      'Riverhead electrical permit',
      'Calverton EV charger',
      'Wading River EV charger',
      'barn EV charger',
      'Aquebogue Level 2 charger',
      '11901 EV charger',
    ],
  },
  lead: 'Riverhead sends its own electrical inspector, asks for notarized applications and ends at the Peconic River. Those facts decide how your charger is filed. The price depends mostly on how far the car stands from the panel.',
  intro: [
    'What stands behind the meter varies widely in this town. Downtown has older houses. East toward Aquebogue and Jamesport, farmhouses may share a service with barns and pumps. Around Calverton you find subdivisions beside large 55-plus and manufactured-home communities. A charger plan that fits one of these is usually wrong for the next.',
    'Government is simpler. No incorporated village lies within the town, so a single building department covers Calverton, Aquebogue, Jamesport and the Riverhead part of Wading River. The exception is an address that only sounds local: Riverside, Flanders and Northampton use ZIP 11901 too, but they are south of the river, in the Town of Southampton.',
  ],
  planner:
    'For a first idea of distance, pin a charger on a picture of the wall in the [Photo-Pin Placement Planner](/ev-charger-planner#photo) and enter the feet of trench to an outbuilding; it estimates the run and gives a rough planning number, which is not a quote.',
  reasons: [
    {
      title: 'Papers signed once',
      text: 'Applications are notarized here. We fill in everything before you sign, so that one visit to a notary should do, and we read the Town’s electrical fee schedule when we write your estimate.',
    },
    {
      title: 'Work ready for a municipal inspector',
      text: 'Most towns we serve rely on outside agencies; Riverhead has an electrical inspector on staff. We leave boxes accessible, label the breaker and agree on a time with the office.',
    },
    {
      title: 'Wire sized for distance',
      text: 'On a farm the car may park a long way from the service. We calculate voltage drop before choosing wire, because power lost in an undersized feeder is power that you pay for and the car never sees.',
    },
    {
      title: 'Warranty in writing',
      text: `The work has a ${business.warrantyYears.terms}-year warranty. Please [see Terms](/terms) for what it covers and what it leaves out.`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Garages and driveways in the subdivisions',
      text: 'With panel and garage under one roof, the wiring is the easy part. Choosing a wall that suits the car you own now and the next one deserves more thought, so we look at where both charge ports would be.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Yard poles, barns and sub-panels',
      text: 'A feeder to an outbuilding normally needs its own disconnect and grounding electrode there. We look at the age of the yard pole first: if it has to be replaced soon, new wire on it is wasted.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connectors on limited services',
      text: 'A Wall Connector can be turned down from 48 A to fit a smaller circuit. That can make it usable where little capacity is left, without waiting for a service change.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Vineyards, shops and workplaces',
      text: 'For guest or staff charging we begin with the service and the utility’s load letter, which PSEG Long Island asks of every commercial request.',
    },
  ],
  costs: {
    intro:
      'Below is what Riverhead homeowners should expect for the electrical work. A figure for your address comes with the free quote, on video or in person.',
    rows: [
      {
        item: 'Standard Level 2 install',
        price: prices.town.standard,
        detail:
          'Attached garage or carport wall, panel nearby. A short run in a subdivision house sits in the lower part of the range.',
      },
      {
        item: 'Panel or service upgrade',
        price: prices.town.panelUpgrade,
        detail:
          'Older downtown services and overloaded farmhouse panels. Pedestal replacements depend on who owns the pedestal.',
      },
      {
        item: 'Trench or overhead feed',
        price: prices.town.exteriorRun,
        detail:
          'Up to moderate yard distances. A feeder across a farmyard is calculated by the foot and can exceed this range.',
      },
    ],
    note: 'Notary, town fee and inspection are extra, as is the charger. If you trench with your own machine, tell us before we price that part.',
  },
  considerations: [
    {
      title: 'South of the Peconic you change towns',
      text: 'Riverside, Flanders and Northampton owners file with Southampton, whose requirements we describe on [that page](/service-areas/southampton). The ZIP on the envelope will not warn you.',
    },
    {
      title: 'Manufactured homes',
      text: 'The service equipment usually stands outside on a pedestal and may have no free space. A load-managed charger, which slows down while the dryer or air conditioner runs, is often the fit. Ask the community’s management for its rules first.',
    },
    {
      title: '55-plus associations',
      text: 'New York law voids homeowners’ association rules that effectively ban a charger or unreasonably limit it, with listed exceptions. Boards may still set reasonable conditions, so we supply the description of the work and the insurance certificate they tend to ask for.',
    },
    {
      title: 'Digging in farm soil',
      text: 'Irrigation, drainage and old pump lines are private, and New York 811 will not mark them. Someone who knows the field should walk the route with us before the trencher comes.',
    },
    {
      title: 'Bluffs to the north, river to the south',
      text: 'Sound-side houses get salt wind; downtown lies low beside the Peconic. Near the Sound we use stainless fasteners and plastic conduit; downtown we look at the flood map before we fix a height.',
    },
  ],
  testimonial: 'riverhead',
  faq: [
    {
      question: 'Who inspects the charger when it is done?',
      answer:
        'The Town’s own electrical inspector, not a private agency. We request the visit and can be reached during it, in case the inspector has a question.',
    },
    {
      question: 'How long are your electricians at the house?',
      answer: `${standard.min}-${standard.max} hours when panel and parking are close. With a longer run through a barn or across a yard, expect ${longer.min}-${longer.max} hours, and more if there is a trench.`,
    },
    {
      question: 'Could I charge from the barn’s existing panel?',
      answer: `Perhaps. We check the feeder, its grounding and the voltage under load. If the feeder is sound, a circuit from the barn can stay near ${usdRange(prices.town.standard)}; if it is not, the feeder is the real job.`,
    },
    {
      question: 'When will the permit come through?',
      answer: `We promise no date on the Town’s behalf. As of ${longDate(claims.suffolkApprovalTime.asOf)}, a simple case in Suffolk often took ${approval.min}-${approval.max} business days; a busy department takes longer.`,
    },
  ],
  closing: {
    title: 'Tell us what the meter feeds',
    text: 'House only, or barn, pump and greenhouse too? The answer changes the design more than the brand of the charger does. Add your hamlet, and we come back with the right town, a route and a price.',
  },
}
