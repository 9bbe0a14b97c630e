import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { usdRange } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'full',
  updated: '2026-11-23',
  metadata: {
    title: 'Holbrook EV Charger Installation for 1970s Homes',
    description:
      'Islip or Brookhaven, old panels, aluminum branch wiring and condo boards: what to check before an EV charger goes into a Holbrook home, and the cost.',
    keywords: [
      'EV charger installation Holbrook NY',
      '11741 EV charger',
      'Federal Pacific panel replacement Holbrook',
      'high ranch EV charger',
      'condo EV charger New York',
      'Holbrook EV charger cost',
    ],
  },
  lead: 'Holbrook grew about sixfold between 1965 and 1975, and its electrical panels often still show it. Before adding 240 V we check three things: the make of the panel, the metal of the old wiring, and whether your file goes to Islip or to Brookhaven.',
  intro: [
    'When the Expressway arrived the hamlet went from about 2,500 people in 1965 to 15,000 in 1975. A large share of its houses are therefore of one age, and often so are their panels. Two makes of that time, Federal Pacific with its Stab-Lok breakers and Zinsco, are ones we would rather replace than connect a charger to.',
    'ZIP 11741 is shared by two towns with different habits. On the Islip side applications are electronic and the inspection agency comes from a list; on the Brookhaven side the Town Board designates the inspectors and a charger’s circuit has to be copper. Full accounts are on the [Islip](/service-areas/islip) and [Brookhaven](/service-areas/brookhaven) pages.',
    'For the streets we cover and the kinds of house on them, see [Holbrook as a location](/locations/holbrook/). This page stays with permits, money and what we find behind the panel cover.',
  ],
  reasons: [
    {
      title: 'Cover off before the quote is final',
      text: 'A make and a photo tell us a lot; what the terminals look like tells the rest. We open the panel on site before the price becomes firm.',
    },
    {
      title: 'A short job in a high ranch',
      text: `Where panel and garage share the lower level and the panel is sound, the run is among the shortest we see and the work takes ${standard.min}-${standard.max} hours.`,
    },
    {
      title: 'Papers that suit a condo board',
      text: 'Boards usually want a description of the work, a licensed contractor and proof of insurance. We supply the electrician’s part, so that your request is complete the first time.',
    },
    {
      title: 'Tested and labeled',
      text: 'At the end we test with the car drawing power, show you the settings, and mark the breaker so that the next electrician knows what it feeds.',
    },
  ],
  services: [
    {
      service: 'electrical-panel-upgrades',
      title: 'Replacing Stab-Lok and Zinsco panels',
      text: 'With either of these we suggest a new panel first and the charger after it. Where the town allows it, both can go into one permit application.',
    },
    {
      service: 'home-ev-charger-installation',
      title: 'Lower-level garages, short runs',
      text: 'In a high ranch, power often reaches the garage with a bend or two and a few feet of cable. With so little wiring to pay for, you can choose the wall by where the cable hangs best.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'A Wall Connector on new copper',
      text: 'We do not extend an old aluminum branch circuit for a car. The unit gets its own breaker and its own copper line, hard-wired, and is set to what the service can carry.',
    },
    {
      service: 'permits-inspections',
      title: 'Islip desk or Brookhaven desk',
      text: 'The parcel decides. We look it up, submit in the way that town accepts, book an inspector it recognizes and hand you the certificate when the file is closed.',
    },
  ],
  costs: {
    intro:
      'Here the panel moves the price more than the distance does. The ranges are indicative for houses; condominium jobs are surveyed individually.',
    rows: [
      {
        item: 'Lower-level garage, sound panel',
        price: prices.town.standard,
        detail:
          'Short indoor run, new two-pole breaker, charger on the garage wall. The bottom of the range is realistic when no wall is finished.',
      },
      {
        item: 'Old panel out, 200 A in',
        price: prices.town.panelUpgrade,
        detail:
          'A replaced service is now generally expected to have surge protection and an outdoor emergency disconnect, which moves the price up. Old branch circuits are moved over and checked.',
      },
      {
        item: 'Outside wall or detached parking',
        price: prices.town.exteriorRun,
        detail:
          'The supplement for conduit outdoors or a trench, as at townhouse rows where meters hang at the end of the building.',
      },
    ],
    note: 'Municipal and inspection charges are not counted here unless your estimate counts them. Repairing aluminum connections elsewhere in the house would be a separate quote.',
  },
  considerations: [
    {
      title: 'Same ZIP, two rulebooks',
      text: 'Your neighbor’s experience may come from the other town. Ask which side they are on before you rely on it; the first four digits of the tax-map number tell you.',
    },
    {
      title: 'Reading an old label',
      text: 'Look inside the panel door for “Federal Pacific”, “Stab-Lok” or “Zinsco”. If you find one, send us the photo first and leave the cover screws alone.',
    },
    {
      title: 'Aluminum from that decade',
      text: 'Branch wiring of the period can be aluminum. That does not rule out a charger, but its connections should be looked at while the panel is open.',
    },
    {
      title: 'Condos and 55-plus communities',
      text: 'Real Property Law 339-ll bars a condominium board from prohibiting or unreasonably restricting a charger in your own or assigned space. You pay for work, power and upkeep and show insurance. This is not legal advice; ask your board or a lawyer.',
    },
    {
      title: 'No salt, no tides',
      text: 'The hamlet is inland, beside MacArthur Airport. Ordinary listed outdoor equipment is enough, which leaves the budget for the panel.',
    },
  ],
  faq: [
    {
      question: 'My panel is a Federal Pacific. Can I still get a charger?',
      answer: `Yes, after the panel. We suggest replacing it first, at ${usdRange(prices.town.panelUpgrade)} as a guide, and hanging the charger in the same project so that the power is off once.`,
    },
    {
      question: 'How do I learn whether I am in Islip or Brookhaven?',
      answer:
        'From the tax-map number on your tax bill or survey. It opens with four digits for the municipality, typically 0500 for Islip and 0200 for Brookhaven. We check it again before filing.',
    },
    {
      question: 'Can my condo board say no?',
      answer:
        'Not outright. State law leaves a condominium board reasonable rules but no ban in your own unit or assigned space; a co-op is a different case. Ask the board or a lawyer, and we can describe the electrical work for your request.',
    },
    {
      question: 'How long will the power be off?',
      answer: `For the charger alone, only while we connect the breaker. An ordinary installation lasts ${standard.min}-${standard.max} hours and one with a longer route ${longer.min}-${longer.max}. Replacing a panel keeps the power off for longer, and we agree on that day with you in advance.`,
    },
  ],
  closing: {
    title: 'Start with a photo of the panel',
    text: `Open the panel door, but not the cover. One clear picture of the label and the breakers usually tells us whether the panel can stay. Add your address and we answer within ${business.contactPromiseHours} hours. The quote is free.`,
  },
}
