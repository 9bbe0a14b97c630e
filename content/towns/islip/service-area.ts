import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours
const { suffolk: approval } = business.permitDays
const { schedulingWeeks: booking } = business

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-24',
  metadata: {
    title: 'Islip EV Charger Installation: Permits and Prices',
    description:
      'How a home EV charger gets permitted in the Town of Islip, what a Tesla Wall Connector costs installed, and what old plaster or a canal lot changes.',
    keywords: [
      'EV charger installation Islip',
      'Town of Islip electrical inspection',
      'Tesla Wall Connector Islip NY',
      'EV charger permit Islip',
      'East Islip EV charger',
      'Level 2 charger cost Islip',
    ],
  },
  lead: 'The Town of Islip takes applications electronically and accepts inspection certificates only from agencies on its own list. We handle both, then wire a Level 2 charger that suits a plaster-walled Queen Anne, a cape or a canal-front lot.',
  intro: [
    'Two places carry this name. One is the hamlet around Main Street; the other is the town, whose Town Hall stands on that same street and whose Building Division handles your permit. East Islip, Islip Terrace and Central Islip go to the same office. The incorporated villages inside the town, which are Brightwaters, Islandia, Ocean Beach and Saltaire, are separate for permits.',
    'Age is the first thing we plan for. Census Bureau figures for 2020-2024 put three of every four homes in the town before 1980 and about one in eleven before 1940. Houses of that age often still have a 100 A or 150 A service. Nearly two in five heat with oil, which tends to keep the electric load small and can leave room for a charger. A later heat pump would want the same space in the panel, so tell us if one is coming.',
    'What follows is about paper, money and the awkward spots. For the neighborhoods we work in and the way their houses are laid out, read [our other Islip page](/locations/islip/).',
  ],
  reasons: [
    {
      title: 'Filed the way the Town takes it',
      text: 'Building applications here must go in electronically. We assemble the package, submit it and answer the questions that come back, so the correspondence is off your hands.',
    },
    {
      title: 'A certificate that counts',
      text: 'Islip keeps a list of agencies qualified to inspect electrical work, and the certificate has to come from one of them. We book from that list. The agency’s fee is not the Town’s, so you see it as a line of its own in the quote.',
    },
    {
      title: 'Conduit instead of broken plaster',
      text: 'Fishing cable through lath and plaster is slow. Where a straight outside run on the side elevation is kinder to the house, we say so, and mark the line on the wall before anything is drilled.',
    },
    {
      title: 'A written figure with its reasons',
      text: `Estimates are free. Yours names the breaker, the length of the run, and what would make the price move. Your first message gets an answer within ${business.contactPromiseHours} hours.`,
    },
  ],
  services: [
    {
      service: 'tesla-ev-charger-installation',
      title: 'Tesla Wall Connector, hard-wired',
      text: 'Full output is 48 A from a 60 A breaker, with no plug in between. The unit can be set lower when the load calculation asks for it, and a second one can share the same power later.',
    },
    {
      service: 'home-ev-charger-installation',
      title: 'A 240 V circuit for any make of car',
      text: 'A 32 A charger on a 40 A breaker gives 7.7 kW. A bigger one helps only if the car’s own on-board charger can use it, which is why we ask for the model before we size the cable.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Room in an older panel',
      text: 'We run the load calculation before proposing 200 A. Sometimes a lower charger setting or a listed load manager lets the present service carry the car, and the panel stays.',
    },
    {
      service: 'permits-inspections',
      title: 'Electronic filing through to close-out',
      text: 'Application, listed agency, certificate to the Town: three steps that we track for you, with a copy of the certificate for your house papers.',
    },
  ],
  costs: {
    intro:
      'What jobs typically come to here, before the permit and the inspection agency are paid. The written estimate replaces these ranges.',
    rows: [
      {
        item: 'Level 2 circuit, short run',
        price: prices.town.standard,
        detail: `Panel and charger close together, a few bends of conduit, no digging. Allow ${standard.min}-${standard.max} hours on site.`,
      },
      {
        item: 'Tesla Wall Connector with installation',
        price: prices.islip.tesla,
        detail:
          'The unit and its wiring together, as one price. A short run to an attached garage is at the low end; a long way around a large Victorian is at the top.',
      },
      {
        item: 'Panel upgrade to 200 A',
        price: prices.town.panelUpgrade,
        detail:
          'For a service that fails the calculation or a panel with no space left. A full service replacement typically adds surge protection and an outdoor disconnect.',
      },
      {
        item: 'Outside run or trench to a garage',
        price: prices.town.exteriorRun,
        detail:
          'Added for a detached garage or a driveway on the far side. Pipe below a house driveway needs 18 inches of cover.',
      },
    ],
    note: 'Not included: permit and inspection fees, and plaster or paving repairs. The Tesla row counts the charger; for the others the estimate says who supplies it.',
  },
  considerations: [
    {
      title: 'Late-1800s walls',
      text: 'Many Queen Annes survive in the hamlet. Finished rooms often leave no hidden route to the driveway side, so the basement and one outside corner carry the cable.',
    },
    {
      title: 'Canal streets south of Main Street',
      text: 'Look up the FEMA zone before you pick a wall. In a flood hazard area electrical equipment typically has to sit at or above the design flood elevation, which can be higher than the usual 48 inches. Remembering where the water stood last time helps us too.',
    },
    {
      title: 'Salt off the Great South Bay',
      text: 'Near the creeks and the marina we prefer PVC conduit, stainless fasteners and sealed hubs. Steel parts that would last inland can rust early there.',
    },
    {
      title: 'What lies under the lawn',
      text: 'New York 811 marks public lines for free but not cesspools, sprinklers or pool wiring, and most of Suffolk has no sewers. Point out what you know before we draw a trench.',
    },
    {
      title: 'Rebates',
      text: 'PSEG Long Island decides who qualifies for its charger rebate and how much it pays. We help with the form; the [ZIP lookup](/#zip) has the permit and rebate notes for your ZIP code.',
    },
  ],
  faq: [
    {
      question: 'Can I choose any electrical inspection agency in Islip?',
      answer:
        'No. The Town accepts certificates from the agencies on its qualified list. We book one of them, agree on the day with you and pass the certificate on.',
    },
    {
      question: `Why is the Wall Connector range ${usdRange(prices.islip.tesla)}?`,
      answer:
        'Because it covers the charger as well as the work. The lower end is a short run to an attached garage; the upper end is a longer outside route. Trenching and panel work are priced apart.',
    },
    {
      question: 'How long from the first call until the car charges in the driveway?',
      answer: `Simple applications in Suffolk often took ${approval.min}-${approval.max} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}, and a busy department takes longer. After approval we usually schedule within ${booking.min}-${booking.max} weeks. A standard install then takes ${standard.min}-${standard.max} hours.`,
    },
    {
      question: 'My house still has 100 A service. Can I still have a charger?',
      answer:
        'Quite possibly. A 24 A or 32 A setting, or load management, can pass where a 48 A charger would not. [Find out from home](/services/electrical-panel-upgrades#check); we calculate it again for the quote, and [panel work](/services/electrical-panel-upgrades) is the last answer.',
    },
  ],
  testimonial: 'islip',
  closing: {
    title: 'Start with the address and the car',
    text: 'A photo of the panel with its door open, one of the driveway side of the house and the model of your car are enough for a first figure. The quote is free, virtual or on site.',
  },
}
