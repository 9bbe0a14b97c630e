// Reads a photo file's focal length from its EXIF data.

/** FocalLengthIn35mmFilm, EXIF 2.32, table 8. 0 means unknown. */
const FOCAL_LENGTH_35_MM = 0xa405
/** A JPEG's EXIF data is one segment of at most 64 KiB, near its beginning. */
const HEAD_BYTES = 256 * 1024
/** Wider and longer than any phone's lens, digital zoom included: other values are taken for damage. */
const PLAUSIBLE_MM = { min: 5, max: 1000 }

/**
 * The focal length as its 35 mm equivalent, in millimeters; null where the file does not say, is damaged, or is no JPEG. Never rejects.
 * Read it before the picture is re-encoded. The orientation is the browser's to apply (`createImageBitmap`, "from-image"); a turned photo
 * has the same focal length in pixels.
 */
export async function readFocal35Mm(file: Blob): Promise<number | null> {
  try {
    const [head, { parse }] = await Promise.all([
      file.slice(0, HEAD_BYTES).arrayBuffer(),
      import('exifr/dist/mini.esm.mjs'),
    ])
    // This build has no names: its keys are the tags' numbers.
    const tags = (await parse(head, { gps: false, exif: { pick: [FOCAL_LENGTH_35_MM] } })) as
      Readonly<Record<number, unknown>> | undefined
    const value = tags?.[FOCAL_LENGTH_35_MM]
    const isPlausible = typeof value === 'number' && value >= PLAUSIBLE_MM.min && value <= PLAUSIBLE_MM.max
    return isPlausible ? value : null
  } catch {
    return null
  }
}
