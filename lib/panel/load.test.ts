import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadMethods } from '@/content/words/panel-check'
import { forAll } from '@/tests/for-all'
import {
  type ApplianceMethod,
  applianceMethodsFor,
  byAppliances,
  byMeter,
  type Charger,
  chargerOutputs,
  type HomeLoads,
  largestOutput,
  verdictOf,
} from './load'

const fixed = (outputAmps: number): Charger => ({ outputAmps, isManaged: true })
const free = (outputAmps: number): Charger => ({ outputAmps, isManaged: false })

/**
 * Worked by hand with paper and pencil from 220.83(A): service, square feet, nameplates, heating
 * and cooling, charger, VA of house and charger that count, verdict, and the largest output with
 * the charger's own `isManaged`.
 */
const houses = [
  ['cape, gas and oil', 100, 1200, [1200], [600, 0], free(32), 8760 + 7680, 'room', 48],
  ['cape, dryer, window units', 100, 1400, [5000, 1200], [600, 2400], free(40), 11720 + 9600, 'close', 48],
  ['ranch, gas range, central air', 100, 1600, [5000, 1200], [600, 3500], free(40), 12400 + 9600, 'close', 48],
  ['the same, electric range', 100, 1600, [12000, 5000, 1200], [600, 3500], free(40), 17200 + 9600, 'over', null],
  ['the same, fixed at 24 A', 100, 1600, [12000, 5000, 1200], [600, 3500], fixed(24), 17200 + 5760, 'close', 24],
  ['the same on 125 A', 125, 1600, [12000, 5000, 1200], [600, 3500], free(48), 17200 + 11520, 'close', 48],
  ['the same on 150 A', 150, 1600, [12000, 5000, 1200], [600, 3500], free(48), 17200 + 11520, 'room', 48],
  ['high ranch, 2 kitchens', 100, 2200, [12000, 12000, 5000, 1200], [600, 2400], free(32), 22280 + 7680, 'over', null],
  ['the same on 125 A', 125, 2200, [12000, 12000, 5000, 1200], [600, 2400], free(32), 22280 + 7680, 'close', 32],
  ['all electric', 200, 2800, [12000, 5000, 4500, 1200, 900], [14000, 4000], free(48), 25000 + 11520, 'room', 48],
  ['the same on 150 A', 150, 2800, [12000, 5000, 4500, 1200, 900], [14000, 4000], free(48), 25000 + 11520, 'over', 40],
  ['bungalow on 60 A', 60, 700, [], [600, 1200], free(16), 7800 + 7200, 'over', null],
  ['the same, fixed at 16 A', 60, 700, [], [600, 1200], fixed(16), 7800 + 3840, 'close', 24],
  ['bungalow, electric range, 60 A', 60, 700, [12000], [600, 1200], fixed(16), 12720 + 3840, 'over', null],
  ['baseboard heat', 200, 1800, [12000, 5000, 4500, 1200], [20000, 2400], free(48), 25840 + 11520, 'room', 48],
  ['baseboard heat on 150 A', 150, 1800, [12000, 5000, 4500, 1200], [20000, 2400], free(40), 25840 + 9600, 'close', 40],
  ['pool and hot tub', 200, 3000, [12000, 5000, 1200, 2200, 9600], [600, 5800], free(48), 24520 + 11520, 'room', 48],
  ['exactly 8,000 VA', 100, 1000, [500], [0, 0], free(24), 8000 + 7200, 'room', 48],
  ['load equal to the rating', 100, 1500, [4500, 4500, 1200], [0, 0], free(48), 12480 + 11520, 'close', 48],
  ['well pump', 150, 2000, [6000, 4500, 5000, 4500, 1900], [4000, 4000], free(40), 19360 + 9600, 'close', 48],
] as const

const loadOf = (home: HomeLoads, charger: Charger) => byAppliances('220.83(A)', home, charger).amps

