// The words of what a visitor does with a plan: keep, share, print, export and send it. {name} is a
// placeholder for a value.
import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import { panelCheckPath } from '@/content/routes'

/** Export PNG: the button, what became of it, and the words under the picture. */
export const plannerExportWords = {
  exportPng: 'Export PNG',
  exporting: 'Exporting…',
  exported: 'Saved as {file}',
  exportFailed: 'This browser couldn’t make the picture. Your plan is safe.',
  /** The code that makes the picture could not be loaded. */
  unreachable: 'We couldn’t reach our server to make the picture. Your plan is safe: please try again.',

  exportPicture: {
    title: 'EV charger plan',
    estimate: 'Estimate',
    note: 'A ballpark. Your written quote is free.',
    facts: {
      charger: 'Charger',
      place: 'Place',
      conduit: 'Conduit',
      panel: 'Panel',
      trench: 'Trench',
      reference: 'Reference',
    },
    charger: '{name}, {amps} A circuit',
    place: '{wall}, {along}, {height} high',
    conduit: '{feet} ft of {type}, {elbows}',
    by: business.name,
    phone: business.phone,
  },
}

/**
 * Saving, sharing and printing a plan, its materials, and hints on position and price. Figures come
 * from lib/planner/hints.ts.
 */
export const plannerKeepWords = {
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
    tips: {
      low: '{height} off the floor is low. {min} to {max} in suits most people and chargers.',
      lowOutdoors: '{height} off the ground is low for outdoors. Stay at {outdoorMin} in or higher.',
      high: '{height} off the floor is high. {min} to {max} in suits most people and chargers.',
      close: 'Close to the panel. Keep {clearance} ft clear in front of it, hanging cable included.',
      large: '{amps} A is a big circuit. We recommend a {service} A service for it; our load calculation settles it.',
    },
    check: { label: 'Can your panel take it? Find out in two minutes', href: panelCheckPath },
    note: 'Tips only. Your permit office, the charger’s manual and the inspector decide.',
  },

  price: {
    title: 'What’s in this price, and what could change it',
    changesTitle: 'What could change it',
    changes: [
      'Your real run, once we measure your garage.',
      `A panel too full for a sub-panel: a ${panelOnService.replace('New', 'new')} is ${usdRange(prices.town.panelUpgrade)} in most towns.`,
      'What’s in the way: a basement, insulation, masonry or a finished room.',
      'What’s underground: roots, paving, pipes or a cesspool along the trench.',
    ],
  },

  materials: {
    title: 'What goes on your wall',
    caption: 'Planning quantities',
    part: 'Part',
    quantity: 'Quantity',
    charger: 'Charger',
    /** Three of them: two hots and the ground. */
    wire: 'Copper wire, three of these',
    units: { stick: '{count|length|lengths} of 10 ft', ft: '{count} ft', each: '{count}' },
    note: 'For planning. The electrician measures and checks every value before anything is bought.',
  },

  onPaper: {
    title: 'EV charger plan',
    by: business.name,
    phone: business.phone,
    printed: 'Printed {date}',
    open: 'This plan on screen:',
    note: 'A ballpark. Your written quote is free.',
  },
} as const

/** Send Plan: contact fields, the question for a contact, and what became of the plan. */
export const plannerSendWords = {
  clear: 'Clear contact details',
  title: 'Send Plan',
  lead: 'We get your drawing, settings and estimate. Where should the quote go?',
  name: 'Name (optional)',
  phone: 'Phone (optional)',
  email: 'Email (optional)',
  location: 'Town or ZIP (optional)',
  nameProblem: 'Use at least one letter, or leave this empty',
  /** Asked once, before a plan without phone and email is sent. */
  ask: {
    title: 'Where should the quote go?',
    text: 'Leave a phone number or email and we’ll get back to you. Or send the plan without, then call or text us.',
    decline: 'Send without contact',
  },
  photos: 'Add photos (optional)',
  submit: 'Send Plan',
  sending: 'Sending…',
  sent: 'Sent',
  sentAs: 'Sent · reference {reference}',
  again: 'Change and send again',
  noContact: 'You didn’t leave a phone or email. Call or text us with your reference and we’ll pull up your plan.',
  reference: 'Your reference:',
  /** Follows business.textMessage in a text about a plan that was sent. */
  textReference: ' My plan: {reference}',
  noPicture:
    'This browser couldn’t make the picture, so nothing was sent. Your plan is still here: please try again, or call or text us.',
  unreachable:
    'We couldn’t reach our server, so nothing was sent. Your plan is still here: please try again, or call or text us.',
  check: 'Please check the marked fields, then send again.',
  status: {
    kept: 'We couldn’t reach our server. Your plan is saved on this device, and we’ll keep trying. Or reach us now:',
    lost: 'We couldn’t reach our server, and this browser can’t save your plan. Keep this page open and we’ll keep trying. Export PNG saves the picture. Or reach us now:',
    stuck: 'Our website can’t take plans right now. Yours is still here: please call or text us.',
    refused: 'Our server didn’t take this plan. It’s still here: please call or text us.',
    call: `Call ${business.phone}`,
    text: 'Text us',
  },
}
