// Pictures in R2 without a lead. Each upload is noted first and its note is taken off in the batch that writes the lead, so a crash
// at any point leaves a note behind, and a note leads to the picture.
import type { Env } from './env'
import { errorText, logProblem } from './log'

/** No upload takes this long. A note whose time lies this far ahead was written before the clock was set back. */
const LOOSE_AFTER_MS = 10 * 60_000
const SWEEP_AT_ONCE = 20

/** Before the upload. */
export async function notePicture(env: Env, imageKey: string): Promise<void> {
  await env.DB.prepare('INSERT INTO loose_pictures (image_key, since_ms) VALUES (?1, ?2)')
    .bind(imageKey, Date.now())
    .run()
}

/**
 * Deletes a picture that no lead has claimed, and its note. Marking the note comes first: from then on no lead can claim the picture,
 * not even one whose batch is on its way, so nothing that is in use is ever deleted.
 */
export async function sweepPicture(env: Env, imageKey: string): Promise<void> {
  const marked = await env.DB.prepare('UPDATE loose_pictures SET swept = 1 WHERE image_key = ?1').bind(imageKey).run()
  if (marked.meta.changes === 0) return
  await env.PLANS.delete(imageKey)
  await env.DB.prepare('DELETE FROM loose_pictures WHERE image_key = ?1').bind(imageKey).run()
}

/** Sweeps what crashed uploads have left. */
export async function sweepLoosePictures(env: Env): Promise<void> {
  const now = Date.now()
  const { results } = await env.DB.prepare(
    'SELECT image_key FROM loose_pictures WHERE swept = 1 OR since_ms < ?1 OR since_ms > ?2 ORDER BY since_ms LIMIT ?3',
  )
    .bind(now - LOOSE_AFTER_MS, now + LOOSE_AFTER_MS, SWEEP_AT_ONCE)
    .all<{ image_key: string }>()
  for (const { image_key } of results) {
    await sweepPicture(env, image_key).catch((error: unknown) =>
      logProblem('sweep_failed', { imageKey: image_key, error: errorText(error) }),
    )
  }
}
