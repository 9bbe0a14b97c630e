// A lead's visit, as messages and pages of the staff say it.
import { leadDeskWords } from '@/content/words/staff'
import { isoInNewYork, windowText } from '@/lib/leads/visit-windows'
import { parseJson } from '@/lib/fields'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { type Visit, windowOf } from '@/lib/leads/visit'
import { timeText } from './times'

const words = leadDeskWords.visit

type VisitState = 'held' | 'confirmed' | NonNullable<Visit['ended']>

export interface VisitView {
  readonly state: VisitState
  /** Of the window that it holds; null where it holds none any more. */
  /** 'Thu, Dec 3, 8–11 AM' */
  readonly when: string
  /** 'Thu, Dec 3, 8–11 AM. Confirm by Wed, Dec 2, 12:00 PM EST.' */
  readonly text: string
  /** When the hold ends unless it is confirmed. */
  readonly endsMs: number
  /** '2026-12-03T08:00:00-05:00' */
  readonly start: string
  readonly end: string
}

/** Null where the lead never held a window. */
export function visitView({ visit: json }: Pick<StoredLead, 'visit'>): VisitView | null {
  const row = parseJson(json ?? '') as
    Pick<Visit, 'window_id' | 'start_ms' | 'end_ms' | 'ends_at_ms' | 'confirmed_at_ms' | 'ended'> | null | undefined
  if (!row) return null
  const when = windowText(windowOf(row))
  const holds = row.confirmed_at_ms === null ? 'held' : 'confirmed'
  const state = row.window_id === null ? (row.ended ?? 'released') : holds
  return {
    state,
    when,
    text: state === 'held' ? words.held(when, timeText(row.ends_at_ms)) : words[state](when),
    endsMs: row.ends_at_ms,
    start: isoInNewYork(row.start_ms),
    end: isoInNewYork(row.end_ms),
  }
}
