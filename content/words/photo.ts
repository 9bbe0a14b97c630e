// The words of the planner’s photo view, and those that show it on other pages. {name} is a
// placeholder for a value.
import { business } from '@/content/business'
import { photoWords } from './forms'
import { plannerSendWords } from './plan-sharing'
import { siteWords } from './site'

// The words that show the photo planner on its own page.
export const photoPin = {
  alt: 'Garage wall with an entry door marked by four corners, and gray conduit drawn from the electrical panel to a pinned charger spot',
  caption: 'A sample garage. Its {height} door sets the scale, so panel to charger measures {low}–{high} ft.',
  marks: { panel: 'Panel', charger: 'Charger' },
  label: '{low}–{high} ft',
  action: 'Try it with your photo',

  planner: {
    title: 'Plan it on a photo of your own wall',
    lead: 'Tap Your photo, beside 3D and Drawing. It’s our Photo-Pin Placement Planner, and it works with a phone, a mouse or just the keyboard.',
    steps: [
      {
        title: 'Take one photo',
        text: 'Step back until you see a whole door, a window or the wall, and use the photo uncropped. It stays on your device until you send it.',
      },
      {
        title: 'Mark a door or a window',
        text: 'Tap four corners and give one length: a standard door height, the ceiling, or what your tape says. A grid shows you they’re right.',
      },
      {
        title: 'Pin panel and charger',
        text: 'We draw the charger and its conduit into your photo, to scale. Move a pin and the feet, elbows and price follow. Add any feet the photo doesn’t show.',
      },
      {
        title: 'Check the price and send it',
        text: 'You see the feet of conduit and the price as ranges, line by line. Save the picture, or send it with a phone number or an email.',
      },
    ],
  },
} as const

