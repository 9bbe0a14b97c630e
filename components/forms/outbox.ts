'use client'
// Sends leads. A copy is stored on the device before the first attempt and removed once the server
// has taken or refused the lead and has its photos (photo-outbox.ts). Until then it is sent again
// under the same idempotency key: after pauses while a page is open, when the page is shown or the
// network returns, and when any page of the site opens. Loaded lazily (lazy-outbox.ts).
import { pushEvent } from '@/lib/data-layer'
import { referenceOf } from '@/lib/leads/reference'
import { DAY_MS } from '@/lib/time'
import { dropDraft } from './draft'
import { notifyTabs, onTabMessage, withLock } from './cross-tab'
import { dropFirstCopy, firstCopyOf, identityOf, markSettled, rememberSent, setFlag, settledAs } from './first-copy'
import type { Lead, QueuedLead } from './lead'
import { isSettled, planPictureOf, readQueue, remove, save } from './outbox-store'
import { createPageForms, isFinal, type Outcome, type SendingForm } from './page-forms'
import { dropPhotos } from './photos/photo-draft'
import { type PhotoProgress, photosToSend, sendPhotos, watchPhotos } from './photo-outbox'
import { postLead } from './post-lead'
import { createRetryTimer } from './retry-timer'

/** What LeadRuntime shows of leads that no form of this page waits for, or that were sent later. */
export interface OutboxListener {
  readonly onSent: (leads: readonly QueuedLead[]) => void
  readonly onRefused: (lead: Lead) => void
  /** Leads that are deleted unsent, because they are old and one more attempt has failed. */
  readonly onExpired: (leads: readonly QueuedLead[]) => void
}

/**
 * Older requests are tried once more and then deleted: they are personal data, and no longer worth
 * a call. The device's clock may have been wrong when they were stored, so none is deleted untried,
 * or without a word.
 */
const MAX_AGE_DAYS = 30

function pushLeadEvent({ event, key }: QueuedLead) {
  const reference = referenceOf(key)
  try {
    if (event?.event === 'generate_lead')
      pushEvent(reference === null ? event : { ...event, transaction_id: reference })
    else if (event) pushEvent(event)
  } catch (error) {
    // Tag Manager replaces dataLayer.push with its own.
    console.error('The event of the lead could not be pushed', error)
  }
}

export { referenceOf }

const withLeadLock = <T>(key: string, work: () => Promise<T>) => withLock(`lead-${key}`, work)

const forms = createPageForms()
/** By key: leads that could not be stored, some of them sent with photos that are not. */
const unsaved = new Map<string, QueuedLead>()
const retry = createRetryTimer(() => void flush())
let listener: OutboxListener | undefined
/** Sent before there was a listener. */
let unreported: readonly QueuedLead[] = []
let isListening = false
let flushing: Promise<void> | undefined
let photoRun: Promise<void> | undefined
let arePhotosWanted = false

const waitingLeads = async (): Promise<readonly QueuedLead[]> => [
  ...(await readQueue()).filter(({ key }) => !unsaved.has(key)),
  ...unsaved.values(),
]

/** A lead that a form of this page shows as waiting is never overdue. */
const isOverdue = ({ key, keptAt }: QueuedLead) => Date.now() - keptAt > MAX_AGE_DAYS * DAY_MS && !forms.of(key)

/** Posts a lead and records the answer. Call it under the lock of the lead. */
async function deliver(lead: QueuedLead, isSaved: boolean, isFirstAttempt: boolean): Promise<Outcome> {
  const answer = await postLead(lead, isFirstAttempt)
  if (answer.status === 'failed') {
    retry.pause(answer.retryAfterMs)
    // A tab that saw an empty outbox just before has taken the flag away.
    if (isSaved) setFlag(true)
    return { status: isSaved ? 'kept' : 'lost' }
  }
  if (answer.status === 'stuck') {
    forms.note(lead.key, { isStuck: true })
    return answer
  }
  if (answer.status === 'sent') retry.endPause()
  const hasPicturesLeft = answer.status === 'sent' && answer.isPictureUnkept === true
  markSettled(lead.key, answer.status)
  await forget(hasPicturesLeft ? withPlanPicture(lead) : lead, isSaved, answer.status === 'sent')
  notifyTabs({ key: lead.key, outcome: answer })
  if (answer.status === 'refused') {
    console.error('The lead was refused and its copy deleted', answer.problems)
    return answer
  }
  if (hasPicturesLeft) startPhotos()
  const form = forms.of(lead.key)
  if (!form?.isDelivered) pushLeadEvent(lead)
  if (form) form.isDelivered = true
  if (lead.event && 'form' in lead.event) {
    dropDraft(lead.event.form)
    dropPhotos(lead.event.form)
  }
  const { statusPath } = answer
  return { status: 'sent', ...(statusPath !== undefined && { statusPath }) }
}

