// The two readings of the hours in words that agree: the phone is answered longer than the office
// is open.
import { hoursLine } from '@/lib/hours'
import { business } from './business'
import { siteWords } from './words/site'

const { home: phones, towns: office } = business.hours
const isOneReading = hoursLine(phones) === hoursLine(office)
const { hours, phones: phonesLabel } = siteWords.directContact

/** 'Phones: Mon–Fri 7 AM–7 PM, Sat 8 AM–4 PM' */
export const phoneHours = `${isOneReading ? hours : phonesLabel}: ${hoursLine(phones)}`
export const officeHours = `${hours}: ${hoursLine(office)}`

/** Each line once. */
export const allHours: readonly string[] = [...new Set([phoneHours, officeHours])]
