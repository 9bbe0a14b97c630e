// In one instance of the Worker, few runs at a time send to a destination: the others see the pause
// that it was asked for.
import { MINUTE_MS } from '@/lib/time'

/** Resolves at once for a time that is not ahead. */
export const sleep = (ms: number): Promise<void> =>
  ms > 0 ? new Promise(resolve => setTimeout(resolve, ms)) : Promise.resolve()

const LOOK_AGAIN_MS = 50
/** A run that was cut off cannot give its turn back. */
const LONGEST_TURN_MS = 40_000

/** When the turns at each destination began. */
const turns = new Map<string, number[]>()
/** When each destination last asked for a pause. */
const limited = new Map<string, number>()

/** For a minute it gets one message at a time. */
export const noteLimit = (destination: string): void => void limited.set(destination, Date.now())

/**
 * Runs `work` when fewer than `places` other runs of the destination do. Undefined when it is late
 * by then: what `work` would do is left to a later run. A promise of another request must not be
 * awaited in a Worker, so it looks again and again.
 */
export async function inTurn<Result>(
  destination: string,
  places: number,
  isLate: () => boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const others = () => (turns.get(destination) ?? []).filter(began => Math.abs(Date.now() - began) < LONGEST_TURN_MS)
  const free = () => {
    const isLimited = Math.abs(Date.now() - (limited.get(destination) ?? -Infinity)) < MINUTE_MS
    return (isLimited ? 1 : places) - others().length
  }
  while (free() <= 0) {
    if (isLate()) return undefined
    await sleep(LOOK_AGAIN_MS)
  }
  const began = Date.now()
  turns.set(destination, [...others(), began])
  try {
    return await work()
  } finally {
    const left = others()
    left.splice(left.indexOf(began), left.includes(began) ? 1 : 0)
    turns.set(destination, left)
  }
}
