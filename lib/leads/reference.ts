// The short reference of a plan: what a visitor who left no contact says on the phone, and what
// staff find the lead by.

/** Crockford's base32: without I, L, O and U. https://www.crockford.com/base32.html */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6
const BITS_PER_DIGIT = 5
/** A key starts with 8 hexadecimal digits, of which the reference leaves out the last two bits. */
const HEX_LENGTH = 8
const UNUSED_VALUES = 4

/**
 * '19f3c2a0-…' -> '37SW58': six digits from the first 30 bits of an Idempotency-Key, so that the
 * page and the lead desk agree without sending it. Null for a key that does not start with eight
 * lowercase hexadecimal digits, as those of the planner do.
 */
export function referenceOf(key: string): string | null {
  const hex = /^[0-9a-f]{8}/.exec(key)?.[0]
  if (hex === undefined) return null
  const value = Math.floor(Number.parseInt(hex, 16) / UNUSED_VALUES)
  return Array.from({ length: LENGTH }, (_, place) =>
    DIGITS.charAt(Math.floor(value / 2 ** (BITS_PER_DIGIT * (LENGTH - 1 - place))) % DIGITS.length),
  ).join('')
}

/**
 * The keys of a reference, compared as text: from `first` (included) to `end` (excluded). Reads
 * small letters, hyphens and spaces, and I, L and O as the digits they look like. Null for any
 * other text.
 */
export function keysOfReference(text: string): { readonly first: string; readonly end: string } | null {
  const digits = text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0')
  if (digits.length !== LENGTH) return null
  const places = Array.from(digits, digit => DIGITS.indexOf(digit))
  if (places.includes(-1)) return null
  const value = places.reduce((sum, place) => sum * DIGITS.length + place, 0) * UNUSED_VALUES
  const hex = (number: number) => number.toString(16).padStart(HEX_LENGTH, '0')
  // 'g' comes after the last hexadecimal digit.
  return { first: hex(value), end: `${hex(value + UNUSED_VALUES - 1)}g` }
}
