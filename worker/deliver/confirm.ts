// One mail to a customer who gave an address: what was asked, when we call, how to add photos, the
// reference (LEAD_CONFIRM). The desk cannot know whose address it is, so it holds nothing that the
// sender wrote, goes out once a lead and once a day and address, and never for a suspect.
import { business } from '@/content/business'
import { confirmationMail as words } from '@/content/words/confirmation'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { DAY_MS } from '@/lib/time'
import { usd } from '@/lib/usd'
import { isMailbox, mail } from '@/worker/destinations/mail'
import { deliverySettings, type Env } from '@/worker/env'
import { errorText, logError } from '@/worker/log'
import { leadView } from '@/worker/staff/lead-view'
import { escapeHtml } from '@/worker/staff/plain-text'
import { sendMail } from './send-mail'

/** Never throws. */
export async function confirmToCustomer(env: Env, id: string): Promise<void> {
  try {
    if (env.LEAD_CONFIRM !== '1') return
    const { destinations, timeoutMs } = deliverySettings(env)
    const office = destinations.find(({ name }) => name === mail.name)
    if (office === undefined) return
    const lead = await env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE id = ?1`)
      .bind(id)
      .first<StoredLead>()
    if (lead === null || lead.email === null || !isMailbox(lead.email) || !(await claim(env, id, lead.email))) return
    const error = await sendMail(
      env,
      { ...office, to: [lead.email] },
      { ...contentOf(lead), replyTo: office.to?.[0] ?? null },
      undefined,
      timeoutMs,
    )
    if (error !== undefined) logError('confirmation_failed', { id, error: error.error.split(': ')[0] ?? '' })
  } catch (error) {
    logError('confirmation_failed', { id, error: errorText(error) })
  }
}

/** Whether this run may send it. */
async function claim(env: Env, id: string, email: string): Promise<boolean> {
  const now = Date.now()
  const { meta } = await env.DB.prepare(
    `UPDATE leads SET confirmed_at_ms = ?2
     WHERE id = ?1 AND confirmed_at_ms IS NULL AND suspect IS NULL AND junk_at_ms IS NULL AND is_trial = 0
       AND NOT EXISTS (SELECT 1 FROM leads AS other WHERE lower(other.email) = ?3 AND other.received_at_ms > ?4 AND other.confirmed_at_ms > ?4)`,
  )
    .bind(id, now, email.toLowerCase(), now - DAY_MS)
    .run()
  return meta.changes === 1
}

function contentOf(lead: StoredLead) {
  const { kind, plan, reference } = leadView(lead)
  const paragraphs = [
    words.asked[kind],
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
