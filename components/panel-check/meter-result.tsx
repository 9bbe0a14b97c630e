'use client'

import type { PanelCheckWords } from '@/content/words/panel-check'
import { fill } from '@/lib/template'
import { useMedia } from '@/components/ui/use-media'
import { DAY_MIN, DAY_MS } from '@/lib/time'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { amps, kwText, rounded } from './amounts'
import { ChartFigure } from './chart-figure'
import { kwScale, KwLines, LEFT, RIGHT } from './kw-scale'
import { PeakDay } from './peak-day'
import { ReadAs } from './read-as'
import { cautionText, dateText, monthText, shortDayText, timeText, yearText } from './meter-text'

interface MeterResultProps {
  file: ReadFile
  words: PanelCheckWords['meter']
}

const HIGHEST = 10
/** From here on the axis names years. */
const LONG_DAYS = 800

const dayOf = (minute: number) => Math.floor(minute / DAY_MIN)

// SVG units.
const BASE = 190
const LABEL_GAP = 58

/** Day on which a month begins, both counted from January 1970. */
const startOf = (month: number) => Date.UTC(1970, month) / DAY_MS

/** The first of each month, or of each year where there are many, with room for their names. */
function ticksOf([first, last]: readonly [number, number], isLong: boolean, x: (day: number) => number) {
  const ticks: { readonly at: number; readonly text: string }[] = []
  const begin = new Date(first * DAY_MS)
  const firstMonth = 12 * (begin.getUTCFullYear() - 1970) + begin.getUTCMonth()
  for (let month = firstMonth; startOf(month) <= last; month += 1) {
    const day = startOf(month)
    const at = x(day)
    if (day < first || (isLong && month % 12 !== 0)) continue
    if (at >= RIGHT - 20 || at - (ticks.at(-1)?.at ?? -Infinity) < LABEL_GAP) continue
    ticks.push({ at, text: (isLong ? yearText : monthText)(day * DAY_MIN) })
  }
  return ticks
}

function Chart({ file, highest, words }: MeterResultProps & { highest: readonly number[] }) {
  const { days, peakKw, peakMinute } = file
  const [first, last] = [dayOf(file.from), dayOf(days.minutes.at(-1) ?? file.from)]
  const isLong = last - first > LONG_DAYS
  const slot = (RIGHT - LEFT) / (last - first + 1)
  const scale = kwScale(peakKw, BASE)
  const { y } = scale
  const x = (day: number) => rounded(LEFT + (day - first + 0.5) * slot)
  /** Of days at the same place, as many years have them, the highest is drawn. */
  const bars = (indexes: Iterable<number>) => {
    const tops = new Map<number, number>()
    for (const index of indexes) {
      const at = x(dayOf(days.minutes[index] ?? 0))
      tops.set(at, Math.max(tops.get(at) ?? 0, days.kw[index] ?? 0))
    }
    return Array.from(tops, ([at, kw]) => `M${at} ${BASE}V${y(kw)}`).join('')
  }
  const peak = { x: x(dayOf(peakMinute)), y: y(peakKw) }
  const barWidth = Math.max(0.7, slot * 0.7)
  return (
    <svg
      viewBox="0 0 420 220"
      role="img"
      aria-label={fill(words.chart.label, {
        from: dateText(file.from),
        to: dateText(file.to - 1),
        kw: amps(peakKw),
        day: dateText(peakMinute),
      })}
      className="drawing h-auto w-full max-w-text"
    >
      <KwLines {...scale} />
      <path d={bars(days.kw.keys())} strokeWidth={barWidth} strokeLinecap="butt" stroke="var(--edge)" />
      <path
        d={bars(highest)}
        className="drawing-bright"
        strokeWidth={barWidth}
        style={{ strokeWidth: Math.max(1.6, barWidth) }}
        strokeLinecap="butt"
      />
      <path d={`M${LEFT} ${BASE}H${RIGHT}`} />
      {ticksOf([first, last], isLong, x).map(({ at, text }) => (
        <g key={at}>
          <path d={`M${at} ${BASE}v6`} className="drawing-fine" />
          <text x={at} y={BASE + 21} textAnchor="middle" className="drawing-note" style={{ fontSize: 12 }}>
            {text}
          </text>
        </g>
      ))}
      <circle cx={peak.x} cy={peak.y} r="4.5" className="drawing-balloon" />
      <text
        x={Math.min(Math.max(peak.x, 70), RIGHT - 60)}
        y={peak.y - 11}
        textAnchor="middle"
        className="drawing-number"
        style={{ fontSize: 14 }}
      >
        {`${amps(peakKw)} ${words.chart.unit}, ${shortDayText(peakMinute)}${isLong ? `, ${yearText(peakMinute)}` : ''}`}
      </text>
    </svg>
  )
}

/** What to keep in mind. */
export function MeterResult({ file, words }: MeterResultProps) {
  return file.cautions.map(caution => (
    <p key={caution} className="mt-3 max-w-text border-l-4 border-safety pl-3">
      {cautionText(caution, file, words)}
    </p>
  ))
}

/** What was read, the day of the peak, the days: open where the answer is beside. */
export function WhatWeRead({ file, words }: MeterResultProps) {
  const isWide = useMedia('(width >= 64rem)')
  const { kw, minutes } = file.days
  const highest = [...kw.keys()].sort((a, b) => (kw[b] ?? 0) - (kw[a] ?? 0)).slice(0, HIGHEST)
  return (
    <details className="check-fold mt-6 border-y border-line" open={isWide}>
      <summary>{words.readAs.title}</summary>
      <div className="grid grid-cols-1 gap-5 pb-5 lg:grid-cols-3">
        <ReadAs file={file} words={words} />
        <PeakDay file={file} words={words} />
        <ChartFigure
          title={words.chart.title}
          table={words.chart.table}
          columns={words.chart.columns}
          rows={highest.map(index => {
            const minute = minutes[index] ?? 0
            return [dateText(minute), timeText(minute), kwText(kw[index] ?? 0)]
          })}
        >
          <Chart file={file} highest={highest} words={words} />
        </ChartFigure>
      </div>
    </details>
  )
}
