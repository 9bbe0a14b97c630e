// Which deliveries are the same lead: by the sender's Idempotency-Key, else by the body itself.
import type { LeadKind } from '../lib/leads/schema'
import { Problem } from './problem'

/** What tells a lead from every other. */
export interface Identity {
  /** The key that it is stored under, and others that it may be stored under already. */
  readonly keys: readonly [string, ...string[]]
  /** `hashBody` of what came: a key that comes with another body is refused. */
  readonly bodyHash: string
}

const KEY = /^[\x21-\x7e]{8,128}$/

/** The sender's key, or undefined when there is none. Throws a Problem for one that is not 8 to 128 visible ASCII characters. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (!KEY.test(key))
    throw new Problem('bad_idempotency_key', 'Idempotency-Key has to be 8 to 128 visible ASCII characters')
  return key
}

const DAY_MS = 86_400_000

/**
 * The keys of a lead that came without one: of its body today, and of the same body yesterday. What is sent twice within a day is one
 * lead; who writes the same words weeks later asks again. The space keeps them apart from every key that a sender can choose.
 */
export function derivedKeys(bodyHash: string, nowMs: number): Identity['keys'] {
  const on = (ms: number) => `sha256 ${bodyHash} ${new Date(ms).toISOString().slice(0, 10)}`
  return [on(nowMs), on(nowMs - DAY_MS)]
}

/**
 * SHA-256, in hex, of the kind and of the body as it was sent; the order of keys and white space in the JSON do not count. Taken before
 * validation fills and cleans anything, so that a later version of the schema still recognizes a replay.
 */
export async function hashBody(kind: LeadKind, body: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${kind}\n${canonicalJson(body)}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON with sorted keys. Only for values whose depth a schema has bounded: it recurses. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}
