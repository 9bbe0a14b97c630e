// From a file to the photo that is kept: read, turned upright, scaled, and its focal length.
import type { PhotoProblem } from '@/components/forms/photos/slot'
import { lazyImport } from '@/components/ui/lazy-import'
import type { Lens } from '@/lib/leads/hand-off'
import { isCropped, mayBeWhole } from '@/lib/photo/frame'
import { samplePhoto } from '@/lib/photo/sample'
import type { KeptPhoto } from '@/lib/photo/session'

export type OpenProblem = PhotoProblem | 'large'

type Opened = { readonly ok: true; readonly photo: KeptPhoto } | { readonly ok: false; readonly problem: OpenProblem }

/** Larger than any phone's photo. */
const MAX_FILE_BYTES = 60_000_000
const LOAD_TIMEOUT_MS = 15_000

const prepare = lazyImport(() => import('@/components/forms/photos/prepare-photo'), LOAD_TIMEOUT_MS)

/** Fetches what reads photos before it is needed. */
export const preloadPrepare = () => void prepare.get()

/** Never rejects. */
export async function openPhoto(file: Blob): Promise<Opened> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, problem: 'large' }
  const code = await prepare.get()
  if (!code) return { ok: false, problem: 'unreachable' }
  const prepared = await code.preparePhoto(file)
  if (!prepared.ok) return prepared
  const { jpeg, file: read, fileSize } = prepared
  const { focal35Mm, digitalZoom } = read
  // A screen's proportions are those of the file: scaled, they may round to a camera's.
  const isWhole = mayBeWhole(read, fileSize) && !isCropped({ focal35Mm, digitalZoom, ...fileSize })
  return openPrepared(jpeg, { focal35Mm, digitalZoom, isWhole })
}

/** A photo that was prepared, here or on the visitor's phone. Never rejects. */
export async function openPrepared(jpeg: ArrayBuffer, lens: Lens): Promise<Opened> {
  const bitmap = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' })).catch(() => null)
  if (!bitmap) return { ok: false, problem: 'unreadable' }
  const { width: widthPx, height: heightPx } = bitmap
  bitmap.close()
  return { ok: true, photo: { widthPx, heightPx, jpeg, ...lens } }
}

/** Never rejects. */
export async function openSample(): Promise<Opened> {
  try {
    const response = await fetch(samplePhoto.path)
    if (!response.ok) return { ok: false, problem: 'unreachable' }
    return { ok: true, photo: { ...samplePhoto.photo, jpeg: await response.arrayBuffer(), isSample: true } }
  } catch {
    return { ok: false, problem: 'unreachable' }
  }
}
