'use client'
// The same facts as the picture, for readers who do not see it.
import { memo, useState } from 'react'
import type { PanelReplayLabels } from '@/content/words/panel-replay'
import { kwhText } from '@/lib/panel/load'
import type { Replay } from '@/lib/panel/replay'
import type { MonthOfReplay } from '@/lib/panel/replay-field'
import { fill } from '@/lib/template'
import { DAY_MIN } from '@/lib/time'
import { FactTable } from '@/components/panel-check/fact-table'
import { dateText, monthYearText } from '@/components/panel-check/meter-text'

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
