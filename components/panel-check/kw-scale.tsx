// The scale of kilowatts that both charts of a meter's file share. SVG units.
import { rounded } from './amounts'

export const LEFT = 30
export const RIGHT = 412
const TOP = 34

export interface KwScale {
  /** Kilowatts of the lines, from the lowest. */
  readonly lines: readonly number[]
  readonly y: (kw: number) => number
}

/** Distance of the lines across a chart, in kW. */
const gridStep = (peakKw: number): number => [0.5, 1, 2, 5, 10].find(step => peakKw / step <= 5) ?? 20

/** From 0 at `base` to the first line that is not below the peak. */
export function kwScale(peakKw: number, base: number): KwScale {
  const step = gridStep(peakKw)
  const count = Math.ceil(peakKw / step)
  return {
    lines: Array.from({ length: count }, (_, index) => (index + 1) * step),
    y: kw => rounded(base - ((base - TOP) * Math.max(0, kw)) / (count * step)),
  }
}

export const KwLines = ({ lines, y }: KwScale) =>
  lines.map(kw => (
    <g key={kw}>
      <path d={`M${LEFT} ${y(kw)}H${RIGHT}`} stroke="var(--line)" strokeWidth={1} />
      <text x={LEFT - 5} y={y(kw)} dy="0.35em" textAnchor="end" className="drawing-note" style={{ fontSize: 12 }}>
        {kw}
      </text>
    </g>
  ))
