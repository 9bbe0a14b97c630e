// The words that show the photo planner on the home page and on its own page. {name} is a
// placeholder for a value.

export const photoPin = {
  alt: 'Garage wall with an entry door marked by four corners, and gray conduit drawn from the electrical panel to a pinned charger spot',
  caption:
    'A sample garage. Its {height} door sets the scale, so panel to charger reads {low}–{high} ft, or {price} in labor and conduit.',
  marks: { panel: 'Panel', charger: 'Charger' },
  label: '{low}–{high} ft',
  action: 'Try it with your photo',

  home: {
    title: 'Get a price from one photo of your wall',
    lead: 'Snap the wall, tap the four corners of a door, then pin your panel and charger. In about a minute you see the feet and the price for labor and conduit as a range, before anyone visits.',
  },
  planner: {
    title: 'Plan it on a photo of your own wall',
    lead: 'Tap Your photo, beside 3D and Drawing. It’s our Photo-Pin Placement Planner, and it works with a phone, a mouse or just the keyboard.',
    steps: [
      {
        title: 'Take one photo',
        text: 'Step back until you see a whole door, a window or the wall, and use the photo uncropped. It stays on your device until you send it.',
      },
      {
        title: 'Mark something square',
        text: 'Tap four corners and give one length: a standard door height, the ceiling, or what your tape says. A grid shows you they’re right.',
      },
      {
        title: 'Pin panel and charger',
        text: 'We draw the conduit on your picture. Move a pin and the feet, elbows and price follow. Add any feet the photo doesn’t show.',
      },
      {
        title: 'Read it and send it',
        text: 'You see the run and the price as ranges, line by line. Save the picture, or send it with a phone number or an email.',
      },
    ],
  },
} as const
