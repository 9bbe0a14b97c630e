// Outlines of panel and charger on the drawing. Feet.
import { chargerShapeOf, type Plan } from '@/lib/planner'
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

const block: ChargerOutline = { halfWidthFt: 0.5, halfHeightFt: 0.7, cornerFt: null }

/** The outline of the model in use. */
export const chargerOutline = (plan: Plan): ChargerOutline => chargerShapeOf(plan) ?? block
