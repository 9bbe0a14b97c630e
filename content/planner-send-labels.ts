// Planner texts for Send Plan: contact fields, the question for a contact, and what became of the plan. {name} is a placeholder for a value.
import { business } from './business'

export const plannerSendLabels = {
  title: 'Send Plan',
  lead: 'We get the drawing, your settings and the estimate. Where should the answer go?',
  name: 'Name (optional)',
  phone: 'Phone (optional)',
  email: 'Email (optional)',
  nameProblem: 'Enter your name with at least one letter, or leave it empty',
  /** Asked once, before a plan without phone and email is sent. */
  ask: {
    title: 'Where should the quote go?',
    text: 'Leave a phone number or an email and we get back to you. Or send the plan without, and call or text us about it.',
    decline: 'Send without contact',
  },
  photos: 'Add photos (optional)',
  submit: 'Send Plan',
  sending: 'Sending…',
  noContact: 'You left no phone number or email. Call or text us and we will find your plan.',
  /** In front of the reference. */
  reference: 'Your reference:',
  /** Follows business.textMessage in a text about a plan that was sent. */
  textReference: ' My plan: {reference}',
  noPicture:
    'This browser could not make the picture of the plan, so nothing was sent. Your plan is still here: please try again, call or text us.',
  unreachable:
    'We could not reach our server, so nothing was sent. Your plan is still here: please try again, call or text us.',
  check: 'Please check the marked fields. Nothing was sent yet.',
  status: {
    kept: 'We couldn’t reach our server. Your plan is saved on this device, and we keep trying to send it. Or reach us now:',
    lost: 'We couldn’t reach our server, and this browser doesn’t let us save your plan. We keep trying while this page stays open. Export PNG keeps the picture; or reach us now:',
    stuck:
      'Your plan could not be sent: our website isn’t taking plans right now. It is still here: please call or text us.',
    refused: 'Our server did not take this plan. It is still here: please call or text us.',
    call: `Call ${business.phone}`,
    text: 'Text us',
  },
}
