'use client'
// Sends leads. A copy is stored on the device before the first attempt and removed after a 2xx; until then the lead is sent again, under
// the same idempotency key, whenever a page with a form opens or the network returns.
import { pushEvent } from '@/lib/data-layer'
import { notifyTabs, onTabMessage, withLock } from './cross-tab'
import { isRemoved, readQueue, remove, save, type Lead, type QueuedLead } from './outbox-store'

export type { Lead } from './outbox-store'

/** 'sent': answered 2xx. 'kept': not yet, the lead is stored on this device. 'lost': not sent and not stored. */
export type Outcome = 'sent' | 'kept' | 'lost'

const REQUEST_TIMEOUT_MS = 15_000
/** Older requests are deleted unsent: they are personal data, and no longer worth a call. */
const MAX_AGE_DAYS = 30

async function post({ url, mode, body, key }: QueuedLead): Promise<boolean> {
  try {
    const headers: HeadersInit = mode === 'json' ? { 'Content-Type': 'application/json', 'Idempotency-Key': key } : {}
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) console.error(`The lead was answered with status ${response.status}`)
    return response.ok
  } catch (error) {
    console.error('The lead could not be sent', error)
    return false
  }
}

async function deliver(lead: QueuedLead): Promise<boolean> {
  if (!(await post(lead))) return false
  await remove(lead.key)
  notifyTabs()
  try {
    pushEvent(lead.event)
  } catch (error) {
    // Tag Manager replaces dataLayer.push with its own.
    console.error('The event of the lead could not be pushed', error)
  }
  return true
}

const withLeadLock = <T>(key: string, work: () => Promise<T>) => withLock(`lead-${key}`, work)

/** `randomUUID` exists on secure origins only. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** By address: the lead that this page shows as waiting, which is the last one that its form sent. */
const waiting = new Map<string, { readonly key: string; readonly onDelivered: () => void }>()

/** Calls `onDelivered` of each waiting lead that this or another tab has sent. */
async function reportDelivered() {
  for (const [url, lead] of [...waiting]) {
    if (!(await isRemoved(lead.key)) || waiting.get(url) !== lead) continue
    waiting.delete(url)
    lead.onDelivered()
  }
}

/**
 * Sends a lead and stores it on the device until it is sent. A queued lead with the same address and body is sent again under its old
 * key, so a second press makes no second lead. `onDelivered` is called when a kept lead is sent later while the page is open. Never throws.
 */
export async function sendLead(lead: Lead, onDelivered: () => void): Promise<Outcome> {
  const same = (await readQueue())?.find(({ url, body }) => url === lead.url && body === lead.body)
  const queued: QueuedLead = same ?? { ...lead, key: newKey(), keptAt: Date.now() }
  const outcome = await withLeadLock(queued.key, async (): Promise<Outcome> => {
    const isSaved = await save(queued)
    if (await deliver(queued)) return 'sent'
    return isSaved ? 'kept' : 'lost'
  })
  if (outcome === undefined || outcome === 'kept') {
    waiting.set(lead.url, { key: queued.key, onDelivered })
    onTabMessage(() => void reportDelivered())
  } else waiting.delete(lead.url)
  return outcome ?? 'kept'
}

/** Sends all leads stored on this device. Resolves to those that this page sent; another tab may have sent some. */
export async function flushOutbox(): Promise<readonly Lead[]> {
  const queue = await readQueue()
  if (!queue) return []
  const delivered: Lead[] = []
  for (const lead of queue) {
    if (Date.now() - lead.keptAt > MAX_AGE_DAYS * 86_400_000) await remove(lead.key)
    // Once this tab has the lock, another one may have sent the lead.
    else if (await withLeadLock(lead.key, async () => !(await isRemoved(lead.key)) && (await deliver(lead))))
      delivered.push(lead)
  }
  await reportDelivered()
  return delivered
}
