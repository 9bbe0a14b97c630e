'use client'
// What was read, so that a person sees a mistake at a glance: the file's own headings beside what
// they were taken for, then meter, unit, days, interval and peak.
import type { PanelCheckWords } from '@/content/words/panel-check'
import { fill } from '@/lib/template'
import { DAY_MIN } from '@/lib/time'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { amps, thousands } from './amounts'
import { FactTable } from './fact-table'
import { dateText, intervalText, timeText } from './meter-text'

function meterText({ meters }: ReadFile, { readAs }: PanelCheckWords['meter']): string {
  const [first, ...more] = meters
  if (first === undefined) return readAs.unnamed
  return more.length === 0 ? first : fill(readAs.several, { first, more: more.length })
}

/** Heading and meaning, columns of one meaning in one row. */
function columnRows({ columns, unit }: ReadFile, { readAs }: PanelCheckWords['meter']) {
  const { roles, greenButton } = readAs
  const used = fill(roles.used, { unit })
  if (columns.length === 0)
    return [
      [greenButton.start, roles.start],
      [greenButton.value, used],
      [greenButton.unit, roles.unit],
      [greenButton.meter, roles.meter],
    ] as const
  return [...new Set(columns.map(({ role }) => role))].map(
    role =>
      [
        columns.flatMap(column => (column.role === role ? [column.heading || readAs.blank] : [])).join(', '),
        role === 'used' ? used : roles[role],
      ] as const,
  )
}

export function ReadAs({ file, words }: { file: ReadFile; words: PanelCheckWords['meter'] }) {
  const { readAs } = words
  const facts: readonly (readonly [keyof typeof readAs.facts, string])[] = [
    ['meter', meterText(file, words)],
    ['unit', file.unit],
    [
      'days',
      fill(readAs.span, {
        days: thousands((file.to - file.from) / DAY_MIN),
        from: dateText(file.from),
        to: dateText(file.to - 1),
      }),
    ],
    ['interval', intervalText(file.intervalMin, words)],
    [
      'peak',
      fill(readAs.peak, {
        kw: amps(file.peakKw),
        day: dateText(file.peakMinute),
        time: timeText(file.peakMinute),
      }),
    ],
  ]
  return (
    <section aria-label={readAs.title} className="border border-line bg-raised px-5 py-4">
      <FactTable caption={readAs.title} columns={readAs.columns} rows={columnRows(file, words)} isText />
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 max-[14rem]:grid-cols-1">
        {facts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{readAs.facts[name]}</dt>
            <dd className="wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{readAs.check}</p>
    </section>
  )
}
