'use client'
// The same facts as the picture, for readers who do not see it.
import { memo, useState } from 'react'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import { kwhText } from '@/lib/panel/load'
import type { Replay } from '@/lib/panel/replay'
import type { MonthOfReplay } from '@/lib/panel/replay-field'
import { fill } from '@/lib/template'
import { DAY_MIN } from '@/lib/time'
import { FactTable } from '@/components/panel-check/fact-table'
import { dateText, monthYearText } from '@/components/panel-check/meter-text'

export const monthRows = (months: readonly MonthOfReplay[], words: PanelReplayWords['months']) =>
  months.map(({ minute, nights, filled, leastKwh, highestShare }) => [
    monthYearText(minute),
    nights === 0 ? words.none : fill(words.nights, { filled, nights }),
    leastKwh === null ? words.none : fill(words.kwh, { kwh: kwhText(leastKwh) }),
    `${Math.round(100 * highestShare)}%`,
  ])

interface MonthsTableProps {
  months: readonly MonthOfReplay[]
  words: PanelReplayWords['months']
}

export const MonthsTable = memo(function MonthsTable({ months, words }: MonthsTableProps) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 items-center font-semibold">{words.title}</summary>
      <FactTable caption={words.title} columns={words.columns} rows={monthRows(months, words)} />
    </details>
  )
})

/** Its rows are made when it is opened: there may be one for each night. */
export function ShortNights({ replay, words }: { replay: Replay; words: PanelReplayWords['short'] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="border-t border-line" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-12 items-center font-semibold">{words.title}</summary>
      {replay.short.length === 0 ? <p>{words.none}</p> : null}
      {isOpen && replay.short.length > 0 ? (
        <FactTable
          caption={words.title}
          columns={words.columns}
          rows={replay.short.map(({ day, kwh }) => [dateText(day * DAY_MIN), kwhText(kwh)])}
        />
      ) : null}
    </details>
  )
}
