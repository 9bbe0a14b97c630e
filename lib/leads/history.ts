// The state of a lead, read from the history of staff's presses. Nothing is taken out of the
// history: undoing adds to it.

/** What staff do after the price is agreed, in order; the customer's status page shows it. */
export const jobSteps = ['permit', 'installed', 'inspected', 'done'] as const
export type JobStep = (typeof jobSteps)[number]

export const leadActions = [
  'answered',
  /** Nobody picked up. */
  'tried',
  'quoted',
  /** Asked about again on another day. */
  'later',
  'won',
  'lost',
  'junk',
  'real',
  'undone',
  'link',
  ...jobSteps,
] as const
export type LeadAction = (typeof leadActions)[number]

export interface LeadEvent {
  /** Grows with each event of any lead. */
  readonly seq: number
  readonly at_ms: number
  readonly what: LeadAction
  /** Initials. */
  readonly author: string | null
  /** US cents, of a quote and of a won job. */
  readonly cents: number | null
  /** Why it was lost. */
  readonly reason: string | null
  /** Of a quote, when to ask about it: '2026-12-01' in New York. */
  readonly follow_up_day: string | null
  /** Of a won job: 1 where it was installed by then. */
  readonly is_installed?: 0 | 1
}

interface LeadState {
  readonly answeredAtMs: number | null
  readonly answeredBy: string | null
  readonly outcome: LeadEvent | null
  readonly quotedCents: number | null
  readonly wonCents: number | null
  /** Time of the first win, also where that was taken back. */
  readonly wonAtMs: number | null
  /** Null where the outcome is no quote. */
  readonly followUpDay: string | null
  readonly tries: number
  readonly triedAtMs: number | null
  readonly isJunk: boolean
  readonly last: LeadEvent | null
  /** When each was done first, and not taken back. */
  readonly firstAtMs: ReadonlyMap<LeadAction, number>
  /** Events that were taken back, keyed by the `seq` of their undoing. */
  readonly undone: ReadonlyMap<number, LeadEvent>
}

export const isJobStep = (what: LeadAction): what is JobStep => (jobSteps as readonly LeadAction[]).includes(what)

export const isOutcome = (what: LeadAction): what is 'quoted' | 'won' | 'lost' =>
  what === 'quoted' || what === 'won' || what === 'lost'

/** True where it says that somebody has answered the customer. */
export const isAnswer = ({ what }: Pick<LeadEvent, 'what'>): boolean => what === 'answered' || isOutcome(what)

/** Nothing more comes: the job is done, or lost. */
export const isClosed = ({ outcome, firstAtMs }: Pick<LeadState, 'outcome' | 'firstAtMs'>): boolean =>
  outcome?.what === 'lost' || firstAtMs.has('done')

/** `events` in their order. */
export function stateOf(events: readonly LeadEvent[]): LeadState {
  let live: LeadEvent[] = []
  const undone = new Map<number, LeadEvent>()
  for (const event of events) {
    if (event.what === 'undone') {
      const last = live.pop()
      if (last) undone.set(event.seq, last)
    } else if (event.what === 'real') live = live.filter(({ what }) => what !== 'junk')
    else if (event.what !== 'link') live.push(event)
  }
  const steps = live.flatMap(event => [
    event,
    ...(event.is_installed ? [{ ...event, what: 'installed' as const }] : []),
  ])
  const answer = live.find(isAnswer)
  const outcome = live.findLast(({ what }) => isOutcome(what))
  const won = outcome?.what === 'won' ? outcome : undefined
  const tries = live.filter(({ what }) => what === 'tried')
  const day = live.findLast(({ what }) => what === 'quoted' || what === 'later')?.follow_up_day
  return {
    answeredAtMs: answer?.at_ms ?? null,
    answeredBy: answer?.author ?? null,
    outcome: outcome ?? null,
    quotedCents: live.findLast(({ what }) => what === 'quoted')?.cents ?? null,
    wonCents: won?.cents ?? null,
    wonAtMs: won === undefined ? null : (events.find(({ what }) => what === 'won')?.at_ms ?? null),
    followUpDay: (outcome?.what === 'quoted' && day) || null,
    tries: tries.length,
    triedAtMs: tries.at(-1)?.at_ms ?? null,
    isJunk: live.some(({ what }) => what === 'junk'),
    last: live.at(-1) ?? null,
    firstAtMs: new Map(steps.toReversed().map(({ what, at_ms }) => [what, at_ms])),
    undone,
  }
}

const MAX_CENTS = 1_000_000_000

/** '$1,250.50' -> 125050; null for anything but an amount above 0 and below $10,000,000. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[\s$,]/g, '')
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(plain)) return null
  const cents = Math.round(Number(plain) * 100)
  return cents > 0 && cents < MAX_CENTS ? cents : null
}
