// What is noted of a new lead beside its words: where it came from, and its page.
import { isFields } from '@/lib/fields'
import { channelOf, latestVisit, pagePathOf } from '@/lib/leads/channel'
import { type LeadSource, sourceHeader } from '@/lib/visit-source'
import type { ValidLead } from './validate-lead'

/** Columns of its row. */
export function arrivalOf(lead: ValidLead, source: LeadSource | null) {
  const { pageUrl } = lead.summary
  const utm = isFields(lead.payload.utm) ? (lead.payload.utm as Record<string, string>) : {}
  return {
    source: source === null ? null : sourceHeader(source),
    channel: channelOf(latestVisit(source, utm, pageUrl)).name,
    page_path: pagePathOf(pageUrl),
  }
}
