// Service page: the Tesla Wall Connector. The page shows the Tesla phone number of content/business.ts.
import { longDate, usdRange } from '@/lib/format'
import { business } from '../business'
import { claims } from '../claims'
import { prices } from '../prices'
import type { Service } from '../types'

const { installHours, permitDays, schedulingWeeks } = business

export const page: Service = {
  slug: 'tesla-ev-charger-installation',
  name: 'Tesla EV Charger Installation',
  card: {
    title: 'Tesla EV Charger Installation',
    description:
      'A Tesla Wall Connector, hard-wired on the breaker that suits your car and your service, up to 48 A of output.',
    features: [
      'Up to 48 A from a 60 A breaker',
      'Output set lower where the service is small',
      'Power sharing for two or more units',
      'Cable reach checked on your parking spot',
    ],
  },
  metadata: {
    title: 'Tesla Wall Connector Installation, Long Island',
    description:
      'Tesla Wall Connectors wired in Nassau and Suffolk: 48 A output on a 60 A breaker, lower settings for smaller services, with prices and timing in plain figures.',
    keywords: [
      'Tesla Wall Connector installation',
      'Tesla charger Long Island',
      'Tesla home charging Suffolk',
      '60 amp breaker Tesla',
      'Wall Connector electrician',
      'Tesla charger cost',
    ],
  },
  hero: {
    title: 'Tesla EV Charger Installation',
    lead: 'We wire the Tesla Wall Connector into your service, set it to the right amps, and see it through inspection. At full output that is 48 A: up to about 44 miles of range per hour, by Tesla’s figures, car permitting.',
  },
  description: [
    'The Wall Connector is a hard-wired unit. There is no plug and no receptacle; the wires land inside the case, and ground-fault protection is built in. It delivers up to 48 A, or 11.5 kW at 240 volts, and can be set lower for a smaller circuit.',
    'Shoppers meet two numbers and often mix them up. The car receives 48 A. The breaker in the panel says 60, because a load that runs for hours may use only 80% of its breaker. When our [EV Planner](/ev-charger-planner) offers the Tesla preset at 60, that 60 is the breaker.',
    'Teslas are the most common electric cars here: at the start of December 2024, Long Island had more than 69,000 registered electric cars, and more than half of them were Teslas. What differs from house to house is the run, the panel and the permit, and this page is about those.',
  ],
  features: [
    {
      title: 'Full speed where it pays',
      text: 'A 60 A circuit is worth having when the car can take 48 A and you drive far enough to need it. We look up your model’s on-board charger first, since that is what sets the pace.',
    },
    {
      title: 'A smaller setting instead of a bigger service',
      text: 'On a 100 A or 150 A service the unit may pass the load calculation once it is set to 24 A or 32 A. Even 24 A is 5.8 kW, about four times a standard outlet.',
    },
    {
      title: 'Several cars on one allowance',
      text: 'Up to six Wall Connectors can share power. When one car is full the others get more, and the total never passes the limit we set.',
    },
    {
      title: 'Wire chosen for 60 amps',
      text: 'We size the conductors for the breaker, in copper: 4 AWG in house cable, or 6 AWG in conduit. 6 AWG house cable, one size thinner, is good for 55 A only.',
    },
    {
      title: 'Placed for your charge port',
      text: 'Nose-in or backed in, left bay or right: we stand the car where you park it and measure the cable’s path before the first hole.',
    },
  ],
  inclusions: [
    'A check of your Tesla’s charging limit against your service',
    'A written estimate, free, with breaker, wire and route named',
    'The filing your municipality wants, and the inspection that follows',
    'A dedicated two-pole breaker sized for the chosen output',
    'Copper conductors from the panel to the Wall Connector',
    'Mounting, leveling and sealing on drywall, masonry or siding',
    'Commissioning: output set to the breaker, and power sharing where there are several units',
    'A charging test with the car, and a look at the schedule settings with you',
  ],
  sections: [
    {
      heading: 'What a Wall Connector costs, charger and work',
      blocks: [
        {
          kind: 'table',
          caption: 'Indicative prices for a Tesla Wall Connector',
          columns: ['Part of the job', 'Price', 'What stands behind it'],
          rows: [
            [
              'The Wall Connector',
              usdRange(prices.guide.teslaWallConnector),
              `What the unit sold for in ${longDate(claims.chargerPrices.asOf)}; check Tesla’s price today`,
            ],
            [
              'Standard wiring and mounting',
              usdRange(prices.home.standard),
              'Panel and car close together, spare capacity, no digging',
            ],
            [
              'Charger and work together, in Islip',
              usdRange(prices.islip.tesla),
              'The range of our [Islip](/service-areas/islip) page, priced as one job; it is not the sum of the rows above',
            ],
            [
              'Run along the outside, or a trench',
              usdRange(prices.town.exteriorRun),
              'Comes on top, for a garage or post away from the house',
            ],
            [
              'Larger panel',
              usdRange(prices.town.panelUpgrade),
              'Where neither the calculation nor a lower setting leaves room',
            ],
          ],
          claim: 'chargerPrices',
        },
        {
          kind: 'text',
          text: 'Permit and inspection fees come on top. A written estimate fixes the figures for your house.',
        },
      ],
    },
    {
      heading: 'Breaker first: what each setting gives the car',
      blocks: [
        {
          kind: 'table',
          caption: 'Wall Connector output by breaker, on 240 volts',
          columns: ['Breaker in the panel', 'Most the car gets', 'As power', 'Worth considering when'],
          rows: [
            ['60 A', '48 A', '11.5 kW', 'The car takes 48 A and the service has room'],
            ['50 A', '40 A', '9.6 kW', 'A good 50 A circuit already ends at the right wall'],
            ['40 A', '32 A', '7.7 kW', 'The car stops at 32 A anyway'],
            ['30 A', '24 A', '5.8 kW', 'The service is small and nights are long'],
          ],
        },
        {
          kind: 'text',
          text: 'Turning the output down is a setting made at commissioning, and it stays. If you enlarge the service later, wire and breaker must be right for the higher setting before it is raised.',
        },
      ],
    },
    {
      heading: 'From estimate to first charge',
      blocks: [
        {
          kind: 'text',
          text: `Mounting and wiring a Wall Connector is a visit of ${installHours.standard.min}-${installHours.standard.max} hours when the run is short, ${installHours.longer.min}-${installHours.longer.max} when it is not. The permit takes longer: simple applications in Suffolk were often answered in ${permitDays.suffolk.min}-${permitDays.suffolk.max} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}, some departments need longer, and we book you ${schedulingWeeks.min}-${schedulingWeeks.max} weeks after the permit. Our [permits page](/services/permits-inspections) shows what happens in between.`,
        },
      ],
    },
    {
      heading: 'What moves a Tesla job up or down',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Output.** A 60 A circuit needs heavier wire than a 40 A one over the same distance.',
            '**Distance and surface.** Surface conduit across a garage is quick; fishing through lath and plaster is slow.',
            '**Panel space.** The breaker takes two places. A full panel may need a sub-panel, not a new service.',
            '**Local wiring rules.** The [Town of Brookhaven](/service-areas/brookhaven), for one, bars aluminum on a home’s charger circuit; our quotes are for copper everywhere.',
            '**A second unit.** Adding one later is cheaper if the first feed was sized for sharing.',
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Is the Wall Connector a 48-amp or a 60-amp charger?',
      answer:
        'Both numbers are right. It gives the car up to 48 A, and at that output it sits on a 60 A breaker. The gap is the margin the code wants for a load that runs for hours.',
    },
    {
      question: 'Will my Tesla charge at 44 miles of range per hour?',
      answer:
        'That is Tesla’s best-case figure. It depends on the model, on the output the unit is set to, and on what the car’s on-board charger accepts.',
    },
    {
      question: 'Can a Wall Connector plug into a NEMA 14-50 outlet?',
      answer:
        'No, the unit is made to be hard-wired. If you want a receptacle you can take with you, look at a plug-in charger; our [comparison](/blog/tesla-wall-connector-vs-universal-chargers) sets the two side by side.',
    },
    {
      question: 'Will you install a Wall Connector that I bought myself?',
      answer:
        'Tell us that you have it, and the estimate covers the work alone. Please keep the box and the manual: the inspector may ask for the listing mark and the installation instructions.',
    },
    {
      question: 'We have two Teslas. Do we need two 60-amp circuits?',
      answer:
        'Usually not. Two units can share power within one limit, which asks far less of the service than two circuits at full output.',
    },
  ],
  towns: [
    {
      town: 'islip',
      reason:
        'A price range of its own for the Wall Connector, and Queen Anne houses where outside conduit is often kinder than fishing plaster.',
    },
    { town: 'ronkonkoma', reason: 'Station commuters charge at night, which suits the low-rate hours.' },
    {
      town: 'commack',
      reason: 'Original 100-150 A services meet pools and central air, so a lower setting can be the sensible one.',
    },
    { town: 'east-hampton', reason: 'Motor courts with several cars call for one feeder and shared power.' },
    {
      town: 'huntington',
      reason: 'Our home town: hillside garages where the run often goes outside and down a retaining wall.',
    },
    {
      town: 'bohemia',
      reason:
        'Attached garages on one street, three-phase workshops on the next: the same unit gives less power per amp on 208 volts.',
    },
  ],
}
