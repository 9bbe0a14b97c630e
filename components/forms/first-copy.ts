// The first copy of a lead: in localStorage, before anything else happens, because a tab that is
// closed right after the press has no time for the database (outbox-store.ts). It goes once the
// database has the lead. Nothing here throws: without storage nothing is kept.
import { parseJson } from '@/lib/fields'
import { randomId } from '@/lib/random-id'
import { FIRST_COPY_KEY, OUTBOX_FLAG, SETTLED_KEY } from '@/lib/storage-keys'
import type { Lead, QueuedLead } from './lead'
import { sourceOfVisit } from './visit'

/** An Idempotency-Key. */
export const newKey = (): string => crypto.randomUUID?.() ?? randomId()

/**
 * What the visitor entered: the body without the page's address and the picture, which can differ
 * between two presses.
 */
export function identityOf({ url, body }: Pick<Lead, 'url' | 'body'>): string {
  const {
    page_url: _page,
    utm: _utm,
    plan_image_jpeg: _image,
    ...entered
  } = JSON.parse(body) as Record<string, unknown>
  return JSON.stringify([url, entered])
}

export function setFlag(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(OUTBOX_FLAG, '1')
    else localStorage.removeItem(OUTBOX_FLAG)
  } catch {
    // localStorage is blocked: the outbox is still read when the page's scripts load.
  }
}

export function dropFirstCopy(key: string): void {
  try {
    localStorage.removeItem(FIRST_COPY_KEY + key)
  } catch {
    // localStorage is blocked.
  }
}

export function hasFirstCopy(key: string): boolean {
  try {
    return localStorage.getItem(FIRST_COPY_KEY + key) !== null
  } catch {
    return false
  }
}

/** As stored: leadOf in outbox-store.ts makes leads of them. */
export function firstCopies(): readonly unknown[] {
  try {
    return Object.keys(localStorage)
      .filter(name => name.startsWith(FIRST_COPY_KEY))
      .map(name => parseJson(localStorage.getItem(name) ?? ''))
  } catch {
    return []
  }
}

/** So many leads that are over are remembered, for pages that slept through it. */
const MAX_SETTLED = 20

type Settled = 'sent' | 'refused'

const settledLeads = (): Readonly<Record<string, unknown>> => {
  try {
    return Object(parseJson(localStorage.getItem(SETTLED_KEY) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** How a lead of this device ended. Undefined where that is not known. */
export function settledAs(key: string): Settled | undefined {
  const status = settledLeads()[key]
  return status === 'sent' || status === 'refused' ? status : undefined
}

export function markSettled(key: string, status: Settled): void {
  const others = Object.entries(settledLeads()).filter(([other]) => other !== key)
  try {
    localStorage.setItem(
      SETTLED_KEY,
      JSON.stringify(Object.fromEntries([...others, [key, status]].slice(-MAX_SETTLED))),
    )
  } catch {
    // localStorage is blocked or full.
  }
}

/** By the address that they go to: the last lead that this page sent. */
const last = new Map<string, { readonly identity: string; readonly lead: QueuedLead }>()

export const rememberSent = (lead: QueuedLead): void =>
  void last.set(lead.url, { identity: identityOf(lead), lead: { ...lead, photos: [] } })

/**
 * The lead as it is sent, without its photos, once its first copy is stored. What is sent again
 * unchanged keeps its key and its body.
 */
export function firstCopyOf({ photos: _photos, ...lead }: Lead): QueuedLead {
  const identity = identityOf(lead)
  const known = last.get(lead.url)
  const queued: QueuedLead =
    known?.identity === identity
      ? known.lead
      : {
          ...lead,
          key: newKey(),
          keptAt: Date.now(),
          source: sourceOfVisit(),
          pageSeconds: performance.now() / 1000,
        }
  last.set(lead.url, { identity, lead: queued })
  if (settledAs(queued.key) === 'sent') return queued
  try {
    localStorage.setItem(FIRST_COPY_KEY + queued.key, JSON.stringify(queued))
    setFlag(true)
  } catch {
    // localStorage is blocked or full.
  }
  return queued
}
