// A camera that is fitted to points: all of them in the free area, as near as that allows.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Vector3 } from 'three'
import { chargerPositionFt, routeOf } from '@/lib/planner'
import { arbStage, cameraFor, onScreen, outside, stageOf, stages } from '@/tests/planner/stage-camera'
import { shotPose } from './camera-presets'
import { fitView, freeArea, MAX_DISTANCE_FT, MIN_DISTANCE_FT, MIN_ZOOM } from './fit-view'
import { distance, vector } from './vectors'
import { defaultPlan } from '@/tests/planner/default-plan'
import { forAll } from '@/tests/for-all'

const arbPoint = fc
  .tuple(...([-14, -1, -14] as const).map((min, i) => fc.double({ min, max: i === 1 ? 10 : 14, noNaN: true })))
  .map(([x = 0, y = 0, z = 0]) => vector(x, y, z))
const arbDirection = fc
  .tuple(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), fc.double({ min: 0.05, max: 1.56, noNaN: true }))
  .map(([turn, polar]) => new Vector3().setFromSphericalCoords(1, polar, turn))

it('has every point of the subject in the free area, or is at its limits', () => {
  forAll(fc.array(arbPoint, { minLength: 1, maxLength: 12 }), arbDirection, arbStage, (points, direction, stage) => {
    const pose = fitView(points, direction, stage)
    const distanceFt = distance(pose.position, pose.target)
    expect(distanceFt).toBeGreaterThanOrEqual(MIN_DISTANCE_FT - 1e-6)
    expect(distanceFt).toBeLessThanOrEqual(MAX_DISTANCE_FT + 1e-6)
    if (pose.fits) expect(outside(points, pose, stage)).toEqual([])
    else expect([pose.zoom, Math.round(distanceFt)]).toEqual([MIN_ZOOM, MAX_DISTANCE_FT])
  })
})

it('is as near as that allows: some point is at the margin, unless the camera is at its nearest', () => {
  forAll(fc.array(arbPoint, { minLength: 2, maxLength: 12 }), arbDirection, arbStage, (points, direction, stage) => {
    const pose = fitView(points, direction, stage)
    fc.pre(pose.fits && distance(pose.position, pose.target) > MIN_DISTANCE_FT + 0.01)
    const { left, top, right, bottom } = freeArea(stage)
    const [widthPx, heightPx] = [right - left, bottom - top]
    const camera = cameraFor(pose, stage)
    const margins = points
      .map(point => onScreen(point, camera, stage))
      .flatMap(({ x, y }) => [
        (x - left) / widthPx,
        (right - x) / widthPx,
        (y - top) / heightPx,
        (bottom - y) / heightPx,
      ])
    // The margin is a quarter of a small free area at most; CLEARANCE_FT keeps the camera
    // from the nearest point.
    const nearestFt = Math.min(
      ...points.map(point => -new Vector3(point.x, point.y, point.z).applyMatrix4(camera.matrixWorldInverse).z),
    )
    expect(Math.min(...margins) < 0.26 || nearestFt < 2.01).toBe(true)
  })
})

it('centers on what inspector and sheet leave free', () => {
  const stage = stages['a desktop with the inspector']
  const pose = shotPose('charger', defaultPlan, routeOf(defaultPlan), stage)
  const { x, y } = onScreen(chargerPositionFt(defaultPlan), cameraFor(pose, stage), stage)
  const { left, top, right, bottom } = freeArea(stage)
  expect(x).toBeCloseTo((left + right) / 2, 3)
  expect(y).toBeCloseTo((top + bottom) / 2, 3)
})

it('leaves a part free even where everything is covered', () => {
  const { left, top, right, bottom } = freeArea(stageOf(400, 400, 300, 300, 300, 300))
  expect([right - left, bottom - top].every(size => size >= 79)).toBe(true)
})
