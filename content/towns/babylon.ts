import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Babylon',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'A bayside village inside a town of the same name. A garage out back often means a trench; by the canals, the charger hangs higher.',
  offices: ['village-of-babylon', 'town-of-babylon'],
  officeNote:
    'Inside the village line, we file with the Village of Babylon. For West Babylon, North Babylon and the barrier beach, we file with the Town.',
  zips: ['11702', '11703', '11704'],
  zipTable: [
    { zip: '11702', note: 'Barrier-beach addresses are the Town’s.' },
    { zip: '11703', place: 'North Babylon', offices: ['town-of-babylon'] },
    { zip: '11704', place: 'West Babylon', offices: ['town-of-babylon'] },
  ],
  point: { lat: 40.695, lon: -73.326 },
  map: {
    label: { x: 256, y: 420, anchor: 'end', leader: true },
  },
  neighbors: ['West Babylon', 'North Babylon', 'West Islip', 'Lindenhurst'],
  houses:
    'Village homes are typically prewar colonials and frame houses on narrow lots, often with the garage out back, so your line may need a trench along the driveway. On the capes and ranches farther out, the charger often goes on an outside wall.',
  house: 'frame',
  coast: 'Salt air near the canals. Low streets south of Montauk Highway flooded in Superstorm Sandy in October 2012.',
  picture: 'service',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Cost and Permits in Babylon, NY',
      description: `EV chargers in Babylon, NY run ${usdRange(prices.babylon.overall)}, usually ${range(standard)} hours on site. We file with the Village or the Town. Call for a free written estimate.`,
      keywords: [
        'EV charger installation Babylon NY',
        'Village of Babylon EV charger permit',
        'Town of Babylon EV charger permit',
        'West Babylon EV charger',
        'detached garage EV charger',
        'EV charger cost Babylon',
      ],
    },
    lead: `A charger near your panel in Babylon starts at ${usdRange({ min: prices.town.standard.min })}. With a longer run, jobs come to ${usdRange(prices.babylon.overall)}. A standard one takes ${range(standard)} hours. Village or Town, we find out which building department is yours, file the permit and set up the inspection.`,
    intro: [
      'We check three things at your free quote, in person or by video. Which building department handles your house? Is the wall in a flood zone? Does the conduit have to go under the driveway?',
      'Your tax bill has the first answer. The first four digits of the Suffolk tax-map number name your municipality, so send us a photo of the bill. Then we know where to file: with the Village, or with the Town, which covers West Babylon, North Babylon and the other unincorporated streets.',
      'This page covers permits, prices and what the bay changes. For your block and your kind of house, see [how we wire Babylon homes](/locations/babylon/).',
    ],
    reasons: [
      {
        title: 'The right office the first time',
        text: 'We read your tax-map number before we fill out a form. Filing with the town for a village house, or the other way around, only costs you time.',
      },
      {
        title: 'We file first, then drill',
        text: 'Start work before you apply, and the Town of Babylon’s code doubles the permit fee. We file yours first and start when the department says go.',
      },
      {
        title: 'Flood height is in your quote',
        text: 'On low streets near the bay, we pick the wall by the FEMA map. The mounting height goes in your quote, so it won’t surprise you at the inspection.',
      },
      {
        title: `A ${business.warrantyYears.terms}-year warranty`,
        text: 'It’s on our work in Babylon, and you can read what it covers in our [Terms](/terms).',
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Power for the garage out back',
        text: 'A detached garage normally gets one power supply, so we can’t just run a second line beside the old 120-volt one. The fix is often a small feeder and a sub-panel in the garage. It handles the lights, the door opener and your charger together.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'A Wall Connector by the canal',
        text: 'Tesla’s unit is hard-wired, charges at up to 48 amps on a 60-amp circuit, and can be set lower. Near the canals we run PVC conduit, use stainless fasteners and hang the cable out of the spray.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Older panels in the village',
        text: 'Houses built before 1980 often have 100- or 150-amp service. We run the load calculation on what you own today. A lower charger setting or load management may fit, and we price 200 amps only when neither one does.',
      },
      {
        service: 'permits-inspections',
        title: 'Your permit, start to finish',
        text: 'We ask your department what it wants for electrical work, file it, set up the inspection and close out the job. Keep the certificate with your house records. A buyer may want to see it.',
      },
    ],
    costs: {
      intro: 'Two things move a Babylon price most: how far your panel is from the car, and what’s in between.',
      rows: [
        {
          item: 'Charger on the house wall',
          price: prices.town.standard,
          detail:
            'Panel and parking on the same side. The cable runs through the basement or along one wall, no digging.',
        },
        {
          item: 'Run to a rear garage or past the driveway',
          price: prices.town.exteriorRun,
          detail:
            'Added to the first line. The length and the pavement in the way set where in the range you land. If the garage needs a sub-panel, it gets its own line.',
        },
        {
          item: 'Upgrade to a 200 A panel',
          price: prices.town.panelUpgrade,
          detail:
            'Only if the load calculation says you need it. Plan on surge protection and an outdoor disconnect with a new service; both add to the price.',
        },
      ],
      note: 'The first two rows assume the panel you have now.',
    },
    considerations: [
      {
        title: 'South of Montauk Highway',
        text: 'Low streets here flooded in Superstorm Sandy in October 2012. In a mapped flood zone, your charger and its disconnect may have to hang higher than the usual 48 inches. That can rule out a wall, so we check first.',
      },
      {
        title: 'Crossing the driveway',
        text: 'Under the driveway of a one- or two-family house, any kind of pipe needs 18 inches of cover. On narrow lots we usually dig along the edge of the pavement and cross only where we must.',
      },
      {
        title: 'What a garage feeder includes',
        text: 'At the garage end, a feeder needs a disconnect and a grounding electrode. Look for both when you compare quotes. Without them, you’re not looking at the whole job.',
      },
      {
        title: 'Oak Beach and the barrier island',
        text: 'ZIP 11702 reaches the barrier-beach communities, Oak Beach included. Your mail says Babylon, but we file with the Town, and we pick everything outdoors for salt.',
      },
      {
        title: 'Salt along the canals',
        text: 'Plain steel rusts early in bay air. PVC conduit and stainless screws hold up better, and we look for a wall that’s turned away from the wind.',
      },
    ],
    faq: [
      {
        question: 'What will a charger cost me in Babylon?',
        answer: `Expect ${usdRange(prices.babylon.overall)} overall. The shortest runs start at ${usdRange({ min: prices.town.standard.min })}. A run to a rear garage puts you near the top. A new panel or a long trench can take you past it.`,
      },
      {
        question: 'Am I in the Village of Babylon or the Town?',
        answer:
          'Your tax bill or survey tells you. Outside the villages, the tax-map number usually starts with 0100; a village address has another code. West Babylon and North Babylon are the Town’s. Not sure? Send us a photo of the bill.',
      },
      {
        question: 'My street floods. Can I still have a charger outside?',
        answer:
          'Often yes, if the wall gives us enough height. In flood hazard areas, the state residential code generally wants electrical equipment at or above the design flood elevation. We ask your building department what that means for your lot. Sometimes the answer is a higher spot on another wall.',
      },
      {
        question: 'How long from my OK to my first charge?',
        answer: `About three to four weeks for a standard job. About half of that is the permit. Once it’s through, we book you within ${range(business.schedulingWeeks)} weeks. The work itself is ${range(standard)} hours, or ${range(longer)} for a longer run.`,
      },
    ],
    closing: {
      title: 'Get your Babylon price',
      text: `Send us four photos: the tax bill, the panel with its door open, the meter and the parking spot. We’ll get back to you within ${business.contactPromiseHours} hours, with questions or with a free written estimate.`,
    },
  },
  location: {
    layout: 'long',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Babylon, NY',
      description: `Level 2 charger installs for Babylon driveways and garages, ${usdRange(prices.town.standard)}, usually ${range(standard)} hours. Village or town, 11702 to 11704. Call for a free estimate.`,
      keywords: [
        'Babylon NY EV charger',
        '11702 EV charger',
        'West Babylon EV charging',
        'North Babylon electrician',
        'detached garage EV charger',
        'flood zone EV charger',
      ],
    },
    lead: `A charger near your panel in Babylon is ${usdRange(prices.town.standard)} to install and usually takes ${range(standard)} hours. Garage in back or canal behind the house? We price the whole run up front and file with your village or town.`,
    intro: [
      'In the village, prewar colonials and older frame houses often sit on narrow lots, with a garage at the end of a side driveway. Farther out you’ll see more capes and ranches. Toward Great South Bay, some streets have a canal out back. We work on all of them.',
      'Across the Town of Babylon almost four homes in five were built before 1980, and roughly a third heat with oil (Census Bureau, 2020–2024). An oil burner draws little current, so you may have room for a car today. Tell us if a heat pump’s coming: it would want that same room.',
      'If your car only goes to the station, a small circuit does it. If it does the whole commute, tell us the miles and we’ll size it from there.',
      'This page is about your house and driveway. For offices, forms and the order of steps, see [Babylon permits and prices](/service-areas/babylon).',
    ],
    reasons: [
      {
        title: 'You pick the wall with us',
        text: 'On a narrow lot you may have two walls to choose from. One may face the neighbor’s windows or put the cord across a walk. Park the way you always do, and we’ll look at both together.',
      },
      {
        title: 'A trench price before we dig',
        text: 'A garage in back can mean digging the length of the driveway. We measure it, ask where the sprinklers run, and write the length and depth into your estimate.',
      },
      {
        title: 'The right parts for your street',
        text: 'Close to the bay we use PVC, stainless fasteners and sealed hubs. Farther inland your house may not need them. Then you don’t pay for them.',
      },
      {
        title: 'Licensed, insured and under warranty',
        text: `We’re licensed and insured, with ${business.yearsOfExperience}+ years of experience. Our work here carries a ${business.warrantyYears.terms}-year warranty. [The terms](/terms) say what it covers.`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Driveway and garage chargers',
        text: 'No attached garage? On a cape or ranch we bring the cable out near the foundation and hang a weather-rated unit by your parking spot. For a rear garage we run a feeder with enough power for the lights, the door and the car.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Tesla Wall Connector',
        text: 'It’s hard-wired and gives you up to 48 amps on a 60 amp circuit. If an older service can’t spare that, we set it lower. After a panel upgrade we can turn it up, as long as the wire and breaker suit the higher setting.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Panels and services in older houses',
        text: 'We run the load calculation first. If you’re short, we price a managed charger next to a bigger service. Which one is cheaper depends on your plans, so you see both numbers.',
      },
      {
        service: 'permits-inspections',
        title: 'Village or Town permits',
        text: 'The village runs its own building department. The Town’s is in Lindenhurst. We find yours, file your permit, and book the inspection that closes the job.',
      },
    ],
    costs: {
      intro:
        'Nearly every home estimate here comes down to three lines. A rear garage, an old panel or waterfront hardware moves you up the range.',
      rows: [
        {
          item: 'Charger close to the panel',
          price: prices.town.standard,
          detail:
            'Think of a cape or ranch with the basement panel and driveway wall on the same side. A finished basement to cross, or heavier wire for 48 amps, moves it up.',
        },
        {
          item: 'Run to a rear garage or far wall',
          price: prices.town.exteriorRun,
          detail:
            'Add this to the first line. It depends on the footage, any concrete or pavers we cut and restore, and PVC with stainless hardware near the salt.',
        },
        {
          item: 'Bigger panel or service',
          price: prices.town.panelUpgrade,
          detail:
            'Only if the load calculation says so. A meter that has to move above a flood elevation, or a prewar service entrance, lands at the top.',
        },
      ],
      note: 'Add up the lines that fit your house. Your written estimate shows each one.',
    },
    considerations: [
      {
        title: 'Village or town? Your tax bill tells',
        text: 'A “Babylon, NY” address can be in the village or in the town around it. Amityville and Lindenhurst are villages in the town as well. The tax-map number on your tax bill shows which one you’re in.',
      },
      {
        title: 'Low streets: we check the flood map',
        text: 'South of Montauk Highway the FEMA map decides the spot. Your charger may go higher than the usual 48 inches, along with any disconnect.',
      },
      {
        title: 'How deep we dig',
        text: 'PVC goes at least 18 inches down, in the lawn and under a home driveway. When we can, we run beside the pavement, so you skip the patching.',
      },
      {
        title: 'One new feed for the rear garage',
        text: 'The old 120 volt garage line can’t just get a 240 volt partner. A detached garage normally has one feed, so we swap the old line for a feeder and a small panel inside.',
      },
      {
        title: 'Old plaster: we go around it',
        text: 'In a prewar frame house we look for a path that leaves the plaster alone: through the basement, up a closet, or along the side wall outside. If we have to drill, you approve the spot first.',
      },
    ],
    faq: [
      {
        question: 'What will the work cost in Babylon?',
        answer: `Figure ${usdRange(prices.babylon.overall)} overall, or from ${usdRange({ min: prices.town.standard.min })} for a charger right by its panel. A rear garage, or a wall near the water, takes it up. A new panel is its own line, and permit and inspection fees are extra.`,
      },
      {
        question: 'We’re in Oak Beach. Is that the village?',
        answer:
          'No, barrier-beach addresses belong to the Town of Babylon, even with the 11702 ZIP. Out there we plan on corrosion-resistant hardware and ask about the flood elevation first.',
      },
    ],
    closing: {
      title: 'Get your Babylon price',
      text: `Tell us village or town, garage in front or in back. [Leave your number](#quote) and we call you back with a price, free.`,
    },
  },
} satisfies TownFile
