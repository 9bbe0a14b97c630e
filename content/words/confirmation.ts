// The mail that confirms a request to the customer (LEAD_CONFIRM).
import { business } from '@/content/business'
import { phoneHours } from '@/content/hours'
import { plural } from '@/lib/plural'

export const confirmationMail = {
  subject: `We have your request | ${business.name}`,
  asked: {
    quote: 'Thank you. You asked us for a quote for an EV charger.',
    estimate: 'Thank you. You asked us for an estimate for an EV charger.',
    plan: 'Thank you. You sent us the plan of your EV charger.',
    photo: 'Thank you. You sent us the photo of your wall with the run on it.',
    samplePhoto: 'Thank you. You sent us a run measured on our sample photo.',
  },
  estimate: (total: string) => `The planner’s estimate: ${total}.`,
  next: (hours: number) =>
    `We’ll call, text or email you within ${plural(hours, 'hour')}, usually sooner, and only about this request. Rather talk now? Call ${business.phone}. ${phoneHours}.`,
  status: (link: string) => `See where your job stands, and hold a time for the visit: ${link}`,
  photos: `Photos help: the panel with its door open, the label on the door, and the wall for the charger. Reply to this email with them, or text them to ${business.phone}.`,
  reference: (reference: string) => `Your reference: ${reference}.`,
  mistake: (canHold: boolean) =>
    `You didn’t ask? Then somebody typed your address by mistake. You can ignore this email: ${canHold ? 'unless a time for a visit is held, ' : ''}we won’t send another.`,
} as const
