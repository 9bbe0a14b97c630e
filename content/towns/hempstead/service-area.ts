import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ServiceArea } from '@/content/types'
import { usdRange } from '@/lib/format'

const { standard, longer } = business.installHours

export const serviceArea: ServiceArea = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Hempstead EV Charger Installation: The Village License',
    description:
      'In the Village of Hempstead only a holder of the village master electrician license, or that holder’s staff, may wire your EV charger. Permits and costs.',
    keywords: [
      'EV charger installation Hempstead NY',
      'Village of Hempstead master electrician license',
      'Nassau County EV charger',
      '11550 EV charger',
      'two-family house EV charger',
      'narrow driveway EV charger',
    ],
  },
  lead: 'The Village of Hempstead has its own electrical code, its own electrician’s license and its own building department. Settle those three and the charger itself is an ordinary job, even on a narrow lot.',
  heading: 'What a charger involves inside the village',
  blocks: [
    {
      kind: 'text',
      text: 'Chapter 60 of the village code reserves electrical work for holders of the **Village of Hempstead master electrician license** and the people they employ. A license from the Town of Hempstead is not enough by itself, and neither is one from another county. Ask every electrician you talk to, us included, to show you the village license before you sign.',
    },
    {
      kind: 'text',
      text: 'Village and town are easily confused. The village, ZIP 11550, is an incorporated place inside the Town of Hempstead in Nassau County, and its building department handles its own addresses. Uniondale, East Meadow and Baldwin are unincorporated and belong to the town. Garden City, next door, is not part of the village either. No county office issues this permit.',
    },
    { kind: 'subheading', text: 'Small lots, shared drives, two meters' },
    {
      kind: 'text',
      text: 'Hempstead is built close. Many houses are frame or brick from before 1950, often two-family, and the garage is often a single one at the end of a slim side driveway. Three things follow for a charger:',
    },
    {
      kind: 'list',
      items: [
        '**The wall.** With a shared or very narrow driveway, your side of the property line and a spot clear of passing cars decide where a unit fits.',
        '**The meter.** In a two-family house we write into the quote which meter pays for the car and who agreed to it.',
        '**The panel.** Older services often have little to spare. A load calculation tells us whether a lower charger setting or load management fits before anyone mentions replacement.',
      ],
    },
    {
      kind: 'text',
      text: 'The village is inland, so salt air is no concern; a listed outdoor unit, hung with its connector at least 24 inches above the ground, is what an open driveway needs. In the apartment buildings near the center, charging is for the building’s owner to decide: our [commercial charging page](/services/commercial-ev-charger-installation) explains how several cars can share one feeder.',
    },
    {
      kind: 'note',
      title: 'About rebates',
      text: 'PSEG Long Island serves Hempstead. Its charger rebate changes from year to year and the utility alone decides who receives it; we help with the form and check the terms on the day you ask.',
    },
  ],
  faq: [
    {
      question: 'Which license must my electrician hold in the Village of Hempstead?',
      answer:
        'The village’s own master electrician license, under Chapter 60 of its code. Employees may work under the person who holds it. A town or county license alone does not qualify.',
    },
    {
      question: 'How much is the permit?',
      answer:
        'The village sets its fees and can change them, so we ask for the current one and put it in your estimate. Lists of “Nassau permit fees”, including the dated ones in [our Nassau permit article](/blog/nassau-county-ev-charger-permits), are not this village’s schedule.',
    },
    {
      question: 'What should I budget for the work?',
      answer: `A standard install is ${usdRange(prices.town.standard)}, indicative and before permit and inspection fees. A run along a side drive to a garage at its end adds ${usdRange(prices.town.exteriorRun).slice(1)}, and a new panel is ${usdRange(prices.town.panelUpgrade)}. The written estimate shows which of these you need.`,
    },
    {
      question: 'How long does it take, and how do I get a quote?',
      answer: `A standard job needs ${standard.min}-${standard.max} hours on site, a longer run ${longer.min}-${longer.max}. For the free quote send photos of the panel, the meters and the drive; we answer within ${business.contactPromiseHours} hours.`,
    },
  ],
  closing: {
    title: 'Check the address, then the wall',
    text: 'Tell us the street and number. We say whether it is the village or the town, what that means for the license and the permit, and what the charger would cost. If you live elsewhere, our [service areas](/service-areas) page lists the other places we cover.',
  },
}
