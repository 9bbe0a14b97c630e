// Asks the lead desk for a code, and then for the photos that come by it.
import {
  HAND_OFF_PATH,
  HAND_OFF_PHOTO_PATH,
  type HandOffKeys,
  type Lens,
  LENS_HEADER,
  PHOTO_NUMBER_HEADER,
  readLens,
} from '@/lib/leads/hand-off'

export interface Link {
  /** Path and key: the fragment is sent to no server. */
  readonly path: string
  /** The code takes no more photos. */
  readonly isOver: boolean
}

/** Longer than the lead desk lets a request wait. */
const TIMEOUT_MS = 40_000
const RETRY_MS = 10_000

interface HandOff extends HandOffKeys {
  /** Number of the last photo that was opened. */
  taken: number
}

/** Kept while the page is open, so that a phone may add to it after the step was left. */
let current: HandOff | null = null

async function begin(): Promise<HandOff | null> {
  try {
    const response = await fetch(HAND_OFF_PATH, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? { ...((await response.json()) as HandOffKeys), taken: 0 } : null
  } catch {
    return null
  }
}

const request = ({ collect }: HandOff, query: string, init: RequestInit) =>
  fetch(`${HAND_OFF_PHOTO_PATH}?${query}`, { ...init, headers: { authorization: `Bearer ${collect}` } })

const shown = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const check = () => {
      if (!document.hidden || signal.aborted) resolve()
    }
    document.addEventListener('visibilitychange', check, { signal })
    signal.addEventListener('abort', check)
    check()
  })

/**
 * Calls `onLink` with the code to show, and `onPhoto` for each photo, while the page is visible and
 * until the signal. Does neither where the lead desk is not reached. Never rejects.
 */
export async function listenForPhotos(
  signal: AbortSignal,
  onLink: (link: Link) => void,
  onPhoto: (jpeg: ArrayBuffer, lens: Lens) => void,
): Promise<void> {
  const handOff = (current ??= await begin())
  if (!handOff || signal.aborted) return
  const path = `/photo-from-phone#${handOff.add}`
  onLink({ path, isOver: false })
  for (await shown(signal); !signal.aborted; await shown(signal)) {
    try {
      const response = await request(handOff, `after=${handOff.taken}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      // Left meanwhile: the photo waits.
      if (signal.aborted) return
      if (response.status === 410) {
        current = null
        return onLink({ path, isOver: true })
      }
      if (!response.ok) throw new Error(`the lead desk answers ${response.status}`)
      if (response.status === 204) continue
      const jpeg = await response.arrayBuffer()
      handOff.taken = Number(response.headers.get(PHOTO_NUMBER_HEADER))
      // The lead desk deletes it later too.
      request(handOff, `number=${handOff.taken}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
      onPhoto(jpeg, readLens(response.headers.get(LENS_HEADER) ?? ''))
    } catch {
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
  }
}
