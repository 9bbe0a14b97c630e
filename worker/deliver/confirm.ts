// One mail to a customer who gave an address: what was asked, when we call, how to add photos, the
// reference (LEAD_CONFIRM). It is a delivery like the office's. The desk cannot know whose address
// it is, so it holds nothing that the sender wrote, goes out once a lead and once a day and
// address, and never for a suspect.
import { business } from '@/content/business'
import { confirmationMail as words } from '@/content/words/confirmation'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { usd } from '@/lib/usd'
import { CUSTOMER } from '@/worker/destinations'
import { isMailbox, mail } from '@/worker/destinations/mail'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type Env } from '@/worker/env'
import { logError } from '@/worker/log'
import { leadView } from '@/worker/staff/lead-view'
import { escapeHtml } from '@/worker/staff/plain-text'
import type { SendError } from './send'
import { sendMail } from './send-mail'

/** After that the mail would promise what is past. */
export const CONFIRMATION_ENDS_MS = business.contactPromiseHours * HOUR_MS

/** The office's mail, for the customer, who replies to it. Undefined where none is sent. */
export function customerOf(env: Env, destinations: readonly Destination[]): Destination | undefined {
  const office = destinations.find(({ name }) => name === mail.name)
  return env.LEAD_CONFIRM?.trim() === '1' && office !== undefined ? { ...office, name: CUSTOMER } : undefined
}

/** For the batch that inserts the lead. */
export function insertConfirmation(env: Env, id: string, email: string | null): readonly D1PreparedStatement[] {
  const isWanted = email !== null && isMailbox(email) && customerOf(env, deliverySettings(env).destinations)
  if (!isWanted) return []
  return [
    env.DB.prepare(
      `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms)
       SELECT id, ?2, 'confirmation', received_at_ms FROM leads WHERE id = ?1 AND suspect IS NULL AND is_trial = 0`,
    ).bind(id, CUSTOMER),
  ]
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
  const content = { ...contentOf(lead), replyTo: customer.to?.[0] ?? null }
  if (!(await claim(env, id, email))) return undefined
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
async function claim(env: Env, id: string, email: string): Promise<boolean> {
  const now = Date.now()
  const { meta } = await env.DB.prepare(
    `UPDATE leads SET confirmed_at_ms = ?2
     WHERE id = ?1 AND confirmed_at_ms IS NULL AND suspect IS NULL AND junk_at_ms IS NULL AND is_trial = 0
       AND answered_at_ms IS NULL AND received_at_ms > ?2 - ?5
       AND NOT EXISTS (SELECT 1 FROM leads AS other WHERE lower(other.email) = ?3 AND other.received_at_ms > ?4 AND other.confirmed_at_ms > ?4)`,
  )
    .bind(id, now, email.toLowerCase(), now - DAY_MS, CONFIRMATION_ENDS_MS)
    .run()
  return meta.changes === 1
}

function contentOf(lead: StoredLead) {
  const { kind, plan, reference } = leadView(lead)
  const isOfSamplePhoto = plan?.marks.some(({ mark }) => mark === 'sample-photo') === true
  const paragraphs = [
    words.asked[isOfSamplePhoto ? 'samplePhoto' : kind],
    ...(plan === null ? [] : [words.estimate(usd(plan.totalUsd))]),
    words.next(business.contactPromiseHours),
    words.photos,
    ...(reference === null ? [] : [words.reference(reference)]),
    words.mistake,
    `${business.name}\n${business.phone}`,
  ]
  return {
    subject: words.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(words.subject)}</title>
</head>
<body>
${paragraphs.map(text => `<p>${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`).join('\n')}
</body>
</html>
`,
  }
}
