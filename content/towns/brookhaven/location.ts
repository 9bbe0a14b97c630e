import { longDate } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { LongLocation } from '@/content/types'

export const location: LongLocation = {
  layout: 'long',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Electricians Across the Town of Brookhaven',
    description:
      'Sound to ocean: EV chargers in Brookhaven’s hamlets and villages, what houses there ask for, indicative prices, and which office signs off.',
    keywords: [
      'Brookhaven EV charger',
      'Town of Brookhaven electrician',
      'Suffolk County EV charger',
      'EV charger cost Brookhaven',
      'Brookhaven hamlets EV charging',
    ],
  },
  lead: 'Brookhaven runs the full width of Long Island, from bluffs on the Sound to the Atlantic, and takes in about 260 square miles of land. No single price or plan fits that. We work hamlet by hamlet, and this page shows what changes between them.',
  intro: [
    'In 2020 the town had 485,773 people in its hamlets and eight villages. The middle of it is mostly postwar suburbs: see our pages for [Selden](/locations/selden/), [Centereach](/locations/centereach/), [Farmingville](/locations/farmingville/), [Medford](/locations/medford/) and [Holtsville](/locations/holtsville/). To the north are the hills and harbors of [Stony Brook](/service-areas/stony-brook) and [Port Jefferson](/service-areas/port-jefferson); along the bay come [Patchogue](/locations/patchogue/) and, farther east, [Mastic](/locations/mastic/).',
    'One hamlet carries the town’s own name. It has ZIP 11719 and lies on the south shore, by Bellport Bay and the Carmans River. We serve it like the rest, but when we say Brookhaven below we mean the whole town, whose ZIPs include 11720, 11738, 11742, 11763, 11784, 11790 and 11950.',
    'Of the town’s 179,374 homes, 78% are detached. About two thirds date from before 1980, one in seven from 2000 or later, and more than half burn oil for heat (Census Bureau, 2020-2024). In practice that often means a driveway to park in, an older panel, and a service with no electric heat on it.',
    'Landmarks are far apart: Brookhaven National Laboratory at Upton, the University at Stony Brook, Town Hall on Bald Hill. So are the stations, from Port Jefferson, Stony Brook and Ronkonkoma to Medford, Patchogue, Bellport and Mastic-Shirley. If your daily drive crosses the town, tell us the miles: they are the best reason to install a larger circuit at home.',
  ],
  reasons: [
    {
      title: 'A plan for your hamlet, not for the map',
      text: 'A tract ranch in Centereach, a hillside colonial up north and a raised house near the bay share a town and little else. We ask for the place, the decade and the parking spot before naming a figure.',
    },
    {
      title: 'Arithmetic before upgrades',
      text: 'An older panel is not automatically a bad one. We run the load calculation, and where it is tight we price a lower setting or a load manager next to the new service, so that you can compare.',
    },
    {
      title: 'A figure you can test beforehand',
      text: 'Pin a panel and a charger on a photo of your own wall in the [Photo-Pin Placement Planner](/ev-charger-planner#photo). It draws the conduit, counts the bends, and shows feet and a rough planning number as a range. For a quote we look at the house.',
    },
    {
      title: 'Both shores, one standard',
      text: 'On either shore and in between, the work is inspected and you get a copy of the certificate. We are licensed and insured, and offer support 24/7.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Level 2 at home',
      text: 'From a wall-mounted unit beside a built-in garage’s panel to a post at the end of a gravel drive. We size the circuit to the car and to what the house can spare, and leave room for a second car if you expect one.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Chargers for Tesla owners',
      text: 'The Wall Connector needs a 60 amp circuit to deliver its full 48 amps, on copper heavy enough for it. Long basement runs make that wire a real part of the price, so we quote 32 amps beside it when the car would not miss the difference.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Replacing a tired panel',
      text: 'In houses built before 1980 a Federal Pacific or Zinsco panel can still turn up. When one has to go, we plan the new one with spaces for a heat pump and a second charger as well as the car.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Workplaces, landlords and campuses',
      text: 'Several chargers on one managed feeder suit an office, a rental near the University or a small fleet. A commercial project begins with the load letter that PSEG Long Island wants.',
    },
    {
      service: 'permits-inspections',
      title: 'The Town’s papers, or a village’s',
      text: 'We ask the office in charge what it wants filed for your address, prepare it, and book the inspector it recognizes. You receive the certificate for your records.',
    },
  ],
  costs: {
    intro:
      'These bands apply in most of the town; weatherproof work by the harbor has its own range on our [Port Jefferson page](/service-areas/port-jefferson). Where your house falls within them depends less on the hamlet than on the length of the run, the soil and the panel.',
    rows: [
      {
        item: 'Home charger, everyday conditions',
        price: prices.town.standard,
        detail:
          'A high ranch with panel and garage on one level sits low in the band. A colonial with the panel across the basement sits high, since copper is sold by the foot.',
      },
      {
        item: 'Trench, detached garage or far parking spot',
        price: prices.town.exteriorRun,
        detail:
          'Comes on top. Sandy inland lots dig fast; northern slopes, tree roots, pavement and a septic field in the way all slow it down.',
      },
      {
        item: 'Panel or service replacement',
        price: prices.town.panelUpgrade,
        detail:
          'When the calculation demands it. Replacing a home’s service now generally brings surge protection and an outdoor disconnect with it, one reason the upper end is where it is.',
      },
    ],
    note: 'Fees for permit and inspection are extra, and they are not the same in the Town and its villages. Treat the bands as orientation; what binds is the estimate in writing.',
  },
  considerations: [
    {
      title: 'Eight villages inside the line',
      text: 'Bellport, Belle Terre, Lake Grove, Old Field, Patchogue, Poquott, Port Jefferson and Shoreham issue their own permits. A tax bill that says Brookhaven does not change that. Mastic Beach, a village until 2017, is back with the Town.',
    },
    {
      title: 'The cesspool nobody mapped',
      text: 'Without public sewers in most of the town, most lots have a septic tank or a cesspool somewhere. New York 811 marks utilities and leaves private lines out, so find yours before a trench is drawn.',
    },
    {
      title: 'Where the panel is',
      text: 'In a high ranch it is often beside the garage; in a colonial it can be at the far end of the basement. Tell us which, and the first talk is already about feet.',
    },
    {
      title: 'The Town’s own rules',
      text: 'Copper to the charger, and an inspector from outside the Town: the [service-area page](/service-areas/brookhaven) explains both and follows a permit from start to close-out.',
    },
    {
      title: 'Two coasts, two problems',
      text: 'On the Sound side it is slope: drive, garage and panel may be on three levels. On the bay side it is water: the flood elevation sets the mounting height, and salt decides the hardware. In the middle of the island neither applies.',
    },
  ],
  faq: [
    {
      question: 'My mail says Port Jefferson Station. Is that the village?',
      answer:
        'No. Port Jefferson Station, ZIP 11776, is an unincorporated hamlet, so the Town handles it. Port Jefferson itself is a village with a building department of its own.',
    },
    {
      question: 'We heat with oil. Does that help?',
      answer:
        'It can. The burner and its pump use little electricity, and that may leave capacity for 32 or even 48 amps on a service that electric heat would have used up. If a heat pump is on your list, let us calculate with it included.',
    },
    {
      question: 'How many weeks pass from a first call to a working charger?',
      answer: `You hear from us within ${business.contactPromiseHours} hours. Approval of a simple application in Suffolk has often taken ${business.permitDays.suffolk.min} to ${business.permitDays.suffolk.max} business days (as of ${longDate(claims.suffolkApprovalTime.asOf)}), longer when an office is busy. After that we schedule within ${business.schedulingWeeks.min} to ${business.schedulingWeeks.max} weeks.`,
    },
    {
      question: 'Does the hamlet of Brookhaven have rules of its own?',
      answer:
        'It does not. The hamlet at 11719 is unincorporated and follows the Town like any other. Near the river and Bellport Bay, though, ask about the flood zone.',
    },
  ],
  closing: {
    title: 'Name the hamlet and we take it from there',
    text: '[Leave your number in the quote form](#quote) or call, and have two things at hand: the panel’s main breaker size and the distance to the car. With those we can give a first range, free of charge and without commitment.',
  },
}
