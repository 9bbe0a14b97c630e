// Marks on a photo. Photo pixels: origin in the top left corner, x right, y down. Lengths in feet.
import type { photoReferenceKinds } from '@/lib/leads/choices'

export interface PhotoPoint {
  readonly xPx: number
  readonly yPx: number
}

export interface Photo {
  /** Size as displayed, after any EXIF orientation has been applied. */
  readonly widthPx: number
  readonly heightPx: number
  /** The camera's focal length as its 35 mm equivalent; null where the file does not say. */
  readonly focal35Mm: number | null
  /** Enlarged by the camera where it is over 1. */
  readonly digitalZoom?: number | null
  /**
   * False where the file shows that the picture is not all that a camera took. Its proportions are
   * looked at in any case.
   */
  readonly isWhole?: boolean
}

export type ReferenceKind = (typeof photoReferenceKinds)[number]

/** A rectangle on the wall. At least one of its two sides has a known length. */
export interface Reference {
  /** Of a door, what follows for its other side is held against the sizes that are made. */
  readonly kind?: ReferenceKind
  /** Top left, top right, bottom right, bottom left. */
  readonly corners: readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint]
  readonly widthFt: number | null
  readonly heightFt: number | null
}

/**
 * A point of the wall's plane: x along the reference's top side, y up its left side, origin in its
 * bottom left corner.
 */
export interface PlanePoint {
  readonly xFt: number
  readonly yFt: number
}

/** Bounds of a run's length. */
export interface Range {
  readonly lowFt: number
  readonly highFt: number
}
