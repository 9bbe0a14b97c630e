// What a visitor reads behind the success message: the link of his request, and windows for the
// visit.
import { business } from '@/content/business'

export const holdVisitWords = {
  keep: { before: 'Keep this link:', link: 'see where your request stands' },
  offer: 'Hold a time for the visit',
  /** 'Thursday, December 3, 8 to 11 AM' */
  held: 'It’s yours: {when}.',
  /** 'Wednesday noon' */
  confirm: 'We confirm by {by}.',
  confirmed: 'It’s set: {when}.',
  noon: 'noon',
  calendar: 'Add to my calendar',
  change: 'Change',
  release: 'Give it back',
  keepHeld: 'Keep {time}',
  released: 'You gave it back. Nothing is held for you now.',
  taken: 'That time just went to somebody else, or we closed it. These are left:',
  none: `That time just went to somebody else, or we closed it, and no other is open now. We’ll find one when we call.`,
  failed: 'That didn’t get through. Press it again: you can’t end up with two.',
  gone: `We don’t have this request any more, so there is nothing to hold. Please call ${business.phone}.`,
} as const
