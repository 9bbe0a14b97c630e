import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { longer } = business.installHours

export default {
  name: 'Southampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Hidden chargers for ocean-side estates, historic houses and village capes. Tell us what you don’t want to see, and we route around it.',
  offices: ['village-of-southampton', 'town-of-southampton'],
  officeNote:
    'The Village of Southampton handles village addresses, and the Town handles North Sea, Tuckahoe, Shinnecock Hills and Water Mill. Shinnecock Nation land is separate from both.',
  zips: ['11968'],
  zipTable: [{ zip: '11968', note: 'North Sea and Tuckahoe are the Town’s.' }],
  point: { lat: 40.884, lon: -72.39 },
  map: {
    label: { x: 812, y: 322, anchor: 'start' },
  },
  neighbors: ['Water Mill', 'North Sea', 'Shinnecock Hills', 'Tuckahoe', 'Hampton Bays'],
  houses:
    'Estates toward the ocean, historic-district houses, new builds with 400 A services and modest village capes. On generator power, we lock the charger out unless the generator was sized for it.',
  house: 'estate',
  coast: 'Atlantic beaches and ponds such as Agawam. Plan for salt air, and for high groundwater by the ocean.',
  picture: 'estate',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'Luxury EV Charger Installation in Southampton, NY',
      description: `Luxury EV charger installs in Southampton for ${usdRange(prices.southampton.luxury)}, often ${range(longer)} hours. Hidden runs, several cars on one feeder. Call to set up a free estimate.`,
      keywords: [
        'luxury EV charger installation Southampton',
        'Southampton estate EV charging',
        'multi-car EV charger Hamptons',
        'Water Mill EV charger',
        'Southampton Village architectural review',
        'EV charger generator interlock',
      ],
    },
    lead: `Want the wiring hidden? A luxury install in Southampton runs ${usdRange(prices.southampton.luxury)} and often takes ${range(longer)} hours. Two or more chargers on one feeder run ${usdRange(prices.southampton.multiStation)}. Village or Town, we file your permit.`,
    intro: [
      'At an ocean-side house, the meter may be by the lane, the main panel in a mechanical room and the cars behind the hedge. Pool heat, air conditioning and a large kitchen can fill even a new 400 A service. So our first visit is a survey of what you have and what runs at the same time.',
      'We can tuck pedestals behind the shrubs, run conduit along the foundation and hang the cable around the corner. Tell us what you don’t want to see from the court. We draw the route around that.',
      `In a village cape, or a smaller place in Tuckahoe or North Sea, you get a clean circuit at the standard price, ${usdRange(prices.town.standard)}.`,
    ],
    reasons: [
      {
        title: 'One plan for the whole property',
        text: 'We plan and price service, panels, feeders, generator and chargers together. Your builder, architect or estate manager can weigh in while changes are easy.',
      },
      {
        title: 'Four cars on one feeder',
        text: 'You don’t need four full circuits. Energy management shares one feeder among the cars that are plugged in, and overnight is usually long enough.',
      },
      {
        title: 'The finish, spelled out',
        text: 'Cover color, height, spacing and where the cable coils all go in the scope. When we’re done, you can check our work against it.',
      },
      {
        title: 'Arranged with your caretaker',
        text: 'We set up access with the person who looks after the house, and work around guests and renters. We’re licensed and insured. Ask for the certificates.',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'A concealed single charger',
        text: 'One charger by the garage or side entrance, with the wire inside the walls wherever it can go. If any of it will show, you see the path first.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Rows of Wall Connectors',
        text: 'Up to six can share power as a group. They stay within one supply, and each car draws what it can, up to 48 A.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Estate services and feeders',
        text: 'Sub-panels near the motor court, feeders sized for voltage drop, and the utility paperwork. At 300 A and above, that includes a load letter to PSEG Long Island.',
      },
      {
        service: 'permits-inspections',
        title: 'Village or Town filing',
        text: 'We find out which one you’re in and confirm the electrical filing with its building department. If the exterior needs review, we describe the equipment and its place for the board.',
      },
      {
        service: 'commercial-ev-charger-installation',
        title: 'Clubs, inns and staff parking',
        text: 'A commercial lot needs 24 inches of cover on its trenches and a load letter to PSEG Long Island. We survey and price each one.',
      },
    ],
    costs: {
      intro: 'Every estate is different. Here’s where most jobs start and what moves the price up.',
      rows: [
        {
          item: 'Luxury single install',
          price: prices.southampton.luxury,
          detail: 'A concealed route, matched finish and careful placement for one charger close to adequate power.',
        },
        {
          item: 'Multi-station',
          price: prices.southampton.multiStation,
          detail:
            'Two or more chargers on a shared, managed feeder. More chargers, a longer way to the court and more setup move the price up.',
        },
        {
          item: 'Estate service upgrade',
          price: prices.southampton.estateUpgrade,
          detail: 'A new sub-panel, long feeder or larger service, so pool, house and cars run together.',
        },
        {
          item: 'Standard install in a village cape',
          price: prices.town.standard,
          detail: 'Panel near the driveway, tidy conduit in view, no trench.',
        },
        {
          item: 'Panel upgrade in a smaller house',
          price: prices.town.panelUpgrade,
          detail: 'When a cape has no room for a charger, even at a lower setting.',
        },
        {
          item: 'Exterior trench',
          price: prices.town.exteriorRun,
          detail: 'Added to either single-charger price. Gravel is easier to open and close than paving or planting.',
        },
      ],
      note: 'Pedestals, landscaping and masonry are extra, each on its own line.',
    },
    considerations: [
      {
        title: 'Village, Town or Nation',
        text: 'Your tax-map number tells us whether to file with the Village or the Town. On Shinnecock Nation land, we ask the Nation first who has authority there.',
      },
      {
        title: 'Historic districts',
        text: 'In the village’s districts, exterior work may involve its Board of Architectural Review and Historic Preservation. Equipment the public can’t see is usually easiest to approve, so we look for that spot first.',
      },
      {
        title: 'If you have a generator',
        text: 'Unless it was sized for charging, the cars have to drop off while it runs. We build that in and test it with the generator on.',
      },
      {
        title: 'Want to charge by summer?',
        text: 'Let us file in winter. At busy times the Town’s reviews have run months behind, so we find out how long it is now and plan your date around it.',
      },
      {
        title: 'Newer houses in the Town',
        text: 'The Town, outside the village, adopted the NYStretch energy code in December 2021. A house built there since may already be set up for a car, so we look for a labeled conduit before you pay for another.',
      },
      {
        title: 'Salt and groundwater',
        text: 'By the ocean and the ponds, a trench can hit water and metal can corrode. We use plastic conduit, stainless hardware and pedestals set above grade.',
      },
    ],
    faq: [
      {
        question: 'Can all my weekend guests charge at once?',
        answer:
          'Yes, just slower. A managed feeder splits its power, so plan on overnight for several cars. We size it for your busiest weekend.',
      },
      {
        question: 'How long will you be at the property?',
        answer: `Often ${range(longer)} hours for one concealed charger. Several stations or service work takes longer. We set the dates with your house manager, usually ${range(business.schedulingWeeks)} weeks after the permit.`,
      },
      {
        question: 'What do I get for the luxury price?',
        answer: `Mostly the hidden route and the finish. Both jobs meet the same code. If you don’t mind conduit on a side wall, the ${usdRange(prices.town.standard)} job is just as safe.`,
      },
      {
        question: 'Can I still charge if the power goes out?',
        answer:
          'Only if your generator or battery was sized for it. The usual choice is to hold charging until the power is back, or to allow one car at a low setting.',
      },
    ],
    closing: {
      title: 'Get your Southampton price',
      text: `Tell us how many cars you have on the fullest weekend, where they park and who looks after the house. [Use the estimate form](/contact) and we reply within ${business.contactPromiseHours} hours to set up a walk-through with them. The written estimate is free.`,
    },
  },
} satisfies TownFile
