// Values of unknown form, such as what JSON.parse gives.

/** Undefined for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isNest = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True where arrays and objects stand in each other to more than so many levels. Not recursive. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let inner = [value].filter(isNest)
  for (let depth = 0; inner.length > 0; depth++) {
    if (depth === levels) return true
    inner = inner.flatMap(Object.values<unknown>).filter(isNest)
  }
  return false
}

export type Fields = Readonly<Record<string, unknown>>

/** An object with keys: no array, and not null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
