// Building blocks of the lead schemas: text as people type it, cleaned, bounded, and refused with a sentence they can act on.
import './zod-config'
import * as z from 'zod/mini'
import { isCallable, parsePhone, phoneMessages } from '../phone.ts'
import { UTM_NAME, utmFits } from './context.ts'
import { maxLengths } from './limits.ts'

const LONE_SURROGATE = /\p{Surrogate}/gu
// Direction overrides can make a name read as something else in a listing; people do not type them.
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROLS = /\p{Cc}/gu
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu

/** One line: no control characters, runs of white space as one space, no space at the ends, no half characters. */
export function cleanLine(text: string): string {
  return wellFormed(text).replace(/\s+/g, ' ').replace(CONTROLS, '').trim()
}

/** Like cleanLine, but keeps line breaks (as \n), tabs and runs of spaces. */
export function cleanParagraphs(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROLS_BUT_BREAKS, '')
    .trim()
}

function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(DIRECTION_OVERRIDES, '').normalize('NFC')
}

const tooLong = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`

/** In UTF-16 code units, like a field's maxlength: the library's own check counts code points. */
const atMost = (max: number, message = tooLong(max)) => z.refine<string>(text => text.length <= max, message)

/** A line that has to hold at least one letter or digit. `missing` is the sentence for an empty one. */
export const requiredLine = (missing: string, max: number) =>
  z.string(missing).check(
    z.overwrite(cleanLine),
    z.refine(text => /[\p{L}\p{N}]/u.test(text), missing),
    atMost(max),
  )

/** A line that may be empty. */
export const optionalLine = (max: number) => z.string('Enter text').check(z.overwrite(cleanLine), atMost(max))

/** Several lines that may be empty. */
export const optionalParagraphs = (max: number) =>
  z.string('Enter text').check(z.overwrite(cleanParagraphs), atMost(max))

/** A telephone number as it was typed; `parsePhone` of ../phone reads it where it can. */
export const phoneText = z.string(phoneMessages.missing).check(
  z.overwrite(cleanLine),
  atMost(maxLengths.phone, phoneMessages.unreadable),
  z.check<string>(ctx => {
    const phone = parsePhone(ctx.value)
    if (!phone.ok && !isCallable(ctx.value))
      ctx.issues.push({ code: 'custom', message: phone.message, input: ctx.value })
  }),
)

export const emailMessages = {
  missing: 'Enter your email address',
  unreadable: 'Enter an email address like name@example.com',
} as const

// Wider than most patterns on purpose: a real address that is turned away is a lost customer. Letters of any script, one @, a
// domain of at least two labels whose last has a letter.
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u

export const emailText = z.string(emailMessages.missing).check(
  z.overwrite(cleanLine),
  z.refine(text => text !== '', emailMessages.missing),
  atMost(maxLengths.email),
  z.refine(text => text.length > maxLengths.email || EMAIL.test(text), emailMessages.unreadable),
)

const zipMessage = 'Enter a 5-digit ZIP code or the name of your town'

/** A town or a ZIP code. Whatever is only digits has to be a ZIP code. */
export const locationText = requiredLine('Enter your town or ZIP code', maxLengths.location).check(
  z.refine(text => !/^[\d\s-]+$/.test(text) || /^\d{5}(?:-?\d{4})?$/.test(text), zipMessage),
)

/** The address of the page that a lead was sent from. */
export const pageUrl = z
  .string('Expected the address of the page')
  .check(
    z.overwrite(cleanLine),
    z.regex(/^https?:\/\/\S+$/i, 'Expected an http(s) address'),
    atMost(maxLengths.pageUrl),
  )

/** All utm_ parameters of that page's address, by their whole names. */
export const utm = z
  .pipe(
    // z.record passes over a key named __proto__ in silence.
    z.custom<Readonly<Record<string, string>>>(
      value =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__'),
      'Expected an object of utm_ parameters',
    ),
    z.record(
      z.string().check(z.regex(UTM_NAME, 'Expected a name that starts with utm_'), atMost(maxLengths.utmKey)),
      optionalLine(maxLengths.utmValue),
    ),
  )
  .check(z.refine(utmFits, `Expected at most ${maxLengths.utmTotal} characters of utm_ parameters`))