/** The desk has the plan and not its picture: that follows like a photo. */
function withPlanPicture(lead: QueuedLead): QueuedLead {
  const picture = planPictureOf(lead)
  if (picture === undefined) return lead
  const photos = [...(lead.photos ?? []).filter(({ number }) => number !== picture.number), picture]
  const form = forms.of(lead.key)
  if (form) watchPhotos(lead.key, photos.length, form.onPhotos)
  return { ...lead, photos }
}

/**
 * Takes a lead that is over off the device; one that was sent stays until its photos are sent
 * too.
 */
async function forget(lead: QueuedLead, isSaved: boolean, isSent: boolean): Promise<void> {
  const photos = isSent ? photosToSend(lead.photos) : []
  const left = { ...lead, photos, isSent }
  if (photos.length > 0 && isSaved && (await save(left))) return
  if (photos.length > 0) unsaved.set(lead.key, left)
  else unsaved.delete(lead.key)
  await remove(lead.key)
}

/** Sends the photos of all leads that were sent. */
function startPhotos() {
  arePhotosWanted = true
  const run = async () => {
    while (arePhotosWanted) {
      arePhotosWanted = false
      const { doSomeWait, retryAfterMs, failed } = await sendPhotos(unsaved)
      await expire((await waitingLeads()).filter(lead => isOverdue(lead) && failed.includes(lead.key)))
      retry.pause(retryAfterMs)
      if (doSomeWait) retry.schedule()
    }
  }
  photoRun ??= run().finally(() => (photoRun = undefined))
}

/** Another tab has found the first copy of a lead that the database did not take. */
function settleUnsaved(key: string, { status }: Outcome) {
  const lead = unsaved.get(key)
  if (lead?.photos?.length && status === 'sent') unsaved.set(key, { ...lead, isSent: true })
  else unsaved.delete(key)
}

function onWake() {
  if (document.visibilityState === 'hidden') return
  retry.restart()
  if (retry.isPaused()) retry.schedule()
  else void flush()
}

function listen() {
  if (isListening) return
  isListening = true
  addEventListener('online', onWake)
  document.addEventListener('visibilitychange', onWake)
  onTabMessage(({ key, outcome }) => {
    forms.note(key, { reported: outcome })
    settleUnsaved(key, outcome)
    forms.report(key, outcome)
  })
}

/** The same lead, which waits since an earlier page. It takes the place of the new one. */
async function earlierLead(first: QueuedLead): Promise<QueuedLead | undefined> {
  const identity = identityOf(first)
  const kept = (await readQueue()).find(({ key, ...other }) => key !== first.key && identityOf(other) === identity)
  if (kept === undefined) return undefined
  rememberSent(kept)
  dropFirstCopy(first.key)
  return kept
}

/**
 * Sends a lead and stores it on the device until it is sent. A form that is unchanged since its
 * last lead is sent again under that lead's key, so a second press makes no second lead.
 * `onLater` is called when the outcome changes while the page is open, `onPhotos` when its photos
 * get further. Never throws.
 */
export async function sendLead(
  lead: Lead,
  onLater: (outcome: Outcome) => void,
  onPhotos: (progress: PhotoProgress) => void = () => undefined,
): Promise<Outcome> {
  listen()
  const doOthersWait = retry.isRunning()
  retry.restart()
  const first = firstCopyOf(lead)
  const last = forms.sendingTo(lead.url)
  const repeated = last?.lead.key === first.key ? last : undefined
  // Requests of this mode carry no key, so a second one would be a second lead.
  if (repeated?.isDelivered && lead.mode === 'simple') return { status: 'sent' }
  const kept = repeated ? undefined : await earlierLead(first)
  const { key } = kept ?? first
  const photos = photosToSend(kept?.photos, lead.photos)
  const queued: QueuedLead = { ...(kept ?? first), photos, isSent: false }
  const form: SendingForm = repeated ?? { lead: { ...queued, photos: [] }, isDelivered: false, onPhotos }
  forms.set(lead.url, form)
  if (photos.length > 0) watchPhotos(key, photos.length, onPhotos)
  forms.note(key, { isStuck: false })
  delete form.onLater
  const outcome: Outcome = (await withLeadLock(key, async () => {
    const isSaved = await save(queued)
    if (isSaved) unsaved.delete(key)
    else unsaved.set(key, queued)
    return deliver(queued, isSaved, true)
  })) ??
    // Another tab, or a retry of this one, is sending it.
    forms.known(key).reported ?? { status: unsaved.has(key) ? 'lost' : 'kept' }
  if (outcome.status === 'sent' && photos.length > 0) startPhotos()
  if (!isFinal(outcome)) form.onLater = onLater
  if (doOthersWait || !(isFinal(outcome) || outcome.status === 'stuck')) retry.schedule()
  return outcome
}

