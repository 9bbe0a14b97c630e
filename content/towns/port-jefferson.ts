import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours

export default {
  name: 'Port Jefferson',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Old harbor houses and steep lots. We do coastal, weatherproof installs, and measure the climb before we price it.',
  offices: ['village-of-port-jefferson', 'village-of-belle-terre', 'town-of-brookhaven'],
  officeNote:
    'The Village of Port Jefferson issues your permit and needs proof of the electrician’s Suffolk County license, so ours goes in with it. Belle Terre is another village, and Port Jefferson Station is in the Town of Brookhaven.',
  zips: ['11777'],
  zipTable: [
    {
      zip: '11777',
      offices: ['village-of-port-jefferson', 'village-of-belle-terre'],
      note: 'Port Jefferson Station, ZIP 11776, belongs to the Town of Brookhaven.',
    },
    { zip: '11776', place: 'Port Jefferson Station', offices: ['town-of-brookhaven'] },
  ],
  point: { lat: 40.946, lon: -73.069 },
  map: {
    label: { x: 520, y: 62, anchor: 'start', leader: true },
  },
  neighbors: ['Port Jefferson Station', 'Belle Terre', 'Poquott', 'Setauket', 'Mount Sinai'],
  houses:
    'Ship-captain-era houses around the harbor, hillside houses, and mid-century colonials and condos up the hill. On a steep lot we measure the run up the stairs.',
  house: 'colonial',
  coast:
    'Salt air by the harbor, and a low downtown that has flooded in heavy rain and high tide. We use weatherproof parts.',
  picture: 'coastal',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Port Jefferson, NY',
      description: `Coastal, weatherproof EV chargers installed in Port Jefferson for ${usdRange(prices.portJefferson.weatherproof)}, usually ${range(standard)} hours. Village permit filed for you. Call for a free estimate.`,
      keywords: [
        'EV charger installation Port Jefferson',
        'weatherproof EV charger Port Jefferson',
        'Village of Port Jefferson building permit',
        'EV charger 11777',
        'Port Jeff Tesla charger',
        'coastal EV charger North Shore',
      ],
    },
    lead: `A coastal, weatherproof charger install in Port Jefferson costs ${usdRange(prices.portJefferson.weatherproof)}, or ${usdRange(prices.town.standard)} in your garage. With no trench or panel work, we’re done in ${range(standard)} hours. We handle the damp, the hills and the Village permit.`,
    intro: [
      'Down by the harbor, this is coastal work, and we build for salt and damp. Steel screws rust and streak the siding there, moisture gathers inside enclosures, and the low downtown has flooded when heavy rain met a high tide. So an outdoor charger near the water gets weatherproof parts throughout, and we list it at its own price.',
      'Up the hill, we measure the climb. Your driveway, garage and panel may be on three levels. A cable run that looks short on a floor plan can be long once it climbs from a basement panel, passes a landing and drops to the driveway. Your price is for the real route, stairs included.',
      'Port Jefferson is an incorporated village, so the Village handles your permit, even with the Town of Brookhaven on your tax bill. Port Jefferson Station, ZIP 11776, is unincorporated and files with the Town. If that’s you, see [our Brookhaven page](/service-areas/brookhaven).',
    ],
    reasons: [
      {
        title: 'Licensed and insured for the Village',
        text: 'The building department wants a Suffolk County electrician’s license and proof of insurance. We have both and send them in for you.',
      },
      {
        title: 'We do the paperwork',
        text: 'The Village’s page has asked for four sets of the application. You sign where you need to, and we prepare the copies it wants today.',
      },
      {
        title: 'We measure up, down and around',
        text: 'We take the rise, the drop and the corners on site, or estimate them from your video. Your estimate describes the route, so you know it before you say yes.',
      },
      {
        title: `${business.warrantyYears.terms}-year warranty`,
        text: `Our work in Port Jefferson is covered for ${business.warrantyYears.terms} years. [See Terms](/terms) for what’s included.`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Outdoor chargers near the harbor',
        text: 'You get a weather-rated charger, gasketed boxes, PVC conduit and stainless screws. It goes on the most sheltered wall your cable can reach from.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors in hillside garages',
        text: 'A garage cut into the slope is often damp on the uphill wall. We mount on a dry one, 18 inches or more above the floor, and seal the conduit where it passes through masonry.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels in ship-captain-era houses',
        text: 'Kitchens, air conditioning, maybe a rental unit: old houses collect load. We add it all up first. Managed charging may save you a larger service.',
      },
      {
        service: 'permits-inspections',
        title: 'Your Village permit, start to finish',
        text: 'We file with the Village, book the electrical inspection and follow the file until it’s closed. In Belle Terre or Poquott, we file with your village instead.',
      },
    ],
    costs: {
      intro:
        'Start with the first row by the harbor, or the second in a garage. Your panel or your hill may add one of the others.',
      rows: [
        {
          item: 'Coastal install, weatherproof',
          price: prices.portJefferson.weatherproof,
          detail:
            'For harbor-side and open walls: corrosion-resistant enclosure, sealed entries, stainless hardware, and plastic conduit with room to expand.',
        },
        {
          item: 'Standard indoor install',
          price: prices.town.standard,
          detail: 'Your garage is level with the panel, or a short indoor run away.',
        },
        {
          item: 'Panel upgrade',
          price: prices.town.panelUpgrade,
          detail: 'Only if there’s no room and load management won’t do it. A tight stone cellar takes longer.',
        },
        {
          item: 'Exterior run or trench',
          price: prices.town.exteriorRun,
          detail: 'Slopes set this price: steps, retaining walls and ledges add supports, bends and hand digging.',
        },
      ],
      note: 'If your route goes through masonry, the estimate includes the drilling.',
    },
    considerations: [
      {
        title: 'North or south of the tracks?',
        text: 'The railroad ends at the south edge of the village. A “Port Jeff” address past it is usually Port Jefferson Station, with Town of Brookhaven rules. We check yours first, because the form, the fee and the inspector can all change.',
      },
      {
        title: 'Water in the low downtown',
        text: 'Near the harbor we ask how high the last flood came and check the flood map. We mount the electronics above that level. If the wall is too low, we pick another one.',
      },
      {
        title: 'Pipe down a retaining wall',
        text: 'We support conduit at every change of level and add a fitting that lets it move as the ground settles. That keeps the joints from coming apart.',
      },
      {
        title: 'Condos up the hill',
        text: 'State law limits what a condominium board can refuse an owner with an assigned space. You pay for the work, power and insurance, and you make a written request. We can describe the work and the route for your board.',
      },
      {
        title: 'Which way do you park?',
        text: 'On a steep driveway the charge port can end up at the far bumper, uphill from the unit. Try it nose-in and nose-out. A spot between the two often works for both.',
      },
    ],
    faq: [
      {
        question: 'What’s the difference between weatherproof and just outdoors?',
        answer: `The parts around the charger. Any listed outdoor unit can take rain. Weatherproof work adds sealed hubs, corrosion-resistant boxes, stainless fasteners and conduit that doesn’t rust, for ${usdRange(prices.portJefferson.weatherproof)} in Port Jefferson.`,
      },
      {
        question: 'Do I need a Brookhaven permit too?',
        answer:
          'No, not for a house inside the village. The Village’s own building department issues it. In Port Jefferson Station it’s the Town.',
      },
      {
        question: 'My panel is two floors above the driveway. Can you still do it?',
        answer:
          'Yes. It’s a longer run and sometimes heavier wire. Running it outside is often shorter than going through finished rooms. If both routes work, we quote both, and you choose by looks and price.',
      },
      {
        question: 'How far ahead should I call?',
        answer: `Call as soon as you can, because the permit comes first. Once it’s through, we usually book you ${range(business.schedulingWeeks)} weeks out. In all, figure about three to four weeks. The install takes ${range(standard)} hours without trench or panel work.`,
      },
    ],
    closing: {
      title: 'Get your Port Jefferson price',
      text: `Film one take from the panel to your parking spot, stairs and all, and send it to us. One look shows if it’s a standard or a weatherproof job. We reply within ${business.contactPromiseHours} hours. The visit and the written estimate are free.`,
    },
  },
} satisfies TownFile
