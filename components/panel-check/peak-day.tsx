'use client'
// The day of the peak with its hours, as a chart and as a table.
import type { PanelCheckWords } from '@/content/words/panel-check'
import { fill } from '@/lib/template'
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { amps, kwText, rounded } from './amounts'
import { ChartFigure } from './chart-figure'
import { kwScale, KwLines, LEFT, RIGHT } from './kw-scale'
import { dateText, timeText } from './meter-text'

const HOURS = [0, 6, 12, 18, 24]

// SVG units.
const BASE = 170

interface PeakDayProps {
  file: ReadFile
  words: PanelCheckWords['meter']
}

export function PeakDay({ file: { peakDay, peakKw, peakMinute }, words }: PeakDayProps) {
  const peakDayWords = words.peakDay
  const midnight = Math.floor(peakMinute / DAY_MIN) * DAY_MIN
  const scale = kwScale(peakKw, BASE)
  const { y } = scale
  const x = (minute: number) => rounded(LEFT + ((RIGHT - LEFT) * (minute - midnight)) / DAY_MIN)
  const bars = peakDay.map(({ minute, kw, lengthMin }) => {
    const [from, to] = [x(minute), x(minute + lengthMin)]
    return { minute, kw, d: `M${from} ${BASE}V${y(kw)}H${to}V${BASE}` }
  })
  const values = { day: dateText(peakMinute), time: timeText(peakMinute), kw: amps(peakKw) }
  const hours = new Map<number, number>()
  for (const { minute, kw } of peakDay) {
    const hour = Math.floor(minute / HOUR_MIN)
    hours.set(hour, Math.max(hours.get(hour) ?? 0, kw))
  }
  return (
    <ChartFigure
      title={fill(peakDayWords.title, values)}
      table={peakDayWords.table}
      columns={peakDayWords.columns}
      rows={[...hours].map(([hour, kw]) => [timeText(hour * HOUR_MIN), kwText(kw)])}
    >
      <svg
        viewBox="0 0 420 200"
        role="img"
        aria-label={fill(peakDayWords.label, values)}
        className="drawing h-auto w-full max-w-text"
      >
        <KwLines {...scale} />
        <path d={bars.map(({ d }) => d).join('')} stroke="none" fill="var(--edge)" />
        <path d={bars.find(({ minute }) => minute === peakMinute)?.d ?? ''} stroke="none" className="drawing-accent" />
        <path d={`M${LEFT} ${BASE}H${RIGHT}`} />
        {HOURS.map(hour => (
          <g key={hour}>
            <path d={`M${x(midnight + hour * HOUR_MIN)} ${BASE}v6`} className="drawing-fine" />
            <text
              x={Math.min(x(midnight + hour * HOUR_MIN), RIGHT - 12)}
              y={BASE + 21}
              textAnchor="middle"
              className="drawing-note"
              style={{ fontSize: 12 }}
            >
              {timeText(hour * HOUR_MIN).replace(':00', '')}
            </text>
          </g>
        ))}
        <text
          x={Math.min(Math.max(x(peakMinute), 80), RIGHT - 70)}
          y={y(peakKw) - 10}
          textAnchor="middle"
          className="drawing-number"
          style={{ fontSize: 14 }}
        >
          {`${values.kw} ${words.chart.unit}, ${values.time}`}
        </text>
      </svg>
    </ChartFigure>
  )
}
