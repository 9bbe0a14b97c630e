// Limits the leads that one instance of the Worker stores at a time, so that it answers in time
// when more come than it can store.
import { Problem } from './problem'

export const PLACES = 24
const RETRY_AFTER_SECONDS = '10'

let active = 0

/** Runs `work`. Throws a Problem where too many others run. */
export async function withCapacity<Result>(work: () => Promise<Result>): Promise<Result> {
  if (active >= PLACES)
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