// Texts of the planner's third view, Your photo: the four steps, what is refused, and what is sent.
export const plannerPhotoWords = {
  /** The entry of the view switch. */
  view: 'Your photo',
  title: 'Your photo',
  loading: 'Loading the photo planner… If it doesn’t open, check your connection.',
  close: 'Close',
  steps: 'Photo steps',
  tabs: { photo: 'Photo', wall: 'Wall', pins: 'Pins', send: 'Send' },
  back: 'Back',
  next: 'Next',
  undo: 'Undo the last mark',
  redo: 'Redo the mark',
  toolbar: 'Changes to the marks',

  photo: {
    title: 'Now yours: one photo of the wall',
    opening: 'Our sample: a rendered garage wall, and the charger that this planner draws into it, to scale.',
    lead: 'Step back to get the panel, the charger’s spot and one whole door, window or wall. Choose the photo as your camera took it, not cropped. It stays on this device until you send it.',
    good: 'Good: the whole door, the panel and the spot, from a few steps back.',
    bad: 'Too close: the door is cut off, and the wall slants away.',
    part: 'Cropped, or a screenshot: we can’t tell how the camera saw the wall.',
    take: 'Take a photo',
    choose: 'Choose a photo',
    sample: 'Try a sample photo',
    drop: 'Or drop a photo here.',
    another: 'Another photo',
    remove: 'Remove photo',
    reading: 'Reading your photo…',
    sampleNote: 'This is our sample, a rendered garage. Drag any pin and watch the feet and price.',
    unkept: 'This browser can’t save your photo. Keep this page open until you send it.',
    problems: {
      ...photoWords.fields.problems,
      large: 'That file is over 60 MB. Choose the whole photo as a smaller JPEG, or take a new one.',
      unreachable: 'We couldn’t load that. Check your connection and try again.',
    },
  },

  wall: {
    title: 'Mark a door or a window',
    kind: 'What are you marking?',
    kinds: { 'garage-door': 'Garage door', 'entry-door': 'Entry door', wall: 'Whole wall', window: 'Window' },
    how: {
      'garage-door': 'Put the four corners on the door opening.',
      'entry-door': 'Put the four corners on the door itself, inside its frame.',
      wall: 'Put the four corners where the wall meets the floor, ceiling and side walls.',
      window: 'Put the four corners on the window’s outer frame.',
    },
    place: 'Tap the {mark}.',
    check: 'Grid squares are one foot. If they follow the wall, your corners are right.',
    height: { door: 'How high is it?', wall: 'How high is the ceiling?' },
    taped: 'I measured it',
    tapedLead: 'One side will do. Both are more exact.',
    widthFt: 'Width, feet',
    widthIn: 'Width, inches',
    heightFt: 'Height, feet',
    heightIn: 'Height, inches',
    noLength: 'Enter the width or the height.',
    noBoth: 'Enter both the height and the width.',
    unread: 'Enter feet and inches as numbers, such as 7 and 6.5.',
  },

  pins: {
    title: 'Pin the panel and the charger',
    lead: 'Pin the panel where its box meets the wall, not on its door.',
    place: { panel: 'Tap the panel.', charger: 'Now tap where the charger should go.' },
    done: 'Drag a pin or use the arrow keys to try another spot.',
    extra: 'Feet the photo doesn’t show',
    extraHint: 'Through a wall, around the corner, along the ceiling.',
    extraUnread: 'Enter the feet as a number, such as 12.',
  },

  marks: {
    topLeft: 'Top left corner',
    topRight: 'Top right corner',
    bottomRight: 'Bottom right corner',
    bottomLeft: 'Bottom left corner',
    panel: 'Panel',
    charger: 'Charger',
  },
  /** Where a mark is. */
  where: {
    unplaced: 'Not placed yet.',
    photo: '{x}% from the left, {y}% from the top of the photo.',
    wall: '{along} {side} of the marked corner, {height} {level} it.',
    sides: { left: 'left', right: 'right' },
    levels: { above: 'above', below: 'below' },
    keys: 'Arrow keys move it by one pixel of the photo, with Shift by ten.',
  },

  problems: {
    corners: 'The corners cross or line up. Put each on its own corner of the rectangle.',
    small: 'That’s too small to measure from. Mark something bigger, or take a closer photo.',
    horizon: 'The {mark} pin is off this wall. Pin it on the same wall as the rectangle.',
    far: 'That’s over 150 ft of conduit. Check the corners and the length, or move a pin.',
    vague: 'We can’t measure this closely enough. Mark something bigger, or enter both its width and height.',
  },

  /** Why one side is not enough, and both are asked for. */
  frame: {
    lens: 'This file doesn’t name its lens, as with screenshots and photos from chats: enter both the height and the width, or choose the original photo.',
    zoom: 'This photo is zoomed in, so we can’t rely on what its file says of the lens: enter both the height and the width, or choose one without zoom.',
    crop: 'This picture isn’t what a camera took: it looks cropped, or like a screenshot. Choose the original photo, or enter both the height and the width.',
  },
  /** Asked where what follows from the other side is none of these. */
  doors: {
    'garage-door': {
      widthFt: 'We get {feet} ft for the width. Garage doors are 8, 9, 10, 12, 16 or 18. How wide is yours?',
      heightFt: 'We get {feet} ft for the height. Garage doors are 7 or 8. How high is yours?',
    },
    'entry-door': {
      widthFt: 'We get {feet} ft for the width. Entry doors are 2 ft 8 in to 3 ft. How wide is yours?',
      heightFt: 'We get {feet} ft for the height. Entry doors are 6 ft 8 in to 7 ft. How high is yours?',
    },
  },

  figures: {
    run: '{low}–{high} ft',
    exact: '{feet} ft',
    price: '{low}–{high}',
    spoken: 'About {feet} ft of conduit, {elbows}. Estimate {price}.',
    missing: 'Place both pins to see feet and price.',
  },

  /** The charger and the conduit drawn into the photo. */
  finished: {
    title: 'Your wall, finished',
    lead: 'Drawn to scale from your corners and pins. A photo can’t tell us what’s in front of the wall, so we draw over it. Slide to compare. Your electrician settles the exact route.',
    alt: 'Your photo as it is',
    pictureAlt: 'Your photo with the {brand} and its {conduit} conduit drawn in, to scale',
    drawing: 'Drawing it into your photo…',
    slider: { slider: 'Compare before and after', before: 'Before', after: 'After' },
    closeUp: 'Zoom to the charger',
    closeUpTag: 'Close-up',
    brand: 'Charger',
    conduit: 'Conduit',
    height: 'Charger’s height',
    heightOf: 'Its middle is {height} off the floor.',
    off: {
      frame:
        'We don’t draw the charger in: this picture isn’t all that the lens saw, so we can’t tell where the camera stood. Your feet and price are below.',
      vague:
        'We don’t draw the charger in: the corners and lengths don’t fit one rectangle seen by one camera. Check them under Wall. Your feet and price are below.',
      unmade: 'This browser couldn’t draw the charger into your photo. Your feet and price are below.',
    },
    share: 'Share the picture',
    shareTitle: 'Our wall with an EV charger',
    print: 'Print',
    shareFailed: 'This device couldn’t share the picture. Save it instead.',
  },

  send: {
    title: 'Your run and its price',
    /** Where the sample photo stands in for the visitor's own. */
    sampleNote:
      'This is our sample garage, so the price isn’t for your wall. For yours, add a photo of your own under Photo.',
    clear: 'Clear contact details',
    missing: 'Mark the rectangle and place both pins first.',
    run: 'Length',
    runOf: 'About {feet} ft, likely {range}',
    extra: '{feet} ft of it beyond the photo',
    estimate: 'Estimate',
    estimateOf: '{total}, likely {range}',
    details: 'What’s in it',
    change: { charger: 'Change charger or amps', prices: 'Change conduit or prices' },
    save: 'Save the picture',
    saved: 'Saved as {file}',
    saveFailed: 'This browser couldn’t make the picture. Your marks are safe.',
    contact: 'Where should the quote go?',
    contactLead: 'Your name, and a phone number or an email.',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    location: 'Town or ZIP (optional)',
    nameProblem: 'Enter your name',
    contactProblem: 'Enter a phone number or an email',
    panelCheck: siteWords.forms.estimate.panelCheck,
    submit: 'Send photo',
    picture: 'Measured on a photo',
    finishedPicture: 'Your wall with the charger',
    report: {
      ...plannerSendWords,
      sent: `Got it. You’ll hear from us within ${business.contactPromiseHours} hours.`,
      noPicture: 'This browser couldn’t make the picture, so nothing was sent. Please try again, or call or text us.',
      unreachable:
        'We couldn’t reach our server, so nothing was sent. Your photo and pins are still here: please try again, or call or text us.',
      status: {
        ...plannerSendWords.status,
        kept: 'We couldn’t reach our server. Your photo and plan are saved on this device, and we’ll keep trying. Or reach us now:',
        lost: 'We couldn’t reach our server, and this browser can’t save your photo. Keep this page open and we’ll keep trying. Or reach us now:',
        stuck: 'Our website can’t take photos right now. Yours is still here: please call or text us.',
        refused: 'Our server didn’t take this. Your photo is still here: please call or text us.',
      },
      textReference: ' My photo: {reference}',
    },
    status: photoWords.status,
  },

  savedPicture: { by: business.name, phone: business.phone },
}

export type PlannerPhotoWords = typeof plannerPhotoWords
