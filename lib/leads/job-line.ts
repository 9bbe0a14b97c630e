// Where a job stands, from the lead's history and its visit: what the customer's status page shows.
import { type LeadEvent, stateOf } from './history'

export const statusSteps = [
  'received',
  'answered',
  'visit',
  'quoted',
  'permit filed',
  'installed',
  'inspected',
  'done',
] as const
export type StatusStep = (typeof statusSteps)[number]

export interface ReachedStep {
  readonly step: StatusStep
  readonly atMs: number
}

interface JobFacts {
  readonly receivedMs: number
  readonly events: readonly LeadEvent[]
  /** When the window was held, or confirmed; null while the lead holds none. */
  readonly visitMs: number | null
}

/** Reached steps in their order, with the time of each. */
export function reachedSteps({ receivedMs, events, visitMs }: JobFacts): readonly ReachedStep[] {
  const { answeredAtMs, firstAtMs } = stateOf(events)
  const times: Readonly<Record<StatusStep, number | null | undefined>> = {
    received: receivedMs,
    answered: answeredAtMs,
    visit: visitMs,
    quoted: firstAtMs.get('quoted') ?? firstAtMs.get('won'),
    'permit filed': firstAtMs.get('permit'),
    installed: firstAtMs.get('installed'),
    inspected: firstAtMs.get('inspected'),
    done: firstAtMs.get('done'),
  }
  return statusSteps.flatMap(step => {
    const atMs = times[step]
    return atMs === null || atMs === undefined ? [] : [{ step, atMs }]
  })
}

/**
 * The step to expect: an answer first, then what follows the last that was reached. Null when all
 * is done. `hasVisits`: the business offers times for visits.
 */
export function nextStep(reached: readonly ReachedStep[], hasVisits: boolean): StatusStep | null {
  if (!reached.some(({ step }) => step !== 'received' && step !== 'visit')) return 'answered'
  const last = statusSteps.indexOf(reached.at(-1)?.step ?? 'received')
  return statusSteps.slice(last + 1).find(step => step !== 'visit' || hasVisits) ?? null
}
