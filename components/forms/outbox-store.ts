// Unsent leads on the visitor's device. IndexedDB, because a plan's picture is too large for
// localStorage.
import { createStore, del, get, set, values, type UseStore } from 'idb-keyval'
import type { DataLayerEvent } from '@/lib/data-layer'
import type { WebhookMode } from '@/lib/env'
import { isFields, parseJson } from '@/lib/fields'
import { photoNumbers, photoSubjects, type PictureNumber, type PictureSubject, PLAN_PICTURE } from '@/lib/leads/photos'
import { OUTBOX_DATABASE, OUTBOX_FLAG } from '@/lib/storage-keys'
import { randomId } from '@/lib/random-id'

export interface LeadPhoto {
  /** Unique on this device. */
  readonly id: string
  readonly number: PictureNumber
  readonly what: PictureSubject
  /** Not a Blob: WebKit cannot store those in private windows. */
  readonly jpeg: ArrayBuffer
}

export interface Lead {
  readonly url: string
  readonly mode: WebhookMode
  /** JSON text, exactly as it is sent. */
  readonly body: string
  /** Pushed to the dataLayer once the lead is delivered. */
  readonly event?: DataLayerEvent
  /** True when the lead has neither phone nor email. */
  readonly isAnonymous?: boolean
  /**
   * Version of the line under the form, where the body does not carry it. Travels to this site's
   * own lead desk only.
   */
  readonly noticeVersion?: string
  /** Text of the plan's shared link. Travels to this site's own lead desk only. */
  readonly planLink?: string
  /** Sent after the lead, one by one. */
  readonly photos?: readonly LeadPhoto[]
}

export interface QueuedLead extends Lead {
  /** Idempotency key, the same for every attempt. */
  readonly key: string
  /**
   * What brought the visitor, as lib/visit-source.ts writes it. Travels to this site's own lead
   * desk only.
   */
  readonly source?: string
  /** Milliseconds since 1970. The field name is part of what is stored on devices. */
  readonly keptAt: number
  /** Between the opening of the page and the first press. */
  readonly pageSeconds?: number
  /** The server has the lead; its photos are still to be sent. */
  readonly isSent?: boolean
}

/**
 * A database that has not opened by then is treated as blocked, and the lead is sent without a
 * copy.
 */
const TIMEOUT_MS = 3000

let opened: UseStore | undefined
const store = () => (opened ??= createStore(OUTBOX_DATABASE, 'outbox'))

/** After one operation has hung, the next ones fail at once: a lead waits for the limit once. */
let isHanging = false

/** Rejects when the database fails or does not respond in time. */
function withTimeout<T>(operation: Promise<T>): Promise<T> {
  const onAnswer = () => void (isHanging = false)
  operation.then(onAnswer, onAnswer)
  const giveUp = (reject: (error: Error) => void) => {
    isHanging = true
    reject(new Error('IndexedDB does not respond'))
  }
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => giveUp(reject), isHanging ? 0 : TIMEOUT_MS)
    operation.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function setFlag(isSet: boolean) {
  try {
    if (isSet) localStorage.setItem(OUTBOX_FLAG, '1')
    else localStorage.removeItem(OUTBOX_FLAG)
  } catch {
    // localStorage is blocked: the outbox is still read when the page's scripts load.
  }
}

type Unknown<T> = { readonly [Key in keyof T]?: unknown }
const fieldsOf = <T>(value: unknown) => Object(value) as Unknown<T>

const isJsonObject = (text: unknown): text is string => typeof text === 'string' && isFields(parseJson(text))

function isPhoto(value: unknown): value is LeadPhoto {
  const { id, number, what, jpeg } = fieldsOf<LeadPhoto>(value)
  return (
    typeof id === 'string' &&
    ((photoNumbers.some(known => known === number) && photoSubjects.some(known => known === what)) ||
      (number === PLAN_PICTURE.number && what === PLAN_PICTURE.what)) &&
    Object.prototype.toString.call(jpeg) === '[object ArrayBuffer]'
  )
}

