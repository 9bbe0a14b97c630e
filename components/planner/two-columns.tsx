// A table of two columns whose headings only screen readers need: what, and how much.
import type { ReactNode } from 'react'

interface TwoColumnsProps {
  caption: ReactNode
  captionClass: string
  heads: readonly [string, string]
  children: ReactNode
}

export function TwoColumns({ caption, captionClass, heads, children }: TwoColumnsProps) {
  return (
    <table className="w-full border-collapse text-left">
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
  )
}
