'use client'
// Sends leads. A copy is stored on the device before the first attempt and removed once the server
// has taken or refused the lead and has its photos (photo-outbox.ts). Until then it is sent again
// under the same idempotency key: after pauses while a page is open, when the page is shown or the
// network returns, and when a page with a form opens. Loaded lazily (lazy-outbox.ts).
import { pushEvent } from '@/lib/data-layer'
import type { FieldProblem } from '@/lib/leads/check'
import { DAY_MS } from '@/lib/time'
import { dropDraft } from './draft'
import { notifyTabs, onTabMessage, withLock } from './cross-tab'
import { identityOf, isSettled, newKey, readQueue, remove, save, type Lead, type QueuedLead } from './outbox-store'
import { type PhotoProgress, photosToSend, sendPhotos, watchPhotos } from './photo-outbox'
import { postLead } from './post-lead'

/**
 * 'sent': answered 2xx. 'kept': not yet, the lead is stored on this device. 'lost': not yet, and
 * only this open page holds it. 'stuck': the server turns away every lead; the copy stays.
 * 'refused': the server will never take this lead, and the copy is deleted. 'idle': another tab has
 * sent it or had it refused, and this one does not know which.
 */
export type OutcomeStatus = 'sent' | 'kept' | 'lost' | 'stuck' | 'refused' | 'idle'

export interface Outcome {
  readonly status: OutcomeStatus
  /** Of a refused lead; `path` is '' where the server names no field. */
  readonly problems?: readonly FieldProblem[]
}

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
const PAUSES_MS = [5_000, 15_000, 45_000] as const
/** Between attempts after those, while the page stays open. */
const LAST_PAUSE_MS = 300_000
/** Each pause is up to a fifth longer, so that the visitors of an outage do not return together. */
const JITTER = 0.2

/** Leads that could not be stored, some of them sent with photos that are not. */
const unsaved = new Map<string, QueuedLead>()
/** Keys of leads that this page does not try again by itself. */
const stuck = new Set<string>()
/**
 * By address: the last lead of a form of this page, to send an unchanged form under its old key.
 */
const lastSent = new Map<string, { readonly lead: QueuedLead; readonly identity: string; isDelivered: boolean }>()
/**
 * By address: the lead that this page shows as waiting, which is the last one that its form sent.
 */
const waiting = new Map<string, { readonly key: string; readonly onLater: (outcome: Outcome) => void }>()
/** By key: what other tabs reported. */
const reported = new Map<string, Outcome>()

/** For the next attempt of all leads. */
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
/** The server asked for no attempt before this time (performance.now). */
let pausedUntil = 0

const withLeadLock = <T>(key: string, work: () => Promise<T>) => withLock(`lead-${key}`, work)

/** The key of the lead that a form of this page sent last to this address. */
export const lastKeyOf = (url: string): string | undefined => lastSent.get(url)?.lead.key

function pushLeadEvent({ event }: Lead) {
  try {
    if (event) pushEvent(event)
  } catch (error) {
    // Tag Manager replaces dataLayer.push with its own.
    console.error('The event of the lead could not be pushed', error)
  }
}

/** Calls `onLater` of the form that waits for this lead. Returns whether there is one. */
function reportOutcome(key: string, outcome: Outcome): boolean {
  for (const [url, form] of waiting) {
    if (form.key !== key) continue
    if (outcome.status !== 'stuck') waiting.delete(url)
    form.onLater(outcome)
    return true
  }
  return false
}

