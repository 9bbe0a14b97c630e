import { business } from '@/content/business'
import { telHref, smsHref } from '@/lib/phone'

/** Links to call and to text the business. */
export const contactHrefs = { call: telHref(business.phone), text: smsHref(business.phone, business.textMessage) }
