// The business's name in a header: three lines of about 18 letters beside the menu of a phone that
// is 320 px wide.
const MAX_LETTERS = 40
const MAX_IN_WORD = 16
/** From here on in smaller type. */
const LONG = 21

export const isLongName = (name: string): boolean => name.length >= LONG

export const fitsHeader = (name: string): boolean =>
  name.length <= MAX_LETTERS && name.split(/[\s-]/).every(word => word.length <= MAX_IN_WORD)

export const headerNameForm = `expected at most ${MAX_LETTERS} letters, and ${MAX_IN_WORD} in a word: a phone’s header has no more room`
