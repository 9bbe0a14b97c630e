// The body for the owner's own endpoint (LEAD_FORWARD_URL). Contract: docs/lead-contract.md.
import { parseJson } from '@/lib/fields'
import type { LeadEvent } from '@/lib/leads/history'
import { isInstant } from '@/lib/time'
import type { LeadView } from '@/worker/staff/lead-view'
import type { VisitView } from '@/worker/staff/visit-view'
import type { StaffMessage } from '@/worker/staff/message'
import { readSourceHeader } from '@/lib/visit-source'
import type { StoredLead } from '@/lib/leads/stored-lead'
import type { DestinationKind } from './kind'

/**
 * `contact` has the same shape for every kind, its phone in E.164 or, if it could not be parsed, as
 * typed. `lead` is the payload without the picture. `photos` counts those that follow the lead,
 * which are on the lead page. `occasion` is there for reminders ('reminder-1', 'reminder-2'),
 * `trial` for tests by the owner, `suspect` for a lead that filled the hidden field.
 */
function leadBody(lead: StoredLead, view: LeadView, notes: readonly string[], occasion: string): unknown {
  const { id, kind, received_at, name, phone, phone_e164, email, payload } = lead
  const { plan, leadPageUrl } = view
  return {
    id,
    kind,
    received_at,
    contact: { name, phone: phone_e164 ?? phone, email },
    lead: parseJson(payload) ?? null,
    reference: view.reference,
    sheet_url: leadPageUrl,
    plan_url: plan?.planUrl ?? null,
    estimate: plan && {
      lines: plan.rows.map(({ label, detail, amountUsd }) => ({ label, detail, amount_usd: amountUsd })),
      total_usd: plan.totalUsd,
      ...(plan.rangeUsd && { low_usd: plan.rangeUsd.low, high_usd: plan.rangeUsd.high }),
      marks: plan.marks.map(({ mark, text }) => ({ mark, text })),
    },
    notes,
    source: { channel: view.source.line, ...readSourceHeader(lead.source) },
    ...(lead.request_number > 1 && { request_number: lead.request_number }),
    photos: { announced: lead.photos_announced, arrived: lead.photo_count },
    ...(occasion !== 'lead' && { occasion }),
    ...(view.visit && { visit: visitOf(view.visit) }),
    ...(view.isTrial && { trial: true }),
    ...(view.suspicion !== null && { suspect: true }),
  }
}

/** For LEAD_TELL_ANSWERS. */
const answerBody = ({ id, kind, received_at, answered_at_ms, answered_by }: StoredLead) => ({
  answer: {
    id,
    kind,
    received_at,
    answered_at: answered_at_ms === null ? null : new Date(answered_at_ms).toISOString(),
    answered_by,
  },
})

/** What became of a lead; 'lead.reopened' where that was taken back. */
const outcomeBody = ({ id, kind, received_at, won_cents }: StoredLead, outcome: LeadEvent | null) => {
  const cents = outcome?.what === 'won' ? won_cents : (outcome?.cents ?? null)
  return {
    event: `lead.${outcome?.what ?? 'reopened'}`,
    id,
    kind,
    received_at,
    at: outcome && isInstant(outcome.at_ms) ? new Date(outcome.at_ms).toISOString() : null,
    by: outcome?.author ?? null,
    amount_usd: cents === null ? null : cents / 100,
    reason: outcome?.reason ?? null,
    follow_up_day: outcome?.follow_up_day ?? null,
  }
}

const visitOf = ({ state, start, end }: VisitView) => ({ state, start, end })

/** 'visit.held', 'visit.confirmed', …; 'visit.unconfirmed' for the reminder. */
const visitBody = ({ id, kind, received_at }: StoredLead, visit: VisitView, isReminder: boolean) => ({
  event: `visit.${isReminder ? 'unconfirmed' : visit.state}`,
  id,
  kind,
  received_at,
  visit: visitOf(visit),
})

/** Alarms are about no lead. */
const body = ({ title, lines }: StaffMessage) => ({ alarm: { title, lines } })

export const json = {
  name: 'json',
  variable: 'LEAD_FORWARD_URL',
  example: 'https://example.com/leads',
  body,
  leadBody,
  answerBody,
  outcomeBody,
  visitBody,
} as const satisfies DestinationKind & Record<'leadBody' | 'answerBody' | 'outcomeBody' | 'visitBody', unknown>
