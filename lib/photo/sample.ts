// A photo to try the measure on, with the marks that fit it: a rendering of a garage wall whose
// sizes are known. imagery/scripts/photo_views.py, view "garage-15".
import type { Photo, Reference } from './types'

const photo: Photo = { widthPx: 1600, heightPx: 1200, focal35Mm: 26 }

/** The entry door. */
const reference: Reference = {
  kind: 'entry-door',
  corners: [
    { xPx: 130, yPx: 368 },
    { xPx: 467, yPx: 375 },
    { xPx: 485, yPx: 1037 },
    { xPx: 162, yPx: 1073 },
  ],
  widthFt: null,
  heightFt: 80 / 12,
}

export const samplePhoto = {
  /** Path from the site's root. */
  path: '/planner/sample-photo.jpg',
  photo,
  reference,
  /** The panel's middle on the wall, and a free place for a charger. */
  panel: { xPx: 634, yPx: 543 },
  charger: { xPx: 1268, yPx: 619 },
  /** Measured by a tape. */
  trueRunFt: 8.5,
} as const
