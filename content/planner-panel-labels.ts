// Texts of the planner's panel: its four steps, the price in its foot, and sharing. {name} is a placeholder for a value.
import { usdRange } from '@/lib/format'
import { prices } from './prices'

export const plannerPanelLabels = {
  steps: 'Steps',
  tabs: { charger: 'Charger', panel: 'Panel', place: 'Place', plan: 'Your plan' },
  titles: {
    charger: 'Which charger?',
    panel: 'Where’s your electrical panel?',
    place: 'Where should the charger go?',
    plan: 'Your price',
  },
  next: 'Next',
  moreSettings: 'More settings',

  /** The handle of the sheet that holds the panel on small screens. */
  grip: 'Panel size: {size}. Press to change it.',
  gripSizes: { peek: 'small', half: 'half', full: 'large' },

  price: {
    summary: '{feet} ft, {elbows}',
    more: '+{amount}',
    less: '−{amount}',
    note: `Labor and conduit, before permit and charger. Standard install: ${usdRange(prices.home.standard)}.`,
    why: 'Why this price?',
    notIncluded: 'Extra: the charger, permit and inspection fees, and any panel work.',
  },

  circuit: '{amps} A circuit',
  change: 'Change',

  garage: {
    legend: 'Garage',
    attached: 'Attached garage',
    detached: 'Detached garage',
    hint: 'Enter the feet of trench from house to garage. Then pick the Detached wall under Place.',
  },

  height: {
    usual: '{min} to {max}. Usual: {usual}.',
    beyond: 'Dragged to {height}; this field takes {min} to {max}.',
  },

  cable: {
    title: 'Will the cable reach?',
    ports: {
      'rear-left': 'Port rear left',
      'rear-right': 'Port rear right',
      'front-left': 'Port front left',
      'front-right': 'Port front right',
    },
    reaches: 'The {cable} ft cable reaches, with {spare} ft to spare.',
    short:
      'The {cable} ft cable is {short} ft short. Move the charger {move} ft along this wall, or turn the car around.',
    never:
      'The {cable} ft cable is {short} ft short anywhere on this wall at this height. Try another wall, or turn the car around.',
  },

  share: 'Share',
  shareWith: 'Share with…',
  shareTitle: 'My EV charger plan',
} as const
