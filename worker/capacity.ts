// Limits the leads that one instance of the Worker receives and stores at a time, so that it answers in time when more come than it can
// store. An instance has one thread: while leads are stored, nothing that arrives is looked at. The limit follows how long that takes.
import { Problem } from './problem'

export const MOST_PLACES = 32
export const FEWEST_PLACES = 24
/** A request and its body take several turns of the thread, and every sender is to be answered within a second. */
const LONG_TURN_MS = 25
/** A body that takes longer gives its place back while it arrives, so that slow senders keep no others out. */
const SLOW_BODY_MS = 500
const RETRY_AFTER_SECONDS = '10'

let active = 0
let places: number = MOST_PLACES

/** The places after a turn of the thread: a tenth fewer when it was long, a quarter more when not. Not a whole number. */
export function nextPlaces(current: number, turnMs: number): number {
  return turnMs > LONG_TURN_MS ? Math.max(FEWEST_PLACES, current * 0.9) : Math.min(MOST_PLACES, current + 0.25)
}

/** Waits until the thread has looked at what arrived meanwhile. */
async function nextTurn(): Promise<void> {
  const startMs = Date.now()
  await new Promise<void>(resolve => setTimeout(resolve, 0))
  places = nextPlaces(places, Date.now() - startMs)
}

/** Takes a place. The function that it returns gives the place back, and does nothing the second time. Throws a Problem without a free one. */
function takePlace(): () => void {
  if (active >= Math.floor(places))
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
    await nextTurn()
    return await work(body)
  } finally {
    givePlace()
  }
}
