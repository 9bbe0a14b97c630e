// Sends the photos of leads that have been sent, one by one, and removes each from the device once
// the server has taken or refused it. Part of the outbox (outbox.ts), which decides when.
import { photoPath } from '@/lib/leads/photos'
import { withLock } from './cross-tab'
import type { LeadPhoto, QueuedLead } from './lead'
import { readLead, readQueue, remove, save } from './outbox-store'
import { requestAnswer } from './post-lead'

/**
 * 'sending': photo `sent + 1` of `total` is on its way. 'kept': the rest waits on this device.
 * 'lost': the rest waits, and only this open page holds it. 'stuck': the server turns photos away.
 * 'unkept': the server keeps no more pictures today; the rest stays on this device.
 * 'sent': no more to send.
 */
export interface PhotoProgress {
  readonly status: 'sending' | 'kept' | 'lost' | 'stuck' | 'unkept' | 'sent'
  readonly sent: number
  readonly total: number
  /** Photos that the server will never take. */
  readonly refused: number
}

/** Whether some photos wait, and the server's wish. */
interface PhotoAttempt {
  readonly doSomeWait: boolean
  readonly retryAfterMs?: number
  readonly hasFailed?: boolean
}
export interface PhotoRun extends PhotoAttempt {
  /** Keys of leads of which a photo was tried in vain. */
  readonly failed: readonly string[]
}

const TIMEOUT_MS = 60_000

/** Ids of photos that the server has taken or refused. */
const settled = new Set<string>()
/** Keys of leads whose photos this page does not try again by itself; the next page does. */
const stuck = new Set<string>()

interface Watched {
  sent: number
  refused: number
  readonly total: number
  readonly listener: (progress: PhotoProgress) => void
}
/** Forms that show the progress, by the lead's key. */
const watched = new Map<string, Watched>()

/**
 * Photos of a form that are still to be sent, with those that an earlier visit left under the same
 * lead.
 */
export function photosToSend(left: readonly LeadPhoto[] = [], chosen: readonly LeadPhoto[] = []): readonly LeadPhoto[] {
  const others = left.filter(({ number }) => !chosen.some(photo => photo.number === number))
  return [...others, ...chosen].filter(({ id }) => !settled.has(id)).sort((a, b) => a.number - b.number)
}

/**
 * Calls `listener` whenever the photos of this lead get further. A press of the form tries photos
 * again that were turned away.
 */
export function watchPhotos(key: string, total: number, listener: (progress: PhotoProgress) => void): void {
  stuck.delete(key)
  watched.set(key, { sent: 0, refused: 0, total, listener })
}

function report(key: string, status: PhotoProgress['status']) {
  const form = watched.get(key)
  if (!form) return
  const { sent, refused, total, listener } = form
  listener({ status, sent, refused, total })
  if (status === 'sent') watched.delete(key)
}

const putPhoto = (key: string, { number, what, jpeg }: LeadPhoto) =>
  requestAnswer('photo', photoPath(key, number, what), TIMEOUT_MS, {
    method: 'PUT',
    body: jpeg,
    headers: { 'Content-Type': 'image/jpeg' },
  })

/** `unsaved` holds the leads that could not be stored. Never throws. */
export async function sendPhotos(unsaved: Map<string, QueuedLead>): Promise<PhotoRun> {
  const inOtherTabs = new Set<string>()
  const failed: string[] = []
  for (;;) {
    const leads = [...((await readQueue()) ?? []), ...unsaved.values()].filter(({ photos = [] }) => photos.length > 0)
    for (const key of watched.keys()) if (!leads.some(lead => lead.key === key)) report(key, 'sent')
    const next = leads.find(({ key, isSent }) => isSent && !stuck.has(key) && !inOtherTabs.has(key))
    if (!next) return { doSomeWait: inOtherTabs.size > 0, failed }
    const run = await withLock(`photos-${next.key}`, () => sendNext(next.key, unsaved))
    if (run?.hasFailed) failed.push(next.key)
    if (run === undefined) inOtherTabs.add(next.key)
    else if (run.doSomeWait) return { ...run, failed }
  }
}

async function sendNext(key: string, unsaved: Map<string, QueuedLead>): Promise<PhotoAttempt> {
  const [lead, isSaved] = unsaved.has(key) ? [unsaved.get(key), false] : [await readLead(key), true]
  const [photo] = lead?.photos ?? []
  // Another tab may have sent it.
  if (!photo) return { doSomeWait: false }
  report(key, 'sending')
  const answer = await putPhoto(key, photo)
  if (answer.status === 'failed') {
    report(key, isSaved ? 'kept' : 'lost')
    return {
      doSomeWait: true,
      hasFailed: true,
      ...(answer.retryAfterMs !== undefined && { retryAfterMs: answer.retryAfterMs }),
    }
  }
  if (answer.status === 'stuck' || answer.status === 'unkept') {
    stuck.add(key)
    report(key, answer.status)
    return { doSomeWait: false, hasFailed: true }
  }
  settled.add(photo.id)
  const form = watched.get(key)
  if (form) form[answer.status]++
  await removePhoto(key, photo, unsaved)
  return { doSomeWait: false }
}

/** The lead's own record goes with its last photo. */
async function removePhoto(key: string, { id }: LeadPhoto, unsaved: Map<string, QueuedLead>): Promise<void> {
  const without = (lead: QueuedLead): QueuedLead => ({
    ...lead,
    photos: lead.photos?.filter(other => other.id !== id) ?? [],
  })
  const inMemory = unsaved.get(key)
  if (inMemory) {
    const left = without(inMemory)
    if (left.photos?.length === 0) unsaved.delete(key)
    else unsaved.set(key, left)
    return
  }
  // Read again: a second press may have added photos meanwhile.
  const stored = await readLead(key)
  if (!stored) return
  const left = without(stored)
  if (left.isSent && left.photos?.length === 0) await remove(key)
  else await save(left)
}
