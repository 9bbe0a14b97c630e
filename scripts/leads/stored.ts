// All that is stored of a lead, as JSON.
import { readSourceHeader } from '../../lib/visit-source.ts'
import { deliveriesOf, type LeadRow, notesOf, photosOf } from '../../worker/office/lead-rows.ts'
import { leadView, payloadOf } from '../../worker/staff/lead-view.ts'
import { isoTime } from './terminal.ts'

export function storedOf(row: LeadRow) {
  const { reference, leadPageUrl, plan, suspicion, source, quotedUsd, wonUsd, visit } = leadView(row)
  return {
    id: row.id,
    kind: row.kind,
    reference,
    received_at: row.received_at,
    trial: row.is_trial === 1,
    suspect: suspicion !== null,
    junk_at: isoTime(row.junk_at_ms),
    picture: row.image_key !== null,
    photos: photosOf(row).map(({ number, what, received_at_ms }) => ({
      number,
      what,
      received_at: isoTime(received_at_ms),
    })),
    photos_announced: row.photos_announced,
    sheet_url: leadPageUrl,
    plan_url: plan?.planUrl ?? null,
    answered_at: isoTime(row.answered_at_ms),
    answered_by: row.answered_by,
    outcome: row.outcome,
    quoted_usd: quotedUsd,
    won_usd: wonUsd,
    source: { channel: source.line, ...readSourceHeader(row.source) },
    request_number: row.request_number,
    deliveries: deliveriesOf(row).map(({ destination, occasion, attempts, last_error, ...delivery }) => ({
      destination,
      occasion,
      attempts,
      delivered_at: isoTime(delivery.delivered_at_ms),
      refused_at: isoTime(delivery.refused_at_ms),
      error: last_error,
    })),
    ...(visit && { visit: { state: visit.state, start: visit.start, end: visit.end } }),
    notes: notesOf(row).map(({ at_ms, author, text }) => ({ at: isoTime(at_ms), author, text })),
    lead: payloadOf(row.payload),
  }
}
