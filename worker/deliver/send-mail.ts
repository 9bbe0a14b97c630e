// Mail through the binding EMAIL (Cloudflare Email Service). `wrangler dev` writes it to files.
import { numberOrDefault } from '@/lib/leads/number-settings'
import type { Env } from '@/worker/env'
import type { MailContent } from '@/worker/destinations/mail'
import type { Destination } from '@/worker/destinations/settings'
import { errorName } from '@/worker/log'
import { within } from '@/worker/within'
import type { SendError } from './send'

export interface Attachment {
  readonly filename: string
  readonly type: string
  readonly content: ArrayBuffer
}

/** Codes of errors that pass; any other code (sender, recipient, content) refuses this mail. */
const PASSING_CODE = /RATE|LIMIT|QUOTA|INTERNAL|UNAVAILABLE|TIMEOUT|DELIVERY/

/** One mail to all addresses. Undefined when the service has accepted it. Never throws. */
export async function sendMail(
  env: Env,
  { to = [], from = '' }: Destination,
  { subject, text, html, replyTo }: MailContent,
  attachment?: Attachment,
): Promise<SendError | undefined> {
  if (env.EMAIL === undefined)
    return {
      error: 'the binding EMAIL is missing (wrangler.jsonc, send_email)',
      isRefusal: false,
      isDestinationUp: false,
    }
  try {
    const sending = env.EMAIL.send({
      from,
      to: [...to],
      ...(replyTo !== null && { replyTo }),
      subject,
      text,
      html,
      ...(attachment && { attachments: [{ ...attachment, disposition: 'attachment' as const }] }),
    })
    const limitMs = numberOrDefault(env, 'LEAD_FORWARD_TIMEOUT_MS')
    await within(limitMs, sending, () => new DOMException('', 'TimeoutError'))
    return undefined
  } catch (error) {
    const { code } = Object(error) as { code?: unknown }
    const isRefusal = typeof code === 'string' && !PASSING_CODE.test(code)
    // Not the service's own text: it may quote the lead.
    const reason = typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : errorName(error)
    return {
      error: `mail failed (${reason})`,
      isRefusal,
      isDestinationUp: isRefusal,
      ...(reason === 'TimeoutError' && { isUnknown: true }),
    }
  }
}
