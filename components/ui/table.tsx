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
 * A table that scrolls sideways on a narrow screen. Only then is it a tab stop: Chromium and
 * Firefox do that by themselves, the page script does it for Safari (data-scroller).
 */
export function DataTable({ caption, columns, rows, claim }: DataTableProps) {
  return (
    <div className="my-6">
      <section data-scroller aria-label={caption} className="overflow-x-auto">
        <table className="data-table">
          <caption className="pb-3 text-left font-display font-bold">
            <Words text={caption} />
          </caption>
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {columns.map((column, index) => (
                <th key={index} scope="col" className="py-2 pr-4 font-semibold">
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
                      <Cell content={cell} />
                    </th>
                  ) : (
                    <td key={column} className="py-2.5 pr-4">
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
