import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  showsRating: true,
  metadata: {
    title: 'Brookhaven EV Charger Installation: Town Rules and Cost',
    description:
      'Copper-only charger wiring, inspectors named by the Town Board, eight separate villages: what the Town of Brookhaven’s rules mean for your EV charger.',
    keywords: [
      'EV charger installation Brookhaven NY',
      'Town of Brookhaven electrical inspection',
      'Brookhaven copper wiring code',
      'Brookhaven Building Division EV charger',
      'EV charger cost Brookhaven',
      'Suffolk County EV charger electrician',
    ],
  },
  lead: 'Two local rules should already be in any quote for a home in the Town of Brookhaven: copper wire to the charger, and an inspector whose organization the Town Board has designated. Here is what each one means, and what the work costs.',
  intro: [
    'The town runs from Long Island Sound to the Atlantic, about 260 square miles of land, and this page is for all of it outside the villages. (Brookhaven is also a hamlet, ZIP 11719, by Bellport Bay; it follows the same rules.) The office is the town’s Building Division in Farmingville.',
    '**Copper.** In homes the town code bars aluminum wiring after the service disconnect, feeders excepted. The line to your charger is a branch circuit, which means copper from breaker to charger whatever the distance. Aluminum is cheaper by the foot, so a surprisingly low price for a long run deserves one question: what metal is it?',
    '**Inspection.** Electrical work is inspected by outside organizations that the Town Board has designated. Their inspectors must have ten years in the field and certification from the IAEI, the electrical inspectors’ association. We book the visit when the charger is wired and pass the certificate on to you.',
  ],
  reasons: [
    {
      title: 'A quote that names the wire',
      text: 'Metal, size and wiring method are written beside the price. With those three on paper you can lay our figure next to another and see what differs.',
    },
    {
      title: 'We ask what to file',
      text: 'The electrical chapter’s old section headed “Permit required” was repealed in 2011. Instead of assuming a form, we ask the Building Division what it wants for your job and file exactly that.',
    },
    {
      title: 'A half-day job, as a rule',
      text: `A standard charger takes us ${standard.min}-${standard.max} hours, from the first hole to the test charge. A longer run, across a wide house for example, needs ${longer.min}-${longer.max}.`,
    },
    {
      title: 'Septic before shovel',
      text: 'Most of the town has no sewers. We ask for your survey and find the tank or cesspool before we draw a trench.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'A first charger, Sound side or bay side',
      text: 'On a bluff, in a subdivision or on a canal street, we check the same three things: the distance from panel to wall, the reach from wall to car, and how much load the panel can still take.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: '48 A on wire of the right size',
      text: 'At 48 A a Wall Connector sits on a 60 A breaker, and 6 AWG household cable is not enough for that. We pull 4 AWG copper cable, or 6 AWG in conduit; that choice explains part of the gap between quotes.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Panels with a heat pump in mind',
      text: `More than half of the town’s homes heat with oil (Census Bureau, 2020-2024), so today’s electric load is often small. If you expect to leave oil, we plan one panel for both the charger and the heat pump.`,
    },
    {
      service: 'permits-inspections',
      title: 'Town, village and inspector in step',
      text: 'You sign where an owner has to sign. We handle the filing, the inspector’s appointment and the close-out, and tell you at each point who has the file.',
    },
  ],
  testimonial: 'brookhaven',
  planner:
    'Curious how far the copper has to go? Take a photo of the wall, then pin the panel and the charger on it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). It reads the length of the run off your picture, with a rough planning cost, before anyone visits.',
  costs: {
    intro:
      'What you pay in Brookhaven follows the length of copper and the ground it crosses. These are indicative figures for single-family homes.',
    rows: [
      {
        item: 'Standard installation, copper circuit',
        price: prices.town.standard,
        detail:
          'Charger on an attached garage or house wall, with the panel a short way off and space in it for a two-pole breaker.',
      },
      {
        item: 'Trench or long outside route',
        price: prices.town.exteriorRun,
        detail: 'Extra on the first row. Roots, a patio or a septic field to go around cost more than sandy lawn.',
      },
      {
        item: 'Panel replaced with 200 A',
        price: prices.town.panelUpgrade,
        detail:
          'For houses where the calculation fails and neither a lower setting nor load management suits the way you drive.',
      },
    ],
    note: 'The designated inspector’s fee and any town or village fee are billed separately unless the estimate includes them. The written estimate governs.',
  },
  considerations: [
    {
      title: 'Eight villages of their own',
      text: 'Bellport, Belle Terre, Lake Grove, Old Field, Patchogue, Poquott, Port Jefferson and Shoreham issue permits themselves, although the tax bill also says Town of Brookhaven.',
    },
    {
      title: 'What the 811 crew will not mark',
      text: 'New York 811 needs notice at least two full working days before digging and is free. It marks the utilities’ lines. Sprinklers, pool wiring, cesspools and invisible fences stay unmarked, so walk the yard with us.',
    },
    {
      title: 'Two coasts, two kinds of weather',
      text: 'Bluffs and harbors on the Sound, low canals on the bay. Inland a plain outdoor unit is fine; along either shore we change to parts that resist salt, and near the bay we look at flood height as well.',
    },
    {
      title: 'When aluminum is still allowed',
      text: 'A feeder to a sub-panel falls under the code’s exception, so a long feeder to a barn or workshop may use it. The last stretch, from that sub-panel to the charger, goes back to copper.',
    },
    {
      title: 'Mastic Beach is the town’s again',
      text: 'It was a village from 2010 to 2017. Older guides that send its residents to a village office are out of date.',
    },
  ],
  faq: [
    {
      question: 'Does the copper rule apply to a charger in my garage?',
      answer:
        'Yes, in any home under the town code. The charger’s circuit starts after the service disconnect and is not a feeder, so it has to be copper, in an attached garage or a detached one.',
    },
    {
      question: 'Who pays the electrical inspector?',
      answer:
        'The owner or the contractor does; the town does not. Our estimate says whether the fee is inside the price or billed separately.',
    },
    {
      question: 'I live in Lake Grove. Is the Town of Brookhaven my permit office?',
      answer:
        'No. Lake Grove is an incorporated village and deals with its own permits, as do the other seven. We take the municipality from your tax-map number, because a mailing address does not show it.',
    },
    {
      question: 'How soon could I be charging at home?',
      answer: `Reviews often take ${business.permitDays.suffolk.min}-${business.permitDays.suffolk.max} business days in Suffolk (a figure from ${longDate(claims.suffolkApprovalTime.asOf)}; crowded departments need longer). After approval we find a day within ${business.schedulingWeeks.min}-${business.schedulingWeeks.max} weeks, and test the charger with your car that day; the inspection follows.`,
    },
  ],
  closing: {
    title: 'Have the run measured, then decide',
    text: 'A free quote, remote or at your house, gives you the wire size, the route and the price in writing. For hamlets, houses and ZIP codes turn to our [page on where we work in Brookhaven](/locations/brookhaven/).',
  },
}
