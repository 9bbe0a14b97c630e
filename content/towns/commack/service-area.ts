import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import { permitOffices } from '@/content/permit-offices'
import type { ServiceArea } from '@/content/types'
import { longDate, usdRange } from '@/lib/format'

const { standard } = business.installHours
const smithtownFee = permitOffices['town-of-smithtown'].usualFee.price

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  metadata: {
    title: 'Commack EV Charger Installation: One ZIP, Two Towns',
    description:
      'Huntington or Smithtown side? How to tell which town issues your Commack charger permit, what an install costs and why many runs stay indoors.',
    keywords: [
      'EV charger installation Commack NY',
      'Commack EV charger permit',
      '11725 EV charger',
      'Smithtown electrical permit',
      'split level EV charger',
      'high ranch garage charger',
    ],
  },
  lead: 'The house across the street may have a different building department. We work out whether your permit is Huntington’s or Smithtown’s, check what your panel can still carry, and wire the charger, often without going outdoors at all.',
  intro: [
    'ZIP 11725 straddles a town line along Townline and Commack roads. West of it the Town of Huntington reviews your job, east of it the Town of Smithtown, and their forms and fees are not the same. A tax-map number beginning 0400 means Huntington; 0800 means Smithtown.',
    'The houses are simpler than the paperwork. Subdivisions of the 1950s to 1970s left Commack with split levels, ranches, high ranches and colonials, mostly with an attached or built-in garage. In a split or a high ranch the panel usually sits on the garage level, so the conduit can often stay on an inside wall, with no trench to dig.',
    'Houses of those decades often still have services of 100 to 150 A, and pool pumps and central air may have been added since. That is why we calculate before we promise you 48 A.',
  ],
  reasons: [
    {
      title: 'No form filled out twice',
      text: 'The town is settled at the quote, from the tax-map number, so only one department ever sees your papers.',
    },
    {
      title: 'Capacity worked out on paper',
      text: 'Range, dryer, pool, air conditioning and charger go into one load calculation. We show you the sum, and with it the reason for the charger size we suggest.',
    },
    {
      title: 'Conduit that looks intended',
      text: 'On a garage wall everybody sees the work. Ours runs level and plumb, follows the framing and turns with proper fittings.',
    },
    {
      title: 'From quote to lesson in four steps',
      text: 'You get a price at no cost, on a video call or in the garage. Permit and rebate papers follow, then the installation itself, then testing and a walk through the charger’s settings.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Garage-level runs in splits and high ranches',
      text: 'Panel on one wall, charger on the next: a few feet of surface conduit, a breaker and a 240 V unit hung where the cable reaches either bay.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connector set to fit the service',
      text: 'The unit can be turned down. On a busy 100 A panel a setting of 24 or 32 A is usually enough to put back a day’s commute overnight. If the circuit is wired for more, the setting can be raised after an upgrade.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'When the pool and the car both want power',
      text: '[Run your numbers](/services/electrical-panel-upgrades#check). If they come out too high, compare two ways out: a listed load-management device that slows or pauses the car when the house is busy, or a 200 A panel.',
    },
    {
      service: 'permits-inspections',
      title: 'Huntington side, Smithtown side',
      text: 'Smithtown’s online system has an application type called “Electric Only”. For [the Huntington side](/service-areas/huntington) we confirm the electrical filing with the town. On both sides we arrange the inspection and see that the certificate is filed.',
    },
  ],
  planner:
    'A split-level garage is easy to describe in a picture: take one, then pin panel and charger on it in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). It shows the run length and an early cost figure, for planning and not as a quote.',
  costs: {
    intro:
      'Indicative figures for Commack. The first row fits many of the garages described above; the other two are for houses that need more.',
    rows: [
      {
        item: 'Same-level garage installation',
        price: prices.town.standard,
        detail:
          'Panel and charger on one floor, surface conduit indoors, one new breaker. Finished walls and extra bends take it up the range.',
      },
      {
        item: 'Service raised to 200 A',
        price: prices.town.panelUpgrade,
        detail:
          'Driven by the original service size and by what has been added since: pool equipment, air conditioning, a basement kitchen.',
      },
      {
        item: 'Route outdoors or underground',
        price: prices.town.exteriorRun,
        detail:
          'For colonials with the panel on the far side, or cars that park away from the garage. It is added to the installation.',
      },
    ],
    note: 'Neither town’s fee is in these figures, nor the inspection agency’s, unless your estimate shows them. The estimate you sign is the price.',
  },
  considerations: [
    {
      title: 'On the Smithtown side',
      text: 'The town has an Electrical Code of its own, Chapter 145, and outside inspectors deputized by its board make the visits. [Our Smithtown page](/service-areas/smithtown) has more.',
    },
    {
      title: 'On the Huntington side',
      text: 'Do not go by a fee quoted on the Smithtown side: Huntington sets its own and has its own portal. We look up what applies to your application.',
    },
    {
      title: 'Charger amps and breaker amps',
      text: 'A charger counts as a continuous load, so its circuit is rated at 125%. That makes 32 A a 40 A circuit, 40 A a 50 A circuit and 48 A a 60 A circuit. Check which number a quote is giving you.',
    },
    {
      title: 'Space in front of the panel',
      text: 'Bikes and shelves gather there. Code wants 36 inches of clear depth, at least 30 inches of width and headroom of six and a half feet, and the inspector may check.',
    },
    {
      title: 'No tides to plan around',
      text: 'Commack is inland and has no tidal flooding, so an outdoor unit follows the ordinary rules, with the connector stored 24 inches above grade or more.',
    },
  ],
  faq: [
    {
      question: 'Which town is my Commack house in?',
      answer:
        'Find the tax-map number on the tax bill or the survey. 0400 at the front is the Town of Huntington, 0800 the Town of Smithtown. The ZIP code does not settle it, because both towns share 11725.',
    },
    {
      question: 'What does the permit itself cost?',
      answer: `It depends on the side. The Town of Smithtown has charged ${usdRange(smithtownFee)} for an electrical permit since ${longDate(claims.smithtownFee.asOf)}. The Town of Huntington sets its own fees, and we give you the current figure with the quote. The electrical inspection is usually a separate charge.`,
    },
    {
      question: 'Can a 48 A charger run on my 150 A panel?',
      answer:
        'Perhaps. It passes in some houses as they are and in others only with load management or a lower setting. The calculation decides, and your car may settle it first: most cars limited to 32 A gain nothing from 48.',
    },
    {
      question: 'How long will you be in my garage?',
      answer: `About ${standard.min}-${standard.max} hours when the run stays on one level. Please clear the panel wall and the charger wall beforehand.`,
    },
  ],
  closing: {
    title: 'West side or east side, ask us',
    text: `Give us the street address and the year of your panel if you know it. A reply comes within ${business.contactPromiseHours} hours, and the visit, if one is needed, costs nothing. Prefer to write it all down at once? [Use the estimate form](/contact).`,
  },
}