/** Posts a lead and records the answer. Call it under the lock of the lead. */
async function deliver(lead: QueuedLead, isSaved: boolean, isFirstAttempt: boolean): Promise<Outcome> {
  const answer = await postLead(lead, isFirstAttempt)
  if (answer.status === 'failed') {
    if (answer.retryAfterMs !== undefined) pausedUntil = performance.now() + answer.retryAfterMs
    return { status: isSaved ? 'kept' : 'lost' }
  }
  if (answer.status === 'stuck') {
    stuck.add(lead.key)
    return answer
  }
  if (answer.status === 'sent') pausedUntil = 0
  await forget(lead, isSaved, answer.status === 'sent')
  notifyTabs({ key: lead.key, outcome: answer })
  if (answer.status === 'refused') {
    console.error('The lead was refused and its copy deleted', answer.problems)
    return answer
  }
  const last = lastSent.get(lead.url)
  const isRepeated = last?.lead.key === lead.key && last.isDelivered
  if (last?.lead.key === lead.key) last.isDelivered = true
  if (!isRepeated) pushLeadEvent(lead)
  if (lead.event && 'form' in lead.event) dropDraft(lead.event.form)
  return { status: 'sent' }
}

/**
 * Takes a lead that is over off the device; one that was sent stays until its photos are sent too.
 */
async function forget(lead: QueuedLead, isSaved: boolean, isSent: boolean): Promise<void> {
  const photos = isSent ? photosToSend(lead.photos) : []
  const left = { ...lead, photos, isSent }
  if (photos.length > 0 && isSaved && (await save(left))) return
  if (photos.length > 0) unsaved.set(lead.key, left)
  else unsaved.delete(lead.key)
  await remove(lead.key)
}

let photoRun: Promise<void> | undefined
let arePhotosWanted = false

/** Sends the photos of all leads that were sent. */
function startPhotos() {
  arePhotosWanted = true
  const run = async () => {
    while (arePhotosWanted) {
      arePhotosWanted = false
      const { doSomeWait, retryAfterMs, failed } = await sendPhotos(unsaved)
      await expire((await waitingLeads()).filter(lead => isOverdue(lead) && failed.includes(lead.key)))
      if (retryAfterMs !== undefined) pausedUntil = performance.now() + retryAfterMs
      if (doSomeWait) scheduleRetry()
    }
  }
  photoRun ??= run().finally(() => (photoRun = undefined))
}

function scheduleRetry() {
  clearTimeout(timer)
  const pause = (PAUSES_MS[failures++] ?? LAST_PAUSE_MS) * (1 + JITTER * Math.random())
  timer = setTimeout(() => void flushOutbox(), Math.max(pause, pausedUntil - performance.now()))
}

function stopTimer() {
  clearTimeout(timer)
  timer = undefined
}

/** Starts the sequence of pauses anew. */
function restartRetries() {
  failures = 0
  stopTimer()
}

function onWake() {
  if (document.visibilityState === 'hidden') return
  restartRetries()
  if (performance.now() < pausedUntil) scheduleRetry()
  else void flushOutbox()
}

let isListening = false
function listen() {
  if (isListening) return
  isListening = true
  addEventListener('online', onWake)
  document.addEventListener('visibilitychange', onWake)
  onTabMessage(({ key, outcome }) => {
    reported.set(key, outcome)
    reportOutcome(key, outcome)
  })
}

/**
 * Sends a lead and stores it on the device until it is sent. A form that is unchanged since its
 * last lead is sent again under that lead's key, so a second press makes no second lead. `onLater`
 * is called when the outcome changes while the page is open, `onPhotos` when its photos get
 * further. Never throws.
 */
