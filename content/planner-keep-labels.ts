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
    amps: 'The circuit is set as in your panel check. Undo brings back the one before.',
    shared: 'This plan came with the link.',
    sharedOverOwn: 'This plan came with the link. Undo brings back your own.',
    'link-unreadable': 'The plan in this link could not be read, so the planner starts from its defaults.',
    'link-version': 'This link is from another version of the planner, which starts from its defaults.',
    'link-invalid': 'This link holds values that the planner does not offer, so it starts from its defaults.',
    'stored-unreadable': 'Your saved plan could not be read, so the planner starts from its defaults.',
    'stored-version': 'Your saved plan is from another version of the planner, which starts from its defaults.',
    'stored-invalid': 'Your saved plan holds values that the planner does not offer, so it starts from its defaults.',
    copied: 'Link copied. It opens this plan.',
    'by-hand': 'This browser does not let us copy. Here is the link:',
    full: 'This browser cannot keep your plan. Copy link, Print or Export PNG will.',
  },
  link: 'Link to this plan',

  guidance: {
    title: 'Rules of thumb for this spot',
    allFine: 'Height, clearance and circuit follow the rules of thumb.',
    tip: 'Tip',
    fine: 'Fine',
    height: {
      low: '{height} off the floor is low. {min} to {max} in suits most people and most units.',
      lowOutdoors: '{height} off the ground is low for a wall outdoors. Stay at {outdoorMin} in or above.',
      high: '{height} off the floor is high. {min} to {max} in suits most people and most units.',
    },
    clearance: {
      close: 'Close to the panel. Keep {clearance} ft free in front of it, also when the cable hangs there.',
    },
    service: {
      large:
        'A {amps} A circuit is a large one. We recommend a {service} A service for it; the load calculation decides.',
    },
    check: { label: 'Can your panel take it? Two minutes to find out', href: panelCheckPath },
    note: 'Guidance only. Your municipality, the maker’s instructions and the inspector have the last word.',
  },

  price: {
    title: 'What this price is made of, and what could change it',
    lines: {
      'base-labor': 'Our work on site, whatever the length of the run.',
      conduit:
        'The run in whole feet, times a price per foot. Metal conduit, a larger circuit and some brands raise it.',
      trench:
        'The feet you entered, times a price per foot of digging. It counts even while the charger is in the garage.',
    },
    changesTitle: 'What could change it',
    changes: [
      'The true length of the run, once we have measured your garage.',
      `The panel: a full one, or an upgrade to 200 A (${usdRange(prices.town.panelUpgrade)} in most towns).`,
      'What the wall hides: a basement, insulation, masonry or a finished room on the way.',
      'What the ground hides: roots, paving, pipes or a cesspool in the line of the trench.',
      'The charger itself, and permit and inspection fees. They are not in this sum.',
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
    note: 'Quantities to plan with. Wire, boxes and small fittings are chosen on site, and we measure before we buy.',
  },

  sheet: {
    title: 'EV charger plan',
    by: business.name,
    phone: business.phone,
    printed: 'Printed {date}',
    open: 'This plan on screen:',
    note: 'A rough planning number, not a quote.',
  },
} as const
