// Long loops in short tasks, so that the page stays alive.

/** About 10 ms of work on a laptop. A year of 15-minute readings is one chunk. */
const CHUNK = 200_000

/** Ends in a later task. */
export const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * Calls `visit` with 0 to `count` - 1 in order, with a pause before each chunk where there are
 * several.
 */
export async function forEachIndex(count: number, visit: (index: number) => void): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    if (count > CHUNK) await pause()
    const to = Math.min(count, from + CHUNK)
    for (let index = from; index < to; index += 1) visit(index)
  }
}
