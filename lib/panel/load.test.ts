import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  breakerAmps,
  type Charger,
  chargerOutputs,
  type HomeLoads,
  largestOutput,
  linesByAppliances,
  linesByMeter,
  loadByAppliances,
  loadByMeter,
  verdictOf,
} from './load'

interface House {
  readonly what: string
  readonly service: number
  readonly squareFeet: number
  readonly nameplatesVa: readonly number[]
  readonly heatingVa: number
  readonly coolingVa: number
  readonly charger: Charger
  /**
   * By hand: connected VA without the charger, the part that counts, the charger, and the sum /
   * 240.
   */
  readonly connectedVa: number
  readonly demandVa: number
  readonly chargerVa: number
  readonly amps: number
  readonly verdict: 'room' | 'close' | 'over'
  /** With the charger's own `isManaged`. */
  readonly largest: number | null
}

const fixed = (outputAmps: number): Charger => ({ outputAmps, isManaged: true })
const free = (outputAmps: number): Charger => ({ outputAmps, isManaged: false })

const house = (
  what: string,
  service: number,
  squareFeet: number,
  nameplatesVa: readonly number[],
  [heatingVa, coolingVa]: readonly [number, number],
  charger: Charger,
  [connectedVa, demandVa, chargerVa, amps]: readonly [number, number, number, number],
  verdict: House['verdict'],
  largest: number | null,
): House => ({
  what,
  service,
  squareFeet,
  nameplatesVa,
  heatingVa,
  coolingVa,
  charger,
  connectedVa,
  demandVa,
  chargerVa,
  amps,
  verdict,
  largest,
})

/** Worked by hand with paper and pencil from 220.83(A); amps to two decimals. */
const houses: readonly House[] = [
  house('cape, gas and oil', 100, 1200, [1200], [600, 0], free(32), [9900, 8760, 7680, 68.5], 'room', 48),
  house(
    'cape, dryer, window units',
    100,
    1400,
    [5000, 1200],
    [600, 2400],
    free(40),
    [17300, 11720, 9600, 88.83],
    'close',
    48,
  ),
  house(
    'ranch, gas range, central air',
    100,
    1600,
    [5000, 1200],
    [600, 3500],
    free(40),
    [19000, 12400, 9600, 91.67],
    'close',
    48,
  ),
  house(
    'the same, electric range',
    100,
    1600,
    [12000, 5000, 1200],
    [600, 3500],
    free(40),
    [31000, 17200, 9600, 111.67],
    'over',
    null,
  ),
  house(
    'the same, fixed at 24 A',
    100,
    1600,
    [12000, 5000, 1200],
    [600, 3500],
    fixed(24),
    [31000, 17200, 5760, 95.67],
    'close',
    24,
  ),
  house(
    'the same on 125 A',
    125,
    1600,
    [12000, 5000, 1200],
    [600, 3500],
    free(48),
    [31000, 17200, 11520, 119.67],
    'close',
    48,
  ),
  house(
    'the same on 150 A',
    150,
    1600,
    [12000, 5000, 1200],
    [600, 3500],
    free(48),
    [31000, 17200, 11520, 119.67],
    'room',
    48,
  ),
  house(
    'high ranch with a second kitchen',
    100,
    2200,
    [12000, 12000, 5000, 1200],
    [600, 2400],
    free(32),
    [43700, 22280, 7680, 124.83],
    'over',
    null,
  ),
  house(
    'the same on 125 A',
    125,
    2200,
    [12000, 12000, 5000, 1200],
    [600, 2400],
    free(32),
    [43700, 22280, 7680, 124.83],
    'close',
    32,
  ),
  house(
    'colonial, all electric',
    200,
    2800,
    [12000, 5000, 4500, 1200, 900],
    [14000, 4000],
    free(48),
    [50500, 25000, 11520, 152.17],
    'room',
    48,
  ),
  house(
    'the same on 150 A',
    150,
    2800,
    [12000, 5000, 4500, 1200, 900],
    [14000, 4000],
    free(48),
    [50500, 25000, 11520, 152.17],
    'over',
    40,
  ),
  house('bungalow on 60 A', 60, 700, [], [600, 1200], free(16), [7800, 7800, 7200, 62.5], 'over', null),
  house('the same, fixed at 16 A', 60, 700, [], [600, 1200], fixed(16), [7800, 7800, 3840, 48.5], 'close', 24),
  house(
    'bungalow, electric range, 60 A',
    60,
    700,
    [12000],
    [600, 1200],
    fixed(16),
    [19800, 12720, 3840, 69],
    'over',
    null,
  ),
  house(
    'baseboard heat',
    200,
    1800,
    [12000, 5000, 4500, 1200],
    [20000, 2400],
    free(48),
    [52600, 25840, 11520, 155.67],
    'room',
    48,
  ),
  house(
    'baseboard heat on 150 A',
    150,
    1800,
    [12000, 5000, 4500, 1200],
    [20000, 2400],
    free(40),
    [52600, 25840, 9600, 147.67],
    'close',
    40,
  ),
  house(
    'pool and hot tub',
    200,
    3000,
    [12000, 5000, 1200, 2200, 9600],
    [600, 5800],
    free(48),
    [49300, 24520, 11520, 150.17],
    'room',
    48,
  ),
  house('exactly 8,000 VA', 100, 1000, [500], [0, 0], free(24), [8000, 8000, 7200, 63.33], 'room', 48),
  house(
    'load equal to the rating',
    100,
    1500,
    [4500, 4500, 1200],
    [0, 0],
    free(48),
    [19200, 12480, 11520, 100],
    'close',
    48,
  ),
  house(
    'well pump, heat pump water heater',
    150,
    2000,
    [6000, 4500, 5000, 4500, 1900],
    [4000, 4000],
    free(40),
    [36400, 19360, 9600, 120.67],
    'close',
    48,
  ),
]

