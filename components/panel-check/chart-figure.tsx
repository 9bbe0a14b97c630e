// A chart with its title, and the same as a table that opens below it.
import type { ReactNode } from 'react'
import { FactTable } from './fact-table'

interface ChartFigureProps {
  title: string
  /** Title of the table. */
  table: string
  columns: readonly string[]
  /** Each row begins with its header and ends in a number. */
  rows: readonly (readonly string[])[]
  /** The chart. */
  children: ReactNode
}

export function ChartFigure({ title, table, columns, rows, children }: ChartFigureProps) {
  return (
    <figure className="border border-line bg-raised">
      <div className="px-3 pt-3">{children}</div>
      <figcaption className="border-t border-line px-5 py-3 font-display text-lg font-bold">{title}</figcaption>
      <details className="border-t border-line px-5">
        <summary className="flex min-h-12 items-center font-semibold">{table}</summary>
        <div className="pb-4">
          <FactTable caption={table} columns={columns} rows={rows} />
        </div>
      </details>
    </figure>
  )
}
