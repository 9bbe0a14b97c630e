// How long the intervals of a file are. A meter that was set to shorter intervals gives a file in
// pieces; a single longer distance is a hole.
import { HOUR_MIN } from '@/lib/time'

/** Equal distances in a row that make a piece of its own. */
const PIECE_READINGS = 8
/** More pieces than a meter is ever set: readings at uneven times. */
const MAX_PIECES = 12

export interface Piece {
  /** Index of its first reading. */
  readonly first: number
  readonly intervalMin: number
}

export const isInterval = (minutes: number) => minutes > 0 && Number.isInteger(minutes) && HOUR_MIN % minutes === 0

/** The most frequent distance between two readings in the whole file, in minutes. 0 without any. */
export function usualInterval(count: number, starts: Float64Array): number {
  const counts = new Map<number, number>()
  for (let index = 0; index < count - 1; index += 1) {
    const distance = (starts[index + 1] ?? 0) - (starts[index] ?? 0)
    counts.set(distance, (counts.get(distance) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as const)[0]
}

/** The pieces of one interval each, or null where the times are uneven. */
export function piecesOf(count: number, starts: Float64Array, usualMin: number): readonly Piece[] | null {
  const pieces: Piece[] = []
  let [runMin, runLength] = [NaN, 0]
  for (let index = 0; index < count - 1; index += 1) {
    const distance = (starts[index + 1] ?? 0) - (starts[index] ?? 0)
    runLength = distance === runMin ? runLength + 1 : 1
    runMin = distance
    if (runLength !== PIECE_READINGS || !isInterval(distance) || pieces.at(-1)?.intervalMin === distance) continue
    if (pieces.length <= MAX_PIECES) pieces.push({ first: index + 1 - PIECE_READINGS, intervalMin: distance })
  }
  if (pieces.length > MAX_PIECES) return null
  const [head, ...others] = pieces
  return head ? [{ ...head, first: 0 }, ...others] : [{ first: 0, intervalMin: usualMin }]
}
