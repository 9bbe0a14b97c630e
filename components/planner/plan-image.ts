// Pictures of the view that is shown: the seam between what draws a plan and what sends or saves it.

/** Each at least 640 x 440 pixels. Both reject when the browser cannot make the picture. */
export interface PlanImages {
  /** A data URL of quality 0.85, for the webhook. */
  toJpeg(): Promise<string>
  /** For download. */
  toPng(): Promise<Blob>
}

export const LEAST_IMAGE_SIZE = { width: 640, height: 440 } as const
export const JPEG_QUALITY = 0.85
export const MOST_PIXELS_PER_UNIT = 2
