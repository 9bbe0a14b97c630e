// Generic hardware seen from the front, 40 units per foot. Each part has its own origin;
// drawing.css has colors and line weights.
import type { ReactNode } from 'react'

interface Place {
  x: number
  y: number
}

/** Positions a part. */
export function At({ x, y, children }: Place & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

/** y of each breaker row. */
const BREAKER_ROWS = [30, 40, 50, 60, 70, 80, 90]

/**
 * A load center, 56 x 112, without its cover: main breaker on top, two columns of breakers, the
 * charger's two-pole breaker filled.
 */
export function Panel() {
  return (
    <>
      <rect width="56" height="112" rx="3" className="drawing-body" />
      <path d="M6 6h44v100H6zM28 27v73" className="drawing-fine" />
      <path d="M20 11h16v12H20z" />
      <path d="M24 17h8" className="drawing-fine" />
      <path d={BREAKER_ROWS.map(y => `M10 ${y}h15v7H10zM31 ${y}h15v7H31z`).join('')} className="drawing-fine" />
      <rect x="30" y="49" width="17" height="19" className="drawing-accent" />
      <path d="M35 58.5h7" />
    </>
  )
}

/** The floor: a line with hatching below, from x1 to x2. */
export function Floor({ x1, x2, y }: { x1: number; x2: number; y: number }) {
  const hatches = Array.from(
    { length: Math.floor((x2 - x1 - 12) / 28) },
    (_, index) => `M${x1 + 20 + index * 28} ${y}l-9 11`,
  )
  return (
    <>
      <path d={hatches.join('')} className="drawing-fine" />
      <path d={`M${x1} ${y}H${x2}`} />
    </>
  )
}
