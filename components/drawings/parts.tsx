// Generic hardware seen from the front, 40 units per foot. Each part has its own origin;
// drawing.css has colors and line weights.
import type { ReactNode } from 'react'

interface Place {
  x: number
  y: number
}

/** Positions a part. `turned`: mirrored and scaled by this factor, with the same line weight. */
export function At({ x, y, turned, children }: Place & { turned?: number; children: ReactNode }) {
  return turned ? (
    <g transform={`translate(${x} ${y}) scale(-${turned} ${turned})`} strokeWidth={2 / turned}>
      {children}
    </g>
  ) : (
    <g transform={`translate(${x} ${y})`}>{children}</g>
  )
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

/**
 * A wall charger, 40 x 64: status light, holster, cable gland. Conduit enters at (20, 0), the cable
 * leaves at (20, 70).
 */
export function Charger() {
  return (
    <>
      <path d="M15 64v5h10v-5" className="drawing-body" />
      <rect width="40" height="64" rx="9" className="drawing-body" />
      <path d="M6 40h28" className="drawing-fine" />
      <path d="M20 11v15" className="drawing-light" />
      <circle cx="20" cy="51" r="6" className="drawing-fine" />
    </>
  )
}

/**
 * The rear half of a parked car, nose to the right, wheels on y = 0, cut at x = 300. The charging
 * port is at (66, -104).
 */
export function Car() {
  return (
    <>
      <path
        d="M300-190C232-198 150-196 96-184 74-170 46-142 28-126c-9 5-15 12-17 24L7-70c-3 12-3 22 0 34 1 5 4 8 9 8h38a56 56 0 0 1 112 0h134"
        className="drawing-body"
      />
      <path
        d="M98-176c-20 12-38 30-52 48h254M98-176c60-10 130-11 202-6M156-128v-52M206-28c-4-34-4-66 0-100M218-112h22"
        className="drawing-fine"
      />
      <path d="M26-122c14 0 24 4 30 12l-34 8M8-58h28" className="drawing-fine" />
      <circle cx="110" cy="-42" r="42" className="drawing-body" />
      <circle cx="110" cy="-42" r="29" className="drawing-fine" />
      <path
        d="M110-71v20m0 18v20m-29-29h20m18 0h20M89.5-62.5l14 14m13 13 14 14m0-41-14 14m-13 13-14 14"
        className="drawing-fine"
      />
      <circle cx="110" cy="-42" r="6" />
      <circle cx="66" cy="-104" r="8" />
    </>
  )
}

/** Conduit with a rim: a wide stroke below a narrower one. */
export function Conduit({ d }: { d: string }) {
  return (
    <>
      <path d={d} className="drawing-rim" />
      <path d={d} className="drawing-run" />
    </>
  )
}

const RING = 15

/** A number in a ring with a leader line. */
export function Balloon({ number, x, y, to }: Place & { number: number; to: Place }) {
  const length = Math.hypot(to.x - x, to.y - y)
  const start = { x: x + ((to.x - x) * RING) / length, y: y + ((to.y - y) * RING) / length }
  const short = (value: number) => Math.round(value * 10) / 10
  return (
    <>
      <path d={`M${short(start.x)} ${short(start.y)}L${to.x} ${to.y}`} className="drawing-leader" />
      <circle cx={to.x} cy={to.y} r="3" className="drawing-dot" />
      <circle cx={x} cy={y} r={RING} className="drawing-balloon" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle" className="drawing-number">
        {number}
      </text>
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

/** A horizontal or vertical dimension line with oblique end strokes. */
export function Dimension({ from, to }: { from: Place; to: Place }) {
  const tick = ({ x, y }: Place) => `M${x - 5} ${y + 5}l10-10`
  return <path d={`M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`} className="drawing-fine" />
}