/** Text that travels in a header. */
const isHeader = (value: unknown) => typeof value === 'string' && /^[\x20-\x7e]*$/.test(value)
const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Every field of a record, with what makes its value one that can be sent. */
const isSound: { readonly [Field in keyof Required<QueuedLead>]: (value: unknown) => boolean } = {
  key: value => typeof value === 'string' && /^[\w-]{1,100}$/.test(value),
  url: value => typeof value === 'string',
  mode: value => value === 'json' || value === 'simple',
  body: isJsonObject,
  event: value => typeof fieldsOf<DataLayerEvent>(value).event === 'string',
  isAnonymous: isBoolean,
  noticeVersion: isHeader,
  planLink: isHeader,
  photos: Array.isArray,
  source: isHeader,
  keptAt: Number.isFinite,
  pageSeconds: Number.isFinite,
  isSent: isBoolean,
}

/**
 * What can be sent of a stored record; undefined where that is nothing. Such a record stays where
 * it is, and does no harm.
 */
function leadOf(record: unknown): QueuedLead | undefined {
  const stored = Object.entries(fieldsOf<QueuedLead>(record))
  const isKnown = (name: string): name is keyof QueuedLead => Object.hasOwn(isSound, name)
  const lead = Object.fromEntries(
    stored.filter(([name, value]) => isKnown(name) && isSound[name](value)),
  ) as Partial<QueuedLead>
  const { key, url, body, mode = 'json', keptAt = Date.now(), photos = [] } = lead
  if (key === undefined || url === undefined || body === undefined) return undefined
  return { ...lead, key, url, body, mode, keptAt, photos: photos.filter(isPhoto) }
}

/** Oldest first. Undefined when the database cannot be read. */
export async function readQueue(): Promise<readonly QueuedLead[] | undefined> {
  try {
    const records: readonly unknown[] = await withTimeout(values(store()))
    const leads = records.map(leadOf).filter(lead => lead !== undefined)
    if (leads.length === 0) setFlag(false)
    return leads.toSorted((a, b) => a.keptAt - b.keptAt)
  } catch {
    return undefined
  }
}

/** Whether the server has taken or refused the lead. False when the database cannot be read. */
export async function isSettled(key: string): Promise<boolean> {
  try {
    const lead = leadOf(await withTimeout(get(key, store())))
    return lead === undefined || lead.isSent === true
  } catch {
    return false
  }
}

/** Undefined when it is not stored, or the database cannot be read. */
export async function readLead(key: string): Promise<QueuedLead | undefined> {
  try {
    return leadOf(await withTimeout(get(key, store())))
  } catch {
    return undefined
  }
}

/** Whether the lead could be stored, with its photos. */
export async function save(lead: QueuedLead): Promise<boolean> {
  try {
    await withTimeout(set(lead.key, lead, store()))
    setFlag(true)
    return true
  } catch (error) {
    console.error('This device keeps no copy of the lead', error)
    return false
  }
}

export async function remove(key: string): Promise<void> {
  try {
    await withTimeout(del(key, store()))
    await readQueue()
  } catch {
    // Nothing to remove: the device stores nothing.
  }
}

/** An Idempotency-Key. */
export const newKey = (): string => crypto.randomUUID?.() ?? randomId()

/**
 * What the visitor entered: the body without the page's address and the picture, which can differ
 * between two presses.
 */
export function identityOf({ url, body }: Lead): string {
  const {
    page_url: _page,
    utm: _utm,
    plan_image_jpeg: _image,
    ...entered
  } = JSON.parse(body) as Record<string, unknown>
  return JSON.stringify([url, entered])
}

/** The picture in the body of a plan, to be sent by itself. Undefined where there is none. */
export function planPictureOf({ body }: Lead): LeadPhoto | undefined {
  const { plan_image_jpeg: dataUrl } = JSON.parse(body) as { plan_image_jpeg?: unknown }
  const [, base64] = typeof dataUrl === 'string' ? (/^data:image\/jpeg;base64,(.+)$/.exec(dataUrl) ?? []) : []
  if (base64 === undefined) return undefined
  try {
    const jpeg = Uint8Array.from(atob(base64), character => character.charCodeAt(0)).buffer
    return { id: newKey(), ...PLAN_PICTURE, jpeg }
  } catch {
    return undefined
  }
}
