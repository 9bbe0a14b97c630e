// What happens after a form is sent. Stands beside every form.
import { business } from './business'
import { timelineFor } from './timeline'

export const afterSend = {
  title: 'After you press send',
  steps: [
    `We call, text or email you within ${business.contactPromiseHours} hours, Sundays included.`,
    'A few photos, a video call or a visit, and you get a free price in writing.',
    `Say yes, and we file the permit and book your day: ${timelineFor('Suffolk').total} in all.`,
  ],
} as const
