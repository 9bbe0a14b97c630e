// A photo's way from a visitor's phone through the lead desk to the planner on a computer. The
// computer has a key that collects; the code that it shows holds another, made from it, that only
// adds. Contract: docs/photo.md, "From the phone".
import type { Photo } from '@/lib/photo/types'

export const HAND_OFF_PATH = '/api/hand-off'
export const HAND_OFF_PHOTO_PATH = `${HAND_OFF_PATH}/photo`
export const HAND_OFF_MINUTES = 30
/** Of one code. */
export const MAX_HAND_OFF_PHOTOS = 10

/** Response headers of a photo: which one of its code, and its lens as the phone wrote it. */
export const PHOTO_NUMBER_HEADER = 'x-photo-number'
export const LENS_HEADER = 'x-photo-lens'

export interface HandOffKeys {
  readonly add: string
  readonly collect: string
}

const KEY = /^[0-9a-f]{32}$/
export const isHandOffKey = (key: string): boolean => KEY.test(key)

/** What the planner measures by and the JPEG no longer says. */
export type Lens = Pick<Photo, 'focal35Mm' | 'digitalZoom' | 'isWhole'>

export const writeLens = ({ focal35Mm, digitalZoom, isWhole }: Lens): string =>
  JSON.stringify({ focal35Mm, digitalZoom, isWhole })

/** The lens that writeLens wrote; anything else counts as a lens that no file names. */
export function readLens(text: string): Lens {
  try {
    const { focal35Mm, digitalZoom, isWhole } = JSON.parse(text) as Record<string, unknown>
    const isFocal = typeof focal35Mm === 'number' && focal35Mm >= 5 && focal35Mm <= 1000
    return {
      focal35Mm: isFocal ? focal35Mm : null,
      digitalZoom: typeof digitalZoom === 'number' ? digitalZoom : null,
      isWhole: isWhole === true,
    }
  } catch {
    return { focal35Mm: null, isWhole: false }
  }
}
