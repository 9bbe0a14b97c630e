// Panel and charger from the front: generic hardware.
import { chargerShapeOf, type Plan } from '@/lib/planner'
import type { Box, DrawingPoint } from './layout'
import { palette } from './primitives'

/** Feet. */
export interface DeviceSize {
  readonly halfWidthFt: number
  readonly halfHeightFt: number
}

export const PANEL_SIZE: DeviceSize = { halfWidthFt: 0.6, halfHeightFt: 1 }

/** The box of a device centered at a point. */
export const boxAround = (
  { x, y }: DrawingPoint,
  { halfWidthFt, halfHeightFt }: DeviceSize,
  unitsPerFt: number,
): Box => ({
  x: x - halfWidthFt * unitsPerFt,
  y: y - halfHeightFt * unitsPerFt,
  width: 2 * halfWidthFt * unitsPerFt,
  height: 2 * halfHeightFt * unitsPerFt,
})

/** `cornerFt` is null for the built-in block. */
export interface ChargerOutline extends DeviceSize {
  readonly cornerFt: number | null
}

const block: ChargerOutline = { halfWidthFt: 0.5, halfHeightFt: 0.7, cornerFt: null }

/** The outline of the model in use. */
export const chargerOutline = (plan: Plan): ChargerOutline => chargerShapeOf(plan) ?? block

interface DeviceProps {
  at: DrawingPoint
  unitsPerFt: number
}

/** A load center with its two columns of breakers. */
export function PanelSymbol({ at, unitsPerFt }: DeviceProps) {
  const box = boxAround(at, PANEL_SIZE, unitsPerFt)
  const rows = [0.24, 0.38, 0.52, 0.66, 0.8].map(share => box.y + box.height * share)
  const column = box.width * 0.26
  return (
    <g>
      <rect {...box} rx={2} fill={palette.wall} stroke={palette.ink} strokeWidth={2} />
      <path
        d={rows.map(y => `M${at.x - column - 2} ${y}h${column}M${at.x + 2} ${y}h${column}`).join('')}
        stroke={palette.ink}
        strokeWidth={2}
      />
      <path
        d={`M${box.x + box.width * 0.3} ${box.y + box.height * 0.11}h${box.width * 0.4}`}
        stroke={palette.muted}
        strokeWidth={2}
      />
    </g>
  )
}

/** The outline of the model, or a crossed box for the built-in block. */
export function ChargerSymbol({ at, unitsPerFt, outline }: DeviceProps & { outline: ChargerOutline }) {
  const box = boxAround(at, outline, unitsPerFt)
  if (outline.cornerFt === null) {
    return (
      <g>
        <rect {...box} fill={palette.wall} stroke={palette.ink} strokeWidth={2.5} />
        <path
          d={`M${box.x} ${box.y}l${box.width} ${box.height}M${box.x + box.width} ${box.y}l${-box.width} ${box.height}`}
          stroke={palette.ink}
          strokeWidth={1.5}
        />
      </g>
    )
  }
  const vertical = box.height >= box.width
  const light = vertical
    ? `M${at.x} ${at.y - box.height * 0.26}v${box.height * 0.3}`
    : `M${at.x - box.width * 0.16} ${at.y - box.height * 0.14}h${box.width * 0.32}`
  return (
    <g>
      <rect {...box} rx={outline.cornerFt * unitsPerFt} fill={palette.ink} stroke={palette.wall} strokeWidth={1.5} />
      <path d={light} stroke={palette.safety} strokeWidth={2.5} strokeLinecap="round" />
      <circle
        cx={at.x}
        cy={at.y + box.height * 0.28}
        r={Math.min(box.width, box.height) * 0.1}
        fill="none"
        stroke={palette.wall}
        strokeWidth={1.25}
      />
    </g>
  )
}
