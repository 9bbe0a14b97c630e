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
  readonly isPower: boolean
  /** The file gives the end of each interval, and `starts` holds that. */
  readonly hasEndTimes: boolean
}

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

export interface ReadingsBuilder {
  readonly count: number
  /** False once there are too many. */
  add: (start: number, value: number) => boolean
  /** `scale` turns the values that were added into kWh or kW. */
  build: (form: { readonly scale: number; readonly isPower: boolean; readonly hasEndTimes?: boolean }) => Readings
}

export function readingsBuilder(): ReadingsBuilder {
  const starts = column()
  const values = column()
  let count = 0
  return {
    get count() {
      return count
    },
    add(start, value) {
      if (count === MAX_READINGS) return false
      starts.set(count, start)
      values.set(count, value)
      count += 1
      return true
    },
    build({ scale, isPower, hasEndTimes = false }) {
      const cells = values.cells
      if (scale !== 1) for (let index = 0; index < count; index += 1) cells[index] = (cells[index] ?? NaN) * scale
      return { count, starts: starts.cells, values: cells, isPower, hasEndTimes }
    },
  }
}
