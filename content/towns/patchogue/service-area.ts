import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ShortServiceArea } from '@/content/types'

const { standard } = business.installHours
const { suffolk: approval } = business.permitDays
const { schedulingWeeks: booking } = business

export const serviceArea: ShortServiceArea = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Patchogue EV Charger Installation, Village or Town',
    description:
      'EV charger installation in Patchogue: village or town permit, the historic district, small lots and shared driveways, guide prices and four questions answered.',
    keywords: [
      'EV charger installation Patchogue',
      'Village of Patchogue electrical permit',
      'Patchogue historic district EV charger',
      'Level 2 charger 11772',
      'apartment EV charging Patchogue',
    ],
  },
  lead: 'The mail says Patchogue on both sides of the village line, but two different offices issue permits. We find out which one is yours, then fit a charger to a narrow lot, a shared driveway or an apartment lot downtown.',
  heading: 'First village or town, then which wall',
  blocks: [
    {
      kind: 'text',
      text: 'Inside the incorporated village, your application goes to the Village’s own Building Department. North Patchogue and East Patchogue use the same ZIP, 11772, yet they are unincorporated and belong to the Town of Brookhaven, where other rules apply to wire and inspectors ([explained here](/service-areas/brookhaven)). The tax-map number on your survey or tax bill settles the matter.',
    },
    {
      kind: 'text',
      text: 'Exterior changes in the village’s historic district go before an Architectural Review Board. That steers the design: charger on a rear or side elevation, conduit off the street face, color close to the siding. A place that nobody sees from the sidewalk is usually the easiest to get approved.',
    },
    { kind: 'subheading', text: 'What the work costs' },
    {
      kind: 'list',
      items: [
        `**Standard circuit, ${usdRange(prices.town.standard)}.** Panel within easy reach of the parking spot, no digging. Typically ${standard.min}-${standard.max} hours on site.`,
        `**Panel upgrade, ${usdRange(prices.town.panelUpgrade)}.** A two-family house with a small or crowded panel may need it; a load calculation decides.`,
        `**Exterior run or trench, ${usdRange(prices.town.exteriorRun)}.** A garage behind the house, or a post beside a shared driveway. Where a car could hit the post, a bollard goes in front.`,
      ],
    },
    {
      kind: 'text',
      text: 'These are guide figures without permit, review and inspection fees. Toward the bay and the Patchogue River, plan for salt and high water as well: stainless fasteners, PVC pipe, and a height that respects the flood map.',
    },
    {
      kind: 'text',
      text: 'House types, where we work and the ZIP have a page to themselves: [working in Patchogue](/locations/patchogue/).',
    },
  ],
  faq: [
    {
      question: 'How do I know whether I live in the village?',
      answer:
        'Not by the ZIP, because much of 11772 lies outside the line. The first digits of a Suffolk tax-map number name the municipality. Read us yours, or give us the address, and we confirm it with the building department before filing.',
    },
    {
      question: 'Will the Architectural Review Board get involved over a charger?',
      answer:
        'Expect it if the property is in the historic district and the charger changes the exterior. We keep the equipment off the front and ask the Village early, so that any review is in the schedule from the start.',
    },
    {
      question: 'Can an apartment or mixed-use building put in several chargers?',
      answer: `Yes, commonly as shared, managed charging on a single feeder, so the building does not need a full circuit for every space. The state has offered money per port through NYSERDA’s Charge Ready NY 2.0 (as of ${longDate(claims.chargeReady.asOf)}); whether funds are open has to be checked. See [commercial charging](/services/commercial-ev-charger-installation).`,
    },
    {
      question: 'What sets the date?',
      answer: `The office, more than the work. Simple applications in Suffolk were often approved in ${approval.min}-${approval.max} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}; a design review comes on top. The installation is usually scheduled ${booking.min}-${booking.max} weeks after the permit.`,
    },
  ],
  closing: {
    title: 'Village or town, the quote is free',
    text: `Text two photos, the panel and the place where you park, or [write to us](/contact). We reply within ${business.contactPromiseHours} hours, and the estimate names the office your permit comes from.`,
  },
}
