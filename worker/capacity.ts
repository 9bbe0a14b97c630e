// Limits the leads that one instance of the Worker receives and stores at a time: when it cannot keep up, the ones beyond that are answered
// at once instead of after the sender has given up.
import { Problem } from './problem'

/** Two cores store about 150 a second, these within 0.3 s. With 16 the benchmark had leads refused below that rate. */
const MAX_ACTIVE = 32
/** A body that takes longer gives its place back while it arrives, so that slow senders keep no others out. */
const SLOW_BODY_MS = 500
const RETRY_AFTER_SECONDS = '10'

let active = 0

/** Takes a place. The function that it returns gives the place back, and does nothing the second time. Throws a Problem without a free one. */
function takePlace(): () => void {
  if (active >= MAX_ACTIVE)
    throw new Problem('overloaded', 'We’re swamped right now. Please send it again.', {
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    })
  active++
  let isTaken = true
  return () => {
    if (isTaken) active--
    isTaken = false
  }
}

/** Runs `receive` and then `work` on what it resolves to. Throws a Problem where too many others run. */
export async function withCapacity<Body, Result>(
  receive: () => Promise<Body>,
  work: (body: Body) => Promise<Result>,
): Promise<Result> {
  let givePlace = takePlace()
  try {
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      givePlace()
    }, SLOW_BODY_MS)
    const body = await receive().finally(() => clearTimeout(timer))
    if (isSlow) givePlace = takePlace()
    return await work(body)
  } finally {
    givePlace()
  }
}
