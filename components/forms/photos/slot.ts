import type { LeadPhoto } from '@/components/forms/lead'

/**
 * Why there is no photo. 'gone': the device no longer hands the file over. 'unreachable': the code
 * that reads photos could not be loaded. 'unkept': it was lost in a reload.
 */
export type PhotoProblem = 'empty' | 'gone' | 'heic' | 'unreadable' | 'unreachable' | 'unkept'

/** The place of one photo in a form. */
export interface PhotoSlot {
  /** While the last file is being read. */
  readonly reading?: Promise<PhotoSlot>
  readonly photo?: LeadPhoto
  /** A blob: address, until the page is left. */
  readonly previewUrl?: string
  /** About the last file. */
  readonly problem?: PhotoProblem
}
