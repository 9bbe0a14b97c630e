// An endpoint of the owner's own: it takes the documented body and refuses any other.
import { type Answer, isFields, isText, jsonFields, list } from './answer'

export function answerAsJson(body: string): Answer {
  const message = jsonFields(body)
  const isLead =
    message !== undefined &&
    isText(message.id, 1, 100) &&
    ['plan', 'quote', 'estimate', 'photo'].includes(String(message.kind)) &&
    !Number.isNaN(Date.parse(String(message.received_at))) &&
    isFields(message.contact) &&
    Object.keys(message.contact).join() === 'name,phone,email' &&
    'lead' in message &&
    'sheet_url' in message &&
    'plan_url' in message &&
    'estimate' in message &&
    Array.isArray(message.notes) &&
    isFields(message.photos) &&
    Object.keys(message.photos).join() === 'announced,arrived'
  const alarm = message?.alarm
  const isAlarm =
    isFields(alarm) && isText(alarm.title, 1, 500) && list(alarm.lines).every(line => typeof line === 'string')
  return isLead || isAlarm
    ? { status: 200, body: '{"ok":true}', contentType: 'application/json' }
    : { status: 422, body: '{"error":"not a lead"}', contentType: 'application/json' }
}
