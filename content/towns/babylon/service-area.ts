import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'Babylon EV Charger Installation: Permits and Prices',
    description:
      'Village or Town of Babylon? What an EV charger costs here, which office issues the permit, and how flood zones and rear garages change the job.',
    keywords: [
      'EV charger installation Babylon NY',
      'Village of Babylon EV charger permit',
      'Town of Babylon EV charger permit',
      'West Babylon EV charger',
      'detached garage EV charger',
      'EV charger cost Babylon',
    ],
  },
  lead: 'A house with a Babylon mailing address may be in the village or in the town, and each has its own building department. We settle that first, then choose the wall and the route, and put the price in writing.',
  intro: [
    'Three questions come before the drill in Babylon: which department reviews the job, whether the wall stands in a flood zone, and whether the conduit has to pass under the driveway. We look for all three answers at the free quote, in person or by video.',
    'Your tax bill gives the first answer. On a Suffolk tax-map number the first four digits name the municipality, so a photo of the bill tells us whether to file with the Village of Babylon or with the Town, which covers West Babylon, North Babylon and the other unincorporated streets.',
    'Permits, prices and site conditions are the subject here. If you would rather start with the neighborhoods and the houses in them, read [where we work in Babylon](/locations/babylon/).',
  ],
  reasons: [
    {
      title: 'The application reaches the right desk',
      text: 'Before we fill out a form we read the tax-map number. Papers filed with the town for a village house, or the other way around, only cost you time.',
    },
    {
      title: 'Filed first, drilled second',
      text: `The Town of Babylon doubles its permit fee when work begins ahead of the application (town code, read in ${longDate(claims.babylonDoubleFee.asOf)}). We file yours first and start when the department allows it.`,
    },
    {
      title: 'Flood height settled in the quote',
      text: 'On low streets near the bay we read the FEMA map before we choose a wall, so the height of the equipment is in the quote and not a surprise at the inspection.',
    },
    {
      title: 'A warranty you can read',
      text: `Our work in Babylon carries a ${business.warrantyYears.terms}-year warranty. Our [Terms](/terms) say what it covers.`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Power for a garage behind the house',
      text: 'A detached garage normally gets a single supply, so the old 120 V line to it cannot just be joined by a second one. Often the answer is a small feeder and a sub-panel that carries the lights, the door opener and the charger together.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connector on a canal-side wall',
      text: 'Tesla’s unit is hard-wired, gives up to 48 A on a 60 A circuit and can be set lower. Close to the canals we pair it with PVC conduit and stainless fasteners and hang the cable out of the spray.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Older services in the village core',
      text: 'Houses from before 1980 often have a 100 A or 150 A service. We run the load calculation on what you own today; a lower charger setting or load management may fit, and 200 A is priced only when neither does.',
    },
    {
      service: 'permits-inspections',
      title: 'Papers for village or town',
      text: 'We confirm with the department what it wants for electrical work, file that, arrange the inspection and see the job closed out. Keep the certificate with your house papers; a buyer may ask for it.',
    },
  ],
  costs: {
    intro:
      'Indicative prices for Babylon addresses. Two things move them most: how far the panel is from the car, and what lies in between.',
    rows: [
      {
        item: 'Charger on the house wall',
        price: prices.town.standard,
        detail: 'Panel and parking on the same side, cable through the basement or along one wall, no digging.',
      },
      {
        item: 'Run to a rear garage or past the drive',
        price: prices.town.exteriorRun,
        detail:
          'Added to the first line. Length and the pavement in the way decide where in the range it falls; a garage sub-panel, if you need one, is a line of its own.',
      },
      {
        item: 'Upgrade to a 200 A panel',
        price: prices.town.panelUpgrade,
        detail:
          'Only where the load calculation calls for it. Surge protection and the outdoor disconnect expected on a replaced service pull the figure up.',
      },
    ],
    note: 'Permit and inspection fees come on top unless your estimate includes them. The estimate also says who supplies the charger, and it is the figure that counts.',
  },
  considerations: [
    {
      title: 'South of Montauk Highway',
      text: 'Low streets there flooded in Superstorm Sandy in October 2012. In a mapped flood zone a charger and its disconnect may have to hang higher than the usual 48 inches, which can rule out a wall.',
    },
    {
      title: 'Crossing the driveway',
      text: 'Under the driveway of a one- or two-family house the code asks for 18 inches of cover with any kind of pipe. On narrow lots the trench usually follows the pavement’s edge and crosses only where it must.',
    },
    {
      title: 'What a garage feeder needs',
      text: 'At the garage end a feeder needs a disconnect and a grounding electrode. Look for both when you compare quotes; a price without them is not for the whole job.',
    },
    {
      title: 'Oak Beach and the barrier island',
      text: 'ZIP 11702 reaches the barrier-beach communities, Oak Beach among them. The mail says Babylon, yet the office to ask is the Town, and everything outdoors should be chosen for salt.',
    },
    {
      title: 'Salt along the canals',
      text: 'Plain steel rusts early in bay air. PVC conduit and stainless screws stand up to it better, and a wall turned away from the wind takes less of it.',
    },
  ],
  faq: [
    {
      question: 'How much does an EV charger installation cost in Babylon?',
      answer: `Expect ${usdRange(prices.babylon.overall)} overall. A charger near the panel sits toward the bottom and a run to a rear garage toward the top; a new panel or a long trench can take the job past it. Permit and inspection fees are extra unless the estimate includes them.`,
    },
    {
      question: 'Do I belong to the Village of Babylon or to the Town?',
      answer:
        'Look at the first four digits of the tax-map number on your tax bill or survey. Outside the villages they are typically 0100; an address inside a village has another code. West Babylon and North Babylon are the Town’s. If you are unsure, send us a photo of the bill.',
    },
    {
      question: 'Can a charger hang outdoors on a street that floods?',
      answer:
        'Often, if the wall gives enough height. In flood hazard areas the state residential code generally wants electrical equipment at or above the design flood elevation, and we ask your building department what that means for your lot. A higher spot on another wall is sometimes the answer.',
    },
    {
      question: 'How long is it from the first call to the first charge?',
      answer: `On site, ${standard.min}-${standard.max} hours for a standard job and ${longer.min}-${longer.max} for a longer run. Review comes first: in Suffolk a simple application often took ${business.permitDays.suffolk.min}-${business.permitDays.suffolk.max} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}, more where the department is busy. Once it is approved we schedule you within ${business.schedulingWeeks.min}-${business.schedulingWeeks.max} weeks.`,
    },
  ],
  closing: {
    title: 'Four photos are enough to begin',
    text: `Photograph the tax bill, the panel with its door open, the meter and the parking spot. You hear from us within ${business.contactPromiseHours} hours, with questions or with a free estimate.`,
  },
}
