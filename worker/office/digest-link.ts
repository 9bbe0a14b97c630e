// The link to the office page at the end of a digest. Only the hash of the office's own link is
// stored, so a digest has one that is made of this hash: it works today and tomorrow, and no longer
// than the office's own.
import { DAY_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { sha256Hex } from '@/worker/sha256'
import { OFFICE_PATH } from '@/worker/staff/links'

const hashOf = (text: string): Promise<string> => sha256Hex(new TextEncoder().encode(text))

const digestKey = async (officeHash: string, day: number): Promise<string> =>
  (await hashOf(`digest ${day} ${officeHash}`)).slice(0, 32)

/** The hash of a key that is the office's, or of a digest of yesterday or today; else null. */
export async function officeOf(env: Env, key: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(key)) return null
  const office = await env.DB.prepare('SELECT key_hash FROM office_link').first<string>('key_hash')
  if (office === null) return null
  const day = Math.floor(Date.now() / DAY_MS)
  const digests = await Promise.all([day, day - 1].map(async one => hashOf(await digestKey(office, one))))
  const hash = await hashOf(key)
  return [office, ...digests].includes(hash) ? hash : null
}

/** `hash`: of the office's own link. Null where it has none, or the site's address is not known. */
export async function officeUrl(
  hash: string | null,
  origin: string | null,
  of: 'leads' | 'suspects',
): Promise<string | null> {
  if (hash === null || origin === null) return null
  const view = of === 'suspects' ? '?view=suspect' : ''
  return `${origin}${OFFICE_PATH}${await digestKey(hash, Math.floor(Date.now() / DAY_MS))}${view}`
}
