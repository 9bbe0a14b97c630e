// A house's readings and nights of charging, arbitrary and by hand.
import fc from 'fast-check'
import type { HouseYear, Night } from '@/lib/panel/replay'

interface Reading {
  readonly start: number
  readonly kw: number
}

export const yearOf = (readings: readonly Reading[], intervalMin: number): HouseYear => ({
  startMin: readings.map(({ start }) => start),
  kw: readings.map(({ kw }) => kw),
  intervalMin,
})

/** Readings without a gap from midnight of `firstDay` on; the powers repeat. */
export const readingsOf = (firstDay: number, days: number, intervalMin: number, powers: readonly number[]) =>
  Array.from({ length: (days * 1440) / intervalMin }, (_, index) => ({
    start: firstDay * 1440 + index * intervalMin,
    kw: powers[index % powers.length] ?? 0,
  }))

const arbHour = fc.integer({ min: 0, max: 23 })
export const arbNight: fc.Arbitrary<Night> = fc.record({
  serviceAmps: fc.constantFrom(60, 100, 125, 150, 200),
  outputAmps: fc.constantFrom(16, 24, 32, 40, 48),
  fromHour: arbHour,
  toHour: arbHour,
  needKwh: fc.double({ min: 0, max: 150, noNaN: true }),
})

/** Some days of readings, of which a few stand as often as one of `copies`. */
export const arbYear = (...copies: readonly number[]): fc.Arbitrary<HouseYear> =>
  fc
    .record({
      day: fc.integer({ min: -10_000, max: 23_000 }),
      days: fc.integer({ min: 1, max: 12 }),
      intervalMin: fc.constantFrom(5, 15, 30, 60),
      powers: fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 1, maxLength: 200 }),
      faults: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...copies)), { maxLength: 6 }),
    })
    .map(({ day, days, intervalMin, powers, faults }) => {
      const readings = readingsOf(day, days, intervalMin, powers)
      const times = new Map(faults.map(([at, count]) => [at % readings.length, count]))
      return yearOf(
        readings.flatMap((one, index) => Array.from({ length: times.get(index) ?? 1 }, () => one)),
        intervalMin,
      )
    })
