// Hashes that say whether two leads have the same sender or words. They are made with a random key
// that is dropped after its day, so that nobody can find a number by trying all of them.
import { DAY_MS, HOUR_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { logFailure } from '@/worker/log'

/** Night in New York, UTC: hashes of the hour before compare with none after. */
const TURN_OF_DAY_MS = 8 * HOUR_MS

const today = () => Math.floor((Date.now() - TURN_OF_DAY_MS) / DAY_MS)

async function keyOfToday(env: Env): Promise<string> {
  const select = env.DB.prepare('SELECT key FROM sender_keys WHERE day = ?1').bind(today())
  const known = await select.first<string>('key')
  if (known !== null) return known
  const insert = env.DB.prepare('INSERT OR IGNORE INTO sender_keys (day, key) VALUES (?1, lower(hex(randomblob(32))))')
  const [, made] = await env.DB.batch<{ key: string }>([insert.bind(today()), select])
  return made?.results[0]?.key ?? crypto.randomUUID()
}

/**
 * Resolves to a function that makes 32 hexadecimal digits of a text, the same ones within a day.
 * Where the key cannot be read they equal no others. Never throws.
 */
export async function senderHash(env: Env): Promise<(text: string) => Promise<string>> {
  const encoder = new TextEncoder()
  const text = await keyOfToday(env).catch((error: unknown) => {
    logFailure('sender_key_failed')(error)
    return crypto.randomUUID()
  })
  const key = await crypto.subtle.importKey('raw', encoder.encode(text), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return async value => {
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(value)))
    return Array.from(signed.slice(0, 16), byte => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** For a batch: drops the keys of other days. */
export const dropSenderKeys = (env: Env): D1PreparedStatement =>
  env.DB.prepare('DELETE FROM sender_keys WHERE day <> ?1').bind(today())
