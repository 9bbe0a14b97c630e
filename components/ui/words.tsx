import { Fragment } from 'react'
import { piecesOf } from '@/lib/ranges'

/**
 * Text whose ranges, measures and phone numbers do not break at the end of a line. Not a box: a line could then end between it and a comma
 * or a parenthesis.
 */
export function Words({ text }: { text: string }) {
  const pieces = piecesOf(text)
  if (pieces.every(({ isWhole }) => !isWhole)) return text
  return pieces.map(({ text: piece, isWhole }, index) =>
    isWhole ? (
      <span key={index} className="whole">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  )
}
