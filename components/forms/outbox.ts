'use client'
// The device's own copy of a lead: written before the first attempt, removed after a 2xx, sent again (same idempotency key)
// when a page with a form is opened or the network returns. IndexedDB, because a plan's picture is too large for localStorage.
import { createStore, del, get, set, values, type UseStore } from 'idb-keyval'
import { pushEvent, type DataLayerEvent } from '@/lib/data-layer'
import type { WebhookMode } from '@/lib/env'
import { OUTBOX_DATABASE } from './outbox-database'

export interface Lead {
  readonly url: string
  readonly mode: WebhookMode
  /** JSON text, exactly as it is sent. */
  readonly body: string
  /** Pushed to the dataLayer once the lead is delivered. */
  readonly event: DataLayerEvent
  /** Neither phone nor email came with it: nobody can be promised an answer. */
  readonly isAnonymous?: boolean
}

interface KeptLead extends Lead {
  /** Idempotency key: the same for every attempt. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** 'sent': a 2xx came. 'kept': it did not; the lead waits on this device. 'lost': it did not, and the device refused to keep it. */
export type Outcome = 'sent' | 'kept' | 'lost'

const TIMEOUT_MS = 15_000
/** A database that does not open in this time is taken for one that is off: the lead goes out without a copy. */
const STORAGE_MS = 3000
/** After this an unsent request is no longer worth a call, and it is the visitor's personal data. */
const KEEP_DAYS = 30
/** Read by the loader in the page (scripts/finish-export/loader.ts), which fetches the scripts at once when it is set. */
const FLAG = 'fairlead-outbox'

let opened: UseStore | undefined
const store = () => (opened ??= createStore(OUTBOX_DATABASE, 'outbox'))

function flag(on: boolean) {
  try {
    if (on) localStorage.setItem(FLAG, '1')
    else localStorage.removeItem(FLAG)
  } catch {
    // Storage is off: the outbox is still read when an island comes into view.
  }
}

/** What the device's database answers. Throws when it fails or stays silent. */
function stored<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('The database does not answer')), STORAGE_MS),
    ),
  ])
}

/** What waits on this device, the oldest first; undefined where the device does not tell. */
async function waitingLeads(): Promise<readonly KeptLead[] | undefined> {
  try {
    return (await stored(values<KeptLead>(store()))).toSorted((a, b) => a.keptAt - b.keptAt)
  } catch {
    return undefined
  }
}

/** Whether a lead that waited has gone out since. No, where the device does not tell. */
async function isGone(key: string): Promise<boolean> {
  try {
    return (await stored(get<KeptLead>(key, store()))) === undefined
  } catch {
    return false
  }
}

async function keep(lead: KeptLead): Promise<boolean> {
  try {
    await stored(set(lead.key, lead, store()))
    flag(true)
    return true
  } catch (error) {
    console.error('This device keeps no copy of the lead', error)
    return false
  }
}

async function forget(key: string) {
  try {
    await stored(del(key, store()))
    if ((await stored(values(store()))).length === 0) flag(false)
  } catch {
    // It was never kept.
  }
}

async function post({ url, mode, body, key }: KeptLead): Promise<boolean> {
  try {
    const headers: HeadersInit = mode === 'json' ? { 'Content-Type': 'application/json', 'Idempotency-Key': key } : {}
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    // Only the status counts; the body is not read.
    await response.body?.cancel()
    if (!response.ok) console.error(`The lead was answered with status ${response.status}`)
    return response.ok
  } catch (error) {
    console.error('The lead could not be sent', error)
    return false
  }
}

const sending = new Set<string>()

/** Runs a delivery unless this or another tab is at the same lead already. */
async function alone<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
  if (sending.has(key)) return undefined
  sending.add(key)
  try {
    if (typeof navigator.locks === 'undefined') return await work()
    return await navigator.locks.request(`lead-${key}`, { ifAvailable: true }, lock => (lock ? work() : undefined))
  } finally {
    sending.delete(key)
  }
}

async function deliver(lead: KeptLead): Promise<boolean> {
  const sent = await post(lead)
  if (sent) {
    await forget(lead.key)
    pushEvent(lead.event)
    tellTabs()
  }
  return sent
}

/** A key that no other lead has. `randomUUID` exists on secure origins only; a phone may open the site by address in a workshop. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** By address, the lead that this page shows as waiting: the last that its form has sent. */
const shown = new Map<string, { readonly key: string; readonly onDelivered: () => void }>()

/** Takes back what this page says of leads that have gone out, here or in another tab. */
async function settle() {
  for (const [url, line] of [...shown]) {
    if (!(await isGone(line.key)) || shown.get(url) !== line) continue
    shown.delete(url)
    line.onDelivered()
  }
}

/** From tab to tab: a lead has gone out. Nothing where the browser has no such channel. */
const channel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('fairlead-outbox'))
let heard: BroadcastChannel | undefined

function hearTabs() {
  heard ??= channel()
  if (heard) heard.onmessage = () => void settle()
}

function tellTabs() {
  const told = channel()
  told?.postMessage(null)
  told?.close()
}

/**
 * Sends a lead; keeps it on the device until it has gone out. What waits already, word for word, is sent under its old key: a second press
 * is no second lead. `onDelivered` is called when a kept lead goes out later, while the page is still open. Never throws.
 */
export async function sendLead(lead: Lead, onDelivered: () => void): Promise<Outcome> {
  const same = (await waitingLeads())?.find(({ url, body }) => url === lead.url && body === lead.body)
  const own: KeptLead = same ?? { ...lead, key: newKey(), keptAt: Date.now() }
  const outcome = await alone(own.key, async (): Promise<Outcome> => {
    const kept = await keep(own)
    if (await deliver(own)) return 'sent'
    return kept ? 'kept' : 'lost'
  })
  if (outcome === undefined || outcome === 'kept') {
    shown.set(lead.url, { key: own.key, onDelivered })
    hearTabs()
  } else shown.delete(lead.url)
  return outcome ?? 'kept'
}

/** Sends what waits on this device. Gives what this page has sent: another tab may have been at some of it. */
export async function flushOutbox(): Promise<readonly Lead[]> {
  const waiting = await waitingLeads()
  if (!waiting) return []
  const delivered: Lead[] = []
  for (const lead of waiting) {
    if (Date.now() - lead.keptAt > KEEP_DAYS * 86_400_000) await forget(lead.key)
    // Read again once it is this page's turn: the other tab may be done with it.
    else if (await alone(lead.key, async () => !(await isGone(lead.key)) && (await deliver(lead)))) delivered.push(lead)
  }
  if (waiting.length === 0) flag(false)
  await settle()
  return delivered
}
