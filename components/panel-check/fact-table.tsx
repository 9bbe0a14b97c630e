interface FactTableProps {
  caption: string
  columns: readonly string[]
  /** Each begins with its header. */
  rows: readonly (readonly string[])[]
  /** Cells are texts, not numbers. */
  isText?: boolean
}

export function FactTable({ caption, columns, rows, isText = false }: FactTableProps) {
  const cell = isText ? 'py-1.5 pl-4' : 'py-1.5 pl-2 text-right tabular-nums'
  return (
    <table className="w-full border-collapse text-left text-sm wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`font-semibold ${index === 0 ? 'py-1.5' : cell}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells]) => (
          <tr key={head} className="border-b border-line align-top">
            <th scope="row" className={`py-1.5 ${isText ? 'font-semibold sm:min-w-28' : 'font-normal'}`}>
              {head}
            </th>
            {cells.map((text, index) => (
              <td key={index} className={cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
