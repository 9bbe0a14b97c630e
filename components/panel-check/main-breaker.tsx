// Where the size of a service stands: a panel with its door open, and the handle of its main
// breaker enlarged.
import { panelCheck } from '@/content/words/panel-check'
import { At, Panel } from '@/components/drawings/parts'
import { DrawingFrame } from '@/components/drawings/drawing-frame'

const { drawing } = panelCheck

export function MainBreaker() {
  return (
    <DrawingFrame
      title={drawing.title}
      kind={drawing.kind}
      drawing={
        <svg
          viewBox="0 0 400 232"
          role="img"
          aria-label={drawing.label}
          className="drawing m-auto h-auto w-full max-w-[31rem] px-2 py-4"
        >
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
        </svg>
      }
    >
      <p className="text-sm">{drawing.text}</p>
    </DrawingFrame>
  )
}
