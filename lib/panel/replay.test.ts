import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargingAmps, type HouseYear, type Night, type Replay, traceYear } from './replay'
import { forAll, forCases } from '@/tests/for-all'
import { arbNight, arbYear, readingsOf, yearOf } from '@/tests/replay-years'

const replayYear = (year: HouseYear, night: Night): Replay => traceYear(year, night).replay

/** The rules, one after the other: every minute of every night is looked up on its own. */
function replaySlowly({ startMin, kw, intervalMin }: HouseYear, night: Night): Replay {
  const readings = Array.from(startMin, (start, index) => ({ start, kw: kw[index] ?? NaN }))
  const days = [...new Set(readings.flatMap(({ start }) => [Math.floor(start / 1440) - 1, Math.floor(start / 1440)]))]
  const results = days
    .sort((a, b) => a - b)
    .flatMap(day => {
      const from = day * 1440 + night.fromHour * 60
      const to = (night.fromHour < night.toHour ? day : day + 1) * 1440 + night.toHour * 60
      const starts = Array.from({ length: (to - from) / intervalMin }, (_, index) => from + index * intervalMin)
      const found = starts.map(start => readings.filter(one => one.start === start))
      if (found.some(same => same.length !== 1)) return []
      let left = night.needKwh
      for (const one of found.flat()) {
        const amps = Math.min(night.outputAmps, (0.8 * night.serviceAmps * 240 - 1000 * one.kw) / 240)
        const kwh = amps < 6 ? 0 : (amps * 240 * intervalMin) / 60_000
        left -= Math.min(left, kwh)
      }
      return [{ day, kwh: night.needKwh - left }]
    })
  const worstKwh = results.length === 0 ? 0 : Math.min(...results.map(({ kwh }) => kwh))
  const short = results.filter(({ kwh }) => kwh < night.needKwh - 0.001)
  return {
    nights: results.length,
    filled: results.length - short.length,
    worstKwh,
    worstDay: results.find(({ kwh }) => kwh < worstKwh + 1e-9)?.day ?? null,
    short,
  }
}

const evening: Night = { serviceAmps: 100, outputAmps: 48, fromHour: 22, toHour: 7, needKwh: 30 }

describe('a night worked by hand', () => {
  // 80% of 100 A is 19.2 kW. At 16 kW of the house, 3.2 kW are left: 13.3 A.
  const year = (kw: readonly number[]) => yearOf(readingsOf(20_000, 2, 60, kw), 60)

  it.each([
    ['nine hours with 3.2 kW to spare', [16], 28.8],
    ['the last hour counts in part', [10], 30],
    ['5.76 A are less than a car accepts', [17.82], 0],
    ['6 A and a little are not', [17.75], 13.05],
    ['a house above the limit gives nothing', [25], 0],
    ['every other hour', [25, 16], 12.8],
  ])('%s', (_, kw, kwh) => {
    const short = kwh < 30 ? [{ day: 20_000, kwh: expect.closeTo(kwh, 9) as unknown }] : []
    expect(replayYear(year(kw), evening)).toEqual({
      nights: 1,
      filled: 1 - short.length,
      worstKwh: expect.closeTo(kwh, 9) as unknown,
      worstDay: 20_000,
      short,
    })
  })

  it('is filled where it misses the need by a watt-hour, and not by two', () => {
    expect(replayYear(year([16]), { ...evening, needKwh: 28.801 }).filled).toBe(1)
    expect(replayYear(year([16]), { ...evening, needKwh: 28.802 }).filled).toBe(0)
  })

  it('starts and ends on one day where the hours rise, and has 24 hours where they are equal', () => {
    const needKwh = 1000
    expect(replayYear(year([16]), { ...evening, needKwh, fromHour: 9, toHour: 17 })).toMatchObject({
      nights: 2,
      worstKwh: expect.closeTo(8 * 3.2, 9) as unknown,
      worstDay: 20_000,
    })
    expect(replayYear(year([16]), { ...evening, needKwh, fromHour: 7, toHour: 7 })).toMatchObject({
      nights: 1,
      worstKwh: expect.closeTo(24 * 3.2, 9) as unknown,
    })
    expect(replayYear(year([16]), { ...evening, fromHour: 0, toHour: 0 }).nights).toBe(2)
  })

  it('is not there without its readings', () => {
    const none = { nights: 0, filled: 0, worstKwh: 0, worstDay: null, short: [] }
    expect(replayYear(yearOf([], 15), evening)).toEqual(none)
    expect(replayYear(year([NaN]), evening)).toEqual(none)
    expect(replayYear(year([1]), { ...evening, needKwh: NaN }).filled).toBe(0)
  })
})

describe('for every house and night', () => {
  it('a slow second way gives the same', () => {
    forCases(300, arbYear(0, 2), arbNight, (year, night) => {
      const [fast, slow] = [replayYear(year, night), replaySlowly(year, night)]
      const near = (kwh: number) => expect.closeTo(kwh, 6) as unknown
      expect(fast).toEqual({
        ...slow,
        worstKwh: near(slow.worstKwh),
        short: slow.short.map(({ day, kwh }) => ({ day, kwh: near(kwh) })),
      })
    })
  })

  it('house and charger stay within 80% of the service, and a car gets 6 A or nothing', () => {
    forAll(fc.double({ min: 0, max: 60, noNaN: true }), arbNight, (houseKw, night) => {
      const amps = chargingAmps(houseKw, night)
      expect(amps === 0 || (amps >= 6 && amps <= night.outputAmps)).toBe(true)
      if (amps > 0) expect(houseKw * 1000 + amps * 240).toBeLessThanOrEqual(0.8 * night.serviceAmps * 240 + 1e-6)
    })
  })
})

describe('clock changes', () => {
  const day = 20_000
  const quiet = readingsOf(day, 4, 15, [1])
  const at = (hours: number) => (day + 1) * 1440 + hours * 60

  it.each([
    ['the hour from 2 to 3 is not there', quiet.filter(({ start }) => start < at(2) || start >= at(3))],
    ['the hole is from 1:45 to 2:45', quiet.filter(({ start }) => start < at(1.75) || start >= at(2.75))],
    [
      'the hour from 1 to 2 comes twice',
      quiet.flatMap(one => (one.start >= at(1) && one.start < at(2) ? [one, one] : [one])),
    ],
  ])('%s: that night drops out, the others stay', (_, readings) => {
    expect(replayYear(yearOf(readings, 15), evening)).toMatchObject({ nights: 2, filled: 2, short: [] })
    expect(replayYear(yearOf(readings, 15), { ...evening, fromHour: 9, toHour: 17 }).nights).toBe(4)
  })
})

it('a year of quarter hours takes a few milliseconds', () => {
  const year = yearOf(readingsOf(20_000, 365, 15, [1, 5, 16, 18]), 15)
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    replayYear(year, evening)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(50)
})
