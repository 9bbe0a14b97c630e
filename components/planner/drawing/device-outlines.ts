// Outlines of panel and charger on the drawing. Feet.
import { type Plan, modelPathOf } from '@/lib/planner'
import { type Box, type DrawingPoint } from './layout'

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

const outline = (halfWidthFt: number, halfHeightFt: number, cornerFt: number | null): ChargerOutline => ({
  halfWidthFt,
  halfHeightFt,
  cornerFt,
})

const block = outline(0.5, 0.7, null)
/** Outlines of the four models: real sizes enlarged by a quarter, so that they look different. */
const outlines: Readonly<Record<string, ChargerOutline>> = {
  slab: outline(0.44, 0.77, 0.22),
  square: outline(0.6, 0.6, 0.26),
  pill: outline(0.8, 0.4, 0.4),
  tower: outline(0.31, 0.88, 0.16),
}

/** The outline of the model in use. */
export const chargerOutline = (plan: Plan): ChargerOutline =>
  outlines[/charger-(\w+)/.exec(modelPathOf(plan) ?? '')?.[1] ?? ''] ?? block
