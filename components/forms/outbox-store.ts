// Unsent leads on the visitor's device. IndexedDB, because a plan's picture is too large for
// localStorage.
import { createStore, del, get, set, values, type UseStore } from 'idb-keyval'
import type { DataLayerEvent } from '@/lib/data-layer'
import { isFields, parseJson } from '@/lib/fields'
import { photoNumbers, photoSubjects, PLAN_PICTURE } from '@/lib/leads/photos'
import { OUTBOX_DATABASE } from '@/lib/storage-keys'
import { dropFirstCopy, firstCopies, hasFirstCopy, identityOf, newKey, setFlag, settledAs } from './first-copy'
import type { Lead, LeadPhoto, QueuedLead } from './lead'

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

const leadsOf = (records: readonly unknown[]) => records.map(leadOf).filter(lead => lead !== undefined)

/** Undefined when the database cannot be read. */
async function storedLeads(): Promise<readonly QueuedLead[] | undefined> {
  try {
    return leadsOf(await withTimeout(values(store())))
  } catch {
    return undefined
  }
}

/** First copies that the database does not have, under their own key or an earlier one. */
function withoutStored(stored: readonly QueuedLead[]): readonly QueuedLead[] {
  const identities = new Map(stored.map(lead => [identityOf(lead), lead.key]))
  return leadsOf(firstCopies()).filter(copy => {
    const key = identities.get(identityOf(copy))
    if (key === undefined) return !stored.some(lead => lead.key === copy.key)
    // Pressed again on another page, which was closed before it found the earlier lead.
    if (key !== copy.key) dropFirstCopy(copy.key)
    return false
  })
}

/** Oldest first. Where the database cannot be read, the first copies. */
export async function readQueue(): Promise<readonly QueuedLead[]> {
  const stored = await storedLeads()
  const leads = [...(stored ?? []), ...withoutStored(stored ?? [])]
  if (stored && leads.length === 0) setFlag(false)
  return leads.toSorted((a, b) => a.keptAt - b.keptAt)
}

/** Whether the server has taken or refused the lead. False when that is not known. */
export async function isSettled(key: string): Promise<boolean> {
  if (hasFirstCopy(key)) return false
  try {
    const lead = leadOf(await withTimeout(get(key, store())))
    return lead === undefined || lead.isSent === true
  } catch {
    return settledAs(key) !== undefined
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

/** Whether the device has the lead, with its photos. */
export async function save(lead: QueuedLead): Promise<boolean> {
  try {
    await withTimeout(set(lead.key, lead, store()))
    dropFirstCopy(lead.key)
    setFlag(true)
    return true
  } catch (error) {
    if (!lead.isSent && !lead.photos?.length && hasFirstCopy(lead.key)) return true
    console.error('This device keeps no copy of the lead', error)
    return false
  }
}

export async function remove(key: string): Promise<void> {
  dropFirstCopy(key)
  try {
    await withTimeout(del(key, store()))
    await readQueue()
  } catch {
    // Nothing to remove: the device stores nothing.
  }
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