describe('twenty houses worked by hand', () => {
  it.each(houses.map(one => [one.what, one.service, one] as const))('%s, %i A', (_, service, one) => {
    const connected =
      3 * one.squareFeet +
      4500 +
      one.nameplatesVa.reduce((sum, va) => sum + va, 0) +
      Math.max(one.heatingVa, one.coolingVa)
    expect(connected, 'the row itself').toBe(one.connectedVa)
    const amps = loadByAppliances(one, one.charger)
    expect(amps).toBeCloseTo((one.demandVa + one.chargerVa) / 240, 9)
    expect(amps).toBeCloseTo(one.amps, 2)
    expect(verdictOf(amps, service)).toBe(one.verdict)
    expect(largestOutput(service, charger => loadByAppliances(one, charger), one.charger.isManaged)).toBe(one.largest)
  })

  it('are twenty', () => {
    expect(houses).toHaveLength(20)
  })
})

describe('by the meter', () => {
  it.each([
    [9.4, free(48), 96.958],
    [9.4, free(24), 78.958],
    [9.4, fixed(24), 72.958],
    [0, free(16), 30],
    [12, fixed(16), 78.5],
  ])('%f kW', (peakKw, charger, amps) => {
    expect(loadByMeter(peakKw, charger)).toBeCloseTo(amps, 3)
  })
})

describe('what fits', () => {
  it('includes a load equal to the rating, also after rounding', () => {
    expect(largestOutput(100, () => 100, false)).toBe(48)
    expect(largestOutput(100, () => 100 + 1e-12, false)).toBe(48)
    expect(largestOutput(100, () => 100.001, false)).toBeNull()
    expect([verdictOf(80, 100), verdictOf(80.001, 100), verdictOf(100, 100)]).toEqual(['room', 'close', 'close'])
  })

  it('never includes what is not a number', () => {
    expect(largestOutput(100, () => NaN, false)).toBeNull()
    expect(largestOutput(NaN, () => 1, false)).toBeNull()
    expect(largestOutput(100, charger => loadByMeter(NaN, charger), true)).toBeNull()
    expect(verdictOf(NaN, 100)).toBe('over')
  })

  it('has the breaker of each output', () => {
    expect(chargerOutputs.map(breakerAmps)).toEqual([60, 50, 40, 30, 20])
  })
})

const va = fc.double({ min: 0, max: 20_000, noNaN: true })
const home: fc.Arbitrary<HomeLoads> = fc.record({
  squareFeet: fc.double({ min: 0, max: 10_000, noNaN: true }),
  nameplatesVa: fc.array(va, { maxLength: 12 }),
  heatingVa: va,
  coolingVa: va,
})
const charger: fc.Arbitrary<Charger> = fc.record({
  outputAmps: fc.constantFrom(...chargerOutputs),
  isManaged: fc.boolean(),
})
const service = fc.constantFrom(60, 100, 125, 150, 200)
const sum = (lines: readonly { readonly va: number }[]) => lines.reduce((total, line) => total + line.va, 0)
const orZero = (amps: number | null) => amps ?? 0

describe('for every house', () => {
  it('the lines add up to the load', () => {
    fc.assert(
      fc.property(home, charger, fc.double({ min: 0, max: 50, noNaN: true }), (one, unit, peakKw) => {
        expect(sum(linesByAppliances(one, unit)) / 240).toBeCloseTo(loadByAppliances(one, unit), 6)
        expect(sum(linesByMeter(peakKw, unit)) / 240).toBeCloseTo(loadByMeter(peakKw, unit), 6)
      }),
    )
  })

  it('a larger load never allows a larger charger', () => {
    fc.assert(
      fc.property(home, service, fc.boolean(), va, va, (one, amps, isManaged, more, feet) => {
        const larger: HomeLoads = {
          ...one,
          squareFeet: one.squareFeet + feet,
          nameplatesVa: [...one.nameplatesVa, more],
        }
        const largest = (of: HomeLoads) => orZero(largestOutput(amps, unit => loadByAppliances(of, unit), isManaged))
        expect(largest(larger)).toBeLessThanOrEqual(largest(one))
      }),
    )
  })

  it('a higher peak never allows a larger charger', () => {
    fc.assert(
      fc.property(va, va, service, fc.boolean(), (watts, more, amps, isManaged) => {
        const largest = (peakKw: number) => orZero(largestOutput(amps, unit => loadByMeter(peakKw, unit), isManaged))
        expect(largest((watts + more) / 1000)).toBeLessThanOrEqual(largest(watts / 1000))
      }),
    )
  })

  it('a larger service never allows a smaller charger, and a managed one never counts for more', () => {
    fc.assert(
      fc.property(home, charger, service, service, (one, unit, a, b) => {
        const largest = (amps: number) =>
          orZero(largestOutput(amps, each => loadByAppliances(one, each), unit.isManaged))
        expect(largest(Math.min(a, b))).toBeLessThanOrEqual(largest(Math.max(a, b)))
        expect(loadByAppliances(one, { ...unit, isManaged: true })).toBeLessThanOrEqual(
          loadByAppliances(one, { ...unit, isManaged: false }),
        )
      }),
    )
  })
})