export async function sendLead(
  lead: Lead,
  onLater: (outcome: Outcome) => void,
  onPhotos: (progress: PhotoProgress) => void = () => undefined,
): Promise<Outcome> {
  listen()
  const doOthersWait = timer !== undefined
  restartRetries()
  const identity = identityOf(lead)
  const last = lastSent.get(lead.url)
  const repeated = last?.identity === identity ? last : undefined
  // Without a key in its header the second one would be a second lead.
  if (repeated?.isDelivered && lead.mode === 'simple') return { status: 'sent' }
  const kept = repeated ? undefined : (await readQueue())?.find(other => identityOf(other) === identity)
  const known: QueuedLead = repeated?.lead ?? kept ?? { ...lead, key: newKey(), keptAt: Date.now() }
  const { key } = known
  const photos = photosToSend(kept?.photos, lead.photos)
  const queued: QueuedLead = { ...known, photos, isSent: false }
  if (!repeated) lastSent.set(lead.url, { lead: { ...queued, photos: [] }, identity, isDelivered: false })
  if (photos.length > 0) watchPhotos(key, photos.length, onPhotos)
  stuck.delete(key)
  waiting.delete(lead.url)
  const outcome: Outcome = (await withLeadLock(key, async () => {
    const isSaved = await save(queued)
    if (isSaved) unsaved.delete(key)
    else unsaved.set(key, queued)
    return deliver(queued, isSaved, true)
  })) ??
    // Another tab, or a retry of this one, is sending it.
    reported.get(key) ?? { status: unsaved.has(key) ? 'lost' : 'kept' }
  if (outcome.status === 'sent' && photos.length > 0) startPhotos()
  const isOver = outcome.status === 'sent' || outcome.status === 'refused'
  if (!isOver) waiting.set(lead.url, { key, onLater })
  if (doOthersWait || !(isOver || outcome.status === 'stuck')) scheduleRetry()
  return outcome
}

async function flushOne(lead: QueuedLead, isSaved: boolean, sent: QueuedLead[]): Promise<Outcome | undefined> {
  const outcome = await withLeadLock(lead.key, async () => {
    // Once this tab has the lock, another one may have sent the lead.
    if (isSaved ? await isSettled(lead.key) : unsaved.get(lead.key)?.isSent !== false) return undefined
    return deliver(lead, isSaved, false)
  })
  if (outcome === undefined) return undefined
  if (outcome.status === 'sent') sent.push(lead)
  if (outcome.status === 'sent' || outcome.status === 'refused' || outcome.status === 'stuck') {
    const isShown = reportOutcome(lead.key, outcome)
    if (outcome.status === 'refused' && !isShown) listener?.onRefused(lead)
  }
  return outcome
}

const waitingLeads = async (): Promise<readonly QueuedLead[]> => [...((await readQueue()) ?? []), ...unsaved.values()]

/** Not of a lead that a form of this page shows as waiting. */
const isOverdue = ({ key, keptAt }: QueuedLead) =>
  Date.now() - keptAt > MAX_AGE_DAYS * DAY_MS && [...lastSent.values()].every(({ lead }) => lead.key !== key)

/**
 * Deletes leads whose last attempt has failed, once somebody is there to tell. Offline nothing was
 * tried.
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
    if (lead.isSent || (stuck.has(lead.key) && !isOverdue(lead))) continue
    const outcome = await flushOne(lead, !unsaved.has(lead.key), sent)
    const isWaiting = outcome?.status === 'kept' || outcome?.status === 'lost'
    if ((isWaiting || outcome?.status === 'stuck') && isOverdue(lead)) expired.push(lead)
    else if (isWaiting) hasFailed = true
    if (performance.now() < pausedUntil) break
  }
  await expire(expired)
  // A suspended tab gets no messages of other tabs.
  for (const { key } of [...waiting.values()])
    if (!unsaved.has(key) && (await isSettled(key))) reportOutcome(key, reported.get(key) ?? { status: 'idle' })
  report(sent)
  if (hasFailed) scheduleRetry()
  if (performance.now() >= pausedUntil) startPhotos()
}

let flushing: Promise<void> | undefined

/** Sends all leads that wait, one after the other. Never throws. */
async function flushOutbox(): Promise<void> {
  stopTimer()
  await (flushing ??= flushAll().finally(() => (flushing = undefined)))
}

let listener: OutboxListener | undefined
/** Sent before there was a listener. */
let unreported: readonly QueuedLead[] = []

function report(sent: readonly QueuedLead[]) {
  unreported = [...unreported, ...sent]
  if (!listener || unreported.length === 0) return
  listener.onSent(unreported)
  unreported = []
}

/**
 * Sends what waits on this device, now and later; tells `next` what was sent. A later listener
 * replaces the earlier one.
 */
export async function watchOutbox(next: OutboxListener): Promise<void> {
  listener = next
  listen()
  report([])
  await flushOutbox()
}
