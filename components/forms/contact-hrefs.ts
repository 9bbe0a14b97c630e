import { business } from '@/content/business'
import { telHref, smsHref } from '@/lib/phone'

export const contactHrefs = { call: telHref(business.phone), text: smsHref(business.phone, business.textMessage) }
