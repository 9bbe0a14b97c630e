// A finished installation with its parts named, in two shapes.
import { anatomy } from '@/content/words/drawings'
import { At, Balloon, Car, Charger, Conduit, Dimension, Floor, Panel } from './parts'

interface Callout {
  x: number
  y: number
  to: { x: number; y: number }
  /** Side of the ring. */
  name: 'right' | 'left'
}

/** Numbered rings with their names, in the order of `anatomy.parts`. */
function Callouts({
  places,
  nameSize,
}: {
  places: readonly Callout[]
  /** SVG units; the style sheet sets 19. */
  nameSize?: number
}) {
  return places.map(({ x, y, to, name }, index) => (
    <g key={index}>
      <Balloon number={index + 1} x={x} y={y} to={to} />
      <text
        x={name === 'right' ? x + 23 : x - 23}
        y={y}
        dy="0.34em"
        textAnchor={name === 'right' ? 'start' : 'end'}
        className="drawing-name"
        style={nameSize ? { fontSize: nameSize } : undefined}
      >
        {anatomy.parts[index]?.name}
      </text>
    </g>
  ))
}

/** 28 ft of wall at 40 units per foot, floor at y = 430; 1120 x 480 units. */
export function AlongTheWall() {
  return (
    <>
      <path d="M24 48H1104" className="drawing-fine" />
      <Floor x1={24} x2={1104} y={430} />
      <path d="M126 430V170H226V430" className="drawing-hidden" />
      <text x="176" y="412" textAnchor="middle" className="drawing-note">
        {anatomy.clear}
      </text>
      <Dimension from={{ x: 176, y: 74 }} to={{ x: 690, y: 74 }} />
      <path d="M176 82v-16M690 82v-16" className="drawing-fine" />
      <text x="433" y="66" textAnchor="middle" className="drawing-note">
        {anatomy.run}
      </text>
      <Conduit d="M176 176V134a24 24 0 0 1 24-24H666a24 24 0 0 1 24 24V232" />
      <path d="M250 101v18M390 101v18M530 101v18M630 101v18" className="drawing-strap" />
      <path d="M681 190h18" className="drawing-strap" />
      <path d="M170 165h12v10h-12zM684 227h12v10h-12z" className="drawing-sleeve" />
      <At x={148} y={176}>
        <Panel />
      </At>
      <At x={804} y={430}>
        <Car />
      </At>
      <path d="M690 306C690 426 784 426 802 372 812 342 834 336 862 327" className="drawing-cable" />
      <path d="M870 326l-14-5-9 8 4 10z" className="drawing-sleeve" />
      <At x={670} y={237}>
        <Charger />
      </At>
      <Dimension from={{ x: 628, y: 288 }} to={{ x: 628, y: 430 }} />
      <path d="M664 288H620" className="drawing-fine" />
      <text x="618" y="364" textAnchor="end" className="drawing-note">
        {anatomy.height}
      </text>
      <Callouts
        places={[
          { x: 92, y: 142, to: { x: 150, y: 190 }, name: 'left' },
          { x: 300, y: 252, to: { x: 193, y: 236 }, name: 'right' },
          { x: 430, y: 172, to: { x: 460, y: 112 }, name: 'right' },
          { x: 768, y: 190, to: { x: 708, y: 246 }, name: 'right' },
          { x: 742, y: 284, to: { x: 692, y: 330 }, name: 'right' },
          { x: 924, y: 172, to: { x: 962, y: 262 }, name: 'right' },
        ]}
      />
    </>
  )
}

/** The same hardware, upright; 360 x 590 units. */
export function Upright() {
  return (
    <>
      <path d="M16 24H344" className="drawing-fine" />
      <Floor x1={16} x2={344} y={556} />
      <Conduit d="M58 150V86a24 24 0 0 1 24-24H262a24 24 0 0 1 24 24V232" />
      <path d="M112 53v18M236 53v18" className="drawing-strap" />
      <path d="M49 118h18M277 158h18" className="drawing-strap" />
      <path d="M52 139h12v10h-12zM280 227h12v10h-12z" className="drawing-sleeve" />
      <At x={30} y={150}>
        <Panel />
      </At>
      <At x={248} y={556} turned={0.78}>
        <Car />
      </At>
      <path d="M286 306V430C286 528 246 536 232 506 224 488 214 478 198 476" className="drawing-cable" />
      <path d="M192 475l13-3 7 8-4 8z" className="drawing-sleeve" />
      <At x={266} y={237}>
        <Charger />
      </At>
      <Callouts
        nameSize={17}
        places={[
          { x: 36, y: 304, to: { x: 46, y: 256 }, name: 'right' },
          { x: 136, y: 234, to: { x: 75, y: 209 }, name: 'right' },
          { x: 96, y: 106, to: { x: 140, y: 64 }, name: 'right' },
          { x: 236, y: 176, to: { x: 272, y: 246 }, name: 'left' },
          { x: 226, y: 340, to: { x: 284, y: 372 }, name: 'left' },
          { x: 36, y: 372, to: { x: 92, y: 430 }, name: 'right' },
        ]}
      />
    </>
  )
}
