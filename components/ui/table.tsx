import type { ClaimId } from '@/content/claims'
import { AsOf } from './as-of'
import { InlineText } from './inline'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
  claim?: ClaimId | undefined
}

/** A table that scrolls by itself on a narrow screen, reachable by keyboard. */
export function DataTable({ caption, columns, rows, claim }: DataTableProps) {
  return (
    <div className="my-6">
      <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
        <table className="w-full min-w-80 border-collapse text-left text-sm md:text-base">
          <caption className="pb-3 text-left font-display font-bold">{caption}</caption>
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {columns.map(column => (
                <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-b border-line align-top">
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" className="py-2.5 pr-4 font-medium">
                      <InlineText text={cell} />
                    </th>
                  ) : (
                    <td key={column} className="py-2.5 pr-4">
                      <InlineText text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {claim ? <AsOf claim={claim} /> : null}
    </div>
  )
}
