// The photo's camera as three's: world coordinates are those of the wall, in feet.
import { Matrix4, PerspectiveCamera } from 'three'
import { centerOf } from '@/lib/photo/plane'
import type { Pose } from '@/lib/photo/pose'
import type { Photo } from '@/lib/photo/types'

/** A part of the photo, in pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Nearer to the camera, and farther, nothing is drawn. */
const [NEAR_FT, FAR_FT] = [0.2, 400]

/**
 * The wall is seen through a mirror: the corners are those of a mirrored photo. A camera of three
 * cannot be one, so x is negated for it, and the scene must be too.
 */
export const isMirroredPose = ({ rotation: [a, b, c, d, e, f, g, h, i] }: Pose): boolean =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0

/** Sees the area of the photo and nothing beside it. */
export function wallCamera(photo: Photo, pose: Pose, { left, top, right, bottom }: Area): PerspectiveCamera {
  const camera = new PerspectiveCamera()
  const [a, b, c, d, e, f, g, h, i] = pose.rotation
  const [x, y, z] = pose.translationFt
  const side = isMirroredPose(pose) ? -1 : 1
  // The pose looks along +z with y down, three along -z with y up.
  camera.matrixAutoUpdate = false
  camera.matrix.set(side * a, b, c, x, -side * d, -e, -f, -y, -side * g, -h, -i, -z, 0, 0, 0, 1).invert()
  camera.updateMatrixWorld(true)
  const { xPx, yPx } = centerOf(photo)
  const perPx = NEAR_FT / pose.focalPx
  const edges = [left - xPx, right - xPx, yPx - top, yPx - bottom].map(px => px * perPx) as [
    number,
    number,
    number,
    number,
  ]
  camera.projectionMatrix.copy(new Matrix4().makePerspective(...edges, NEAR_FT, FAR_FT))
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return camera
}
