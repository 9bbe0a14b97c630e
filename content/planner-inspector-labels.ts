// Texts of the planner's inspector: its four steps, the price in its foot, and sharing. {name} is a placeholder for a value.
export const plannerInspectorLabels = {
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

  /** The handle of the sheet that holds the inspector on small screens. */
  grip: 'Panel size: {size}. Press to change it.',
  gripSizes: { peek: 'small', half: 'half', full: 'large' },

  price: {
    summary: '{feet} ft, {elbows}',
    more: '+{amount}',
    less: '−{amount}',
  },

  circuit: '{amps} A circuit',
  change: 'Change',

  /** Below trench feet. */
  trenchHint:
    'Out to a detached garage, say, or under a driveway. Each foot adds {price}, in an attached garage too. Above 0 you can pick the Detached wall, under Place.',

  height: {
    usual: '{min} to {max}. Usual: {usual}.',
    beyond: 'You dragged it to {height}. Here you can set {min} to {max}.',
    slider: 'Height off the floor',
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
