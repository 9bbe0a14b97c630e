import { Fragment } from 'react'
import { piecesOf } from '@/lib/ranges'

/**
 * Text whose ranges and measures do not break at the end of a line. A box, and not `white-space: nowrap`, because a range that is wider than
 * its column must still wrap. Not for links: a box takes no underline from around it.
 */
export function Words({ text }: { text: string }) {
  const pieces = piecesOf(text)
  if (pieces.every(({ isWhole }) => !isWhole)) return text
  return pieces.map(({ text: piece, isWhole }, index) =>
    isWhole ? (
      <span key={index} className="inline-block">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  )
}
