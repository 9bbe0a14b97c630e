// From a pointer on the drawing to a point on a wall. Drawing units unless the name says feet.
import type { MountWall, WallPoint } from '@/lib/planner'
import { type Box, drawingPoint, type DrawingPoint, frameBox, drawingToWall, type Paper } from './layout'

function distanceTo({ x, y, width, height }: Box, point: DrawingPoint): number {
  const beside = Math.max(x - point.x, point.x - (x + width), 0)
  const above = Math.max(y - point.y, point.y - (y + height), 0)
  return Math.hypot(beside, above)
}

/** How far outside a wall a pointer still selects it. */
const REACH_FT = 2

/**
 * The wall point under a pointer: with a fixed wall always on that wall, with "auto" on the nearest
 * drawn wall, or null far from all of them. Not snapped or clamped; the reducer does that.
 */
export function wallPointAt(paper: Paper, mountWall: MountWall, point: DrawingPoint): WallPoint | null {
  if (mountWall !== 'auto') {
    const fixed = paper.frames.find(({ wall }) => wall === mountWall)
    return fixed ? drawingToWall(fixed, point) : null
  }
  const reachable = paper.frames
    .map(frame => ({ frame, distance: distanceTo(frameBox(frame), point) }))
    .filter(({ distance }) => distance <= REACH_FT * paper.unitsPerFt)
    .sort((a, b) => a.distance - b.distance)
  const nearest = reachable[0]?.frame
  return nearest ? drawingToWall(nearest, point) : null
}

/**
 * From window coordinates to drawing units, for a drawing scaled with preserveAspectRatio xMidYMid
 * meet into `shown`.
 */
export function drawingPointAt(
  { width, height }: Paper,
  shown: Box,
  client: { readonly x: number; readonly y: number },
): DrawingPoint {
  const scale = Math.min(shown.width / width, shown.height / height)
  const left = shown.x + (shown.width - width * scale) / 2
  const top = shown.y + (shown.height - height * scale) / 2
  return drawingPoint((client.x - left) / scale, (client.y - top) / scale)
}
