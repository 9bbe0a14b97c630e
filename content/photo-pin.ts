// The words that show the photo planner on the home page and on its own page. {name} is a placeholder for a value.

export const photoPin = {
  alt: 'Garage wall with an entry door marked by four corners, and gray conduit drawn from the electrical panel to a pinned charger spot',
  caption:
    'A rendered garage as the sample: its {height} door sets the scale, so panel to charger reads {low}-{high} ft, {price} in labor and conduit.',
  marks: { panel: 'Panel', charger: 'Charger' },
  label: '{low}-{high} ft',
  action: 'Try it with your photo',

  home: {
    title: 'Get a price from one photo of your wall',
    lead: 'Snap the wall, tap the four corners of a door, then pin your panel and the spot for the charger. You read feet and dollars as an honest range, in about a minute, before anyone visits.',
  },
  planner: {
    title: 'Plan it on a photo of your own wall',
    lead: 'The Photo-Pin Placement Planner is the view called Your photo, beside 3D and Drawing. It works with a phone, a mouse or the keyboard alone.',
    steps: [
      {
        title: 'Take one photo',
        text: 'From a few steps back, with a door, a window or the whole wall in it. It stays on your device until you send it.',
      },
      {
        title: 'Mark something square',
        text: 'Four corners and one length: a door’s usual height, the ceiling, or what your tape says. A grid shows whether they sit right.',
      },
      {
        title: 'Pin panel and charger',
        text: 'The conduit is drawn on the picture, and its feet, elbows and price follow each pin. Add the feet the photo doesn’t show.',
      },
      {
        title: 'Read it and send it',
        text: 'You see the run and the estimate as ranges and what they’re made of. Save the picture, or send it with a phone number or an email.',
      },
    ],
  },
} as const