/**
 * Tells a form of the lead that it sent before its page was left. Undefined where nothing is
 * known of it; `onLater` is as in sendLead.
 */
export async function followLead(key: string, onLater: (outcome: Outcome) => void): Promise<Outcome | undefined> {
  listen()
  const lead = (await readQueue()).find(waiting => waiting.key === key && !waiting.isSent)
  if (lead) {
    rememberSent(lead)
    forms.set(lead.url, { lead: { ...lead, photos: [] }, isDelivered: false, onPhotos: () => undefined, onLater })
  }
  const status = settledAs(key) ?? (lead && 'kept')
  return status && { status }
}

async function flushOne(lead: QueuedLead, isSaved: boolean, sent: QueuedLead[]): Promise<Outcome | undefined> {
  const outcome = await withLeadLock(lead.key, async () => {
    // Once this tab has the lock, another one may have sent the lead.
    if (isSaved ? await isSettled(lead.key) : unsaved.get(lead.key)?.isSent !== false) return undefined
    return deliver(lead, isSaved, false)
  })
  if (outcome === undefined) return undefined
  if (outcome.status === 'sent') sent.push(lead)
  if (isFinal(outcome) || outcome.status === 'stuck') {
    const isShown = forms.report(lead.key, outcome)
    if (outcome.status === 'refused' && !isShown) listener?.onRefused(lead)
  }
  return outcome
}

/**
 * Deletes leads whose last attempt has failed, once somebody is there to tell. Offline nothing
 * was tried.
 */
async function expire(leads: readonly QueuedLead[]): Promise<void> {
  if (!listener || leads.length === 0 || !navigator.onLine) return
  listener.onExpired(leads)
  for (const { key } of leads) {
    unsaved.delete(key)
    await remove(key)
  }
}

async function flushAll(): Promise<void> {
  const sent: QueuedLead[] = []
  const expired: QueuedLead[] = []
  let hasFailed = false
  for (const lead of await waitingLeads()) {
    // Stored while the clock was ahead: its days count from now.
    if (lead.keptAt > Date.now() && !unsaved.has(lead.key)) await save({ ...lead, keptAt: Date.now() })
    if (lead.isSent || (forms.known(lead.key).isStuck && !isOverdue(lead))) continue
    const outcome = await flushOne(lead, !unsaved.has(lead.key), sent)
    const isWaiting = outcome?.status === 'kept' || outcome?.status === 'lost'
    if ((isWaiting || outcome?.status === 'stuck') && isOverdue(lead)) expired.push(lead)
    else if (isWaiting) hasFailed = true
    if (retry.isPaused()) break
  }
  await expire(expired)
  // A suspended tab gets no messages of other tabs.
  for (const { lead, onLater } of forms.all())
    if (onLater && !unsaved.has(lead.key) && (await isSettled(lead.key)))
      forms.report(lead.key, forms.known(lead.key).reported ?? { status: settledAs(lead.key) ?? 'idle' })
  report(sent)
  if (hasFailed) retry.schedule()
  if (!retry.isPaused()) startPhotos()
}

/** Sends all leads that wait, one after the other. Never throws. */
async function flush(): Promise<void> {
  retry.stop()
  await (flushing ??= flushAll().finally(() => (flushing = undefined)))
}

function report(sent: readonly QueuedLead[]) {
  unreported = [...unreported, ...sent]
  if (!listener || unreported.length === 0) return
  listener.onSent(unreported)
  unreported = []
}

/**
 * Sends what waits on this device, now and later; tells `next` what was sent. A later listener
 * replaces the earlier one. `isStart`: the page starts; what a press has tried meanwhile is not
 * tried again at once.
 */
export async function watchOutbox(next: OutboxListener, isStart = false): Promise<void> {
  listener = next
  listen()
  report([])
  if (!isStart || !retry.isRunning()) await flush()
}

/** The key of the lead that a form of this page sent last to this address. */
export const lastKeyOf = (url: string): string | undefined => forms.sendingTo(url)?.lead.key
