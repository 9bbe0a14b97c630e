// `test`: sends a marked trial lead to every destination and says how each answered. The Worker
// delivers it like any other lead.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { business } from '../../content/business.ts'
import { parsePhone } from '../../lib/phone.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Options } from './options.ts'
import { LeadsError, query, type Store } from './store.ts'
import { log, printable, warn } from './terminal.ts'
import { wakeSite } from './wake.ts'

const NAME = 'Trial lead, please ignore'
const LOCATION = 'Huntington, NY 11743'
const KEY_PREFIX = 'trial-'
/** A trial that was interrupted leaves its lead; the next one deletes it. */
const ABANDONED_AFTER_MS = 10 * MINUTE_MS
const POLL_LOCAL_MS = 500
/** Each poll is a run of wrangler. */
const POLL_REMOTE_MS = 5_000

interface Attempt {
  readonly destination: string
  readonly attempts: number
  readonly last_error: string | null
  readonly delivered_at_ms: number | null
}

export async function testDestinations(store: Store, options: Options): Promise<void> {
  const id = randomUUID()
  const startedMs = Date.now()
  await insertTrial(store, id, startedMs, options.origin)
  try {
    warn(`The trial lead is stored, and sent ${await wakeSite(store, options)}.`)
    await reportAnswers(store, id, startedMs, options)
  } finally {
    await query(store, 'DELETE FROM leads WHERE id = ?1', id)
  }
}

async function reportAnswers(store: Store, id: string, startedMs: number, options: Options): Promise<void> {
  const answers = new Map<string, { readonly isDelivered: boolean }>()
  let attempts: readonly Attempt[] = []
  for (;;) {
    attempts = await query<Attempt>(
      store,
      `SELECT destination, attempts, last_error, delivered_at_ms FROM deliveries
       WHERE lead_id = ?1 AND occasion = 'lead' ORDER BY destination`,
      id,
    )
    for (const attempt of attempts) {
      const answer = answerText(attempt, startedMs)
      if (answer === undefined || answers.has(attempt.destination)) continue
      answers.set(attempt.destination, { isDelivered: attempt.delivered_at_ms !== null })
      log(`${attempt.destination}: ${answer}`)
    }
    if (attempts.length > 0 && answers.size === attempts.length) break
    if (Date.now() - startedMs >= options.wait * 1000) break
    await sleep(!options.remote && !options.staging ? POLL_LOCAL_MS : POLL_REMOTE_MS)
  }
  if (attempts.length === 0)
    throw new LeadsError(
      `The trial lead went nowhere within ${options.wait} s. ${
        !options.remote && !options.staging ? 'Does the site run (npm start)' : 'Is the site deployed'
      }, and is a destination set (docs/deploy.md)?`,
    )
  for (const { destination } of attempts)
    if (!answers.has(destination)) log(`${destination}: no answer within ${options.wait} s`)
  const missed = attempts.filter(({ destination }) => answers.get(destination)?.isDelivered !== true)
  if (missed.length > 0)
    throw new LeadsError(`The trial lead did not reach: ${missed.map(({ destination }) => destination).join(', ')}`)
}

/** Undefined while the first attempt goes on. */
function answerText({ attempts, last_error, delivered_at_ms }: Attempt, startedMs: number): string | undefined {
  if (delivered_at_ms !== null)
    return `delivered after ${Math.max(0, Math.round((delivered_at_ms - startedMs) / 1000))} s`
  if (attempts === 0 || last_error === null) return undefined
  return `not delivered: ${printable(last_error)}`
}

/** Without an origin, links start with that of the newest lead that has one. */
async function insertTrial(store: Store, id: string, nowMs: number, origin: string | undefined): Promise<void> {
  const phone = parsePhone(business.phone)
  const payload = {
    name: NAME,
    phone: business.phone,
    location: LOCATION,
    charger: 'Not sure — advise me',
    utm: {},
  }
  await store.batch([
    {
      sql: "DELETE FROM leads WHERE is_trial = 1 AND idempotency_key LIKE ?1 || '%' AND received_at_ms < ?2",
      parameters: [KEY_PREFIX, nowMs - ABANDONED_AFTER_MS],
    },
    {
      sql: `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, phone_e164, location, payload,
              sheet_token, desk_origin, is_trial)
            SELECT ?1, 'quote', ?2, '', ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
              COALESCE(?11, (SELECT desk_origin FROM leads WHERE desk_origin IS NOT NULL ORDER BY seq DESC LIMIT 1)), 1`,
      parameters: [
        id,
        `${KEY_PREFIX}${id}`,
        nowMs,
        new Date(nowMs).toISOString(),
        NAME,
        business.phone,
        phone.ok ? phone.e164 : null,
        LOCATION,
        JSON.stringify(payload),
        randomBytes(16).toString('hex'),
        origin ?? null,
      ],
    },
    { sql: 'INSERT INTO unassigned_leads (lead_id) VALUES (?1)', parameters: [id] },
  ])
}
