// The link to the office page at the end of a digest. Only the hash of the office's own link is
// stored, so a digest has one that is made of this hash: it works today and tomorrow, and no longer
// than the office's own.
import type { StoredLead } from '@/lib/leads/stored-lead'
import { DAY_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { sha256Hex } from '@/worker/receive/idempotency'
import { OFFICE_PATH } from '@/worker/staff/links'

const hashOf = (text: string): Promise<string> => sha256Hex(new TextEncoder().encode(text))

const digestKey = async (officeHash: string, day: number): Promise<string> =>
  (await hashOf(`digest ${day} ${officeHash}`)).slice(0, 32)

const readHash = (env: Env): Promise<string | null> =>
  env.DB.prepare('SELECT key_hash FROM office_link').first<string>('key_hash')

/** Whether `key` is the office's own, or that of a digest of yesterday or today. */
export async function opensOffice(env: Env, key: string): Promise<boolean> {
  const hash = /^[0-9a-f]{32}$/.test(key) ? await readHash(env) : null
  if (hash === null) return false
  const day = Math.floor(Date.now() / DAY_MS)
  const keys = await Promise.all([day, day - 1].map(async one => hashOf(await digestKey(hash, one))))
  return [hash, ...keys].includes(await hashOf(key))
}

/** Null where the office has no link, or the address of the site is not known. */
export async function officeUrlOf(
  env: Env,
  { desk_origin }: Pick<StoredLead, 'desk_origin'>,
  of: 'leads' | 'suspects',
): Promise<string | null> {
  const hash = desk_origin === null ? null : await readHash(env)
  if (hash === null) return null
  const view = of === 'suspects' ? '?view=suspect' : ''
  return `${desk_origin}${OFFICE_PATH}${await digestKey(hash, Math.floor(Date.now() / DAY_MS))}${view}`
}
