// Limits the leads that one instance of the Worker stores at a time: when the database is slow, the ones beyond that are answered at once
// instead of after the time limit.
import { Problem } from './problem'

/** At 160 leads a second, which two cores store (docs/benchmarks.md), the last of these is stored within 0.8 s. */
const MAX_ACTIVE = 128
const RETRY_AFTER_SECONDS = '10'

let active = 0

/** Runs `work`. Throws a Problem where too many others run. */
export async function withCapacity<T>(work: () => Promise<T>): Promise<T> {
  if (active >= MAX_ACTIVE)
    throw new Problem('overloaded', 'We’re swamped right now. Please send it again.', {
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    })
  active++
  try {
    return await work()
  } finally {
    active--
  }
}
