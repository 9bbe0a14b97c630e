// Decides which requests are the same lead: by the sender's Idempotency-Key, else by the body.
import { DAY_MS } from '@/lib/time'
import type { LeadKind } from '@/lib/leads/choices'
import { Problem } from '@/worker/http/problem'
import { sha256Hex } from '@/worker/sha256'

export interface Identity {
  /** The key to store the lead under, and further keys it may be stored under already. */
  readonly keys: readonly [string, ...string[]]
  /** From hashBody: a known key with another body is refused. */
  readonly bodyHash: string
}

const KEY = /^[\x21-\x7e]{8,128}$/

/**
 * Undefined when there is none. Throws a Problem for a key that is not 8 to 128 visible ASCII
 * characters.
 */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key !== null) checkIdempotencyKey(key)
  return key ?? undefined
}

/** Throws a Problem for a key that is not 8 to 128 visible ASCII characters. */
export function checkIdempotencyKey(key: string): void {
  if (!KEY.test(key))
    throw new Problem('bad_idempotency_key', 'Idempotency-Key has to be 8 to 128 visible ASCII characters')
}

/**
 * Keys for a lead without one: of its body today, and of the same body yesterday. The same body
 * within a day is one lead; weeks later it is a new one. No key of a sender can equal them, because
 * they contain a space.
 */
export function derivedKeys(bodyHash: string, nowMs: number): Identity['keys'] {
  const on = (ms: number) => `sha256 ${bodyHash} ${new Date(ms).toISOString().slice(0, 10)}`
  return [on(nowMs), on(nowMs - DAY_MS)]
}

/**
 * SHA-256 in hex of the kind and the body as sent, regardless of key order and white space. Hash
 * before validation fills and cleans the body, so that a later version of the schema still
 * recognizes a replay.
 */
export async function hashBody(kind: LeadKind, body: unknown): Promise<string> {
  return sha256Hex(new TextEncoder().encode(`${kind}\n${canonicalJson(body)}`))
}

/** JSON with sorted keys. Recursive: only for values whose depth a schema has limited. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}
