// Whether the finished wall can be drawn into a photo: only from a camera's place that can be told.
import { isCropped } from '@/lib/photo/frame'
import { type Pose, poseErrorPx, poseOf } from '@/lib/photo/pose'
import type { Photo, Reference } from '@/lib/photo/types'

/** A corner may lie so far from where the pose has it, as a share of the photo's long side. */
const MAX_ERROR = 0.012

/**
 * `frame`: the picture is not what a camera took, so its center is not where the lens points.
 * `vague`: the corners, the lengths and the lens do not fit together.
 */
export type Unfinished = 'frame' | 'vague'

export type FinishPose =
  { readonly ok: true; readonly pose: Pose } | { readonly ok: false; readonly reason: Unfinished }

export function finishPose(photo: Photo, reference: Reference): FinishPose {
  if (isCropped(photo)) return { ok: false, reason: 'frame' }
  const pose = poseOf(photo, reference)
  const maxPx = MAX_ERROR * Math.max(photo.widthPx, photo.heightPx)
  return pose && poseErrorPx(photo, pose, reference) <= maxPx ? { ok: true, pose } : { ok: false, reason: 'vague' }
}
