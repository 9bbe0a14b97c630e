// Parses phone numbers as people type them into E.164, and builds tel: and sms: links. The browser,
// the Worker and the command line all use it.
import { readable } from './readable'

/** A parsed number. */
export interface Phone {
  /** '+15165550134', digits after the plus. */
  readonly e164: string
  /**
   * '(516) 555-0134' or '(516) 555-0134 ext. 12'; a number outside North America as
   * '+442079460958'.
   */
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
  missingDigit: 'A digit is missing: enter all ten after the 1, for example 1 (631) 555-0100',
  notDialable: 'Check the area code and number: neither half of a US number starts with 0 or 1',
  international: 'Enter the number with its country code, 8 to 15 digits after the +',
} as const

const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu
const ACCENTS = /\p{M}/gu
/** Text between words. */
const SEGMENT = /[^\p{L}]+/gu
/** Digits with what usually stands between those of one number. */
const PIECE = /\+?[ .()-]*\d[\d .()-]*/g
const EXTENSION = /^[^\p{L}\d#]*(?:extension|extn|ext|x|×|#)[ .:=#-]*(\d{1,7})(?!\d)/iu
/** A phone's own way to store one: a comma or semicolon is a pause before what it dials next. */
const PAUSE = /^[,;]+(\d{1,7})#?$/
/** A code that hides or shows the caller's number: '*67 516 555 0134'. */
const SERVICE_CODE = /^\*\d{2}/
/** Digits among which an O, I or L is a 0 or 1. */
const LOOKALIKES = /(?<!\p{L})[\doil]*\d[\doil]*(?!\p{L})/giu
/** '1-800-FLOWERS', '(516) 555-CARS': at least three letters of a keypad in a row. */
const KEYPAD_NUMBER =
  /(?<![\p{L}\d])((?:\+?1[ .-]?)(?:\(\d{3}\)|\d{3})[ .-]*|\(\d{3}\)[ .-]*|\d{3}[.-])(?=[a-z\d.-]*[a-z]{3})([a-z\d](?:[.-]?[a-z\d]){6})(?![\p{L}\d])/giu
/** Letters of the digits from 2 on. ITU-T E.161. */
const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'] as const
/** A US number among digits: '5 516-555-0134' behind the word 'after', '516-555-0134 9-5'. */
const AMONG_DIGITS = /^[ .()-]*(?:\d[ .()-]+)?((?:1[ .()-]*)?\(?[2-9]\d{2}\)?[ .()-]*[2-9]\d{2}[ .()-]*\d{4})(?!\d)/
/** Longer text is not parsed. Invisible characters count in the first only. */
const MAX_TYPED_LENGTH = 2000
const MAX_LENGTH = 100
const NANP = /^[2-9]\d{2}[2-9]\d{6}$/
const SEVERAL_NANP = /^1?([2-9]\d{2}[2-9]\d{6})(?:1?[2-9]\d{2}[2-9]\d{6})+$/
/** Digits of a US number in pieces: '631,555,0123'. */
const NANP_PIECES = /^(?:(?:0{0,2}|011,?)1,?)?\d{3},?\d{3},?\d{4}$/
/** Or the 0 that other countries dial before an area code. */
const COUNTRY_CODE = /^(?:0{0,2}1{1,2}|0)(?=\d{10}$)/
/** One digit short behind it: '1 631 555 012'. */
const SHORT_NUMBER = /^(?:0{0,2}1{1,2}|0)\d{9}$/
/** A whole number, if with an area code that is none: '(163) 155-5012', '1 163-155-5012'. */
const THREE_THREE_FOUR = /^[ (]*(?:\+?0{0,2}1[ .()-]+)?\d{3}[ .)-]+\d{3}[ .-]*\d{4}[ .)-]*$/

interface Candidate {
  /** Digits, perhaps after a plus. */
  readonly text: string
  readonly rest: string
}

/**
 * Finds the first number that can be dialed, as people write one: a US number (with or without 1 or
 * +1), or an international one that starts with +, 00 or 011 (8 to 15 digits), with any
 * punctuation, an extension, and words before or after it. Never throws.
 */
export function parsePhone(text: string): PhoneResult {
  const plain = plainText(text)
  if (plain === undefined) return refuse(phoneMessages.unreadable)
  if (plain === '') return refuse(phoneMessages.missing)
  const problems: string[] = []
  for (const { text: candidate, rest } of candidates(plain)) {
    const result = readNumber(candidate, (EXTENSION.exec(rest) ?? PAUSE.exec(rest))?.[1])
    if (result.ok) return result
    problems.push(result.message)
  }
  return refuse(problems.find(message => message !== phoneMessages.unreadable) ?? phoneMessages.unreadable)
}

/**
 * The digits to dial where `parsePhone` fails and a person could call all the same: seven digits
 * without an area code, or ten with an invalid one. Such a lead is accepted with the number as
 * typed. Other lengths are typing mistakes. Undefined for any other text.
 */
