// Notices to the staff, and the links that they may hold.
import fc from 'fast-check'
import { callUrlOf } from '@/worker/staff/call-url'
import { leadView, type LeadView } from '@/worker/staff/lead-view'
import { alarmNotice, leadNotice, type Notice, reminderNotice } from '@/worker/staff/notice'
import { arbHostileLead, storedLead } from './stored-leads'

export const arbNotice: fc.Arbitrary<Notice> = fc.oneof(
  arbHostileLead.map(lead => leadNotice(leadView(lead))),
  fc.tuple(arbHostileLead, fc.double()).map(([lead, minutes]) => reminderNotice(leadView(lead), minutes)),
  fc.array(fc.string({ unit: 'binary', maxLength: 6000 }), { maxLength: 40 }).map(alarmNotice),
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
