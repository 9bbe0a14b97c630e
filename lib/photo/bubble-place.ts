// Where a sentence stands beside its handle. CSS pixels from the frame's top left corner.

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}

const GAP_PX = 4
/** The handle counts more than the loupe and the other handles: it is being moved. */
const HANDLE_WEIGHT = 100

/** Area that two boxes share, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Above the handle, below it, or at its side, inside the frame: the first place that covers the least of the handle and of `others`. */
export function bubblePlace(bubble: Size, frame: Size, handle: Box, others: readonly Box[]): Box {
  const { width, height } = bubble
  const [right, bottom] = [handle.left + handle.width, handle.top + handle.height]
  const [middleX, middleY] = [(handle.left + right) / 2, (handle.top + bottom) / 2]
  const lefts = [middleX - width / 2, handle.left, right - width]
  const inside = (left: number, top: number): Box => ({
    ...bubble,
    left: Math.max(0, Math.min(left, frame.width - width)),
    top: Math.max(0, Math.min(top, frame.height - height)),
  })
  const places = [
    ...lefts.map(left => inside(left, handle.top - GAP_PX - height)),
    ...lefts.map(left => inside(left, bottom + GAP_PX)),
    inside(handle.left - GAP_PX - width, middleY - height / 2),
    inside(right + GAP_PX, middleY - height / 2),
  ]
  const covered = (place: Box) =>
    HANDLE_WEIGHT * overlap(place, handle) + others.reduce((sum, other) => sum + overlap(place, other), 0)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}
