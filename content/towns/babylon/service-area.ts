import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange, range } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
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
  lead: `A charger install in Babylon costs ${usdRange(prices.babylon.overall)} overall, and a standard job takes ${range(standard)} hours. Two building departments share the name. We find out if yours is the Village or the Town, file the permit and set up the inspection.`,
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
      text: `Start work before you apply, and the Town of Babylon doubles the permit fee (town code, ${longDate(claims.babylonDoubleFee.asOf)}). We file yours first and start when the department says go.`,
    },
    {
      title: 'Flood height is in your quote',
      text: 'On low streets near the bay, we read the FEMA map before we pick a wall. The mounting height goes in your quote, so it won’t surprise you at the inspection.',
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
      text: 'We ask your department what it wants for electrical work, file it, set up the inspection and close out the job. Keep the certificate with your house papers. A buyer may want to see it.',
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
        item: 'Run to a rear garage or past the drive',
        price: prices.town.exteriorRun,
        detail:
          'Added to the first line. The length and the pavement in the way set where in the range you land. If the garage needs a sub-panel, it gets its own line.',
      },
      {
        item: 'Upgrade to a 200 A panel',
        price: prices.town.panelUpgrade,
        detail:
          'Only if the load calculation says you need it. Figure on surge protection and an outdoor disconnect with a new service; both add to the price.',
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
      answer: `Expect ${usdRange(prices.babylon.overall)} overall. You’re near the bottom with a charger close to the panel, and near the top with a run to a rear garage. A new panel or a long trench can take you past it.`,
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
      question: 'How long from my first call to my first charge?',
      answer: `About three to four weeks for a standard job. A simple permit in Suffolk often took ${range(business.permitDays.suffolk)} business days in ${longDate(claims.suffolkApprovalTime.asOf)}, longer where the office is busy. Then we book you within ${range(business.schedulingWeeks)} weeks. The work itself is ${range(standard)} hours, or ${range(longer)} for a longer run.`,
    },
  ],
  closing: {
    title: 'Get your Babylon price in writing',
    text: `Send us four photos: the tax bill, the panel with its door open, the meter and the parking spot. We’ll get back to you within ${business.contactPromiseHours} hours, with questions or with a free written estimate.`,
  },
}
