import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ampChoices, conduitTypes } from './constants'
import {
  CIRCUITS,
  GROUND_GAUGE,
  type MaterialRun,
  materialsOf,
  materialsOfRun,
  voltageDropOf,
  voltageDropV,
} from './materials'
import { routeOf } from './route'
import { arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

const quantities = (run: Partial<MaterialRun>) =>
  Object.fromEntries(
    materialsOfRun({ amps: 40, conduitType: 'EMT', conduitFt: 0, elbows: 0, trenchFt: 0, ...run }).map(
      ({ id, quantity, unit }) => [id, `${quantity} ${unit}`],
    ),
  )

// From 0.01 ft: a tenth of the smallest numbers is 0.
const arbRun: fc.Arbitrary<MaterialRun> = fc.record({
  amps: fc.constantFrom(...ampChoices),
  conduitType: fc.constantFrom(...conduitTypes),
  conduitFt: fc.nat(400),
  elbows: fc.nat(12),
  trenchFt: fc.oneof(fc.constant(0), fc.nat(150), fc.double({ min: 0.01, max: 150, noNaN: true })),
})

describe('materials by hand', () => {
  it('the plan at the start: 10 ft of EMT, one elbow, 40 A', () =>
    expect(quantities({ conduitFt: 10, elbows: 1 })).toEqual({
      'conduit-emt-1-2': '1 stick',
      'elbow-emt-1-2': '1 each',
      'connector-emt-1-2': '2 each',
      'strap-emt-1-2': '2 each',
      'wire-thhn-8-black': '17 ft',
      'wire-thhn-8-red': '17 ft',
      'wire-thhn-10-green': '17 ft',
      'breaker-2p-40': '1 each',
    }))

  it.each([
    [4, undefined],
    [5, '1 each'],
    [8, '1 each'],
    [9, '2 each'],
  ])('%i elbows: pull points %s', (elbows, points) =>
    expect(quantities({ conduitFt: 30, elbows })['pull-point']).toBe(points),
  )
})

describe('the sizes', () => {
  // Square inches: chapter 9, table 5 for THHN, and 40% of a conduit by table 4.
  const areas: Readonly<Record<number, number>> = { 10: 0.0211, 8: 0.0366, 6: 0.0507 }
  const fills = { EMT: { '1-2': 0.122, '3-4': 0.213 }, PVC: { '1-2': 0.114, '3-4': 0.203 } } as const
  const ampacity: Readonly<Record<number, number>> = { 10: 30, 8: 50, 6: 65 }

  it.each(ampChoices)('of a %i A circuit carry it and fit the smallest conduit', amps => {
    const { gauge, size } = CIRCUITS[amps]
    expect(ampacity[gauge]).toBeGreaterThanOrEqual(amps)
    const area = 2 * (areas[gauge] ?? NaN) + (areas[GROUND_GAUGE] ?? NaN)
    for (const type of conduitTypes) {
      expect(area).toBeLessThanOrEqual(fills[type][size])
      if (size === '3-4') expect(area).toBeGreaterThan(fills[type]['1-2'])
    }
  })
})

describe('materials of any run', () => {
  const byId = (run: MaterialRun) => new Map(materialsOfRun(run).map(line => [line.id, line.quantity]))

  it('have each id once, no empty line, and whole pieces', () => {
    forAll(arbRun, run => {
      const lines = materialsOfRun(run)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      for (const { id, quantity, unit } of lines) {
        expect(quantity).toBeGreaterThan(0)
        if (unit !== 'ft' || id.startsWith('wire')) expect(Number.isInteger(quantity)).toBe(true)
      }
    })
  })

  it('suffice: sticks cover the run, wire has 10% spare and its tails, and no strap is missing', () => {
    forAll(arbRun, run => {
      const lines = byId(run)
      const sum = (start: string) =>
        [...lines].reduce((total, [id, quantity]) => total + (id.startsWith(start) ? quantity : 0), 0)
      const wallFt = Math.max(0, run.conduitFt - run.trenchFt)
      expect(10 * sum('conduit-')).toBeGreaterThanOrEqual(wallFt + run.trenchFt)
      expect(sum('elbow-')).toBe(run.elbows)
      for (const [id, quantity] of lines)
        if (id.startsWith('wire-')) {
          expect(10 * (quantity - 6)).toBeGreaterThanOrEqual(11 * run.conduitFt)
          expect(10 * (quantity - 7)).toBeLessThan(11 * run.conduitFt)
        }
      if (wallFt > 0) expect((sum('strap-') - 1) * (run.conduitType === 'EMT' ? 10 : 3)).toBeGreaterThanOrEqual(wallFt)
    })
  })

  it('never shrink where the run grows', () => {
    forAll(arbRun, fc.nat(60), (run, more) => {
      const longer = byId({ ...run, conduitFt: run.conduitFt + more })
      for (const [id, quantity] of byId(run)) expect(longer.get(id) ?? 0).toBeGreaterThanOrEqual(quantity)
    })
  })

  it('of a plan are those of its route', () => {
    forAll(arbPlan, plan => {
      const route = routeOf(plan)
      const trenchFt = 'cameFrom' in plan.charger ? plan.trenchFt : 0
      expect(materialsOf(plan, route)).toEqual(materialsOfRun({ ...plan, ...route, trenchFt }))
    })
  })
})

describe('the voltage drop', () => {
  it('by hand: 50 ft of 8 AWG at 32 A, 100 ft of 6 AWG at 48 A', () => {
    expect(voltageDropV(50, 32, 8)).toBeCloseTo(2.4896, 10)
    expect(voltageDropV(100, 48, 6)).toBeCloseTo(4.7136, 10)
    expect(voltageDropOf({ amps: 40, conduitFt: 50 }).percent).toBeCloseTo(1.03733, 5)
  })

  it('says from where on a larger wire is usual: over 3% of 240 V', () => {
    // 7.2 V: 181.5 ft of 10 AWG at 16 A, 121 ft at 24 A; 144.6 ft of 8 AWG at 32 A, 115.7 ft at
    // 40 A; 152.7 ft of 6 AWG at 48 A.
    const limits = { 20: 181, 30: 120, 40: 144, 50: 115, 60: 152 } as const
    for (const amps of ampChoices) {
      expect(voltageDropOf({ amps, conduitFt: limits[amps] }).isHigh).toBe(false)
      expect(voltageDropOf({ amps, conduitFt: limits[amps] + 1 }).isHigh).toBe(true)
    }
  })

  it('grows with the length, from 0', () => {
    forAll(fc.constantFrom(...ampChoices), fc.nat(500), fc.nat(100), (amps, conduitFt, more) => {
      const { volts } = voltageDropOf({ amps, conduitFt })
      expect(volts).toBeGreaterThanOrEqual(0)
      expect(voltageDropOf({ amps, conduitFt: conduitFt + more }).volts).toBeGreaterThanOrEqual(volts)
    })
  })
})
