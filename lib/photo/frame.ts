// Whether one side of a rectangle tells the other: only on a whole picture, which has its center
// where the lens points, and with a focal length that belongs to its diagonal.
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

const isZoomed = (digitalZoom: number | null = null): boolean => digitalZoom !== null && digitalZoom > 1

/** True for a crop or a screenshot, as far as the proportions or the file tell. */
export const isCropped = (photo: Photo): boolean =>
  photo.isWhole === false || !isOneOf(isFocalKnown(photo) ? CAMERAS : CAMERAS_ONLY, photo)

/**
 * Why one known side of a rectangle is not enough, or null. `lens`: the file names none, as a
 * messenger leaves it, and a screenshot. `zoom`: makers differ on whether the focal length that
 * they write includes it. `crop`: see `isCropped`.
 */
export function frameDoubt(photo: Photo): 'lens' | 'zoom' | 'crop' | null {
  if (!isFocalKnown(photo)) return 'lens'
  if (isZoomed(photo.digitalZoom)) return 'zoom'
  return isCropped(photo) ? 'crop' : null
}

/** True where the photo may fill only a part of the picture, between bars. */
export const mayBeScreen = (photo: Photo): boolean =>
  photo.isWhole === false || (!isOneOf(CAMERAS, photo) && proportionOf(photo) <= LONGEST_SCREEN)

/**
 * True where a file may hold all that the lens saw. A PNG without a focal length is a screenshot or
 * a copy; a size other than the camera's own is a crop or a copy.
 *
 * @param size of the picture in the file, turned or not
 */
export function mayBeWhole({ format, focal35Mm, digitalZoom, cameraSize }: PhotoFile, size: SizePx): boolean {
  if (isZoomed(digitalZoom) || (format === 'png' && focal35Mm === null)) return false
  if (cameraSize === null) return true
  const isSame = (side: 'max' | 'min') => {
    const [now, then] = [size, cameraSize].map(({ widthPx, heightPx }) => Math[side](widthPx, heightPx))
    return Math.abs((now ?? 0) / (then ?? 1) - 1) <= SIZE_TOLERANCE
  }
  return isSame('max') && isSame('min')
}
