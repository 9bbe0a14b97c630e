// Places labels so that they overlap neither each other nor anything that must stay visible. CSS
// pixels of the stage.
import { type Camera, Vector3 } from 'three'
import type { Vector } from '@/lib/planner'
import type { Box, Stage } from './fit-view'

export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

export interface PlacedLabel {
  readonly widthPx: number
  readonly heightPx: number
  /** Middles where the label may be, the best one first. */
  readonly candidates: readonly ScreenPoint[]
}

/** Projects world points to pixels of the stage. */
export function projector(camera: Camera, { widthPx, heightPx }: Stage) {
  const at = new Vector3()
  return ({ x, y, z }: Vector): ScreenPoint & { readonly depth: number } => {
    at.set(x, y, z).project(camera)
    return { x: ((at.x + 1) / 2) * widthPx, y: ((1 - at.y) / 2) * heightPx, depth: at.z }
  }
}

/**
 * Least size of the drag handle, a touch target (WCAG 2.5.5): larger than a small charger.
 */
export const HANDLE_PX = 44

const GAP_PX = 3

const boxOf = ({ widthPx, heightPx }: PlacedLabel, { x, y }: ScreenPoint): Box => ({
  left: x - widthPx / 2,
  top: y - heightPx / 2,
  right: x + widthPx / 2,
  bottom: y + heightPx / 2,
})

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - GAP_PX,
  top: top - GAP_PX,
  right: right + GAP_PX,
  bottom: bottom + GAP_PX,
})

/** In label sizes from the anchor: on it, beside it, above and below, then farther away. */
const OFFSETS = [
  [0, 0],
  [0.5, 0],
  [-0.5, 0],
  [0, 1],
  [0, -1],
  [0.75, 0],
  [-0.75, 0],
  [0.75, 1],
  [-0.75, 1],
  [0.75, -1],
  [-0.75, -1],
  [0, 2.2],
  [0, -2.2],
  [1.3, 0],
  [-1.3, 0],
] as const

/** Candidates around an anchor. */
export const candidatesAround = (
  { x, y }: ScreenPoint,
  { widthPx, heightPx }: Pick<PlacedLabel, 'widthPx' | 'heightPx'>,
): ScreenPoint[] => OFFSETS.map(([dx, dy]) => ({ x: x + dx * (widthPx + GAP_PX), y: y + dy * (heightPx + GAP_PX) }))

/**
 * A middle for each label, in the given order, the first ones choosing first; null where no
 * candidate is free.
 */
export function layoutLabels(
  labels: readonly PlacedLabel[],
  obstacles: readonly Box[],
  bounds: Box,
): (ScreenPoint | null)[] {
  const taken = [...obstacles]
  return labels.map(label => {
    const found = label.candidates.find(candidate => {
      const box = boxOf(label, candidate)
      return isWithin(box, bounds) && !taken.some(other => overlaps(box, other))
    })
    if (!found) return null
    taken.push(grown(boxOf(label, found)))
    return found
  })
}