export function callableDigits(text: string): string | undefined {
  const pieces = segmentsOf(plainText(text) ?? '').flat()
  return pieces
    .map((piece, index) => ({
      typed: piece.text,
      digits: digitsOf(piece.text),
      before: EXTENSION.exec(pieces[index - 1]?.rest ?? '')?.[1],
    }))
    .filter(({ typed, digits, before }) => digits !== before && !typed.includes('+') && !isShort(digits, typed))
    .map(({ digits }) => digits)
    .find(digits => /^(?:\d{7}|1?\d{10})$/.test(digits) && !/^([01])\1*$/.test(digits))
}

/** Undefined for a text that is too long to be a number. */
function plainText(text: string): string | undefined {
  if (text.length > MAX_TYPED_LENGTH) return undefined
  const plain = readable(text).normalize('NFKD').replace(ACCENTS, '').replace(DASHES, '-').trim()
  return plain.length > MAX_LENGTH ? undefined : lettersAsDigits(plain.replace(SERVICE_CODE, '').trim())
}

const lettersAsDigits = (plain: string): string =>
  plain
    .replace(LOOKALIKES, digits => digits.replace(/o/gi, '0').replace(/[il]/gi, '1'))
    .replace(KEYPAD_NUMBER, (_, before: string, number: string) => before + number.replace(/[a-z]/gi, keypadDigit))

const keypadDigit = (letter: string): string =>
  String(2 + KEYPAD.findIndex(letters => letters.includes(letter.toLowerCase())))

const digitsOf = (text: string) => text.replace(/\D/g, '')

const segmentsOf = (plain: string): Candidate[][] =>
  [...plain.matchAll(SEGMENT)].map(({ 0: segment, index: start }) =>
    [...segment.matchAll(PIECE)].map(({ 0: text, index }) => ({
      text,
      rest: plain.slice(start + index + text.length),
    })),
  )

/**
 * From the left, short before long. Pieces that belong together by their shape are tried together
 * too: '631/555/0123'.
 */
function* candidates(plain: string): Generator<Candidate> {
  for (const pieces of segmentsOf(plain))
    for (const [first, piece] of pieces.entries()) {
      yield piece
      const among = isAbroad(piece.text) ? null : AMONG_DIGITS.exec(piece.text)
      if (among?.[1] !== undefined) yield { text: among[1], rest: piece.text.slice(among[0].length) + piece.rest }
      for (let last = first + 1; last < pieces.length; last++) {
        // '0 631 555 012 #4': what follows is an extension and completes no number.
        if (EXTENSION.test(pieces[last - 1]?.rest ?? '')) break
        const together = pieces.slice(first, last + 1).map(({ text }) => text)
        const text = together.join(',')
        const digits = together.map(digitsOf).join(',')
        if (NANP_PIECES.test(digits) || (isAbroad(text) && !/^(?:0{0,2}|011,?)1/.test(digits)))
          yield { text, rest: pieces[last]?.rest ?? '' }
      }
    }
}

const isAbroad = (text: string) => /^(?:\+|0)/.test(text)

const isShort = (digits: string, text: string) => SHORT_NUMBER.test(digits) && !THREE_THREE_FOUR.test(text)

function readNumber(text: string, extension: string | undefined): PhoneResult {
  const typedPlus = text.startsWith('+')
  // '+44 (0)20 …': callers from abroad leave out the zero in parentheses.
  const digits = digitsOf(typedPlus ? text.replace(/\(0\)/, '') : text)
  const abroad = typedPlus ? digits : /^(?:011|00)(\d*)$/.exec(digits)?.[1]
  if (abroad !== undefined && !/^(?:1|00?1\d{10}$)/.test(abroad)) return readInternational(abroad, extension)
  const american = abroad ?? digits
  return isShort(american, text) ? refuse(phoneMessages.missingDigit) : readAmerican(american, extension)
}

function readAmerican(digits: string, extension: string | undefined): PhoneResult {
  const national = SEVERAL_NANP.exec(digits)?.[1] ?? digits.replace(COUNTRY_CODE, '')
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

/** '+15165550134', with ';ext=12' where there is one (RFC 3966). */
export const dialed = ({ e164, extension }: Phone): string =>
  extension === undefined ? e164 : `${e164};ext=${extension}`

/** 'tel:+15165550134'. Throws when the number cannot be read. */
export const telHref = (phone: string): string => `tel:${dialed(parsed(phone))}`

/**
 * The form of a text-message link that both iOS and Android read: 'sms:+15165550134?&body=…'.
 * Throws like telHref.
 */
export function smsHref(phone: string, message: string): string {
  return `sms:${parsed(phone).e164}?&body=${encodeURIComponent(message)}`
}

function parsed(phone: string): Phone {
  const result = parsePhone(phone)
  if (!result.ok) throw new Error(`not a phone number: ${JSON.stringify(phone)}`)
  return result
}
