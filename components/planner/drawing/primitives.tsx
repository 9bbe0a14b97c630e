// Text and dimension lines. Presentation attributes only, because exported images have no
// stylesheet.
import { PRIME_DROP, PRIME_SIZE, primeParts } from '@/components/planner/plan-text'
import type { DrawingPoint } from './layout'

/** The drawing's colors on the page. In an exported image: drawing-image.tsx. */
export const palette = {
  paper: 'var(--paper)',
  wall: 'var(--raised)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  safety: 'var(--safety)',
  accent: 'var(--accent)',
} as const

interface DrawingTextProps {
  x: number
  y: number
  /** Font size where it differs from the drawing's. */
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  weight?: 500 | 700
  tone?: 'ink' | 'muted'
  /** A halo in the background's color keeps text legible over lines. */
  halo?: 'wall' | 'paper'
  children: string
}

/** The primes of a length, large enough to be read. */
function Primes({ text }: { text: string }) {
  const parts = primeParts(text)
  if (parts.length === 1) return text
  return parts.map((part, i) =>
    part.isPrime ? (
      <tspan key={i} fontSize={`${PRIME_SIZE}em`} dy={`${PRIME_DROP / PRIME_SIZE}em`}>
        {part.text}
      </tspan>
    ) : (
      <tspan key={i} dy={i === 0 ? undefined : `${-PRIME_DROP}em`}>
        {part.text}
      </tspan>
    ),
  )
}

/** One line of text; `y` is its baseline. */
export function DrawingText({
  x,
  y,
  size,
  anchor = 'start',
  weight = 500,
  tone = 'ink',
  halo,
  children,
}: DrawingTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      fill={palette[tone]}
      {...(halo && { stroke: palette[halo], strokeWidth: '0.33em', strokeLinejoin: 'round', paintOrder: 'stroke' })}
    >
      <Primes text={children} />
    </text>
  )
}

/** A line with an oblique tick at each end. */
export function DimensionLine({ from, to }: { from: DrawingPoint; to: DrawingPoint }) {
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
