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
  /** Where no candidate is free, it is at the nearest place that is. */
  readonly isRequired?: boolean
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

type LabelSize = Pick<PlacedLabel, 'widthPx' | 'heightPx'>

export const boxOf = ({ widthPx, heightPx }: LabelSize, { x, y }: ScreenPoint): Box => ({
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
export const candidatesAround = ({ x, y }: ScreenPoint, { widthPx, heightPx }: LabelSize): ScreenPoint[] =>
  OFFSETS.map(([dx, dy]) => ({ x: x + dx * (widthPx + GAP_PX), y: y + dy * (heightPx + GAP_PX) }))

export type Side = 'below' | 'above' | 'left' | 'right'

/**
 * Candidates right beside a thing, on these sides; above and below also flush with its ends and to
 * either side of its middle.
 */
export function candidatesBeside(
  { left, top, right, bottom }: Box,
  { widthPx, heightPx }: LabelSize,
  sides: readonly Side[],
): ScreenPoint[] {
  const [aside, off] = [widthPx / 2, heightPx / 2]
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const xs = [middle.x, left + aside, right - aside, middle.x - aside, middle.x + aside]
  const on: Readonly<Record<Side, readonly ScreenPoint[]>> = {
    below: xs.map(x => ({ x, y: bottom + GAP_PX + off })),
    above: xs.map(x => ({ x, y: top - GAP_PX - off })),
    left: [{ x: left - GAP_PX - aside, y: middle.y }],
    right: [{ x: right + GAP_PX + aside, y: middle.y }],
  }
  return sides.flatMap(side => on[side])
}

/** Whether a box is on a wall: all of its corners are on one side of each of the wall's edges. */
export function isOnWall({ left, top, right, bottom }: Box, wall: readonly ScreenPoint[]): boolean {
  const turns = wall.flatMap((from, i) => {
    const to = wall[(i + 1) % wall.length] ?? from
    return [left, right].flatMap(x =>
      [top, bottom].map(y => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)),
    )
  })
  return turns.every(turn => turn > 0) || turns.every(turn => turn < 0)
}

/** Middles all over the bounds, half a label from each other, the nearest one to a point first. */
function everywhere({ left, top, right, bottom }: Box, { heightPx }: LabelSize, near: ScreenPoint): ScreenPoint[] {
  const step = heightPx / 2
  const along = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)
  return along(left, right)
    .flatMap(x => along(top, bottom).map(y => ({ x, y, away: Math.hypot(x - near.x, y - near.y) })))
    .sort((a, b) => a.away - b.away)
}

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
    const isFree = (middle: ScreenPoint) => {
      const box = boxOf(label, middle)
      return isWithin(box, bounds) && !taken.some(other => overlaps(box, other))
    }
    const [first] = label.candidates
    const found =
      label.candidates.find(isFree) ??
      (label.isRequired && first ? everywhere(bounds, label, first).find(isFree) : undefined)
    if (!found) return null
    taken.push(grown(boxOf(label, found)))
    return { x: found.x, y: found.y }
  })
}

/** From a tag to the edge of the free area. */
const TAG_MARGIN_PX = 12

/** Where the figures of a drag may be: at the top, at the bottom, then between them. */
export function tagCandidates({ left, top, right, bottom }: Box, { widthPx, heightPx }: LabelSize): ScreenPoint[] {
  const [first, last] = [top + TAG_MARGIN_PX + heightPx / 2, bottom - TAG_MARGIN_PX - heightPx / 2]
  const [start, end] = [left + TAG_MARGIN_PX + widthPx / 2, right - TAG_MARGIN_PX - widthPx / 2]
  const rows = [first, last, ...[0.25, 0.5, 0.75].map(share => first + (last - first) * share)]
  return rows.flatMap(y => [(left + right) / 2, start, end].map(x => ({ x, y })))
}
