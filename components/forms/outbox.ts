'use client'
// The device's own copy of a lead: written before the first attempt, removed after a 2xx, sent again (same idempotency key)
// when a page with a form is opened or the network returns. IndexedDB, because a plan's picture is too large for localStorage.
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
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

async function keep(lead: KeptLead): Promise<boolean> {
  try {
    await set(lead.key, lead, store())
    flag(true)
    return true
  } catch (error) {
    console.error('This device keeps no copy of the lead', error)
    return false
  }
}

async function forget(key: string) {
  try {
    await del(key, store())
    if ((await entries(store())).length === 0) flag(false)
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
  }
  return sent
}

/** A key that no other lead has. `randomUUID` exists on secure origins only; a phone may open the site by address in a workshop. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a lead; keeps it on the device until it has gone out. Never throws. */
export async function sendLead(lead: Lead): Promise<Outcome> {
  const own: KeptLead = { ...lead, key: newKey(), keptAt: Date.now() }
  return (
    (await alone(own.key, async () => {
      const kept = await keep(own)
      if (await deliver(own)) return 'sent'
      return kept ? 'kept' : 'lost'
    })) ?? 'kept'
  )
}

/** Sends what waits on this device. Gives the number that went out. */
export async function flushOutbox(): Promise<number> {
  let waiting: KeptLead[]
  try {
    waiting = (await entries<string, KeptLead>(store())).map(([, lead]) => lead)
  } catch {
    return 0
  }
  let sent = 0
  for (const lead of waiting.toSorted((a, b) => a.keptAt - b.keptAt)) {
    if (Date.now() - lead.keptAt > KEEP_DAYS * 86_400_000) await forget(lead.key)
    else if (await alone(lead.key, () => deliver(lead))) sent += 1
  }
  if (waiting.length === 0) flag(false)
  return sent
}
