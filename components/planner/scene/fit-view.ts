// Fits the camera to a subject within the part of the stage that inspector and buttons leave free.
// World feet, CSS pixels. By hand because drei's Bounds and the camera controls' fitToBox know a
// box and the whole canvas only: no points, no covered parts.
import type { Vector3 } from 'three'
import type { Vector } from '@/lib/planner'
import type { Insets } from '@/components/planner/stage/use-insets'
import { add, cross, vector } from './vectors'

/** Vertical, at zoom 1, over the whole height of the stage. */
export const FIELD_OF_VIEW_DEG = 38
export const MIN_DISTANCE_FT = 10
export const MAX_DISTANCE_FT = 70
/**
 * A wide subject in a narrow free area needs a wider lens, because the camera stays within
 * MAX_DISTANCE_FT.
 */
export const MIN_ZOOM = 0.45
const ZOOM_STEP = 0.05
/** Between the subject and the edge of the free area. */
const MARGIN_PX = 18
/** The free area has at least this share of the stage, however much is covered. */
const MIN_FREE_SHARE = 0.2
/** Nothing of the subject comes nearer to the camera. */
const CLEARANCE_FT = 2
/** The camera draws nothing nearer than this. */
export const NEAREST_FT = 1

export interface Stage {
  readonly widthPx: number
  readonly heightPx: number
  readonly insets: Insets
}

/** A rectangle of the stage: pixels from its top left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface CameraPose {
  readonly position: Vector3
  /** Center of orbits, at the subject's depth. */
  readonly target: Vector3
  readonly zoom: number
}

/** Start and end of what is free along one side, after both insets. */
function freeSpan(sizePx: number, before: number, after: number): readonly [start: number, end: number] {
  const least = sizePx * MIN_FREE_SHARE
  const covered = before + after
  const scale = covered > sizePx - least ? (sizePx - least) / covered : 1
  return [before * scale, sizePx - after * scale]
}

export function freeArea({ widthPx, heightPx, insets }: Stage): Box {
  const [left, right] = freeSpan(widthPx, insets.leftPx, insets.rightPx)
  const [top, bottom] = freeSpan(heightPx, insets.topPx, insets.bottomPx)
  return { left, top, right, bottom }
}

export function freeSize(stage: Stage) {
  const { left, top, right, bottom } = freeArea(stage)
  return { widthPx: right - left, heightPx: bottom - top }
}

/**
 * By how much the picture moves so that what the camera looks at is in the middle of the free area.
 * For `camera.setViewOffset`.
 */
export function lensShift(stage: Stage): { readonly x: number; readonly y: number } {
  const { left, top, right, bottom } = freeArea(stage)
  return { x: (stage.widthPx - left - right) / 2, y: (stage.heightPx - top - bottom) / 2 }
}

/** Pixels per foot at a distance of one foot. */
const focalPx = ({ heightPx }: Stage, zoom: number): number =>
  (zoom * heightPx) / 2 / Math.tan((FIELD_OF_VIEW_DEG * Math.PI) / 360)

/** Whether a camera has every point in the free area. */
export function isInView(points: readonly Vector[], { position, target, zoom }: CameraPose, stage: Stage): boolean {
  const { right, up, back } = axesAlong(add(position, target, -1))
  const { left, top, right: end, bottom } = freeArea(stage)
  const focal = focalPx(stage, zoom)
  return points.every(point => {
    const from = add(point, position, -1)
    const depthFt = -back.dot(from)
    if (depthFt < NEAREST_FT) return false
    const x = (left + end) / 2 + (focal * right.dot(from)) / depthFt
    const y = (top + bottom) / 2 - (focal * up.dot(from)) / depthFt
    return x >= left && x <= end && y >= top && y <= bottom
  })
}

/** From the camera to something `sizeFt` high that shall be `sizePx` high. */
export const distanceForSize = (stage: Stage, sizeFt: number, sizePx: number): number =>
  (focalPx(stage, 1) * sizeFt) / sizePx

interface Axes {
  readonly right: Vector3
  readonly up: Vector3
  readonly back: Vector3
}

/**
 * Along one axis of the picture: the middle, and the distance from the origin at which all points
 * are between both edges.
 */
function fitAxis(points: readonly Vector[], axis: Vector3, back: Vector3, tangent: number) {
  const [after, before] = [1, -1].map(side =>
    Math.max(...points.map(point => side * axis.dot(point) + tangent * back.dot(point))),
  ) as [number, number]
  return { middle: (after - before) / 2, distance: (after + before) / (2 * tangent) }
}

/** Of a picture against `direction`, from the subject to the camera. */
function axesAlong(direction: Vector): Axes {
  const back = vector(direction.x, direction.y, direction.z).normalize()
  const right = cross(vector(0, 1, 0), back).normalize()
  return { right, up: cross(back, right), back }
}

function poseAt(zoom: number, points: readonly Vector[], { right, up, back }: Axes, stage: Stage) {
  const { widthPx, heightPx } = freeSize(stage)
  const half = (sizePx: number) => Math.max(sizePx / 2 - MARGIN_PX, sizePx / 4) / focalPx(stage, zoom)
  const across = fitAxis(points, right, back, half(widthPx))
  const along = fitAxis(points, up, back, half(heightPx))
  const depths = points.map(point => back.dot(point))
  const [nearest, farthest] = [Math.max(...depths), Math.min(...depths)]
  const middle = (nearest + farthest) / 2
  const distanceFt = Math.max(
    Math.max(across.distance, along.distance, nearest + CLEARANCE_FT) - middle,
    MIN_DISTANCE_FT,
  )
  const target = add(add(add(vector(0, 0, 0), right, across.middle), up, along.middle), back, middle)
  return { target, distanceFt }
}

/**
 * The camera that looks against `direction` (from subject to camera) and has every point in the
 * free area: as near as that allows and with zoom 1, or with less zoom where that is farther than
 * MAX_DISTANCE_FT. `fits` is false where neither is enough.
 */
export function fitView(
  points: readonly Vector[],
  direction: Vector,
  stage: Stage,
): CameraPose & { readonly fits: boolean } {
  const axes = axesAlong(direction)
  const { back } = axes
  for (let step = 0; ; step++) {
    const zoom = Math.max(1 - step * ZOOM_STEP, MIN_ZOOM)
    const { target, distanceFt } = poseAt(zoom, points, axes, stage)
    const fits = distanceFt <= MAX_DISTANCE_FT
    if (fits || zoom === MIN_ZOOM)
      return { target, position: add(target, back, Math.min(distanceFt, MAX_DISTANCE_FT)), zoom, fits }
  }
}
