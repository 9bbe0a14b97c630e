// Parses phone numbers as people type them into E.164, and builds tel: and sms: links.
// Has no imports: the browser, the Worker and the command line all use it.

/** A parsed number. */
export interface Phone {
  /** '+15165550134', digits after the plus. */
  readonly e164: string
  /** '(516) 555-0134' or '(516) 555-0134 ext. 12'; a number outside North America as '+442079460958'. */
  readonly display: string
  /** Digits. Left out when none was typed. */
  readonly extension?: string
}

export type PhoneResult = ({ readonly ok: true } & Phone) | { readonly ok: false; readonly message: string }

/** Error messages beside the field. 555-0100 is reserved for examples. */
export const phoneMessages = {
  missing: 'Enter your phone number',
  unreadable: 'Enter a 10-digit phone number, for example (631) 555-0100',
  areaCode: 'Enter your phone number with its area code, for example (631) 555-0100',
  notDialable: 'Check the area code and number: neither half of a US number starts with 0 or 1',
  international: 'Enter the number with its country code, 8 to 15 digits after the +',
} as const

const DASHES = /[\u2010-\u2015\u2212\u2043\u00ad\ufe58\ufe63\uff0d]/g
const SPACES_AND_MARKS = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g
const EXTENSION = /[\s,;]*(?:\b(?:extension|extn|ext)|x|#)\s*[.:=]?\s*(\d{1,7})$/i
const ALLOWED = /^\+?[\d\s().\-/]+$/
/** Longer text is not parsed. */
const MAX_LENGTH = 100
const NANP = /^[2-9]\d{2}[2-9]\d{6}$/

/**
 * Reads any usual form of a US number (with or without 1 or +1, an extension, dots, dashes, brackets, no-break spaces) and
 * international numbers that start with +, 00 or 011 (8 to 15 digits). Never throws.
 */
export function parsePhone(text: string): PhoneResult {
  if (text.length > MAX_LENGTH) return refuse(phoneMessages.unreadable)
  const plain = text
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(SPACES_AND_MARKS, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
  if (plain === '') return refuse(phoneMessages.missing)

  const extension = EXTENSION.exec(plain)?.[1]
  const main = plain.replace(EXTENSION, '').trim()
  if (!ALLOWED.test(main)) return refuse(phoneMessages.unreadable)

  const typedPlus = main.startsWith('+')
  // '+44 (0)20 …': callers from abroad leave out the zero in parentheses.
  const digits = (typedPlus ? main.replace(/\(0\)/, '') : main).replace(/\D/g, '')
  const abroad = typedPlus ? digits : /^(?:011|00)(\d*)$/.exec(digits)?.[1]
  if (abroad !== undefined && !abroad.startsWith('1')) return readInternational(abroad, extension)
  return readAmerican(abroad ?? digits, extension)
}

/**
 * Whether a person could call the number even where `parsePhone` fails: seven digits without an area code, or
 * ten digits with an invalid area code. Such a lead is accepted with the number as typed. Other lengths are typing mistakes.
 */
export function isCallable(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[\d\s().\-/]+$/.test(text) && /^(\d{7}|1?\d{10})$/.test(text.replace(/\D/g, ''))
}

function readAmerican(digits: string, extension: string | undefined): PhoneResult {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (/^[2-9]\d{6}$/.test(national)) return refuse(phoneMessages.areaCode)
  if (national.length !== 10) return refuse(phoneMessages.unreadable)
  if (!NANP.test(national)) return refuse(phoneMessages.notDialable)
  const display = `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`
  return accept(`+1${national}`, display, extension)
}

function readInternational(digits: string, extension: string | undefined): PhoneResult {
  if (!/^[2-9]\d{7,14}$/.test(digits)) return refuse(phoneMessages.international)
  return accept(`+${digits}`, `+${digits}`, extension)
}

function accept(e164: string, display: string, extension: string | undefined): PhoneResult {
  return extension === undefined
    ? { ok: true, e164, display }
    : { ok: true, e164, display: `${display} ext. ${extension}`, extension }
}

function refuse(message: string): PhoneResult {
  return { ok: false, message }
}

/** 'tel:+15165550134', with ';ext=12' where there is one (RFC 3966). Throws when the number cannot be read: it is the site's own. */
export function telHref(phone: string): string {
  const { e164, extension } = ownNumber(phone)
  return `tel:${e164}${extension === undefined ? '' : `;ext=${extension}`}`
}

/** The form of a text-message link that both iOS and Android read: 'sms:+15165550134?&body=…'. Throws like telHref. */
export function smsHref(phone: string, message: string): string {
  return `sms:${ownNumber(phone).e164}?&body=${encodeURIComponent(message)}`
}

function ownNumber(phone: string): Phone {
  const parsed = parsePhone(phone)
  if (!parsed.ok) throw new Error(`not a phone number: ${JSON.stringify(phone)}`)
  return parsed
}
