// The link to a lead's status page. Its token is made of the lead page's, so that it can be given
// again to a repeated request, and goes when that link is replaced; only its hash is stored.
// Whoever reads the database has the lead page's link there, which shows and changes more.
import type { Env } from '@/worker/env'
import { sha256Hex } from '@/worker/sha256'

export const STATUS_PATH = '/api/leads/status/'

const hashOf = (text: string): Promise<string> => sha256Hex(new TextEncoder().encode(text))

export interface StatusLink {
  /** '/api/leads/status/<token>' */
  readonly path: string
  /** What is stored. */
  readonly hash: string
}

/** Of the lead with this `sheet_token`. */
export async function statusLink(sheetToken: string): Promise<StatusLink> {
  const token = (await hashOf(`status ${sheetToken}`)).slice(0, 32)
  return { path: `${STATUS_PATH}${token}`, hash: await hashOf(token) }
}

/** The path of a stored lead's status page, which works from then on. */
export async function statusPath(env: Env, id: string, sheetToken: string): Promise<string> {
  const { path, hash } = await statusLink(sheetToken)
  await env.DB.prepare('UPDATE leads SET status_hash = ?2 WHERE id = ?1 AND sheet_token = ?3 AND status_hash IS NOT ?2')
    .bind(id, hash, sheetToken)
    .run()
  return path
}

/** The id of the lead; 'deleted' where there was one; null for what never was a link. */
export async function leadOfStatus(env: Env, token: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(token)) return null
  return env.DB.prepare(
    `SELECT id FROM leads WHERE status_hash = ?1
     UNION ALL SELECT 'deleted' FROM ended_status_links WHERE status_hash = ?1 LIMIT 1`,
  )
    .bind(await hashOf(token))
    .first<string>('id')
}
