// Whether leads can be stored: the health check and the hourly run write to both stores, and leads
// that were turned away for a reason of ours are counted.
import { MINUTE_MS } from '@/lib/time'
import type { Env } from './env'
import { logFailure } from './log'
import { withStoreTimeout } from './store-timeout'

const FILLER_BYTES = 16 * 1024
const PROBE_KEY = 'probe'

const recordProbe = (env: Env, name: 'database' | 'pictures') =>
  env.DB.prepare(
    `INSERT INTO probes (name, at_ms, filler) VALUES (?1, ?2, randomblob(?3))
     ON CONFLICT (name) DO UPDATE SET at_ms = excluded.at_ms, filler = excluded.filler`,
  ).bind(name, Date.now(), name === 'database' ? FILLER_BYTES : 0)

/** Writes to both stores. Resolves to those that took it. Never throws; each in vain is logged. */
export async function probeStores(env: Env): Promise<readonly string[]> {
  const probes = {
    database: () => recordProbe(env, 'database').run(),
    pictures: async () => {
      await env.PLANS.put(PROBE_KEY, crypto.getRandomValues(new Uint8Array(FILLER_BYTES)))
      await recordProbe(env, 'pictures').run()
    },
  }
  const written = await Promise.all(
    Object.entries(probes).map(([store, probe]) =>
      withStoreTimeout<unknown>(probe()).then(() => [store], logFailure('probe_failed', { store })),
    ),
  )
  await saveRefused(env).catch(logFailure('probe_failed'))
  return written.flatMap(store => store ?? [])
}

/** Refused by this instance of the Worker and not written yet, by minute. */
const unsaved = new Map<number, number>()
const SAVE_AFTER_MS = 5_000
export const REFUSED_WINDOW_MS = 10 * MINUTE_MS
let savedAtMs = 0

/** A lead was turned away because it could not be stored, or too many came. Never throws. */
export async function countRefused(env: Env): Promise<void> {
  const now = Date.now()
  const minute = Math.floor(now / MINUTE_MS)
  unsaved.set(minute, (unsaved.get(minute) ?? 0) + 1)
  if (Math.abs(now - savedAtMs) < SAVE_AFTER_MS) return
  savedAtMs = now
  // The next one writes it.
  await saveRefused(env).catch(() => undefined)
}

async function saveRefused(env: Env): Promise<void> {
  const now = Date.now()
  const counted = [...unsaved]
  if (counted.length === 0) return
  for (const [minute] of counted) unsaved.delete(minute)
  try {
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO refused_leads (minute, leads)
         SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1) WHERE 1
         ON CONFLICT (minute) DO UPDATE SET leads = leads + excluded.leads`,
      ).bind(JSON.stringify(counted)),
      env.DB.prepare('DELETE FROM refused_leads WHERE minute < ?1 OR minute > ?2').bind(
        Math.floor((now - REFUSED_WINDOW_MS) / MINUTE_MS),
        Math.floor(now / MINUTE_MS) + 1,
      ),
    ])
  } catch (error) {
    for (const [minute, leads] of counted)
      if ((minute + 1) * MINUTE_MS > now - REFUSED_WINDOW_MS) unsaved.set(minute, (unsaved.get(minute) ?? 0) + leads)
    throw error
  }
}

/** What this instance has not written yet: since `sinceMs`, and the minute of the newest. */
export function unsavedRefused(sinceMs: number): { readonly leads: number; readonly newestMs: number } {
  const recent = [...unsaved].filter(([minute]) => (minute + 1) * MINUTE_MS > sinceMs)
  return {
    leads: recent.reduce((sum, [, leads]) => sum + leads, 0),
    newestMs: Math.max(0, ...recent.map(([minute]) => (minute + 1) * MINUTE_MS)),
  }
}
