// Stages of the 3D view, and what a camera there sees of a scene.
import fc from 'fast-check'
import { PerspectiveCamera, Vector3 } from 'three'
import { type Vector } from '@/lib/planner'
import {
  type CameraPose,
  FIELD_OF_VIEW_DEG,
  freeArea,
  lensShift,
  type Stage,
} from '@/components/planner/scene/fit-view'

export const stageOf = (
  widthPx: number,
  heightPx: number,
  topPx = 0,
  rightPx = 0,
  bottomPx = 0,
  leftPx = 0,
): Stage => ({
  widthPx,
  heightPx,
  insets: { topPx, rightPx, bottomPx, leftPx },
})
/** Header and text bar take about 120 px of the window. */
export const stages = {
  'a desktop with the inspector': stageOf(1440, 780, 60, 404, 68),
  'a desktop without one': stageOf(1440, 780),
  'a phone with half a sheet': stageOf(390, 720, 60, 0, 380),
  'a phone with a low sheet': stageOf(390, 720, 60, 0, 160),
  'a tablet': stageOf(834, 1000, 60, 0, 440),
} as const

const arbInset = fc.integer({ min: 0, max: 400 })
export const arbStage = fc
  .tuple(
    fc.integer({ min: 300, max: 2000 }),
    fc.integer({ min: 300, max: 1400 }),
    arbInset,
    arbInset,
    arbInset,
    arbInset,
  )
  .map(sizes => stageOf(...sizes))

/** Sets up a camera the way the scene does. */
export function cameraFor({ position, target, zoom }: CameraPose, stage: Stage): PerspectiveCamera {
  const { widthPx, heightPx } = stage
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, widthPx / heightPx, 1, 260)
  camera.zoom = zoom
  const { x, y } = lensShift(stage)
  camera.setViewOffset(widthPx, heightPx, x, y, widthPx, heightPx)
  camera.position.copy(position)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return camera
}

export function onScreen(point: Vector, camera: PerspectiveCamera, { widthPx, heightPx }: Stage) {
  const { x, y, z } = new Vector3(point.x, point.y, point.z).project(camera)
  return { x: ((x + 1) / 2) * widthPx, y: ((1 - y) / 2) * heightPx, z }
}

const SLACK_PX = 0.01

export const isFree = (point: { x: number; y: number; z: number }, stage: Stage, slackPx = SLACK_PX) => {
  const { left, top, right, bottom } = freeArea(stage)
  return (
    point.x >= left - slackPx &&
    point.x <= right + slackPx &&
    point.y >= top - slackPx &&
    point.y <= bottom + slackPx &&
    Math.abs(point.z) < 1
  )
}

const shown = (points: readonly Vector[], pose: CameraPose, stage: Stage) => {
  const camera = cameraFor(pose, stage)
  return points.map(point => onScreen(point, camera, stage))
}

export const outside = (points: readonly Vector[], pose: CameraPose, stage: Stage) =>
  shown(points, pose, stage).filter(point => !isFree(point, stage))

export const isWellInside = (points: readonly Vector[], pose: CameraPose, stage: Stage) =>
  shown(points, pose, stage).every(point => isFree(point, stage, -SLACK_PX))
