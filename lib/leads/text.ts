// Text fields of the lead schemas: cleaned, limited in length, and refused with a message that
// tells what to enter.
import './zod-config'
import * as z from 'zod/mini'
import { isFields } from '@/lib/fields'
import { grouped } from '@/lib/grouped'
import { callableDigits, parsePhone, phoneMessages } from '@/lib/phone'
import { boundedPageUrl, boundedUtm, UTM_NAME } from '@/lib/planner/page-context'
import { readable, visible } from '@/lib/readable'
import { maxLengths } from './contact'

const LONE_SURROGATE = /\p{Surrogate}/gu
// Invisible characters that can make a name look like another one (U+202E).
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROLS_BUT_SPACE = /[^\P{Cc}\s]/gu
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu

/**
 * One line: without control characters, lone surrogates and outer spaces; each run of white space
 * becomes one space.
 */
export function cleanLine(text: string): string {
  return wellFormed(text, CONTROLS_BUT_SPACE).replace(/\s+/g, ' ').trim()
}

/** Like cleanLine, but keeps line breaks (as \n), tabs and runs of spaces. */
export function cleanParagraphs(text: string): string {
  return wellFormed(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), CONTROLS_BUT_BREAKS).trim()
}

/** Controls go first: without them, runs of spaces and a letter and its accent can meet. */
function wellFormed(text: string, controls: RegExp): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(controls, '').replace(DIRECTION_OVERRIDES, '').normalize('NFC')
}

const tooLong = (max: number) => `Use at most ${grouped(max)} characters`

/** Counts UTF-16 code units like a field's maxlength; z.maxLength counts code points. */
const atMost = (max: number, message = tooLong(max)) => z.refine<string>(text => text.length <= max, message)

const lineWith = (mark: RegExp, missing: string, max: number) =>
  z.string(missing).check(
    z.overwrite(cleanLine),
    z.refine(text => mark.test(readable(text)), missing),
    atMost(max),
  )

/**
 * A line with at least one letter or digit that shows. `missing` is the message for an empty one.
 */
export const requiredLine = (missing: string, max: number) => lineWith(/[\p{L}\p{N}]/u, missing, max)

/** A name: a line with at least one letter that shows. */
export const nameLine = (missing: string) => lineWith(/\p{L}/u, missing, maxLengths.name)

/** A line that may be empty. */
export const optionalLine = (max: number) => z.string('Enter text').check(z.overwrite(cleanLine), atMost(max))

/** Several lines that may be empty. */
export const optionalParagraphs = (max: number) =>
  z.string('Enter text').check(z.overwrite(cleanParagraphs), atMost(max))

/**
 * A phone number as typed, without invisible characters: one that lib/phone can parse, or that a
 * person could call.
 */
export const phoneText = z.string(phoneMessages.missing).check(
  z.overwrite(text => cleanLine(visible(text))),
  atMost(maxLengths.phone, phoneMessages.unreadable),
  z.check<string>(ctx => {
    const phone = parsePhone(ctx.value)
    if (!phone.ok && callableDigits(ctx.value) === undefined)
      ctx.issues.push({ code: 'custom', message: phone.message, input: ctx.value })
  }),
)

const emailMessages = {
  missing: 'Enter your email address',
  unreadable: 'Enter an email address like name@example.com',
} as const

// Permissive, because a refused address is a lost customer: letters of any script, one @, a domain
// of at least two labels, the last not only digits.
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u

/** The address alone, as links, contacts and sentences hold it: 'mailto:', 'Ann <…>', '….'. */
function bareEmail(text: string): string {
  const line = cleanLine(readable(text))
  const [, inBrackets = line] = /^[^<>@]*<([^<>]*)>$/.exec(line) ?? []
  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
    .replace(/ ?@ ?/, '@')
    .replace(/[‘’]/g, "'")
}

export const emailText = z.string(emailMessages.missing).check(
  z.overwrite(bareEmail),
  z.refine(text => text !== '', emailMessages.missing),
  atMost(maxLengths.email),
  z.refine(text => text.length > maxLengths.email || EMAIL.test(text), emailMessages.unreadable),
)

/** Five digits, or nine with or without a dash, perhaps in groups: '117 43'. */
const IS_ZIP = /^(?:\D*\d){5}(?:(?:\D*\d){4})?\D*$/
const HAS_ZIP = /(?<!\d)\d{5}(?:\d{4})?(?!\d)/

/**
 * A town, an address or a ZIP code: a line with a letter or five digits. Wide digits become plain
 * ones, as the tables of ZIP codes have them.
 */
export const locationText = z.string('Enter your town or ZIP code').check(
  z.overwrite(text => cleanLine(readable(text))),
  z.refine(text => /[\p{L}\d]/u.test(text), 'Enter your town or ZIP code'),
  z.refine(
    text => !/\d/.test(text) || /\p{L}/u.test(text) || IS_ZIP.test(text) || HAS_ZIP.test(text),
    'Enter a 5-digit ZIP code or the name of your town',
  ),
  atMost(maxLengths.location),
)

/** Address of the page that the lead was sent from, cut where it is too long. */
export const pageUrl = z.string('Expected the address of the page').check(
  z.overwrite(text => boundedPageUrl(cleanLine(text))),
  z.regex(/^https?:\/\/\S+$/i, 'Expected an http(s) address'),
)

/**
 * The utm_ parameters of that address, by whole name; those that make them too long are left out.
 */
export const utm = z.pipe(
  z.pipe(
    // z.record ignores a key named __proto__.
    z.custom<Readonly<Record<string, string>>>(
      value => isFields(value) && !Object.hasOwn(value, '__proto__'),
      'Expected an object of utm_ parameters',
    ),
    z.record(
      z.string().check(z.regex(UTM_NAME, 'Expected a name that starts with utm_')),
      z.string('Enter text').check(z.overwrite(cleanLine)),
    ),
  ),
  z.transform(boundedUtm),
)

/** Version of the line under the form. Leads of earlier pages have none. */
export const noticeVersion = z.optional(optionalLine(20))
