// Mail through the binding EMAIL (Cloudflare Email Service). `wrangler dev` writes it to files.
import type { Env } from '@/worker/env'
import type { MailContent } from '@/worker/destinations/mail'
import type { Destination } from '@/worker/destinations/settings'
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
  attachment: Attachment | undefined,
  timeoutMs: number,
): Promise<SendError | undefined> {
  if (env.EMAIL === undefined)
    return {
      error: 'the binding EMAIL is missing (wrangler.jsonc, send_email)',
      isRefusal: false,
      isDestinationUp: false,
    }
  let timer: ReturnType<typeof setTimeout> | undefined
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
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), timeoutMs)
    })
    await Promise.race([sending, timeout])
    return undefined
  } catch (error) {
    const { code } = Object(error) as { code?: unknown }
    const isRefusal = typeof code === 'string' && !PASSING_CODE.test(code)
    // Not the service's own text: it may quote the lead.
    const reason = typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : nameOf(error)
    return {
      error: `mail failed (${reason})`,
      isRefusal,
      isDestinationUp: isRefusal,
      ...(reason === 'TimeoutError' && { isUnknown: true }),
    }
  } finally {
    clearTimeout(timer)
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'error')
