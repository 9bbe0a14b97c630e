// Images of the current view, made by the drawing or the scene and used by submission and export.

/** Each at least 640 x 440 pixels. Both reject when the browser cannot make the image. */
export interface PlanImages {
  /** A data URL, quality 0.85, for the webhook. */
  toJpeg(): Promise<string>
  /** For download. */
  toPng(): Promise<Blob>
}

export const MIN_IMAGE_SIZE = { width: 640, height: 440 } as const
export const MAX_PIXELS_PER_UNIT = 2

const JPEG_QUALITY = 0.85
const JPEG_START = 'data:image/jpeg;base64,'

/** The canvas as a data URL, read synchronously. Throws without JPEG support, where browsers would return PNG. */
export function jpegOf(canvas: HTMLCanvasElement): string {
  const url = canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  if (!url.startsWith(JPEG_START)) throw new Error('this browser makes no JPEG')
  return url
}

/** The canvas as a file, read synchronously. Rejects where the browser makes none. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('this browser makes no PNG'))), 'image/png')
  })
