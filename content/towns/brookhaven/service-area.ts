import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange, range } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  showsRating: true,
  metadata: {
    title: 'EV Charger Cost and Permits in Brookhaven, NY',
    description: `EV chargers in the Town of Brookhaven: ${usdRange(prices.town.standard)} for a standard install, ${range(standard)} hours on site, copper wire, inspection booked. Get a free estimate.`,
    keywords: [
      'EV charger installation Brookhaven NY',
      'Town of Brookhaven electrical inspection',
      'Brookhaven copper wiring code',
      'Brookhaven Building Division EV charger',
      'EV charger cost Brookhaven',
      'Suffolk County EV charger electrician',
    ],
  },
  lead: `We wire chargers across Brookhaven for ${usdRange(prices.town.standard)}, in ${range(standard)} hours for a standard job. Your line is copper, as town code requires. Town or village, we file the papers and line up the inspector.`,
  intro: [
    'The Town of Brookhaven runs from Long Island Sound to the Atlantic, about 260 square miles of land. This page covers all of it outside the villages, including the hamlet of Brookhaven, ZIP 11719, by Bellport Bay. Your office is the Town’s Building Division in Farmingville.',
    '**Copper.** Town code bars aluminum in homes after the service disconnect, except in feeders. Your charger runs on a branch circuit, so it’s copper from breaker to charger at any distance. Aluminum is cheaper by the foot. If somebody’s price for a long run looks low, ask which metal it is.',
    '**Inspection.** The Town Board designates outside organizations to inspect electrical work. Their inspectors need ten years in the field and certification from the IAEI, the electrical inspectors’ association. Once your charger is wired, we book the visit and send you the certificate.',
  ],
  reasons: [
    {
      title: 'A quote that names the wire',
      text: 'We write the metal, the size and the wiring method next to the price. Lay our quote beside another and you’ll see what’s different.',
    },
    {
      title: 'We ask the Town what to file',
      text: 'Brookhaven repealed the “Permit required” section of its electrical chapter in 2011. You don’t have to sort that out. We ask the Building Division what your job needs and file it.',
    },
    {
      title: 'Done in half a day',
      text: `A standard charger takes us ${range(standard)} hours, from the first hole to the test charge. A longer run, say across a wide house, takes ${range(longer)}.`,
    },
    {
      title: 'We find the septic first',
      text: 'Most of the town has no sewers. Show us your survey and we’ll find the tank or cesspool before we draw a trench.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'A first charger, Sound side or bay side',
      text: 'Bluff, subdivision or canal street, we check the same three things: panel to wall, wall to car, and how much load your panel can still take.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: '48 amps on wire that can carry it',
      text: 'At 48 amps, a Wall Connector sits on a 60-amp breaker, and 6 AWG household cable isn’t enough for that. We pull 4 AWG copper cable, or 6 AWG in conduit. It’s one reason quotes differ.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Room for a heat pump too',
      text: 'More than half of the town’s homes heat with oil (Census Bureau, 2020–2024), so today’s electric load is often small. Thinking of leaving oil? We plan one panel for the charger and the heat pump.',
    },
    {
      service: 'permits-inspections',
      title: 'Papers and inspection, start to finish',
      text: 'You sign where the owner has to sign. We file, set the inspector’s appointment and close out the job. Call us anytime to hear where it stands.',
    },
  ],
  testimonial: 'brookhaven',
  planner:
    'Wondering how much copper you need? Take a photo of the wall and pin your panel and charger on it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). You’ll see the length of the run and a rough planning cost before anyone visits.',
  costs: {
    intro:
      'Your price follows the length of the copper and the ground it crosses. These figures are for single-family homes.',
    rows: [
      {
        item: 'Standard installation, copper circuit',
        price: prices.town.standard,
        detail:
          'Charger on an attached garage or house wall. The panel is a short way off and has space for a two-pole breaker.',
      },
      {
        item: 'Trench or long outside route',
        price: prices.town.exteriorRun,
        detail: 'Added to the first row. Roots, a patio or a septic field in the way cost more than sandy lawn.',
      },
      {
        item: 'Panel replaced with 200 A',
        price: prices.town.panelUpgrade,
        detail:
          'For homes that don’t pass the load calculation, where neither a lower setting nor load management suits your driving.',
      },
    ],
    note: 'The designated inspector’s fee gets its own line in your estimate.',
  },
  considerations: [
    {
      title: 'Eight villages with their own permits',
      text: 'In a village, your tax bill also says Town of Brookhaven. So tell us your address and we file with the right one.',
    },
    {
      title: 'What 811 won’t mark',
      text: 'We call New York 811 at least two full working days before we dig. It’s free, and it marks the utility lines. Sprinklers, pool wiring, cesspools and invisible fences stay unmarked, so walk the yard with us.',
    },
    {
      title: 'Two coasts, two kinds of weather',
      text: 'The Sound side has bluffs and harbors, the bay side low canals. Inland, a plain outdoor unit is fine. Along either shore we switch to parts that resist salt, and near the bay we look at flood height too.',
    },
    {
      title: 'Where aluminum is still allowed',
      text: 'Need power at a barn or workshop? The long feeder to a sub-panel there may be aluminum. From that sub-panel to your charger, we go back to copper.',
    },
    {
      title: 'Mastic Beach is back with the Town',
      text: 'It was a village from 2010 to 2017. So we file with the Building Division, whatever an older guide says.',
    },
  ],
  faq: [
    {
      question: 'Does the copper rule cover a charger in my garage?',
      answer:
        'Yes, in any home under the town code, attached garage or detached. Your charger’s circuit starts after the service disconnect and isn’t a feeder, so it has to be copper.',
    },
    {
      question: 'Who pays the electrical inspector?',
      answer:
        'You do, as its own line in our estimate. By town rules the owner or the contractor pays the inspector, and the Town doesn’t.',
    },
    {
      question: 'I live in Lake Grove. Do I file with the Town of Brookhaven?',
      answer:
        'No. Lake Grove is an incorporated village and handles its own permits, and so do the other seven. A mailing address doesn’t show it, so we go by your tax-map number.',
    },
    {
      question: 'How soon can I be charging at home?',
      answer: `Figure on three to four weeks if your permit is simple. Reviews in Suffolk often took ${range(business.permitDays.suffolk)} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}; crowded departments need longer. After approval we find you a day within ${range(business.schedulingWeeks)} weeks. We test with your car that day, and the inspection follows.`,
    },
  ],
  closing: {
    title: 'Price your Brookhaven charger',
    text: `Send your address and a photo of the panel. We reply within ${business.contactPromiseHours} hours and quote by video or at your house, free. You get the wire size, the route and the price in writing. Looking for your hamlet or ZIP? See [where we work in Brookhaven](/locations/brookhaven/).`,
  },
}
