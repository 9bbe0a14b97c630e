// Service page: larger services and panels, and how to avoid the upgrade.
import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { panelOnService, prices } from '@/content/prices'
import type { Service } from '@/content/service-schema'

export const page: Service = {
  slug: 'electrical-panel-upgrades',
  name: 'Electrical Panel Upgrades',
  card: {
    title: 'Electrical Panel Upgrades',
    description: `You may not need a new one: check yours in two minutes. If you do, ${usdRange(prices.town.panelUpgrade)} in most towns.`,
    features: ['Check your panel online', '200 A panels and service changes', 'PSEG Long Island paperwork handled'],
  },
  metadata: {
    title: 'Do I Need a Panel Upgrade for an EV Charger?',
    description: `Maybe not. Check your Long Island panel in two minutes, free. Worn, unsafe or too full? A new panel is ${usdRange(prices.town.panelUpgrade)} in most towns. Call us.`,
    keywords: [
      'can my panel take an EV charger',
      'EV charger load calculation',
      'electrical panel upgrade Long Island',
      'load management EV charger',
    ],
  },
  hero: {
    title: 'Electrical Panel Upgrades',
    lead: `You may not need a new panel. [Check yours in two minutes](/services/electrical-panel-upgrades#check), free. If yours is worn, unsafe or too full for a sub-panel, a ${panelOnService.replace('New', 'new')} is ${usdRange(prices.town.panelUpgrade)}, permit filed and inspector booked.`,
  },
  description: {
    heading: 'Do you need 200 amps? Not always',
    paragraphs: [
      'We recommend 200 A for most homes. Your load calculation decides. With oil heat and a gas range, 100 A can leave plenty; an all-electric house can be tight on 150. Some 100-amp homes take a charger at a lower setting, such as 24 A.',
    ],
  },
  features: [
    {
      title: 'The math, on paper',
      text: 'Your house, the charger, what’s left. You keep the sheet.',
    },
    {
      title: 'The cheaper way first',
      text: 'Load management slows the car while the oven is on.',
    },
    {
      title: 'Panel and charger together',
      text: 'One estimate, and one application where the town takes it.',
    },
  ],
  inclusions: [
    'A load calculation with the charger in it',
    'Panel, main breaker, every circuit labeled',
    'Grounding and bonding up to code',
    'Permit filed, inspection booked, PSEG Long Island’s forms filled out (the fees are extra)',
    'Clean-up, and the old panel hauled away',
  ],
  sections: [
    {
      heading: 'What a panel upgrade costs',
      blocks: [
        {
          kind: 'list',
          items: [
            `**${panelOnService}:** ${usdRange(prices.town.panelUpgrade)} in most towns. It adds spaces, not amps.`,
            `**New service cable and meter too:** a separate line, up to ${usdRange({ min: prices.guide.panelUpgrade.max })} in our ${longDate(claims.costGuide.asOf)} [guide](/blog/ev-charger-installation-costs-suffolk-county).`,
            '**Surge protection and an outdoor emergency disconnect:** by code, when the panel with your main breaker is replaced. Your estimate says if they’re in the price.',
          ],
        },
      ],
    },
    {
      heading: 'How long a panel job takes',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            `Permit. Often ${range(business.permitDays.suffolk)} business days for a simple job in Suffolk (${longDate(claims.suffolkApprovalTime.asOf)}).`,
            `Your date, ${range(business.schedulingWeeks)} weeks after the permit. Plan on hours without power that day; we set it with you.`,
            'New service only: PSEG Long Island sets its own date. Plan on 3–5 weeks once the paperwork is in, as an older page of theirs says.',
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'I have a Federal Pacific or Zinsco panel. Can you just add a breaker?',
      answer:
        'Better not. Panels like that are a common reason to replace the box before the charger goes in. Send a photo with the door open and the cover on.',
    },
    {
      question: 'Can you do the panel and the charger together?',
      answer: 'Often, yes. A service change can mean two visits.',
    },
  ],
  towns: ['smithtown', 'mastic', 'babylon'],
}
