// The small marks of the drawing: lettering, dimension lines. Presentation attributes only, so that the drawing stands by itself.
import type { ReactNode } from 'react'
import type { DrawingPoint } from './drawing-layout'
import type { Palette } from './palette'

interface LetteringProps {
  x: number
  y: number
  palette: Palette
  /** Where it is not the drawing's own. */
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  weight?: 500 | 700
  tone?: 'ink' | 'muted'
  /** A rim in the ground's colour keeps letters legible over lines. */
  rim?: 'wall' | 'paper'
  children: ReactNode
}

/** One line of text; `y` is its baseline. */
export function Lettering({
  x,
  y,
  palette,
  size,
  anchor = 'start',
  weight = 500,
  tone = 'ink',
  rim,
  children,
}: LetteringProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      fill={palette[tone]}
      {...(rim && { stroke: palette[rim], strokeWidth: '0.33em', strokeLinejoin: 'round', paintOrder: 'stroke' })}
    >
      {children}
    </text>
  )
}

/** A line with an oblique stroke at each end. */
export function DimensionLine({ from, to, palette }: { from: DrawingPoint; to: DrawingPoint; palette: Palette }) {
  const tick = ({ x, y }: DrawingPoint) => `M${x - 4} ${y + 4}l8 -8`
  return (
    <path
      d={`M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`}
      stroke={palette.muted}
      strokeWidth={1.25}
      fill="none"
    />
  )
}
