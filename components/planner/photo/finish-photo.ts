// The finished wall on a canvas. Loaded once both pins are placed; holds the photo's pixels while
// it is in use.
import { type Area, drawFinished, type Wanted } from '@/lib/photo/finish'
import type { Pose } from '@/lib/photo/pose'
import type { KeptPhoto } from '@/lib/photo/session'

export interface FinishedPhoto {
  /** As large as the photo. */
  readonly canvas: HTMLCanvasElement
  /** Draws anew. False where the pins are not on the wall. */
  readonly draw: (pose: Pose, wanted: Wanted) => boolean
}

/** Null where the browser cannot decode the photo or has no canvas. Never rejects. */
export async function openFinished(photo: KeptPhoto): Promise<FinishedPhoto | null> {
  try {
    const { widthPx, heightPx } = photo
    const bitmap = await createImageBitmap(new Blob([photo.jpeg], { type: 'image/jpeg' }))
    const canvas = document.createElement('canvas')
    canvas.width = widthPx
    canvas.height = heightPx
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.drawImage(bitmap, 0, 0, widthPx, heightPx)
    bitmap.close()
    const clean = context.getImageData(0, 0, widthPx, heightPx)
    const work = new ImageData(new Uint8ClampedArray(clean.data), widthPx, heightPx)
    let changed: Area | null = null
    const put = (image: ImageData, { left, top, right, bottom }: Area) =>
      context.putImageData(image, 0, 0, left, top, right - left, bottom - top)
    return {
      canvas,
      draw: (pose, wanted) => {
        if (changed) {
          put(clean, changed)
          restore(work, clean, changed)
        }
        changed = drawFinished(work, photo, pose, wanted)
        if (changed) put(work, changed)
        return changed !== null
      },
    }
  } catch (error) {
    console.error('The finished picture could not be made', error)
    return null
  }
}

function restore(work: ImageData, { data, width }: ImageData, { left, top, right, bottom }: Area) {
  for (let y = top; y < bottom; y++)
    work.data.set(data.subarray(4 * (y * width + left), 4 * (y * width + right)), 4 * (y * width + left))
}
