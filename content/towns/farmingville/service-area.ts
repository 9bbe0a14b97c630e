import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { usdRange } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-22',
  metadata: {
    title: 'Farmingville EV Charger Installation: Slopes and Prices',
    description:
      'Sloping drives, built-in garages and sandy trenches: how a Farmingville EV charger is placed, permitted through Brookhaven and priced.',
    keywords: [
      'EV charger installation Farmingville NY',
      'Farmingville EV charger cost',
      '11738 EV charger',
      'sloped driveway EV charger',
      'built-in garage charger',
      'Brookhaven building division EV',
    ],
  },
  lead: 'Brookhaven’s Town Hall stands in your own hamlet, so the permit office is close by. The slope of the driveway, the wall of a built-in garage and soil that caves in need more thought, and they are what this page is about.',
  intro: [
    'Farmingville sits on the Ronkonkoma moraine, and Bald Hill is one of the high points of Long Island. On a hill we place the charger by where the car’s charge port ends up, so we check the reach with the car parked nose-in and nose-out before we mark a wall.',
    'Below ground the moraine is sand and stones. It often digs easily and caves in as easily, which matters next to a retaining wall. Indoors the job is simpler: a garage built in under the living rooms generally keeps the wire short.',
    'Want the neighborhoods and typical houses first? They are on [our other Farmingville page](/locations/farmingville/); this one covers permits, costs and what the ground does to both.',
  ],
  reasons: [
    {
      title: 'Reach tested with your car',
      text: 'Charger cables are commonly 18 to 25 feet long. We pace out the path from wall to charge port on the real slope, because a flat sketch makes distances look shorter than they are.',
    },
    {
      title: 'Fire separation respected',
      text: 'The wall or ceiling between a built-in garage and the house may be fire-rated. Each hole we make in it is sealed with a material listed for the purpose.',
    },
    {
      title: 'A small trench, kept open briefly',
      text: 'In loose ground we dig, lay pipe and backfill the same day where the inspection schedule allows, and stay back from the footing of any wall.',
    },
    {
      title: `${business.warrantyYears.terms} years behind the work`,
      text: 'That is our warranty on an installation here. Read what it covers before you sign: see [Terms](/terms).',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Chargers for hillside drives',
      text: 'We start looking on the uphill side of the garage opening, out of the path of runoff and within reach of both bays. If another wall works better, the free quote says why.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connector in a built-in garage',
      text: 'Tesla quotes up to 44 miles of range per hour, car permitting. That takes a 60 A circuit, which is a short run when the panel is on the garage level.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Panels of the 1960s to 1980s',
      text: 'Houses of those years may hold a full panel in good order, or a brand we would rather replace. A photograph of the label and the breakers usually tells us which before we drive over.',
    },
    {
      service: 'permits-inspections',
      title: 'Sign-off around the corner',
      text: 'The Building Division that closes your file is in the hamlet. Wiring metal and inspectors follow town code, set out on [the Brookhaven page](/service-areas/brookhaven); your copy of the certificate comes from us.',
    },
  ],
  costs: {
    intro:
      'Slope and soil change labor more than material. Take the figures below as a guide until somebody has stood in your driveway.',
    rows: [
      {
        item: 'Charger inside a built-in garage',
        price: prices.town.standard,
        detail:
          'Panel nearby on the lower level, openings sealed. Masonry walls and a crowded panel are what push it upward.',
      },
      {
        item: 'Outside run along or across a slope',
        price: prices.town.exteriorRun,
        detail: 'The amount added for a trench in loose soil or conduit stepped down beside a retaining wall.',
      },
      {
        item: 'Replacement panel, 200 A',
        price: prices.town.panelUpgrade,
        detail:
          'When the old one is full, unsafe or too small for the calculated load. PSEG Long Island wants the inspection certificate for a service change.',
      },
    ],
    note: 'Fees for filing and for the inspector are separate lines. If rock or a buried wall turns up in the trench, we stop and agree on the difference before going on.',
  },
  considerations: [
    {
      title: 'Off the low wall',
      text: 'Rain and meltwater gather at the bottom of a sloping driveway. The low wall may be nearest to the car, but a spot farther up keeps the unit out of splash and plowed snow.',
    },
    {
      title: 'Height, inside and out',
      text: 'The connector has to be stored 18 inches or more above a garage floor, and 24 inches or more above the ground outside. On a slope we measure from the ground right under the connector.',
    },
    {
      title: 'Trenches beside retaining walls',
      text: 'Sandy fill behind a wall can slide when it is opened. A shallow route around, in rigid metal conduit, which may lie at six inches where no vehicle passes, is sometimes the safer choice.',
    },
    {
      title: 'The ceiling of a built-in garage',
      text: 'A hole drilled into the room above may cross the fire separation. We look for a route through an outside wall first and open the ceiling last.',
    },
    {
      title: 'Cars outside, garage full',
      text: 'If the garage is storage, the charger belongs outdoors from the beginning. Choosing a weather-rated unit with a cable hook at the start is cheaper than moving one later.',
    },
  ],
  faq: [
    {
      question: 'Will the cable reach on my sloping driveway?',
      answer:
        'Usually, once the wall is chosen for it. Cables run 18 to 25 feet, and over 25 feet the code asks for a cable-management system. Tell us where your charge port is and which way you park.',
    },
    {
      question: 'Does the Town of Brookhaven treat Farmingville like the rest of the town?',
      answer:
        'Yes. There is no village here, so the same town code applies as in Brookhaven’s other hamlets. We still ask the Building Division what it wants filed for your job.',
    },
    {
      question: 'How long does the installation take on a hillside lot?',
      answer: `Inside a built-in garage, ${standard.min}-${standard.max} hours. With conduit outdoors or a trench beside the drive, allow ${longer.min}-${longer.max}, and expect us to tell you beforehand which of the two yours is.`,
    },
    {
      question: 'What should I budget if I need a trench?',
      answer: `A standard install is ${usdRange(prices.town.standard)}, and a trench or other outside run adds ${usdRange(prices.town.exteriorRun).slice(1)}. Neither figure includes fees; length and soil decide where in the range you land.`,
    },
  ],
  closing: {
    title: 'Show us the hill',
    text: 'Send two pictures of the driveway, one looking up and one looking down, and a third of the panel label. We can usually give a first figure from those without a visit, at no cost, and confirm it on site.',
  },
}
