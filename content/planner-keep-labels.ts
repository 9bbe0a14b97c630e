// Planner texts for saving, sharing and printing a plan, for its parts list, and for hints on position and price.
// {name} is a placeholder for a value; the figures come from lib/planner/hints.ts.
import { usdRange } from '@/lib/format'
import { business } from './business'
import { prices } from './prices'
import { panelCheckPath } from './routes'

export const plannerKeepLabels = {
  copyLink: 'Copy link',
  print: 'Print',
  startOver: 'Start over',
  /** Default text. */
  kept: 'Your plan stays on this device until you send it.',
  notice: {
    restored: 'Your last plan is back.',
    amps: 'Circuit set from your panel check. Undo takes it back.',
    shared: 'This plan came with the link.',
    sharedOverOwn: 'This plan came with the link. Undo brings back yours.',
    'link-unreadable': 'We couldn’t read the plan in this link, so here’s a fresh one.',
    'link-version': 'This link is from another version of the planner, so here’s a fresh plan.',
    'link-invalid': 'This link has values the planner doesn’t offer, so here’s a fresh plan.',
    'stored-unreadable': 'We couldn’t read your saved plan, so here’s a fresh one.',
    'stored-version': 'Your saved plan is from another version of the planner, so here’s a fresh one.',
    'stored-invalid': 'Your saved plan has values the planner doesn’t offer, so here’s a fresh one.',
    copied: 'Link copied. It opens this plan.',
    'by-hand': 'This browser doesn’t let us copy. Here’s the link:',
    full: 'This browser can’t save your plan. Use Copy link, Print or Export PNG.',
  },
  link: 'Link to this plan',

  guidance: {
    title: 'Tips for this spot',
    allFine: 'Good spot. Height, clearance and circuit look fine.',
    tip: 'Tip',
    fine: 'Fine',
    height: {
      low: '{height} off the floor is low. {min} to {max} in suits most people and chargers.',
      lowOutdoors: '{height} off the ground is low for outdoors. Stay at {outdoorMin} in or higher.',
      high: '{height} off the floor is high. {min} to {max} in suits most people and chargers.',
    },
    clearance: {
      close: 'Close to the panel. Keep {clearance} ft clear in front of it, hanging cable included.',
    },
    service: {
      large: '{amps} A is a big circuit. We recommend a {service} A service for it; our load calculation settles it.',
    },
    check: { label: 'Can your panel take it? Find out in two minutes', href: panelCheckPath },
    note: 'Guidance only. Your town or village, the maker’s manual and the inspector have the last word.',
  },

  price: {
    title: 'What’s in this price, and what could change it',
    changesTitle: 'What could change it',
    changes: [
      'Your real run, once we measure your garage.',
      `A full panel, or an upgrade to 200 A (${usdRange(prices.town.panelUpgrade)} in most towns).`,
      'What’s in the way: a basement, insulation, masonry or a finished room.',
      'What’s underground: roots, paving, pipes or a cesspool along the trench.',
    ],
  },

  parts: {
    title: 'Parts for this plan',
    caption: 'Planning quantities',
    part: 'Part',
    quantity: 'Quantity',
    rows: {
      charger: 'Charger',
      breaker: 'Breaker, two-pole',
      conduit: '{type} conduit',
      sticks: '10 ft lengths of it',
      elbows: '90° elbows',
      couplings: 'Couplings',
      connectors: 'Connectors',
      straps: 'Straps',
      trench: 'Trench',
    },
    feet: '{feet} ft',
    note: 'For planning. We measure before we buy, and pick wire, boxes and small fittings on site.',
  },

  sheet: {
    title: 'EV charger plan',
    by: business.name,
    phone: business.phone,
    printed: 'Printed {date}',
    open: 'This plan on screen:',
    note: 'A ballpark. Your written quote is free.',
  },
} as const
