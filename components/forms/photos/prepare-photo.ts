// Makes a JPEG that is small enough to send, on the device. A canvas holds pixels only, so place,
// time and camera stay behind. Loaded when the first photo is chosen.
import { type Orientation, type PhotoFile, readPhotoFile, type SizePx } from '@/lib/photo/exif'
import { randomId } from '@/lib/random-id'
import { slotOf } from './photo-draft'
import type { FormSubject } from './subjects'
import type { PhotoProblem, PhotoSlot } from './slot'

export { keepSlot, keptSlots } from './photo-draft'

export type PreparedPhoto =
  | {
      readonly ok: true
      readonly jpeg: ArrayBuffer
      /** What the file said of the photo, and the size it had in there. */
      readonly file: PhotoFile
      readonly fileSize: SizePx
    }
  | { readonly ok: false; readonly problem: PhotoProblem }

const MAX_SIDE_PX = 2000
const MAX_JPEG_BYTES = 400_000
/** What Safari on an iPhone allows. */
const MAX_CANVAS_PIXELS = 16_777_216
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.4] as const
/** Factor of width and height where the lowest quality is still too large. */
const SHRINK = 0.75
const MIN_SIDE_PX = 200

/** The photo of a form's subject, with its preview, or why there is none. Never throws. */
export async function readPhoto(what: FormSubject, file: Blob): Promise<PhotoSlot> {
  const prepared = await preparePhoto(file)
  return prepared.ok ? slotOf(what, randomId(), prepared.jpeg) : { problem: prepared.problem }
}

/** Decodes any picture that the browser can show, upright. Never throws. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  // At once: a phone may take it back.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { ok: false, problem: 'gone' }
  if (bytes.byteLength === 0) return { ok: false, problem: 'empty' }
  const read = await readPhotoFile(new Blob([bytes], { type: file.type }))
  let bitmap: ImageBitmap | undefined
  try {
    // Browsers turn a JPEG, and some of them other formats, so none is left to them. 'from-image'
    // is for formats that are not read here.
    bitmap = await createImageBitmap(read.unturned, { imageOrientation: 'from-image' })
    const fileSize = { widthPx: bitmap.width, heightPx: bitmap.height }
    const jpeg = await encodePhoto(bitmap, read.orientation)
    if (jpeg !== undefined) return { ok: true, jpeg, file: read, fileSize }
  } catch (error) {
    console.warn('The photo could not be read', error)
  } finally {
    bitmap?.close()
  }
  return { ok: false, problem: read.format === 'heic' ? 'heic' : 'unreadable' }
}

/**
 * At most 2,000 px on the long side and 400 kB; transparent parts become white. Undefined where the
 * browser has no canvas to spare. The source may be a canvas, such as a photo with marks drawn on
 * it.
 */
export async function encodePhoto(
  source: ImageBitmap | HTMLCanvasElement,
  orientation: Orientation = 1,
): Promise<ArrayBuffer | undefined> {
  for (let side = MAX_SIDE_PX; side >= MIN_SIDE_PX; side *= SHRINK) {
    const canvas = scaled(source, side, orientation)
    if (canvas === undefined) return undefined
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob?.type !== 'image/jpeg') return undefined
      if (blob.size <= MAX_JPEG_BYTES) return blob.arrayBuffer()
    }
  }
  return undefined
}

/**
 * Turns and mirrors what is drawn, by EXIF orientation: the factors a, b, c, d of a transform. EXIF
 * 2.32, table 6.
 */
const turns: Readonly<Record<Orientation, readonly [number, number, number, number]>> = {
  1: [1, 0, 0, 1],
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
}

function scaled(
  source: ImageBitmap | HTMLCanvasElement,
  maxSidePx: number,
  orientation: Orientation,
): HTMLCanvasElement | undefined {
  const { width, height } = source
  const scale = Math.min(1, maxSidePx / Math.max(width, height), Math.sqrt(MAX_CANVAS_PIXELS / (width * height)))
  const canvas = document.createElement('canvas')
  const drawnWidth = Math.max(1, Math.round(width * scale))
  const drawnHeight = Math.max(1, Math.round(height * scale))
  const isSideways = orientation >= 5
  canvas.width = isSideways ? drawnHeight : drawnWidth
  canvas.height = isSideways ? drawnWidth : drawnHeight
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  if (orientation > 1) {
    const [a, b, c, d] = turns[orientation]
    // What is turned out of the canvas moves back in.
    const [x, y] = [a + c < 0 ? canvas.width : 0, b + d < 0 ? canvas.height : 0]
    context.setTransform(a, b, c, d, x, y)
  }
  context.drawImage(source, 0, 0, drawnWidth, drawnHeight)
  return canvas
}
