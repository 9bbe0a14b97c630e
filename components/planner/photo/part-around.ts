// The part of a picture that fills a frame of other proportions.
import { clamp } from '@/lib/planner/units'
import type { PhotoPoint } from '@/lib/photo/types'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * In the frame's proportions, inside the picture, with the point as near to its middle as that
 * allows. Pixels of the picture.
 *
 * @param share of the largest such part, at most 1
 */
export function partAround({ xPx, yPx }: PhotoPoint, picture: Size, frame: Size, share: number) {
  const scale = share * Math.min(picture.width / frame.width, picture.height / frame.height)
  const [width, height] = [frame.width * scale, frame.height * scale]
  return {
    left: clamp(xPx - width / 2, 0, picture.width - width),
    top: clamp(yPx - height / 2, 0, picture.height - height),
    width,
    height,
  }
}
