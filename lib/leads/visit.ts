// A visit as it is stored in D1 (worker/migrations).

/** Why a lead holds its window no more: given back, not confirmed, or the office could not. */
export type VisitEnd = 'released' | 'expired' | 'another' | 'refused' | 'junk'

/** A row of `visits`. */
export interface Visit {
  readonly lead_id: string
  /** '2026-12-03T08'; null: it holds none any more, and `ended` says why. */
  readonly window_id: string | null
  readonly ended: VisitEnd | null
  /** Of the window that it holds, or held last. */
  readonly start_ms: number
  readonly end_ms: number
  readonly held_at_ms: number
  /** When the hold ends unless it is confirmed by then. */
  readonly ends_at_ms: number
  readonly confirmed_at_ms: number | null
  /** Of the calendar file: grows with each change. */
  readonly sequence: number
}

/** The window that it holds, or held last. */
export const windowOf = ({ start_ms, end_ms }: Pick<Visit, 'start_ms' | 'end_ms'>) => ({
  startMs: start_ms,
  endMs: end_ms,
})
