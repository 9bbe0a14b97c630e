import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { LongLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: LongLocation = {
  layout: 'long',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Brookhaven, NY',
    description: `Home charger installs in every Brookhaven hamlet, Sound to bay: ${usdRange(prices.town.standard)} for a standard job, usually ${min}–${max} hours. Call for a free estimate.`,
    keywords: [
      'Brookhaven EV charger',
      'Town of Brookhaven electrician',
      'Suffolk County EV charger',
      'EV charger cost Brookhaven',
      'Brookhaven hamlets EV charging',
    ],
  },
  lead: `We install Level 2 chargers all over Brookhaven, from the Sound to the bay. A standard job is ${usdRange(prices.town.standard)} and usually takes ${min}–${max} hours. We file with the Town or your village and book the inspector.`,
  intro: [
    'Pick your hamlet for house-by-house detail. The middle of town is mostly postwar suburbs: see our pages for [Selden](/locations/selden/), [Centereach](/locations/centereach/), [Farmingville](/locations/farmingville/), [Medford](/locations/medford/) and [Holtsville](/locations/holtsville/). Up north are the hills and harbors of [Stony Brook](/service-areas/stony-brook) and [Port Jefferson](/service-areas/port-jefferson). Along the bay come [Patchogue](/locations/patchogue/) and, farther east, [Mastic](/locations/mastic/). We cover all of it: about 260 square miles, from the bluffs on the Sound to the Atlantic, with 485,773 people in the 2020 census.',
    'This page is for the whole town, with ZIPs like 11720, 11738, 11742, 11763, 11784, 11790 and 11950. Live in the hamlet of Brookhaven, 11719, by Bellport Bay and the Carmans River? We work there too.',
    'Of the town’s 179,374 homes, 78% are detached. About two thirds were built before 1980, one in seven in 2000 or later, and more than half heat with oil (Census Bureau, 2020–2024). For you that often means a driveway to park in, an older panel, and no electric heat taking up your power.',
    'It’s a big town to drive, and your miles help decide how big a circuit you need. Driving to Brookhaven National Laboratory at Upton, the University at Stony Brook or Town Hall on Bald Hill? Parking at the Port Jefferson, Stony Brook, Ronkonkoma, Medford, Patchogue, Bellport or Mastic-Shirley station? Tell us, and we size it to your day.',
  ],
  reasons: [
    {
      title: 'A plan for your hamlet',
      text: 'A tract ranch in Centereach, a hillside colonial up north and a raised house by the bay each get their own plan. Tell us the place, the decade and the parking spot, and we’ll give you a figure.',
    },
    {
      title: 'Upgrades only if you need one',
      text: 'An older panel can be just fine. We run the load calculation. If it’s tight, we price a lower setting or a load manager next to the new service, so you can compare.',
    },
    {
      title: 'Try the price yourself first',
      text: 'Pin a panel and a charger on a photo of your own wall in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). It draws the conduit, counts the bends, and shows the feet and a rough planning range. Then we check it with you, by video or at the house, and put the price in writing.',
    },
    {
      title: 'Inspected, with the paper to show',
      text: 'Every job is inspected and you get a copy of the certificate. We’re licensed and insured, and offer support 24/7.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Level 2 at home',
      text: 'On the wall beside your panel, or on a post at the end of a gravel drive. We size the circuit to your car and your house, and leave room for a second car if you expect one.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Chargers for Tesla owners',
      text: 'A Wall Connector needs a 60 amp circuit and heavy copper for its full 48 amps. On a long basement run that copper adds up. If your car won’t miss the difference, we quote 32 amps beside it.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Replacing a tired panel',
      text: 'Houses built before 1980 can still have a Federal Pacific or Zinsco panel. If yours has to go, we plan the new one with spaces for the car, a second charger and a heat pump.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Workplaces, landlords and campuses',
      text: 'An office, a rental near the University or a small fleet can run several chargers on one managed feeder. We start with the load letter that PSEG Long Island wants.',
    },
    {
      service: 'permits-inspections',
      title: 'Town or village permits',
      text: 'We check with the office for your address, prepare the papers, and book the inspector it recognizes. You sign, and you keep the certificate.',
    },
  ],
  costs: {
    intro:
      'You pay these prices in most of the town. Weatherproof work by the harbor has its own range on our [Port Jefferson page](/service-areas/port-jefferson). The length of the run, the soil and your panel matter more than the hamlet.',
    rows: [
      {
        item: 'Standard home charger',
        price: prices.town.standard,
        detail:
          'A high ranch with panel and garage on one level is at the low end. A colonial with the panel across the basement is at the high end, because copper is sold by the foot.',
      },
      {
        item: 'Trench, detached garage or far parking spot',
        price: prices.town.exteriorRun,
        detail:
          'Added to the standard price. Sandy inland lots dig fast. Northern slopes, tree roots, pavement and a septic field take longer.',
      },
      {
        item: 'New panel or service',
        price: prices.town.panelUpgrade,
        detail:
          'If the load calculation calls for it. The high end is a whole new service, which now generally includes surge protection and an outdoor disconnect.',
      },
    ],
    note: 'Permit and inspection fees differ between the Town and its villages. Your written estimate shows yours.',
  },
  considerations: [
    {
      title: 'Is yours one of eight villages?',
      text: 'Each one issues its own permits, even if your tax bill says Brookhaven. Give us your address and we check. Mastic Beach, a village until 2017, is back with the Town.',
    },
    {
      title: 'Find the cesspool before we dig',
      text: 'Most of the town has no public sewers, so most lots have a septic tank or a cesspool somewhere. New York 811 marks utilities only. Show us yours and we’ll draw the trench around it.',
    },
    {
      title: 'Tell us where your panel is',
      text: 'In a high ranch it’s often beside the garage. In a colonial it can be at the far end of the basement. Tell us which, and we can talk feet on the first call.',
    },
    {
      title: 'The Town’s own rules',
      text: 'Copper wire to your charger, and an outside inspector the Town has named. We arrange both. See [Brookhaven permits, start to finish](/service-areas/brookhaven).',
    },
    {
      title: 'Hills up north, water down south',
      text: 'On the Sound side, your drive, garage and panel may be on three levels. On the bay side, we mount above the flood elevation and use hardware for salt air. Mid-island, you skip both.',
    },
  ],
  faq: [
    {
      question: 'My mail says Port Jefferson Station. Is that the village?',
      answer:
        'No. Port Jefferson Station, ZIP 11776, is an unincorporated hamlet, so you’re with the Town. Port Jefferson is a village with its own building department.',
    },
    {
      question: 'We heat with oil. Does that help?',
      answer:
        'It can. An oil burner and its pump use little electricity, which may leave room for 32 or even 48 amps. If a heat pump may come later, we’ll count it in.',
    },
    {
      question: 'How many weeks until I can charge at home?',
      answer: `About three to four weeks from your yes, when the office is quick. Your price comes first, and we reply within ${business.contactPromiseHours} hours. Approval of a simple application in Suffolk has often taken ${business.permitDays.suffolk.min} to ${business.permitDays.suffolk.max} business days (as of ${longDate(claims.suffolkApprovalTime.asOf)}), longer at busy times. Then we schedule you within ${business.schedulingWeeks.min} to ${business.schedulingWeeks.max} weeks.`,
    },
    {
      question: 'I live in the hamlet of Brookhaven. Is anything different?',
      answer:
        'No, you follow the Town’s rules like any other hamlet. Near the river and Bellport Bay, we check your flood zone too.',
    },
  ],
  closing: {
    title: 'Get your Brookhaven price',
    text: `Tell us your hamlet, the size of your main breaker and the distance to the car. Call, or [use the quote form](#quote), and we reply within ${business.contactPromiseHours} hours. The written estimate is free, with no obligation.`,
  },
}
