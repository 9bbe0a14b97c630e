// Where a sentence stands beside its handle. CSS pixels from the frame's top left corner.

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Leaves the handle's focus ring free. */
const GAP_PX = 8
/** Kept free along the frame's edges. */
const EDGE_PX = 4
/** The handle counts more than the loupe and the other handles: it is being moved. */
const HANDLE_WEIGHT = 100

/** Area that two boxes share, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/**
 * Above the handle, below it, or at its side, inside the frame: the first place that covers the
 * least of the handle and of `others`.
 */
export function bubblePlace(bubble: Size, frame: Size, handle: Box, others: readonly Box[]): Box {
  const { width, height } = bubble
  const [right, bottom] = [handle.left + handle.width, handle.top + handle.height]
  const [middleX, middleY] = [(handle.left + right) / 2, (handle.top + bottom) / 2]
  const lefts = [middleX - width / 2, handle.left, right - width]
  const tops = [middleY - height / 2, handle.top, bottom - height]
  const inside = (left: number, top: number): Box => ({
    ...bubble,
    left: Math.max(EDGE_PX, Math.min(left, frame.width - width - EDGE_PX)),
    top: Math.max(EDGE_PX, Math.min(top, frame.height - height - EDGE_PX)),
  })
  const places = [
    ...lefts.map(left => inside(left, handle.top - GAP_PX - height)),
    ...lefts.map(left => inside(left, bottom + GAP_PX)),
    ...tops.map(top => inside(handle.left - GAP_PX - width, top)),
    ...tops.map(top => inside(right + GAP_PX, top)),
  ]
  const covered = (place: Box) =>
    HANDLE_WEIGHT * overlap(place, handle) + others.reduce((sum, other) => sum + overlap(place, other), 0)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}
