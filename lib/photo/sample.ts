// A photo to try the measure on, with the marks that fit it: a rendering of a garage wall whose
// sizes are known.
import type { Photo, PhotoPoint, Reference } from './types'

interface SamplePhoto {
  /** Path from the site's root. */
  readonly path: string
  readonly photo: Photo
  /** The entry door. */
  readonly reference: Reference
  /** The panel's middle on the wall, and a free place for a charger. */
  readonly panel: PhotoPoint
  readonly charger: PhotoPoint
  /** What a tape would read. */
  readonly trueRunFt: number
}

/** imagery/scripts/photo_views.py, view "garage-15". */
export const samplePhoto: SamplePhoto = {
  path: '/planner/sample-photo.jpg',
  photo: { widthPx: 1600, heightPx: 1200, focal35Mm: 26 },
  reference: {
    corners: [
      { xPx: 130, yPx: 368 },
      { xPx: 467, yPx: 375 },
      { xPx: 485, yPx: 1037 },
      { xPx: 162, yPx: 1073 },
    ],
    widthFt: null,
    heightFt: 80 / 12,
  },
  panel: { xPx: 634, yPx: 543 },
  charger: { xPx: 1268, yPx: 619 },
  trueRunFt: 8.5,
}
