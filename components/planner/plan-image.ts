// Pictures of the view that is shown: the seam between what draws a plan and what sends or saves it.

/** Each at least 640 x 440 pixels. Both reject when the browser cannot make the picture. */
export interface PlanImages {
  /** A data URL of quality 0.85, for the webhook. */
  toJpeg(): Promise<string>
  /** For download. */
  toPng(): Promise<Blob>
}

export const LEAST_IMAGE_SIZE = { width: 640, height: 440 } as const
export const MOST_PIXELS_PER_UNIT = 2

const JPEG_QUALITY = 0.85
const JPEG_START = 'data:image/jpeg;base64,'

/** A canvas as a data URL, read at once. Throws where the browser makes no JPEG: it would hand out another format instead. */
export function jpegOf(canvas: HTMLCanvasElement): string {
  const url = canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  if (!url.startsWith(JPEG_START)) throw new Error('this browser makes no JPEG')
  return url
}

/** A canvas as a file; it is read before this returns. Rejects where the browser makes none. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('this browser makes no PNG'))), 'image/png')
  })
