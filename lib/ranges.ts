// Finds ranges, measures and phone numbers in running text, so that a line does not end inside one.

const FIGURE = String.raw`[+]?\$?\d[\d,.]*%?`
const UNIT = String.raw`(?:business days|hours|days|weeks|months|minutes|miles|inches|feet|ft|in(?! [a-z])|amps|percent|A|V|kW)\b`
const CLOCK = String.raw`\d{1,2}(?::\d\d)? [AP]M`

/**
 * '$899–$1,499', '2–4 hours', '7 AM–7 PM', 'Mon–Fri', '8′ 6″', '200 A', '(516) 555-0134', '14-50'.
 * In one group, which `split` keeps.
 */
const RANGE = new RegExp(
  `(${[
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\b\d+-\d+\b`,
    String.raw`${CLOCK}–${CLOCK}`,
    String.raw`${FIGURE}–\$?\d(?:[\d,.]*\d)?%?(?: ${UNIT})?`,
    String.raw`\d[\d,.]* [AV]\b`,
    String.raw`\b[A-Z][a-z]+–[A-Z][a-z]+\b`,
    String.raw`\d+(?:\.\d+)?′ \d+(?:\.\d+)?″`,
  ].join('|')})`,
)

export interface Piece {
  readonly text: string
  /** True for what stays on one line. */
  readonly isWhole: boolean
}

/** The pieces of a text, in order. Their texts joined are the text. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(RANGE)
    .map((piece, index) => ({ text: piece, isWhole: index % 2 === 1 }))
    .filter(piece => piece.text !== '')
