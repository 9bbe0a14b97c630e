import type { LeadPhoto } from '@/components/forms/lead'

/** Why a file gives no photo. */
export type PhotoProblem = 'empty' | 'heic' | 'unreadable'

/** The place of one photo in a form. */
export interface PhotoSlot {
  readonly isPreparing?: boolean
  readonly photo?: LeadPhoto
  /** A blob: address. */
  readonly previewUrl?: string
  /** About the last file. 'unreachable': the code that reads photos could not be loaded. */
  readonly problem?: PhotoProblem | 'unreachable'
}
