// Junk and real, as SQL for the Worker and for `npm run leads`.
import { joinPerson } from './person'

interface Statement {
  readonly sql: string
  readonly parameters: readonly (string | number)[]
}

/** Takes junk back: what waits of the lead goes on waiting, and what was delivered stays so. */
export const notJunk = (id: string): readonly Statement[] =>
  [
    'UPDATE leads SET junk_at_ms = NULL WHERE id = ?1',
    `UPDATE deliveries SET is_suspect = (SELECT suspect IS NOT NULL FROM leads WHERE id = ?1) WHERE lead_id = ?1 AND is_suspect = 2`,
    joinPerson,
  ].map(sql => ({ sql, parameters: [id] }))

/**
 * A person has sent it. A suspect is due at once, also where a digest of suspects has told of it.
 */
export const realLead = (id: string): readonly Statement[] => [
  {
    sql: `UPDATE deliveries SET is_suspect = 0, delivered_at_ms = NULL, refused_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL,
            next_attempt_at_ms = 0
          WHERE lead_id = ?1 AND occasion = 'lead' AND EXISTS (SELECT 1 FROM leads WHERE id = ?1 AND suspect IS NOT NULL)`,
    parameters: [id],
  },
  { sql: 'UPDATE leads SET suspect = NULL WHERE id = ?1', parameters: [id] },
  ...notJunk(id),
]

/** Junk since `nowMs`: what still waits of them is not sent, and a week later they are deleted. */
export function junkLeads(ids: readonly string[], nowMs: number): readonly Statement[] {
  const list = JSON.stringify(ids)
  return [
    {
      sql: 'UPDATE leads SET junk_at_ms = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND junk_at_ms IS NULL',
      parameters: [list, nowMs],
    },
    {
      sql: 'UPDATE deliveries SET is_suspect = 2 WHERE lead_id IN (SELECT value FROM json_each(?1)) AND delivered_at_ms IS NULL',
      parameters: [list],
    },
  ]
}
