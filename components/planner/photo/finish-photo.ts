// The finished wall on a canvas. Loaded once both pins are placed; holds the photo's pixels while
// it is in use.
import { layOutFinished, type Wanted } from '@/lib/photo/finish'
import type { Pose } from '@/lib/photo/pose'
import type { KeptPhoto } from '@/lib/photo/session'
import { drawWall } from './draw-wall'

export interface FinishedPhoto {
  /** As large as the photo. */
  readonly canvas: HTMLCanvasElement
  /** Draws anew. False where the pins are not on the wall, and without WebGL. */
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
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, widthPx, heightPx)
    const pixels = context.getImageData(0, 0, widthPx, heightPx)
    return {
      canvas,
      draw: (pose, wanted) => {
        const layout = layOutFinished(pixels, photo, pose, wanted)
        const drawn = layout && drawWall(photo, pose, wanted, layout)
        context.putImageData(pixels, 0, 0)
        if (!drawn) return false
        const { left, top, right, bottom } = drawn.area
        context.drawImage(drawn.canvas, left, top, right - left, bottom - top)
        return true
      },
    }
  } catch (error) {
    console.error('The finished picture could not be made', error)
    return null
  }
}
