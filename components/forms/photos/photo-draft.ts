// The photos of a form that is not sent, beside its draft in the tab's sessionStorage. Without the
// draft they count as gone: it is dropped before this code is there. Nothing here throws.
import type { PhotoNumber } from '@/lib/leads/photos'
import { DRAFT_KEY } from '@/lib/storage-keys'
import type { PhotoSlot } from './slot'
import { type FormSubject, formSubjects } from './subjects'

const keyOf = (draft: string, what: FormSubject) => `${DRAFT_KEY}${draft}-${what}`

/** A photo with its preview. */
export const slotOf = (what: FormSubject, id: string, jpeg: ArrayBuffer): PhotoSlot => ({
  photo: { id, number: (formSubjects.indexOf(what) + 1) as PhotoNumber, what, jpeg },
  previewUrl: URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' })),
})

/**
 * Of a photo for which the tab has no room, or that is not read yet, an empty text stays. A place
 * without a photo keeps nothing.
 */
export function keepSlot(draft: string, what: FormSubject, { photo, reading }: PhotoSlot = {}): void {
  const key = keyOf(draft, what)
  try {
    sessionStorage.removeItem(key)
    if (!photo && !reading) return
    sessionStorage[DRAFT_KEY + draft] ??= '{}'
    sessionStorage[key] = ''
    if (!photo) return
    const binary = Array.from(new Uint8Array(photo.jpeg), byte => String.fromCharCode(byte)).join('')
    sessionStorage[key] = `${photo.id},${btoa(binary)}`
  } catch {
    // Storage is blocked or full.
  }
}

function keptSlot(what: FormSubject, kept: string): PhotoSlot {
  const [id = '', base64] = kept.split(',')
  if (!base64) return { problem: 'unkept' }
  const jpeg = Uint8Array.from(atob(base64), character => character.charCodeAt(0)).buffer
  return slotOf(what, id, jpeg)
}

/** Of a form that is sent or cleared. */
export function dropPhotos(draft: string): void {
  for (const what of formSubjects) keepSlot(draft, what)
}

export function keptSlots(draft: string): Partial<Record<FormSubject, PhotoSlot>> {
  try {
    if (sessionStorage.getItem(DRAFT_KEY + draft) === null) dropPhotos(draft)
    const kept = formSubjects.flatMap(what => {
      const text = sessionStorage.getItem(keyOf(draft, what))
      return text === null ? [] : [[what, keptSlot(what, text)] as const]
    })
    return Object.fromEntries(kept)
  } catch {
    return {}
  }
}
