// Planner texts for Send Plan: contact fields, the question for a contact, and what became of the plan. {name} is a placeholder for a value.
import { business } from './business'

export const plannerSendLabels = {
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
  noContact: 'No phone or email came along. Call or text us and we’ll find your plan.',
  /** In front of the reference. */
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
