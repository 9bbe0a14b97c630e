import { describe, expect, it } from 'vitest'
import { exampleYearCsv } from './example-year'
import { isProblem } from './meter/problems'
import { readMeterFile } from './meter/read-file'
import { kwhOfMiles, nightInQuery, nightQuery, usualNight, withoutNight } from './night-choices'
import { type Night, nightHours, traceYear } from './replay'
import { daysIn, fieldOf, leftOut, monthsOf } from './replay-field'
import { forAll } from '@/tests/for-all'
import { arbNight, arbYear, readingsOf, yearOf } from '@/tests/replay-years'

describe('the trace', () => {
  it('holds what each night gave', () => {
    forAll(arbYear(0), arbNight, (year, night) => {
      const { replay, carKwh, nightly } = traceYear(year, night)
      expect(nightly).toHaveLength(replay.nights)
      const sum = (of: Iterable<number>) => Array.from(of).reduce((total, kwh) => total + kwh, 0)
      expect(sum(carKwh)).toBeCloseTo(sum(nightly.map(({ kwh }) => kwh)), 6)
      expect(Math.min(...nightly.map(({ kwh }) => kwh), Infinity)).toBeCloseTo(
        replay.nights === 0 ? Infinity : replay.worstKwh,
        6,
      )
    })
  })
})

describe('the field', () => {
  it('has a cell for each reading, and cars in nights alone', () => {
    forAll(arbYear(0), arbNight, (year, night) => {
      const trace = traceYear(year, night)
      const field = fieldOf(year, night, trace)
      expect(field.house.filter(Boolean)).toHaveLength(year.startMin.length)
      expect(field.car.filter(Boolean)).toHaveLength(trace.carKwh.filter(Boolean).length)
      expect(field.short.filter(Boolean)).toHaveLength(trace.replay.short.length)
      // No night is cut by the top of the field.
      const hours = Array.from({ length: nightHours(night) }, (_, hour) => (night.fromHour + hour) % 24)
      const rows = hours.map(hour => (hour - field.startHour + 24) % 24)
      expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    })
  })

  it('tells a car that was slowed down from one at full speed', () => {
    const night: Night = { serviceAmps: 100, outputAmps: 48, fromHour: 0, toHour: 3, needKwh: 100 }
    // 19.2 kW are the limit: 48 A fit beside 7 kW, not beside 10 kW, and 18 kW leave less than 6 A.
    const year = yearOf(readingsOf(20_400, 1, 60, [7, 10, 18, 0]), 60)
    const { car, house } = fieldOf(year, night, traceYear(year, night))
    expect(Array.from(car.slice(0, 4))).toEqual([2, 1, 0, 0])
    expect(Array.from(house.slice(0, 4))).toEqual([2, 3, 4, 1])
  })
})

describe('the months', () => {
  it('hold every night once', () => {
    forAll(arbYear(0), arbNight, (year, night) => {
      const trace = traceYear(year, night)
      const months = monthsOf(year, night, trace)
      const sum = (of: 'nights' | 'filled') => months.reduce((total, month) => total + month[of], 0)
      expect([sum('nights'), sum('filled')]).toEqual([trace.replay.nights, trace.replay.filled])
      const least = months.flatMap(({ leastKwh }) => leastKwh ?? [])
      // The replay takes nights within 1e-9 kWh for equal.
      if (least.length > 0) expect(Math.min(...least)).toBeCloseTo(trace.replay.worstKwh, 8)
    })
  })
})

describe('nights that are left out', () => {
  it('and those of the replay are all nights', () => {
    forAll(arbYear(0, 2), arbNight, (year, night) => {
      const trace = traceYear(year, night)
      const { all, clockChange, incomplete } = leftOut(year, night, trace)
      expect(all - clockChange - incomplete).toBe(trace.replay.nights)
    })
  })

  it.each([
    ['across midnight', usualNight, [1, 0]],
    ['after midnight', { ...usualNight, fromHour: 1 }, [1, 0]],
    ['by day', { ...usualNight, fromHour: 9, toHour: 17 }, [0, 0]],
    ['that end before', { ...usualNight, toHour: 1 }, [0, 0]],
  ] as const)('%s are called by the change of the clock', (_, night, counts) => {
    // March 8, 2026, without the hour from 2 to 3 AM.
    const sunday = Date.UTC(2026, 2, 8) / 60_000
    const readings = readingsOf(sunday / 1440 - 3, 6, 60, [1]).filter(({ start }) => start !== sunday + 120)
    const year = yearOf(readings, 60)
    const { clockChange, incomplete } = leftOut(year, night, traceYear(year, night))
    expect([clockChange, incomplete]).toEqual(counts)
  })
})

describe('the choices in a link', () => {
  it('come back as they were', () => {
    const night = { ...usualNight, serviceAmps: 150, fromHour: 20, miles: 60, milesPerKwh: 3.1, needKwh: 19.4 }
    expect(nightInQuery(`?utm_source=x&${nightQuery(night)}`)).toEqual(night)
    expect(withoutNight(`?utm_source=x&${nightQuery(night)}`)).toBe('?utm_source=x')
    expect(withoutNight(`?${nightQuery(night)}`)).toBe('')
  })

  it.each([
    '',
    '?replay=',
    '?replay=100_48_22_7_40_3.5',
    '?replay=90_48_22_7_40_3.5_11.4',
    '?replay=100_47_22_7_40_3.5_11.4',
    '?replay=100_48_24_7_40_3.5_11.4',
    '?replay=100_48_22.5_7_40_3.5_11.4',
    '?replay=100_48_22_7_x_3.5_11.4',
    '?replay=100_48_22_7_40_3.5_1e9',
    '?replay=<script>',
  ])('%s are none', search => {
    expect(nightInQuery(search)).toBeNull()
  })

  it('start with a day’s driving', () => {
    expect(usualNight.needKwh).toBe(kwhOfMiles(usualNight.miles, usualNight.milesPerKwh))
    expect(usualNight).toMatchObject({ miles: 40, milesPerKwh: 3.5, needKwh: 11.4, fromHour: 22, toHour: 6 })
  })
})

describe('the example year', () => {
  it('is read like a file of the utility, and shows what a load manager is worth', async () => {
    const file = await readMeterFile(new Blob([exampleYearCsv()]))
    if (isProblem(file)) throw new Error(file.problem)
    expect(file).toMatchObject({ intervalMin: 15, missingHours: 0, cautions: [], unit: 'kWh' })
    expect(daysIn(file.year)).toBe(365)
    const { nights, filled } = traceYear(file.year, usualNight).replay
    expect([nights, filled]).toEqual([362, 362])
    expect(leftOut(file.year, usualNight, traceYear(file.year, usualNight))).toEqual({
      all: 364,
      clockChange: 2,
      incomplete: 0,
    })
    // Its peak is in July, and most nights in which the car is slowed are.
    expect(new Date(file.peakMinute * 60_000).getUTCMonth()).toBe(6)
    // The file's peak alone would refuse the charger.
    expect((1.25 * 1000 * file.peakKw) / 240 + usualNight.outputAmps).toBeGreaterThan(usualNight.serviceAmps)
  })
})
