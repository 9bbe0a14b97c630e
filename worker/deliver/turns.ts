// In one instance of the Worker, one run at a time sends to a destination: the others see the pause
// that it was asked for.

/** Resolves at once for a time that is not ahead. */
export const sleep = (ms: number): Promise<void> =>
  ms > 0 ? new Promise(resolve => setTimeout(resolve, ms)) : Promise.resolve()

const LOOK_AGAIN_MS = 50

/** A run that was cut off cannot give its turn back. */
const LONGEST_TURN_MS = 40_000

/** When the turn at each destination began. */
const turns = new Map<string, number>()

/**
 * Runs `work` when no other run of the destination does. Undefined when it is late by then: what
 * `work` would do is left to a later run. A promise of another request must not be awaited in a
 * Worker, so it looks again and again.
 */
export async function inTurn<Result>(
  destination: string,
  isLate: () => boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  while (Math.abs(Date.now() - (turns.get(destination) ?? -Infinity)) < LONGEST_TURN_MS) {
    if (isLate()) return undefined
    await sleep(LOOK_AGAIN_MS)
  }
  const began = Date.now()
  turns.set(destination, began)
  try {
    return await work()
  } finally {
    if (turns.get(destination) === began) turns.delete(destination)
  }
}
