// What goes when the office deletes a person.
import { leadsOfPeople } from '@/lib/leads/person'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import type { Env } from '@/worker/env'

const MAX_LEADS = 200

/** All requests, of any time, of whoever sent the lead `id`; empty where there is none. */
export async function deletionOf(env: Env, id: string): Promise<readonly StoredLead[]> {
  const { results } = await env.DB.prepare(
    `SELECT ${storedLeadColumns} FROM leads WHERE seq IN (${leadsOfPeople('id = ?1')}) ORDER BY received_at_ms LIMIT ${MAX_LEADS}`,
  )
    .bind(id)
    .all<StoredLead>()
  return results
}
