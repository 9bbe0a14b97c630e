import { piecesOf } from '@/lib/ranges'

/**
 * Text whose ranges, measures and phone numbers do not break at the end of a line. Not a box: a
 * line could then end between it and a comma or a parenthesis. Every piece is an element, because a
 * translator moves text nodes, which React then cannot replace.
 */
export function Words({ text }: { text: string }) {
  const pieces = piecesOf(text)
  if (pieces.every(({ isWhole }) => !isWhole)) return text
  return pieces.map(({ text: piece, isWhole }, index) => (
    <span key={index} className={isWhole ? 'whole' : undefined}>
      {piece}
    </span>
  ))
}
