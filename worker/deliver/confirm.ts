// One mail to a customer who gave an address: what was asked, when we call, how to add photos, the
// reference (LEAD_CONFIRM). It is a delivery like the office's. The desk cannot know whose address
// it is, so it holds nothing that the sender wrote, goes out once a day and mailbox and to one a
// network, and never for a suspect or in a flood.
import { business } from '@/content/business'
import { confirmationMail as words } from '@/content/words/confirmation'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { usd } from '@/lib/usd'
import { CUSTOMER } from '@/worker/destinations'
import { isMailbox, mail, type MailContent } from '@/worker/destinations/mail'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type Env } from '@/worker/env'
import { logError } from '@/worker/log'
import { leadView } from '@/worker/staff/lead-view'
import { escapeHtml } from '@/worker/plain-text'
import { statusUrl } from '@/worker/visits/customer'
import { areVisitsOn } from '@/worker/visits/settings'
import type { SendError } from './send'
import { sendMail } from './send-mail'

/** Domains of one service by the one that stands for it. */
const SAME_DOMAINS: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['googlemail.com'],
  'icloud.com': ['me.com', 'mac.com'],
  'proton.me': ['protonmail.com', 'protonmail.ch', 'pm.me'],
  'fastmail.com': ['fastmail.fm'],
  'yandex.com': ['yandex.ru', 'ya.ru'],
}

/**
 * 'Jo.Doe+x@googlemail.com' -> 'jodoe@gmail.com'. Dots count in some services, and are left out all
 * the same: two people whose addresses differ by one share a limit.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [service = domain] = Object.entries(SAME_DOMAINS).find(([, others]) => others.includes(domain)) ?? []
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${service}`
}

const MAX_PER_HOUR = 20
/** With more leads in FLOOD_WINDOW_MS nobody gets one; the office gets digests then (pace.ts). */
const MAX_OF_FLOOD = 20
const FLOOD_WINDOW_MS = 10 * MINUTE_MS

/** After that the mail would promise what is past. */
export const CONFIRMATION_ENDS_MS = business.contactPromiseHours * HOUR_MS

/** The office's mail, for the customer, who replies to it. Undefined where none is sent. */
function customerOf(env: Env, destinations: readonly Destination[]): Destination | undefined {
  const office = destinations.find(({ name }) => name === mail.name)
  return env.LEAD_CONFIRM?.trim() === '1' && office !== undefined ? { ...office, name: CUSTOMER } : undefined
}

/** Who gets messages: the destinations, and the customer where there are confirmations. */
export function recipientsOf(env: Env): readonly Destination[] {
  const { destinations } = deliverySettings(env)
  const customer = customerOf(env, destinations)
  return customer ? [...destinations, customer] : destinations
}

/** For the batch that inserts the lead. `network`: a hash of its sender's. */
export function insertConfirmation(
  env: Env,
  id: string,
  email: string | null,
  network: string,
): readonly D1PreparedStatement[] {
  const isWanted = email !== null && isMailbox(email) && customerOf(env, deliverySettings(env).destinations)
  if (!isWanted) return []
  const now = Date.now()
  return [
    env.DB.prepare(
      `INSERT INTO confirmations (lead_id, mailbox, network, at_ms)
       SELECT id, ?2, ?3, ?4 FROM leads WHERE id = ?1 AND suspect IS NULL AND is_trial = 0
         AND NOT EXISTS (SELECT 1 FROM confirmations WHERE mailbox = ?2 AND at_ms > ?5)
         AND NOT EXISTS (SELECT 1 FROM confirmations WHERE network = ?3 AND at_ms > ?5)
         AND (SELECT COUNT(*) FROM (SELECT 1 FROM confirmations WHERE at_ms > ?6 LIMIT ${MAX_PER_HOUR})) < ${MAX_PER_HOUR}
         AND (SELECT COUNT(*) FROM (SELECT 1 FROM leads AS other WHERE other.received_at_ms > ?7 LIMIT ${MAX_OF_FLOOD + 1})) <= ${MAX_OF_FLOOD}`,
    ).bind(id, mailboxOf(email), network, now, now - DAY_MS, now - HOUR_MS, now - FLOOD_WINDOW_MS),
    env.DB.prepare(
      `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, lead_seq)
       SELECT lead_id, ?2, 'confirmation', at_ms, seq FROM confirmations JOIN leads ON id = lead_id WHERE lead_id = ?1`,
    ).bind(id, CUSTOMER),
  ]
}

/** What no limit counts any more. */
export async function forgetConfirmations(env: Env): Promise<void> {
  await env.DB.prepare('DELETE FROM confirmations WHERE at_ms < ?1')
    .bind(Date.now() - DAY_MS)
    .run()
}

/**
 * Undefined also where the mail may have been taken, or must not be sent: a run that was cut off
 * while it sent may have sent it, so no other one tries again.
 */
export async function sendConfirmation(
  env: Env,
  customer: Destination,
  lead: StoredLead,
): Promise<SendError | undefined> {
  const { id, email } = lead
  if (email === null || !isMailbox(email)) return undefined
  const status = areVisitsOn(env) ? await statusUrl(env, lead) : ''
  const content = { ...contentOf(lead, status), replyTo: customer.to?.[0] ?? null }
  if (!(await claim(env, id))) return undefined
  const error = await sendMail(env, { ...customer, to: [email] }, content)
  if (error === undefined) return undefined
  if (error.isUnknown) {
    logError('confirmation_uncertain', { id, error: error.error })
    return undefined
  }
  await env.DB.prepare('UPDATE leads SET confirmed_at_ms = NULL WHERE id = ?1').bind(id).run()
  return error
}

/** Whether this run may send it. */
async function claim(env: Env, id: string): Promise<boolean> {
  const now = Date.now()
  const { meta } = await env.DB.prepare(
    `UPDATE leads SET confirmed_at_ms = ?2
     WHERE id = ?1 AND confirmed_at_ms IS NULL AND suspect IS NULL AND junk_at_ms IS NULL AND is_trial = 0
       AND answered_at_ms IS NULL AND received_at_ms > ?2 - ?3`,
  )
    .bind(id, now, CONFIRMATION_ENDS_MS)
    .run()
  return meta.changes === 1
}

/** `status`: the address of its status page; '' for none. */
function contentOf(lead: StoredLead, status: string) {
  const { kind, plan, reference } = leadView(lead)
  const isOfSamplePhoto = plan?.marks.some(({ mark }) => mark === 'sample-photo') === true
  const paragraphs = [
    words.asked[isOfSamplePhoto ? 'samplePhoto' : kind],
    ...(plan === null ? [] : [words.estimate(usd(plan.totalUsd))]),
    words.next(business.contactPromiseHours),
    ...(status === '' ? [] : [words.status(status)]),
    words.photos,
    ...(reference === null ? [] : [words.reference(reference)]),
    words.mistake(status !== ''),
    `${business.name}\n${business.phone}`,
  ]
  return letter(words.subject, paragraphs)
}

const ADDRESS = /https?:\/\/[\w./:-]+/g

/** A mail to a customer. Addresses in it are our own. */
export function letter(subject: string, paragraphs: readonly string[]): Omit<MailContent, 'replyTo'> {
  const html = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n').replace(ADDRESS, '<a href="$&">$&</a>')
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
</head>
<body>
${paragraphs.map(text => `<p>${html(text)}</p>`).join('\n')}
</body>
</html>
`,
  }
}
