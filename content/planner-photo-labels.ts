// Texts of the planner's third view, Your photo: the four steps, what is refused, and what is sent. {name} is a placeholder for a value.
import { business } from './business'
import { photoLabels } from './photo-labels'
import { plannerSendLabels } from './planner-send-labels'

export const plannerPhotoLabels = {
  /** The entry of the view switch. */
  view: 'Your photo',
  title: 'Your photo',
  loading: 'Loading the photo planner…',
  close: 'Close',
  steps: 'Photo steps',
  tabs: { photo: 'Photo', wall: 'Wall', pins: 'Pins', send: 'Send' },
  back: 'Back',
  next: 'Next',
  undo: 'Undo the last mark',
  redo: 'Redo the mark',
  toolbar: 'Changes to the marks',

  photo: {
    title: 'Start with one photo of the wall',
    lead: 'Stand back so that one door, window or the whole wall is in it, with the panel and the spot for the charger. It stays on this device until you send it.',
    good: 'Good: the whole door, the panel and the spot, from a few steps back.',
    bad: 'Too close: the door is cut off, and the wall runs away from the camera.',
    take: 'Take a photo',
    choose: 'Choose a photo',
    sample: 'Try a sample photo',
    drop: 'Or drop a photo here.',
    another: 'Another photo',
    remove: 'Remove photo',
    reading: 'Reading your photo…',
    sampleNote:
      'This is our sample, a rendered garage with the pins in place. Drag any of them and watch feet and price.',
    unkept: 'This browser can’t keep your photo, so it’s here only while this page stays open.',
    problems: {
      ...photoLabels.fields.problems,
      large: 'That file is over 60 MB. Take a screenshot of the photo and choose that.',
      unreachable: 'We couldn’t load that. Check your connection and try again.',
    },
  },

  wall: {
    title: 'Mark something square on the wall',
    kind: 'What do you mark?',
    kinds: { 'garage-door': 'Garage door', 'entry-door': 'Entry door', wall: 'Whole wall', window: 'Window' },
    how: {
      'garage-door': 'Put the four corners on the opening of the door.',
      'entry-door': 'Put the four corners on the door itself, not on its frame.',
      wall: 'Put the four corners where the wall meets floor, ceiling and the walls beside it.',
      window: 'Put the four corners on the window’s outer frame.',
    },
    place: 'Tap the {mark}.',
    check: 'The grid shows one-foot squares. If it follows the wall, the corners sit right.',
    height: { door: 'How high is it?', wall: 'How high is the ceiling?' },
    taped: 'I measured it',
    tapedLead: 'One side is enough. Both are more exact.',
    widthFt: 'Width, feet',
    widthIn: 'Width, inches',
    heightFt: 'Height, feet',
    heightIn: 'Height, inches',
    noLength: 'Enter the width or the height.',
  },

  pins: {
    title: 'Pin the panel and the charger',
    lead: 'Pin the panel where its box meets the wall, not on its door: that keeps the run within about 5%.',
    place: { panel: 'Tap the panel.', charger: 'Now tap where the charger should hang.' },
    done: 'Drag a pin, or use the arrow keys, to try another spot.',
    extra: 'Feet the photo does not show',
    extraHint: 'Through a wall, around the corner, along the ceiling.',
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
    corners: 'The corners cross or lie on one line. Put each on its own corner of the rectangle.',
    small: 'That rectangle is too small to measure from. Mark a larger one, or stand closer to it.',
    horizon: 'The {mark} pin is where this wall can’t reach. Pin it on the same wall as the rectangle.',
    far: 'That run is over 150 ft. Check the corners and the length, or move a pin.',
    vague:
      'We can’t tell this run closely enough. Move the corners to a larger rectangle, or enter both its width and height.',
  },

  figures: {
    run: '{low}-{high} ft',
    exact: '{feet} ft',
    elbow: '{count} elbow',
    elbows: '{count} elbows',
    price: '{low}-{high}',
    spoken: 'The run is about {feet} ft, {elbows}. Estimate {price}.',
    missing: 'Feet and price show up here once both pins are placed.',
  },

  send: {
    title: 'Your run, and what it costs',
    missing: 'Mark the rectangle and place both pins first.',
    run: 'Run',
    runOf: 'About {feet} ft, likely {low} to {high} ft',
    extra: '{feet} ft of it beyond the photo',
    estimate: 'Estimate',
    estimateOf: '{total}, likely {low} to {high}',
    details: 'What it’s made of',
    change: { charger: 'Change charger or amps', prices: 'Change conduit or prices' },
    save: 'Save the picture',
    saved: 'Saved as {file}',
    saveFailed: 'This browser could not make the picture. Your marks are unchanged.',
    contact: 'Where should the quote go?',
    contactLead: 'Your name, and a phone number or an email.',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    nameProblem: 'Enter your name',
    contactProblem: 'Enter a phone number or an email',
    submit: 'Send photo',
    picture: 'Run measured on a photo',
    report: {
      ...plannerSendLabels,
      sent: 'Sent. We have your measure and will get back to you.',
      noPicture: 'This browser could not make the picture, so nothing was sent. Please try again, call or text us.',
      unreachable:
        'We could not reach our server, so nothing was sent. Your photo and pins are still here: please try again, call or text us.',
      status: {
        ...plannerSendLabels.status,
        kept: 'We couldn’t reach our server. Your photo and plan are saved on this device, and we keep trying to send them. Or reach us now:',
        lost: 'We couldn’t reach our server, and this browser doesn’t let us save your photo. We keep trying while this page stays open. Or reach us now:',
        stuck:
          'Your photo could not be sent: our website isn’t taking any right now. It is still here: please call or text us.',
        refused: 'Our server did not take this. Your photo is still here: please call or text us.',
      },
      textReference: ' My photo: {reference}',
    },
    status: photoLabels.status,
  },

  /** Under the saved picture. */
  sheet: { by: business.name, phone: business.phone },
}

export type PlannerPhotoLabels = typeof plannerPhotoLabels
