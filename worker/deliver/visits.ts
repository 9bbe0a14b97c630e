// News of visits: who held, gave back or changed a window, to the destinations; what staff decided,
// to the customer by mail. Holds that end, and the reminder to confirm before.
import { CUSTOMER } from '@/worker/destinations'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type Env } from '@/worker/env'
import { newsOfVisit } from '@/worker/visits/customer'
import { endDueHolds, visitOf } from '@/worker/visits/store'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { isMailbox } from '@/worker/destinations/mail'
import { letter, recipientsOf } from './confirm'
import type { SendError } from './send'
import { sendMail } from './send-mail'

/** Leads that may be a machine's wait until staff say that they are real. */
const IS_KNOWN = 'lead_id IN (SELECT id FROM leads WHERE suspect IS NULL)'

/** Of several in a row the last is told. */
const insert = (env: Env, occasion: 'visit' | 'visit-reminder', names: readonly string[], nowMs: number, due: string) =>
  env.DB.prepare(
    `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, lead_seq)
     SELECT leads.id, name.value, ?1, ?3, leads.seq FROM visits JOIN leads ON leads.id = lead_id, json_each(?2) AS name
     WHERE ${due} AND suspect IS NULL AND junk_at_ms IS NULL AND is_trial = 0
     ON CONFLICT DO UPDATE SET next_attempt_at_ms = ?3, attempts = 0, refusals = 0, last_error = NULL,
       delivered_at_ms = NULL, refused_at_ms = NULL`,
  ).bind(occasion, JSON.stringify(names), nowMs)

/**
 * Ends holds that are due, and adds what is to be told by `nowMs`, in one transaction. Resolves to
 * when there is more to do; null: not by itself.
 */
export async function tellVisits(env: Env, nowMs: number): Promise<number | null> {
  const { names } = deliverySettings(env)
  const customers = recipientsOf(env).filter(({ name }) => name === CUSTOMER)
  const results = await env.DB.batch<{ ms: number | null }>([
    endDueHolds(env, nowMs),
    insert(env, 'visit-reminder', names, nowMs, `visits.remind_at_ms <= ${nowMs}`),
    env.DB.prepare(`UPDATE visits SET remind_at_ms = NULL WHERE remind_at_ms <= ?1 AND ${IS_KNOWN}`).bind(nowMs),
    insert(env, 'visit', names, nowMs, 'news > 0'),
    ...customers.map(({ name }) => insert(env, 'visit', [name], nowMs, 'news = 2 AND email IS NOT NULL')),
    env.DB.prepare(`UPDATE visits SET news = 0 WHERE news > 0 AND ${IS_KNOWN}`),
    env.DB.prepare(
      `SELECT MIN(ms) AS ms FROM (
         SELECT MIN(ends_at_ms) AS ms FROM visits WHERE window_id IS NOT NULL AND confirmed_at_ms IS NULL
         UNION ALL SELECT MIN(remind_at_ms) FROM visits WHERE remind_at_ms IS NOT NULL AND ${IS_KNOWN})`,
    ),
  ])
  return results.at(-1)?.results[0]?.ms ?? null
}

/** Whether this customer hears of the visit by mail; else staff send the text. */
export const isToldByMail = (env: Env, { email, suspect, junk_at_ms, is_trial }: StoredLead): boolean =>
  email !== null &&
  suspect === null &&
  junk_at_ms === null &&
  is_trial === 0 &&
  isMailbox(email) &&
  recipientsOf(env).some(({ name }) => name === CUSTOMER)

/** What is true when it is sent; nothing where nothing is to be said any more. */
export async function sendVisitMail(env: Env, customer: Destination, lead: StoredLead): Promise<SendError | undefined> {
  const visit = await visitOf(env, lead.id)
  const news = visit === null ? null : await newsOfVisit(env, lead, visit)
  if (news === null || lead.email === null || !isMailbox(lead.email)) return undefined
  const content = { ...letter(news.subject, news.text.split('\n')), replyTo: customer.to?.[0] ?? null }
  return sendMail(env, { ...customer, to: [lead.email] }, content)
}
