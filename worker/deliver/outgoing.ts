// Puts a delivery or an alarm into the form of its destination and sends it.
import { leadDeskWords as words } from '@/content/words/staff'
import { type LeadEvent, stateOf } from '@/lib/leads/history'
import { numberOrDefault } from '@/lib/leads/number-settings'
import { MINUTE_MS } from '@/lib/time'
import { type DigestEntry, digestEntry, digestOf } from '@/worker/staff/digest'
import { leadView } from '@/worker/staff/lead-view'
import { answerMessage, newLeadMessage, type StaffMessage, reminderMessage, visitMessage } from '@/worker/staff/message'
import { historyOf } from '@/worker/staff/outcomes'
import type { Delivery } from './deliveries'
import { CUSTOMER, kindNamed } from '@/worker/destinations'
import { json } from '@/worker/destinations/json'
import { mail, type MailContent } from '@/worker/destinations/mail'
import type { Destination } from '@/worker/destinations/settings'
import type { StoredLead } from '@/lib/leads/stored-lead'
import type { Env } from '@/worker/env'
import { sendConfirmation } from './confirm'
import { postJson, type SendError } from './send'
import { type Attachment, sendMail } from './send-mail'
import { answerNews } from './tell-answer'
import { sendVisitMail } from './visits'

/** Undefined when the destination has taken it. */
type Sent = Promise<SendError | undefined>

export async function sendDelivery(env: Env, destination: Destination, delivery: Delivery): Sent {
  const { id, occasion } = delivery
  if (occasion === 'confirmation') return sendConfirmation(env, destination, delivery)
  if (occasion === 'visit' || occasion === 'visit-reminder') return sendVisit(env, destination, delivery)
  if (occasion === 'answer') return sendAnswer(env, destination, delivery)
  if (occasion === 'outcome') return sendOutcome(env, destination, delivery)
  const view = leadView(delivery)
  if (destination.name === json.name) {
    const notes = await readNotes(env, delivery)
    const idempotencyKey = occasion === 'lead' ? id : `${id}.${occasion}`
    return post(env, destination, json.leadBody(delivery, view, notes, occasion), idempotencyKey)
  }
  const waitedMinutes = (Date.now() - delivery.received_at_ms) / MINUTE_MS
  const message = occasion === 'lead' ? newLeadMessage(view) : reminderMessage(view, waitedMinutes)
  return sendMessage(env, destination, message, () => readPicture(env, delivery))
}

/** One that was undone meanwhile is not told. */
async function sendAnswer(env: Env, destination: Destination, lead: StoredLead): Sent {
  const news = answerNews(lead)
  if (news === null) return undefined
  return destination.name === json.name
    ? post(env, destination, json.answerBody(lead), `${lead.id}.answered`)
    : sendMessage(env, destination, answerMessage(leadView(lead), news))
}

/** As it is now. A reminder of what is confirmed, or over, is not sent. */
async function sendVisit(env: Env, destination: Destination, delivery: Delivery): Sent {
  if (destination.name === CUSTOMER) return sendVisitMail(env, destination, delivery)
  const view = leadView(delivery)
  const { visit } = view
  const isReminder = delivery.occasion === 'visit-reminder'
  if (visit === null || (isReminder && visit.state !== 'held')) return undefined
  return destination.name === json.name
    ? post(env, destination, json.visitBody(delivery, visit, isReminder))
    : sendMessage(env, destination, visitMessage(view, visit, isReminder))
}

/** As it is now: of several presses the last is told. */
async function sendOutcome(env: Env, destination: Destination, lead: StoredLead): Sent {
  const { results } = await historyOf(env, lead.id).all<LeadEvent>()
  return post(
    env,
    destination,
    json.outcomeBody(lead, stateOf(results).outcome),
    `${lead.id}.outcome.${results.at(-1)?.seq ?? 0}`,
  )
}

/** `readAttachment` is called for mail only. */
export async function sendMessage(
  env: Env,
  destination: Destination,
  message: StaffMessage,
  readAttachment: () => Promise<Attachment | undefined> = () => Promise.resolve(undefined),
): Sent {
  const { name } = destination
  if (name === mail.name) return sendMail(env, destination, mail.body(message), await readAttachment())
  return post(env, destination, kindNamed(name)?.body(message))
}

/** Leads of one digest; a service takes fewer where they exceed its limit. */
export const MAX_DIGEST = 25

interface DigestRequest {
  readonly of: 'leads' | 'suspects'
  /** What matters most first, not empty. */
  readonly deliveries: readonly Delivery[]
  /** What waits beyond them, and where all of it is. */
  readonly more: { readonly leads: number; readonly officeUrl: string | null }
}

interface DigestResult {
  readonly told: readonly Delivery[]
  readonly error: SendError | undefined
}

/** One message of as many leads as the destination takes at a time. */
export async function sendDigest(
  env: Env,
  destination: Destination,
  { of, deliveries, more }: DigestRequest,
): Promise<DigestResult> {
  const kind = kindNamed(destination.name)
  for (let count = deliveries.length; count > 0; count--) {
    // One lead a network first, whoever has sent many.
    const told = deliveries.slice(0, count).sort((a, b) => a.turn - b.turn || a.received_at_ms - b.received_at_ms)
    const body = kind?.digest?.(
      digestOf(of, told.map(entryOf), { ...more, leads: more.leads + deliveries.length - count }),
    )
    if (body === undefined) continue
    const error =
      destination.name === mail.name
        ? await sendMail(env, destination, body as MailContent)
        : await post(env, destination, body)
    return { told, error }
  }
  throw new Error(`${destination.name} takes no digest`)
}

function entryOf(delivery: Delivery): DigestEntry {
  const { occasion } = delivery
  const view = leadView(delivery)
  if (occasion === 'visit' || occasion === 'visit-reminder') return digestEntry(view, view.visit?.text ?? null)
  const news = occasion === 'answer' ? answerNews(delivery) : null
  return digestEntry(view, news ?? (occasion === 'lead' ? null : words.digest.unanswered))
}

function post(env: Env, destination: Destination, body: unknown, idempotencyKey?: string): Sent {
  const { name, url } = destination
  if (url === undefined) throw new Error(`${name} has no address`)
  const timeoutMs = numberOrDefault(env, 'LEAD_FORWARD_TIMEOUT_MS')
  return postJson({ ...destination, url }, body, { idempotencyKey, timeoutMs })
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
