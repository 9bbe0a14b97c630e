'use client'
// The same facts as the picture, for readers who do not see it.
import { memo, useState } from 'react'
import type { PanelReplayLabels } from '@/content/words/panel-replay'
import { kwhText } from '@/lib/panel/load'
import type { Replay } from '@/lib/panel/replay'
import type { MonthOfReplay } from '@/lib/panel/replay-field'
import { fill } from '@/lib/template'
import { DAY_MIN } from '@/lib/time'
import { dateText, monthYearText } from '@/components/panel-check/meter-text'

interface FactTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Each row begins with its header. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`py-1.5 font-semibold ${index === 0 ? '' : 'pl-2 text-right'}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells]) => (
          <tr key={head} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 font-normal">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="py-1.5 pl-2 text-right tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const monthRows = (months: readonly MonthOfReplay[], labels: PanelReplayLabels['months']) =>
  months.map(({ minute, nights, filled, leastKwh, highestShare }) => [
    monthYearText(minute),
    nights === 0 ? labels.none : fill(labels.nights, { filled, nights }),
    leastKwh === null ? labels.none : fill(labels.kwh, { kwh: kwhText(leastKwh) }),
    `${Math.round(100 * highestShare)}%`,
  ])

interface MonthsTableProps {
  months: readonly MonthOfReplay[]
  labels: PanelReplayLabels['months']
}

export const MonthsTable = memo(function MonthsTable({ months, labels }: MonthsTableProps) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 items-center font-semibold">{labels.title}</summary>
      <FactTable caption={labels.title} columns={labels.columns} rows={monthRows(months, labels)} />
    </details>
  )
})

/** Its rows are made when it is opened: there may be one for each night. */
export function ShortNights({ replay, labels }: { replay: Replay; labels: PanelReplayLabels['short'] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="border-t border-line" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-12 items-center font-semibold">{labels.title}</summary>
      {replay.short.length === 0 ? <p>{labels.none}</p> : null}
      {isOpen && replay.short.length > 0 ? (
        <FactTable
          caption={labels.title}
          columns={labels.columns}
          rows={replay.short.map(({ day, kwh }) => [dateText(day * DAY_MIN), kwhText(kwh)])}
        />
      ) : null}
    </details>
  )
}
