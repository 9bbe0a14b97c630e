// From a file to the photo that is kept: read, turned upright, scaled, and its focal length.
import type { PhotoProblem } from '@/components/forms/photos/slot'
import { lazyImport } from '@/components/ui/lazy-import'
import { isWholeFrame, mayBeWhole } from '@/lib/photo/frame'
import { samplePhoto } from '@/lib/photo/sample'
import type { KeptPhoto } from '@/lib/photo/session'

export type OpenProblem = PhotoProblem | 'large' | 'unreachable'

type Opened = { readonly ok: true; readonly photo: KeptPhoto } | { readonly ok: false; readonly problem: OpenProblem }

/** Larger than any phone's photo. */
const MAX_FILE_BYTES = 60_000_000
const LOAD_TIMEOUT_MS = 15_000

const prepare = lazyImport(() => import('@/components/forms/photos/prepare-photo'), LOAD_TIMEOUT_MS)

/** Fetches what reads photos before it is needed. */
export const preloadPrepare = () => void prepare.get()

/** The size of a JPEG, from its frame header. ITU-T T.81, B.2.2. */
function jpegSize(jpeg: ArrayBuffer): { readonly widthPx: number; readonly heightPx: number } | null {
  const view = new DataView(jpeg)
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** Never rejects. */
export async function openPhoto(file: Blob): Promise<Opened> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, problem: 'large' }
  const code = await prepare.get()
  if (!code) return { ok: false, problem: 'unreachable' }
  const prepared = await code.preparePhoto(file)
  if (!prepared.ok) return prepared
  const { jpeg, file: read, fileSize } = prepared
  const size = jpegSize(jpeg)
  if (!size) return { ok: false, problem: 'unreadable' }
  const photo = { ...size, focal35Mm: read.focal35Mm, jpeg }
  // A screen's proportions are those of the file: scaled, they may round to a camera's.
  const isWhole = mayBeWhole(read, fileSize) && isWholeFrame({ ...photo, ...fileSize })
  return { ok: true, photo: { ...photo, isWhole } }
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
