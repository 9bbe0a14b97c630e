import { business } from '@/content/business'
import { telHref, smsHref } from '@/lib/phone'

/** The two other ways to reach the business, beside a form. */
export const contactHrefs = { call: telHref(business.phone), text: smsHref(business.phone, business.textMessage) }
