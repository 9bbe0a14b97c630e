// Tells whole pictures of a camera from crops and screenshots. Only a whole one has its center
// where the lens points, and a focal length that belongs to its diagonal; without both the other
// side of a rectangle cannot be told.
import type { PhotoFile, SizePx } from './exif'
import { isFocalKnown } from './focal-length'
import type { Photo } from './types'

/** Long side by short side of what cameras take. */
const CAMERAS = [4 / 3, 3 / 2, 16 / 9]
/** Phones' screens were 16:9 too, so that is a camera's with a focal length only. */
const CAMERAS_ONLY = [4 / 3, 3 / 2]
/** Native sizes are off by up to 1.16%: 4208 x 3120 px for 4:3. */
const PROPORTION_TOLERANCE = 0.012
/** The longest phones: 21:9. */
const LONGEST_SCREEN = 2.4
/** A JPEG turned without loss may lose a row of blocks on either side. */
const SIZE_TOLERANCE = 0.01

const proportionOf = ({ widthPx, heightPx }: SizePx): number =>
  Math.max(widthPx, heightPx) / Math.min(widthPx, heightPx)

const isOneOf = (allowed: readonly number[], size: SizePx): boolean =>
  allowed.some(one => Math.abs(proportionOf(size) / one - 1) <= PROPORTION_TOLERANCE)

/** True where one known side of a rectangle is enough to measure it. */
export const isWholeFrame = (photo: Photo): boolean =>
  photo.isWhole !== false && isOneOf(isFocalKnown(photo) ? CAMERAS : CAMERAS_ONLY, photo)

/** True where the photo may fill only a part of the picture, between bars. */
export const mayBeScreen = (photo: Photo): boolean =>
  photo.isWhole === false || (!isOneOf(CAMERAS, photo) && proportionOf(photo) <= LONGEST_SCREEN)

/**
 * True where a file may hold all that the camera took. A PNG without a focal length is a screenshot
 * or a copy; a size other than the camera's own is a crop or a copy.
 *
 * @param size of the picture in the file, turned or not
 */
export function mayBeWhole({ format, focal35Mm, cameraSize }: PhotoFile, size: SizePx): boolean {
  if (format === 'png' && focal35Mm === null) return false
  if (cameraSize === null) return true
  const isSame = (side: 'max' | 'min') => {
    const [now, then] = [size, cameraSize].map(({ widthPx, heightPx }) => Math[side](widthPx, heightPx))
    return Math.abs((now ?? 0) / (then ?? 1) - 1) <= SIZE_TOLERANCE
  }
  return isSame('max') && isSame('min')
}
