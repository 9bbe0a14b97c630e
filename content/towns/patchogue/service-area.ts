import { longDate, usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { ShortServiceArea } from '@/content/types'

const { standard } = business.installHours
const { suffolk: approval } = business.permitDays
const { schedulingWeeks: booking } = business

export const serviceArea: ShortServiceArea = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Cost and Permits in Patchogue, NY',
    description: `Standard EV charger installation in Patchogue costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Village or town, we file. Call for your free estimate.`,
    keywords: [
      'EV charger installation Patchogue',
      'Village of Patchogue electrical permit',
      'Patchogue historic district EV charger',
      'Level 2 charger 11772',
      'apartment EV charging Patchogue',
    ],
  },
  lead: `Get a charger installed in Patchogue for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We work on narrow lots, shared driveways and downtown apartment lots. Village or town, we find out which is yours and file the permit.`,
  heading: 'What you pay and what you get',
  blocks: [
    {
      kind: 'list',
      items: [
        `**Standard circuit, ${usdRange(prices.town.standard)}.** Your panel is close to where you park, and there’s no digging. It takes ${range(standard)} hours.`,
        `**Panel upgrade, ${usdRange(prices.town.panelUpgrade)}.** A two-family with a small or crowded panel may need one. We run the load calculation before we say so.`,
        `**Exterior run or trench, ${usdRange(prices.town.exteriorRun)}.** For a garage behind the house or a post beside a shared driveway. If a car could hit that post, we set a bollard in front.`,
      ],
    },
    {
      kind: 'text',
      text: 'Near the bay and the Patchogue River we build for salt and high water: stainless fasteners, PVC pipe, and a mounting height set by the flood map.',
    },
    { kind: 'subheading', text: 'Who issues your permit' },
    {
      kind: 'text',
      text: 'Inside the incorporated village, it’s the Village’s own Building Department. North Patchogue and East Patchogue share your ZIP, 11772, but they’re unincorporated and file with the Town of Brookhaven. The Town’s rules on wire and inspectors are on [our Brookhaven page](/service-areas/brookhaven). The tax-map number on your survey or tax bill tells us which is yours.',
    },
    { kind: 'subheading', text: 'If you’re in the historic district' },
    {
      kind: 'text',
      text: 'Exterior changes there go to an Architectural Review Board, and its fee, if any, is extra. We design for a yes: charger on a side or rear wall, conduit off the street face, color close to the siding. A spot that can’t be seen from the sidewalk is usually the easiest to approve.',
    },
    {
      kind: 'text',
      text: 'Want to see how the line runs on a house like yours? Go to [charger installs on Patchogue streets](/locations/patchogue/).',
    },
  ],
  faq: [
    {
      question: 'Am I in the village or the town?',
      answer:
        'Your ZIP won’t tell you, because much of 11772 lies outside the village. The first digits of your tax-map number will. Read it to us or give us your address, and we confirm it with the building department before we file.',
    },
    {
      question: 'Will the review board get involved over my charger?',
      answer:
        'Yes, if you’re in the historic district and the charger changes the outside of the house. We keep it off the front and ask the Village early, so any review is in your schedule from day one.',
    },
    {
      question: 'Can our apartment or mixed-use building get several chargers?',
      answer: `Yes. The cars [share one managed feeder](/services/commercial-ev-charger-installation), so you don’t pay for a full circuit at every space. The state has offered money per port through NYSERDA’s Charge Ready NY 2.0 (as of ${longDate(claims.chargeReady.asOf)}). We check if funds are open.`,
    },
    {
      question: 'How soon can you do it?',
      answer: `Usually ${range(booking)} weeks after your permit. Simple Suffolk applications often cleared in ${range(approval)} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}. A design review takes extra time.`,
    },
  ],
  closing: {
    title: 'Get your Patchogue price',
    text: `Text us two photos, the panel and the place where you park, or [write to us](/contact). We reply within ${business.contactPromiseHours} hours. Your written estimate is free and names the office your permit comes from.`,
  },
}
