// A two-column table with visually hidden column headings.
import type { ReactNode } from 'react'

interface TwoColumnTableProps {
  caption: ReactNode
  captionClass: string
  heads: readonly [string, string]
  children: ReactNode
}

export function TwoColumnTable({ caption, captionClass, heads, children }: TwoColumnTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left @max-[13rem]:[&_:is(tr,th,td)]:block @max-[13rem]:[&_td]:text-left">
        <caption className={captionClass}>{caption}</caption>
        <thead className="sr-only">
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
