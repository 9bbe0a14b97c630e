// A short message that somebody has answered, for destinations that asked for it
// (LEAD_TELL_ANSWERS). It is sent once and not tried again: the lead page has the answer itself.
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { MINUTE_MS } from '@/lib/time'
import { json } from '@/worker/destinations/json'
import { deliverySettings, type Env, toldOfAnswers } from '@/worker/env'
import { errorText, logError } from '@/worker/log'
import { leadView } from '@/worker/staff/lead-view'
import { answerMessage } from '@/worker/staff/message'
import { sendAnswer, sendMessage } from './outgoing'

/** Never throws. */
export async function tellAnswer(env: Env, id: string): Promise<void> {
  try {
    const { destinations, timeoutMs } = deliverySettings(env)
    const told = destinations.filter(({ name }) => toldOfAnswers(env, name))
    if (told.length === 0) return
    const lead = await env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE id = ?1`)
      .bind(id)
      .first<StoredLead>()
    if (lead === null || lead.answered_at_ms === null || lead.is_trial === 1) return
    const minutes = Math.max(0, Math.floor((lead.answered_at_ms - lead.received_at_ms) / MINUTE_MS))
    const message = answerMessage(leadView(lead), lead.answered_by ?? '', minutes)
    await Promise.all(
      told.map(destination =>
        destination.name === json.name
          ? sendAnswer(destination, lead, timeoutMs)
          : sendMessage(env, destination, message, timeoutMs),
      ),
    )
  } catch (error) {
    logError('tell_answer_failed', { id, error: errorText(error) })
  }
}
