'use client'

import type { PanelCheckLabels } from '@/content/words/panel-check'
import { fill } from '@/lib/template'
import type { DayPeak } from '@/lib/panel/meter/bins'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { amps, kwText, rounded } from './amounts'
import { ChartFigure } from './chart-figure'
import { kwScale, KwLines, LEFT, RIGHT } from './kw-scale'
import { PeakDay } from './peak-day'
import { ReadAs } from './read-as'
import { dateText, monthText, shortDayText, timeText } from './meter-text'

interface MeterResultProps {
  file: ReadFile
  labels: PanelCheckLabels['meter']
}

const HIGHEST = 10
const MINUTES_PER_DAY = 1440

// SVG units.
const BASE = 190
const LABEL_GAP = 58

function monthTicks(days: readonly DayPeak[], x: (day: number) => number) {
  const starts = days
    .filter(({ day }) => new Date(day * MINUTES_PER_DAY * 60_000).getUTCDate() === 1)
    .map(({ day }) => ({ day, at: x(day) }))
  const spaced: typeof starts = []
  for (const tick of starts) {
    const last = spaced.at(-1)
    if (tick.at < RIGHT - 20 && (!last || tick.at - last.at >= LABEL_GAP)) spaced.push(tick)
  }
  return spaced
}

function Chart({ file, highest, labels }: MeterResultProps & { highest: readonly DayPeak[] }) {
  const { days, peakKw, peakMinute } = file
  const [first = 0, last = 0] = [days[0]?.day, days.at(-1)?.day]
  const slot = (RIGHT - LEFT) / (last - first + 1)
  const scale = kwScale(peakKw, BASE)
  const { y } = scale
  const x = (day: number) => rounded(LEFT + (day - first + 0.5) * slot)
  const bars = (list: readonly DayPeak[]) => list.map(({ day, kw }) => `M${x(day)} ${BASE}V${y(kw)}`).join('')
  const peak = { x: x(Math.floor(peakMinute / MINUTES_PER_DAY)), y: y(peakKw) }
  const barWidth = Math.max(0.7, slot * 0.7)
  return (
    <svg
      viewBox="0 0 420 220"
      role="img"
      aria-label={fill(labels.chart.label, {
        from: dateText(file.from),
        to: dateText(file.to - 1),
        kw: amps(peakKw),
        day: dateText(peakMinute),
      })}
      className="drawing h-auto w-full max-w-text"
    >
      <KwLines {...scale} />
      <path d={bars(days)} strokeWidth={barWidth} strokeLinecap="butt" stroke="var(--edge)" />
      <path
        d={bars(highest)}
        className="drawing-bright"
        strokeWidth={barWidth}
        style={{ strokeWidth: Math.max(1.6, barWidth) }}
        strokeLinecap="butt"
      />
      <path d={`M${LEFT} ${BASE}H${RIGHT}`} />
      {monthTicks(days, x).map(({ day, at }) => (
        <g key={day}>
          <path d={`M${at} ${BASE}v6`} className="drawing-fine" />
          <text x={at} y={BASE + 21} textAnchor="middle" className="drawing-note" style={{ fontSize: 12 }}>
            {monthText(day * MINUTES_PER_DAY)}
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
        {`${amps(peakKw)} ${labels.chart.unit}, ${shortDayText(peakMinute)}`}
      </text>
    </svg>
  )
}

/** What was read, the chart of the days, the day of the peak, and what to keep in mind. */
export function MeterResult({ file, labels }: MeterResultProps) {
  const highest = file.days.toSorted((a, b) => b.kw - a.kw).slice(0, HIGHEST)
  const cautions = [...file.cautions, ...(file.isUnitAssumed ? (['unitAssumed'] as const) : [])]
  return (
    <div className="mt-4">
      {cautions.map(caution => (
        <p key={caution} className="mt-3 max-w-text border-l-4 border-safety pl-3">
          {fill(labels.cautions[caution], {
            missing: Math.round(file.missingHours * 10) / 10,
            doubled: file.doubled,
          })}
        </p>
      ))}
      <ReadAs file={file} labels={labels} />
      <PeakDay file={file} labels={labels} />
      <ChartFigure
        title={labels.chart.title}
        table={labels.chart.table}
        columns={labels.chart.columns}
        rows={highest.map(({ minute, kw }) => [dateText(minute), timeText(minute), kwText(kw)])}
      >
        <Chart file={file} highest={highest} labels={labels} />
      </ChartFigure>
    </div>
  )
}
