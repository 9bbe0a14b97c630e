// Images of the current view, made by the drawing or the scene and used by submission and export.

import { MAX_IMAGE_BYTES } from '@/lib/leads/contact'
import type { Plan } from '@/lib/planner'

/** Each at least 640 x 440 pixels. Both reject when the browser cannot make the image. */
export interface PlanImages {
  /** A data URL of at most MAX_IMAGE_BYTES, quality 0.85 where that fits, for the webhook. */
  toJpeg(): Promise<string>
  /** For download. */
  toPng(): Promise<Blob>
}

/** The plan, and the scene's images (null while the drawing is shown). */
export interface CurrentView {
  readonly plan: Plan
  readonly scene: PlanImages | null
}

/**
 * The view as it is at a press: its picture is taken now, whatever happens to the view before the
 * picture is used.
 */
export function viewAtPress(view: CurrentView, kind: keyof PlanImages): CurrentView {
  if (!view.scene) return view
  const picture = view.scene[kind]()
  // A failure counts where the picture is used.
  picture.catch(() => undefined)
  return { ...view, scene: { ...view.scene, [kind]: () => picture } }
}

export const MIN_IMAGE_SIZE = { width: 640, height: 440 } as const
export const MAX_PIXELS_PER_UNIT = 2

/**
 * Specified: 0.85. The lower ones are for a picture that the lead desk would refuse as too large.
 */
const JPEG_QUALITIES = [0.85, 0.7, 0.5, 0.3] as const
const JPEG_START = 'data:image/jpeg;base64,'
const MAX_URL_LENGTH = JPEG_START.length + Math.ceil(MAX_IMAGE_BYTES / 3) * 4

/**
 * The canvas as a data URL, read synchronously. Throws without JPEG support, where browsers would
 * return PNG, and where it is too large.
 */
export function jpegOf(canvas: HTMLCanvasElement): string {
  for (const quality of JPEG_QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality)
    if (!url.startsWith(JPEG_START)) throw new Error('this browser makes no JPEG')
    if (url.length <= MAX_URL_LENGTH) return url
  }
  throw new Error('the picture is too large')
}

/** The canvas as a file, read synchronously. Rejects where the browser makes none. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('this browser makes no PNG'))), 'image/png')
  })

/** Undefined, with a console error, where the image cannot be made. */
export async function imageOrUndefined<Picture>(picture: Promise<Picture>): Promise<Picture | undefined> {
  try {
    return await picture
  } catch (error) {
    console.error('The picture could not be made', error)
    return undefined
  }
}
