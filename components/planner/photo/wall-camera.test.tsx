import fc from 'fast-check'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { poseOf, projectPoint } from '@/lib/photo/pose'
import { referenceProblem } from '@/lib/photo/refusals'
import { forAll } from '@/tests/for-all'
import { arbView, referenceOf } from '@/tests/photo/photos'
import { isMirroredPose, wallCamera } from './draw-wall'

const arbFt = fc.double({ min: -2, max: 12, noNaN: true })
const arbOffFt = fc.double({ min: 0, max: 1.5, noNaN: true })

it.each([
  ['the photo', false],
  ['a mirrored photo', true],
])('shows each point where the pose has it in %s, within the area and beside it', (_name, isMirrored) => {
  forAll(arbView, arbFt, arbFt, arbOffFt, ([{ photo, ...camera }, scene], xFt, yFt, zFt) => {
    const seen = referenceOf({ photo, ...camera }, scene)
    const reference = isMirrored
      ? {
          ...seen,
          corners: seen.corners.map(({ xPx, yPx }) => ({
            xPx: photo.widthPx - xPx,
            yPx,
          })) as unknown as typeof seen.corners,
        }
      : seen
    fc.pre(referenceProblem(photo, reference) === null)
    const pose = poseOf(photo, reference)
    if (!pose) throw new Error('a sound reference was refused')
    expect(isMirroredPose(pose)).toBe(isMirrored)
    const at = projectPoint(photo, pose, { xFt, yFt, zFt })
    fc.pre(at !== null && Math.abs(at.xPx) < 1e4 && Math.abs(at.yPx) < 1e4)
    const area = { left: 100, top: 50, right: 700, bottom: 450 }
    const view = wallCamera(photo, pose, area)
    // The scene of a mirrored photo is mirrored.
    const { x, y } = new Vector3(isMirrored ? -xFt : xFt, yFt, zFt).project(view)
    expect(area.left + ((x + 1) / 2) * (area.right - area.left)).toBeCloseTo(at?.xPx ?? NaN, 3)
    expect(area.top + ((1 - y) / 2) * (area.bottom - area.top)).toBeCloseTo(at?.yPx ?? NaN, 3)
  })
})
