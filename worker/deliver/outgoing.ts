// Puts a delivery or an alarm into the form of its destination and sends it.
import { MINUTE_MS } from '@/lib/time'
import { leadView } from '@/worker/staff/lead-view'
import { leadNotice, type Notice, reminderNotice } from '@/worker/staff/notice'
import type { Delivery } from './deliveries'
import { destinationKinds } from '@/worker/destinations'
import { json } from '@/worker/destinations/json'
import { mail } from '@/worker/destinations/mail'
import type { Destination } from '@/worker/destinations/settings'
import type { StoredLead } from '@/lib/leads/stored-lead'
import type { Env } from '@/worker/env'
import { postJson, type SendError } from './send'
import { type Attachment, sendMail } from './send-mail'

/** Undefined when the destination has taken it. */
type Sent = Promise<SendError | undefined>

export async function sendDelivery(env: Env, destination: Destination, delivery: Delivery, timeoutMs: number): Sent {
  const view = leadView(delivery)
  const { id, occasion } = delivery
  if (destination.name === json.name) {
    const notes = await readNotes(env, delivery)
    return post(destination, json.leadBody(delivery, view, notes, occasion), {
      idempotencyKey: occasion === 'lead' ? id : `${id}.${occasion}`,
      timeoutMs,
    })
  }
  const waitedMinutes = (Date.now() - delivery.received_at_ms) / MINUTE_MS
  const notice = occasion === 'lead' ? leadNotice(view) : reminderNotice(view, waitedMinutes)
  return sendNotice(env, destination, notice, timeoutMs, () => readPicture(env, delivery))
}

/** That somebody has answered, for the owner's own endpoint. */
export const sendAnswer = (destination: Destination, lead: StoredLead, timeoutMs: number): Sent =>
  post(destination, json.answerBody(lead), { idempotencyKey: `${lead.id}.answered`, timeoutMs })

/** `readAttachment` is called for mail only. */
export async function sendNotice(
  env: Env,
  destination: Destination,
  notice: Notice,
  timeoutMs: number,
  readAttachment: () => Promise<Attachment | undefined> = () => Promise.resolve(undefined),
): Sent {
  const { name } = destination
  if (name === mail.name) return sendMail(env, destination, mail.body(notice), await readAttachment(), timeoutMs)
  const kind = destinationKinds.find(candidate => candidate.name === name)
  return post(destination, kind?.body(notice), { timeoutMs })
}

function post(
  { name, url, token, secret }: Destination,
  body: unknown,
  options: { readonly idempotencyKey?: string; readonly timeoutMs: number },
): Sent {
  if (url === undefined) throw new Error(`${name} has no address`)
  return postJson(
    { url, ...(token !== undefined && { token }), ...(secret !== undefined && { secret }) },
    body,
    options,
  )
}

/** What staff noted by the time of a reminder; a new lead has none. */
async function readNotes(env: Env, { id, occasion }: Delivery): Promise<readonly string[]> {
  if (occasion === 'lead') return []
  const { results } = await env.DB.prepare('SELECT text FROM notes WHERE lead_id = ?1 ORDER BY seq')
    .bind(id)
    .all<{ text: string }>()
  return results.map(({ text }) => text)
}

/** The lead goes out without its picture when that cannot be read. */
async function readPicture(env: Env, { image_key }: Delivery): Promise<Attachment | undefined> {
  if (image_key === null) return undefined
  const object = await env.PLANS.get(image_key).catch(() => null)
  if (object === null) return undefined
  return { filename: 'plan.jpg', type: 'image/jpeg', content: await object.arrayBuffer() }
}
