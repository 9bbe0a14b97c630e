// The drawings of the panel check: where the size of a service stands, and the way a meter's file
// takes. Drawn into files: see files.tsx.
import { panelCheck } from '@/content/words/panel-check'
import { At, Panel } from './parts'

const { drawing, meter } = panelCheck
const { howTo } = meter
const BARS = [10, 7, 6, 9, 16, 13, 12, 20, 30, 24, 17, 11]
const ROWS = [0, 1, 2, 3]

/** A panel with its door open, and the handle of its main breaker enlarged. */
export const mainBreaker = {
  width: 400,
  height: 232,
  content: (
    <>
      <path d="M24 12h76v208H24z" className="drawing-body" />
      <path d="M34 22h56v188H34zM24 60h-6v14h6M24 160h-6v14h6" className="drawing-fine" />
      <path d="M42 96h40M42 108h40M42 120h28" className="drawing-fine" />
      <At x={104} y={12}>
        <g transform="scale(1.857)" strokeWidth={1.1}>
          <Panel />
        </g>
      </At>
      <circle cx="156" cy="43" r="28" className="drawing-bright" />
      <path d="M184 40 237 62" className="drawing-leader" />
      <circle cx="308" cy="104" r="84" className="drawing-body" />
      <circle cx="308" cy="104" r="84" className="drawing-bright" />
      <rect x="250" y="56" width="116" height="96" rx="6" className="drawing-shade" />
      <rect x="278" y="68" width="60" height="72" rx="4" className="drawing-body" />
      <path d="M278 110h60M288 122h40M288 129h40" className="drawing-fine" />
      <text x="308" y="98" textAnchor="middle" className="drawing-number" style={{ fontSize: 26 }}>
        100
      </text>
      <text x="308" y="208" textAnchor="middle" className="drawing-note">
        {drawing.detail}
      </text>
    </>
  ),
}

/** With their places: apart in a wide system font too. */
const HEADINGS = [
  ['Start', 229],
  ['Meter', 264],
  ['kWh', 306],
] as const

/** From the utility's page of readings over its file to the check. */
export const meterFile = {
  width: 400,
  height: 150,
  content: (
    <>
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
      <path d="M222 14h100l18 18v94H222zM322 14v18h18" className="drawing-body" />
      {HEADINGS.map(([heading, x]) => (
        <text key={heading} x={x} y="50" className="drawing-strong" style={{ fontSize: 10 }}>
          {heading}
        </text>
      ))}
      <path d={ROWS.map(row => `M230 ${64 + row * 13}h24m11 0h26m15 0h20`).join('')} className="drawing-fine" />
      <text x="281" y="142" textAnchor="middle" className="drawing-note" style={{ fontSize: 12 }}>
        {howTo.file}
      </text>
      <path d="M346 70h17m-8-7 8 7-8 7" className="drawing-bright" />
      <circle cx="380" cy="70" r="13" className="drawing-balloon" />
      <path d="m374 70 4 5 8-10" className="drawing-leader" />
    </>
  ),
}