it.each(houses)('%s, %i A', (_, service, squareFeet, nameplatesVa, climate, charger, va, verdict, largest) => {
  const home = { squareFeet, nameplatesVa, heatingVa: climate[0], coolingVa: climate[1] }
  const amps = loadOf(home, charger)
  expect(amps).toBeCloseTo(va / 240, 9)
  expect(verdictOf(amps, service)).toBe(verdict)
  expect(largestOutput(service, unit => loadOf(home, unit), charger.isManaged)).toBe(largest)
})

// Example D2(a) and D2(b) of the code's informative annex D, with the annex's 1,680 VA for a unit.
const annexA: HomeLoads = {
  squareFeet: 1500,
  nameplatesVa: [12_000, 2500, 1200, 5000],
  heatingVa: 9000,
  coolingVa: 1380,
}
const annexB: HomeLoads = {
  squareFeet: 1500,
  nameplatesVa: [8000, 5100, 4500, 1200, 5000],
  heatingVa: 1500,
  coolingVa: 6 * 1680,
}
const flat: HomeLoads = { squareFeet: 1000, nameplatesVa: [8000, 5000, 1000], heatingVa: 0, coolingVa: 0 }
const large: HomeLoads = {
  squareFeet: 2800,
  nameplatesVa: [14_000, 3000, 5000, 1500],
  heatingVa: 15_000,
  coolingVa: 6960,
}
const small: HomeLoads = { squareFeet: 700, nameplatesVa: [], heatingVa: 600, coolingVa: 1200 }

describe('the methods by appliances', () => {
  // The rows of 220.82 are the annex's own results; the others are the same houses worked by hand.
  it.each<readonly [string, ApplianceMethod, HomeLoads, number]>([
    ['D2(a), five rooms', '220.82', { ...annexA, heatControls: 'many' }, 17_880 + 3600],
    ['D2(b)', '220.82', { ...annexB, heatControls: 'few' }, 29_200],
    ['D2(a) with one control', '220.82', { ...annexA, heatControls: 'few' }, 17_880 + 5850],
    ['D2(a) with a heat pump', '220.82', annexA, 17_880 + 9000],
    ['below the reduction', '220.82', small, 6600 + 1200],
    ['D2(a)', '220.83(A)', annexA, 8000 + 0.4 * 30_700],
    ['D2(b)', '220.83(A)', annexB, 8000 + 0.4 * 34_880],
    ['1,000 sq ft', '220.83(A)', flat, 13_400],
    ['1,000 sq ft, steam', '220.83(A)', { ...flat, nameplatesVa: [...flat.nameplatesVa, 1200, 8500] }, 17_280],
    ['2,800 sq ft', '220.83(A)', large, 25_360],
    ['2,800 sq ft', '220.83(B)', large, 8000 + 0.4 * 28_400 + 15_000],
    ['D2(a)', '220.83(B)', annexA, 8000 + 0.4 * 21_700 + 9000],
    ['D2(b)', '220.83(B)', annexB, 8000 + 0.4 * 24_800 + 10_080],
    ['below the reduction', '220.83(B)', small, 6600 + 1200],
  ])('%s by %s', (_, method, one, houseVa) => {
    expect(byAppliances(method, one, fixed(0)).amps * 240).toBeCloseTo(houseVa, 6)
    expect(byAppliances(method, one, free(40)).amps * 240).toBeCloseTo(houseVa + 9600, 6)
  })

  it.each(Object.entries(loadMethods))('%s is named with its edition, and its use is one sentence', (method, words) => {
    expect(words.name).toContain(`2023 NEC, ${method}`)
    expect(words.applies).toMatch(/^For .*[^.]\.$/)
  })

  it('are open to a home by its service and by what is added', () => {
    expect(applianceMethodsFor(100, false)).toEqual(['220.83(A)', '220.82'])
    expect(applianceMethodsFor(100, true)).toEqual(['220.83(B)', '220.82'])
    expect(applianceMethodsFor(60, false)).toEqual(['220.83(A)'])
    expect(applianceMethodsFor(NaN, true)).toEqual(['220.83(B)'])
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
    expect(byMeter(peakKw, charger).amps).toBeCloseTo(amps, 3)
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
    expect(largestOutput(100, charger => byMeter(NaN, charger).amps, true)).toBeNull()
    expect(verdictOf(NaN, 100)).toBe('over')
  })
})

