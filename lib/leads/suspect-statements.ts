// What staff decide about a suspect lead, as SQL for the Worker and for `npm run leads`.

/**
 * The lead with the id ?1 is real: it is delivered at ?2 (milliseconds since 1970), also where a
 * digest of suspects has told of it.
 */
export const realStatements: readonly string[] = [
  `UPDATE deliveries SET is_suspect = 0, delivered_at_ms = NULL, refused_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL,
     next_attempt_at_ms = ?2
   WHERE lead_id = ?1 AND occasion = 'lead' AND EXISTS (SELECT 1 FROM leads WHERE id = ?1 AND (suspect IS NOT NULL OR junk_at_ms IS NOT NULL))`,
  'UPDATE leads SET suspect = NULL, junk_at_ms = NULL WHERE id = ?1 AND ?2 IS NOT NULL',
]

/**
 * The lead with the id ?1 is junk since ?2 (milliseconds since 1970): what still waits of it is not
 * sent, and a week later it is deleted.
 */
export const junkStatements: readonly string[] = [
  'UPDATE leads SET junk_at_ms = ?2 WHERE id = ?1 AND junk_at_ms IS NULL',
  'UPDATE deliveries SET is_suspect = 2 WHERE lead_id = ?1 AND delivered_at_ms IS NULL AND ?2 IS NOT NULL',
]
