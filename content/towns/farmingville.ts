import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours
const { min, max } = prices.town.exteriorRun
/** Without the plus sign, for a sentence that says "adds". */
const addOn = usdRange({ min, max })

export default {
  name: 'Farmingville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'High ranches and colonials on the hill, with Brookhaven’s Town Hall around the corner. We fit the charger to your slope.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file with the Town of Brookhaven’s Building Division, right here in the hamlet, and book one of the [inspectors the Town Board designates](/service-areas/brookhaven).',
  zips: ['11738'],
  zipTable: [{ zip: '11738' }],
  point: { lat: 40.839, lon: -73.04 },
  map: {
    label: { x: 550, y: 158, anchor: 'start', leader: true },
  },
  neighbors: ['Selden', 'Holtsville', 'Medford', 'Ronkonkoma', 'Holbrook'],
  houses:
    'Ranches, high ranches and colonials from the subdivisions of the 1960s to 1980s. A garage under the living space means a short indoor run. If it has a fire-separation wall, we seal every hole.',
  house: 'high-ranch',
  coast: 'Inland on the Ronkonkoma moraine. No salt, but runoff can collect at the low wall of a sloping driveway.',
  picture: 'wall',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Cost and Permits in Farmingville, NY',
      description: `EV charger installation in Farmingville costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours on site. We file with Brookhaven. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Farmingville NY',
        'Farmingville EV charger cost',
        '11738 EV charger',
        'sloped driveway EV charger',
        'built-in garage charger',
        'Brookhaven building division EV',
      ],
    },
    lead: `In Farmingville, a charger in a built-in garage costs ${usdRange(prices.town.standard)} to install and takes ${range(standard)} hours. A trench beside the driveway adds ${addOn}. We file with the Town of Brookhaven, right here in the hamlet, and book the inspector.`,
    intro: [
      'Farmingville sits on the Ronkonkoma moraine, and Bald Hill is one of the high points of Long Island. On a hill, we place the charger by where your charge port ends up. We check the reach with the car parked nose-in and nose-out, then mark the wall.',
      'Under the grass it’s sand and stones. It often digs easily and can cave in, so we take care next to a retaining wall. Indoors is simpler. A garage built in under the living rooms generally means a short wire.',
      'This page has the permit, the price and what a slope changes. For your part of the hamlet, see [chargers on Farmingville’s streets](/locations/farmingville/).',
    ],
    reasons: [
      {
        title: 'Reach tested with your car',
        text: 'Most charger cables are 18 to 25 feet long. A flat sketch makes the distance look shorter, so we pace it out from wall to charge port on the real slope.',
      },
      {
        title: 'Fire walls sealed properly',
        text: 'The wall or ceiling between a built-in garage and your house may be fire-rated. We seal every hole we make in it with a material listed for the job.',
      },
      {
        title: 'A small trench, closed fast',
        text: 'In loose ground we dig, lay pipe and backfill the same day where the inspection schedule allows. We stay back from the footing of any wall.',
      },
      {
        title: `${business.warrantyYears.terms} years behind the work`,
        text: 'That’s how long your installation is under warranty. The [Terms](/terms) tell you what it covers.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Chargers for hillside driveways',
        text: 'We look first at the uphill side of the garage opening, out of the runoff and within reach of both bays. If another wall works better, your free quote says why.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connector in a built-in garage',
        text: 'Tesla quotes up to 44 miles of range per hour, car permitting. That takes a 60-amp circuit, and it’s a short run when your panel is on the garage level.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels from the 1960s to 1980s',
        text: 'Yours may be full but in good order, or a brand we’d rather replace. Send us a photo of the label and the breakers, and we can usually tell before we drive over.',
      },
      {
        service: 'permits-inspections',
        title: 'A local sign-off',
        text: 'The Building Division that closes your file is in the hamlet. Town code sets the wire and the inspectors. Here’s [how Brookhaven does it](/service-areas/brookhaven). We send you a copy of the certificate.',
      },
    ],
    costs: {
      intro:
        'Slope and soil change the labor more than the parts. We firm up your price once we’ve seen your driveway.',
      rows: [
        {
          item: 'Charger inside a built-in garage',
          price: prices.town.standard,
          detail:
            'Panel nearby on the lower level, openings sealed. Masonry walls and a crowded panel push it toward the top.',
        },
        {
          item: 'Outside run along or across a slope',
          price: prices.town.exteriorRun,
          detail: 'What we add for a trench in loose soil, or for conduit stepped down beside a retaining wall.',
        },
        {
          item: 'Replacement panel, 200 A',
          price: prices.town.panelUpgrade,
          detail:
            'If the old one is full, unsafe or too small for the load. PSEG Long Island needs the inspection certificate for a service change.',
        },
      ],
      note: 'If we hit rock or a buried wall in the trench, we stop and agree on the difference with you before we go on.',
    },
    considerations: [
      {
        title: 'Clear of runoff and snow',
        text: 'Rain and meltwater collect at the bottom of a sloping driveway. The low wall may be closest to your car, but we look farther up, away from splash and plowed snow.',
      },
      {
        title: 'How high the connector hangs',
        text: 'The connector hangs at least 18 inches above a garage floor, or 24 inches above the ground outside. On a slope, we measure from the ground right under it.',
      },
      {
        title: 'Trenches beside retaining walls',
        text: 'Sandy fill behind a wall can slide when you open it up. Sometimes a shallow route around is safer. We use rigid metal conduit there, which can lie at six inches where no vehicle passes.',
      },
      {
        title: 'The ceiling of a built-in garage',
        text: 'Drill into the room above and you may cross the fire separation. We try for a route through an outside wall first, and open the ceiling last.',
      },
      {
        title: 'Garage full? Charge outside',
        text: 'If the garage is storage, we put the charger outdoors from day one. A weather-rated unit with a cable hook now costs less than moving one later.',
      },
    ],
    faq: [
      {
        question: 'Will the cable reach on my sloping driveway?',
        answer:
          'Usually, once we’ve picked the wall for it. Cables run 18 to 25 feet, and past 25 feet code requires a cable-management system. Tell us where your charge port is and which way you park.',
      },
      {
        question: 'Who do I deal with for a permit in Farmingville?',
        answer:
          'Just us. We ask the Town of Brookhaven’s Building Division what your job needs and file it. There’s no village here, so you’re under the same town code as its other hamlets.',
      },
      {
        question: 'How long does it take on a hillside lot?',
        answer: `It’s ${range(standard)} hours inside a built-in garage. With a longer run outdoors, allow ${range(longer)}, and a trench adds more. Once the Town OKs it, we set your day, usually ${range(business.schedulingWeeks)} weeks out.`,
      },
      {
        question: 'What should I budget if I need a trench?',
        answer: `Budget ${usdRange(prices.town.standard)} for a standard install, and ${addOn} more for a trench or other outside run. Length and soil decide where in the range you land.`,
      },
    ],
    closing: {
      title: 'Get a price for your Farmingville driveway',
      text: `Send us two photos of the driveway, one looking up and one looking down, plus one of the panel label. We reply within ${business.contactPromiseHours} hours. We can usually give you a first figure without a visit, free, and then confirm it on site in a written estimate.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Farmingville, NY',
      description: `Steep driveway or built-in garage? Farmingville charger installs run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. Call for a free estimate in 11738.`,
      keywords: [
        'Farmingville EV charger',
        '11738 electrician',
        'sloped driveway EV charger',
        'Bald Hill EV charging',
        'built-in garage charger',
      ],
    },
    lead: `Steep driveway? We install your Farmingville charger for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We pick a wall your cord can reach either way you park, file with the Town and book the inspector.`,
    sections: [
      {
        heading: 'Steep driveways: we measure both ways',
        blocks: [
          {
            kind: 'text',
            text: 'On a hill you may park nose-in all summer and nose-out when it freezes. Charge ports sit at the front, the rear or on a fender, so the cord that reached in July can fall short in January. We measure with the car parked both ways and pick a spot that works for either one.',
          },
          {
            kind: 'text',
            text: 'We keep the charger off the low end of the driveway, where rain and meltwater collect and the plow leaves its pile.',
          },
        ],
      },
      {
        heading: 'Built-in garage, colonial or ranch: your run',
        blocks: [
          {
            kind: 'list',
            items: [
              '**High ranch with a built-in garage:** the panel is usually close by, so the run is short and indoors. The ceiling under the bedrooms may be a fire barrier, so we seal every hole with fire-rated material.',
              '**Colonial:** the longer way, across the basement ceiling and up into the garage.',
              '**Ranch without a garage:** an outdoor unit on the driveway side, with a hook that keeps the cord off the snow.',
            ],
          },
        ],
      },
      {
        heading: 'If the line goes underground',
        blocks: [
          {
            kind: 'text',
            text: 'The sandy, stony soil here digs easily and caves in just as easily. Next to a retaining wall we keep the trench narrow or take another line. Trench, length and depth each show on your estimate.',
          },
        ],
      },
      {
        heading: 'Two electric cars at one house',
        blocks: [
          {
            kind: 'text',
            text: 'Two chargers listed to share one circuit slow down while both are plugged in, so your panel carries the load of one. Planning a second car? Say so now: the wider pipe costs little while the first run is open.',
          },
        ],
      },
      {
        heading: 'Your permit office is in the hamlet',
        blocks: [
          {
            kind: 'text',
            text: `All of 11738 is Town of Brookhaven, with no village to sort out, and the Town’s Building Division is right here. We file there for you and, with the permit in hand, book you ${range(business.schedulingWeeks)} weeks out. We also work next door in [Selden](/locations/selden/), Holtsville, Medford, Ronkonkoma and Holbrook. The Town’s rules and every price: [Farmingville cost and permits](/service-areas/farmingville).`,
          },
        ],
      },
    ],
    faq: [
      {
        question: 'How long a cord do I need for a steep driveway?',
        answer:
          'Most chargers come with 18 to 25 feet, and that’s usually enough. Past 25 feet, code wants a cable management system, so we’d rather move the charger closer to the car.',
      },
      {
        question: 'There’s a bedroom above my garage. Is that a problem?',
        answer:
          'No. It only changes how we go through the walls and ceiling, and where we fasten. If the garage ceiling was ever altered, tell us before the visit.',
      },
      {
        question: 'Can you do it all in one trip?',
        answer: `Yes, we wire a plain job in one visit. A longer run takes ${range(longer)} hours on site. The inspector comes after that, and we book the visit.`,
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'Park the way you usually do and tell us which wall is nearest your charge port. We talk through the route by phone, by video or at the house. Your estimate is free.',
    },
  },
} satisfies TownFile
