import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { LongLocation } from '@/content/types'

const { standard, longer } = business.installHours

export const location: LongLocation = {
  layout: 'long',
  updated: '2026-11-24',
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
  lead: `Near your panel, a Babylon charger install runs ${usdRange(prices.town.standard)} and usually takes ${range(standard)} hours. Garage in back or canal behind the house? We price the whole run up front and file with your village or town.`,
  intro: [
    'In the village, prewar colonials and older frame houses often sit on narrow lots, with a garage at the end of a side driveway. Farther out you’ll see more capes and ranches. Toward Great South Bay, some streets have a canal out back. We work on all of them, from Argyle Lake and the shops on Main Street and Deer Park Avenue down to the water. We’re next door in West Babylon, North Babylon, West Islip and Lindenhurst, too.',
    'Houses here have some years on them. Across the Town of Babylon almost four homes in five were built before 1980, and about 9% in 1939 or earlier. Roughly a third heat with oil (Census Bureau, 2020–2024). An oil burner draws little current, so you may have room for a car today. A heat pump would want that same room later. Tell us if one’s coming before we use the last free spaces in your panel.',
    'ZIP 11702 covers the village and, across the bay, barrier-beach communities like Oak Beach. North Babylon is 11703 and West Babylon is 11704. At Babylon station the electric trains of the Babylon Branch turn back and diesels continue east. If your car only goes to the platform, a small circuit does the job. If it does the whole commute, tell us the miles and we’ll size it from there.',
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
      text: 'The village runs its own building department. The Town’s is in Lindenhurst. We find yours, file your papers, and book the inspection that closes the job.',
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
      text: 'South of Montauk Highway we read the FEMA map before we pick a spot. Your charger may go higher than the usual 48 inches, along with any disconnect.',
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
      title: 'Permit first, so the fee isn’t doubled',
      text: `The Town of Babylon’s code doubles the permit fee when work starts before the application (as of ${longDate(claims.babylonDoubleFee.asOf)}). We file first, then wire.`,
    },
    {
      title: 'Old plaster: we go around it',
      text: 'In a prewar frame house we look for a path that leaves the plaster alone: through the basement, up a closet, or along the side wall outside. If we have to drill, you approve the spot first.',
    },
  ],
  faq: [
    {
      question: 'What will I pay in Babylon, all in?',
      answer: `Figure ${usdRange(prices.babylon.overall)} overall. A charger near its panel is at the low end. A rear garage, or a wall near the water, takes it up. A new panel is its own line, and permit and inspection fees are extra.`,
    },
    {
      question: 'We’re in Oak Beach. Is that the village?',
      answer:
        'No, barrier-beach addresses belong to the Town of Babylon, even with the 11702 ZIP. Out there we plan on corrosion-resistant hardware and ask about the flood elevation first.',
    },
    {
      question: 'How long does a Babylon install take?',
      answer: `${standard.min} to ${standard.max} hours for a simple job with no trench or panel work, and ${longer.min} to ${longer.max} for a longer run. The permit comes before that and the inspection after, so allow three to four weeks in all.`,
    },
    {
      question: 'Can I keep the old 120 volt line to my garage?',
      answer:
        'Usually not. The garage normally has one feed, so our feeder and small panel replace the old line and run your lights too.',
    },
  ],
  closing: {
    title: 'Get your Babylon price',
    text: `Tell us village or town, garage in front or in back. [Leave your number](#quote) and we get back to you within ${business.contactPromiseHours} hours. You get a written estimate, free.`,
  },
}
