// Seeded random numbers, so that the same pins always give the same range.

/** Uniform deviates in [0, 1). Mulberry32, by Tommy Ettinger. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Standard normal deviates, by Box and Muller. */
export function createNormal(seed: number): () => number {
  const next = createRandom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}
