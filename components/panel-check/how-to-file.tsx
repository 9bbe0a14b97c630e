// How to get the meter's file from the utility: a drawing of the way it takes, and the steps.
import { panelCheck } from '@/content/words/panel-check'
import { DrawingFrame } from '@/components/drawings/drawing-frame'

const { howTo } = panelCheck.meter
const BARS = [10, 7, 6, 9, 16, 13, 12, 20, 30, 24, 17, 11]
const ROWS = [0, 1, 2, 3]

export function HowToFile() {
  return (
    <DrawingFrame
      title={howTo.title}
      kind={howTo.kind}
      className="mt-6"
      drawing={
        <svg
          viewBox="0 0 400 150"
          role="img"
          aria-label={howTo.label}
          className="drawing m-auto h-auto w-full max-w-[31rem] px-2 py-3"
        >
          <rect x="8" y="14" width="166" height="112" rx="5" className="drawing-body" />
          <path d="M8 40h166M18 27h.1M26 27h.1M34 27h.1" />
          <text x="46" y="32" className="drawing-strong" style={{ fontSize: 13 }}>
            {howTo.page}
          </text>
          <path
            d={BARS.map((height, index) => `M${24 + index * 12} 104v-${height}`).join('')}
            strokeWidth={6}
            strokeLinecap="butt"
          />
          <path d="M16 104h150" className="drawing-fine" />
          <text x="91" y="120" textAnchor="middle" className="drawing-note" style={{ fontSize: 12 }}>
            {howTo.interval}
          </text>
          <path d="M184 70h32m-9-8 9 8-9 8" className="drawing-bright" />
          <path d="M228 14h88l18 18v94H228zM316 14v18h18" className="drawing-body" />
          {['Start', 'Meter', 'kWh'].map((heading, index) => (
            <text key={heading} x={234 + index * 35} y="50" className="drawing-strong" style={{ fontSize: 11 }}>
              {heading}
            </text>
          ))}
          <path d={ROWS.map(row => `M235 ${64 + row * 13}h24m11 0h22m12 0h18`).join('')} className="drawing-fine" />
          <text x="281" y="142" textAnchor="middle" className="drawing-note" style={{ fontSize: 12 }}>
            {howTo.file}
          </text>
          <path d="M342 70h20m-8-7 8 7-8 7" className="drawing-bright" />
          <circle cx="380" cy="70" r="13" className="drawing-balloon" />
          <path d="m374 70 4 5 8-10" className="drawing-leader" />
        </svg>
      }
    >
      <ol className="list-decimal space-y-1.5 pl-5 text-sm text-ink">
        {howTo.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm">{howTo.asOf}</p>
    </DrawingFrame>
  )
}
