import type { ReactNode } from 'react'
import type { ClaimId } from '@/content/claims'
import { AsOf } from './as-of'
import { InlineText } from './inline'
import { Words } from './words'

interface DataTableProps {
  caption: string
  columns: readonly ReactNode[]
  /** The first cell of a row is its header. Text may hold the marks of InlineText. */
  rows: readonly (readonly ReactNode[])[]
  claim?: ClaimId | undefined
}

const Cell = ({ content }: { content: ReactNode }) =>
  typeof content === 'string' ? <InlineText text={content} /> : content

/**
 * A table that scrolls sideways on a narrow screen: a tab stop, because Safari scrolls with the
 * keyboard only what has the focus.
 */
export function DataTable({ caption, columns, rows, claim }: DataTableProps) {
  return (
    <div className="my-6">
      <section data-scroller tabIndex={0} aria-label={caption} className="overflow-x-auto">
        <table className="data-table">
          <caption>
            <Words text={caption} />
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      <Cell content={cell} />
                    </th>
                  ) : (
                    <td key={column}>
                      <Cell content={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {claim ? <AsOf claim={claim} /> : null}
    </div>
  )
}
