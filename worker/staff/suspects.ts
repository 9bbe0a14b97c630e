// What staff decide about a suspect lead: real or junk.
import { junkStatements, realStatements } from '@/lib/leads/suspect-statements'
import type { Env } from '@/worker/env'

const decide = async (env: Env, statements: readonly string[], leadId: string): Promise<void> => {
  const now = Date.now()
  await env.DB.batch(statements.map(sql => env.DB.prepare(sql).bind(leadId, now)))
}

/**
 * A person has sent it: `suspect` and `junk_at_ms` are cleared, and it is due at every destination.
 * `deliverLead`, for `waitUntil`, delivers it at once.
 */
export const markReal = (env: Env, leadId: string): Promise<void> => decide(env, realStatements, leadId)

/** Nothing more is sent of it, and a week later it is deleted. `markReal` takes it back. */
export const markJunk = (env: Env, leadId: string): Promise<void> => decide(env, junkStatements, leadId)
