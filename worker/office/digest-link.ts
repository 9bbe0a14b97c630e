// The links to the office page: the office's own, one for each colleague, and that at the end of a
// digest. Only hashes of links are stored, so a digest has one that is made of the hash of the
// office's own: it works today and tomorrow, and no longer than that one.
import { randomId } from '@/lib/random-id'
import { DAY_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { sha256Hex } from '@/worker/sha256'
import { OFFICE_PATH } from '@/worker/staff/links'

const hashOf = (text: string): Promise<string> => sha256Hex(new TextEncoder().encode(text))

const digestKey = async (officeHash: string, day: number): Promise<string> =>
  (await hashOf(`digest ${day} ${officeHash}`)).slice(0, 32)

/** Whoever has opened a link. */
export interface Visitor {
  readonly keyHash: string
  /** Whose link it is; a digest's stands in a chat, so it leads to lists and their buttons only. */
  readonly link: 'office' | 'colleague' | 'digest'
  /** Of a colleague; '' otherwise. */
  readonly initials: string
}

/** Null for a key that is no link, or is one no longer. */
export async function visitorOf(env: Env, key: string): Promise<Visitor | null> {
  if (!/^[0-9a-f]{32}$/.test(key)) return null
  const keyHash = await hashOf(key)
  const { results } = await env.DB.prepare(
    'SELECT key_hash, initials FROM colleagues WHERE key_hash = ?1 UNION ALL SELECT key_hash, NULL FROM office_link',
  )
    .bind(keyHash)
    .all<{ key_hash: string; initials: string | null }>()
  const colleague = results.find(({ initials }) => initials !== null)
  if (colleague) return { keyHash, link: 'colleague', initials: colleague.initials ?? '' }
  const office = results[0]?.key_hash
  if (office === undefined) return null
  if (office === keyHash) return { keyHash, link: 'office', initials: '' }
  const day = Math.floor(Date.now() / DAY_MS)
  const digests = await Promise.all([day, day - 1].map(async one => hashOf(await digestKey(office, one))))
  return digests.includes(keyHash) ? { keyHash, link: 'digest', initials: '' } : null
}

export interface Colleague {
  readonly key_hash: string
  readonly name: string
  readonly initials: string
  readonly created_at_ms: number
}

export async function allColleagues(env: Env): Promise<readonly Colleague[]> {
  const { results } = await env.DB.prepare(
    'SELECT key_hash, name, initials, created_at_ms FROM colleagues ORDER BY name, created_at_ms',
  ).all<Colleague>()
  return results
}

const MAX_COLLEAGUES = 50

/** The key of a new link; null where there are too many. It is shown once and stored nowhere. */
export async function addColleague(env: Env, name: string, initials: string): Promise<string | null> {
  const key = randomId()
  const { meta } = await env.DB.prepare(
    `INSERT INTO colleagues (key_hash, name, initials, created_at_ms) SELECT ?1, ?2, ?3, ?4
     WHERE (SELECT COUNT(*) FROM colleagues) < ?5`,
  )
    .bind(await hashOf(key), name, initials, Date.now(), MAX_COLLEAGUES)
    .run()
  return meta.changes > 0 ? key : null
}

export const endLink = (env: Env, keyHash: string) =>
  env.DB.prepare('DELETE FROM colleagues WHERE key_hash = ?1').bind(keyHash).run()

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
