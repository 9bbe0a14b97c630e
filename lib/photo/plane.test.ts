import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridLines } from './grid'
import { type Plane, planePointAt, photoPointAt } from './plane'
import { createPlane } from './refusals'
import { runCorners } from './run'
import { arbView, type Camera, project, referenceOf, type Scene, steepCorners } from '@/tests/photo/photos'
import { forAll, forCases } from '@/tests/for-all'

/** The plane of a reference with its height known, where it is not refused. */
function planeIn(camera: Camera, scene: Scene): Plane {
  const plane = createPlane(camera.photo, { ...referenceOf(camera, scene), widthFt: null })
  fc.pre(plane !== null)
  return plane
}

const steep = { corners: steepCorners, widthFt: 8, heightFt: 8 }
const photo = { widthPx: 1600, heightPx: 1200, focal35Mm: 26 }

describe('points of the wall and of the photo', () => {
  it('lead to each other', () => {
    forAll(arbView, ([camera, scene]) => {
      const plane = planeIn(camera, scene)
      const charger = project(camera, scene.charger)
      const point = planePointAt(plane, charger)
      const back = point && photoPointAt(plane, point)
      expect(back?.xPx).toBeCloseTo(charger.xPx, 4)
      expect(back?.yPx).toBeCloseTo(charger.yPx, 4)
    })
  })

  it('end at the horizon, 620 px down in this photo', () => {
    const plane = createPlane(photo, steep)
    expect(plane && planePointAt(plane, { xPx: 800, yPx: 619 })).toBeNull()
    expect(plane && planePointAt(plane, { xPx: 800, yPx: 621 })).not.toBeNull()
    // 200 px below the horizon behind the camera: nothing is seen there.
    expect(plane && photoPointAt(plane, { xFt: 4, yFt: -100 })).toBeNull()
  })

  it('exist for no reference that is refused', () => {
    expect(createPlane(photo, { ...steep, heightFt: 0 })).toBeNull()
    expect(createPlane({ ...photo, widthPx: 20_000 }, steep)).toBeNull()
  })
})

it('the run goes level from the panel and plumb to the charger', () => {
  forAll(arbView, ([camera, scene]) => {
    const plane = planeIn(camera, scene)
    const [panel, charger] = [project(camera, scene.panel), project(camera, scene.charger)]
    const corners = runCorners(plane, panel, charger)
    const { panel: from, charger: to } = scene
    for (const [i, { xFt, yFt }] of [from, { xFt: to.xFt, yFt: from.yFt }, to].entries()) {
      expect(corners?.[i]?.xFt).toBeCloseTo(xFt - scene.leftFt, 4)
      expect(corners?.[i]?.yFt).toBeCloseTo(yFt - scene.bottomFt, 4)
    }
  })
})

it('a run with a pin beyond the horizon has no corners', () => {
  const plane = createPlane(photo, steep)
  const beyond = { xPx: 800, yPx: 100 }
  const below = { xPx: 800, yPx: 900 }
  expect(plane && runCorners(plane, beyond, below)).toBeNull()
  expect(plane && runCorners(plane, below, beyond)).toBeNull()
})

describe('the grid', () => {
  it('lies on the wall, a whole number of feet apart, within the photo', () => {
    forCases(50, arbView, ([camera, scene]) => {
      const plane = planeIn(camera, scene)
      const { widthPx, heightPx } = camera.photo
      const lines = gridLines(camera.photo, plane)
      expect(lines.filter(({ direction }) => direction === 'level').length).toBeLessThanOrEqual(40)
      expect(lines.filter(({ direction }) => direction === 'plumb').length).toBeLessThanOrEqual(40)
      for (const { direction, atFt, from, to } of lines) {
        expect(Number.isInteger(atFt)).toBe(true)
        for (const end of [from, to]) {
          const point = planePointAt(plane, end)
          expect(direction === 'level' ? point?.yFt : point?.xFt).toBeCloseTo(atFt, 3)
          expect(end.xPx).toBeGreaterThan(-1)
          expect(end.xPx).toBeLessThan(widthPx + 1)
          expect(end.yPx).toBeGreaterThan(-1)
          expect(end.yPx).toBeLessThan(heightPx + 1)
        }
      }
    })
  })

  it('has a line at each foot of a wall seen straight on', () => {
    const camera: Camera = { photo, position: [0, 4, 12], lookAt: [0, 4, 0], roll: 0 }
    const door: Scene = {
      leftFt: 0,
      bottomFt: 0,
      widthFt: 3,
      heightFt: 7,
      panel: { xFt: 4, yFt: 5 },
      charger: { xFt: 6, yFt: 4 },
    }
    const plane = createPlane(photo, referenceOf(camera, door))
    const lines = plane ? gridLines(photo, plane) : []
    // 1600 px show 15.98 ft, 1200 px show 11.98 ft around (0, 4).
    expect(lines.flatMap(({ direction, atFt }) => (direction === 'plumb' ? atFt : []))).toEqual([
      -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7,
    ])
    expect(lines.flatMap(({ direction, atFt }) => (direction === 'level' ? atFt : []))).toEqual([
      -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  it('stops before the horizon', () => {
    const plane = createPlane(photo, steep)
    const ends = plane ? gridLines(photo, plane).flatMap(({ from, to }) => [from.yPx, to.yPx]) : []
    expect(ends.length).toBeGreaterThan(20)
    expect(Math.min(...ends)).toBeGreaterThan(625)
  })
})
