// Messages to the staff, and the links that they may hold.
import fc from 'fast-check'
import { callUrlOf } from '@/worker/staff/links'
import { leadView, type LeadView } from '@/worker/staff/lead-view'
import {
  alarmMessage,
  answerMessage,
  morningMessage,
  newLeadMessage,
  type StaffMessage,
  reminderMessage,
} from '@/worker/staff/message'
import { arbHostileLead, storedLead } from './stored-leads'

export const arbMessage: fc.Arbitrary<StaffMessage> = fc.oneof(
  arbHostileLead.map(lead => newLeadMessage(leadView(lead))),
  fc.tuple(arbHostileLead, fc.double()).map(([lead, minutes]) => reminderMessage(leadView(lead), minutes)),
  arbHostileLead.map(lead => answerMessage(leadView(lead), 'Answered by MK, 14 min after the request')),
  fc.array(arbHostileLead, { maxLength: 25 }).map(leads =>
    morningMessage(
      leads.map(lead => ({ view: leadView(lead), minutes: 65 })),
      2 * leads.length,
    ),
  ),
  fc.array(fc.string({ unit: 'binary', maxLength: 6000 }), { maxLength: 40 }).map(alarmMessage),
)

export const ownLinks = ({ phone, email, leadPageUrl, plan }: LeadView) => [
  phone?.telHref,
  phone && callUrlOf(leadPageUrl),
  email?.href,
  leadPageUrl,
  plan?.planUrl,
]

export const ada = leadView(
  storedLead({
    kind: 'estimate',
    email: 'ada@example.com',
    payload: JSON.stringify({ message: 'Two cars.\nDetached *garage*.', timeline: 'asap' }),
  }),
)
