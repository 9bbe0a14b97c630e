// Readings of one meter as a file gives them, before they are judged: two columns of numbers that
// grow as the file is read.

/** More would be 57 years of 15-minute readings, or four of one-minute readings. */
export const MAX_READINGS = 2_000_000

export interface Readings {
  readonly count: number
  /** Wall minute (./clock) at which each interval starts. Only the first `count` are used. */
  readonly starts: Float64Array
  /** Kilowatt-hours of the interval, or kilowatts where `isPower`. */
  readonly values: Float64Array
  /**
   * Whose reading it is: meter * LABELS_PER_METER + label. Readings of one meter and one time with
   * different labels are parts of one load, unless one of them is UNCLEAR or more.
   */
  readonly sources: Float64Array
  readonly isPower: boolean
  /**
   * The file gives the end of each interval, and `starts` holds that; undefined where it may be
   * either.
   */
  readonly hasEndTimes: boolean | undefined
}

export const LABELS_PER_METER = 1000
/** Labels from here on are of nothing that is known to be a part of a load. */
export const UNCLEAR = 500

/** A numeric column that doubles when it is full. */
function column() {
  let cells = new Float64Array(4096)
  return {
    get cells() {
      return cells
    },
    set(index: number, value: number) {
      if (index === cells.length) {
        const larger = new Float64Array(2 * cells.length)
        larger.set(cells)
        cells = larger
      }
      cells[index] = value
    },
  }
}

export type ReadingsBuilder = ReturnType<typeof readingsBuilder>

export function readingsBuilder() {
  const starts = column()
  const values = column()
  const sources = column()
  let count = 0
  return {
    get count() {
      return count
    },
    startAt: (index: number) => starts.cells[index] ?? NaN,
    valueAt: (index: number) => values.cells[index] ?? NaN,
    /** False once there are too many. */
    add(start: number, value: number, source = 0): boolean {
      if (count === MAX_READINGS) return false
      starts.set(count, start)
      values.set(count, value)
      sources.set(count, source)
      count += 1
      return true
    },
    /** `scale` turns the values that were added into kWh or kW. */
    build({ scale, ...form }: Pick<Readings, 'isPower' | 'hasEndTimes'> & { readonly scale: number }): Readings {
      const cells = values.cells
      for (let index = 0; scale !== 1 && index < count; index += 1) {
        cells[index] = (cells[index] ?? NaN) * scale
      }
      return { count, starts: starts.cells, values: cells, sources: sources.cells, ...form }
    },
  }
}
