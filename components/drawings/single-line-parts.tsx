// North American symbols for single-line diagrams: breaker, bus, meter, ground. Current flows down.
// A sheet is 400 units wide; `added` parts are new with the installation and take the safety color.
import type { ReactNode } from 'react'

interface Place {
  x: number
  y: number
}

const LINE_HEIGHT = 18

/** One or more lines of text; `y` is the baseline of the first. */
export function Words({
  x,
  y,
  anchor = 'start',
  strong = false,
  children,
}: Place & { anchor?: 'start' | 'middle' | 'end'; strong?: boolean; children: string | readonly string[] }) {
  const lines = typeof children === 'string' ? [children] : children
  return lines.map((line, index) => (
    <text
      key={line}
      x={x}
      y={y + index * LINE_HEIGHT}
      textAnchor={anchor}
      className={strong ? 'drawing-strong' : 'drawing-note'}
    >
      {line}
    </text>
  ))
}

/** A molded-case breaker, 28 high: two contacts and the arc between them. */
export function Breaker({ x, y, added = false }: Place & { added?: boolean }) {
  return (
    <>
      <path d={`M${x} ${y + 3}a11 11 0 0 1 0 22`} className={added ? 'drawing-bright' : undefined} />
      <circle cx={x} cy={y + 2} r="2.5" className="drawing-body" />
      <circle cx={x} cy={y + 26} r="2.5" className="drawing-body" />
    </>
  )
}

/** The busbar of a panel. */
export function Bus({ x1, x2, y }: { x1: number; x2: number; y: number }) {
  return <path d={`M${x1} ${y}H${x2}`} strokeWidth={5} strokeLinecap="butt" />
}

/** An existing circuit: breaker and arrow. */
export function Circuit({ x, y }: Place) {
  return (
    <>
      <path d={`M${x} ${y}v10M${x} ${y + 38}v18m-5-8 5 8 5-8`} className="drawing-fine" />
      <At x={x} y={y + 10}>
        <Breaker x={0} y={0} />
      </At>
    </>
  )
}

function At({ x, y, children }: Place & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

/** Supply arrow, meter, and the line down to `to`. */
export function Service({ x, to, utility, meter }: { x: number; to: number; utility: string; meter: string }) {
  return (
    <>
      <path d={`M${x} 14V42m-6-9 6 9 6-9M${x} 76V${to}`} />
      <circle cx={x} cy="59" r="17" className="drawing-body" />
      <text x={x} y="59" dy="0.35em" textAnchor="middle" className="drawing-strong">
        {meter[0]}
      </text>
      <Words x={x + 20} y={26}>
        {utility}
      </Words>
      <Words x={x + 28} y={64}>
        {meter}
      </Words>
    </>
  )
}

/** The outline of a panel with its name in an upper corner. */
export function Enclosure({
  x,
  y,
  width,
  height,
  name,
  corner = 'right',
}: Place & { width: number; height: number; name: string; corner?: 'left' | 'right' }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="4" className="drawing-hidden" />
      <Words
        x={corner === 'right' ? x + width - 12 : x + 14}
        y={y + 21}
        anchor={corner === 'right' ? 'end' : 'start'}
        strong
      >
        {name}
      </Words>
    </>
  )
}

/** The charger with its output, and the car on its cable; centered on x, 86 high. */
export function ChargerBox({ x, y, output, car }: Place & { output: string; car: string }) {
  return (
    <>
      <rect x={x - 34} y={y} width="68" height="40" rx="8" className="drawing-shade" />
      <text x={x} y={y + 20} dy="0.35em" textAnchor="middle" className="drawing-strong">
        {output}
      </text>
      <path d={`M${x} ${y + 40}v14`} />
      <circle cx={x} cy={y + 70} r="16" className="drawing-body" />
      <text x={x} y={y + 70} dy="0.35em" textAnchor="middle" className="drawing-strong">
        {car}
      </text>
    </>
  )
}

/** Ground: three bars, each shorter. */
export function Ground({ x, y }: Place) {
  return <path d={`M${x - 12} ${y}h24M${x - 8} ${y + 6}h16M${x - 4} ${y + 12}h8`} />
}
