// The line under each form: what happens after Send, and what we may use a number or an address
// for.
import { business } from './business'

const purpose = 'about this request only. [How we handle your data](/privacy)'

export const formNotice = {
  /**
   * Travels with each lead. Change it with any of the words, and keep the old ones in version
   * control.
   */
  version: '2026-11-25',
  quote: `We call, text or email you within ${business.contactPromiseHours} hours, ${purpose}.`,
  estimate: `We read it, then call, text or email you within ${business.contactPromiseHours} hours, ${purpose}.`,
  photo: `What happens next: we check your measure, then call, text or email you within ${business.contactPromiseHours} hours, ${purpose}.`,
  plan: `What happens next: leave a number or an email and you hear from us within ${business.contactPromiseHours} hours. We call, text or email ${purpose}.`,
} as const
