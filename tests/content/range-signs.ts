// Signs that a text must not have: a hyphen in a range, straight quotation marks for feet and
// inches.

/** Dates, months, phone and form numbers, receptacles, ZIP+4. */
const NO_RANGE =
  /\d{4}-\d{2}-\d{2}|\b20\d{2}-(?:0[1-9]|1[0-2])\b|\(?\d{3}\)?[- ]\d{3}-\d{4}|555-\d{4}|NEMA \d+-\d+|\b\d{5}-\d{4}\b|IT-\d+/g

/** '2-4', '$899-$1,499'. */
export const hyphenRanges = (text: string): string[] =>
  [...text.replace(NO_RANGE, '').matchAll(/(?<![\w-])\$?\d[\d,.]*-\$?\d(?:[\d,.]*\d)?(?![\w-])/g)].map(
    ([found]) => found,
  )

/** `8'`, `6"` */
export const straightPrimes = (text: string): string[] =>
  [...text.matchAll(/(?<![\w'"])\d+(?:\.\d+)?['"](?!\w)/g)].map(([found]) => found)
