// Text as a reader sees it: what a person cannot see in a text that was copied or typed must not
// decide how it is read. Has no imports: the browser, the Worker and the command line all use it.

/** Format characters, variation selectors, fillers and other characters that show nothing. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cn}\p{Co}\p{Cs}\ufffc\ufffd\u2800]/gu
const CONTROLS_BUT_SPACE = /[^\P{Cc}\s]/gu
const DIGIT = /\p{Nd}/gu

/** Removes the characters that show nothing. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').replace(CONTROLS_BUT_SPACE, '')

/**
 * Visible, with wide and other compatible forms as plain ones (NFKC), each digit as 0-9, and white
 * space as single spaces.
 */
export const readable = (text: string): string =>
  visible(text.normalize('NFKC')).replace(DIGIT, asciiDigit).replace(/\s+/g, ' ').trim()

/**
 * Unicode lists the digits of a script in tens, beginning with its zero; some scripts follow each
 * other without a gap.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