const va = fc.double({ min: 0, max: 20_000, noNaN: true })
const home: fc.Arbitrary<HomeLoads> = fc.record(
  {
    squareFeet: fc.double({ min: 0, max: 10_000, noNaN: true }),
    nameplatesVa: fc.array(va, { maxLength: 12 }),
    heatingVa: va,
    coolingVa: va,
    heatControls: fc.constantFrom('few', 'many'),
  },
  { requiredKeys: ['squareFeet', 'nameplatesVa', 'heatingVa', 'coolingVa'] },
)
const methods = fc.constantFrom<ApplianceMethod>('220.83(A)', '220.83(B)', '220.82')
const charger: fc.Arbitrary<Charger> = fc.record({
  outputAmps: fc.constantFrom(...chargerOutputs),
  isManaged: fc.boolean(),
})
const service = fc.constantFrom(60, 100, 125, 150, 200)
const sum = (lines: readonly { readonly va: number }[]) => lines.reduce((total, line) => total + line.va, 0)
const orZero = (amps: number | null) => amps ?? 0

describe('for every house', () => {
  it('the lines add up to the load', () => {
    forAll(home, methods, charger, fc.double({ min: 0, max: 50, noNaN: true }), (one, method, unit, peakKw) => {
      for (const { lines, amps } of [byAppliances(method, one, unit), byMeter(peakKw, unit)])
        expect(sum(lines) / 240).toBeCloseTo(amps, 6)
    })
  })

  it('heating and cooling apart from the rest never count for less, and separate controls never for more', () => {
    forAll(home, charger, (one, unit) => {
      const [a, b] = [byAppliances('220.83(A)', one, unit).amps, byAppliances('220.83(B)', one, unit).amps]
      expect(b).toBeGreaterThanOrEqual(a - 1e-6)
      const { heatControls: _, ...whole } = one
      const [many, few, all] = [{ ...one, heatControls: 'many' }, { ...one, heatControls: 'few' }, whole] as const
      const optional = (of: HomeLoads) => byAppliances('220.82', of, unit).amps
      expect(optional(many)).toBeLessThanOrEqual(optional(few))
      expect(optional(few)).toBeLessThanOrEqual(optional(all))
    })
  })

  it('a larger load never allows a larger charger', () => {
    forAll(home, methods, service, fc.boolean(), va, va, (one, method, amps, isManaged, more, feet) => {
      const larger: HomeLoads = {
        ...one,
        squareFeet: one.squareFeet + feet,
        nameplatesVa: [...one.nameplatesVa, more],
      }
      const largest = (of: HomeLoads) =>
        orZero(largestOutput(amps, unit => byAppliances(method, of, unit).amps, isManaged))
      expect(largest(larger)).toBeLessThanOrEqual(largest(one))
    })
  })

  it('a higher peak never allows a larger charger', () => {
    forAll(va, va, service, fc.boolean(), (watts, more, amps, isManaged) => {
      const largest = (peakKw: number) => orZero(largestOutput(amps, unit => byMeter(peakKw, unit).amps, isManaged))
      expect(largest((watts + more) / 1000)).toBeLessThanOrEqual(largest(watts / 1000))
    })
  })

  it('a larger service never allows a smaller charger, and a managed one never counts for more', () => {
    forAll(home, charger, service, service, (one, unit, a, b) => {
      const largest = (amps: number) => orZero(largestOutput(amps, each => loadOf(one, each), unit.isManaged))
      expect(largest(Math.min(a, b))).toBeLessThanOrEqual(largest(Math.max(a, b)))
      expect(loadOf(one, { ...unit, isManaged: true })).toBeLessThanOrEqual(loadOf(one, { ...unit, isManaged: false }))
    })
  })
})
