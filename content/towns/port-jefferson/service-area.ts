import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours
const { suffolk: approval } = business.permitDays

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'Weatherproof EV Charger Installation, Port Jefferson',
    description:
      'EV chargers for harbor houses and steep lots in Port Jefferson: weatherproof materials and their price, the Village permit and how a hillside run is measured.',
    keywords: [
      'EV charger installation Port Jefferson',
      'weatherproof EV charger Port Jefferson',
      'Village of Port Jefferson building permit',
      'EV charger 11777',
      'Port Jeff Tesla charger',
      'outdoor EV charger North Shore',
    ],
  },
  lead: 'A harbor that brings damp and salt, hills that put driveway, garage and panel on three levels, and a village that runs its own building department: those three things shape every charger we mount in Port Jefferson.',
  intro: [
    'Down by the water it is coastal work, and the air is the problem. Steel screws rust and streak the siding, damp gathers inside enclosures, and the low downtown has flooded when heavy rain met a high tide. An outdoor charger there should be weatherproof work throughout, and we list it as a price of its own.',
    'Uphill the problem is geometry. A cable that looks short on a floor plan grows once it climbs from a basement panel, passes a landing and drops to the driveway. We measure the real route, stairs included, before we put a price on it.',
    'Port Jefferson is incorporated, so the Village and not the Town of Brookhaven handles the permit, even though the town appears on your tax bill. Port Jefferson Station, ZIP 11776, is another story: unincorporated, under the Town, and covered by the rules on [our Brookhaven page](/service-areas/brookhaven).',
  ],
  reasons: [
    {
      title: 'Credentials the Village asks to see',
      text: 'The building department wants proof that the electrician holds a Suffolk County license, and insurance with it. We are licensed and insured, and put both papers into the application.',
    },
    {
      title: 'Ready for real paper',
      text: 'The Village’s page has asked for four sets of application papers. We confirm what it wants today, then prepare and file them.',
    },
    {
      title: 'Runs measured in three dimensions',
      text: 'We measure rise, drop and corners on site, or estimate them from your video. The estimate describes the route, so you know it before you agree.',
    },
    {
      title: `${business.warrantyYears.terms}-year warranty`,
      text: `Our work carries a ${business.warrantyYears.terms}-year warranty; what it covers is written down, so [see Terms](/terms) before you compare it with another installer’s.`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Outdoor charging near the harbor',
      text: 'A weather-rated charger, gasketed boxes, PVC conduit and stainless screws, on the wall with the least exposure that your cable can still reach from.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connector in a hillside garage',
      text: 'Garages cut into the slope are often damp on the uphill wall. We mount on a dry one, keep the unit at 18 inches or more above the floor, and seal where conduit passes masonry.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Panels in ship-captain-era houses',
      text: 'An old house that has gathered kitchens, air conditioning and perhaps a rental unit needs its load added up before a car is added. Managed charging may make a larger service unnecessary.',
    },
    {
      service: 'permits-inspections',
      title: 'Village permit, start to finish',
      text: 'We file with the Village, arrange the electrical inspection it requires and follow the file until it is closed. Belle Terre and Poquott addresses are filed with those villages instead.',
    },
  ],
  costs: {
    intro:
      'Four lines cover the usual cases. All are guide prices, with fees to the Village and the inspector left out.',
    rows: [
      {
        item: 'Weatherproof outdoor install',
        price: prices.portJefferson.weatherproof,
        detail:
          'For harbor-side and open walls: corrosion-resistant enclosure, sealed entries, stainless hardware, plastic conduit with room to expand.',
      },
      {
        item: 'Standard indoor install',
        price: prices.town.standard,
        detail: 'Charger in a garage that shares a level with the panel, or is a short indoor run away from it.',
      },
      {
        item: 'Panel upgrade',
        price: prices.town.panelUpgrade,
        detail:
          'If the calculation shows no room and load management will not do. Access in a tight stone cellar makes it slower.',
      },
      {
        item: 'Exterior run or trench',
        price: prices.town.exteriorRun,
        detail: 'Slopes decide this one: steps, retaining walls and ledges add supports, bends and hand digging.',
      },
    ],
    note: 'Drilling through masonry is priced in the estimate when the route needs it. The charger itself is a separate line, because some owners already have one.',
  },
  considerations: [
    {
      title: 'North or south of the tracks',
      text: 'The railroad ends at the south edge of the village. A “Port Jeff” address beyond it is usually Port Jefferson Station, with Town of Brookhaven rules. That decides the form, the fee and the inspector.',
    },
    {
      title: 'Water in the low downtown',
      text: 'Near the harbor we ask how high the last flood came and check the flood map. Electronics go above that level where the wall allows it; where it does not, we look for another wall.',
    },
    {
      title: 'Pipes down a retaining wall',
      text: 'Conduit that follows a slope needs support at every change of level and a fitting that lets it move as the ground settles. Without them, joints can come apart.',
    },
    {
      title: 'Condos up the hill',
      text: 'State law restricts what a condominium board can refuse an owner who wants a charger at an assigned space, and the owner pays for work, power and insurance. The request goes to the board in writing, and we can describe the work and the route for it.',
    },
    {
      title: 'Cable across a steep driveway',
      text: 'Try the reach with the car nose-in and nose-out: the charge port can end up at the far bumper, uphill from the unit. A spot between the two positions often serves both.',
    },
  ],
  faq: [
    {
      question: 'What makes an installation weatherproof rather than just outdoors?',
      answer: `Any listed outdoor charger tolerates rain. Weatherproof work adds protection for the parts around it: sealed hubs, corrosion-resistant boxes, stainless fasteners, conduit that does not rust. Such a job is ${usdRange(prices.portJefferson.weatherproof)} here.`,
    },
    {
      question: 'Do I need a permit from Brookhaven as well?',
      answer:
        'Not for a house inside the village: its own building department is the one that issues permits. In Port Jefferson Station it is the reverse, and the Town is the office to ask.',
    },
    {
      question: 'My panel is two floors above the driveway. Is that a problem?',
      answer:
        'It is a longer run and sometimes heavier wire. The way down the outside is often shorter than the way through finished rooms. We quote both if both exist, so you can choose between looks and price.',
    },
    {
      question: 'How should I plan the timing?',
      answer: `Put the permit first. Suffolk approvals often ran ${approval.min}-${approval.max} business days for simple applications as of ${longDate(claims.suffolkApprovalTime.asOf)}, and longer at busy offices. Installation itself is ${standard.min}-${standard.max} hours when neither trench nor panel is involved.`,
    },
  ],
  closing: {
    title: 'Walk the route with us',
    text: 'Film from the panel to the place where the car stands, stairs and all, in one take. That shows whether yours is a standard or a weatherproof job and where the conduit would run. A visit costs nothing.',
  },
}
