// A chart with its title, and the same as a table that opens below it.
import type { ReactNode } from 'react'

interface ChartFigureProps {
  title: string
  /** Title of the table. */
  table: string
  columns: readonly string[]
  /** Each row begins with its header and ends in a number. */
  rows: readonly (readonly string[])[]
  /** Rows stand close together. */
  isDense?: boolean
  /** The chart. */
  children: ReactNode
}

export function ChartFigure({ title, table, columns, rows, isDense = false, children }: ChartFigureProps) {
  const padding = isDense ? 'py-1.5' : 'py-2'
  const alignment = (index: number) => (index === columns.length - 1 ? 'text-right' : 'pr-4')
  return (
    <figure className="mt-5 border border-line bg-raised">
      <div className="px-3 pt-3">{children}</div>
      <figcaption className="border-t border-line px-5 py-3 font-display text-lg font-bold">{title}</figcaption>
      <details className="border-t border-line px-5">
        <summary className="flex min-h-12 items-center font-semibold">{table}</summary>
        <table className="mb-4 w-full border-collapse text-left">
          <caption className="sr-only">{table}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-sm">
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`py-2 font-semibold ${alignment(index)}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = '', ...cells]) => (
              <tr key={head} className="border-b border-line">
                <th scope="row" className={`pr-4 font-normal ${padding}`}>
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    className={`${padding} ${alignment(index + 1)} ${index === cells.length - 1 ? 'tabular-nums' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
